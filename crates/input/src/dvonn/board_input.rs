//! The state of input over a board of DVONN: what is chosen, pressed and asked, and how events change it.

use basalt_rules::dvonn::{Cell, CellSet, Move};

use super::event::{Event, Key};
use super::intent::Intent;
use super::situation::{Situation, is_part_of};
use super::steps::step;

/// The state of input over a board of DVONN.
///
/// A choice is forgotten when the board changes, so the state may stay when a move is played, taken
/// back or looked up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardInput {
    /// The stack that is chosen.
    selected: Option<Cell>,
    /// The move that waits for a yes.
    asked: Option<Move>,
    /// The space under the pointer.
    pub(super) pointer: Option<Cell>,
    pub(super) press: Option<Press>,
    /// The space that the keyboard is on.
    pub(super) focus: Option<Cell>,
    /// Whether the keyboard was used last, and so shows where it is.
    pub(super) by_keyboard: bool,
    /// The hash of the position that it was over.
    over: u64,
}

/// A button or finger that is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Press {
    pub(super) on: Option<Cell>,
    /// The thing it began on.
    pub(super) target: PressTarget,
    /// Whether it stayed so long that it only wanted to look.
    pub(super) held: bool,
}

/// The thing that a press began on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PressTarget {
    /// A stack that it chose.
    Stack,
    /// The stack that had been chosen before.
    StackAgain,
    /// A space where the chosen stack may go.
    Target,
    /// Anything else.
    Nothing,
}

impl BoardInput {
    /// Takes in what happened, and says what the person wants, if that is clear now.
    pub fn handle(&mut self, event: Event, at: &Situation<'_>) -> Option<Intent> {
        self.look_at(at);
        self.by_keyboard = match event {
            Event::Key(Key::Escape, _) => self.by_keyboard,
            Event::Key(..) => true,
            Event::FocusIn => self.press.is_none(),
            Event::Press(_) | Event::FocusOut => false,
            Event::Point(cell) if cell.is_some() && cell != self.pointer => false,
            _ => self.by_keyboard,
        };
        match event {
            Event::Point(cell) => self.pointer = cell,
            Event::Press(cell) => self.press(cell, at),
            Event::Hold => self.press = self.press.map(|press| Press { held: true, ..press }),
            Event::Release(cell) => return self.release(cell, at),
            Event::Leave => (self.pointer, self.press) = (None, None),
            Event::Confirm => return self.confirm(),
            Event::Cancel => self.cancel(),
            Event::Key(key, layout) => return self.key(key, at, |from| step(from, key, layout)),
            Event::FocusIn => self.focus = Some(self.focus_or_start(at)),
            Event::FocusOut => {}
        }
        None
    }

    /// Forgets everything that is about to be done; where the keyboard is stays.
    pub fn let_go(&mut self) {
        let (focus, by_keyboard, over) = (self.focus, self.by_keyboard, self.over);
        *self = Self { focus, by_keyboard, over, ..Self::default() };
    }

    /// Forgets what was chosen on another board, or by a person who may no longer act.
    fn look_at(&mut self, at: &Situation<'_>) {
        let hash = at.position.hash();
        if self.over != hash {
            let pointer = self.pointer;
            self.let_go();
            (self.over, self.pointer) = (hash, pointer);
        }
        (self.selected, self.asked) = (self.selected(at), self.asked(at));
    }

    /// The stack that is chosen.
    pub fn selected(&self, at: &Situation<'_>) -> Option<Cell> {
        self.selected.filter(|&cell| self.was_over(at) && at.choices().contains(cell))
    }

    /// The move that waits for a yes.
    pub fn asked(&self, at: &Situation<'_>) -> Option<Move> {
        self.asked.filter(|&mv| self.was_over(at) && at.allows(mv))
    }

    fn was_over(&self, at: &Situation<'_>) -> bool {
        self.over == at.position.hash()
    }

    /// The spaces to which the chosen stack may go.
    fn targets(&self, at: &Situation<'_>) -> CellSet {
        self.selected.map_or(CellSet::EMPTY, |from| at.targets(from))
    }

    fn press(&mut self, cell: Option<Cell>, at: &Situation<'_>) {
        self.pointer = cell;
        let target = cell.map_or(PressTarget::Nothing, |cell| self.target(cell, at));
        if target == PressTarget::Stack {
            (self.selected, self.asked) = (cell, None);
        }
        self.press = Some(Press { on: cell, target, held: false });
    }

    /// The thing that a press on a space would begin on.
    fn target(&self, cell: Cell, at: &Situation<'_>) -> PressTarget {
        if self.selected == Some(cell) {
            PressTarget::StackAgain
        } else if self.targets(at).contains(cell) {
            PressTarget::Target
        } else if at.choices().contains(cell) {
            PressTarget::Stack
        } else {
            PressTarget::Nothing
        }
    }

    fn release(&mut self, cell: Option<Cell>, at: &Situation<'_>) -> Option<Intent> {
        self.pointer = cell;
        let press = self.press.take()?;
        self.focus = cell.or(self.focus);
        if press.on != cell {
            return self.drop_on(cell, press.target, at);
        }
        if press.held {
            return None;
        }
        self.tap(cell, press.target, at)
    }

    /// A stack is dropped elsewhere than where it was taken.
    fn drop_on(
        &mut self,
        cell: Option<Cell>,
        began_on: PressTarget,
        at: &Situation<'_>,
    ) -> Option<Intent> {
        if began_on == PressTarget::Nothing {
            return None;
        }
        let from = self.selected?;
        let target = cell.filter(|&to| at.targets(from).contains(to));
        if let Some(to) = target {
            return self.offer(Move::Stack { from, to }, at);
        }
        if began_on == PressTarget::Target {
            return None;
        }
        self.let_go();
        at.why_not(Move::Stack { from, to: cell? }).map(Intent::Refused)
    }

    fn tap(&mut self, cell: Option<Cell>, on: PressTarget, at: &Situation<'_>) -> Option<Intent> {
        let asked = self.asked.take();
        let Some(cell) = cell else {
            self.let_go();
            return None;
        };
        if asked.is_some_and(|mv| ends_on(mv, cell)) {
            self.asked = asked;
            return self.confirm();
        }
        match (self.selected, on) {
            (Some(from), PressTarget::Target) => self.offer(Move::Stack { from, to: cell }, at),
            (_, PressTarget::Stack) => {
                self.selected = Some(cell);
                None
            }
            (_, PressTarget::StackAgain) => {
                self.selected = None;
                None
            }
            (Some(from), PressTarget::Nothing) => self.tap_elsewhere(from, cell, at),
            (None, _) => tap_on_nothing(cell, at).and_then(|wish| self.weigh(wish, at)),
        }
    }

    /// A space that the chosen stack cannot go to: the choice is cancelled, and if something stands
    /// there, it is said why.
    fn tap_elsewhere(&mut self, from: Cell, cell: Cell, at: &Situation<'_>) -> Option<Intent> {
        self.selected = None;
        let stack = at.position.stack(cell);
        if stack.is_empty() {
            return None;
        }
        let reason = if stack.owner() == at.plays {
            at.why_not_chosen(cell)
        } else {
            at.why_not(Move::Stack { from, to: cell })
        };
        reason.map(Intent::Refused)
    }

    /// A wish to play goes through the question, if there has to be one.
    fn weigh(&mut self, wish: Intent, at: &Situation<'_>) -> Option<Intent> {
        match wish {
            Intent::Play(mv) => self.offer(mv, at),
            other => Some(other),
        }
    }

    fn offer(&mut self, mv: Move, at: &Situation<'_>) -> Option<Intent> {
        if !at.allows(mv) {
            return at.why_not(mv).map(Intent::Refused);
        }
        if at.must_ask(mv) {
            self.asked = Some(mv);
            return Some(Intent::Ask(mv));
        }
        self.let_go();
        Some(Intent::Play(mv))
    }

    fn confirm(&mut self) -> Option<Intent> {
        let mv = self.asked?;
        self.let_go();
        Some(Intent::Play(mv))
    }

    /// Takes back the question, else the choice.
    fn cancel(&mut self) {
        self.press = None;
        if self.asked.take().is_none() {
            self.selected = None;
        }
    }

    fn key(
        &mut self,
        key: Key,
        at: &Situation<'_>,
        step: impl Fn(Cell) -> Option<Cell>,
    ) -> Option<Intent> {
        match (key, self.focus) {
            (Key::Escape, _) => self.cancel(),
            (Key::Enter, _) if self.asked.is_some() => return self.confirm(),
            (Key::Enter | Key::Space, Some(focus)) => {
                return self.tap(Some(focus), self.target(focus, at), at);
            }
            (_, Some(focus)) => self.focus = step(focus).or(self.focus),
            (_, None) => self.focus = Some(self.focus_or_start(at)),
        }
        None
    }

    /// The focus of the keyboard, or its first space: that of the last move, or the middle.
    fn focus_or_start(&self, at: &Situation<'_>) -> Cell {
        const MIDDLE: Cell = Cell::ALL[Cell::COUNT / 2];
        let last = match at.last {
            Some(Move::Place(cell) | Move::Stack { to: cell, .. }) => Some(cell),
            Some(Move::Pass) | None => None,
        };
        self.focus.or(self.selected).or(last).unwrap_or(MIDDLE)
    }
}

/// The answer to a tap where nothing is chosen and nothing can be.
fn tap_on_nothing(cell: Cell, at: &Situation<'_>) -> Option<Intent> {
    let place = Move::Place(cell);
    if at.is_placing() && at.allows(place) {
        return Some(Intent::Play(place));
    }
    if at.last.is_some_and(|mv| is_part_of(mv, cell)) {
        return Some(Intent::Replay);
    }
    let reason =
        if at.is_placing() && at.may_act() { at.why_not(place) } else { at.why_not_chosen(cell) };
    reason.map(Intent::Refused)
}

/// Whether a move ends on a space.
fn ends_on(mv: Move, cell: Cell) -> bool {
    match mv {
        Move::Place(to) | Move::Stack { to, .. } => to == cell,
        Move::Pass => false,
    }
}
