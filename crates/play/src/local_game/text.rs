//! A running game as a game record: the browser stores a text that every tool reads.
//!
//! Besides the moves, the result and the tags that all records have:
//!
//! | tag | value |
//! | --- | --- |
//! | `WhiteSeat`, `BlackSeat` | `person` or `computer 7` |
//! | `BoardSeed` | what a full board was made from |
//! | `TimeControl` | as in PGN, in seconds: `300+3` |
//! | `Clocks` | what White and Black have left: `0:04:59.5 0:05:00` |
//! | `PlacedFrom` | the first ply that was placed by chance, counted from 1 |
//! | `FinishedFrom` | the first ply from which on the computer plays for a person |
//!
//! The cursor and plies that were taken back are not kept.

use std::str::FromStr;
use std::time::Duration;

use basalt_records::{
    Clock, Line, MoveNode, Record, RecordError, ReplayError, TagError, Tags, Termination,
};
use basalt_rules::{AnyPosition, ByColor, Color, Outcome};

use super::viewed::Viewed;
use super::{Asked, LocalGame, Ply};
use crate::{Clocks, Ending, Players, Seat, Start, TimeControl};
use basalt_rules::sentence::quote;

pub(super) const WHITE_SEAT: &str = "WhiteSeat";
pub(super) const BLACK_SEAT: &str = "BlackSeat";
const BOARD_SEED: &str = "BoardSeed";
const TIME_CONTROL: &str = "TimeControl";
const CLOCKS: &str = "Clocks";
const PLACED_FROM: &str = "PlacedFrom";
const FINISHED_FROM: &str = "FinishedFrom";

/// The tags that follow from the game.
const OWN: [&str; 8] = [
    Termination::TAG,
    WHITE_SEAT,
    BLACK_SEAT,
    BOARD_SEED,
    TIME_CONTROL,
    CLOCKS,
    PLACED_FROM,
    FINISHED_FROM,
];

/// Why a text is not the text of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// It is no game record.
    Record(RecordError),
    /// The game was not played by the rules.
    Replay(ReplayError),
    /// A tag that says something impossible.
    Tag {
        /// The name of the tag.
        name: &'static str,
        /// The value that was found.
        found: String,
    },
    /// There are too many tags to add to.
    Tags(TagError),
}

impl LocalGame {
    /// The game as a text to store, with the clocks as they are now.
    pub fn to_text(&self, now: Duration) -> String {
        self.to_record(now).to_string()
    }

    /// Reads a stored game. Its clocks stand until [`LocalGame::resume`].
    pub fn from_text(text: &str) -> Result<Self, ReadError> {
        Self::from_record(&text.parse().map_err(ReadError::Record)?)
    }

    /// Says something about the game in its record: `White`, `Black`, `Date` or any other tag that does not follow
    /// from the game.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if OWN.contains(&name) {
            return Err(TagError::Reserved { name: name.to_owned() });
        }
        let most = Tags::MAX_TAGS - OWN.len();
        if self.tags.iter().count() >= most && self.tags.get(name).is_none() {
            return Err(TagError::TooMany { most });
        }
        self.tags.set(name, value)
    }

    /// The game as a game record, with the clocks as they are now.
    pub fn to_record(&self, now: Duration) -> Record {
        let mut record = Record::new(self.position_after(0).clone());
        record.tags = self.tags.clone();
        for (name, value) in self.own_tags(now) {
            record.tags.set(name, &value).expect("there is room for the game's own tags");
        }
        record.line = Line { nodes: self.plies().iter().map(node).collect(), ..Line::default() };
        record.result = self.ending().and_then(Ending::outcome);
        record.set_termination(self.decided.map_or(Termination::Unterminated, termination));
        record.settle();
        record
    }

    fn own_tags(&self, now: Duration) -> Vec<(&'static str, String)> {
        let number = |from: usize| (from + 1).to_string();
        let seed = match self.start {
            Start::RandomBoard { seed, .. } => Some(seed.to_string()),
            Start::Empty(_) | Start::Position(_) => None,
        };
        let clocks = self.clocks.as_ref();
        [
            (WHITE_SEAT, Some(self.players.white.to_string())),
            (BLACK_SEAT, Some(self.players.black.to_string())),
            (BOARD_SEED, seed),
            (TIME_CONTROL, clocks.map(|clocks| clocks.control().to_string())),
            (CLOCKS, clocks.map(|clocks| clocks_text(clocks, now))),
            (PLACED_FROM, self.asked.placing.map(number)),
            (FINISHED_FROM, self.asked.finishing.map(number)),
        ]
        .into_iter()
        .filter_map(|(name, value)| Some((name, value?)))
        .collect()
    }

    /// Creates the game of a record. A record without seats becomes a game of two people. Variations and comments are
    /// left out.
    pub fn from_record(record: &Record) -> Result<Self, ReadError> {
        Self::from_record_with(record, players(&record.tags)?)
    }

    /// The game of a record, played on by these players whatever seats the record names.
    pub fn from_record_with(record: &Record, players: Players) -> Result<Self, ReadError> {
        record.replay().map_err(ReadError::Replay)?;
        let mut game = Self {
            start: start(record),
            players,
            history: Viewed::new(record.start.clone()),
            clocks: None,
            decided: None,
            asked: asked(&record.tags)?,
            undone: Vec::new(),
            locked: 0,
            tags: Tags::default(),
        };
        for node in &record.line.nodes {
            game.put(node);
        }
        game.check_asked(&record.tags)?;
        game.clocks = game.read_clocks(&record.tags)?;
        game.keep_tags(&record.tags).map_err(ReadError::Tags)?;
        game.decided = decided(record, game.latest());
        if game.decided.is_none() {
            game.play_forced(Duration::ZERO);
        }
        Ok(game)
    }

    /// Adds a ply of a record that was found to be legal.
    fn put(&mut self, node: &MoveNode) {
        let (player, by) = (self.latest().to_move(), self.author(node.mv));
        let left = node.notes().comment.clock.map(|clock| Duration::from_millis(clock.millis()));
        let ply = Ply { player, mv: node.mv, by, left };
        self.history.push(ply).expect("the record was replayed");
    }

    /// Checks that a person could ask for help at the plies that the tags name.
    fn check_asked(&self, tags: &Tags) -> Result<(), ReadError> {
        let placing = |from| self.position_after(from).is_placing() && !self.latest().is_placing();
        if !self.asked.placing.is_none_or(placing) {
            return Err(bad(tags, PLACED_FROM));
        }
        let finishing = |from| {
            let position = self.position_after(from);
            from <= self.plies().len() && position.is_decided_for(position.to_move())
        };
        if !self.asked.finishing.is_none_or(finishing) {
            return Err(bad(tags, FINISHED_FROM));
        }
        Ok(())
    }

    fn read_clocks(&self, tags: &Tags) -> Result<Option<Clocks>, ReadError> {
        // Other programs write other things there; their games have no clocks here.
        let Ok(Some(control)) = read::<TimeControl>(tags, TIME_CONTROL) else { return Ok(None) };
        let left = match tags.get(CLOCKS) {
            Some(text) => read_left(text).ok_or_else(|| bad(tags, CLOCKS))?,
            None => ByColor::from_fn(|color| self.last_left(color).unwrap_or(control.base())),
        };
        Ok(Some(Clocks::with_left(control, left)))
    }

    fn last_left(&self, color: Color) -> Option<Duration> {
        self.plies().iter().rev().find(|ply| ply.player == color)?.left
    }

    fn keep_tags(&mut self, tags: &Tags) -> Result<(), TagError> {
        let others = tags.iter().filter(|(name, _)| !OWN.contains(name));
        others.into_iter().try_for_each(|(name, value)| self.set_tag(name, value))
    }
}

fn node(ply: &Ply) -> MoveNode {
    let mut node = MoveNode::new(ply.mv);
    if let Some(left) = ply.left {
        node.notes_mut().comment.clock = Some(clock(left));
    }
    node
}

fn clock(left: Duration) -> Clock {
    Clock::from_millis(left.as_millis() as u64)
}

fn clocks_text(clocks: &Clocks, now: Duration) -> String {
    let left = |color| clock(clocks.left(color, now));
    format!("{} {}", left(Color::White), left(Color::Black))
}

fn read_left(text: &str) -> Option<ByColor<Duration>> {
    let (white, black) = text.split_once(' ')?;
    let read =
        |text: &str| text.parse().ok().map(|clock: Clock| Duration::from_millis(clock.millis()));
    Some(ByColor { white: read(white)?, black: read(black)? })
}

/// The value of a tag, if it is there.
pub(super) fn read<T: FromStr>(tags: &Tags, name: &'static str) -> Result<Option<T>, ReadError> {
    tags.get(name).map(|text| text.parse().map_err(|_| bad(tags, name))).transpose()
}

fn bad(tags: &Tags, name: &'static str) -> ReadError {
    ReadError::Tag { name, found: quote(tags.get(name).unwrap_or_default()) }
}

fn start(record: &Record) -> Start {
    let board = |seed| Start::RandomBoard { game: record.game(), seed };
    let seed = read(&record.tags, BOARD_SEED).ok().flatten();
    match seed.map(board).filter(|board| board.position() == record.start) {
        Some(board) => board,
        None if record.is_from_setup() => Start::Position(Box::new(record.start.clone())),
        None => Start::Empty(record.game()),
    }
}

fn players(tags: &Tags) -> Result<Players, ReadError> {
    let seat = |name| Ok(read(tags, name)?.unwrap_or(Seat::Person));
    Ok(ByColor { white: seat(WHITE_SEAT)?, black: seat(BLACK_SEAT)? })
}

pub(super) fn asked(tags: &Tags) -> Result<Asked, ReadError> {
    let from = |name| match read::<usize>(tags, name)? {
        Some(0) => Err(bad(tags, name)),
        number => Ok(number.map(|number| number - 1)),
    };
    Ok(Asked { placing: from(PLACED_FROM)?, finishing: from(FINISHED_FROM)? })
}

/// An end beside the board, as a record says it.
fn decided(record: &Record, last: &AnyPosition) -> Option<Ending> {
    if last.outcome().is_some() {
        return None;
    }
    Some(match (record.termination(), record.result) {
        (Some(Termination::Resignation), Some(Outcome::Win(winner))) => {
            Ending::Resigned { loser: winner.other() }
        }
        (Some(Termination::Time), Some(Outcome::Win(winner))) => {
            Ending::Time { loser: winner.other() }
        }
        (Some(Termination::Agreement), Some(Outcome::Draw)) => Ending::Agreed,
        (_, Some(outcome)) => Ending::Adjudicated(outcome),
        (Some(Termination::Unterminated) | None, None) => return None,
        (Some(_), None) => Ending::Abandoned,
    })
}

fn termination(ending: Ending) -> Termination {
    match ending {
        Ending::Score(_) | Ending::Connection { .. } | Ending::Centre { .. } | Ending::Drawn(_) => {
            Termination::Normal
        }
        Ending::Resigned { .. } => Termination::Resignation,
        Ending::Time { .. } => Termination::Time,
        Ending::Agreed => Termination::Agreement,
        Ending::Abandoned => Termination::Abandoned,
        Ending::Adjudicated(_) => Termination::Adjudication,
    }
}
