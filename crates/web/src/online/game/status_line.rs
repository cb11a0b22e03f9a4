//! The status of an online game: offers with both answers, whose turn it is, and what was said last.

use basalt_input::Premoves;
use basalt_locales::{Message, messages};
use basalt_referee::Pace;
use basalt_rules::Color;
use basalt_wire::{Act, ErrorCode};
use leptos::prelude::*;

use super::conditional::Draft;
use super::player::player_of;
use super::{GameScreenState, status};
use crate::board::BoardReports;
use crate::browser::handler;
use crate::components::Show;
use crate::i18n::i18n;
use crate::online::texts::name_and_rating;

/// The time after which a game can be claimed because the opponent has left, in milliseconds.
const CLAIM_DELAY_MS: u64 = basalt_referee::CLAIM_AFTER;

/// An open question of a player to the other.
#[derive(Clone, Copy)]
struct Offer {
    by: Color,
    /// The words for who has asked, with the name.
    about: fn(&str, &str) -> Message,
    accept: Act,
    decline: Act,
    id: &'static str,
}

/// The offer that is open, if there is one.
fn open_offer(state: GameScreenState) -> Option<Offer> {
    state.with(|game| {
        let draw = game.game.draw_offered().map(|by| Offer {
            by,
            about: messages::online_draw_offered,
            accept: Act::AcceptDraw,
            decline: Act::DeclineDraw,
            id: "draw-offer",
        });
        let takeback = game.game.takeback_asked().map(|by| Offer {
            by,
            about: messages::online_takeback_asked,
            accept: Act::AcceptTakeback,
            decline: Act::DeclineTakeback,
            id: "takeback-offer",
        });
        draw.or(takeback)
    })?
}

/// The line. An offer takes the place of whose turn it is.
#[component]
pub(super) fn StatusLine(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    let offer = Memo::new(move |_| open_offer(state).map(|offer| (offer.id, offer.by)));
    let reports = expect_context::<BoardReports>();
    let is_waiting = move || !state.is_turn();
    let is_refused = move || state.message.get().is_some_and(|said| said.refused);
    // A refusal stays until something else is tried; a preview takes the place of any other message.
    let preview = move || reports.preview().filter(|_| !is_refused());
    let class = move || if is_refused() { "said refused" } else { "said quiet" };
    let said = move || {
        let message = || state.message.get().map(|said| said.text(&i18n.catalogue()));
        preview().or_else(message)
    };
    // The position on the board may be out of date.
    let lost = move || {
        let is_open = state.connection.is_open().is_some();
        match state.missing.get() {
            _ if !is_open => Some(messages::online_lost()),
            Some(ErrorCode::TooOften { .. }) => Some(messages::online_opening_soon()),
            _ => None,
        }
    };
    let is_lost = move || lost().is_some();
    view! {
        {move || match offer.get().and_then(|_| untrack(|| open_offer(state))) {
            Some(offer) => view! { <OfferLine state offer/> }.into_any(),
            None => view! {
                <p class="status" class=("status--wait", is_waiting) id="status">{move || i18n.say(&status(state))}</p>
            }.into_any(),
        }}
        <Show when=is_lost fallback=move || view! {
            <p class=class>{said}</p>
        }>
            <p class="said refused" id="lost">{move || lost().map(|message| i18n.say(&message))}</p>
        </Show>
        <Planned state/>
        <Absent state/>
        <Draft state/>
    }
}

/// An offer, and the buttons that answer it.
#[component]
fn OfferLine(state: GameScreenState, offer: Offer) -> impl IntoView {
    let i18n = i18n();
    let Offer { by, about, accept, decline, id } = offer;
    let you = untrack(|| state.you());
    let is_yours = you == Some(by);
    let who = if is_yours { "you" } else { "another" };
    let name = move || {
        let player = state.with(|game| player_of(game, by).clone());
        player.map(|player| name_and_rating(&player, i18n).0).unwrap_or_default()
    };
    let no = move || {
        i18n.say(&if is_yours { messages::online_cancel() } else { messages::online_decline() })
    };
    view! {
        <div class="offer-line" id=id>
            <p class="status" role="status"><span>{move || i18n.say(&about(who, &name()))}</span></p>
            {you.map(|_| view! {
                <span class="offer">
                    <button type="button" class="button button--small" data-act="no" on:click=handler(move |_| state.act(decline))>{no}</button>
                    {(!is_yours).then(|| view! {
                        <button type="button" class="button button--small" data-act="yes" on:click=handler(move |_| state.act(accept))>{i18n.text(messages::online_yes)}</button>
                    })}
                </span>
            })}
        </div>
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
            <p class="offer-line" id="plan">
                <span class="said">{i18n.text_of(messages::online_planned(&moves))}</span>
                <button type="button" class="button button--small" data-act="unplan" on:click=handler(move |_| state.plan.set(Premoves::default()))>
                    {i18n.text(messages::online_unplan)}
                </button>
            </p>
        })
    }
}

/// The opponent has left, and the game can be claimed one day.
#[component]
fn Absent(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    let gone = Memo::new(move |_| {
        state.tick.track();
        let you = state.you()?;
        state.with(|game| {
            let is_live = matches!(game.state.terms.pace, Pace::Live { .. });
            let since = game.state.presence.away_since?;
            let is_there = match you {
                Color::White => game.state.presence.black,
                Color::Black => game.state.presence.white,
            };
            let waits = game.game.ending().is_none() && is_live && !is_there;
            waits.then(|| state.connection.now().saturating_sub(since) >= CLAIM_DELAY_MS)
        })?
    });
    move || {
        let may_claim = gone.get()?;
        Some(view! {
            <div class="offer-line" id="absent">
                <p class="said" role="status">{i18n.text(messages::online_away)}</p>
                {may_claim.then(|| view! {
                    <button type="button" class="button button--small" data-act="claim" on:click=handler(move |_| state.act(Act::Claim))>{i18n.text(messages::online_claim)}</button>
                })}
            </div>
        })
    }
}
