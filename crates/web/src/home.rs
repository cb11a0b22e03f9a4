//! The first screen: the ways to play, a game to watch, and where the person left off.

mod demo_board;
mod featured;
mod play_now;
mod tiles;

use std::time::Duration;

use basalt_locales::messages;
use basalt_play::LocalGame;
use basalt_wire::LobbySummary;
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

/// The interval at which the board of a live game is read again.
const REFRESH_INTERVAL: Duration = Duration::from_secs(5);

/// The first screen.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let unfinished = untrack(|| unfinished_game(expect_context(), i18n()));
    let planned = expect_context::<PlannedGame>().options().get_untracked().game;
    let game = unfinished.as_ref().map_or(planned, LocalGame::game);
    let title = RwSignal::new(game.title());
    let under_way = unfinished.is_some().then_some(game);
    let lobby = RwSignal::new(None);
    follow(lobby);
    view! {
        <div class="page-body home">
            {unfinished.map(|game| view! { <Unfinished game/> })}
            <PlayNow title under_way lobby/>
            <Featured title lobby/>
            <Tiles title/>
        </div>
    }
}

/// Reads the lobby, and again and again as long as it has a game whose board is shown.
fn follow(lobby: RwSignal<Option<LobbySummary>>) {
    let load = move || {
        spawn_local(async move {
            if let Some(summary) = online::lobby_summary().await {
                // The person may have left meanwhile.
                let _ = lobby.try_set(Some(summary));
            }
        });
    };
    let refresh = move || {
        let featured = lobby.with_untracked(|lobby| lobby.as_ref()?.featured.as_ref().map(|_| ()));
        if featured.is_some() && !document().hidden() {
            load();
        }
    };
    load();
    if let Ok(interval) = set_interval_with_handle(refresh, REFRESH_INTERVAL) {
        on_cleanup(move || interval.clear());
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
