//! The first screen: the ways to play, a game to watch, and where the person left off.

mod demo_board;
mod featured;
mod play_now;
mod tiles;

use basalt_locales::messages;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::i18n::i18n;
use crate::mini_board::MiniBoard;
use crate::online;
use crate::play::GameController;
use crate::route::{Link, Route};
use featured::Featured;
use play_now::PlayNow;
use tiles::Tiles;

/// The first screen.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let controller = expect_context::<GameController>();
    let planned = controller.options().get_untracked().game;
    let game = untrack(|| controller.unfinished()).unwrap_or(planned);
    let title = RwSignal::new(game.title());
    let lobby = RwSignal::new(None);
    spawn_local(async move {
        let summary = online::lobby_summary().await;
        // The person may have left meanwhile.
        let _ = lobby.try_set(summary);
    });
    view! {
        <div class="page-body home">
            <Unfinished/>
            <PlayNow title lobby/>
            <Featured title lobby/>
            <Tiles title/>
        </div>
    }
}

/// The game that was not finished, if there is one.
#[component]
fn Unfinished() -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>());
    let game = Memo::new(move |_| controller.unfinished());
    move || {
        let sentence = messages::page_home_unfinished(game.get()?.title().name());
        let position = untrack(|| controller.shown());
        Some(view! {
            <section class="card resume">
                <MiniBoard position/>
                <p>{move || i18n.say(&sentence)}</p>
                <Link to=Route::Play class="button">{move || i18n.say(&messages::page_home_continue())}</Link>
            </section>
        })
    }
}
