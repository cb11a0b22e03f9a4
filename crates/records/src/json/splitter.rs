//! Finds the ends of games in JSON files.

use crate::MAX_DEPTH;
use crate::splitter::Scan;

/// Maximum nesting of brackets: four for each variation in a variation, and what is around
/// and inside them.
const MAX_NESTING: usize = 4 * MAX_DEPTH + 8;

/// Looks for the ends of games. It keeps no text and takes a file in any pieces.
///
/// A game is an object. Games stand one after the other or in a list: commas and square brackets
/// between them are passed over. Anything else up to the end of its line is a game that cannot be
/// read.
#[derive(Debug, Default)]
pub(crate) struct Splitter {
    state: ScanState,
    /// The number of open brackets.
    depth: usize,
    deepest: usize,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ScanState {
    #[default]
    Between,
    Object,
    Text,
    /// After a backslash in a text.
    Escape,
    /// In something that is no game.
    Stray,
}

impl Splitter {
    /// Reads on up to the end of a game or of the gap before it.
    pub(crate) fn scan(&mut self, bytes: &[u8]) -> Scan {
        if self.state == ScanState::Between {
            let read = bytes.iter().take_while(|&&byte| is_gap(byte)).count();
            if read > 0 || bytes.is_empty() {
                return Scan { read, complete: read > 0 };
            }
        }
        let end = bytes.iter().position(|&byte| self.ends_with(byte));
        Scan { read: end.map_or(bytes.len(), |end| end + 1), complete: end.is_some() }
    }

    /// Takes note of a byte and says whether the game ends with it.
    fn ends_with(&mut self, byte: u8) -> bool {
        self.state = match (self.state, byte) {
            (ScanState::Between | ScanState::Object, b'{' | b'[') => self.open(),
            (ScanState::Object, b'}' | b']') => self.close(),
            (ScanState::Object, b'"') | (ScanState::Escape, _) => ScanState::Text,
            (ScanState::Text, b'"') => ScanState::Object,
            (ScanState::Text, b'\\') => ScanState::Escape,
            (ScanState::Stray, b'\n') => ScanState::Between,
            (ScanState::Between, _) => ScanState::Stray,
            (state, _) => state,
        };
        self.state == ScanState::Between
    }

    fn open(&mut self) -> ScanState {
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        ScanState::Object
    }

    fn close(&mut self) -> ScanState {
        self.depth -= 1;
        if self.depth == 0 { ScanState::Between } else { ScanState::Object }
    }
}

/// Whether a byte can stand between games.
pub(super) fn is_gap(byte: u8) -> bool {
    byte.is_ascii_whitespace() || b",[]".contains(&byte)
}

/// Whether the brackets of a game are nested more deeply than any game needs.
pub(super) fn is_too_deep(game: &str) -> bool {
    let mut splitter = Splitter::default();
    splitter.scan(game.as_bytes());
    splitter.deepest > MAX_NESTING
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The games of a file that is read in pieces of some size.
    fn split_in_pieces(text: &str, size: usize) -> Vec<String> {
        let mut splitter = Splitter::default();
        let (mut games, mut game) = (Vec::new(), Vec::new());
        for mut piece in text.as_bytes().chunks(size) {
            while !piece.is_empty() {
                let Scan { read, complete } = splitter.scan(piece);
                game.extend_from_slice(&piece[..read]);
                piece = &piece[read..];
                if complete {
                    games.push(std::mem::take(&mut game));
                }
            }
        }
        games.push(game);
        games.retain(|game| !game.iter().all(|&byte| is_gap(byte)));
        games.into_iter().map(|game| String::from_utf8(game).expect("text")).collect()
    }

    #[test]
    fn games_stand_after_each_other_or_in_a_list() {
        let games = [r#"{"a":[{"b":"}\"]\\"}]}"#, "{}", "stray {\n", r#"{"a":1}"#, "{\"open\":["];
        let [first, second, stray, third, open] = games;
        let text = format!(" [{first},\n{second}\n]\n{stray}{third}{open}");
        for size in [1, 2, 3, 7, 1000] {
            assert_eq!(split_in_pieces(&text, size), games, "pieces of {size}");
        }
    }

    #[test]
    fn too_deep_nesting_is_refused() {
        let nested =
            |depth: usize| format!("{{{}{}}}", "[".repeat(depth - 1), "]".repeat(depth - 1));
        assert!(!is_too_deep(&nested(MAX_NESTING)));
        assert!(is_too_deep(&nested(MAX_NESTING + 1)));
    }
}
