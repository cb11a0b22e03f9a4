//! Time until the engine has proven the result of positions of real games.

use std::cell::Cell;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use basalt_engine::{Engine, Info, Limits, Score};
use basalt_rules::AnyPosition;
use basalt_rules::dvonn::{Cell as Space, Position};

use crate::dvonn::games::{self, Game};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// A file that `play` has written.
    games: PathBuf,
    /// After how many plies of stacking.
    #[arg(long, default_value_t = 20)]
    ply: usize,
    /// Number of positions, each of another game; games that are over by then are passed over.
    #[arg(long, default_value_t = 200)]
    positions: usize,
    /// Seconds for each position.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Maximum nodes for each position.
    #[arg(long)]
    nodes: Option<u64>,
    /// Stop at the result, before the margin is known.
    #[arg(long)]
    result_only: bool,
    /// Number of threads.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Memory in MiB.
    #[arg(long, default_value_t = 256)]
    memory: usize,
}

/// When to stop searching a position.
#[derive(Clone, Copy)]
struct Effort {
    time: Duration,
    nodes: Option<u64>,
    result_only: bool,
}

/// When the result and the margin of a position were known, if they were.
struct Times {
    result: Option<Duration>,
    margin: Option<Duration>,
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let time = Duration::try_from_secs_f64(options.seconds)
        .map_err(|_| "expected a number of seconds that is not negative".to_owned())?;
    let effort = Effort { time, nodes: options.nodes, result_only: options.result_only };
    let games = games::read(&options.games)?;
    let positions = positions(&games, options.ply, options.positions);
    let settings = basalt_engine::Options {
        threads: options.threads,
        memory: options.memory,
        ..Default::default()
    };
    let progress = indicatif::ProgressBar::new(positions.len() as u64);
    let times: Vec<Times> = positions
        .iter()
        .map(|position| {
            progress.inc(1);
            // A new engine knows nothing.
            solve(position, effort, &mut Engine::new(settings))
        })
        .collect();
    progress.finish_and_clear();
    println!("{} positions after {} plies of stacking", times.len(), options.ply);
    println!("result: {}", summary(times.iter().map(|times| times.result), times.len()));
    println!("margin: {}", summary(times.iter().map(|times| times.margin), times.len()));
    Ok(())
}

/// The positions of the first games after `ply` plies of stacking.
fn positions(games: &[Game], ply: usize, most: usize) -> Vec<Position> {
    games.iter().filter_map(|game| position(game, ply)).take(most).collect()
}

/// The position of a game after `ply` plies of stacking; `None` if the game is over by then.
pub(crate) fn position(game: &Game, ply: usize) -> Option<Position> {
    let mut position = Position::start();
    for &mv in game.moves.get(..Space::COUNT + ply)? {
        position.play_unchecked(mv);
    }
    (!position.is_over()).then_some(position)
}

fn solve(position: &Position, effort: Effort, engine: &mut Engine) -> Times {
    engine.prepare(basalt_rules::Game::Dvonn);
    let started = Instant::now();
    let result = Cell::new(None);
    let mut margin = None;
    let stop =
        || started.elapsed() >= effort.time || (effort.result_only && result.get().is_some());
    let limits = Limits { stop: &stop, nodes: effort.nodes, ..Limits::none() };
    let mut report = |info: &Info| {
        if info.score.is_proven() && result.get().is_none() {
            result.set(Some(started.elapsed()));
        }
    };
    let best = engine.search(&AnyPosition::Dvonn(position.clone()), &limits, &mut report);
    if let Some(Score::ProvenMargin(_)) = best.map(|best| best.score) {
        margin = Some(started.elapsed());
    }
    Times { result: result.get().or(margin), margin }
}

/// Number of solved positions, and the time they took.
fn summary(times: impl Iterator<Item = Option<Duration>>, all: usize) -> String {
    let mut solved: Vec<f64> = times.flatten().map(|time| time.as_secs_f64()).collect();
    solved.sort_by(f64::total_cmp);
    let share = 100.0 * solved.len() as f64 / all.max(1) as f64;
    let Some(slowest) = solved.last() else { return "none solved".to_owned() };
    let at = |part: usize| solved[solved.len() * part / 100];
    format!(
        "{} solved ({share:.1} %), median {:.3} s, nine tenths {:.3} s, slowest {slowest:.3} s",
        solved.len(),
        at(50),
        at(90),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::games::tests::{by_chance, game};

    #[test]
    fn positions_are_of_games_that_go_on() {
        let games: Vec<_> = (1..=8).map(|seed| game(&by_chance(seed).0)).collect();
        let stacking = |game: &Game| game.moves.len() - Space::COUNT;
        let mut lengths: Vec<_> = games.iter().map(stacking).collect();
        lengths.sort_unstable();
        let (shortest, longest) = (lengths[0], lengths[7]);
        assert!(shortest < longest, "{lengths:?}");
        let count = |ply, most| positions(&games, ply, most).len();
        assert_eq!((count(0, 5), count(shortest - 1, 100)), (5, 8));
        assert!((1..8).contains(&count(shortest, 100)));
        assert_eq!((count(longest, 100), count(longest + 1, 100)), (0, 0));
    }

    #[test]
    fn a_position_is_that_after_the_plies_of_its_game() {
        let game = game(&by_chance(1).0);
        let mut expected = Position::start();
        for &mv in &game.moves[..49 + 3] {
            expected.play_unchecked(mv);
        }
        assert_eq!(position(&game, 3), Some(expected));
    }

    #[test]
    fn a_position_near_the_end_is_solved() {
        let position = "9/10/5r5/4rw(rb)3/9 w s".parse().expect("legal");
        let mut engine = Engine::new(basalt_engine::Options { memory: 1, ..Default::default() });
        let enough = Effort { time: Duration::from_mins(1), nodes: None, result_only: false };
        let times = solve(&position, enough, &mut engine);
        let (result, margin) = (times.result.expect("solved"), times.margin.expect("solved"));
        assert!(result <= margin);
    }

    #[test]
    fn nodes_and_the_result_end_a_search() {
        let game = game(&by_chance(1).0);
        let position = position(&game, 24).expect("not over");
        let options = basalt_engine::Options { memory: 1, ..Default::default() };
        let solve = |effort| solve(&position, effort, &mut Engine::new(options));
        let enough = Effort { time: Duration::from_mins(1), nodes: None, result_only: false };
        let times = solve(enough);
        assert!(times.result < times.margin, "the margin takes longer");
        let times = solve(Effort { result_only: true, ..enough });
        assert!(times.result.is_some() && times.margin.is_none());
        let times = solve(Effort { nodes: Some(1), ..enough });
        assert!(times.result.is_none() && times.margin.is_none());
    }

    #[test]
    fn a_summary_counts_what_was_solved() {
        let times = |millis: &[u64]| {
            let solved = millis.iter().map(|&millis| Some(Duration::from_millis(millis)));
            summary(solved.chain([None]), millis.len() + 1)
        };
        assert_eq!(
            times(&[40, 10, 30, 20]),
            "4 solved (80.0 %), median 0.030 s, nine tenths 0.040 s, slowest 0.040 s"
        );
        assert_eq!(times(&[]), "none solved");
    }
}
