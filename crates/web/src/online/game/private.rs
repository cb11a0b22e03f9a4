//! The private part of a game, which only its player sees: a note and conditional moves.

use basalt_locales::messages;
use basalt_referee::GameId;
use basalt_rules::AnyMove;
use basalt_wire::{Conditions, ErrorCode, MAX_NOTE_CHARS, Note, PrivateGame};
use leptos::prelude::*;

use super::GameScreenState;
use super::conditional::LineTree;
use crate::browser::handler;
use crate::components::Dialog;
use crate::i18n::i18n;
use crate::online::api;
use crate::online::texts::error_message;

/// The private part of a game, as far as it is known.
#[derive(Clone, Copy)]
pub(super) struct PrivateState {
    note: RwSignal<String>,
    pub(super) conditions: RwSignal<Option<Conditions>>,
    /// Whether both are known since a dialog was opened. Nothing can be changed before, or the answer would replace it.
    pub(super) is_loaded: RwSignal<bool>,
    /// The line that is being entered on the board.
    pub(super) draft: RwSignal<Option<Vec<AnyMove>>>,
    /// Whether the dialog of the note is open.
    pub(super) notes: RwSignal<bool>,
    /// Whether the dialog of conditional moves is open.
    pub(super) lists: RwSignal<bool>,
    pub(super) error: RwSignal<Option<ErrorCode>>,
}

impl PrivateState {
    pub(super) fn new() -> Self {
        Self {
            note: RwSignal::new(String::new()),
            conditions: RwSignal::new(None),
            is_loaded: RwSignal::new(false),
            draft: RwSignal::new(None),
            notes: RwSignal::new(false),
            lists: RwSignal::new(false),
            error: RwSignal::new(None),
        }
    }

    pub(super) fn load(self, game: GameId) {
        self.error.set(None);
        leptos::task::spawn_local(async move {
            // The screen may be left meanwhile.
            match api::get::<PrivateGame>(&format!("/api/games/{game}/private")).await {
                Ok(found) => {
                    let _ = self.note.try_set(found.note);
                    let _ = self.conditions.try_set(found.conditions);
                    let _ = self.is_loaded.try_set(true);
                }
                Err(why) => drop(self.error.try_set(Some(why))),
            }
        });
    }
}

impl GameScreenState {
    /// Opens the note.
    pub(super) fn open_notes(self) {
        self.private.is_loaded.set(false);
        self.private.load(self.id);
        self.private.notes.set(true);
    }
}

/// The dialogs of the note and of conditional moves.
#[component]
pub(super) fn PrivateDialogs(state: GameScreenState) -> impl IntoView {
    let private = state.private;
    view! {
        <Dialog open=private.notes title=messages::online_note><NoteForm state/></Dialog>
        <Dialog open=private.lists title=messages::online_conditions><LineTree state/></Dialog>
    }
}

#[component]
pub(super) fn PrivateError(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    let text = move || state.private.error.get().map(|why| i18n.say(&error_message(&why)));
    view! { <p class="bad small relation-error" role="alert">{text}</p> }
}

#[component]
fn NoteForm(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    let PrivateState { note, notes, error, is_loaded, .. } = state.private;
    let save = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        error.set(None);
        leptos::task::spawn_local(async move {
            let text = note.get_untracked();
            match api::post(&format!("/api/games/{}/note", state.id), &Note { text }).await {
                Ok(()) => drop(notes.try_set(false)),
                Err(why) => drop(error.try_set(Some(why))),
            }
        });
    };
    view! {
        <form class="stack" on:submit=save>
            <p class="quiet small">{i18n.text(messages::online_note_lead)}</p>
            <textarea class="field note-field" rows="6" maxlength=MAX_NOTE_CHARS.to_string() data-act="note" aria-label=i18n.text(messages::online_note)
                disabled=move || !is_loaded.get() prop:value=move || note.get() on:input=move |event| note.set(event_target_value(&event))></textarea>
            <PrivateError state/>
            <div class="row">
                <button type="button" class="button button--quiet" on:click=handler(move |_| notes.set(false))>{i18n.text(messages::online_cancel)}</button>
                <button type="submit" class="button button--main" data-act="note-save" disabled=move || !is_loaded.get()>{i18n.text(messages::online_conditions_save)}</button>
            </div>
        </form>
    }
}
