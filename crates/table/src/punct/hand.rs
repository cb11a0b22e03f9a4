//! The hand itself: what it holds, and how events change that.

use basalt_rules::punct::{Cell, Kind, Lie, Piece, Position, Refusal};
use basalt_view::punct::Direction;
use basalt_view::{Layout, Point, STEP};

use super::event::{Event, Intent};
use super::ghost::{Laid, Source};
use super::heading::Heading;
use super::reason::Reason;

/// What a hand holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Grip {
    /// Nothing.
    #[default]
    Empty,
    /// One or two spaces of a piece that is being named, the PÜNCT's first.
    Naming(Vec<Cell>),
    /// A piece that waits for the space of its PÜNCT.
    Chosen(Source),
    /// A ghost.
    Laid(Laid),
}

/// A pointer that is down.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pressed {
    cell: Option<Cell>,
    at: Point,
    /// Whether it has done something since it went down, so that its release is no tap.
    has_acted: bool,
}

/// How far a pressed pointer moves before it pulls: a finger trembles.
const TREMBLE: f64 = STEP / 5.0;

/// A hand over a board. It keeps no position: it is told of the present one with each event, and is to be put
/// [back](Hand::put_back) when another takes its place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hand {
    /// How the board lies on the screen.
    pub layout: Layout,
    grip: Grip,
    pressed: Option<Pressed>,
    refused: Option<Reason>,
    focus: Option<Cell>,
    by_keys: bool,
    lit: Option<Cell>,
    peeked: Option<Cell>,
}

impl Hand {
    /// An empty hand over a board that lies so.
    pub fn new(layout: Layout) -> Self {
        Self { layout, ..Self::default() }
    }

    /// What it holds.
    pub fn grip(&self) -> &Grip {
        &self.grip
    }

    /// The ghost, if one is laid.
    pub fn ghost(&self) -> Option<Laid> {
        if let Grip::Laid(laid) = self.grip { Some(laid) } else { None }
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

    /// Why what was last tried cannot be: the fault of the ghost, or of the last event.
    pub fn reason(&self, position: &Position) -> Option<Reason> {
        self.refused.clone().or_else(|| self.ghost()?.verdict(position).err())
    }

    /// Lets go of everything. The focus stays where it is.
    pub fn put_back(&mut self) {
        let Self { layout, focus, by_keys, .. } = *self;
        *self = Self { layout, focus, by_keys, ..Self::default() };
    }

    /// Hears an event over a position. What comes back is to be done; the hand is empty then.
    pub fn hear(&mut self, position: &Position, event: Event) -> Option<Intent> {
        self.refused = None;
        self.by_keys = event.is_of_keys().unwrap_or(self.by_keys);
        match event {
            Event::Press(cell, at) => self.press(position, cell, at),
            Event::Pull(to) => self.pull(position, to),
            Event::Carry(cell) => self.carry(position, cell),
            Event::Release => self.release(position),
            Event::Tap(cell) => self.tap(position, cell),
            Event::ChooseKind(kind) => self.choose(position, kind),
            Event::Turn { back } => self.change_ghost(|laid| laid.turned(position, back)),
            Event::TurnTo(direction) => self.change_ghost(|laid| laid.turned_to(direction)),
            Event::Nudge(direction) => self.nudge(position, direction),
            Event::Head(heading) => self.head(position, heading),
            Event::Act if self.ghost().is_none() => self.tap(position, self.focus),
            Event::Act | Event::Confirm => return self.confirm(position),
            Event::Cancel => self.put_back(),
            Event::Light(cell) => self.light(position, cell),
            Event::Peek(cell) => self.peek(position, cell),
        }
        None
    }

    fn confirm(&mut self, position: &Position) -> Option<Intent> {
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

    /// A piece from the reserve comes down under the pointer at once, to be pulled.
    fn press(&mut self, position: &Position, cell: Option<Cell>, at: Point) {
        let waits = matches!(self.grip, Grip::Chosen(Source::Reserve(_)));
        let lands = cell.filter(|_| waits && position.outcome().is_none());
        self.pressed = Some(Pressed { cell, at, has_acted: lands.is_some() });
        if let Some(cell) = lands {
            self.lay(position, cell);
        }
    }

    /// The first arm follows the pointer.
    fn pull(&mut self, position: &Position, to: Point) {
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
    fn carry(&mut self, position: &Position, to: Option<Cell>) {
        let (Some(pressed), Some(to)) = (self.pressed, to) else { return };
        if self.ghost().is_none() {
            self.begin(position, pressed);
        }
        self.lead(|laid| laid.moved(position, to));
    }

    /// What a pointer that begins to move takes hold of.
    fn begin(&mut self, position: &Position, pressed: Pressed) {
        let is_over = position.outcome().is_some();
        let (false, Some(cell)) = (pressed.has_acted || is_over, pressed.cell) else { return };
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

    fn release(&mut self, position: &Position) {
        let Some(pressed) = self.pressed.take() else { return };
        if !pressed.has_acted {
            self.tap(position, pressed.cell);
        }
    }

    fn tap(&mut self, position: &Position, cell: Option<Cell>) {
        let Some(cell) = cell else {
            if self.ghost().is_none() {
                self.put_back();
            }
            return;
        };
        self.focus = Some(cell);
        if position.outcome().is_some() {
            return self.light(position, Some(cell));
        }
        match self.grip.clone() {
            Grip::Empty => self.tap_with_nothing(position, cell, &[]),
            Grip::Naming(spaces) => self.tap_with_nothing(position, cell, &spaces),
            Grip::Laid(laid) if laid.covers(cell) => {
                self.change_ghost(|laid| laid.turned(position, false));
            }
            Grip::Chosen(source) | Grip::Laid(Laid { source, .. }) => {
                self.tap_with_piece(position, cell, source);
            }
        }
    }

    /// A tap takes an own piece up, lights the chain of any other dot, and names an empty space.
    fn tap_with_nothing(&mut self, position: &Position, cell: Cell, named: &[Cell]) {
        if own_piece(position, cell).is_some() && self.take_up(position, cell) {
            return;
        }
        if named.is_empty() && !position.stack(cell).is_empty() {
            return self.light(position, Some(cell));
        }
        self.name(position, cell, named);
    }

    /// A tap lays the piece where it may rest, takes up another own piece, or shows why neither can be.
    fn tap_with_piece(&mut self, position: &Position, cell: Cell, source: Source) {
        let is_other =
            own_piece(position, cell).is_some_and(|piece| Source::Board(piece) != source);
        if !source.fits(position, cell) && is_other && self.take_up(position, cell) {
            return;
        }
        self.lay(position, cell);
    }

    /// Takes up the own piece on a space; if it is pinned, says by which.
    fn take_up(&mut self, position: &Position, cell: Cell) -> bool {
        let Some(piece) = own_piece(position, cell) else { return false };
        if let Some(cover) = position.covering(piece) {
            let (space, by) = (piece.lie.punct(), cover.lie.punct());
            self.refused = Some(Refusal::Pinned { space, by }.into());
            return false;
        }
        self.grip = Grip::Chosen(Source::Board(piece));
        self.lit = None;
        true
    }

    /// Names one more space of a piece; naming one again takes it back.
    fn name(&mut self, position: &Position, cell: Cell, named: &[Cell]) {
        if let Some(at) = named.iter().position(|&space| space == cell) {
            let rest = named[..at].to_vec();
            self.grip = if rest.is_empty() { Grip::Empty } else { Grip::Naming(rest) };
            return;
        }
        if let Err(refusal) = position.check_open(cell) {
            self.refused = Some(refusal.into());
            return;
        }
        self.lit = None;
        match *named {
            [punct, first] => self.complete(position, [punct, first, cell]),
            _ => self.grip = Grip::Naming([named, &[cell]].concat()),
        }
    }

    /// The kind follows from the three spaces.
    fn complete(&mut self, position: &Position, spaces: [Cell; 3]) {
        let [punct, first, second] = spaces;
        let Some(lie) = Lie::from_spaces(punct, [first, second]) else {
            self.refused = Some(Reason::NoPiece { spaces });
            return;
        };
        let kind = lie.shape().kind();
        if self.is_left(position, kind) {
            let source = Source::Reserve(kind);
            self.grip = Grip::Laid(Laid { source, punct, shape: lie.shape() });
        }
    }

    /// Whether the player has a piece of a kind; if not, that is said.
    fn is_left(&mut self, position: &Position, kind: Kind) -> bool {
        let left = position.reserve(position.to_move(), kind) > 0;
        if !left {
            self.refused = Some(Refusal::NoneLeft { kind }.into());
        }
        left
    }

    /// Takes a kind from the reserve. A ghost from the reserve becomes one of that kind; a kind that waits is put
    /// back when it is chosen again.
    fn choose(&mut self, position: &Position, kind: Kind) {
        if position.outcome().is_some() || !self.is_left(position, kind) {
            return;
        }
        let source = Source::Reserve(kind);
        self.lit = None;
        self.grip = match self.grip {
            Grip::Laid(Laid { source: Source::Reserve(_), punct, shape }) => {
                Grip::Laid(source.laid(position, punct, shape.turn()))
            }
            Grip::Chosen(chosen) if chosen == source => Grip::Empty,
            _ => Grip::Chosen(source),
        };
    }

    /// The piece in the hand.
    fn source(&self) -> Option<Source> {
        match self.grip {
            Grip::Chosen(source) | Grip::Laid(Laid { source, .. }) => Some(source),
            Grip::Empty | Grip::Naming(_) => None,
        }
    }

    /// Lays the piece in the hand with its PÜNCT on a space.
    fn lay(&mut self, position: &Position, cell: Cell) {
        let Some(source) = self.source() else { return };
        let turn = self.ghost().map_or(source.turn(), |laid| laid.shape.turn());
        self.grip = Grip::Laid(source.laid(position, cell, turn));
    }

    fn change_ghost(&mut self, change: impl FnOnce(Laid) -> Laid) {
        if let Grip::Laid(laid) = self.grip {
            self.grip = Grip::Laid(change(laid));
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
            self.focus = Cell::at(0, 0);
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

/// The piece of the player to move that shows a dot on a space.
fn own_piece(position: &Position, cell: Cell) -> Option<Piece> {
    let top = position.stack(cell).last()?.piece;
    (top.color == position.to_move()).then_some(top)
}
