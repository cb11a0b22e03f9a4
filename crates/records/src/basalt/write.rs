//! The text of a record.

use std::fmt::Write as _;

use super::comment;
use super::numbering::Numbering;
use super::wrap::Wrap;
use crate::Record;
use crate::line::{Line, MoveNode};
use crate::result::{result_text, score_text};

/// Writes a game: its tags, an empty line, its moves in lines of at most 80 characters.
pub(crate) fn write(record: &Record) -> String {
    let mut text = String::new();
    write_tags(record, &mut text);
    text.push('\n');
    text.push_str(&moves(record));
    text
}

fn write_tags(record: &Record, text: &mut String) {
    let game = record.game();
    write_tag("Game", game.title().id(), text);
    if game.id() != game.title().id() {
        write_tag("Variant", game.variant().id(), text);
    }
    for (name, value) in record.tags.iter() {
        write_tag(name, value, text);
    }
    if record.is_from_setup() {
        write_tag("Position", &record.start.to_string(), text);
    }
    write_tag("Result", result_text(record.result), text);
    if let Some(score) = record.score {
        write_tag("Score", &score_text(score), text);
    }
}

fn write_tag(name: &str, value: &str, text: &mut String) {
    let _ = write!(text, "[{name} \"");
    for c in value.chars() {
        match c {
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '"' | '\\' => text.extend(['\\', c]),
            _ => text.push(c),
        }
    }
    text.push_str("\"]\n");
}

fn moves(record: &Record) -> String {
    let mut out = Wrap::default();
    write_line(&record.line, Numbering::new(&record.start), &mut out);
    if !out.is_empty() {
        out.space();
    }
    out.put(result_text(record.result));
    out.finish()
}

/// Calls itself for variations, as deep as they are nested.
fn write_line(line: &Line, mut numbering: Numbering, out: &mut Wrap) {
    let mut first = line.comment.is_empty();
    if !first {
        comment::write(&line.comment, out);
    }
    for node in &line.nodes {
        if !std::mem::take(&mut first) {
            out.space();
        }
        write_node(node, &mut numbering, out);
    }
}

fn write_node(node: &MoveNode, numbering: &mut Numbering, out: &mut Wrap) {
    let notes = node.notes();
    if let Some(label) = numbering.label() {
        out.put(&label);
        out.put_char(' ');
    }
    out.put(&node.mv.to_string());
    let before = (!notes.variations.is_empty()).then(|| numbering.clone());
    numbering.play(node.mv);
    for nag in &notes.nags {
        out.space();
        out.put(&format!("${nag}"));
    }
    if !notes.comment.is_empty() {
        out.space();
        comment::write(&notes.comment, out);
        numbering.interrupt();
    }
    for (variation, before) in notes.variations.iter().zip(std::iter::repeat(before).flatten()) {
        write_variation(variation, before, out);
        numbering.interrupt();
    }
}

fn write_variation(variation: &Line, mut numbering: Numbering, out: &mut Wrap) {
    numbering.interrupt();
    out.space();
    out.put("(");
    write_line(variation, numbering, out);
    out.put(")");
}

#[cfg(test)]
mod tests {
    use crate::Record;

    /// Reads a record from a text and writes it again.
    fn rewritten(text: &str) -> String {
        text.parse::<Record>().expect(text).to_string()
    }

    #[test]
    fn writing_is_stable() {
        let text = "\
[Game \"dvonn\"]
[White \"A \\\"B\\\" \\\\ C\\n\"]
[Termination \"of its own\"]
[Position \"9/10/2r1r3r2/10/9 b p\"]
[Result \"0-1\"]
[Score \"3-30\"]

{[%eval 62%] before} 1... a1 $1 $2 {[%clk 0:01:00] [%eval -3.5] said} (1... b1
{why} (1... c1) 2. d1 e1) ({empty}) () 2. f1 {x} 2... g1 3. h1 0-1
";
        assert_eq!(rewritten(text), text);
    }

    #[test]
    fn tags_have_an_order_and_what_goes_without_saying_is_left_out() {
        let text = "[White \"A\"]\n[Position \"9/10/11/10/9 w p\"]\n[Result \"*\"]\n\
                    [Black \"B\"]\n[Variant \"standard\"]\n[Game \"DVONN\"]\n*";
        let expected = "[Game \"dvonn\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n*\n";
        assert_eq!(rewritten(text), expected);
    }

    #[test]
    fn lines_are_at_most_eighty_wide() {
        let comment = "five words and some more ".repeat(20);
        let text = format!("[Game \"dvonn\"]\n\n1. e3 {{{comment}}} ({{{comment}}} c3) *");
        let written = rewritten(&text);
        let widest = written.lines().map(|line| line.chars().count()).max();
        assert_eq!(widest, Some(80), "{written}");
    }
}
