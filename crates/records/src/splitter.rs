//! Where one game of a JSON file ends and the next one begins.

/// How deep brackets may be nested: four for each variation in a variation, and what is around
/// and inside them.
pub(crate) const MAX_NESTING: usize = 4 * basalt_rules::record::MAX_DEPTH + 8;

/// Looks for the ends of games. It keeps no text and takes a file in any pieces.
///
/// A game is an object. Games stand one after the other or in a list: commas and square brackets
/// between them are passed over. Anything else up to the end of its line is a game that cannot be
/// read.
#[derive(Debug, Default)]
pub(crate) struct Splitter {
    state: State,
    /// How many brackets are open.
    depth: usize,
    deepest: usize,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Between,
    Object,
    Text,
    /// After a backslash in a text.
    Escape,
    /// In something that is no game.
    Stray,
}

/// What a splitter says of the bytes it was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scan {
    /// So many of them stand between games.
    Between(usize),
    /// So many of them belong to a game, which ends with them.
    Complete(usize),
    /// All of them belong to a game that goes on.
    Open,
}

impl Splitter {
    /// Whether brackets are nested more deeply than any game needs.
    pub(crate) fn is_too_deep(&self) -> bool {
        self.deepest > MAX_NESTING
    }

    /// Looks at the next bytes, as far as they are of one kind.
    pub(crate) fn scan(&mut self, bytes: &[u8]) -> Scan {
        if self.state == State::Between {
            let length = bytes.iter().take_while(|&&byte| is_between(byte)).count();
            if length > 0 || bytes.is_empty() {
                return Scan::Between(length);
            }
            self.deepest = 0;
        }
        let end = bytes.iter().position(|&byte| self.ends_with(byte));
        end.map_or(Scan::Open, |end| Scan::Complete(end + 1))
    }

    /// Takes note of a byte and says whether the game ends with it.
    fn ends_with(&mut self, byte: u8) -> bool {
        self.state = match (self.state, byte) {
            (State::Between | State::Object, b'{' | b'[') => self.open(),
            (State::Object, b'}' | b']') => self.close(),
            (State::Object, b'"') | (State::Escape, _) => State::Text,
            (State::Text, b'"') => State::Object,
            (State::Text, b'\\') => State::Escape,
            (State::Stray, b'\n') => State::Between,
            (State::Between, _) => State::Stray,
            (state, _) => state,
        };
        self.state == State::Between
    }

    fn open(&mut self) -> State {
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        State::Object
    }

    fn close(&mut self) -> State {
        self.depth -= 1;
        if self.depth == 0 { State::Between } else { State::Object }
    }
}

fn is_between(byte: u8) -> bool {
    byte.is_ascii_whitespace() || b",[]".contains(&byte)
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
                let used = match splitter.scan(piece) {
                    Scan::Between(length) => length,
                    Scan::Open => {
                        game.extend_from_slice(piece);
                        piece.len()
                    }
                    Scan::Complete(length) => {
                        game.extend_from_slice(&piece[..length]);
                        games.push(String::from_utf8(std::mem::take(&mut game)).expect("text"));
                        length
                    }
                };
                piece = &piece[used..];
            }
        }
        games.extend((!game.is_empty()).then(|| String::from_utf8(game).expect("text")));
        games
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
    fn what_is_nested_too_deeply_is_noticed_once() {
        let nested = |depth: usize| {
            let mut splitter = Splitter::default();
            let text = format!("{{{}{}}}", "[".repeat(depth - 1), "]".repeat(depth - 1));
            assert_eq!(splitter.scan(text.as_bytes()), Scan::Complete(text.len()));
            let found = splitter.is_too_deep();
            assert_eq!(splitter.scan(b"{}"), Scan::Complete(2));
            (found, splitter.is_too_deep())
        };
        assert_eq!(nested(MAX_NESTING), (false, false));
        assert_eq!(nested(MAX_NESTING + 1), (true, false));
    }
}
