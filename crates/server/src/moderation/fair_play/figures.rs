//! The figures of a player from games that were compared with the engine.

use basalt_engine::expected_agreement;
use basalt_referee::{Pace, Player};
use basalt_rules::Game;
use basalt_store::{ComparedGame, ComparedMove, PlayerId};
use basalt_wire::FairPlayFigures;

use super::statistics::{Interval, difference, mean_and_spread, rank_correlation, rate, share};

/// The rating of a player who had none when a game began.
const FIRST_RATING: i32 = 1_500;

/// The figures of each game that a player has played and that is compared.
pub(super) fn figures(player: PlayerId, games: &[ComparedGame]) -> Vec<FairPlayFigures> {
    let of_game = |game: Game| {
        let own = games.iter().filter(|one| one.header.terms.game == game);
        let own: Vec<Played<'_>> = own.filter_map(|one| Played::of(player, one)).collect();
        (!own.is_empty()).then(|| figures_of(game, &own))
    };
    Game::ALL.into_iter().filter_map(of_game).collect()
}

/// A game that is compared.
struct Played<'a> {
    rating: i32,
    is_live: bool,
    moves: &'a [ComparedMove],
    focus_losses: u32,
}

impl<'a> Played<'a> {
    fn of(player: PlayerId, game: &'a ComparedGame) -> Option<Self> {
        let moves = game.moves.as_deref()?;
        let color = game.header.color_of(player)?;
        let rating = match game.header.seats[color].player {
            Player::Member { rating: Some(rating), .. } => rating.value,
            Player::Member { rating: None, .. }
            | Player::Guest { .. }
            | Player::Computer { .. } => FIRST_RATING,
        };
        let is_live = matches!(game.header.terms.pace, Pace::Live { .. });
        Some(Self { rating, is_live, moves, focus_losses: game.focus_losses })
    }
}

fn figures_of(game: Game, games: &[Played<'_>]) -> FairPlayFigures {
    let moves = || games.iter().flat_map(|one| one.moves);
    let compared = moves().count() as u32;
    let agreement = share(moves().filter(|one| one.agrees).count() as u32, compared);
    let expected = expected(game, games);
    let timed: Vec<(f64, f64)> = moves()
        .filter_map(|one| {
            let seconds = one.spent? as f64 / 1_000.0;
            // The closer the two best moves are, the harder the choice.
            Some((seconds, -f64::from(one.gap)))
        })
        .collect();
    let all_seconds: Vec<f64> = timed.iter().map(|&(seconds, _)| seconds).collect();
    let (seconds, spread) = mean_and_spread(&all_seconds).unzip();
    let live: Vec<&Played<'_>> = games.iter().filter(|one| one.is_live).collect();
    let losses = live.iter().map(|one| one.focus_losses).sum();
    FairPlayFigures {
        game,
        games: games.len() as u32,
        moves: compared,
        agreement: agreement.map(Interval::estimate),
        expected: expected.map(Interval::estimate),
        excess: agreement
            .zip(expected)
            .map(|(agreement, expected)| difference(agreement, expected).estimate()),
        seconds: seconds.map(Interval::estimate),
        spread: spread.map(Interval::estimate),
        difficulty: rank_correlation(&timed).map(Interval::estimate),
        focus_losses: rate(losses, live.len() as u32).map(Interval::estimate),
    }
}

/// The share of agreeing moves that is normal for the ratings that the player had, each game counted by its moves. The errors of
/// the norms depend on each other, so they are not made smaller by many games.
fn expected(game: Game, games: &[Played<'_>]) -> Option<Interval> {
    let (mut sum, mut errors, mut count) = (0.0, 0.0, 0.0);
    for one in games {
        let (norm, moves) = (expected_agreement(game.title(), one.rating), one.moves.len() as f64);
        sum += norm.share * moves;
        errors += norm.error * moves;
        count += moves;
    }
    (count > 0.0).then(|| Interval::around(sum / count, errors / count).within(0.0, 1.0))
}
