//! The position under the input, and the settings of the person.

use basalt_rules::Color;
use basalt_rules::dvonn::{Cell, CellSet, Move, Phase, Position};
use basalt_view::dvonn::{Preview, StackState, StackStates};

use super::intent::Reason;

/// The moves that have to be confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Confirmation {
    /// None.
    Never,
    /// Moves that cost the player stacks.
    #[default]
    OwnLosses,
    /// All, placements included.
    Always,
}

/// A person's settings of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Settings {
    /// The moves that have to be confirmed.
    pub confirmation: Confirmation,
    /// Whether the stacks that can move are lit before one is chosen.
    pub light_movable: bool,
}

/// The board that input is over.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// The position.
    pub position: &'a Position,
    /// The move that led here.
    pub last: Option<Move>,
    /// The player whose input it is; `None` if the person may only look. Where two play at one board, it is that of
    /// the player to move.
    pub plays: Option<Color>,
    /// The settings.
    pub settings: Settings,
}

impl Situation<'_> {
    /// Whether the person may move something now.
    pub fn may_act(&self) -> bool {
        self.plays == Some(self.position.to_move()) && !self.position.is_over()
    }

    pub(super) fn is_placing(&self) -> bool {
        self.position.phase() == Phase::Placing
    }

    /// The stacks that the person may choose.
    pub fn choices(&self) -> CellSet {
        if self.may_act() && !self.is_placing() {
            self.position.board().movable(self.position.to_move())
        } else {
            CellSet::EMPTY
        }
    }

    /// The spaces to which a stack may go; none if it may not be chosen.
    pub fn targets(&self, from: Cell) -> CellSet {
        if self.choices().contains(from) {
            self.position.board().turn().leave(from).targets()
        } else {
            CellSet::EMPTY
        }
    }

    /// Whether the person may play a move now.
    pub(super) fn allows(&self, mv: Move) -> bool {
        self.may_act() && self.position.check(mv).is_ok()
    }

    /// Whether a legal move has to be confirmed.
    pub(super) fn must_ask(&self, mv: Move) -> bool {
        match self.settings.confirmation {
            Confirmation::Never => false,
            Confirmation::Always => true,
            Confirmation::OwnLosses => Preview::of(self.position, mv)
                .is_some_and(|preview| preview.lost[self.position.to_move()] > 0),
        }
    }

    /// Why the stack on a space cannot be chosen; nothing if there is nothing to say.
    pub(super) fn why_not_chosen(&self, cell: Cell) -> Option<Reason> {
        let owner = self.position.stack(cell).owner();
        if !self.may_act() {
            let turn = self.position.to_move();
            let waits = owner.is_some() && owner == self.plays && !self.position.is_over();
            return waits.then_some(Reason::NotYourTurn { turn });
        }
        if self.position.stack(cell).is_empty() {
            return None;
        }
        let state = StackStates::of(self.position).of_stack(cell);
        if owner == self.plays && state == Some(StackState::Still) {
            return Some(Reason::NeverAgain { space: cell });
        }
        self.why_not(Move::Stack { from: cell, to: cell })
    }

    /// The rule that forbids a move.
    pub(super) fn why_not(&self, mv: Move) -> Option<Reason> {
        self.position.check(mv).err().map(Reason::Rule)
    }
}

/// Whether a move touched a space.
pub fn is_part_of(mv: Move, cell: Cell) -> bool {
    match mv {
        Move::Place(space) => space == cell,
        Move::Stack { from, to } => from == cell || to == cell,
        Move::Pass => false,
    }
}

/// Whether the rest of the game can be left to the machine: it goes on, and one side can never move
/// again.
pub fn can_be_finished(position: &Position) -> bool {
    let never_moves = |color| !position.board().may_ever_move(color);
    position.phase() == Phase::Stacking
        && !position.is_over()
        && Color::ALL.into_iter().any(never_moves)
}
