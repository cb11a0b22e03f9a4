//! Links: a whole game or a position in the address of a page, `/analyse#<link>`.
//!
//! A link is `1`, the version, then `&Name=value` for the game, its tags and last its moves, as
//! Basalt's own text of a game has them. A position is a game without moves. docs/notation.md
//! describes the letters.

mod escape;
mod moves;

use basalt_rules::sentence::quote;
use basalt_rules::{AnyPosition, Game, sentence_union, sentences};

use crate::result::{read_result, read_score, score_text};
use crate::tags::{FieldTags, set_once};
use crate::{Problem, Record, RecordError, SyntaxError, TagError, Tags, result_text};
use escape::{escape, unescape};

/// The greatest length of a link in bytes. Browsers take far more, the programs by which people
/// send links do not all.
pub const MAX_LINK: usize = 16_000;

const VERSION: &str = "1";

sentences! {
    /// Something that is not the link of a game.
    pub enum LinkTextError {
        TooLong { most: usize } = "record-link-too-long": "expected at most {most} characters in a link, found more";
        Version { found: String } = "record-link-version": "expected a game link that starts with 1&Game=, found “{found}”";
        Part { found: String } = "record-link-part": "expected a part of a link such as White=Ada, found “{found}”";
        Escape { found: String } = "record-link-escape": "expected two hexadecimal digits of UTF-8 text after each ~, found “{found}”";
    }
}

sentence_union! {
    /// Why a link cannot be read or written. Whether the moves are legal is another question.
    pub enum LinkError { Link(LinkTextError), Record(Problem) }
}

/// The amount of a game that a link holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LinkContent {
    /// The moves that were played, and who played them.
    Moves,
    /// Variations and glyphs, too.
    Variations,
    /// Everything.
    Everything,
}

/// A link that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The text after `/analyse#`.
    pub text: String,
    /// The amount of the game that had room in it.
    pub content: LinkContent,
}

/// The link of a game: with everything if that fits, otherwise without comments, and if that is
/// still too long with the moves that were played alone.
pub fn write(record: &Record) -> Result<Link, LinkError> {
    let everything = text(record);
    if everything.len() <= MAX_LINK {
        return Ok(Link { text: everything, content: LinkContent::Everything });
    }
    for content in [LinkContent::Variations, LinkContent::Moves] {
        let line = moves::stripped(&record.line, content);
        let text = text(&Record { line, ..record.clone() });
        if text.len() <= MAX_LINK {
            return Ok(Link { text, content });
        }
    }
    Err(LinkTextError::TooLong { most: MAX_LINK }.into())
}

/// The link of a position.
pub fn write_position(position: &AnyPosition) -> String {
    text(&Record::new(position.clone()))
}

fn text(record: &Record) -> String {
    let mut link = VERSION.to_owned();
    let mut put = |name: &str, value: &str| {
        link.push('&');
        link.push_str(name);
        link.push('=');
        escape(value, &mut link);
    };
    put("Game", record.game().id());
    for (name, value) in record.tags.iter() {
        put(name, value);
    }
    if record.is_from_setup() {
        put("Position", &record.start.to_string());
    }
    if record.result.is_some() {
        put("Result", result_text(record.result));
    }
    if let Some(score) = record.score {
        put("Score", &score_text(score));
    }
    let moves = moves::text(record);
    if !moves.is_empty() {
        put("Moves", &moves);
    }
    link
}

/// Reads a link: what follows `#` in an address, with or without it. Other programs may have
/// escaped its signs with `%`.
pub fn read(link: &str) -> Result<Record, LinkError> {
    let link = link.trim().trim_start_matches('#');
    // Three characters stand for one where another program has escaped them all.
    check_length(link, 3 * MAX_LINK)?;
    let link = unescape(link, '%')?;
    check_length(&link, MAX_LINK)?;
    let mut parts = link.split('&');
    match parts.next() {
        Some(VERSION) => Parts::read(parts)?.record(),
        _ => Err(LinkTextError::Version { found: quote(&link) }.into()),
    }
}

fn check_length(link: &str, most: usize) -> Result<(), LinkTextError> {
    if link.len() <= most { Ok(()) } else { Err(LinkTextError::TooLong { most: MAX_LINK }) }
}

/// The parts of a link as texts.
#[derive(Default)]
struct Parts {
    fields: FieldTags<String>,
    moves: Option<String>,
    tags: Tags,
}

impl Parts {
    fn read<'a>(texts: impl Iterator<Item = &'a str>) -> Result<Self, LinkError> {
        let mut parts = Self::default();
        for text in texts {
            let part = text.split_once('=');
            let (name, value) = part.ok_or_else(|| LinkTextError::Part { found: quote(text) })?;
            let value = unescape(&value.replace('_', " "), '~')?;
            parts.put(name, value).map_err(|error| LinkError::Record(error.into()))?;
        }
        Ok(parts)
    }

    fn put(&mut self, name: &str, value: String) -> Result<(), TagError> {
        let field = if name == "Moves" { Some(&mut self.moves) } else { self.fields.named(name) };
        match field {
            Some(field) => set_once(field, name, value),
            None => self.tags.add(name, &value),
        }
    }

    fn record(self) -> Result<Record, LinkError> {
        self.parse().map_err(LinkError::Record)
    }

    /// The moves are read as those of a game in Basalt's own text.
    fn parse(self) -> Result<Record, Problem> {
        let FieldTags { game, position, result, score } = self.fields;
        let game: Game = game.ok_or(SyntaxError::NoGame)?.parse()?;
        let start = position.map(|text| AnyPosition::parse(game, &text)).transpose()?;
        let result = result.map(|text| read_result(&text)).transpose()?.flatten();
        let score = score.map(|text| read_score(&text)).transpose()?;
        let moves = self.moves.unwrap_or_default();
        let text = format!("[Game \"{game}\"]\n\n{moves} *");
        let played: Record = text.parse().map_err(|error: RecordError| error.problem)?;
        let start = start.unwrap_or_else(|| AnyPosition::start(game));
        Ok(Record { tags: self.tags, start, line: played.line, result, score })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(link: &str) -> String {
        read(link).expect_err(link).to_string()
    }

    #[test]
    fn a_position_is_a_game_without_moves() {
        let text = "9/2r7/w(rw)rb7/10/9 b s";
        let position = AnyPosition::parse(Game::Dvonn, text).expect("legal");
        let link = write_position(&position);
        assert_eq!(link, "1&Game=dvonn&Position=9/2r7/w(rw)rb7/10/9_b_s");
        assert_eq!(read(&link), Ok(Record::new(position)));
    }

    #[test]
    fn altered_links_are_read() {
        let record =
            "[Game \"punct-basic\"]\n[White \"A_b ~ é\"]\n\n1. l4/l5m5 $1 {[%eval +1] so} *";
        let record: Record = record.parse().expect("well-written");
        let link = write(&record).expect("short").text;
        assert_eq!(
            link,
            "1&Game=punct-basic&White=A~5fb_~7e_~c3~a9\
             &Moves=l4/l5m5_$1_~7b~5b~25eval_~2b1~5d_so~7d"
        );
        let all: Vec<_> = link.bytes().map(|byte| format!("%{byte:02X}")).collect();
        for text in
            [format!("#{link}"), link.replace('~', "%7E"), all.concat(), format!(" {link}\n")]
        {
            assert_eq!(read(&text).as_ref(), Ok(&record), "{text}");
        }
    }

    #[test]
    fn errors_say_what_is_wrong() {
        for (link, expected) in [
            ("", "expected a game link that starts with 1&Game=, found “”"),
            ("2&Game=dvonn", "expected a game link that starts with 1&Game=, found “2&Game=dvonn”"),
            ("1&Game", "expected a part of a link such as White=Ada, found “Game”"),
            (
                "1&White=Ada",
                "expected a tag that names the game, such as [Game \"dvonn\"], found none",
            ),
            ("1&Game=go", "expected the name of a game (dvonn, punct, punct-basic), found “go”"),
            ("1&Game=dvonn&Game=dvonn", "expected each tag once, found Game twice"),
            ("1&Game=dvonn&Moves=e3_z9", "expected a move such as e3, a1b2 or pass, found “z9”"),
            ("1&Game=dvonn&Moves=e3_*", "expected the next game, found “*”"),
            (
                "1&Game=dvonn&Score=+1-2",
                "expected a score such as 26-7, White’s points first, found “+1-2”",
            ),
            ("1&Game=dvonn&Result=2-0", "expected a result (1-0, 0-1, 1/2-1/2 or *), found “2-0”"),
            (
                "1&Game=dvonn&A=~g0",
                "expected two hexadecimal digits of UTF-8 text after each ~, found “~g0”",
            ),
            (
                "1&Game=dvonn&A=~e9",
                "expected two hexadecimal digits of UTF-8 text after each ~, found “~e9”",
            ),
            (
                "1&Game=dvonn&A=~",
                "expected two hexadecimal digits of UTF-8 text after each ~, found “~”",
            ),
        ] {
            assert_eq!(error(link), expected, "{link}");
        }
    }

    #[test]
    fn long_links_leave_parts_out_step_by_step() {
        let text = |comment: usize, variations: usize| {
            let comment = "x".repeat(comment);
            let variations = "(e4)".repeat(variations);
            format!("[Game \"dvonn\"]\n\n1. e3 {{{comment}}} {variations} *")
        };
        let content = |comment, variations| {
            let record: Record = text(comment, variations).parse().expect("well-written");
            let link = write(&record).expect("it fits");
            assert!(link.text.len() <= MAX_LINK);
            let read = read(&link.text).expect("readable");
            assert_eq!(read == record, link.content == LinkContent::Everything);
            link.content
        };
        assert_eq!(content(MAX_LINK - 100, 1), LinkContent::Everything);
        assert_eq!(content(MAX_LINK, 1), LinkContent::Variations);
        assert_eq!(content(MAX_LINK, MAX_LINK), LinkContent::Moves);
        let mut record: Record = text(0, 0).parse().expect("well-written");
        record.tags.set("White", &"x".repeat(MAX_LINK)).expect("a tag");
        let too_long = LinkError::Link(LinkTextError::TooLong { most: MAX_LINK });
        assert_eq!(write(&record), Err(too_long.clone()));
        assert_eq!(read(&"x".repeat(3 * MAX_LINK + 1)), Err(too_long));
    }
}
