//! How the two sets of positions are made, and games for records. The files in `positions` are
//! what comes out.
//!
//! One sequence of splitmix64 from seed 1 makes all choices, each uniform among the legal moves
//! in the order in which the rules list them. First every full board is filled, then each is
//! played on; the set `mid` therefore follows from the set `full`.

use basalt_rules::dvonn::{Move, Phase, Position};

use crate::random::Random;

/// How many positions a set has.
pub(crate) const COUNT: usize = 30;

/// How many stacking plies the positions of `mid` are into the game.
const MID_PLIES: usize = 16;

const SEED: u64 = 1;

/// Boards just filled, White to move.
pub(crate) fn full() -> Vec<Position> {
    full_with(&mut Random::new(SEED))
}

/// The same boards sixteen stacking plies later, passes counted. A game that is over by then is
/// played again.
pub(crate) fn mid() -> Vec<Position> {
    let mut random = Random::new(SEED);
    let full = full_with(&mut random);
    full.iter().map(|board| until_it_lasts(board, &mut random)).collect()
}

fn full_with(random: &mut Random) -> Vec<Position> {
    (0..COUNT).map(|_| filled(random)).collect()
}

fn filled(random: &mut Random) -> Position {
    let mut position = Position::start();
    while position.phase() == Phase::Placing {
        play_any(&mut position, random);
    }
    position
}

fn until_it_lasts(board: &Position, random: &mut Random) -> Position {
    loop {
        let mut position = board.clone();
        for _ in 0..MID_PLIES {
            play_any(&mut position, random);
        }
        if !position.is_over() {
            return position;
        }
    }
}

/// The moves of `count` games from start to end.
pub(crate) fn games(count: usize) -> Vec<Vec<Move>> {
    let mut random = Random::new(SEED);
    (0..count).map(|_| game(&mut random)).collect()
}

fn game(random: &mut Random) -> Vec<Move> {
    let mut position = Position::start();
    std::iter::from_fn(|| play_any(&mut position, random)).collect()
}

/// Plays any legal move; none if the game is over.
fn play_any(position: &mut Position, random: &mut Random) -> Option<Move> {
    let moves = position.legal_moves();
    let mv = *moves.get(random.below(moves.len()))?;
    position.play_unchecked(mv);
    Some(mv)
}
