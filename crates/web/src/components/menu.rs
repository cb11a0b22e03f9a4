//! A list of links and buttons that a button opens.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::Show;
use crate::browser::handler;

/// A button with a list below it. A press elsewhere, Escape, and a choice close it.
#[component]
pub(crate) fn Menu(
    /// The class of the button.
    class: &'static str,
    /// The name of the button, for screen readers.
    label: impl Fn() -> String + Copy + Send + Sync + 'static,
    /// The content of the button.
    button: AnyView,
    /// The entries: links and buttons.
    children: ChildrenFn,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let root = NodeRef::<html::Div>::new();
    let is_outside = move |event: &web_sys::Event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        root.get_untracked().is_some_and(|root| !root.contains(target.as_ref()))
    };
    let pressed = window_event_listener_untyped("pointerdown", move |event| {
        if open.get_untracked() && is_outside(&event) {
            open.set(false);
        }
    });
    on_cleanup(move || pressed.remove());
    let close = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" && open.get_untracked() {
            open.set(false);
            if let Some(button) = root.get_untracked().and_then(|root| root.first_element_child()) {
                crate::browser::focus_element(&button);
            }
        }
    };
    view! {
        <div class="menu" node_ref=root on:keydown=close>
            <button type="button" class=class aria-label=label aria-expanded=move || open.get().to_string()
                on:click=handler(move |_| open.update(|open| *open = !*open))>{button}</button>
            <Show when=move || open.get()>
                <div class="menu__list" on:click=handler(move |_| open.set(false))>{children()}</div>
            </Show>
        </div>
    }
}
