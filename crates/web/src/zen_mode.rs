//! Zen mode: only the board is shown.

use leptos::prelude::*;

/// Whether only the board is shown.
#[derive(Clone, Copy, Default)]
pub(crate) struct ZenMode(RwSignal<bool>);

impl ZenMode {
    /// Whether it is on.
    pub(crate) fn is_on(self) -> bool {
        self.0.get()
    }

    /// Shows only the board, or everything again.
    pub(crate) fn toggle(self) {
        self.0.update(|is_on| *is_on = !*is_on);
    }
}
