//! How soon the engine knows how positions of real games end.

use std::cell::Cell;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use basalt_engine::{Engine, Info, Limits, Score};
use basalt_rules::AnyPosition;
use basalt_rules::dvonn::{Cell as Space, Position};

use crate::games::{self, Game};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// A file that `play` has written.
    games: PathBuf,
    /// After how many plies of stacking.
    #[arg(long, default_value_t = 20)]
    ply: usize,
    /// How many positions, each of another game; games that are over by then are passed over.
    #[arg(long, default_value_t = 200)]
    positions: usize,
    /// How many seconds each gets.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// How many threads.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// How much memory, in MiB.
    #[arg(long, default_value_t = 256)]
    memory: usize,
}

/// When the result and the margin of a position were known, if they were.
struct Times {
    result: Option<Duration>,
    margin: Option<Duration>,
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let limit = Duration::try_from_secs_f64(options.seconds)
        .map_err(|_| "expected a number of seconds that is not negative".to_owned())?;
    let games = games::read(&options.games)?;
    let positions: Vec<Position> = games
        .iter()
        .filter_map(|game| position(game, options.ply))
        .take(options.positions)
        .collect();
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
            solve(position, limit, &mut Engine::new(settings))
        })
        .collect();
    progress.finish_and_clear();
    println!("{} positions after {} plies of stacking", times.len(), options.ply);
    println!("result: {}", summary(times.iter().map(|times| times.result), times.len()));
    println!("margin: {}", summary(times.iter().map(|times| times.margin), times.len()));
    Ok(())
}

/// The position of a game after so many plies of stacking; nothing if the game is over by then.
fn position(game: &Game, ply: usize) -> Option<Position> {
    let mut position = Position::start();
    for &mv in game.moves.get(..Space::COUNT + ply)? {
        position.play_unchecked(mv);
    }
    (!position.is_over()).then_some(position)
}

fn solve(position: &Position, limit: Duration, engine: &mut Engine) -> Times {
    engine.prepare();
    let started = Instant::now();
    let result = Cell::new(None);
    let mut margin = None;
    let limits = Limits { stop: &|| started.elapsed() >= limit, ..Limits::none() };
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

/// How many were solved, and how long they took.
fn summary(times: impl Iterator<Item = Option<Duration>>, all: usize) -> String {
    let mut solved: Vec<f64> = times.flatten().map(|time| time.as_secs_f64()).collect();
    solved.sort_by(f64::total_cmp);
    let share = 100.0 * solved.len() as f64 / all.max(1) as f64;
    let at = |part: usize| solved.get(solved.len() * part / 100).copied().unwrap_or(f64::NAN);
    format!(
        "{} solved ({share:.1} %), median {:.3} s, nine tenths {:.3} s, slowest {:.3} s",
        solved.len(),
        at(50),
        at(90),
        solved.last().copied().unwrap_or(f64::NAN),
    )
}
