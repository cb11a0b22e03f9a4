//! What the players of all games have in common: options, and a memory that lasts from move to move.

use crate::handicap::Handicap;
use crate::options::Options;

/// The memory of a player from move to move.
pub(crate) trait Memory {
    /// The amount of memory that the options ask for. Another amount makes another memory.
    type Size: PartialEq;

    fn size(options: Options) -> Self::Size;

    fn new(size: Self::Size) -> Self;

    /// Lets what is remembered give way, since the game has gone on.
    fn age(&mut self);

    fn clear(&mut self);
}

/// A player of a game.
pub(crate) struct Player<M> {
    pub(crate) options: Options,
    /// Its memory; `None` until it is needed, since it is large.
    memory: Option<M>,
}

impl<M: Memory> Player<M> {
    pub(crate) fn new(options: Options) -> Self {
        Self { options, memory: None }
    }

    pub(crate) fn set_options(&mut self, options: Options) {
        let before = std::mem::replace(&mut self.options, options);
        if M::size(before) != M::size(options) {
            self.memory = None;
        }
    }

    /// Takes the room that it needs, so that the first search does not have to.
    pub(crate) fn prepare(&mut self) {
        self.memory();
    }

    fn memory(&mut self) -> &mut M {
        self.memory.get_or_insert_with(|| M::new(M::size(self.options)))
    }

    /// The memory at the start of a search. A level plays the same in the same position, whatever came before.
    pub(crate) fn memory_for(&mut self, handicap: Handicap) -> &mut M {
        let memory = self.memory();
        if handicap.is_none() {
            memory.age();
        } else {
            memory.clear();
        }
        memory
    }

    pub(crate) fn forget(&mut self) {
        if let Some(memory) = &mut self.memory {
            memory.clear();
        }
    }
}
