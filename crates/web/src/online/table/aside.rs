//! What stands beside the board: players, clocks, moves, and what can be done.

use std::time::Duration;

use basalt_locales::messages;
use basalt_play::Plan;
use basalt_rules::Color;
use basalt_wire::Player;
use leptos::prelude::*;

use super::actions::{Actions, Offers};
use super::{Table, status};
use crate::online::chat::Chat;
use crate::online::words::{player, terms};
use crate::play::{Counts, Moves, face};
use crate::route::{Link, Place, Route};
use crate::words::words;

/// Below this the clock warns.
const LOW: u64 = 20_000;

/// Longer than this a clock shows days.
const DAY: u64 = 86_400_000;

/// The column beside the board.
#[component]
pub(super) fn Aside(table: Table) -> impl IntoView {
    let words = words();
    let order = move || {
        let turned = table.preferences.flipped(table.shown().game());
        let below = match (table.you(), turned) {
            (Some(you), _) => you,
            (None, true) => Color::Black,
            (None, false) => Color::White,
        };
        [below.other(), below]
    };
    let moves = Memo::new(move |_| {
        let written = |held: &super::Held| {
            held.game.plies().iter().map(|ply| ply.mv.to_string()).collect::<Vec<_>>()
        };
        table.with(written).unwrap_or_default()
    });
    let shown = Memo::new(move |_| {
        let all = moves.with(Vec::len);
        table.looking.get().unwrap_or(all)
    });
    let about = move || table.with(|held| terms(&held.state.terms, words));
    view! {
        <aside class="side" aria-label=move || words.say(&messages::page_play_aside())>
            <section class="panel">
                {move || order().map(|color| view! { <Line color table/> }).collect_view()}
                <p class="status" id="status">{move || words.say(&status(table))}</p>
                <News table/>
                <Planned table/>
                <p class="quiet">{about}</p>
                <Company table/>
            </section>
            <Offers table/>
            <Counts position=Signal::derive(move || table.shown())/>
            <Moves moves shown go=move |plies| table.look_at(plies)/>
            <Actions table/>
            <Chat table_chat=Signal::derive(move || table.with(|held| held.state.chat.clone()).unwrap_or_default())
                game=table.id may_speak=Signal::derive(move || table.you().is_some())/>
        </aside>
    }
}

/// What was said last about the game, and how the line is.
#[component]
fn News(table: Table) -> impl IntoView {
    let words = words();
    let class = move || match table.said.get() {
        Some(said) if said.refused => "said refused",
        _ => "said quiet",
    };
    let lost = move || table.line.is_open().is_none();
    view! {
        <p class=class>{move || table.said.get().map(|said| said.text(&words.catalogue()))}</p>
        <Show when=lost><p class="said refused" id="lost">{move || words.say(&messages::online_lost())}</p></Show>
    }
}

/// What is to be played next, and the way to think better of it.
#[component]
fn Planned(table: Table) -> impl IntoView {
    let words = words();
    let planned = Memo::new(move |_| table.plan_words());
    move || {
        let moves = planned.get()?;
        Some(view! {
            <p class="row" id="plan">
                <span>{move || words.say(&messages::online_planned(&moves))}</span>
                <button data-act="unplan" on:click=move |_| table.plan.set(Plan::default())>
                    {move || words.say(&messages::online_unplan())}
                </button>
            </p>
        })
    }
}

/// Who looks on, and how far away the server is.
#[component]
fn Company(table: Table) -> impl IntoView {
    let words = words();
    let watchers = move || {
        let count = table.with(|held| held.state.presence.watchers).filter(|count| *count > 0)?;
        Some(words.say(&messages::online_watchers(count.into())))
    };
    let lag = move || table.line.lag().map(|ms| words.say(&messages::online_lag(ms.into())));
    view! {
        <p class="quiet">
            <span id="watchers">{watchers}</span> " "
            <span class="lag" title=move || words.say(&messages::online_lag_title())>{lag}</span>
        </p>
    }
}

/// One line with a player.
#[component]
fn Line(color: Color, table: Table) -> impl IntoView {
    let words = words();
    let is_turn = move || {
        table.with(|held| held.game.ending().is_none() && held.game.to_move() == color)
            == Some(true)
    };
    let class = move || if is_turn() { "player turn" } else { "player" };
    let stone = match color {
        Color::White => "stone white",
        Color::Black => "stone black",
    };
    let is_there = move || {
        table.with(|held| match color {
            Color::White => held.state.presence.white,
            Color::Black => held.state.presence.black,
        }) == Some(true)
    };
    let who = move || {
        let player_of = |held: &super::Held| match color {
            Color::White => held.state.white.clone(),
            Color::Black => held.state.black.clone(),
        };
        let found = table.with(player_of)?;
        let name = player(&found, words);
        Some(match found {
            Player::Member { name: plain, .. } => {
                view! { <Link to=Route::Online(Place::Player(plain))>{name}</Link> }.into_any()
            }
            _ => name.into_any(),
        })
    };
    let left = move || {
        table.tick.track();
        table.with(|held| held.left(color, table.line.now()))
    };
    view! {
        <div class=class class:there=is_there data-player=color.letter().to_string()>
            <span class=stone aria-hidden="true"></span>
            <span class="who">{who}</span>
            {move || left().map(|left| {
                let class = if left < LOW { "clock low" } else { "clock" };
                view! { <span class=class role="timer">{clock(left)}</span> }
            })}
        </div>
    }
}

/// What a clock shows.
fn clock(left: u64) -> String {
    if left >= DAY {
        let hours = left / 3_600_000;
        return format!("{}d {:02}h", hours / 24, hours % 24);
    }
    face(Duration::from_millis(left))
}

#[cfg(test)]
mod tests {
    use super::clock;

    #[test]
    fn a_clock_of_days_shows_days() {
        assert_eq!(clock(3 * 86_400_000), "3d 00h");
        assert_eq!(clock(86_400_000 + 5 * 3_600_000 + 1), "1d 05h");
        assert_eq!(clock(65_000), "1:05");
    }
}
