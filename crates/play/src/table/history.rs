//! The plies of a game with the position after each, and which of them is looked at.

use std::time::Duration;

use basalt_rules::{AnyMove, AnyPosition, Color, MoveError};

/// Who chose a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// A person.
    Person,
    /// The computer on its own seat.
    Computer,
    /// Nobody: there was no choice.
    Itself,
    /// Chance: a person has asked to have the rest placed.
    Chance,
    /// The computer on a person's seat: the person has asked to have the game finished.
    Aid,
}

/// One ply of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Whose it was.
    pub player: Color,
    /// The move.
    pub mv: AnyMove,
    /// Who chose it.
    pub by: By,
    /// What the player's clock showed after it, if there are clocks.
    pub left: Option<Duration>,
}

/// A line of play that only its end can be taken off and put on.
#[derive(Clone, Debug)]
pub(super) struct History {
    /// The position before the first ply and after each: one more than plies.
    positions: Vec<AnyPosition>,
    plies: Vec<Ply>,
    /// After how many plies the position stands that is looked at.
    shown: usize,
}

impl History {
    pub(super) fn new(start: AnyPosition) -> Self {
        Self { positions: vec![start], plies: Vec::new(), shown: 0 }
    }

    pub(super) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position after so many plies, or after the last.
    pub(super) fn position(&self, plies: usize) -> &AnyPosition {
        &self.positions[plies.min(self.plies.len())]
    }

    pub(super) fn latest(&self) -> &AnyPosition {
        self.position(self.plies.len())
    }

    pub(super) fn shown(&self) -> usize {
        self.shown
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.shown == self.plies.len()
    }

    pub(super) fn look_at(&mut self, plies: usize) {
        self.shown = plies.min(self.plies.len());
    }

    /// Adds a ply if the rules allow it. Who looks at the end sees it, who looks back goes on doing so.
    pub(super) fn push(&mut self, ply: Ply) -> Result<(), MoveError> {
        let mut after = self.latest().clone();
        after.play(ply.mv)?;
        self.shown += usize::from(self.is_at_end());
        self.plies.push(ply);
        self.positions.push(after);
        Ok(())
    }

    /// Takes off all but the first so many plies and looks at the end.
    pub(super) fn truncate(&mut self, plies: usize) -> Vec<Ply> {
        let taken = self.plies.split_off(plies.min(self.plies.len()));
        self.positions.truncate(self.plies.len() + 1);
        self.shown = self.plies.len();
        taken
    }
}
