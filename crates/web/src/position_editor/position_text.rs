//! The position as a text, to be copied, pasted and changed.

use basalt_locales::messages;
use basalt_rules::PositionError;
use basalt_study::editor::Editor;
use basalt_view::errors::message_of;
use leptos::prelude::*;

use super::EditorState;

/// A typed text, with the error if it cannot be read.
#[derive(Clone, PartialEq)]
pub(super) struct Typed {
    text: String,
    error: Option<PositionError>,
}

impl Typed {
    pub(super) fn is_unread(&self) -> bool {
        self.error.is_some()
    }
}

/// The text of the board. What is typed here is on the board as soon as it can be read.
#[component]
pub(super) fn PositionText(state: EditorState) -> impl IntoView {
    let i18n = state.i18n;
    let shown = move || match state.typed.get() {
        Some(typed) => typed.text,
        None => state.editor.with(Editor::text),
    };
    let read = move |event| {
        let text = event_target_value(&event);
        let error = state.editor.try_update(|editor| editor.read(&text).err()).flatten();
        state.typed.set(Some(Typed { text, error }));
    };
    let leave = move |_| {
        let is_read = |typed: &Option<Typed>| typed.as_ref().is_some_and(|it| !it.is_unread());
        // A field that is taken away while it has the focus loses it afterwards.
        if state.typed.try_with_untracked(is_read) == Some(true) {
            state.typed.set(None);
        }
    };
    let is_wrong = move || unread(state).is_some().to_string();
    view! {
        <div class="form-field">
            <label class="name" for="position-text">{i18n.text(messages::page_setup_text)}</label>
            <textarea
                id="position-text" rows="4" maxlength="2000" spellcheck="false" autocapitalize="off" autocomplete="off"
                aria-invalid=is_wrong aria-describedby="position-unread"
                prop:value=shown on:input=read on:blur=leave
            ></textarea>
            <p class="note refused" id="position-unread">{move || unread(state)}</p>
        </div>
    }
}

/// Why what was typed cannot be read, if it cannot.
pub(super) fn unread(state: EditorState) -> Option<String> {
    let why =
        state.typed.with(|typed| typed.as_ref()?.error.as_ref().map(|error| message_of(error)));
    why.map(|why| state.i18n.say(&messages::page_setup_unread(&state.i18n.say(&why))))
}
