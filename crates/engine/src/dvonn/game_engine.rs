//! The bench positions of DVONN, and the importance of its moves for the clock.

use basalt_rules::dvonn::{Cell, Phase, Position};
use basalt_rules::{AnyPosition, Game};

use crate::game_engine::GameEngine;

/// Positions of games between programs, between people, and of this engine against itself: a few while the
/// board is being filled, the others in stacking, from full boards to late ones.
const BENCH: &str = include_str!("../bench/dvonn.txt");

/// Maximum bench depth in the placing phase, where a ply has many choices.
const PLACING_DEPTH: u32 = 3;

impl GameEngine for Position {
    type Memory = crate::dvonn::Memory;

    const LEVEL_RATINGS: &'static [i32] = &[
        -248, 61, 262, 609, 946, 1_133, 1_206, 1_382, 1_435, 1_521, 1_563, 1_637, 1_775, 1_982,
        2_183, 2_361, 2_450, 2_615, 2_818,
    ];

    const COMPARED_NODES: u64 = 30_000;

    const LEVEL_AGREEMENT: &'static [(u32, u32)] = &[
        (37, 366),
        (73, 368),
        (92, 366),
        (121, 357),
        (168, 389),
        (169, 339),
        (183, 369),
        (149, 307),
        (173, 321),
        (206, 360),
    ];

    fn bench_positions() -> Vec<AnyPosition> {
        let read =
            |text| AnyPosition::parse(Game::Dvonn, text).expect("a position of ours is legal");
        BENCH.lines().map(read).collect()
    }

    fn bench_depth(&self, depth: u32) -> u32 {
        match self.phase() {
            Phase::Placing => depth.min(PLACING_DEPTH),
            Phase::Stacking => depth,
        }
    }

    fn move_weights(&self) -> Vec<u32> {
        move_weights(self)
    }
}

/// Weight of most placements: a longer search hardly improves them.
const PLACING: u32 = 1;

/// The last placements with a choice are searched to the full board.
const LAST_PLACEMENTS: usize = 5;
const LAST_PLACING: u32 = 8;

/// In stacking, the number of occupied spaces measures the progress of the game. A move of each player empties at least
/// two spaces.
const PER_ROUND: usize = 2;

/// With fewer occupied spaces than this, moves no longer decide anything.
const OVER: usize = 4;

fn move_weights(position: &Position) -> Vec<u32> {
    let occupied = position.board().occupied().len();
    let (placements, stacked) = match position.phase() {
        Phase::Placing => ((Cell::COUNT - occupied).div_ceil(2), Cell::COUNT),
        Phase::Stacking => (0, occupied.max(OVER)),
    };
    let moves = (OVER..=stacked).rev().step_by(PER_ROUND);
    let placing = (0..placements)
        .rev()
        .map(|left| if (1..=LAST_PLACEMENTS).contains(&left) { LAST_PLACING } else { PLACING });
    placing.chain(moves.map(stacking_weight)).collect()
}

/// The weight of a move by the number of occupied spaces: the first twelve moves of a player decide the game, and the
/// last ones are solved at once.
fn stacking_weight(occupied: usize) -> u32 {
    match occupied {
        ..18 => 1,
        18..27 => 6,
        27.. => 16,
    }
}
