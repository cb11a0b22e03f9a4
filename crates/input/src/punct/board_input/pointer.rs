//! A pointer over the board: presses, drags, releases.

use basalt_rules::punct::{Cell, Position};
use basalt_view::punct::Direction;
use basalt_view::{Point, STEP};

use super::taps::own_piece;
use super::{BoardInput, HeldPiece};
use crate::punct::ghost::{Laid, PieceSource};

/// A pointer that is down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pressed {
    cell: Option<Cell>,
    at: Point,
    does: Does,
}

/// The thing that a pressed pointer does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Does {
    /// Nothing yet: its release is a tap.
    Nothing,
    /// It has moved and holds nothing, so its release is no tap.
    Swipes,
    /// It has laid a piece from the reserve, whose first arm follows it.
    Points,
    /// It shifts a piece, whose PÜNCT was here when it began.
    Shifts(Point),
}

/// The distance that a pressed pointer moves before it drags: a finger trembles.
const DRAG_THRESHOLD: f64 = STEP / 5.0;

impl BoardInput {
    /// A piece from the reserve comes down under the pointer at once, to be pointed somewhere.
    pub(super) fn press(&mut self, position: &Position, cell: Option<Cell>, at: Point) {
        self.touch(cell, at);
        let waits = matches!(self.held_piece, HeldPiece::Chosen(PieceSource::Reserve(_)));
        if let Some(cell) = cell.filter(|_| waits && self.may_play(position)) {
            self.pressed = Some(Pressed { cell: Some(cell), at, does: Does::Points });
            self.lay(position, cell);
        }
    }

    /// A finger goes down. It may be about to scroll, so nothing is laid yet. A piece that was lifted to look under it is
    /// put down.
    pub(super) fn touch(&mut self, cell: Option<Cell>, at: Point) {
        self.pressed = Some(Pressed { cell, at, does: Does::Nothing });
        self.peeked = None;
    }

    /// The pressed pointer moves: the piece that it holds follows it, by as much as it has moved itself.
    pub(super) fn drag(&mut self, position: &Position, to: Point) {
        let Some(mut pressed) = self.pressed else { return };
        let way = to - pressed.at;
        let is_far = way.x.hypot(way.y) >= DRAG_THRESHOLD;
        if is_far && pressed.does == Does::Nothing {
            pressed.does = self.begin(position, pressed.cell);
            self.pressed = Some(pressed);
        }
        match pressed.does {
            Does::Points if is_far => self.point(to),
            Does::Shifts(from) => {
                if let Some(to) = self.layout.space_at(from + way) {
                    self.change_ghost(|laid| laid.moved(position, to));
                }
            }
            Does::Nothing | Does::Swipes | Does::Points => {}
        }
    }

    /// The first arm of the ghost turns towards a point.
    fn point(&mut self, to: Point) {
        let Some(laid) = self.ghost() else { return };
        let way = to - self.layout.centre(laid.punct);
        if let Some(direction) = Direction::nearest(self.layout, way) {
            self.change_ghost(|laid| laid.turned_to(direction));
        }
    }

    /// The thing that a pointer does when it begins to move: it shifts the ghost from anywhere, or else takes up the own
    /// piece on the space where it went down.
    fn begin(&mut self, position: &Position, cell: Option<Cell>) -> Does {
        if !self.may_play(position) {
            return Does::Swipes;
        }
        self.peeked = None;
        if let (None, Some(cell)) = (self.ghost(), cell) {
            self.take_up_and_lay(position, cell);
        }
        let shifts = |laid: Laid| Does::Shifts(self.layout.centre(laid.punct));
        self.ghost().map_or(Does::Swipes, shifts)
    }

    /// A piece from the reserve is carried over the board, or beside it.
    pub(super) fn carry(&mut self, position: &Position, to: Option<Cell>) {
        match (self.source(), to) {
            (Some(PieceSource::Reserve(_)), Some(to)) => self.lay(position, to),
            (Some(source @ PieceSource::Reserve(_)), None) => {
                self.held_piece = HeldPiece::Chosen(source);
            }
            _ => {}
        }
    }

    /// Takes up the own piece on a space and holds it where it was.
    fn take_up_and_lay(&mut self, position: &Position, cell: Cell) {
        if let Some(piece) = own_piece(position, cell).filter(|_| self.take_up(position, cell)) {
            let (source, punct) = (PieceSource::Board(piece), piece.lie.punct());
            self.held_piece = HeldPiece::Laid(Laid { source, punct, shape: piece.lie.shape() });
        }
    }

    pub(super) fn release(&mut self, position: &Position) {
        let Some(pressed) = self.pressed.take() else { return };
        if pressed.does == Does::Nothing {
            self.tap(position, pressed.cell);
        }
    }
}
