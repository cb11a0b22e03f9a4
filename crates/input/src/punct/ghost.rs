//! The ghost: a held piece as it would lie.

use basalt_rules::Color;
use basalt_rules::punct::{Cell, Lie, Move, Piece, PieceKind, Position, Shape};
use basalt_view::punct::{Direction, Ghost, landing_level, shown_in_reserve};
use basalt_view::{Layout, Point};

use super::reason::Reason;

/// The source of a piece that is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceSource {
    /// The reserve: a piece of this kind.
    Reserve(PieceKind),
    /// The board: this piece, as it lies.
    Board(Piece),
}

impl PieceSource {
    /// The kind of the piece.
    pub fn kind(self) -> PieceKind {
        match self {
            Self::Reserve(kind) => kind,
            Self::Board(piece) => piece.lie.shape().kind(),
        }
    }

    /// The turn that leaves it as it is seen: how it lies, or how the reserve shows it.
    pub(super) fn turn(self) -> usize {
        match self {
            Self::Reserve(kind) => shown_in_reserve(kind).turn(),
            Self::Board(piece) => piece.lie.shape().turn(),
        }
    }

    /// The piece with its PÜNCT on a space, turned by as little as makes it legal there. Where no turn is legal it
    /// is turned by as little as keeps it on the board.
    pub(super) fn laid(self, position: &Position, punct: Cell, wanted: usize) -> Laid {
        let at = |turn| Laid { source: self, punct, shape: Shape::new(self.kind(), turn) };
        let near = || by_nearness(wanted).map(at);
        near()
            .find(|laid| laid.verdict(position).is_ok())
            .or_else(|| near().find(|laid| laid.lie().is_some()))
            .unwrap_or_else(|| at(wanted))
    }

    /// Whether it may rest with its PÜNCT on a space.
    pub(super) fn fits(self, position: &Position, punct: Cell) -> bool {
        let at = |shape| Laid { source: self, punct, shape };
        self.kind().shapes().any(|shape| at(shape).verdict(position).is_ok())
    }
}

/// All turns, the nearest to `wanted` first and of two as near the one clockwise.
fn by_nearness(wanted: usize) -> impl Iterator<Item = usize> {
    [0, 1, 5, 2, 4, 3].into_iter().map(move |by| (wanted + by) % 6)
}

/// A piece laid on trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The place that it was taken from.
    pub source: PieceSource,
    /// The space of its PÜNCT.
    pub punct: Cell,
    /// Its kind and rotation.
    pub shape: Shape,
}

impl Laid {
    /// Its place, if all of it is on the board.
    pub fn lie(self) -> Option<Lie> {
        Lie::new(self.punct, self.shape)
    }

    /// The turn that it stands for, if all of it is on the board.
    pub fn mv(self) -> Option<Move> {
        let to = self.lie()?;
        Some(match self.source {
            PieceSource::Reserve(_) => Move::Place(to),
            PieceSource::Board(piece) => Move::Shift { from: piece.lie.punct(), to },
        })
    }

    /// The turn that it stands for if it may be played, or why not.
    pub fn verdict(self, position: &Position) -> Result<Move, Reason> {
        let mv = self.mv().ok_or(Reason::OffBoard)?;
        position.check(mv)?;
        Ok(mv)
    }

    /// The level that it comes to.
    pub fn level(self, position: &Position) -> u8 {
        self.mv().map_or(0, |mv| landing_level(position, mv))
    }

    /// Whether one of its dots is on a space.
    pub fn covers(self, cell: Cell) -> bool {
        let minors = self.shape.minors().into_iter().filter_map(|step| self.punct.offset(step));
        cell == self.punct || minors.into_iter().any(|minor| minor == cell)
    }

    /// The points of its dots in a picture with this layout, the PÜNCT's first. They may be beyond the board.
    pub fn dots(self, layout: Layout) -> [Point; 3] {
        let punct = layout.centre(self.punct);
        let [first, second] = self.shape.minors().map(|(columns, rows)| {
            Cell::at(columns, rows).map_or(punct, |step| punct + layout.centre(step))
        });
        [punct, first, second]
    }

    /// The direction of its first arm.
    pub fn points(self) -> Direction {
        Direction::new(self.shape.turn())
    }

    /// The same with its first arm in another direction.
    #[must_use]
    pub fn turned_to(self, direction: Direction) -> Self {
        Self { shape: Shape::new(self.shape.kind(), direction.number()), ..self }
    }

    /// The same in the next legal turn at this place; where none is legal, in the next.
    #[must_use]
    pub(super) fn turned(self, position: &Position, back: bool) -> Self {
        let turns = self.shape.kind().turns();
        let step = if back { turns - 1 } else { 1 };
        let at = |by| self.turned_to(Direction::new((self.shape.turn() + by * step) % turns));
        (1..=turns).map(at).find(|laid| laid.verdict(position).is_ok()).unwrap_or_else(|| at(1))
    }

    /// The same with its PÜNCT on another space, in this turn if it can be.
    #[must_use]
    pub(super) fn moved(self, position: &Position, punct: Cell) -> Self {
        self.source.laid(position, punct, self.shape.turn())
    }

    /// The ghost as it is drawn.
    pub(super) fn drawn(self, position: &Position) -> Ghost {
        Ghost {
            color: self.color(position),
            punct: self.punct,
            shape: self.shape,
            level: self.level(position),
            legal: self.verdict(position).is_ok(),
        }
    }

    fn color(self, position: &Position) -> Color {
        match self.source {
            PieceSource::Reserve(_) => position.to_move(),
            PieceSource::Board(piece) => piece.color,
        }
    }
}
