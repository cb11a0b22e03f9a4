//! Puzzles mined from fresh games: all threads play and search until the time is up.

pub(crate) mod difficulty;

use std::fmt;
use std::time::{Duration, Instant};

use basalt_engine::{Engine, Level, Options};
use basalt_learn::puzzles::Aim;
use basalt_rules::{AnyMove, AnyPosition, SplitMix64};

use crate::lines::Output;

/// Options of a task that mines puzzles.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct MineOptions {
    /// Seconds after which no new game begins and games under way are left.
    #[arg(long, default_value_t = 60.0)]
    seconds: f64,
    #[command(flatten)]
    output: Output,
}

/// The time at which a miner has to stop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline(Instant);

impl Deadline {
    pub(crate) fn after(time: Duration) -> Self {
        Self(Instant::now() + time)
    }

    pub(crate) fn is_over(self) -> bool {
        Instant::now() >= self.0
    }
}

impl MineOptions {
    /// Adds the puzzles of game after game to the file. `mine` gets a generator of its own for each game.
    pub(crate) fn run(
        &self,
        mine: impl Fn(&mut SplitMix64, Deadline) -> Vec<Find> + Sync,
    ) -> Result<(), String> {
        let time = Duration::try_from_secs_f64(self.seconds)
            .map_err(|_| "expected a number of seconds that is not negative".to_owned())?;
        let deadline = Deadline::after(time);
        self.output.append_until(deadline, |number| {
            let mut rng = SplitMix64::for_stream(self.output.seed, number);
            mine(&mut rng, deadline).iter().map(ToString::to_string).collect()
        })
    }
}

/// A puzzle that was found, without its id.
pub(crate) struct Find {
    pub(crate) position: AnyPosition,
    pub(crate) aim: Aim,
    pub(crate) rating: u32,
    pub(crate) line: Vec<AnyMove>,
    /// Other right first moves.
    pub(crate) also: Vec<AnyMove>,
}

impl fmt::Display for Find {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, aim, rating, line, also } = self;
        write!(f, "{}\t{aim}\t{rating}\t{position}\t{}", position.game(), words(line))?;
        if also.is_empty() { Ok(()) } else { write!(f, "\t{}", words(also)) }
    }
}

fn words(moves: &[AnyMove]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A player of any level.
pub(crate) struct LevelPlayer(Engine);

/// Table size of a player, in MiB. The levels below the highest use no more.
const PLAYER_MEMORY: usize = 8;

impl Default for LevelPlayer {
    fn default() -> Self {
        Self(Engine::new(Options { memory: PLAYER_MEMORY, ..Options::default() }))
    }
}

impl LevelPlayer {
    /// The move of a level.
    pub(crate) fn choose(
        &mut self,
        position: &AnyPosition,
        level: u8,
        seed: u64,
    ) -> Option<AnyMove> {
        let level = Level::new(level).unwrap_or(Level::LEAST);
        self.0.set_options(Options { level, seed, ..self.0.options() });
        let limits = basalt_engine::Limits::none();
        self.0.search(position, &limits, &mut |_| {}).map(|best| best.mv)
    }
}

/// Plays a game to its end and returns all its positions. A part of the moves, and the first ones, are left to chance.
pub(crate) fn play_game(
    start: AnyPosition,
    levels: [u8; 2],
    chance: Chance,
    rng: &mut SplitMix64,
    deadline: Deadline,
) -> Vec<AnyPosition> {
    let mut players = LevelPlayer::default();
    let seed = rng.next_u64();
    let mut positions = vec![start];
    while let Some(position) = positions.last().filter(|last| last.outcome().is_none()) {
        if deadline.is_over() {
            return Vec::new();
        }
        let legal = position.legal_moves();
        let by_chance = positions.len() <= chance.first || rng.below(100) < chance.percent;
        let level = levels[position.to_move() as usize];
        let chosen = if by_chance { None } else { players.choose(position, level, seed) };
        let Some(mv) = chosen.or_else(|| rng.pick(&legal)) else { break };
        let mut next = position.clone();
        if next.play(mv).is_err() {
            break;
        }
        positions.push(next);
    }
    positions
}

/// The share of moves that are left to chance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chance {
    /// All moves up to this number.
    pub(crate) first: usize,
    /// The percentage of later moves.
    pub(crate) percent: usize,
}
