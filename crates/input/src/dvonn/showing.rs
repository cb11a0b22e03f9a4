//! Input over a board of DVONN, as its picture shows it.

use basalt_rules::dvonn::{Cell, CellSet, Move, Piece};
use basalt_view::Frame;
use basalt_view::dvonn::{Highlights, Options, Preview};

use super::board_input::{BoardInput, PressTarget};
use super::situation::Situation;

impl BoardInput {
    /// The options of the picture.
    pub fn options(&self, at: &Situation<'_>, frame: Frame) -> Options {
        let selected = self.selected(at);
        let targets = match selected {
            Some(from) => at.targets(from),
            None if at.settings.light_movable => at.choices(),
            None => CellSet::EMPTY,
        };
        let focus = self.focus.filter(|_| self.by_keyboard);
        Options {
            frame,
            highlights: Highlights { last: at.last, selected, targets, fault: None, focus },
            dragged: self.dragged(at),
            preview: self.in_question(at).filter(|mv| matches!(mv, Move::Stack { .. })),
            ghost: self.ghost(at),
            links: false,
        }
    }

    /// The move that the person looks at: the one that waits for a yes, or the one that a tap where the
    /// pointer or the keyboard is would make.
    pub fn in_question(&self, at: &Situation<'_>) -> Option<Move> {
        let pointed = || {
            let cell = self.pointed()?;
            let mv = match self.selected(at) {
                Some(from) => Move::Stack { from, to: cell },
                None => Move::Place(cell),
            };
            at.allows(mv).then_some(mv)
        };
        self.asked(at).or_else(pointed)
    }

    /// The preview of the stacking move in question.
    pub fn preview(&self, at: &Situation<'_>) -> Option<Preview> {
        self.in_question(at).and_then(|mv| Preview::of(at.position, mv))
    }

    /// The space whose stack is to be shown piece by piece: the one that a button or a finger stays on.
    pub fn card(&self, at: &Situation<'_>) -> Option<Cell> {
        let press = self.press.filter(|press| press.held && press.on == self.pointer)?;
        press.on.filter(|&cell| !at.position.stack(cell).is_empty())
    }

    /// The space whose stack is to be told piece by piece: one of several pieces under the pointer, or the one that is shown.
    pub fn told(&self, at: &Situation<'_>) -> Option<Cell> {
        let is_high = |cell: &Cell| at.position.stack(*cell).height() > 1;
        let hovered = || self.pointer.filter(is_high).filter(|_| self.press.is_none());
        self.card(at).or_else(hovered).filter(|_| self.preview(at).is_none())
    }

    /// The stack that is being dragged, once it has left its space.
    pub fn dragged(&self, at: &Situation<'_>) -> Option<Cell> {
        let press = self.press?;
        let is_held = matches!(press.target, PressTarget::Stack | PressTarget::StackAgain);
        self.selected(at).filter(|&cell| is_held && self.pointer != Some(cell))
    }

    /// Whether the pointer is down on a stack that it can drag.
    pub fn holds_stack(&self) -> bool {
        self.press.is_some_and(|press| {
            matches!(press.target, PressTarget::Stack | PressTarget::StackAgain)
        })
    }

    /// The space that the keyboard is on, seen or not.
    pub fn focus(&self) -> Option<Cell> {
        self.focus
    }

    fn ghost(&self, at: &Situation<'_>) -> Option<(Cell, Piece)> {
        match self.in_question(at)? {
            Move::Place(cell) => Some((cell, at.position.next_piece()?)),
            Move::Stack { .. } | Move::Pass => None,
        }
    }

    /// The space that the person points at, with whatever was used last.
    fn pointed(&self) -> Option<Cell> {
        if self.by_keyboard { self.focus } else { self.pointer }
    }
}
