//! The position text of a twin, read and written apart from the crate's own reader and writer.
//!
//! The rows stand from 5 to 1 with slashes between them: a letter for a single piece, a number for consecutive empty
//! spaces, a stack in brackets from bottom to top. The player and the phase follow.

use std::collections::BTreeMap;

use super::twin::{Twin, names_of_row};

/// The text of a twin.
pub fn write(twin: &Twin) -> String {
    let stacks = twin.stacks();
    let rows: Vec<String> = (1..=5).rev().map(|row| write_row(row, &stacks)).collect();
    let player = if twin.white_to_move() { 'w' } else { 'b' };
    let phase = if twin.is_placing() { 'p' } else { 's' };
    format!("{} {player} {phase}", rows.join("/"))
}

fn write_row(row: i32, stacks: &BTreeMap<String, String>) -> String {
    let drawn: String = names_of_row(row).iter().map(|name| draw(stacks.get(name))).collect();
    // From the longest gap down, so that no gap is written as two numbers.
    (1..=11).rev().fold(drawn, |text, gap| text.replace(&".".repeat(gap), &gap.to_string()))
}

/// One space, an empty one as a dot.
fn draw(stack: Option<&String>) -> String {
    match stack {
        None => ".".to_string(),
        Some(pieces) if pieces.len() == 1 => pieces.clone(),
        Some(pieces) => format!("({pieces})"),
    }
}

/// The twin of a well-formed text; panics on any other.
pub fn read(text: &str) -> Twin {
    let words: Vec<&str> = text.split(' ').collect();
    let mut stacks = BTreeMap::new();
    for (row, drawn) in (1..=5).rev().zip(words[0].split('/')) {
        let spaces = read_row(drawn);
        assert_eq!(spaces.len(), names_of_row(row).len(), "row {row} of {text}");
        let occupied = names_of_row(row).into_iter().zip(spaces);
        stacks.extend(occupied.filter(|(_, pieces)| !pieces.is_empty()));
    }
    match words[2] {
        "p" => Twin::placing(&stacks),
        _ => Twin::stacking(&stacks, words[1] == "w"),
    }
}

/// The stacks on the spaces of a row; empty texts on empty spaces.
fn read_row(drawn: &str) -> Vec<String> {
    // From the greatest number down, since the digits of a number are numbers, too.
    let dotted = (1..=11)
        .rev()
        .fold(drawn.to_string(), |t, gap| t.replace(&gap.to_string(), &".".repeat(gap)));
    let mut spaces = Vec::new();
    let mut in_bracket = false;
    for symbol in dotted.chars() {
        match symbol {
            '(' | '.' => spaces.push(String::new()),
            piece if in_bracket && piece != ')' => spaces.last_mut().expect("opened").push(piece),
            ')' => {}
            piece => spaces.push(piece.to_string()),
        }
        in_bracket = symbol == '(' || (in_bracket && symbol != ')');
    }
    spaces
}
