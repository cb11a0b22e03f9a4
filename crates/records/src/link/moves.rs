//! The moves of a link: those of Basalt's own text on one line and without numbers.

use super::LinkContent;
use crate::{Line, MoveNode, Record, result_text};

/// The moves of a game with all that is said about them, without the result.
pub(super) fn text(record: &Record) -> String {
    let text = record.to_string();
    let moves = text.split_once("\n\n").map_or("", |(_, moves)| moves).trim_end();
    let moves = moves.strip_suffix(result_text(record.result)).unwrap_or(moves).trim_end();
    without_numbers(&moves.replace('\n', " "))
}

/// Leaves out the numbers of moves, but nothing that looks like them in comments.
fn without_numbers(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('{') {
        push_moves(&rest[..start], &mut kept);
        let length = comment_length(&rest[start..]);
        kept.push_str(&rest[start..start + length]);
        rest = &rest[start + length..];
    }
    push_moves(rest, &mut kept);
    kept
}

/// The length of the comment with which a text begins.
fn comment_length(text: &str) -> usize {
    let mut escaped = false;
    let end = text.bytes().position(|byte| {
        let ends = byte == b'}' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |end| end + 1)
}

fn push_moves(moves: &str, kept: &mut String) {
    for word in moves.split_inclusive(' ') {
        let inner = word.trim_start_matches('(');
        let is_number =
            inner.starts_with(|c: char| c.is_ascii_digit()) && inner.trim_end().ends_with('.');
        kept.push_str(if is_number { &word[..word.len() - inner.len()] } else { word });
    }
}

/// A line without comments, or without variations and glyphs as well.
pub(super) fn stripped(line: &Line, content: LinkContent) -> Line {
    let node = |node: &MoveNode| {
        let mut bare = MoveNode::new(node.mv);
        let notes = node.notes();
        if content > LinkContent::Moves && !(notes.nags.is_empty() && notes.variations.is_empty()) {
            let kept = bare.notes_mut();
            kept.nags.clone_from(&notes.nags);
            kept.variations = notes.variations.iter().map(|line| stripped(line, content)).collect();
        }
        bare
    };
    Line { nodes: line.nodes.iter().map(node).collect(), ..Line::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_and_comments_stay() {
        let text =
            "1. e3 {2. was \\} 3. better} (1. c3 {x} 1... d3) ((2. a1)) 2. $1 {\\\\} 10... i3";
        let expected = "e3 {2. was \\} 3. better} (c3 {x} d3) ((a1)) $1 {\\\\} i3";
        assert_eq!(without_numbers(text), expected);
    }
}
