//! Reading games one by one from pieces of a file.

use super::error::{GameFault, RecordError, Spot, SyntaxError};
use super::format::Format;
use super::record::Record;
use super::splitter::{Scan, Splitter};
use super::syntax::Syntax;

/// Reads a file of games that is pushed into it piece by piece, and holds no more of it than the
/// last piece and one game.
///
/// ```
/// use basalt_records::{Format, Reader};
///
/// let mut reader = Reader::new(Format::Basalt);
/// let mut games = 0;
/// for piece in [&b"[Game \"dvonn\"]\n\n1. e"[..], b"3 *\n\n[Game \"dvo", b"nn\"]\n\n*\n"] {
///     reader.push(piece);
///     while let Some(game) = reader.next_game() {
///         games += 1;
///         assert!(game.is_ok());
///     }
/// }
/// reader.finish();
/// assert!(reader.next_game().is_some_and(|game| game.is_ok()));
/// assert!(games == 1 && reader.next_game().is_none());
/// ```
#[derive(Debug)]
pub struct Reader {
    syntax: &'static Syntax,
    splitter: Splitter,
    buffer: Vec<u8>,
    /// The place in the buffer at which the current game starts.
    start: usize,
    /// The place in the buffer up to which the splitter has looked.
    seen: usize,
    /// The place in the file at which the current game starts.
    spot: Spot,
    /// The number of the game.
    game: usize,
    /// Whether a byte order mark can no longer come.
    begun: bool,
    /// Whether the game is too long and the rest of it is thrown away.
    skipping: bool,
    finished: bool,
}

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

impl Reader {
    /// A reader of a file in the given format. A game in JSON tells by itself which of the schemas it has.
    pub fn new(format: Format) -> Self {
        Self::with_syntax(format.syntax())
    }

    fn with_syntax(syntax: &'static Syntax) -> Self {
        Self {
            syntax,
            splitter: (syntax.splitter)(),
            buffer: Vec::new(),
            start: 0,
            seen: 0,
            spot: Spot::default(),
            game: 1,
            begun: false,
            skipping: false,
            finished: false,
        }
    }

    /// Takes the next piece of the file. Before the next one, [`Reader::next_game`] should be
    /// asked until it has nothing more to give.
    pub fn push(&mut self, piece: &[u8]) {
        self.buffer.drain(..self.start);
        self.seen -= self.start;
        self.start = 0;
        self.buffer.extend_from_slice(piece);
    }

    /// Takes note that the file has ended, and that the last game may be given out.
    pub fn finish(&mut self) {
        self.finished = true;
    }

    /// The next game, or why it cannot be read; nothing if more of the file is needed for it.
    ///
    /// The n-th answer is about the n-th game of the file. After a game that cannot be read the
    /// next one is looked for.
    pub fn next_game(&mut self) -> Option<Result<Record, RecordError>> {
        if !self.begin() {
            return None;
        }
        loop {
            let Scan { read, complete } =
                self.splitter.scan(&self.buffer[self.seen..], self.finished);
            self.seen += read;
            if complete {
                self.splitter = (self.syntax.splitter)();
            }
            let game = self.take_game(complete || self.finished);
            if game.is_some() || !complete {
                return game;
            }
        }
    }

    /// Leaves out a byte order mark; says whether enough of the file is there to know.
    fn begin(&mut self) -> bool {
        if !self.begun {
            let could_be_mark = BYTE_ORDER_MARK.starts_with(&self.buffer);
            if self.buffer.starts_with(BYTE_ORDER_MARK) {
                self.seen = BYTE_ORDER_MARK.len();
                self.start = self.seen;
            } else if could_be_mark && !self.finished {
                return false;
            }
            self.begun = true;
        }
        true
    }

    /// Gives out the game up to where the splitter has looked, if it ends there or is too long.
    fn take_game(&mut self, complete: bool) -> Option<Result<Record, RecordError>> {
        let text = &self.buffer[self.start..self.seen];
        let is_too_long = text.len() > self.syntax.max_bytes;
        if !(complete || is_too_long || self.skipping) {
            return None;
        }
        let game = if self.skipping || text.iter().all(|&byte| (self.syntax.is_gap)(byte)) {
            None
        } else {
            let record = read_game(self.syntax, text);
            Some(record.map_err(|fault| fault.locate(text, self.game, self.spot)))
        };
        self.skipping = !complete && (self.skipping || game.is_some());
        self.game += usize::from(game.is_some());
        self.leave_out();
        game
    }

    /// Goes on after what the splitter has looked at.
    fn leave_out(&mut self) {
        self.spot = self.spot.after(&self.buffer[self.start..self.seen]);
        self.start = self.seen;
    }
}

/// Reads a text that holds one game.
pub(super) fn read_one(syntax: &Syntax, text: &str) -> Result<Record, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).as_bytes();
    read_game(syntax, text).map_err(|fault| fault.locate(text, 1, Spot::default()))
}

fn read_game(syntax: &Syntax, text: &[u8]) -> Result<Record, GameFault> {
    if text.len() > syntax.max_bytes {
        return Err(GameFault::new(0, SyntaxError::TooLong { most: syntax.max_bytes }));
    }
    let text = str::from_utf8(text).map_err(|error| {
        let at = error.valid_up_to();
        GameFault::new(at, SyntaxError::NotUtf8 { found: format!("{:#04x}", text[at]) })
    })?;
    (syntax.parse)(text)
}

/// The games of a text one by one, each as it is or with what is wrong in it.
pub fn read_all(format: Format, text: &[u8]) -> Games<'_> {
    Games { reader: Reader::new(format), rest: text }
}

/// The games of a file in any text format: each as it is or with what is wrong in it. Unlike [`read_all`] it does not
/// link the parser of JSON, which keeps the page small.
pub fn read_text(file: &[u8]) -> Games<'_> {
    Games { reader: Reader::with_syntax(Format::syntax_of_text(file)), rest: file }
}

/// The games of a text.
#[derive(Debug)]
pub struct Games<'a> {
    reader: Reader,
    rest: &'a [u8],
}

impl Iterator for Games<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        /// Enough for many games, little enough for a fast memory.
        const READ_BUFFER_BYTES: usize = 1 << 16;
        loop {
            if let Some(game) = self.reader.next_game() {
                return Some(game);
            }
            if self.rest.is_empty() {
                if self.reader.finished {
                    return None;
                }
                self.reader.finish();
                continue;
            }
            let (piece, rest) = self.rest.split_at(self.rest.len().min(READ_BUFFER_BYTES));
            self.reader.push(piece);
            self.rest = rest;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MAX_GAME, Problem};

    const GAME: &str = "[Game \"dvonn\"]\n\n1. e3 *\n\n";

    fn errors(text: &[u8]) -> Vec<Option<RecordError>> {
        read_all(Format::Basalt, text).map(Result::err).collect()
    }

    #[test]
    fn a_bad_game_keeps_the_others() {
        for bad in [
            "[Game \"dvonn\"]\n\n1. z9 *\n\n",
            "[Game \"dvonn\"]\n\n1. e3 {open *\n\n",
            "[Game \"dvonn\"]\n\n1. e3 (c3\n\n",
            "[Game \"dvonn\"]\n\n1. e3\n\n",
            "[Game \"dvonn\"]\n\n1. e3 * *\n\n",
            "[Game \"dvonn\"]\n",
            "[Game \"dvonn]\n\n1. e3 *\n\n",
            "[Event \"\"]\n\n1. e3 *\n\n",
        ] {
            let found = errors([GAME, bad, GAME].concat().as_bytes());
            assert_eq!(found.len(), 3, "{bad}");
            let error = found[1].as_ref().expect(bad);
            assert_eq!((error.game, found[0].is_some(), found[2].is_some()), (2, false, false));
            assert!((5..=8).contains(&error.line), "{error}");
        }
    }

    #[test]
    fn places_are_those_in_the_file() {
        let text =
            "\u{feff}[Game \"dvonn\"]\r\n\r\n*\r\n\r\n[Game \"dvonn\"]\r\n\r\n1. e3\r\n {é} z9 *";
        let found = errors(text.as_bytes());
        let error = found[1].as_ref().expect("z9 is no space");
        assert_eq!((error.game, error.line, error.column), (2, 8, 6));
        assert_eq!(found[0], None);
    }

    #[test]
    fn text_must_be_utf8_game_by_game() {
        let bad = [&b"[Game \"dvonn\"]\n[White \""[..], &[0xc3, 0x28], b"\"]\n\n*\n"].concat();
        let found = errors(&[&bad[..], GAME.as_bytes()].concat());
        let error = found[0].as_ref().expect("no UTF-8");
        let expected = SyntaxError::NotUtf8 { found: "0xc3".into() };
        assert_eq!(error.problem, Problem::Syntax(expected));
        assert_eq!((error.line, error.column), (2, 9));
        assert_eq!(found[1..], [None]);
    }

    fn padded(length: usize) -> String {
        let (head, tail) = ("[Game \"dvonn\"]\n\n{", "} *\n");
        format!("{head}{}{tail}", "x".repeat(length - head.len() - tail.len()))
    }

    #[test]
    fn a_game_has_at_most_a_megabyte() {
        assert_eq!(errors(padded(MAX_GAME).as_bytes()), [None]);
        for length in [MAX_GAME + 1, 10 * MAX_GAME] {
            let found = errors([&padded(length), GAME, &padded(length), GAME].concat().as_bytes());
            let games: Vec<_> =
                found.iter().flatten().map(|error| (error.game, error.line)).collect();
            assert_eq!((found.len(), games), (4, vec![(1, 1), (3, 8)]));
            let too_long = SyntaxError::TooLong { most: MAX_GAME }.into();
            assert_eq!(found[0].as_ref().map(|error| &error.problem), Some(&too_long));
        }
        assert!(padded(MAX_GAME + 1).parse::<Record>().is_err());
    }

    #[test]
    fn no_more_than_a_game_and_a_piece_is_held() {
        let mut reader = Reader::new(Format::Basalt);
        let piece = padded(MAX_GAME / 10);
        let endless = "e3 ".repeat(MAX_GAME / 30);
        for text in std::iter::repeat_n(&piece, 50).chain(std::iter::repeat_n(&endless, 50)) {
            reader.push(text.as_bytes());
            while reader.next_game().is_some() {}
            assert!(reader.buffer.len() <= MAX_GAME + piece.len());
        }
    }

    #[test]
    fn nothing_but_white_space_is_no_game() {
        for text in ["", " \r\n\n\t", "\u{feff}", "\u{feff}\n"] {
            assert_eq!(errors(text.as_bytes()), [], "{text:?}");
        }
        assert_eq!(errors(&[0xef, 0xbb]).len(), 1);
    }

    #[test]
    fn asking_again_at_the_end_gives_nothing() {
        let mut games = read_all(Format::Basalt, GAME.as_bytes());
        assert!(games.next().is_some_and(|game| game.is_ok()));
        assert!(games.next().is_none() && games.next().is_none());
    }
}
