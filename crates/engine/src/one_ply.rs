//! A player that tries every move once and takes the one that looks best.

use basalt_rules::{AnyMove, AnyPosition, Color};

use crate::limits::Limits;
use crate::punct;
use crate::report::{Best, Info};
use crate::score::Score;
use crate::seed::Seed;

pub(crate) fn search(
    position: &AnyPosition,
    limits: &Limits<'_>,
    seed: Seed,
    report: &mut dyn FnMut(&Info),
) -> Option<Best> {
    let judged = judge_moves(position, limits);
    let nodes = judged.len() as u64;
    let best = Best { nodes, ..seed.pick(&best_of(&judged), fingerprint(position))? };
    report(&Info { rank: 1, depth: 1, nodes, score: best.score, line: vec![best.mv] });
    Some(best)
}

/// As many moves as may be looked at, one at least, each with what it is worth.
fn judge_moves(position: &AnyPosition, limits: &Limits<'_>) -> Vec<Best> {
    let mut moves = position.legal_moves();
    if let Some(Ok(most)) = limits.nodes.map(usize::try_from) {
        moves.truncate(most.max(1));
    }
    moves.into_iter().map(|mv| Best { mv, score: judge(position, mv), nodes: 0 }).collect()
}

fn judge(position: &AnyPosition, mv: AnyMove) -> Score {
    let player = position.to_move();
    let mut after = position.clone();
    after.play(mv).expect("a legal move can be played");
    Score::of_ended(&after, player).unwrap_or_else(|| estimate(&after, player))
}

/// All moves that no other is better than.
fn best_of(judged: &[Best]) -> Vec<Best> {
    let best = judged.iter().map(|one| one.score.preference()).max();
    judged.iter().copied().filter(|one| Some(one.score.preference()) == best).collect()
}

/// What a position that is not over looks like to `player`.
fn estimate(position: &AnyPosition, player: Color) -> Score {
    match position {
        AnyPosition::Dvonn(_) => Score::Margin { hundredths: 0 },
        AnyPosition::Punct(position) => {
            Score::Chance { hundredths: punct::estimate(position, player) }
        }
    }
}

fn fingerprint(position: &AnyPosition) -> u64 {
    match position {
        AnyPosition::Dvonn(position) => position.hash(),
        AnyPosition::Punct(position) => position.hash(),
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    fn best(text: &str, limits: &Limits<'_>) -> Option<Best> {
        let position = AnyPosition::parse(Game::Dvonn, text).expect("a position");
        search(&position, limits, Seed(1), &mut |_| {})
    }

    #[test]
    fn a_finished_game_has_no_best_move() {
        assert_eq!(best("9/10/5r5/4rr4/9 w s", &Limits::none()), None);
    }

    #[test]
    fn a_forced_pass_is_no_proof() {
        let pass = best("9/10/5r5/4rrb3/9 w s", &Limits::none()).expect("a pass");
        assert_eq!(pass.mv.to_string(), "pass");
        assert!(!pass.score.is_proven());
    }

    #[test]
    fn a_move_that_ends_the_game_has_its_exact_margin() {
        let last = best("9/10/5r5/4rw(rb)3/9 w s", &Limits::none()).expect("a move");
        assert_eq!(last.score, Score::ProvenMargin(3));
    }

    #[test]
    fn limits_shorten_the_look_but_never_refuse_a_move() {
        let start = AnyPosition::start(Game::Dvonn);
        let looked_at = |limits: &Limits<'_>| judge_moves(&start, limits).len();
        assert_eq!(looked_at(&Limits { nodes: Some(5), ..Limits::none() }), 5);
        assert_eq!(looked_at(&Limits { nodes: Some(0), ..Limits::none() }), 1);
        assert_eq!(looked_at(&Limits { stop: &|| true, ..Limits::none() }), 49);
        assert_eq!(looked_at(&Limits::none()), 49);
    }

    #[test]
    fn the_seed_decides_between_equals_and_nothing_else() {
        let start = AnyPosition::start(Game::Dvonn);
        let first = |seed| search(&start, &Limits::none(), Seed(seed), &mut |_| {});
        assert_eq!(first(3), first(3));
        assert!((0..10).any(|seed| first(seed) != first(3)));
    }
}
