//! Moves of games beside any others: what no engine would call better serves the rules as well.

use basalt_review::{Alternative, Facts};
use basalt_rules::punct::Move;
use basalt_rules::{AnyMove, AnyPosition, SplitMix64};

use crate::games::Played;

/// For each position of a game a few pairs of moves, one played and one called better, and a reply.
pub(crate) fn of_game(game: &Played, seed: u64, pairs: usize) -> Vec<Facts> {
    let mut rng = SplitMix64::new(seed);
    let mut position = game.start.clone();
    let mut facts = Vec::new();
    for &mv in &game.moves {
        let moves = position.legal_moves();
        for _ in 0..pairs {
            facts.extend(guess(&position, mv, &moves, &mut rng));
        }
        position.play(mv).expect("a legal move");
    }
    facts
}

fn guess(
    before: &AnyPosition,
    mv: AnyMove,
    moves: &[AnyMove],
    rng: &mut SplitMix64,
) -> Option<Facts> {
    let other = rng.pick(&telling(before, moves))?;
    // As often the move of the game is the better one.
    let (played, best) = if rng.below(2) == 0 { (mv, other) } else { (other, mv) };
    let mut after = before.clone();
    after.play(played).ok()?;
    let replies = telling(&after, &after.legal_moves());
    let reply = rng.pick(&replies).filter(|_| after.to_move() != before.to_move());
    let best = Alternative::new(before, &[best], None);
    let (before, next_best) = (before.clone(), None);
    Some(Facts {
        before,
        played,
        after,
        value_before: None,
        value_after: None,
        reply,
        best,
        next_best,
    })
}

/// In PÜNCT few turns win or land on other pieces, but much is said of them.
fn telling(position: &AnyPosition, moves: &[AnyMove]) -> Vec<AnyMove> {
    let AnyPosition::Punct(position) = position else { return moves.to_vec() };
    let wins: Vec<AnyMove> = position.winning_moves().into_iter().map(AnyMove::Punct).collect();
    let occupied = position.board().occupied();
    let lands = |mv: &AnyMove| match mv {
        AnyMove::Punct(Move::Shift { to, .. }) => {
            to.spaces().into_iter().filter(|&space| occupied.contains(space)).count() > 1
        }
        _ => false,
    };
    let landings: Vec<AnyMove> = moves.iter().copied().filter(lands).collect();
    let choices = [wins, landings, moves.to_vec()];
    choices.into_iter().find(|choice| !choice.is_empty()).unwrap_or_default()
}
