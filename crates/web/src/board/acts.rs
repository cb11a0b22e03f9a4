//! Motions that a board shows, one after another.

use leptos::prelude::*;

use crate::browser::later;

/// A motion as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Act<M> {
    /// What moves.
    pub(super) motion: M,
    /// How long it takes, in milliseconds.
    pub(super) milliseconds: u32,
    /// Whether it runs backwards.
    pub(super) back: bool,
}

/// What is shown just now, and what comes after it.
pub(super) struct Acts<M: 'static> {
    current: RwSignal<Option<Act<M>>>,
    waiting: StoredValue<Vec<Act<M>>>,
    /// Counts what was shown, to know whether an act is still on when its time is over.
    round: StoredValue<u64>,
}

impl<M> Clone for Acts<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for Acts<M> {}

impl<M: Clone + Send + Sync + 'static> Acts<M> {
    /// Nothing happens.
    pub(super) fn new() -> Self {
        Self {
            current: RwSignal::new(None),
            waiting: StoredValue::new(Vec::new()),
            round: StoredValue::new(0),
        }
    }

    /// What is shown.
    pub(super) fn act(self) -> Option<Act<M>> {
        self.current.get()
    }

    /// Shows these one after another, instead of whatever was shown.
    pub(super) fn play(self, mut acts: Vec<Act<M>>) {
        if !acts.is_empty() {
            acts.reverse();
            self.waiting.set_value(acts);
            self.go_on();
        }
    }

    /// Ends what is shown.
    pub(super) fn clear(self) {
        self.waiting.set_value(Vec::new());
        if self.current.with_untracked(Option::is_some) {
            self.go_on();
        }
    }

    fn go_on(self) {
        let next = self.waiting.try_update_value(Vec::pop).flatten();
        self.round.update_value(|round| *round += 1);
        let (round, time) = (self.round.get_value(), next.as_ref().map(|act| act.milliseconds));
        self.current.set(next);
        if let Some(time) = time {
            later(time as i32, move || {
                if self.round.try_get_value() == Some(round) {
                    self.go_on();
                }
            });
        }
    }
}
