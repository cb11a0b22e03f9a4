//! The bench positions of PÜNCT, and the importance of its turns for the clock.

use basalt_rules::punct::Position;
use basalt_rules::{AnyPosition, Game};

use crate::game_engine::GameEngine;

/// Positions of games of this engine against itself, from early to late, of both variants: the name of the game and
/// the position.
const BENCH: &str = include_str!("../bench/punct.txt");

/// The depth of the expected line, not of all lines that are searched.
const BENCH_DEPTH: u32 = 8;

/// The number of further turns that the clock has to last for: a player has 18 pieces to place, and moves
/// some of them.
const TURNS: usize = 25;

impl GameEngine for Position {
    type Memory = crate::punct::Memory;

    const LEVEL_RATINGS: &'static [i32] = &[
        -1_196, -952, -609, -423, -324, -121, -19, 190, 309, 410, 527, 698, 787, 875, 963, 1_087,
        1_207, 1_290, 1_314,
    ];

    const COMPARED_NODES: u64 = 2_000;

    const LEVEL_AGREEMENT: &'static [(u32, u32)] = &[
        (14, 478),
        (19, 426),
        (35, 430),
        (40, 454),
        (58, 499),
        (80, 432),
        (97, 507),
        (179, 626),
        (142, 593),
        (338, 554),
    ];

    fn bench_positions() -> Vec<AnyPosition> {
        BENCH.lines().map(bench_position).collect()
    }

    fn bench_depth(&self, depth: u32) -> u32 {
        depth.min(BENCH_DEPTH)
    }

    fn move_weights(&self) -> Vec<u32> {
        vec![1; TURNS]
    }
}

/// A line that begins with the name of a game.
fn bench_position(line: &str) -> AnyPosition {
    let (game, text) = line.split_once('\t').expect("a line of ours names its game");
    let game: Game = game.parse().expect("a game of ours");
    AnyPosition::parse(game, text).expect("a position of ours is legal")
}
