//! Undo and redo.

/// A value with its earlier versions and its undone ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoHistory<T> {
    before: Vec<T>,
    now: T,
    /// The undone versions; the next one to redo is last.
    after: Vec<T>,
}

impl<T: Clone + PartialEq> UndoHistory<T> {
    pub(crate) fn new(now: T) -> Self {
        Self { before: Vec::new(), now, after: Vec::new() }
    }

    pub(crate) fn now(&self) -> &T {
        &self.now
    }

    /// Replaces the value, as one step. An equal value is not a step.
    pub(crate) fn replace(&mut self, next: T) {
        if next != self.now {
            self.before.push(std::mem::replace(&mut self.now, next));
            self.after.clear();
        }
    }

    pub(crate) fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    pub(crate) fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    pub(crate) fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.after.push(std::mem::replace(&mut self.now, before));
        }
    }

    pub(crate) fn redo(&mut self) {
        if let Some(after) = self.after.pop() {
            self.before.push(std::mem::replace(&mut self.now, after));
        }
    }
}
