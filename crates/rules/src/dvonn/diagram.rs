//! The board as text.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::moves::Move;
use super::position::Position;
use super::stack::{Piece, Stack};
use crate::color::Color;
use crate::diagram::{Diagram, Span, Tone};

/// Characters for each space; a row lies half a space beside the next.
const WIDTH: usize = 6;

impl Position {
    /// Draws the board. A stack shows its owner and its height, `w` or `b3`, and a star if it
    /// holds red; what the last move touched stands in brackets.
    ///
    /// ```
    /// use basalt_rules::dvonn::Position;
    ///
    /// let position: Position = "9/10/5r5/4r(rw)(bb)3/9 w s".parse()?;
    /// let drawing = position.diagram(Some("e3e2".parse()?)).to_string();
    /// assert!(drawing.contains("[r]   w2*   b2"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn diagram(&self, last: Option<Move>) -> Diagram {
        let touched = touched(last);
        let lines = (1..=5).rev().map(|row| self.row(row, touched)).collect();
        Diagram { lines }
    }

    fn row(&self, row: i8, touched: CellSet) -> Vec<Span> {
        let cells: Vec<Cell> = Cell::ALL.into_iter().filter(|cell| cell.row() == row).collect();
        let (Some(first), Some(last)) = (cells.first(), cells.last()) else {
            return Vec::new();
        };
        let indent = (row - 3).unsigned_abs() as usize * WIDTH / 2;
        let mut line =
            vec![Span::spaces(indent + 1), Span::new(Tone::Coordinate, first.to_string())];
        for &cell in &cells {
            line.extend(draw(self.stack(cell), touched.contains(cell)));
        }
        line.push(Span::new(Tone::Coordinate, format!(" {last}")));
        line
    }
}

fn touched(last: Option<Move>) -> CellSet {
    match last {
        Some(Move::Place(cell)) => CellSet::of(cell),
        Some(Move::Stack { from, to }) => CellSet::of(from).with(to),
        Some(Move::Pass) | None => CellSet::EMPTY,
    }
}

/// One space, [`WIDTH`] characters wide.
fn draw(stack: Stack, touched: bool) -> Vec<Span> {
    let (tone, name) = match stack.owner() {
        Some(Color::White) => (Tone::White, "w"),
        Some(Color::Black) => (Tone::Black, "b"),
        None if stack.is_empty() => (Tone::Empty, "·"),
        None => (Tone::Red, "r"),
    };
    let height = match stack.height() {
        0 | 1 => String::new(),
        height => height.to_string(),
    };
    let star = stack.owner().is_some() && stack.count(Piece::Red) > 0;
    let length = 1 + height.len() + usize::from(star);
    let before = (WIDTH - 1 - length) / 2;
    let after = WIDTH - 2 - length - before;
    let (open, close) = if touched { ("[", "]") } else { (" ", " ") };
    let mut spans = vec![
        Span::spaces(before),
        Span::new(Tone::Plain, open),
        Span::new(tone, format!("{name}{height}")),
    ];
    if star {
        spans.push(Span::new(Tone::Red, "*"));
    }
    spans.extend([Span::new(Tone::Plain, close), Span::spaces(after)]);
    for span in &mut spans[1..] {
        span.marked = touched;
    }
    spans
}
