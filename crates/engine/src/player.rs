//! The common part of the players of all games: options, and tables that are kept from move to move.

use basalt_rules::AnyPosition;

use crate::handicap::Handicap;
use crate::level::Level;
use crate::limits::Limits;
use crate::options::Options;
use crate::report::{Best, Info};
use crate::stop_signal::{Control, StopSignal};

/// The tables that a player keeps from move to move, and the search that uses them.
pub(crate) trait Memory {
    /// A position of the game.
    type Position;

    /// The amount of memory that the options ask for. Another amount makes another memory.
    type Size: PartialEq;

    fn size(options: Options) -> Self::Size;

    fn new(size: Self::Size) -> Self;

    /// Marks all entries as old before the next search, so that they are replaced first.
    fn age(&mut self);

    fn clear(&mut self);

    /// The handicap of a level.
    fn handicap(level: Level) -> Handicap;

    /// Whether the game is over.
    fn is_over(position: &Self::Position) -> bool;

    /// Searches for the best move of a game that is not over.
    fn search(
        &mut self,
        task: &Task<'_, Self::Position>,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Best>;
}

/// A search task.
pub(crate) struct Task<'a, P> {
    pub(crate) position: &'a P,
    pub(crate) options: Options,
    pub(crate) limits: &'a Limits<'a>,
}

impl<'a, P> Task<'a, P> {
    /// The limits of the search of a player with a handicap.
    pub(crate) fn control(&self, signal: &'a StopSignal, handicap: Handicap) -> Control<'a> {
        let max_depth = handicap.max_depth(self.limits);
        let Limits { stop, progress, .. } = *self.limits;
        Control { signal, stop, progress, lines: self.options.lines, max_depth }
    }
}

/// A player of a game that is known by its positions only.
pub(crate) trait AnyPlayer: Send {
    /// Changes how it plays.
    fn set_options(&mut self, options: Options);

    /// Takes the memory that it needs, so that the first search does not have to.
    fn prepare(&mut self);

    /// Clears its tables.
    fn forget(&mut self);

    /// Searches for the best move of a position of its game. Returns `None` when the game is over.
    fn search(
        &mut self,
        position: &AnyPosition,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Best>;
}

/// A player of a game.
pub(crate) struct EnginePlayer<M> {
    options: Options,
    /// Its memory; `None` until it is needed, since it is large.
    memory: Option<M>,
}

impl<M: Memory> EnginePlayer<M> {
    pub(crate) fn new(options: Options) -> Self {
        Self { options, memory: None }
    }

    fn memory(&mut self) -> &mut M {
        self.memory.get_or_insert_with(|| M::new(M::size(self.options)))
    }
}

impl<M: Memory + Send> AnyPlayer for EnginePlayer<M>
where
    for<'a> &'a M::Position: TryFrom<&'a AnyPosition>,
{
    fn set_options(&mut self, options: Options) {
        let before = std::mem::replace(&mut self.options, options);
        if M::size(before) != M::size(options) {
            self.memory = None;
        } else if before.level != options.level || before.networks != options.networks {
            // A lower level overlooks moves, so its "proofs" are none for a higher one, and estimates of two
            // evaluations do not mix.
            self.forget();
        }
    }

    fn prepare(&mut self) {
        self.memory();
    }

    fn forget(&mut self) {
        if let Some(memory) = &mut self.memory {
            memory.clear();
        }
    }

    fn search(
        &mut self,
        position: &AnyPosition,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Best> {
        let position = position.try_into().ok()?;
        if M::is_over(position) {
            return None;
        }
        let options = self.options;
        let memory = self.memory();
        if M::handicap(options.level).is_none() {
            memory.age();
        } else {
            // A level plays the same in the same position, whatever it has searched before.
            memory.clear();
        }
        memory.search(&Task { position, options, limits }, report)
    }
}
