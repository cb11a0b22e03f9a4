//! A dialog over the page.

use basalt_locales::{Message, messages};
use leptos::html;
use leptos::prelude::*;
use web_sys::MouseEvent;

use super::{IconButton, Show};
use crate::browser::handler;
use crate::effect::effect;
use crate::i18n::i18n;
use crate::icons::Icon;

/// A modal dialog. The browser keeps the focus in it. Escape, the cross in its corner and a press beside it close it.
#[component]
pub(crate) fn Dialog(
    /// Whether it is open. It becomes false when the person closes it.
    open: RwSignal<bool>,
    /// The heading.
    title: fn() -> Message,
    /// Whether a press beside it leaves it open, because its content is shown only once.
    #[prop(optional)]
    is_shown_once: bool,
    /// The content, which exists while the dialog is open.
    children: ChildrenFn,
) -> impl IntoView {
    let i18n = i18n();
    let element = NodeRef::<html::Dialog>::new();
    effect(move || {
        let Some(element) = element.get() else { return };
        match (open.get(), element.open()) {
            // An element that is in the document, as this one is, can be shown.
            (true, false) => drop(element.show_modal()),
            (false, true) => element.close(),
            _ => {}
        }
    });
    let name = i18n.text(title);
    // Text that is marked from the inside out must not close it: the press has to begin beside it, too.
    let begins_beside = StoredValue::new(false);
    let is_beside = move |event: &MouseEvent| {
        element.get_untracked().is_some_and(|element| {
            let (place, x, y) =
                (element.get_bounding_client_rect(), event.client_x(), event.client_y());
            let (x, y) = (f64::from(x), f64::from(y));
            x < place.left() || x > place.right() || y < place.top() || y > place.bottom()
        })
    };
    let press = move |event| begins_beside.set_value(is_beside(&event));
    let release = move |event| {
        if !is_shown_once && begins_beside.get_value() && is_beside(&event) {
            open.set(false);
        }
    };
    // The cross comes last, so that the focus begins at the content.
    view! {
        <dialog class="dialog" node_ref=element aria-label=name on:close=move |_| open.set(false)
            on:mousedown=handler(press) on:click=handler(release)>
            <Show when=move || open.get()>
                <h2>{name}</h2>
                {children()}
                <div class="dialog__close">
                    <IconButton icon=Icon::Cross label=messages::page_close attr:data-act="close" on:click=handler(move |_| open.set(false))/>
                </div>
            </Show>
        </dialog>
    }
}

/// The answers to a question, each with the name by which tests find its button.
#[derive(Clone, Copy)]
pub(crate) struct Answers {
    /// Leaves everything as it is.
    pub(crate) no: (&'static str, fn() -> Message),
    /// Does what is asked about.
    pub(crate) yes: (&'static str, fn() -> Message),
}

/// Asks whether the person means something that cannot be undone.
#[component]
pub(crate) fn ConfirmDialog(
    /// Whether it is open. Either answer closes it.
    open: RwSignal<bool>,
    /// The question.
    title: fn() -> Message,
    /// The consequence.
    text: fn() -> Message,
    answers: Answers,
    /// Runs if the answer is yes.
    confirm: Callback<()>,
) -> impl IntoView {
    let i18n = i18n();
    let Answers { no, yes } = answers;
    let say_yes = move |_| {
        open.set(false);
        confirm.run(());
    };
    view! {
        <Dialog open title>
            <p class="quiet">{i18n.text(text)}</p>
            <div class="row">
                <button type="button" class="button button--quiet" data-act=no.0 on:click=handler(move |_| open.set(false))>
                    {i18n.text(no.1)}
                </button>
                <button type="button" class="button button--danger" data-act=yes.0 on:click=handler(say_yes)>
                    {i18n.text(yes.1)}
                </button>
            </div>
        </Dialog>
    }
}
