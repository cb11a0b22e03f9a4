//! Limits of a `go` command.

use std::num::{NonZeroU32, NonZeroU64};
use std::time::Duration;

use basalt_engine::Level;
use basalt_rules::AnyPosition;

use crate::clock::{Clocks, within};
use crate::error::Error;
use crate::task::{Limit, TaskKind};
use crate::words::Words;

/// Limits of a `go` command.
pub(crate) enum Go {
    /// A count of the plies to this depth.
    Perft(u32),
    /// A move.
    Search(RequestedLimits),
}

/// The limits of a search as they were sent.
#[derive(Default)]
pub(crate) struct RequestedLimits {
    pub(crate) depth: Option<NonZeroU32>,
    pub(crate) nodes: Option<NonZeroU64>,
    /// Search for a win in this number of moves.
    pub(crate) mate: Option<NonZeroU32>,
    /// The moves to search, as they are written; all if it is empty.
    pub(crate) moves: Vec<String>,
    move_time: Option<Duration>,
    clocks: Clocks,
    infinite: bool,
    ponder: bool,
}

/// Deeper counts would not end in a lifetime, and no `u64` would hold them.
const MAX_PERFT_DEPTH: u32 = 20;

const LIMITS: &str = "infinite, movetime, depth, nodes, mate, ponder, searchmoves, wtime, btime, winc, binc (also \
                      p1time, p2time, p1inc, p2inc), movestogo, or perft right after go";

/// The words that may follow the moves of `searchmoves`.
const NAMES: [&str; 16] = [
    "infinite",
    "ponder",
    "searchmoves",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "wtime",
    "btime",
    "winc",
    "binc",
    "p1time",
    "p2time",
    "p1inc",
    "p2inc",
    "movestogo",
];
const COUNT: &str = "a whole number from 1 on";
const MILLISECONDS: &str = "a whole number of milliseconds";

impl Go {
    pub(crate) fn parse(mut words: Words<'_>) -> Result<Self, Error> {
        let mut wanted = RequestedLimits::default();
        let mut word = words.next();
        if word == Some("perft") {
            return read_perft(words.within("go perft")).map(Self::Perft);
        }
        while let Some(name) = word {
            word = if name == "searchmoves" {
                wanted.read_moves(&mut words)?
            } else {
                wanted.read(name, &mut words)?;
                words.next()
            };
        }
        Ok(Self::Search(wanted))
    }
}

fn read_perft(mut words: Words<'_>) -> Result<u32, Error> {
    let depth = words.between("a depth", 0..=MAX_PERFT_DEPTH)?;
    words.end().map(|()| depth)
}

impl RequestedLimits {
    /// Reads moves, one at least. The answer is the name of the limit that follows, if one does.
    fn read_moves<'w>(&mut self, words: &mut Words<'w>) -> Result<Option<&'w str>, Error> {
        let before = self.moves.len();
        loop {
            match words.next() {
                Some(word) if !NAMES.contains(&word) => self.moves.push(word.to_owned()),
                found if self.moves.len() == before => return Err(words.expected("a move", found)),
                found => return Ok(found),
            }
        }
    }

    /// Reads the limit `name`, the rest of which comes next.
    fn read(&mut self, name: &str, words: &mut Words<'_>) -> Result<(), Error> {
        let clocks = &mut self.clocks;
        match name {
            "infinite" => self.infinite = true,
            "ponder" => self.ponder = true,
            "depth" => self.depth = Some(words.number(COUNT)?),
            "nodes" => self.nodes = Some(words.number(COUNT)?),
            "mate" => self.mate = Some(words.number(COUNT)?),
            "movetime" => self.move_time = Some(duration(words)?),
            "wtime" | "p1time" => clocks.left.white = Some(duration(words)?),
            "btime" | "p2time" => clocks.left.black = Some(duration(words)?),
            "winc" | "p1inc" => clocks.increment.white = duration(words)?,
            "binc" | "p2inc" => clocks.increment.black = duration(words)?,
            "movestogo" => {
                clocks.moves_to_go = Some(words.number::<NonZeroU32>(COUNT)?.get());
            }
            _ => return Err(words.expected(LIMITS, Some(name))),
        }
        Ok(())
    }

    /// The kind of search of `position` that is wanted of a player of this level.
    pub(crate) fn kind(&self, position: &AnyPosition, level: Level) -> Result<TaskKind, Error> {
        let limit = match self.time(position)? {
            Some(time) => Limit::Time(time),
            // Every other level searches a fixed number of nodes.
            None if self.depth.is_none() && self.nodes.is_none() && level == Level::FULL => {
                Limit::None
            }
            None => Limit::Work,
        };
        Ok(match self {
            Self { infinite: true, .. } => TaskKind::Infinite,
            Self { ponder: true, .. } => TaskKind::Ponder { limit },
            _ => TaskKind::Search { limit },
        })
    }

    /// The time to think about `position`; `None` if time does not matter.
    fn time(&self, position: &AnyPosition) -> Result<Option<Duration>, Error> {
        let move_time = self.move_time.map(within);
        if !self.clocks.running() {
            return Ok(move_time);
        }
        let no_time = Error::NoTime { player: position.to_move() };
        let budget = self.clocks.budget(position).ok_or(no_time)?;
        Ok(Some(move_time.map_or(budget, |most| most.min(budget))))
    }
}

fn duration(words: &mut Words<'_>) -> Result<Duration, Error> {
    words.number(MILLISECONDS).map(Duration::from_millis)
}
