//! The text of one game in JSON, whichever its schema.

use basalt_rules::sentence::quote;
use serde::de::Deserialize as _;

use super::splitter::{is_gap, is_too_deep};
use crate::error::{GameFault, SchemaError, SyntaxError};
use crate::part::JsonPart;
use crate::record::Record;
use crate::tree::Tree;
use crate::{MAX_DEPTH, abstract_play};

/// Parses one game with whatever stands before it in its file.
pub(crate) fn parse(text: &str) -> Result<Record, GameFault> {
    let gap = text.bytes().take_while(|&byte| is_gap(byte)).count();
    parse_game(&text[gap..]).map_err(|fault| fault.moved_by(gap))
}

fn parse_game(text: &str) -> Result<Record, GameFault> {
    if is_too_deep(text) {
        return Err(GameFault::new(0, SyntaxError::TooDeep { most: MAX_DEPTH }));
    }
    read_tree(&parse_tree(text)?)
}

/// Parses a text whose brackets are not nested too deeply; a problem has its place in bytes.
fn parse_tree(text: &str) -> Result<Tree, GameFault> {
    let mut parser = serde_json::Deserializer::from_str(text);
    parser.disable_recursion_limit();
    let tree = Tree::deserialize(&mut parser).and_then(|tree| parser.end().map(|()| tree));
    tree.map_err(|error| {
        if error.is_eof() {
            return GameFault::new(text.len(), SchemaError::CutShort);
        }
        let offset = offset(text, error.line(), error.column());
        let found = text[offset..].lines().next().unwrap_or_default();
        GameFault::new(offset, SchemaError::Json { found: quote(found) })
    })
}

/// The byte at a line and a column, which count as `serde_json` does: the lines from 1, the bytes
/// that were read of the line.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    text.floor_char_boundary((start + column.saturating_sub(1)).min(text.len()))
}

fn read_tree(tree: &Tree) -> Result<Record, GameFault> {
    let root = JsonPart::root(tree);
    let names = |name: &str| root.members().is_ok_and(|all| all.iter().any(|(n, _)| n == name));
    match (names("format"), names("header")) {
        (false, true) => abstract_play::read(root),
        _ => super::read::read(root),
    }
}
