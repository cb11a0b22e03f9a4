//! A form that leads to a page about any player.

use basalt_locales::Message;
use leptos::prelude::*;

use crate::i18n::i18n;
use crate::route::{Route, Router};

/// A field for the name of a player, and the button that opens a page about them.
#[component]
pub(crate) fn PlayerForm(
    /// The label of the field.
    title: fn() -> Message,
    /// The name of the field in the document.
    name: &'static str,
    /// The page about a player.
    page: fn(String) -> Route,
    /// The button.
    children: Children,
) -> impl IntoView {
    let (i18n, router) = (i18n(), expect_context::<Router>());
    let typed = RwSignal::new(String::new());
    let open = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = typed.get_untracked().trim().to_owned();
        if !typed.is_empty() {
            router.go(page(typed));
        }
    };
    view! {
        <form class="card card--pad stack" on:submit=open>
            <label class="form-field">
                <span class="name">{i18n.text(title)}</span>
                <input type="text" class="field" name=name maxlength="20" autocomplete="off" autocapitalize="none" spellcheck="false"
                    prop:value=move || typed.get() on:input=move |event| typed.set(event_target_value(&event))/>
            </label>
            {children()}
        </form>
    }
}
