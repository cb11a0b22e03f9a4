//! Controls that show and hide the links between stacks and the chains of pieces.

use basalt_locales::messages;
use leptos::prelude::*;

use crate::browser::handler;
use crate::components::{ActionButton, IconButton};
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::preferences::Preferences;

/// The action of a game that shows and hides them.
#[component]
pub(crate) fn LinksAction() -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let is_on = move || preferences.links().to_string();
    view! {
        <ActionButton icon=Icon::Link label=messages::page_links attr:data-act="links" attr:aria-pressed=is_on
            on:click=handler(move |_| preferences.toggle_links())/>
    }
}

/// The same as a button with an icon only.
#[component]
pub(crate) fn LinksButton() -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let is_on = move || preferences.links().to_string();
    view! {
        <IconButton icon=Icon::Link label=messages::page_links attr:data-act="links" attr:aria-pressed=is_on
            on:click=handler(move |_| preferences.toggle_links())/>
    }
}

/// The same as an entry of a menu.
#[component]
pub(crate) fn LinksEntry() -> impl IntoView {
    let (i18n, preferences) = (i18n(), expect_context::<Preferences>());
    view! {
        <button type="button" data-act="links" aria-pressed=move || preferences.links().to_string()
            on:click=handler(move |_| preferences.toggle_links())>
            {Icon::Link.draw()}{i18n.text(messages::page_links)}
        </button>
    }
}
