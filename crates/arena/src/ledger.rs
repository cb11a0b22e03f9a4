//! The ledger: the file of all games of a match, from which the match can be resumed.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use basalt_records::{Format, Record, read_all};
use basalt_rules::{AnyPosition, Game};

use crate::entry::{EVENT, LedgerEntry};

/// A file of records that grows game by game.
pub struct Ledger {
    file: File,
    /// The length of the file in bytes, all of whole games.
    length: u64,
}

/// A ledger with what was in its file.
pub struct OpenedLedger {
    /// The ledger.
    pub ledger: Ledger,
    /// The games that were played before.
    pub entries: Vec<LedgerEntry>,
    /// Whether the last game was incomplete and was removed.
    pub was_cut_short: bool,
}

/// Why a ledger cannot be opened.
#[derive(Debug)]
pub enum LedgerError {
    /// The file cannot be read or written.
    Io(io::Error),
    /// Another match is writing it.
    Busy,
    /// It holds something else.
    ForeignFile(ForeignFile),
}

/// The content of a file that is not the ledger of a match.
#[derive(Debug, PartialEq, Eq)]
pub enum ForeignFile {
    /// Games of another match.
    Match {
        /// The description of that match.
        found: String,
    },
    /// Something else.
    Game {
        /// The number in the file of the first game that is none of a match, from 1.
        number: u64,
    },
}

impl From<io::Error> for LedgerError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<TryLockError> for LedgerError {
    fn from(error: TryLockError) -> Self {
        match error {
            TryLockError::WouldBlock => Self::Busy,
            TryLockError::Error(error) => Self::Io(error),
        }
    }
}

impl Ledger {
    /// Opens a file, new or of the match of this description.
    pub fn open(path: &Path, game: Game, description: &str) -> Result<OpenedLedger, LedgerError> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        file.try_lock()?;
        let mut text = Vec::new();
        file.read_to_end(&mut text)?;
        let past =
            LedgerContent::read(&text, game, description).map_err(LedgerError::ForeignFile)?;
        let LedgerContent { entries, sound } = past;
        let was_cut_short = sound < text.len();
        if was_cut_short {
            file.set_len(sound as u64)?;
        }
        let mut ledger = Self { file, length: sound as u64 };
        if !text[..sound].is_empty() && !text[..sound].ends_with(b"\n") {
            ledger.write("\n")?;
        }
        Ok(OpenedLedger { ledger, entries, was_cut_short })
    }

    /// Adds a game. When this returns, the game outlives the program.
    pub fn add(&mut self, record: &Record) -> io::Result<()> {
        let separator = if self.length == 0 { "" } else { Format::Basalt.separator() };
        self.write(&format!("{separator}{record}"))
    }

    /// Writes a text, or nothing of it.
    fn write(&mut self, text: &str) -> io::Result<()> {
        let written = self.file.write_all(text.as_bytes());
        if written.is_ok() {
            self.length += text.len() as u64;
        } else {
            let _ = self.file.set_len(self.length);
        }
        written
    }
}

/// The content of a file.
#[derive(Debug, PartialEq, Eq)]
struct LedgerContent {
    entries: Vec<LedgerEntry>,
    /// The number of bytes that are whole games.
    sound: usize,
}

impl LedgerContent {
    /// Reads a file. Its last game may be cut short.
    fn read(text: &[u8], game: Game, description: &str) -> Result<Self, ForeignFile> {
        let mut entries = Vec::new();
        let mut games = (1..).zip(read_all(Format::Basalt, text)).peekable();
        while let Some((number, read)) = games.next() {
            match read {
                Ok(record) => entries.push(read_entry(&record, number, description)?),
                Err(_) if games.peek().is_none() => {
                    let sound = start_of_last_game(text);
                    if is_cut_short(&text[sound..], game, description) {
                        return Ok(Self { entries, sound });
                    }
                    return Err(ForeignFile::Game { number });
                }
                Err(_) => return Err(ForeignFile::Game { number }),
            }
        }
        Ok(Self { entries, sound: text.len() })
    }
}

fn read_entry(record: &Record, number: u64, description: &str) -> Result<LedgerEntry, ForeignFile> {
    match record.tags.get(EVENT) {
        Some(found) if found == description => {}
        Some(found) => return Err(ForeignFile::Match { found: found.to_owned() }),
        None => return Err(ForeignFile::Game { number }),
    }
    LedgerEntry::of(record).ok_or(ForeignFile::Game { number })
}

/// The start of the last game, which is not complete: after the last empty line before tags.
fn start_of_last_game(text: &[u8]) -> usize {
    let opens = |at: &usize| text[*at..].starts_with(b"\n\n[");
    (0..text.len()).rev().find(opens).map_or(0, |at| at + 1)
}

/// Whether a text is an incomplete game of this match, not a whole one with something after it.
fn is_cut_short(text: &[u8], game: Game, description: &str) -> bool {
    let text = text.trim_ascii_start();
    let is_whole = |lines: &[u8]| read_all(Format::Basalt, lines).all(|game| game.is_ok());
    let mut ends = (1..text.len()).filter(|&at| text[at - 1] == b'\n');
    is_ours(text, game, description) && !ends.any(|end| is_whole(&text[..end]))
}

/// Whether a text is the start of a game of this match, or part of such a start.
fn is_ours(text: &[u8], game: Game, description: &str) -> bool {
    let mut record = Record::new(AnyPosition::start(game));
    record.tags.set(EVENT, description).expect("a good name");
    let whole = record.to_string();
    let head = whole.split_inclusive('\n').take_while(|line| !line.starts_with("[Result"));
    let head: String = head.collect();
    let length = text.len().min(head.len());
    text[..length] == head.as_bytes()[..length]
}

#[cfg(test)]
mod tests {
    use basalt_records::{Clock, MoveNode};
    use basalt_rules::{AnyMove, Color, Outcome};

    use super::*;

    const MATCH: &str = "dvonn match: a \"quoted\" name";
    const WHITE: Outcome = Outcome::Win(Color::White);

    fn record(number: u64) -> String {
        let mut record = Record::new(AnyPosition::start(Game::Dvonn));
        record.tags.set(EVENT, MATCH).expect("a tag");
        record.tags.set("Round", &number.to_string()).expect("a tag");
        let mv = AnyMove::parse(Game::Dvonn, "e3").expect("a move");
        let mut node = MoveNode::new(mv);
        node.notes_mut().comment.clock = Some(Clock::from_millis(59_990));
        record.line.nodes = vec![node];
        record.result = Some(if number == 1 { Outcome::Draw } else { WHITE });
        record.to_string()
    }

    fn read(text: &str, description: &str) -> Result<(Vec<u64>, usize), ForeignFile> {
        let past = LedgerContent::read(text.as_bytes(), Game::Dvonn, description)?;
        Ok((past.entries.iter().map(|entry| entry.number).collect(), past.sound))
    }

    #[test]
    fn wherever_a_file_is_cut_its_whole_games_are_kept() {
        let (first, second) = (record(3), record(1));
        let file = format!("{first}\n{second}");
        for length in 0..=file.len() {
            let (numbers, sound) = read(&file[..length], MATCH).expect("ours");
            // The last byte is a line end, without which a game is still whole.
            let (first_whole, whole) = (length + 1 >= first.len(), length + 1 >= file.len());
            let expected: &[u64] = match (first_whole, whole) {
                (false, _) => &[],
                (true, false) => &[3],
                (true, true) => &[3, 1],
            };
            assert_eq!(numbers, expected, "cut at {length}");
            let kept = &file[..sound];
            assert_eq!(read(kept, MATCH), Ok((expected.to_vec(), sound)), "cut at {length}");
        }
    }

    #[test]
    fn other_files_are_left_alone() {
        let other = ForeignFile::Match { found: MATCH.to_owned() };
        assert_eq!(read(&record(1), "another"), Err(other));
        let foreign = |number| Err(ForeignFile::Game { number });
        assert_eq!(read("precious", MATCH), foreign(1));
        assert_eq!(read("[Game \"dvonn\"]\n[White \"Ada\"]\n\n1. e3", MATCH), foreign(1));
        assert_eq!(read("[Game \"dvonn\"]\n\n1. e3 *\n", MATCH), foreign(1));
        let broken = record(2).replace("1-0\n", "1-\n");
        let file = [record(1), broken, record(3)].join("\n");
        assert_eq!(read(&file, MATCH), foreign(2));
    }

    #[test]
    fn text_after_the_games_is_kept() {
        let games = [record(1), record(2)].join("\n");
        for (notes, number) in [
            ("precious", 2),
            ("\nprecious\n", 2),
            ("\nprecious\n\n[more] of it\n", 2),
            ("\n[Game \"dvonn\"]\n[White \"Ada\"]\n\n1. e3", 3),
        ] {
            let found = read(&format!("{games}{notes}"), MATCH);
            assert_eq!(found, Err(ForeignFile::Game { number }), "{notes}");
        }
    }
}
