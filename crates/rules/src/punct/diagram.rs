//! The board as text.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::geometry::CENTRE;
use super::moves::Move;
use super::position::{Dot, Position};
use crate::color::Color;
use crate::diagram::{Diagram, Span, Tone};

/// Characters for each column. The neighbours of a space in its line are two columns away, so
/// that there is room for its name.
const WIDTH: usize = 4;

/// The leftmost column, counted from the middle.
const LEFT: i8 = -8;

/// The highest space lies this many half spaces above the middle, the lowest as many below.
const HALVES: i8 = 15;

impl Position {
    /// Draws the board with its columns upright and the name of each space beside it. A visible
    /// dot shows its owner, `w` or `b`, in upper case if it is the PÜNCT, and its height from 2
    /// on; what the last turn touched stands in brackets. Empty spaces of the centre are circles.
    ///
    /// ```
    /// use basalt_rules::punct::{Position, Variant};
    ///
    /// let position = Position::parse(Variant::Basic, "w:i9/i8h8 b:k9/k10l10 w 0")?;
    /// let drawing = position.diagram(Some("k9/k10l10".parse()?)).to_string();
    /// assert!(drawing.contains(" w h8    ∘ j9   [b]l10"));
    /// assert!(drawing.contains(" W i9   [b]k10"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn diagram(&self, last: Option<Move>) -> Diagram {
        let touched = touched(last);
        Diagram { lines: (-HALVES..=HALVES).map(|half| self.line(half, touched)).collect() }
    }

    fn line(&self, half: i8, touched: CellSet) -> Vec<Span> {
        let (mut line, mut end) = (Vec::new(), 0);
        for cell in cells(half) {
            let start = (cell.q() - LEFT) as usize * WIDTH;
            let drawn = self.draw(cell, touched.contains(cell));
            line.push(Span::spaces(start.saturating_sub(end)));
            end = start + drawn.iter().map(|span| span.text.chars().count()).sum::<usize>();
            line.extend(drawn);
        }
        line
    }

    fn draw(&self, cell: Cell, touched: bool) -> [Span; 4] {
        let (open, close) = if touched { ("[", "]") } else { (" ", " ") };
        let (tone, text) = match self.stack(cell).last() {
            None if CENTRE.contains(cell) => (Tone::Empty, "∘".to_owned()),
            None => (Tone::Empty, "·".to_owned()),
            Some(&dot) => sign(dot),
        };
        let spans = [(Tone::Plain, open), (tone, &text), (Tone::Plain, close)];
        let [open, sign, close] = spans.map(|(tone, text)| {
            let span = Span::new(tone, text);
            Span { marked: touched, ..span }
        });
        [open, sign, close, Span::new(Tone::Coordinate, cell.to_string())]
    }
}

/// The spaces that lie this many half spaces below the middle, from left to right.
fn cells(half: i8) -> impl Iterator<Item = Cell> {
    // A space lies q + 2r half spaces below the middle.
    let here = (LEFT..=-LEFT).filter(move |q| (half - q) % 2 == 0);
    here.filter_map(move |q| Cell::at(q, (half - q) / 2))
}

/// The characters of a visible dot.
fn sign(dot: Dot) -> (Tone, String) {
    let (tone, name) = match dot.piece.color {
        Color::White => (Tone::White, 'w'),
        Color::Black => (Tone::Black, 'b'),
    };
    let name = if dot.is_punct { name.to_ascii_uppercase() } else { name };
    match dot.piece.level {
        0 => (tone, name.to_string()),
        level => (tone, format!("{name}{}", level + 1)),
    }
}

fn touched(last: Option<Move>) -> CellSet {
    match last {
        Some(Move::Place(lie)) => CellSet::of_three(lie.spaces()),
        Some(Move::Shift { from, to }) => CellSet::of(from) | CellSet::of_three(to.spaces()),
        Some(Move::Pass) | None => CellSet::EMPTY,
    }
}
