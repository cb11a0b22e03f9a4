//! The people who are here, the last results, and the best players.

use basalt_locales::messages;
use basalt_referee::{Pace, Player, Terms};
use basalt_rules::Color;
use basalt_wire::{Listed, Ranked};
use leptos::prelude::*;

use super::LobbyState;
use crate::components::{Avatar, HexAvatar, Show, Stone};
use crate::effect::effect;
use crate::i18n::i18n;
use crate::online::api;
use crate::online::leaderboard::RatingFigure;
use crate::online::texts::{name_and_rating, score};
use crate::route::{Link, OnlineRoute, Route};

/// The number of players beside the lobby.
const LEADERS: usize = 5;

/// The number of people who are here.
#[component]
pub(super) fn Presence(state: LobbyState) -> impl IntoView {
    let i18n = i18n();
    let players = move || {
        let counts = state.counts.get()?;
        Some(i18n.say(&messages::online_players_count(counts.players.into())))
    };
    view! { <p class="pairing-foot row quiet small"><i class="presence"></i><span id="people">{players}</span></p> }
}

/// The last results.
#[component]
pub(super) fn Results(state: LobbyState) -> impl IntoView {
    let i18n = i18n();
    view! {
        <section class="card" id="results" aria-label=i18n.text(messages::online_recent)>
            <div class="card__head">
                <h2>{i18n.text(messages::online_recent)}</h2>
                <Link to=Route::Online(OnlineRoute::Archive) class="more">{i18n.text(messages::online_archive)}</Link>
            </div>
            <For each=move || state.recent.get() key=|game| game.game let:game><ResultRow game/></For>
            <Show when=move || state.recent.with(Vec::is_empty)>
                <p class="list-row quiet">{i18n.text(messages::online_no_recent)}</p>
            </Show>
        </section>
    }
}

/// A result: both players, the winner in bold.
#[component]
fn ResultRow(game: Listed) -> impl IntoView {
    let i18n = i18n();
    let winner = game.ending.and_then(|ending| ending.winner);
    let side = move |color: Color, player: &Player| {
        let class = if winner == Some(color) { "clip is-winner" } else { "clip" };
        let (name, _) = name_and_rating(player, i18n);
        view! { <span class="row"><Stone color/><span class=class>{name}</span></span> }
    };
    let played = game.terms.game.title().name();
    view! {
        <Link to=Route::Online(OnlineRoute::Game(game.game.to_string())) class="list-row result-row">
            <span class="result-players">{side(Color::White, &game.white)}{side(Color::Black, &game.black)}</span>
            <span class="spring"></span>
            <span class="quiet small">{played}</span>
            <b>{score(game.ending)}</b>
        </Link>
    }
}

/// The best players of the chosen game.
#[component]
pub(super) fn Leaders(state: LobbyState) -> impl IntoView {
    let i18n = i18n();
    let live =
        |terms: Terms| Terms { pace: Pace::Live { base: 300, increment: 3 }, ..terms }.pool();
    let chosen = Memo::new(move |_| live(state.terms.get()));
    let found = RwSignal::new(Vec::<Ranked>::new());
    effect(move || {
        let Some(pool) = chosen.get() else { return };
        leptos::task::spawn_local(async move {
            if let Ok(ranked) = api::get::<Vec<Ranked>>(&format!("/api/leaderboard/{pool}")).await {
                // The screen may have been left meanwhile.
                let _ = found.try_set(ranked.into_iter().take(LEADERS).collect());
            }
        });
    });
    let rows = move || {
        found
            .get()
            .into_iter()
            .enumerate()
            .map(|(place, one)| view! { <Place place={place + 1} one/> })
            .collect_view()
    };
    view! {
        <Show when=move || !found.with(Vec::is_empty)>
            <section class="card" id="leaders" aria-label=i18n.text(messages::online_leaderboard)>
                <div class="card__head">
                    <h2><Link to=Route::Online(OnlineRoute::Leaders)>{i18n.text(messages::online_leaderboard)}</Link></h2>
                    <span class="more">{move || state.terms.get().game.title().name()}</span>
                </div>
                {rows}
            </section>
        </Show>
    }
}

/// A place in a list of players.
#[component]
fn Place(place: usize, one: Ranked) -> impl IntoView {
    view! {
        <Link to=Route::Online(OnlineRoute::Player(one.name.clone())) class="list-row">
            <span class="rank quiet">{place}</span>
            <HexAvatar avatar=Avatar::Person(one.name.clone()) small=true/>
            <b class="clip">{one.name.clone()}</b>
            <span class="spring"></span>
            <RatingFigure rating=one.rating/>
        </Link>
    }
}
