//! The games that were played to their end and are kept.
//!
//! Each game is kept under a key of its own as a text of its own, so that one that was damaged takes no other with it.
//! The archive is what a shell has read; what it has to write or remove follows from what it calls.

use std::collections::BTreeMap;
use std::fmt;

use basalt_rules::record::{Format, read_all};
use basalt_rules::{ByColor, Game};

use crate::{Ending, Players, ReadError, Table};

/// Names a kept game. Games that were added later have greater numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(u64);

impl GameId {
    /// What stands before the number in a key.
    const PREFIX: &'static str = "basalt.game.";

    /// The key under which the game is kept.
    pub fn key(self) -> String {
        format!("{}{:016}", Self::PREFIX, self.0)
    }

    /// The game that is kept under a key; nothing if something else is.
    pub fn from_key(key: &str) -> Option<Self> {
        let number = key.strip_prefix(Self::PREFIX)?.parse().ok().map(Self)?;
        (number.key() == key).then_some(number)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a list says of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The game that was played.
    pub game: Game,
    /// Who played.
    pub players: Players,
    /// The names of those who have one.
    pub names: ByColor<Option<String>>,
    /// When, as the record says.
    pub date: Option<String>,
    /// How it ended; nothing if it was not played to its end.
    pub ending: Option<Ending>,
    /// How many plies it has.
    pub plies: usize,
}

impl Summary {
    fn of(table: &Table) -> Self {
        let tag = |name| table.tags().get(name).map(str::to_owned);
        Self {
            game: table.game(),
            players: table.players(),
            names: ByColor { white: tag("White"), black: tag("Black") },
            date: tag("Date"),
            ending: table.ending(),
            plies: table.plies().len(),
        }
    }
}

/// A kept game: its text as it is, and what it says or why it cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The text.
    pub text: String,
    /// What it says.
    pub summary: Result<Summary, ReadError>,
}

impl Entry {
    fn new(text: String) -> Self {
        let summary = Table::from_text(&text).map(|table| Summary::of(&table));
        Self { text, summary }
    }
}

/// The kept games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    entries: BTreeMap<GameId, Entry>,
}

/// What came of reading a file of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The games that are new and have to be kept.
    pub added: Vec<GameId>,
    /// How many games were kept already.
    pub known: usize,
    /// The games that cannot be read, by their number in the file from 1, each with the reason.
    pub refused: Vec<(usize, ReadError)>,
}

impl Archive {
    /// The archive of what a store holds; other keys are passed over.
    pub fn from_stored(stored: impl IntoIterator<Item = (String, String)>) -> Self {
        let entry =
            |(key, text): (String, String)| GameId::from_key(&key).map(|id| (id, Entry::new(text)));
        Self { entries: stored.into_iter().filter_map(entry).collect() }
    }

    /// The games, the newest first.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = (GameId, &Entry)> {
        self.entries.iter().rev().map(|(id, entry)| (*id, entry))
    }

    /// One of them.
    pub fn get(&self, id: GameId) -> Option<&Entry> {
        self.entries.get(&id)
    }

    /// Adds a game, to be kept under the key of the id that it gets: the time in milliseconds since 1970, or the next
    /// number that comes after all others.
    pub fn add(&mut self, text: String, millis: u64) -> GameId {
        let next = self.entries.last_key_value().map_or(0, |(last, _)| last.0.saturating_add(1));
        let id = GameId(millis.max(next));
        self.entries.insert(id, Entry::new(text));
        id
    }

    /// Takes a game out, whose key then has to be removed, and gives its text.
    pub fn remove(&mut self, id: GameId) -> Option<String> {
        self.entries.remove(&id).map(|entry| entry.text)
    }

    /// All games as one file, the oldest first. Texts that cannot be read come last, where they can do no harm to
    /// others.
    pub fn export(&self) -> String {
        let (sound, damaged): (Vec<&Entry>, Vec<&Entry>) =
            self.entries.values().partition(|entry| entry.summary.is_ok());
        let texts: Vec<String> = sound.into_iter().chain(damaged).map(whole_lines).collect();
        texts.join(Format::Basalt.separator())
    }

    /// Adds the games of a file in any format that are not there yet.
    pub fn import(&mut self, file: &str, millis: u64) -> Imported {
        let mut imported = Imported::default();
        let format = Format::detect(file.as_bytes()).unwrap_or(Format::Basalt);
        for (game, number) in read_all(format, file.as_bytes()).zip(1..) {
            let text = game
                .map_err(ReadError::Record)
                .and_then(|record| Table::from_record(&record).map(|_| record.to_string()));
            match text {
                Ok(text) if self.holds(&text) => imported.known += 1,
                Ok(text) => imported.added.push(self.add(text, millis)),
                Err(error) => imported.refused.push((number, error)),
            }
        }
        imported
    }

    fn holds(&self, text: &str) -> bool {
        self.entries.values().any(|entry| entry.text == text)
    }
}

fn whole_lines(entry: &Entry) -> String {
    format!("{}\n", entry.text.trim_end_matches('\n'))
}
