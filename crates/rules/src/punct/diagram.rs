//! The board drawn with characters.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::geometry::CENTRE;
use super::moves::Move;
use super::position::Position;
use crate::color::Color;
use crate::diagram::{Diagram, Span, Tone};

/// Characters for each column.
const WIDTH: usize = 4;

impl Position {
    /// Draws the board with its columns upright. A visible dot shows its owner, `w` or `b`, in upper
    /// case if it is the PÜNCT, and its height from 2 on; what the last turn touched stands in brackets.
    /// Empty spaces of the centre are circles.
    pub fn diagram(&self, last: Option<Move>) -> Diagram {
        let touched = touched(last);
        // A space lies q + 2r half spaces below the middle.
        let mut lines: Vec<Vec<Span>> = (-16..=16).map(|half| self.line(half, touched)).collect();
        lines.push(letters());
        Diagram { lines }
    }

    fn line(&self, half: i8, touched: CellSet) -> Vec<Span> {
        let mut line = Vec::new();
        for q in -8..=8 {
            let cell = if (half - q) % 2 == 0 { Cell::at(q, (half - q) / 2) } else { None };
            match cell {
                Some(cell) => line.extend(self.draw(cell, touched.contains(cell))),
                None => line.push(label(q, half)),
            }
        }
        line
    }

    fn draw(&self, cell: Cell, touched: bool) -> Vec<Span> {
        let stack = self.stack(cell);
        let (tone, text) = match stack.last() {
            None if CENTRE.contains(cell) => (Tone::Empty, "∘".to_owned()),
            None => (Tone::Empty, "·".to_owned()),
            Some(dot) => {
                let name = dot.piece.color.letter();
                let name = if dot.is_punct { name.to_ascii_uppercase() } else { name };
                let height = match dot.piece.level {
                    0 => String::new(),
                    level => (level + 1).to_string(),
                };
                let tone = match dot.piece.color {
                    Color::White => Tone::White,
                    Color::Black => Tone::Black,
                };
                (tone, format!("{name}{height}"))
            }
        };
        let length = text.chars().count();
        let (open, close) = if touched { ("[", "]") } else { (" ", " ") };
        let mut spans = vec![
            Span::new(Tone::Plain, open),
            Span::new(tone, text),
            Span::new(Tone::Plain, close),
        ];
        for span in &mut spans {
            span.marked = touched;
        }
        spans.push(Span::spaces(WIDTH.saturating_sub(2 + length)));
        spans
    }
}

/// The number of a row in front of its first space, else nothing.
fn label(q: i8, half: i8) -> Span {
    let right = if (half - q - 1) % 2 == 0 { Cell::at(q + 1, (half - q - 1) / 2) } else { None };
    let starts_row = |cell: &Cell| cell.offset((-1, 0)).is_none();
    match right.filter(starts_row) {
        Some(cell) => Span::new(Tone::Coordinate, format!("{:>3} ", cell.row())),
        None => Span::spaces(WIDTH),
    }
}

fn letters() -> Vec<Span> {
    ('a'..='q').map(|letter| Span::new(Tone::Coordinate, format!(" {letter}  "))).collect()
}

fn touched(last: Option<Move>) -> CellSet {
    match last {
        Some(Move::Place(lie)) => CellSet::of_three(lie.spaces()),
        Some(Move::Shift { from, to }) => CellSet::of(from) | CellSet::of_three(to.spaces()),
        Some(Move::Pass) | None => CellSet::EMPTY,
    }
}
