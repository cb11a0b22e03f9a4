//! Recipes for the two sets of positions, and for games of records. They have produced the files in `positions`.
//!
//! One sequence of splitmix64 from seed 1 makes all choices, each uniform among the legal moves
//! in the order in which the rules list them. First every full board is filled, then each is
//! played on; the set `mid` therefore follows from the set `full`.

use basalt_rules::dvonn::{Move, Phase, Position};
use basalt_rules::{AnyMove, Game, SplitMix64};

use crate::records;

/// The number of positions in a set.
pub(crate) const COUNT: usize = 30;

/// The number of stacking plies before the positions of `mid`.
const MID_PLIES: usize = 16;

const SEED: u64 = 1;

/// Boards just filled, White to move.
pub(crate) fn full() -> Vec<Position> {
    full_with(&mut SplitMix64::new(SEED))
}

/// The same boards sixteen stacking plies later, passes counted. A game that is over by then is
/// played again.
pub(crate) fn mid() -> Vec<Position> {
    let mut rng = SplitMix64::new(SEED);
    let full = full_with(&mut rng);
    full.iter().map(|board| until_it_lasts(board, &mut rng)).collect()
}

fn full_with(rng: &mut SplitMix64) -> Vec<Position> {
    (0..COUNT).map(|_| filled(rng)).collect()
}

fn filled(rng: &mut SplitMix64) -> Position {
    let mut position = Position::start();
    while position.phase() == Phase::Placing {
        play_any(&mut position, rng);
    }
    position
}

fn until_it_lasts(board: &Position, rng: &mut SplitMix64) -> Position {
    loop {
        let mut position = board.clone();
        for _ in 0..MID_PLIES {
            play_any(&mut position, rng);
        }
        if !position.is_over() {
            return position;
        }
    }
}

/// The moves of `count` games from start to end.
pub(crate) fn games(count: usize) -> Vec<Vec<Move>> {
    let mut rng = SplitMix64::new(SEED);
    (0..count).map(|_| game(&mut rng)).collect()
}

fn game(rng: &mut SplitMix64) -> Vec<Move> {
    let mut position = Position::start();
    std::iter::from_fn(|| play_any(&mut position, rng)).collect()
}

/// A random number below `bound`; 0 if that is 0. The published positions depend on this way to scale.
pub(crate) fn below(bound: usize, rng: &mut SplitMix64) -> usize {
    ((u128::from(rng.next_u64()) * bound as u128) >> 64) as usize
}

/// Plays any legal move; none if the game is over.
fn play_any(position: &mut Position, rng: &mut SplitMix64) -> Option<Move> {
    let moves = position.legal_moves();
    let mv = *moves.get(below(moves.len(), rng))?;
    position.play_unchecked(mv);
    Some(mv)
}

/// A file of DVONN games that were played out.
pub(crate) fn file(games: usize) -> String {
    let moves = self::games(games);
    records::file_of(
        Game::Dvonn,
        moves.into_iter().map(|game| game.into_iter().map(AnyMove::Dvonn).collect()),
    )
}
