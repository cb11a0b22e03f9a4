//! Comments: text in which a clock, a value and shapes can stand, and the escapes that let it hold
//! everything else.

use basalt_rules::Title;
use basalt_rules::sentence::quote;

use super::header::escaped;
use super::wrap::Wrap;
use crate::error::{GameFault, SyntaxError};
use crate::line::Comment;
use crate::shape::Drawing;

const CLOCK: &str = "[%clk";
const EVAL: &str = "[%eval";
const CIRCLES: &str = "[%csl";
const ARROWS: &str = "[%cal";

/// Text that would start a new game at the beginning of a line.
const GAME: &str = "[Game \"";

/// Texts that have to be escaped where they are meant as text.
const COMMANDS: [&str; 5] = [CLOCK, EVAL, CIRCLES, ARROWS, GAME];

/// Adds what stands between two braces, from byte `at` on, to a comment on a game of `title`.
pub(super) fn read(
    raw: &str,
    at: usize,
    title: Title,
    comment: &mut Comment,
) -> Result<(), GameFault> {
    let mut text = Trimmed::default();
    let mut rest = raw;
    while !rest.is_empty() {
        let place = at + raw.len() - rest.len();
        rest = match command(rest, title, comment).map_err(|error| GameFault::new(place, error))? {
            Some(rest) => {
                text.after_command = true;
                rest
            }
            None => text.take(rest),
        };
    }
    join(&mut comment.text, text.finish());
    Ok(())
}

/// Text that loses the white space at its ends, unless that is escaped.
#[derive(Default)]
struct Trimmed {
    text: String,
    /// The length of the text up to its last character that stays.
    kept: usize,
    after_command: bool,
}

impl Trimmed {
    /// Takes the first character of a text that is not empty, and gives the rest of it.
    fn take<'a>(&mut self, text: &'a str) -> &'a str {
        let mut chars = text.chars();
        match chars.next() {
            Some('\\') => self.push(chars.next().map_or('\\', escaped)),
            Some('\r') if chars.as_str().starts_with('\n') => {}
            Some('\r' | '\n') => self.space(' '),
            Some(c @ (' ' | '\t')) => self.space(c),
            Some(c) => self.push(c),
            None => {}
        }
        chars.as_str()
    }

    fn push(&mut self, c: char) {
        self.text.push(c);
        self.kept = self.text.len();
        self.after_command = false;
    }

    /// Adds white space. That on the two sides of a command counts once.
    fn space(&mut self, c: char) {
        let has_space = self.kept < self.text.len();
        if self.text.is_empty() || self.after_command && has_space {
            return;
        }
        self.text.push(c);
    }

    fn finish(mut self) -> String {
        self.text.truncate(self.kept);
        self.text
    }
}

/// Reads a clock, a value or shapes, if they are at the start of `text`, and gives what comes after them.
fn command<'a>(
    text: &'a str,
    title: Title,
    comment: &mut Comment,
) -> Result<Option<&'a str>, SyntaxError> {
    if let Some(rest) = after_name(text, CLOCK) {
        let wrong = || SyntaxError::Clock { found: quote(text) };
        let (value, rest) = rest.split_once(']').ok_or_else(wrong)?;
        comment.clock = Some(value.trim_ascii().parse()?);
        Ok(Some(rest))
    } else if let Some(rest) = after_name(text, EVAL) {
        let wrong = || SyntaxError::Eval { found: quote(text) };
        let (value, rest) = rest.split_once(']').ok_or_else(wrong)?;
        comment.eval = Some(value.trim_ascii().parse()?);
        Ok(Some(rest))
    } else {
        Ok(shapes(text, title, comment))
    }
}

/// Reads circles or arrows. Those that the board of the game has no place for are text: programs of other games write
/// the same commands.
fn shapes<'a>(text: &'a str, title: Title, comment: &mut Comment) -> Option<&'a str> {
    let (rest, are_arrows) = after_name(text, CIRCLES)
        .map(|rest| (rest, false))
        .or_else(|| after_name(text, ARROWS).map(|rest| (rest, true)))?;
    let (value, rest) = rest.split_once(']')?;
    comment.shapes.extend(Drawing::parse_list(title, value, are_arrows)?);
    Some(rest)
}

fn after_name<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.strip_prefix(name).filter(|rest| rest.starts_with([' ', '\t', '\r', '\n']))
}

/// Several comments on one move are lines of one.
fn join(text: &mut String, more: String) {
    if text.is_empty() {
        *text = more;
    } else if !more.is_empty() {
        text.push('\n');
        text.push_str(&more);
    }
}

/// Writes a comment that says something, in braces.
pub(super) fn write(comment: &Comment, out: &mut Wrap) {
    let clock = comment.clock.map(|clock| format!("{CLOCK} {clock}]"));
    let eval = comment.eval.map(|eval| format!("{EVAL} {eval}]"));
    let circles = shapes_text(CIRCLES, comment, false);
    let arrows = shapes_text(ARROWS, comment, true);
    out.put("{");
    let mut is_first = true;
    for command in [clock, eval, circles, arrows].into_iter().flatten() {
        if !std::mem::take(&mut is_first) {
            out.space();
        }
        out.put(&command);
    }
    if !comment.text.is_empty() {
        if !is_first {
            out.space();
        }
        write_text(&comment.text, out);
    }
    out.put("}");
}

/// The command of all circles or of all arrows; `None` if there are none.
fn shapes_text(name: &str, comment: &Comment, are_arrows: bool) -> Option<String> {
    let shapes = comment.shapes.iter().filter(|shape| shape.to.is_some() == are_arrows);
    let shapes: Vec<_> = shapes.map(ToString::to_string).collect();
    (!shapes.is_empty()).then(|| format!("{name} {}]", shapes.join(",")))
}

/// Writes a text so that [`read`] gives it back. Lines may break at its spaces.
fn write_text(text: &str, out: &mut Wrap) {
    for (at, c) in text.char_indices() {
        let at_an_end = at == 0 || at + c.len_utf8() == text.len();
        match c {
            '\n' => out.put("\\n"),
            '\r' => out.put("\\r"),
            ' ' if !at_an_end => out.space(),
            ' ' | '\t' if at_an_end => out.put_escaped(c),
            '\\' | '}' => out.put_escaped(c),
            '[' if COMMANDS.iter().any(|word| text[at..].starts_with(word)) => {
                out.put_escaped(c);
            }
            _ => out.put_char(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Clock, Eval};

    fn comment(raw: &str) -> Comment {
        let mut comment = Comment::default();
        read(raw, 0, Title::Dvonn, &mut comment).map_err(|fault| fault.problem).expect(raw);
        comment
    }

    fn written(comment: &Comment) -> String {
        let mut out = Wrap::default();
        write(comment, &mut out);
        out.finish()
    }

    fn text(raw: &str) -> String {
        comment(raw).text
    }

    #[test]
    fn commands_stand_anywhere_among_the_text() {
        let expected = Comment {
            text: "a good move".into(),
            clock: Some(Clock::from_millis(60_000)),
            eval: Some(Eval::ProvenMargin(4)),
            shapes: Vec::new(),
        };
        for raw in [
            " [%clk 0:01:00] [%eval =+4] a good move ",
            "a good [%eval  =+4 ]\n[%clk\t0:01:00] move",
            "a good [%clk 0:01:00][%eval =+4]move",
            "a good move[%eval =+4]\r\n[%clk 0:01:00]",
        ] {
            assert_eq!(comment(raw), expected, "{raw}");
        }
        assert_eq!(written(&expected), "{[%clk 0:01:00] [%eval =+4] a good move}\n");
    }

    #[test]
    fn other_commands_are_text() {
        for text in ["[%mdl 4]", "[%clock 1]", "[%clk]", "[", "[%"] {
            assert_eq!(comment(text), Comment { text: text.into(), ..Comment::default() });
        }
        assert_eq!(written(&comment("[%mdl 4]")), "{[%mdl 4]}\n");
    }

    #[test]
    fn shapes_are_circles_and_arrows_on_the_board() {
        let drawn = comment("look [%csl Ya1, Rb2] [%cal Ga1b2] here");
        assert_eq!(drawn.text, "look here");
        let shapes: Vec<_> = drawn.shapes.iter().map(ToString::to_string).collect();
        assert_eq!(shapes, ["Ya1", "Rb2", "Ga1b2"]);
        assert_eq!(written(&drawn), "{[%csl Ya1,Rb2] [%cal Ga1b2] look here}\n");
    }

    #[test]
    fn shapes_beside_the_board_are_text() {
        for text in
            ["[%csl a1]", "[%csl Yz9]", "[%csl Ya1b2]", "[%cal Ya1]", "[%csl ]", "[%csl Ya1"]
        {
            let said = Comment { text: text.into(), ..Comment::default() };
            assert_eq!(comment(text), said);
            let raw = written(&said);
            let raw = raw.trim_end().strip_prefix('{').and_then(|raw| raw.strip_suffix('}'));
            assert_eq!(comment(raw.expect("braces")), said);
        }
    }

    #[test]
    fn a_command_with_a_wrong_value_is_refused_where_it_stands() {
        for raw in ["é [%clk 1]", "é [%eval x]", "é [%clk 0:01:00", "é [%eval +1"] {
            let fault = read(raw, 10, Title::Dvonn, &mut Comment::default()).expect_err(raw);
            assert_eq!(fault.at, 13);
        }
    }

    #[test]
    fn line_ends_are_spaces_and_escapes_are_not() {
        assert_eq!(text(" a\r\nb\nc\rd "), "a b c d");
        assert_eq!(text("\\ a\\n\\r\\}\\\\\\[\\ "), " a\n\r}\\[ ");
        assert_eq!(text("  \n "), "");
    }

    #[test]
    fn any_text_comes_back() {
        for text in [
            " ",
            "\t",
            "  a  b  ",
            "\n",
            "\r\n",
            "a\nb",
            "}",
            "\\",
            "\\}",
            "{",
            "[%clk 1:00:00]",
            "x [%eval +3] y",
            "[%csl Ya1]",
            "[%cal Ya1b2] z",
            "[Game \"dvonn\"]",
            "[[%clk 0:00:00]]",
            "\u{feff}",
            "ü 石 🪨",
            "\0",
            "\\n",
            "a \t b",
            "(1. e3 $4) *",
            ";",
            "[%clk",
            "\u{a0} \u{2028}",
        ] {
            let said = Comment { text: text.into(), ..Comment::default() };
            let written = written(&said);
            let raw = written.trim_end().strip_prefix('{').and_then(|raw| raw.strip_suffix('}'));
            assert_eq!(comment(raw.expect("braces")), said, "{written}");
        }
    }

    #[test]
    fn nothing_in_a_comment_looks_like_a_new_game() {
        let said = Comment { text: "x\n[Game \"dvonn\"]".into(), ..Comment::default() };
        assert_eq!(written(&said), "{x\\n\\[Game \"dvonn\"]}\n");
    }
}
