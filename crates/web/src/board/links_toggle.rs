//! Controls that show and hide the links between stacks and the chains of pieces.

use basalt_locales::messages;
use leptos::prelude::*;

use crate::browser::handler;
use crate::components::{ActionButton, IconButton};
use crate::icons::Icon;
use crate::preferences::Preferences;

/// Whether they are shown, as an attribute, and what a press does.
fn toggle() -> (impl Fn() -> String + Copy + Send, impl Fn(web_sys::MouseEvent) + Copy + 'static) {
    let preferences = expect_context::<Preferences>();
    (move || preferences.links().to_string(), move |_| preferences.toggle_links())
}

/// The action of a game that shows and hides them.
#[component]
pub(crate) fn LinksAction() -> impl IntoView {
    let (is_on, press) = toggle();
    view! { <ActionButton icon=Icon::Link label=messages::page_links attr:data-act="links" attr:aria-pressed=is_on on:click=handler(press)/> }
}

/// The same as a button with an icon only.
#[component]
pub(crate) fn LinksButton() -> impl IntoView {
    let (is_on, press) = toggle();
    view! { <IconButton icon=Icon::Link label=messages::page_links attr:data-act="links" attr:aria-pressed=is_on on:click=handler(press)/> }
}

/// The switch as an entry of a menu.
#[component]
pub(crate) fn LinksEntry() -> impl IntoView {
    let (is_on, press) = toggle();
    view! {
        <button type="button" data-act="links" aria-pressed=is_on on:click=handler(press)>
            {Icon::Link.labelled(messages::page_links)}
        </button>
    }
}
