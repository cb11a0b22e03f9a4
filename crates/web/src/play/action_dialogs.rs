//! The dialogs and the menu that the actions of a game open, at one device and online.

use basalt_locales::{Message, messages};
use leptos::prelude::*;

use super::table::MovesProps;
use crate::browser::handler;
use crate::components::{Answers, ConfirmDialog, Dialog, Moves, MovesShape};
use crate::i18n::I18n;
use crate::icons::Icon;

/// Asks whether the person means to resign.
#[component]
pub(crate) fn ResignDialog(open: RwSignal<bool>, resign: Callback<()>) -> impl IntoView {
    let answers = Answers {
        no: ("keep-playing", messages::page_play_resign_no),
        yes: ("resign-yes", messages::page_play_resign),
    };
    let (title, text) = (messages::page_play_resign_sure, messages::page_play_resign_text);
    view! { <ConfirmDialog open title text answers confirm=resign/> }
}

/// The list of moves, for screens that have no room for it.
#[component]
pub(crate) fn MovesDialog(open: RwSignal<bool>, moves: MovesProps) -> impl IntoView {
    view! {
        <Dialog open title=messages::page_play_moves>
            <Moves shape=MovesShape::List moves=moves.moves shown=moves.shown go=moves.go/>
            {moves.stepper()}
        </Dialog>
    }
}

/// An entry of the menu of actions.
pub(crate) fn menu_entry(
    i18n: I18n,
    icon: Icon,
    act: &'static str,
    label: fn() -> Message,
    run: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" data-act=act on:click=handler(move |_| run())>{icon.draw()}{i18n.text(label)}</button>
    }
}
