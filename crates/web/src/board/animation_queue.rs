//! Motions that a board shows, one after another.

use leptos::prelude::*;

use crate::browser::after_delay;

/// A motion as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Animation<M> {
    /// The motion.
    pub(crate) motion: M,
    /// Its duration in milliseconds.
    pub(crate) milliseconds: u32,
    /// The milliseconds at its start that are left out.
    pub(crate) skipped: u32,
    /// Whether it runs backwards.
    pub(crate) back: bool,
}

/// The running animation, and those after it.
pub(crate) struct AnimationQueue<M: 'static> {
    current: RwSignal<Option<Animation<M>>>,
    waiting: StoredValue<Vec<Animation<M>>>,
    /// Counts what was shown, to know whether an act is still on when its time is over.
    round: StoredValue<u64>,
}

impl<M> Clone for AnimationQueue<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for AnimationQueue<M> {}

impl<M: Clone + Send + Sync + 'static> AnimationQueue<M> {
    /// No animation.
    pub(crate) fn new() -> Self {
        Self {
            current: RwSignal::new(None),
            waiting: StoredValue::new(Vec::new()),
            round: StoredValue::new(0),
        }
    }

    /// The content.
    pub(crate) fn current(self) -> Option<Animation<M>> {
        self.current.get()
    }

    /// Shows these one after another, instead of whatever was shown.
    pub(crate) fn play(self, mut animations: Vec<Animation<M>>) {
        if !animations.is_empty() {
            animations.reverse();
            self.waiting.set_value(animations);
            self.go_on();
        }
    }

    /// Ends the running animation.
    pub(crate) fn clear(self) {
        self.waiting.set_value(Vec::new());
        if self.current.with_untracked(Option::is_some) {
            self.go_on();
        }
    }

    fn go_on(self) {
        let next = self.waiting.try_update_value(Vec::pop).flatten();
        self.round.update_value(|round| *round += 1);
        let (round, time) = (
            self.round.get_value(),
            next.as_ref().map(|animation| animation.milliseconds - animation.skipped),
        );
        self.current.set(next);
        if let Some(time) = time {
            after_delay(time as i32, move || {
                if self.round.try_get_value() == Some(round) {
                    self.go_on();
                }
            });
        }
    }
}
