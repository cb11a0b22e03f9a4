//! The dialogs and the menu that the actions of a game open, at one device and online.

use basalt_locales::{Message, messages};
use leptos::prelude::*;

use super::table::MovesProps;
use crate::browser::handler;
use crate::components::{Dialog, Moves, MovesShape};
use crate::i18n::{I18n, i18n};
use crate::icons::Icon;

/// Asks whether the person means to resign.
#[component]
pub(crate) fn ResignDialog(open: RwSignal<bool>, resign: Callback<()>) -> impl IntoView {
    let i18n = i18n();
    let confirm = move |_| {
        open.set(false);
        resign.run(());
    };
    view! {
        <Dialog open title=messages::page_play_resign_sure>
            <p class="quiet">{i18n.text(messages::page_play_resign_text)}</p>
            <div class="row">
                <button type="button" class="button button--quiet" data-act="keep-playing" on:click=handler(move |_| open.set(false))>
                    {i18n.text(messages::page_play_resign_no)}
                </button>
                <button type="button" class="button button--danger" data-act="resign-yes" on:click=handler(confirm)>
                    {i18n.text(messages::page_play_resign)}
                </button>
            </div>
        </Dialog>
    }
}

/// The list of moves, for screens that have no room for it.
#[component]
pub(crate) fn MovesDialog(open: RwSignal<bool>, moves: MovesProps) -> impl IntoView {
    let i18n = i18n();
    view! {
        <Dialog open title=messages::page_play_moves>
            <Moves shape=MovesShape::List moves=moves.moves shown=moves.shown go=moves.go/>
            {moves.stepper()}
            <button type="button" class="button" data-act="close" on:click=handler(move |_| open.set(false))>
                {i18n.text(messages::page_close)}
            </button>
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
