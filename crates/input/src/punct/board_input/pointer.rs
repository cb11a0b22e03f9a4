//! A pointer over the board: presses, pulls, releases.

use basalt_rules::punct::{Cell, Position};
use basalt_view::punct::Direction;
use basalt_view::{Point, STEP};

use super::taps::own_piece;
use super::{BoardInput, Grip};
use crate::punct::ghost::{Laid, Source};

/// A pointer that is down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pressed {
    cell: Option<Cell>,
    at: Point,
    /// Whether it has done something since it went down, so that its release is no tap.
    has_acted: bool,
}

/// The distance that a pressed pointer moves before it drags: a finger trembles.
const TREMBLE: f64 = STEP / 5.0;

impl BoardInput {
    /// A piece from the reserve comes down under the pointer at once, to be pulled. One that was lifted to look
    /// under it is put down.
    pub(super) fn press(&mut self, position: &Position, cell: Option<Cell>, at: Point) {
        let waits = matches!(self.grip, Grip::Chosen(Source::Reserve(_)));
        let lands = cell.filter(|_| waits && self.may_play(position));
        self.pressed = Some(Pressed { cell, at, has_acted: lands.is_some() });
        self.peeked = None;
        if let Some(cell) = lands {
            self.lay(position, cell);
        }
    }

    /// The first arm follows the pointer.
    pub(super) fn pull(&mut self, position: &Position, to: Point) {
        let Some(pressed) = self.pressed else { return };
        let way = to - pressed.at;
        if way.x.hypot(way.y) < TREMBLE {
            return;
        }
        if self.ghost().is_none_or(|laid| pressed.cell.is_some_and(|cell| !laid.covers(cell))) {
            self.begin(position, pressed);
        }
        let Some(laid) = self.ghost() else { return };
        let way = to - self.layout.centre(laid.punct);
        if let Some(direction) = Direction::nearest(self.layout, way) {
            self.lead(|laid| laid.turned_to(direction));
        }
    }

    /// The whole piece follows the pointer.
    pub(super) fn carry(&mut self, position: &Position, to: Option<Cell>) {
        let (Some(pressed), Some(to)) = (self.pressed, to) else { return };
        if self.ghost().is_none() {
            self.begin(position, pressed);
        }
        self.lead(|laid| laid.moved(position, to));
    }

    /// The thing that a pointer takes hold of when it begins to move.
    fn begin(&mut self, position: &Position, pressed: Pressed) {
        let is_free = self.may_play(position) && !pressed.has_acted;
        let (true, Some(cell)) = (is_free, pressed.cell) else { return };
        match self.source() {
            Some(Source::Reserve(_)) => self.lay(position, cell),
            Some(source) if source.fits(position, cell) => self.lay(position, cell),
            _ => self.take_up_and_lay(position, cell),
        }
    }

    /// Takes up the own piece on a space and holds it where it was.
    fn take_up_and_lay(&mut self, position: &Position, cell: Cell) {
        if let Some(piece) = own_piece(position, cell).filter(|_| self.take_up(position, cell)) {
            let (source, punct) = (Source::Board(piece), piece.lie.punct());
            self.grip = Grip::Laid(Laid { source, punct, shape: piece.lie.shape() });
        }
    }

    /// Changes the ghost by a moving pointer.
    fn lead(&mut self, change: impl FnOnce(Laid) -> Laid) {
        self.change_ghost(change);
        if let (Some(pressed), Grip::Laid(_)) = (&mut self.pressed, &self.grip) {
            pressed.has_acted = true;
        }
    }

    pub(super) fn release(&mut self, position: &Position) {
        let Some(pressed) = self.pressed.take() else { return };
        if !pressed.has_acted {
            self.tap(position, pressed.cell);
        }
    }
}
