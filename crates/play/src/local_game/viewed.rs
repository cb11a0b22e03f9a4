//! A history and the position that is shown.

use basalt_rules::{AnyPosition, MoveError};

use super::ply::Ply;
use crate::history::History;

/// The history of a game with all its positions, and a cursor on the one that is shown.
#[derive(Clone, Debug)]
pub(super) struct Viewed {
    history: History<Ply>,
    /// The position before the first ply and after each: one more than plies.
    positions: Vec<AnyPosition>,
    /// The number of plies before the position that is shown.
    shown: usize,
}

impl Viewed {
    pub(super) fn new(start: AnyPosition) -> Self {
        Self { positions: vec![start.clone()], history: History::new(start), shown: 0 }
    }

    pub(super) fn plies(&self) -> &[Ply] {
        self.history.plies()
    }

    /// The position after the first `plies` plies, or after the last.
    pub(super) fn position(&self, plies: usize) -> &AnyPosition {
        &self.positions[plies.min(self.plies().len())]
    }

    pub(super) fn latest(&self) -> &AnyPosition {
        self.history.latest()
    }

    pub(super) fn shown(&self) -> usize {
        self.shown
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.shown == self.plies().len()
    }

    pub(super) fn look_at(&mut self, plies: usize) {
        self.shown = plies.min(self.plies().len());
    }

    /// Adds a ply. The cursor follows if it is at the end.
    pub(super) fn push(&mut self, ply: Ply) -> Result<(), MoveError> {
        let follows = self.is_at_end();
        self.history.push(ply)?;
        self.positions.push(self.history.latest().clone());
        self.shown += usize::from(follows);
        Ok(())
    }

    /// Removes all but the first `plies` plies and shows the end.
    pub(super) fn truncate(&mut self, plies: usize) -> Vec<Ply> {
        let removed = self.history.truncate(plies);
        self.positions.truncate(self.plies().len() + 1);
        self.shown = self.plies().len();
        removed
    }
}
