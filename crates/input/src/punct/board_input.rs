//! The state of input over a board of PÜNCT, and how events change it.

mod pointer;
mod taps;

use basalt_rules::punct::{Cell, Position};
use basalt_view::Layout;
use basalt_view::punct::Direction;

use super::event::{Event, Intent};
use super::ghost::{Laid, PieceSource};
use super::heading::Heading;
use super::reason::Reason;
use pointer::Pressed;
pub(super) use taps::own_piece;

/// The piece that is held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum HeldPiece {
    /// Nothing.
    #[default]
    Empty,
    /// One or two spaces of a piece that is being named, the PÜNCT's first.
    Naming(Vec<Cell>),
    /// A piece that waits for the space of its PÜNCT.
    Chosen(PieceSource),
    /// A ghost.
    Laid(Laid),
}

/// The first space of the focus.
const MIDDLE: Option<Cell> = Cell::at(0, 0);

/// Input over a board of PÜNCT. It keeps no position: it is told of the present one with each event, and is to be put
/// [back](BoardInput::put_back) when another takes its place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardInput {
    /// The layout of the board on the screen.
    pub layout: Layout,
    /// Whether it may only look, since it is somebody else's turn.
    pub only_looks: bool,
    held_piece: HeldPiece,
    pressed: Option<Pressed>,
    refused: Option<Reason>,
    focus: Option<Cell>,
    by_keys: bool,
    lit: Option<Cell>,
    peeked: Option<Cell>,
}

impl BoardInput {
    /// Empty input over a board with this layout.
    pub fn new(layout: Layout) -> Self {
        Self { layout, ..Self::default() }
    }

    /// The piece that is held.
    pub fn held_piece(&self) -> &HeldPiece {
        &self.held_piece
    }

    /// The ghost, if one is laid.
    pub fn ghost(&self) -> Option<Laid> {
        if let HeldPiece::Laid(laid) = self.held_piece { Some(laid) } else { None }
    }

    /// The space that the keyboard is on.
    pub fn focus(&self) -> Option<Cell> {
        self.focus
    }

    /// Whether keys lead it and not a pointer, so that the focus must be seen.
    pub fn is_led_by_keys(&self) -> bool {
        self.by_keys
    }

    /// A dot whose chain is lit.
    pub fn lit(&self) -> Option<Cell> {
        self.lit
    }

    /// The PÜNCT of a piece that is lifted to look under it.
    pub fn peeked(&self) -> Option<Cell> {
        self.peeked
    }

    /// Why the last event changed nothing.
    pub fn refused(&self) -> Option<&Reason> {
        self.refused.as_ref()
    }

    /// Why what was last tried cannot be: the fault of the ghost, or of the last event.
    pub fn reason(&self, position: &Position) -> Option<Reason> {
        self.refused.clone().or_else(|| self.ghost()?.verdict(position).err())
    }

    /// Lets go of everything. The focus stays where it is.
    pub fn put_back(&mut self) {
        let Self { layout, only_looks, focus, by_keys, .. } = *self;
        *self = Self { layout, only_looks, focus, by_keys, ..Self::default() };
    }

    /// Takes an event over a position. If it returns an intent, nothing is held any more.
    pub fn handle(&mut self, position: &Position, event: Event) -> Option<Intent> {
        self.refused = None;
        self.by_keys = event.is_of_keys().unwrap_or(self.by_keys);
        match event {
            Event::Press(cell, at) => self.press(position, cell, at),
            Event::Touch(cell, at) => self.touch(cell, at),
            Event::Drag(to) => self.drag(position, to),
            Event::Carry(cell) => self.carry(position, cell),
            Event::Release => self.release(position),
            Event::Tap(cell) => self.tap(position, cell),
            Event::ChooseKind(kind) => self.choose(position, kind),
            Event::Turn { back } => self.turn(position, back),
            Event::TurnTo(direction) => self.change_ghost(|laid| laid.turned_to(direction)),
            Event::Nudge(direction) => self.nudge(position, direction),
            Event::Head(heading) => self.head(position, heading),
            Event::Act if self.ghost().is_none() => self.act(position),
            Event::Act | Event::Confirm => return self.confirm(position),
            Event::Cancel => self.put_back(),
            Event::Light(cell) => self.light(position, cell),
            Event::Peek(cell) => self.peek(position, cell),
        }
        None
    }

    /// Whether a piece may be picked up.
    pub(super) fn may_play(&self, position: &Position) -> bool {
        !self.only_looks && position.outcome().is_none()
    }

    fn confirm(&mut self, position: &Position) -> Option<Intent> {
        if self.only_looks {
            return None;
        }
        match self.ghost()?.verdict(position) {
            Ok(mv) => {
                self.put_back();
                Some(Intent::Play(mv))
            }
            Err(reason) => {
                self.refused = Some(reason);
                None
            }
        }
    }

    /// The piece that is held.
    pub(super) fn source(&self) -> Option<PieceSource> {
        match self.held_piece {
            HeldPiece::Chosen(source) | HeldPiece::Laid(Laid { source, .. }) => Some(source),
            HeldPiece::Empty | HeldPiece::Naming(_) => None,
        }
    }

    /// Lays the held piece with its PÜNCT on a space.
    fn lay(&mut self, position: &Position, cell: Cell) {
        let Some(source) = self.source() else { return };
        let turn = self.ghost().map_or(source.turn(), |laid| laid.shape.turn());
        self.held_piece = HeldPiece::Laid(source.laid(position, cell, turn));
    }

    fn change_ghost(&mut self, change: impl FnOnce(Laid) -> Laid) {
        if let HeldPiece::Laid(laid) = self.held_piece {
            self.held_piece = HeldPiece::Laid(change(laid));
        }
    }

    /// Turns the ghost to its next legal turn; if it has no other, that is said.
    fn turn(&mut self, position: &Position, back: bool) {
        let Some(laid) = self.ghost() else { return };
        let turned = laid.turned(position, back);
        if turned == laid {
            self.refused = Some(Reason::NoOtherTurn);
        }
        self.held_piece = HeldPiece::Laid(turned);
    }

    /// Taps the space in focus. A focus that is nowhere yet comes into the middle.
    fn act(&mut self, position: &Position) {
        match self.focus {
            Some(cell) => self.tap(position, Some(cell)),
            None => self.focus = MIDDLE,
        }
    }

    fn nudge(&mut self, position: &Position, direction: Direction) {
        let Some(to) = self.ghost().and_then(|laid| direction.from(laid.punct)) else { return };
        self.change_ghost(|laid| laid.moved(position, to));
        self.focus = Some(to);
    }

    fn head(&mut self, position: &Position, heading: Heading) {
        let from = self.ghost().map(|laid| laid.punct).or(self.focus);
        let Some(from) = from else {
            self.focus = MIDDLE;
            return;
        };
        let Some(direction) = heading.direction(from, self.layout) else { return };
        if self.ghost().is_some() {
            self.nudge(position, direction);
        } else {
            self.focus = direction.from(from);
        }
    }

    fn light(&mut self, position: &Position, cell: Option<Cell>) {
        let cell = cell.or(self.focus).filter(|&cell| !position.stack(cell).is_empty());
        self.lit = if self.lit == cell { None } else { cell };
    }

    fn peek(&mut self, position: &Position, cell: Option<Cell>) {
        let top = cell.or(self.focus).and_then(|cell| position.stack(cell).last().copied());
        let punct = top.map(|dot| dot.piece.lie.punct());
        self.peeked = if self.peeked == punct { None } else { punct };
    }
}
