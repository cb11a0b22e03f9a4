//! Positions and a plain solver for the tests.

use basalt_rules::dvonn::{Board, Phase, Position};
use basalt_rules::mix;

/// Shows every position of the stacking phases of random games.
pub(crate) fn random_games(games: u64, mut show: impl FnMut(&Position)) {
    for seed in 0..games {
        let mut position = Position::start();
        for ply in 0.. {
            let moves = position.legal_moves();
            if position.phase() == Phase::Stacking {
                show(&position);
            }
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[mix(seed << 32 | ply) as usize % moves.len()]);
        }
    }
}

/// Shows every board of the stacking phases of random games.
pub(crate) fn random_boards(games: u64, mut show: impl FnMut(&Board)) {
    random_games(games, |position| show(position.board()));
}

/// The margin that the player to move reaches if both play their best, by trying everything.
pub(crate) fn best_margin(position: &Position) -> i32 {
    let moves = position.legal_moves();
    if moves.is_empty() {
        let score = position.score();
        let player = position.to_move();
        return score[player].cast_signed() - score[player.other()].cast_signed();
    }
    let after = |mv| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        after
    };
    moves.iter().map(|&mv| -best_margin(&after(mv))).max().unwrap_or_default()
}

/// Positions near the end of random games, in which there is a choice.
pub(crate) fn endings(games: u64) -> Vec<Position> {
    let mut endings = Vec::new();
    random_games(games, |position| {
        let few = (6..=11).contains(&position.board().occupied().len());
        if few && position.legal_moves().len() > 1 && position.perft(6) < 20_000 {
            endings.push(position.clone());
        }
    });
    endings
}
