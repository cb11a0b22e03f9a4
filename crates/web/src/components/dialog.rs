//! A dialog over the page.

use basalt_locales::Message;
use leptos::html;
use leptos::prelude::*;

use super::Show;
use crate::i18n::i18n;

/// A modal dialog. The browser keeps the focus in it, and Escape closes it.
#[component]
pub(crate) fn Dialog(
    /// Whether it is open. It becomes false when the person closes it.
    open: RwSignal<bool>,
    /// The heading.
    title: fn() -> Message,
    /// The content, which exists while the dialog is open.
    children: ChildrenFn,
) -> impl IntoView {
    let i18n = i18n();
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(element) = element.get() else { return };
        match (open.get(), element.open()) {
            // An element that is in the document, as this one is, can be shown.
            (true, false) => drop(element.show_modal()),
            (false, true) => element.close(),
            _ => {}
        }
    });
    let name = i18n.text(title);
    view! {
        <dialog class="dialog" node_ref=element aria-label=name on:close=move |_| open.set(false)>
            <Show when=move || open.get()>
                <h2>{name}</h2>
                {children()}
            </Show>
        </dialog>
    }
}
