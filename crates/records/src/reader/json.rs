//! Reading the games of a JSON file.

use basalt_rules::record::{MAX_DEPTH, Record, SyntaxError};
use basalt_rules::sentence::quote;
use serde::de::Deserialize as _;

use crate::error::{JsonError, Place, Problem, SchemaError};
use crate::part::{Flaw, Part};
use crate::splitter::{Scan, Splitter};
use crate::tree::Tree;
use crate::{MAX_JSON, abstract_play, json};

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// A character of a file, both counted from 0.
#[derive(Clone, Copy, Debug, Default)]
struct Spot {
    line: usize,
    column: usize,
}

impl Spot {
    /// The spot after these bytes.
    fn after(self, bytes: &[u8]) -> Self {
        let is_char = |byte: &&u8| **byte & 0b1100_0000 != 0b1000_0000;
        let chars = |bytes: &[u8]| bytes.iter().filter(is_char).count();
        match bytes.iter().rposition(|&byte| byte == b'\n') {
            None => Self { column: self.column + chars(bytes), ..self },
            Some(at) => {
                let lines = bytes.iter().map(|&byte| usize::from(byte == b'\n')).sum::<usize>();
                Self { line: self.line + lines, column: chars(&bytes[at + 1..]) }
            }
        }
    }

    fn place(self) -> Place {
        Place::Text { line: self.line + 1, column: self.column + 1 }
    }
}

/// Reads JSON files; see [`Reader`](super::Reader).
#[derive(Debug, Default)]
pub(super) struct JsonReader {
    splitter: Splitter,
    buffer: Vec<u8>,
    /// Where in the buffer the game starts that is being read.
    start: usize,
    /// How far the splitter has looked.
    seen: usize,
    /// Where in the file the game starts.
    spot: Spot,
    games: usize,
    begun: bool,
    /// Whether the game is too long and the rest of it is thrown away.
    skipping: bool,
    finished: bool,
}

impl JsonReader {
    pub(super) fn push(&mut self, piece: &[u8]) {
        self.buffer.drain(..self.start);
        self.seen -= self.start;
        self.start = 0;
        self.buffer.extend_from_slice(piece);
    }

    pub(super) fn finish(&mut self) {
        self.finished = true;
    }

    pub(super) fn next_game(&mut self) -> Option<Result<Record, JsonError>> {
        if !self.begin() {
            return None;
        }
        loop {
            let rest = &self.buffer[self.seen..];
            let complete = match self.splitter.scan(rest) {
                Scan::Between(0) => return None,
                Scan::Between(length) => {
                    self.seen += length;
                    self.leave_out();
                    continue;
                }
                Scan::Complete(length) => {
                    self.seen += length;
                    true
                }
                Scan::Open => {
                    self.seen = self.buffer.len();
                    self.finished
                }
            };
            let game = self.take_game(complete);
            if game.is_some() || !complete || self.seen == self.buffer.len() && self.finished {
                return game;
            }
        }
    }

    /// Leaves out a byte order mark; says whether enough of the file is there to know.
    fn begin(&mut self) -> bool {
        if !self.begun {
            if self.buffer.starts_with(BYTE_ORDER_MARK) {
                self.start = BYTE_ORDER_MARK.len();
                self.seen = self.start;
            } else if BYTE_ORDER_MARK.starts_with(&self.buffer) && !self.finished {
                return false;
            }
            self.begun = true;
        }
        true
    }

    /// Gives out the game up to where the splitter has looked, if it ends there or is too long.
    fn take_game(&mut self, complete: bool) -> Option<Result<Record, JsonError>> {
        let length = self.seen - self.start;
        let game = match (self.skipping, length > MAX_JSON) {
            (true, _) => None,
            (false, true) => Some(Err((self.spot.place(), too_long()))),
            (false, false) if complete && length > 0 => Some(self.read()),
            (false, false) => return None,
        };
        self.skipping = !complete;
        self.games += usize::from(game.is_some());
        self.leave_out();
        let number = self.games;
        game.map(|game| game.map_err(|(place, problem)| JsonError { game: number, place, problem }))
    }

    fn read(&self) -> Result<Record, (Place, Problem)> {
        let text = &self.buffer[self.start..self.seen];
        if self.splitter.is_too_deep() {
            let problem = SyntaxError::TooDeep { most: MAX_DEPTH };
            return Err((self.spot.place(), problem.into()));
        }
        let at = |offset: usize| self.spot.after(&text[..offset]).place();
        let text = str::from_utf8(text).map_err(|error| {
            let offset = error.valid_up_to();
            let found = format!("{:#04x}", text[offset]);
            (at(offset), SyntaxError::NotUtf8 { found }.into())
        })?;
        let tree = parse(text).map_err(|(offset, problem)| (at(offset), problem.into()))?;
        read_tree(&tree).map_err(|Flaw { path, problem }| match path.as_str() {
            "" => (self.spot.place(), problem),
            _ => (Place::Path(path), problem),
        })
    }

    /// Goes on after what the splitter has looked at.
    fn leave_out(&mut self) {
        self.spot = self.spot.after(&self.buffer[self.start..self.seen]);
        self.start = self.seen;
    }
}

fn too_long() -> Problem {
    SyntaxError::TooLong { most: MAX_JSON }.into()
}

/// Parses a text whose brackets are not nested too deeply; a problem has its place in bytes.
fn parse(text: &str) -> Result<Tree, (usize, SchemaError)> {
    let mut parser = serde_json::Deserializer::from_str(text);
    parser.disable_recursion_limit();
    let tree = Tree::deserialize(&mut parser).and_then(|tree| parser.end().map(|()| tree));
    tree.map_err(|error| {
        if error.is_eof() {
            return (text.len(), SchemaError::CutShort);
        }
        let offset = offset(text, error.line(), error.column());
        let found = text[offset..].lines().next().unwrap_or_default();
        (offset, SchemaError::Json { found: quote(found) })
    })
}

/// The byte at a line and a column, which count as `serde_json` does: the lines from 1, the bytes
/// that were read of the line.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    text.floor_char_boundary((start + column.saturating_sub(1)).min(text.len()))
}

fn read_tree(tree: &Tree) -> Result<Record, Flaw> {
    let root = Part::root(tree);
    let names = |name: &str| root.members().is_ok_and(|all| all.iter().any(|(n, _)| n == name));
    match (names("format"), names("header")) {
        (false, true) => abstract_play::read(root),
        _ => json::read(root),
    }
}
