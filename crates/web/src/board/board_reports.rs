//! Reports of a board to the screen around it.

use leptos::children::ViewFn;
use leptos::prelude::*;

/// Signals that a board sets. A screen that listens to them provides them as a context before it creates its board.
#[derive(Clone, Copy)]
pub(crate) struct BoardReports {
    /// The effect of the move under the pointer, or the pieces there, in words for the status line.
    preview: RwSignal<Option<String>>,
    /// The fingerprint of the position whose moves have all been shown.
    landed: RwSignal<Option<u64>>,
    /// Ways to look at the board, for the menu of phones.
    tools: RwSignal<Option<ViewFn>>,
}

impl BoardReports {
    /// No reports yet.
    pub(crate) fn new() -> Self {
        Self {
            preview: RwSignal::new(None),
            landed: RwSignal::new(None),
            tools: RwSignal::new(None),
        }
    }

    /// The reports of the screen around a board, or such that nobody listens to.
    pub(crate) fn of_screen() -> Self {
        use_context().unwrap_or_else(Self::new)
    }

    /// The effect of the move under the pointer, or the pieces there.
    pub(crate) fn preview(self) -> Option<String> {
        self.preview.get()
    }

    /// Whether the board has finished showing how it came to the position with this fingerprint: the last stack has
    /// landed, and islands have sunk.
    pub(crate) fn has_landed(self, fingerprint: u64) -> bool {
        self.landed.get() == Some(fingerprint)
    }

    /// The ways to look at the board, as entries of a menu that only phones show: elsewhere they stand beside the board.
    pub(crate) fn menu_tools(self) -> impl IntoView {
        let tools = move || self.tools.get().map(|tools| tools.run());
        view! { <div class="phone-only menu-tools">{tools}</div> }
    }

    /// Reports the ways to look at a board.
    pub(crate) fn offer(self, tools: Option<ViewFn>) {
        self.tools.set(tools);
    }

    /// Reports a preview.
    pub(crate) fn tell(self, preview: Option<String>) {
        if self.preview.try_with_untracked(|old| *old != preview) == Some(true) {
            self.preview.set(preview);
        }
    }

    /// Reports that all moves which led to a position have been shown.
    pub(crate) fn land(self, fingerprint: u64) {
        if self.landed.get_untracked() != Some(fingerprint) {
            self.landed.set(Some(fingerprint));
        }
    }
}
