//! The first screen: the ways to play, a game to watch, and where the person left off.

mod demo_board;
mod featured;
mod play_now;
mod tiles;

use basalt_locales::messages;
use basalt_play::LocalGame;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::i18n::i18n;
use crate::mini_board::MiniBoard;
use crate::new_game::PlannedGame;
use crate::online;
use crate::play::unfinished_game;
use crate::route::{Link, Route};
use featured::Featured;
use play_now::PlayNow;
use tiles::Tiles;

/// The first screen.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let unfinished = untrack(|| unfinished_game(expect_context(), i18n()));
    let planned = expect_context::<PlannedGame>().options().get_untracked().game;
    let game = unfinished.as_ref().map_or(planned, LocalGame::game);
    let title = RwSignal::new(game.title());
    let under_way = unfinished.is_some().then_some(game);
    let lobby = RwSignal::new(None);
    spawn_local(async move {
        let summary = online::lobby_summary().await;
        // The person may have left meanwhile.
        let _ = lobby.try_set(summary);
    });
    view! {
        <div class="page-body home">
            {unfinished.map(|game| view! { <Unfinished game/> })}
            <PlayNow title under_way lobby/>
            <Featured title lobby/>
            <Tiles title/>
        </div>
    }
}

/// The game that was not finished.
#[component]
fn Unfinished(game: LocalGame) -> impl IntoView {
    let i18n = i18n();
    let sentence = messages::page_home_unfinished(game.game().title().name());
    view! {
        <section class="card resume">
            <MiniBoard position=game.shown().clone()/>
            <p>{i18n.text_of(sentence)}</p>
            <Link to=Route::Play class="button">{i18n.text(messages::page_home_continue)}</Link>
        </section>
    }
}
