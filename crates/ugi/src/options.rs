//! UGI options.

use basalt_engine::{Level, Options};
use basalt_rules::Game;

use crate::error::Error;
use crate::words::Words;

/// An option with its new value.
pub(crate) enum OptionChange {
    /// The game that is played.
    Game(Game),
    /// Options of the engine.
    Number(Number, u64),
    /// Whether levels from 10 on evaluate by networks.
    Networks(bool),
}

/// An option of the engine that is a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Number {
    Seed,
    Level,
    Threads,
    Hash,
    MultiPv,
}

/// The greatest seed: the greatest number that every program of the family can read.
const MAX_SEED: u64 = i32::MAX as u64;

const NAMES: &str = "the name of an option (Game, Seed, Level, Threads, Hash, MultiPV, Networks)";

/// The option for networks.
const NETWORKS: &str = "Networks";

impl Number {
    const ALL: [Self; 5] = [Self::Seed, Self::Level, Self::Threads, Self::Hash, Self::MultiPv];

    fn name(self) -> &'static str {
        match self {
            Self::Seed => "Seed",
            Self::Level => "Level",
            Self::Threads => "Threads",
            Self::Hash => "Hash",
            Self::MultiPv => "MultiPV",
        }
    }

    /// The words before the value, as errors name them.
    fn place(self) -> &'static str {
        match self {
            Self::Seed => "setoption name Seed value",
            Self::Level => "setoption name Level value",
            Self::Threads => "setoption name Threads value",
            Self::Hash => "setoption name Hash value",
            Self::MultiPv => "setoption name MultiPV value",
        }
    }

    fn range(self) -> std::ops::RangeInclusive<u64> {
        match self {
            Self::Seed => 0..=MAX_SEED,
            Self::Level => u64::from(Level::LEAST.number())..=u64::from(Level::FULL.number()),
            Self::Threads => 1..=Options::MAX_THREADS as u64,
            Self::Hash => 1..=Options::MAX_MEMORY as u64,
            Self::MultiPv => 1..=Options::MAX_LINES as u64,
        }
    }

    /// Puts a value from the range in its place.
    pub(crate) fn set(self, options: &mut Options, value: u64) {
        match self {
            Self::Seed => options.seed = value,
            Self::Level => options.level = Level::new(value as u8).unwrap_or(Level::FULL),
            Self::Threads => options.threads = value as usize,
            Self::Hash => options.memory = value as usize,
            Self::MultiPv => options.lines = value as usize,
        }
    }

    fn get(self, options: &Options) -> u64 {
        match self {
            Self::Seed => options.seed,
            Self::Level => u64::from(options.level.number()),
            Self::Threads => options.threads as u64,
            Self::Hash => options.memory as u64,
            Self::MultiPv => options.lines as u64,
        }
    }

    fn declaration(self) -> String {
        let (name, range) = (self.name(), self.range());
        let default = self.get(&Options::default());
        let (least, most) = (range.start(), range.end());
        format!("option name {name} type spin default {default} min {least} max {most}")
    }
}

impl OptionChange {
    /// Reads `name <name> value <value>`; names are compared without regard to case.
    pub(crate) fn parse(mut words: Words<'_>) -> Result<Self, Error> {
        match words.next() {
            Some("name") => {}
            found => return Err(words.expected("name", found)),
        }
        let (name, has_value) = words.until("value");
        let number =
            Number::ALL.into_iter().find(|number| number.name().eq_ignore_ascii_case(&name));
        let is_game = name.eq_ignore_ascii_case("game");
        let is_networks = name.eq_ignore_ascii_case(NETWORKS);
        match number {
            _ if name.is_empty() => Err(words.expected(NAMES, None)),
            None if !is_game && !is_networks => Err(words.expected(NAMES, Some(&name))),
            _ if !has_value => Err(words.expected("value", None)),
            None if is_networks => read_check(words).map(Self::Networks),
            None => words.all().join(" ").parse().map(Self::Game).map_err(Error::Game),
            Some(number) => read(number, words).map(|value| Self::Number(number, value)),
        }
    }

    /// The lines that tell which options there are.
    pub(crate) fn declarations() -> Vec<String> {
        let default = Game::DEFAULT;
        let games = Game::ALL.map(Game::id).join(" var ");
        let game = format!("option name Game type combo default {default} var {games}");
        let networks = Options::default().networks;
        let networks = format!("option name {NETWORKS} type check default {networks}");
        std::iter::once(game)
            .chain(Number::ALL.map(Number::declaration))
            .chain(std::iter::once(networks))
            .collect()
    }
}

fn read(number: Number, words: Words<'_>) -> Result<u64, Error> {
    let mut words = words.within(number.place());
    let value = words.between("a number", number.range())?;
    words.end().map(|()| value)
}

fn read_check(words: Words<'_>) -> Result<bool, Error> {
    let mut words = words.within("setoption name Networks value");
    let value = match words.next() {
        Some("true") => true,
        Some("false") => false,
        found => return Err(words.expected("true or false", found)),
    };
    words.end().map(|()| value)
}
