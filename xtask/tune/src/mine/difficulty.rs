//! The first rating of a puzzle: which levels of the engine solve it.

use basalt_rules::{AnyMove, AnyPosition};

use super::LevelPlayer;

/// The levels that try a puzzle, from the lowest on, each with a seed of its own. Low levels overlook moves by chance,
/// so they try twice.
const TRIES: [(u8, u64); 20] = [
    (1, 1),
    (1, 2),
    (2, 1),
    (2, 2),
    (3, 1),
    (3, 2),
    (4, 1),
    (4, 2),
    (5, 1),
    (5, 2),
    (6, 1),
    (7, 1),
    (8, 1),
    (9, 1),
    (10, 1),
    (11, 1),
    (12, 1),
    (13, 1),
    (14, 1),
    (15, 1),
];

/// After this number of successes in a row, the higher levels are assumed to succeed as well.
const ENOUGH: usize = 5;

/// The rating of a level on the scale of puzzles.
fn level_rating(level: u8) -> f64 {
    600.0 + 100.0 * f64::from(level)
}

/// The range of the first ratings of puzzles.
const RATINGS: std::ops::RangeInclusive<u32> = 600..=2400;

/// The rating of a puzzle, by whether the level with a seed solves it.
pub(crate) fn rating(mut solves: impl FnMut(u8, u64) -> bool) -> u32 {
    let mut results = Vec::new();
    let mut in_a_row = 0;
    for (level, seed) in TRIES {
        let is_success = in_a_row >= ENOUGH || solves(level, seed);
        in_a_row = if is_success { in_a_row + 1 } else { 0 };
        results.push((level_rating(level), is_success));
    }
    likeliest(&results)
}

/// The rating at which results like these are most probable. A win over and a loss against a level beyond either end keep
/// it finite.
fn likeliest(results: &[(f64, bool)]) -> u32 {
    let ends = [(level_rating(0), false), (level_rating(17), true)];
    let log_likelihood = |rating: &u32| -> f64 {
        let rating = f64::from(*rating);
        let one = |&(level, solved): &(f64, bool)| {
            let solves = 1.0 / (1.0 + 10_f64.powf((rating - level) / 400.0));
            if solved { solves.ln() } else { (1.0 - solves).ln() }
        };
        results.iter().chain(&ends).map(one).sum()
    };
    let better = |a: &u32, b: &u32| log_likelihood(a).total_cmp(&log_likelihood(b));
    RATINGS.step_by(5).max_by(better).unwrap_or(*RATINGS.start())
}

/// Whether a level finds every move of the player in a line, or a right first move.
pub(crate) fn solves(
    player: &mut LevelPlayer,
    start: &AnyPosition,
    line: &[AnyMove],
    right: &[AnyMove],
    (level, seed): (u8, u64),
) -> bool {
    let mut position = start.clone();
    for (number, &mv) in line.iter().enumerate() {
        if position.to_move() == start.to_move() {
            let chosen = player.choose(&position, level, seed);
            let is_right = |chosen| chosen == mv || (number == 0 && right.contains(&chosen));
            if !chosen.is_some_and(is_right) {
                return false;
            }
            if chosen != Some(mv) {
                return true;
            }
        }
        if position.play(mv).is_err() {
            return false;
        }
        pass_where_forced(&mut position);
    }
    true
}

/// Passes as long as nothing else is possible.
pub(crate) fn pass_where_forced(position: &mut AnyPosition) {
    let pass = AnyMove::pass(position.game());
    while position.outcome().is_none() && position.play(pass).is_ok() {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_levels_fail_a_puzzle_the_higher_its_rating() {
        let ratings: Vec<u32> = (1..=16).map(|least| rating(|level, _| level >= least)).collect();
        assert!(ratings.is_sorted_by(|a, b| a < b), "{ratings:?}");
        assert!(ratings.iter().all(|rating| RATINGS.contains(rating)));
        // A level solves half of the puzzles that are as hard as it is strong.
        let middle = f64::from(ratings[8]);
        assert!((level_rating(8) - 100.0..level_rating(9) + 100.0).contains(&middle), "{middle}");
    }

    #[test]
    fn a_line_is_solved_by_all_its_moves_or_by_another_first_one() {
        let start = "9/10/3wwbrrrb1/10/9 w s".parse().expect("a position");
        let start = AnyPosition::Dvonn(start);
        let moves = |text: &str| -> Vec<AnyMove> {
            text.split(' ').map(|mv| AnyMove::parse(start.game(), mv).expect(mv)).collect()
        };
        let mut player = LevelPlayer::default();
        let line = moves("e3f3 j3i3 f3h3");
        assert!(solves(&mut player, &start, &line, &[], (15, 1)));
        assert!(!solves(&mut player, &start, &moves("d3e3"), &[], (15, 1)));
        assert!(solves(&mut player, &start, &moves("d3e3"), &line[..1], (15, 1)));
    }
}
