//! The tools that put pieces on the board and take them off.

use basalt_locales::{Message, messages};
use basalt_view::Scene;
use leptos::prelude::*;

use super::{EditorState, editor_ui};
use crate::board::Picture;
use crate::browser::handler;
use crate::icons::Icon;

/// The number of pieces of a kind: on the board, and in the game.
pub(crate) type Count = (usize, usize);

/// The tools of the game.
#[component]
pub(super) fn Tools(state: EditorState) -> impl IntoView {
    let i18n = state.i18n;
    view! {
        <div class="tools" role="group" aria-label=i18n.text(messages::page_setup_tools)>
            {editor_ui::tools(state)}
            <TakeOff state/>
        </div>
        {editor_ui::more_tools(state)}
    }
}

/// A tool that puts pieces on the board, with a picture of them and their number.
#[component]
pub(crate) fn Put(
    state: EditorState,
    name: &'static str,
    label: Message,
    picture: Scene,
    count: Signal<Count>,
    is_selected: Signal<bool>,
    select: Callback<()>,
) -> impl IntoView {
    let i18n = state.i18n;
    let text = move || count_text(state, &i18n.say(&label), count.get());
    view! {
        <button class="button tool" data-tool=name aria-pressed=move || is_selected.get().to_string()
            on:click=handler(move |_| select.run(()))>
            <Picture scene=Signal::stored(picture)/>
            <span class="sr">{text}</span>
            <Figures count/>
        </button>
    }
}

/// A number of pieces in words.
pub(crate) fn count_text(state: EditorState, name: &str, (used, most): Count) -> String {
    state.i18n.say(&messages::page_setup_put(name, used as u64, most as u64))
}

/// A number of pieces in figures. Too many stand out.
#[component]
pub(crate) fn Figures(count: Signal<Count>) -> impl IntoView {
    let is_too_many = move || count.get().0 > count.get().1;
    let text = move || format!("{}/{}", count.get().0, count.get().1);
    view! { <span class="tool-figures" class:refused=is_too_many aria-hidden="true">{text}</span> }
}

#[component]
fn TakeOff(state: EditorState) -> impl IntoView {
    let i18n = state.i18n;
    let is_selected = move || state.editor.with(editor_ui::takes_off);
    view! {
        <button class="button tool button--icon" data-tool="take-off" aria-pressed=move || is_selected().to_string()
            on:click=handler(move |_| state.change(editor_ui::select_take_off))>
            {Icon::Cross.draw()}
            <span>{i18n.text(messages::page_setup_take_off)}</span>
        </button>
    }
}
