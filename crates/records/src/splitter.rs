//! Finds the ends of games in a file, line by line, without understanding
//! the games, so that a bad one does not spoil the others.

use crate::json;

/// Looks for the end of a game. It keeps no text and takes a file in any pieces.
#[derive(Debug)]
pub(super) enum Splitter {
    /// A text format, in which a certain line starts the next game.
    Lines(LineSplitter),
    /// JSON.
    Json(json::Splitter),
}

/// The progress of a splitter.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Scan {
    /// The number of bytes that belong to the game.
    pub(super) read: usize,
    /// Whether the next game starts after them.
    pub(super) complete: bool,
}

/// The number of bytes of a line that tell whether a game starts with it.
const HEAD: usize = 7;
const GAME_TAG: &[u8; HEAD] = b"[Game \"";

impl Splitter {
    /// A splitter of games that start with tags, as in Basalt's own format.
    pub(super) fn tags() -> Self {
        Self::lines(Lines::Tagged(Tagged::default()))
    }

    /// A splitter of games that an empty line may end and a line with a certain `opening` may start.
    pub(super) fn paragraphs(opening: Option<&'static [u8]>, ended_by_empty_line: bool) -> Self {
        Self::lines(Lines::Paragraph(Paragraph::new(opening, ended_by_empty_line)))
    }

    /// A splitter of JSON objects.
    pub(super) fn json() -> Self {
        Self::Json(json::Splitter::default())
    }

    fn lines(lines: Lines) -> Self {
        Self::Lines(LineSplitter { lines, at_line_start: true })
    }

    /// Reads on up to the end of the game, or as far as that can be decided. Nothing comes after `bytes` if they are
    /// the `last`.
    pub(super) fn scan(&mut self, bytes: &[u8], last: bool) -> Scan {
        match self {
            Self::Lines(lines) => lines.scan(bytes, last),
            Self::Json(json) => json.scan(bytes),
        }
    }
}

/// Looks for the first line of the next game.
#[derive(Debug)]
pub(super) struct LineSplitter {
    lines: Lines,
    at_line_start: bool,
}

impl LineSplitter {
    fn scan(&mut self, bytes: &[u8], last: bool) -> Scan {
        let mut read = 0;
        while read < bytes.len() {
            let rest = &bytes[read..];
            let line = rest.iter().position(|&byte| byte == b'\n').map(|at| &rest[..=at]);
            if self.at_line_start {
                if rest.len() < HEAD && line.is_none() && !last {
                    break;
                }
                if self.lines.starts_game(line.unwrap_or(rest)) {
                    return Scan { read, complete: true };
                }
            }
            let part = line.unwrap_or(rest);
            self.lines.read(part);
            self.at_line_start = line.is_some();
            read += part.len();
        }
        Scan { read, complete: false }
    }
}

#[derive(Debug)]
enum Lines {
    Tagged(Tagged),
    Paragraph(Paragraph),
}

impl Lines {
    /// Whether the next game starts with a line of which at least the first bytes are known.
    fn starts_game(&mut self, line: &[u8]) -> bool {
        match self {
            Self::Tagged(lines) => lines.starts_game(line),
            Self::Paragraph(lines) => lines.starts_game(line),
        }
    }

    /// Takes note of a part of a line.
    fn read(&mut self, part: &[u8]) {
        match self {
            Self::Tagged(lines) => lines.read(part),
            Self::Paragraph(lines) => lines.read(part),
        }
    }
}

/// Basalt's own format: tags start a game, the tag `Game` even in an unclosed comment.
#[derive(Debug, Default)]
struct Tagged {
    part: Part,
    has_game: bool,
}

#[derive(Clone, Copy, Debug, Default)]
enum Part {
    #[default]
    Header,
    Tag,
    Moves,
    Comment,
    /// After a backslash in a comment.
    Escape,
}

impl Tagged {
    fn starts_game(&mut self, line: &[u8]) -> bool {
        let is_tag = line.starts_with(b"[");
        let is_game = line.starts_with(GAME_TAG);
        let had_game = self.has_game;
        self.has_game |= is_game;
        match self.part {
            Part::Header | Part::Tag => {
                self.part = if is_tag { Part::Tag } else { Part::Header };
                is_game && had_game
            }
            Part::Moves => is_tag,
            Part::Comment | Part::Escape => is_game,
        }
    }

    fn read(&mut self, part: &[u8]) {
        self.part = part.iter().fold(self.part, |part, &byte| part.after(byte));
    }
}

impl Part {
    fn after(self, byte: u8) -> Self {
        match (self, byte) {
            (Self::Tag, _) => Self::Tag,
            (Self::Header, _) if byte.is_ascii_whitespace() => Self::Header,
            (Self::Header | Self::Moves, b'{') => Self::Comment,
            (Self::Header | Self::Moves, _) | (Self::Comment, b'}') => Self::Moves,
            (Self::Comment, b'\\') => Self::Escape,
            (Self::Comment | Self::Escape, _) => Self::Comment,
        }
    }
}

/// The other formats: a certain line may start a game, and an empty line may end one.
#[derive(Debug)]
struct Paragraph {
    opening: Option<&'static [u8]>,
    ended_by_empty_line: bool,
    has_text: bool,
    line_is_empty: bool,
}

impl Paragraph {
    fn new(opening: Option<&'static [u8]>, ended_by_empty_line: bool) -> Self {
        Self { opening, ended_by_empty_line, has_text: false, line_is_empty: false }
    }

    fn starts_game(&mut self, line: &[u8]) -> bool {
        let after_empty =
            std::mem::replace(&mut self.line_is_empty, true) && self.ended_by_empty_line;
        let opens = self.opening.is_some_and(|opening| line.starts_with(opening));
        self.has_text && (after_empty || opens)
    }

    fn read(&mut self, part: &[u8]) {
        let empty = part.trim_ascii().is_empty();
        self.line_is_empty &= empty;
        self.has_text |= !empty;
    }
}

#[cfg(test)]
mod tests {
    use crate::Format;

    /// The games of a file that is read in pieces of some size.
    fn split_in_pieces(format: Format, text: &str, size: usize) -> Vec<String> {
        let new = format.syntax().splitter;
        let mut splitter = new();
        let (mut games, mut start, mut seen, mut end) = (Vec::new(), 0, 0, 0);
        while end < text.len() {
            end = text.len().min(end + size);
            loop {
                let scan = splitter.scan(&text.as_bytes()[seen..end], end == text.len());
                seen += scan.read;
                if !scan.complete {
                    break;
                }
                splitter = new();
                games.push(text[start..seen].to_owned());
                start = seen;
            }
        }
        games.push(text[start..].to_owned());
        games
    }

    fn split(format: Format, text: &str) -> Vec<String> {
        let games = split_in_pieces(format, text, usize::MAX / 2);
        for size in [1, 2, 6, 7, 8] {
            assert_eq!(split_in_pieces(format, text, size), games, "pieces of {size}");
        }
        games
    }

    #[test]
    fn a_tag_after_moves_starts_a_game() {
        let games = [
            "\n[Event \"\"]\n[Game \"a\"]\n\n[White \"\"]\n1. e3\n*\n\n",
            "[X\n*\n",
            "[Game \"b\"]",
        ];
        assert_eq!(split(Format::Basalt, &games.concat()), games);
    }

    #[test]
    fn a_tag_in_a_comment_does_not() {
        let game = "[Game \"a\"]\n{\\}\n[White \"\"]\n [Game \"\"]\n[Game\n} e3 [x]\n";
        assert_eq!(split(Format::Basalt, game), [game]);
    }

    #[test]
    fn the_game_tag_does_wherever_a_line_starts_with_it() {
        let games = ["[Game \"a\"]\n", "[Game \"b\"]\n\n{open\n", "[Game \"c\"]\n{\\\\} *\n", "[W"];
        assert_eq!(split(Format::Basalt, &games.concat()), games);
    }

    #[test]
    fn empty_lines_separate_games_of_other_formats() {
        let games = ["\n\nA1\r\nB2\n \t \n", "\nA1\n\n", "C3\n\n"];
        assert_eq!(split(Format::CodeCup, &games.concat()), games);
    }

    #[test]
    fn an_event_starts_a_game_of_little_golem() {
        let games = ["Event [a] 1. e3\nc3\n", "Event [b]\n1. e3\n\n", "1. e3\n", "Event [c]"];
        assert_eq!(split(Format::LittleGolem, &games.concat()), games);
    }
}
