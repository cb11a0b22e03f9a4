//! The tags at the head of a game.

use basalt_rules::sentence::quote;
use basalt_rules::{AnyPosition, ByColor, Game};

use crate::error::{GameFault, Problem, SyntaxError};
use crate::result::{read_result, read_score, result_text};
use crate::tags::{FieldTags, Tags, set_once};

/// The tags of a game, parsed.
pub(super) struct Header {
    pub(super) tags: Tags,
    pub(super) start: AnyPosition,
    /// The text of the result, if there is such a tag.
    pub(super) result: Option<&'static str>,
    pub(super) score: Option<ByColor<u32>>,
}

/// Reads the tags of a game and says where its moves start.
pub(super) fn read(text: &str) -> Result<(Header, usize), GameFault> {
    let mut raw = Raw::default();
    let mut at = 0;
    while at < text.len() {
        let end = text[at..].find('\n').map_or(text.len(), |length| at + length + 1);
        let line = text[at..end].trim_ascii_end();
        if line.starts_with('[') {
            raw.add(line, at)?;
        } else if !line.is_empty() {
            break;
        }
        at = end;
    }
    Ok((raw.header(at)?, at))
}

/// The tags as texts.
#[derive(Default)]
struct Raw {
    fields: FieldTags<Value>,
    variant: Option<Value>,
    others: Tags,
}

#[derive(Default)]
struct Value {
    text: String,
    at: usize,
}

impl Raw {
    fn add(&mut self, line: &str, at: usize) -> Result<(), GameFault> {
        let wrong = || GameFault::new(at, SyntaxError::Tag { found: quote(line) });
        let (name, text) = read_tag(line).ok_or_else(wrong)?;
        let field =
            if name == "Variant" { Some(&mut self.variant) } else { self.fields.named(name) };
        let added = match field {
            Some(field) => set_once(field, name, Value { text, at }),
            None => self.others.add(name, &text),
        };
        added.map_err(|error| GameFault::new(at, error))
    }

    fn header(self, end: usize) -> Result<Header, GameFault> {
        let FieldTags { game, position, result, score } = self.fields;
        let game = game.ok_or_else(|| GameFault::new(end, SyntaxError::NoGame))?;
        let game = game.read(|text| Ok(text.parse::<Game>()?))?;
        let variant = |value: Value| value.read(|text| with_variant(game, text));
        let game = self.variant.map_or(Ok(game), variant)?;
        let start = |value: Value| value.read(|text| Ok(AnyPosition::parse(game, text)?));
        Ok(Header {
            tags: self.others,
            start: position.map_or_else(|| Ok(AnyPosition::start(game)), start)?,
            result: result
                .map(|value| value.read(|text| Ok(result_text(read_result(text)?))))
                .transpose()?,
            score: score.map(|value| value.read(|text| Ok(read_score(text)?))).transpose()?,
        })
    }
}

impl Value {
    fn read<T>(&self, read: impl FnOnce(&str) -> Result<T, Problem>) -> Result<T, GameFault> {
        read(&self.text).map_err(|problem| GameFault::new(self.at, problem))
    }
}

fn with_variant(game: Game, text: &str) -> Result<Game, Problem> {
    game.with_variant(text).ok_or_else(|| SyntaxError::Variant { game, found: quote(text) }.into())
}

/// Name and value of `[Name "value"]`.
fn read_tag(line: &str) -> Option<(&str, String)> {
    let inner = line.strip_prefix('[')?.strip_suffix(']')?.trim_ascii();
    let (name, value) = inner.split_once([' ', '\t'])?;
    let quoted = value.trim_ascii_start().strip_prefix('"')?.strip_suffix('"')?;
    Some((name, unescape(quoted)?))
}

/// The text between quotes; nothing if a quote in it is not escaped, or the last one is.
fn unescape(quoted: &str) -> Option<String> {
    let mut text = String::with_capacity(quoted.len());
    let mut chars = quoted.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => return None,
            '\\' => text.push(escaped(chars.next()?)),
            _ => text.push(c),
        }
    }
    Some(text)
}

/// The meaning of a character after a backslash, in tags and comments alike.
pub(super) fn escaped(c: char) -> char {
    match c {
        'n' => '\n',
        'r' => '\r',
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str) -> (usize, String) {
        let fault = read(text).err().expect(text);
        (fault.at, fault.problem.to_string())
    }

    #[test]
    fn tags_end_where_the_moves_start() {
        let text = "[Event \"a \\\"b\\\" \\\\ \\n\"]\r\n\r\n[ Game  \"DVONN\" ]  \n\n1. e3 *";
        let (header, at) = read(text).map_err(|fault| fault.problem).expect("well-written");
        assert_eq!(header.tags.get("Event"), Some("a \"b\" \\ \n"));
        assert_eq!(header.start, AnyPosition::start(Game::Dvonn));
        assert_eq!(&text[at..], "1. e3 *");
    }

    #[test]
    fn tags_that_are_fields_are_understood() {
        let text = "[Position \"9/10/2r1r3r2/10/9 b p\"]\n[Game \"dvonn\"]\n[Score \"26-7\"]\n\
                    [Result \"1-0\"]\n[Variant \"standard\"]\n";
        let (header, _) = read(text).map_err(|fault| fault.problem).expect("well-written");
        assert_eq!(header.start.to_string(), "9/10/2r1r3r2/10/9 b p");
        assert_eq!(header.score, Some(ByColor { white: 26, black: 7 }));
        assert_eq!(header.result, Some("1-0"));
        assert_eq!(header.tags, Tags::default());
    }

    #[test]
    fn malformed_tags_are_quoted() {
        for line in [
            "[",
            "[]",
            "[Game]",
            "[Game dvonn]",
            "[Game \"dvonn]",
            "[Game \"dvonn\"",
            "[Game \"]",
            "[Game \"dv\"onn\"]",
            "[Game \"dvonn\\\"]",
            "[A \"b\"] e3",
            "[A \"b\"] [C \"d\"]",
        ] {
            let expected = SyntaxError::Tag { found: line.into() }.to_string();
            assert_eq!(problem(&format!("\n{line}\n")), (1, expected));
        }
    }

    #[test]
    fn values_that_cannot_be_are_refused_where_they_stand() {
        let after = |line: &str| problem(&format!("[Game \"dvonn\"]\n{line}"));
        for (line, expected) in [
            ("[Game \"dvonn\"]", "expected each tag once, found Game twice"),
            ("[Größe \"1\"]", "expected the name of a tag"),
            ("[Variant \"basic\"]", "expected a variant of dvonn, found “basic”"),
            ("[Result \"2-0\"]", "expected a result"),
            ("[Score \"26\"]", "expected a score"),
            ("[Position \"9/10\"]", "expected a board, the player to move"),
        ] {
            let (at, found) = after(line);
            assert!(found.starts_with(expected), "{found}");
            assert_eq!(at, 15);
        }
        assert_eq!(
            problem("[Game \"chess\"]").1,
            "expected the name of a game (dvonn, punct, punct-basic), found “chess”"
        );
        assert_eq!(problem("1. e3 *"), (0, SyntaxError::NoGame.to_string()));
    }
}
