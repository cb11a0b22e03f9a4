//! A chart of White's chance to win, in characters.

use basalt_review::{MoveMark, Reviewed};
use basalt_rules::Color;

/// Columns of the chart; longer games share them.
const MAX_COLUMNS: usize = 72;
/// Lines of the chart.
const ROWS: usize = 8;
/// Parts that a character can be filled with.
const PARTS: usize = 8;
/// A character filled from below, by this many parts.
const FILLED: [char; PARTS + 1] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// Shorter games need no chart.
const MIN_MOVES: usize = 8;

/// The lines of the chart, the marks of moves below; nothing for a game of few moves.
pub(super) fn lines(moves: &[Reviewed]) -> Vec<String> {
    if moves.len() < MIN_MOVES {
        return Vec::new();
    }
    let columns = moves.len().min(MAX_COLUMNS);
    let parts = || (0..columns).map(|column| part(moves, column, columns));
    let heights: Vec<usize> = parts().map(height).collect();
    let mut lines: Vec<String> = (0..ROWS).rev().map(|row| line(row, &heights)).collect();
    let marks: String = parts().map(sign).collect();
    lines.push(format!("      {marks}").trim_end().to_owned());
    lines
}

/// The moves that share a column.
fn part(moves: &[Reviewed], column: usize, columns: usize) -> &[Reviewed] {
    &moves[column * moves.len() / columns..(column + 1) * moves.len() / columns]
}

/// The parts of the column that are filled: White's mean chance after its moves.
fn height(moves: &[Reviewed]) -> usize {
    let chances: Vec<usize> = moves.iter().filter_map(chance_of_white).collect();
    let sum: usize = chances.iter().sum();
    (sum * ROWS * PARTS + 500) / (1_000 * chances.len().max(1))
}

fn chance_of_white(reviewed: &Reviewed) -> Option<usize> {
    let value = reviewed.facts.value_after?;
    Some(match reviewed.player() {
        Color::White => value.chance().into(),
        Color::Black => value.seen_by_the_other().chance().into(),
    })
}

fn line(row: usize, heights: &[usize]) -> String {
    let label = match row {
        0 => "  0%",
        row if row + 1 == ROWS => "100%",
        row if row == ROWS / 2 => " 50%",
        _ => "    ",
    };
    let filled = |height: &usize| FILLED[height.saturating_sub(row * PARTS).min(PARTS)];
    let chart: String = heights.iter().map(filled).collect();
    format!("{label} │{chart}").trim_end().to_owned()
}

/// The worst mark of the moves that share a column.
fn sign(moves: &[Reviewed]) -> char {
    match moves.iter().filter_map(|reviewed| reviewed.mark).max() {
        Some(MoveMark::Good) => '!',
        Some(MoveMark::Inaccuracy | MoveMark::Mistake | MoveMark::Blunder) => '?',
        None => ' ',
    }
}
