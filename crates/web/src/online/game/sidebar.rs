//! The sidebar: players, clocks, moves and actions.

use basalt_input::Plan;
use basalt_locales::messages;
use basalt_referee::Player;
use basalt_rules::{AnyPosition, Color};
use leptos::prelude::*;

use super::action_buttons::{Actions, Offers};
use super::{GameScreenState, status};
use crate::components::{Moves, MovesShape, Stepper, WrittenMove};
use crate::i18n::{i18n, stone_class};
use crate::online::chat::Chat;
use crate::online::texts::{clock, player, terms};
use crate::play::Counts;
use crate::route::{Link, OnlineRoute, Route};

/// Below this the clock warns.
const LOW: u64 = 20_000;

/// The column beside the board.
#[component]
pub(super) fn Sidebar(state: GameScreenState, shown: Signal<AnyPosition>) -> impl IntoView {
    let i18n = i18n();
    let order = move || {
        let turned = state.preferences.flipped(shown.get().game());
        let below = match (state.you(), turned) {
            (Some(you), _) => you,
            (None, true) => Color::Black,
            (None, false) => Color::White,
        };
        [below.other(), below]
    };
    let moves = Memo::new(move |_| {
        let written = |game: &super::ClientGame| {
            let plies = game.game.plies().iter();
            let written =
                |ply: &basalt_referee::Ply| WrittenMove { color: ply.by, text: ply.mv.to_string() };
            plies.map(written).collect::<Vec<_>>()
        };
        state.with(written).unwrap_or_default()
    });
    let ply = Memo::new(move |_| {
        let all = moves.with(Vec::len);
        state.looking.get().unwrap_or(all)
    });
    let go = Callback::new(move |plies| state.look_at(plies));
    let about = move || state.with(|game| terms(&game.state.terms, i18n));
    view! {
        <aside class="sidebar" aria-label=move || i18n.say(&messages::page_play_aside())>
            <section class="panel">
                {move || order().map(|color| view! { <PlayerRow color state/> }).collect_view()}
                <p class="status" id="status">{move || i18n.say(&status(state))}</p>
                <StatusText state/>
                <Planned state/>
                <p class="quiet">{about}</p>
                <Spectators state/>
            </section>
            <Offers state/>
            <Counts position=shown/>
            <section class="panel">
                <Moves shape=MovesShape::List moves shown=ply go/>
                <Stepper count=Signal::derive(move || moves.with(Vec::len)) shown=ply go/>
            </section>
            <Actions state/>
            <Chat table_chat=Signal::derive(move || state.with(|game| game.state.chat.clone()).unwrap_or_default())
                game=state.id may_speak=Signal::derive(move || state.you().is_some())/>
        </aside>
    }
}

/// The last message, and the state of the connection.
#[component]
fn StatusText(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    let class = move || match state.message.get() {
        Some(said) if said.refused => "said refused",
        _ => "said quiet",
    };
    let lost = move || state.connection.is_open().is_none();
    view! {
        <p class=class>{move || state.message.get().map(|said| said.text(&i18n.catalogue()))}</p>
        <Show when=lost><p class="said refused" id="lost">{move || i18n.say(&messages::online_lost())}</p></Show>
    }
}

/// The planned moves, and a button that discards them.
#[component]
fn Planned(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    let planned = Memo::new(move |_| state.plan_words());
    move || {
        let moves = planned.get()?;
        Some(view! {
            <p class="row row--wrap" id="plan">
                <span>{move || i18n.say(&messages::online_planned(&moves))}</span>
                <button class="button" data-act="unplan" on:click=move |_| state.plan.set(Plan::default())>
                    {move || i18n.say(&messages::online_unplan())}
                </button>
            </p>
        })
    }
}

/// The number of spectators, and the lag.
#[component]
fn Spectators(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    let watchers = move || {
        let count = state.with(|game| game.state.presence.watchers).filter(|count| *count > 0)?;
        Some(i18n.say(&messages::online_watchers(count.into())))
    };
    let lag = move || state.connection.lag().map(|ms| i18n.say(&messages::online_lag(ms.into())));
    view! {
        <p class="quiet">
            <span id="watchers">{watchers}</span> " "
            <span class="lag" title=move || i18n.say(&messages::online_lag_title())>{lag}</span>
        </p>
    }
}

/// The row of a player.
#[component]
fn PlayerRow(color: Color, state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    let is_turn = move || {
        state.with(|game| game.game.ending().is_none() && game.game.to_move() == color)
            == Some(true)
    };
    let class = move || if is_turn() { "player turn" } else { "player" };
    let stone = stone_class(color);
    let is_there = move || {
        state.with(|game| match color {
            Color::White => game.state.presence.white,
            Color::Black => game.state.presence.black,
        }) == Some(true)
    };
    let who = move || {
        let player_of = |game: &super::ClientGame| match color {
            Color::White => game.state.white.clone(),
            Color::Black => game.state.black.clone(),
        };
        let found = state.with(player_of)?;
        let name = player(&found, i18n);
        Some(match found {
            Player::Member { name: plain, .. } => {
                view! { <Link to=Route::Online(OnlineRoute::Player(plain))>{name}</Link> }
                    .into_any()
            }
            _ => name.into_any(),
        })
    };
    let left = move || {
        state.tick.track();
        state.with(|game| game.left(color, state.connection.now()))
    };
    view! {
        <div class=class class:there=is_there data-player=color.letter().to_string()>
            <span class=stone aria-hidden="true"></span>
            <span class="who">{who}</span>
            {move || left().map(|left| {
                let class = if left < LOW { "clock clock--low" } else { "clock" };
                view! { <span class=class role="timer">{clock(left)}</span> }
            })}
        </div>
    }
}
