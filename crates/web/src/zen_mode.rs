//! Zen mode: only the board is shown.

use basalt_locales::messages;
use leptos::prelude::*;

use crate::browser::handler;
use crate::components::{IconButton, Show};
use crate::icons::Icon;

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

/// The way out of zen mode, in the corner of the screen.
#[component]
pub(crate) fn ZenExit(zen: ZenMode) -> impl IntoView {
    view! {
        <Show when=move || zen.is_on()>
            <div class="zen-exit">
                <IconButton icon=Icon::Cross label=messages::page_play_zen_exit attr:data-act="zen-exit" on:click=handler(move |_| zen.toggle())/>
            </div>
        </Show>
    }
}
