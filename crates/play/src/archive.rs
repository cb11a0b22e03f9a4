//! The archive of finished games.
//!
//! Each game is stored as a text under its own key, so that a damaged one affects no other. The front end reads the
//! texts from its storage, and writes or removes them according to the functions that it calls.

use std::collections::BTreeMap;
use std::fmt;

use basalt_records::{Format, read_text};
use basalt_rules::{ByColor, Game};

use crate::{Ending, LocalGame, Players, ReadError};

/// Names a kept game. Games that were added later have greater numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(u64);

impl GameId {
    /// The prefix of the number in a key.
    const PREFIX: &'static str = "basalt.game.";

    /// The key under which the game is kept.
    pub fn key(self) -> String {
        format!("{}{:016}", Self::PREFIX, self.0)
    }

    /// The game that is stored under a key; `None` if it is not the key of a game.
    pub fn from_key(key: &str) -> Option<Self> {
        let number = key.strip_prefix(Self::PREFIX)?.parse().ok().map(Self)?;
        (number.key() == key).then_some(number)
    }

    /// The id of a game that is added beside those with these keys: the time in milliseconds since 1970, or the next
    /// number that comes after all others.
    pub fn after<'k>(keys: impl IntoIterator<Item = &'k str>, millis: u64) -> Self {
        Self::next(keys.into_iter().filter_map(Self::from_key).max(), millis)
    }

    fn next(last: Option<Self>, millis: u64) -> Self {
        Self(millis.max(last.map_or(0, |last| last.0.saturating_add(1))))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A kept game as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The game that was played.
    pub game: Game,
    /// The players.
    pub players: Players,
    /// The names of those who have one.
    pub names: ByColor<Option<String>>,
    /// When, as the record says.
    pub date: Option<String>,
    /// The end; `None` if it was not played to its end.
    pub ending: Option<Ending>,
    /// The number of plies.
    pub plies: usize,
}

impl Summary {
    fn of(game: &LocalGame) -> Self {
        let tag = |name| game.tags().get(name).map(str::to_owned);
        Self {
            game: game.game(),
            players: game.players(),
            names: ByColor { white: tag("White"), black: tag("Black") },
            date: tag("Date"),
            ending: game.ending(),
            plies: game.plies().len(),
        }
    }
}

/// A kept game: its text as it is, and what it says or why it cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchiveEntry {
    /// The text.
    pub text: String,
    /// The summary, or the reason why it cannot be read.
    pub summary: Result<Summary, ReadError>,
}

impl ArchiveEntry {
    fn new(text: String) -> Self {
        let summary = LocalGame::from_text(&text).map(|game| Summary::of(&game));
        Self { text, summary }
    }
}

/// The kept games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    entries: BTreeMap<GameId, ArchiveEntry>,
}

/// The outcome of importing a file of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The games that are new and have to be kept.
    pub added: Vec<GameId>,
    /// The number of games that were kept already.
    pub known: usize,
    /// The games that cannot be read, by their number in the file from 1, each with the reason.
    pub refused: Vec<(usize, ReadError)>,
}

impl Archive {
    /// The archive of a storage's entries; other keys are ignored.
    pub fn from_stored(stored: impl IntoIterator<Item = (String, String)>) -> Self {
        let entry = |(key, text): (String, String)| {
            GameId::from_key(&key).map(|id| (id, ArchiveEntry::new(text)))
        };
        Self { entries: stored.into_iter().filter_map(entry).collect() }
    }

    /// The games, the newest first.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = (GameId, &ArchiveEntry)> {
        self.entries.iter().rev().map(|(id, entry)| (*id, entry))
    }

    /// One of them.
    pub fn get(&self, id: GameId) -> Option<&ArchiveEntry> {
        self.entries.get(&id)
    }

    /// Adds a game, to be kept under the key of the id that it gets: the time in milliseconds since 1970, or the next
    /// number that comes after all others.
    pub fn add(&mut self, text: String, millis: u64) -> GameId {
        let id = GameId::next(self.entries.last_key_value().map(|(last, _)| *last), millis);
        self.entries.insert(id, ArchiveEntry::new(text));
        id
    }

    /// Takes a game out, whose key then has to be removed, and gives its text.
    pub fn remove(&mut self, id: GameId) -> Option<String> {
        self.entries.remove(&id).map(|entry| entry.text)
    }

    /// All games as one file, the oldest first. Texts that cannot be read come last, where they cannot damage others.
    pub fn export(&self) -> String {
        let (sound, damaged): (Vec<&ArchiveEntry>, Vec<&ArchiveEntry>) =
            self.entries.values().partition(|entry| entry.summary.is_ok());
        let texts: Vec<String> = sound.into_iter().chain(damaged).map(whole_lines).collect();
        texts.join(Format::Basalt.separator())
    }

    /// Adds the games of a file in any format that are not there yet.
    pub fn import(&mut self, file: &str, millis: u64) -> Imported {
        let mut imported = Imported::default();
        for (game, number) in read_text(file.as_bytes()).zip(1..) {
            let text = game
                .map_err(ReadError::Record)
                .and_then(|record| LocalGame::from_record(&record).map(|_| record.to_string()));
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

fn whole_lines(entry: &ArchiveEntry) -> String {
    format!("{}\n", entry.text.trim_end_matches('\n'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, Start};
    use basalt_rules::{AnyMove, Color};
    use std::time::Duration;

    const DAMAGED: &str = "[Game \"dvonn\"]\n\n1. e3 {an open comment";

    /// A game that ended after one move, on a day of November.
    fn game(first: &str, day: u32) -> String {
        let mut game = LocalGame::new(Start::Empty(Game::Dvonn), Seat::TWO_PEOPLE, None);
        game.set_tag("Date", &format!("2026.11.{day:02}")).expect("a tag");
        game.set_tag("White", "Ada").expect("a tag");
        let mv = AnyMove::parse(Game::Dvonn, first).expect("a move");
        game.play(mv, Duration::ZERO).expect("legal");
        game.resign(Color::Black, Duration::ZERO).expect("under way");
        game.to_text(Duration::ZERO)
    }

    fn archive(texts: &[&str]) -> Archive {
        let mut archive = Archive::default();
        for text in texts {
            archive.add((*text).to_owned(), 1000);
        }
        archive
    }

    #[test]
    fn the_id_of_another_game_follows_from_the_keys_alone() {
        let archive = archive(&[&game("e3", 1), DAMAGED]);
        let keys: Vec<_> = stored(&archive).into_iter().map(|(key, _)| key).collect();
        let after = |millis| {
            GameId::after(keys.iter().map(String::as_str).chain(["basalt.settings"]), millis)
        };
        assert_eq!([500, 1001, 1002, 5000].map(after).map(|id| id.0), [1002, 1002, 1002, 5000]);
        assert_eq!(GameId::after([], 7), GameId(7));
    }

    fn stored(archive: &Archive) -> Vec<(String, String)> {
        archive.entries().map(|(id, entry)| (id.key(), entry.text.clone())).collect()
    }

    #[test]
    fn games_are_listed_with_the_newest_first() {
        let archive = archive(&[&game("e3", 1), &game("f3", 2)]);
        let summaries: Vec<_> =
            archive.entries().map(|(_, entry)| entry.summary.clone().expect("readable")).collect();
        let dates = summaries.iter().map(|summary| summary.date.as_deref());
        assert_eq!(dates.collect::<Vec<_>>(), [Some("2026.11.02"), Some("2026.11.01")]);
        let expected = Summary {
            game: Game::Dvonn,
            players: Seat::TWO_PEOPLE,
            names: ByColor { white: Some("Ada".into()), black: None },
            date: Some("2026.11.02".into()),
            ending: Some(Ending::Resigned { loser: Color::Black }),
            plies: 1,
        };
        assert_eq!(summaries[0], expected);
    }

    #[test]
    fn damaged_game_leaves_others_readable() {
        let archive = archive(&[&game("e3", 1), DAMAGED, &game("f3", 2)]);
        let again = Archive::from_stored(stored(&archive));
        assert_eq!(again, archive);
        let damaged: Vec<_> = again.entries().filter(|(_, entry)| entry.summary.is_err()).collect();
        assert_eq!(damaged.len(), 1);
        assert_eq!(damaged[0].1.text, DAMAGED);
        let mut smaller = again.clone();
        assert_eq!(smaller.remove(damaged[0].0).as_deref(), Some(DAMAGED));
        assert_eq!(smaller.remove(damaged[0].0), None);
        assert_eq!(smaller.entries().len(), 2);
    }

    #[test]
    fn only_keys_of_games_are_read() {
        let id = archive(&[DAMAGED]).entries().next().map(|(id, _)| id);
        let id = id.expect("one game");
        assert_eq!(GameId::from_key(&id.key()), Some(id));
        for key in
            ["", "basalt.game.", "basalt.game.7", "basalt.settings", "basalt.game.x000000000000001"]
        {
            assert_eq!(GameId::from_key(key), None, "{key}");
            let other = [(key.to_owned(), game("e3", 1))];
            assert_eq!(Archive::from_stored(other).entries().len(), 0);
        }
        let far = GameId(u64::MAX);
        assert_eq!(GameId::from_key(&far.key()), Some(far));
    }

    #[test]
    fn a_later_game_comes_later_whatever_the_clock_says() {
        let mut archive = Archive::default();
        let ids = [2000, 1000, 1000, 9000].map(|millis| archive.add(game("e3", 1), millis));
        assert_eq!(ids.map(|id| id.0), [2000, 2001, 2002, 9000]);
    }

    #[test]
    fn exports_can_be_imported() {
        let games = [game("e3", 1), game("f3", 2)];
        let file = archive(&[DAMAGED, &games[0], &games[1]]).export();
        let mut other = archive(&[&games[1]]);
        let imported = other.import(&file, 5000);
        assert_eq!((imported.added.len(), imported.known), (1, 1));
        assert_eq!(other.get(imported.added[0]).map(|entry| &entry.text), Some(&games[0]));
        assert!(matches!(imported.refused[..], [(3, ReadError::Record(_))]), "{imported:?}");
    }

    #[test]
    fn games_of_other_programs_are_taken_and_illegal_ones_are_not() {
        let mut archive = Archive::default();
        let imported = archive.import("E3\nC3\n\nE3\nE3\n", 1);
        assert_eq!((imported.added.len(), imported.known), (1, 0));
        assert!(matches!(imported.refused[..], [(2, ReadError::Replay(_))]), "{imported:?}");
        assert_eq!(archive.import("", 1), Imported::default());
    }
}
