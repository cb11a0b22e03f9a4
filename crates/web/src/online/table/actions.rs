//! What can be done in a game besides moving.

use basalt_locales::{Message, messages};
use basalt_rules::Color;
use basalt_wire::{Act, Pace};
use leptos::prelude::*;

use super::Table;
use crate::archive;
use crate::notices::Notices;
use crate::online::api;
use crate::online::words::{player, refusal};
use crate::preferences::Preferences;
use crate::route::{Link, Place, Route, Way};
use crate::words::words;

/// How long an opponent may be away before the game can be claimed, in milliseconds.
const PATIENCE: u64 = basalt_referee::CLAIM_AFTER;

/// The buttons under the moves.
#[component]
pub(super) fn Actions(table: Table) -> impl IntoView {
    let words = words();
    let preferences = expect_context::<Preferences>();
    let sure = RwSignal::new(false);
    let resign = move |_| {
        if sure.get_untracked() {
            table.act(Act::Resign);
        }
        sure.update(|sure| *sure = !*sure);
    };
    let plays = move || {
        table.you().filter(|_| table.with(|held| held.game.ending().is_none()) == Some(true))
    };
    let has_moved = move || {
        plays().is_some_and(|you| table.with(|held| held.game.has_moved(you)) == Some(true))
    };
    let both_have_moved = move || {
        let both = |held: &super::Held| Color::ALL.iter().all(|&color| held.game.has_moved(color));
        has_moved() && table.with(both) == Some(true)
    };
    let say = move |message: fn() -> Message| move || words.say(&message());
    view! {
        <section class="panel actions" aria-label=say(messages::page_play_actions)>
            <button data-act="flip" on:click=move |_| preferences.flip(untrack(|| table.shown()).game())>{say(messages::page_play_flip)}</button>
            <Show when=has_moved>
                <button data-act="takeback" on:click=move |_| table.act(Act::AskTakeback)>{say(messages::online_ask_takeback)}</button>
            </Show>
            <Show when=both_have_moved>
                <button data-act="draw" on:click=move |_| table.act(Act::OfferDraw)>{say(messages::online_offer_draw)}</button>
            </Show>
            <Show when=move || plays().is_some() && !has_moved()>
                <button data-act="abort" on:click=move |_| table.act(Act::Abort)>{say(messages::online_abort)}</button>
            </Show>
            <Show when=move || plays().is_some()>
                <button data-act="resign" class="danger" on:click=resign on:blur=move |_| sure.set(false)>
                    {move || words.say(&if sure.get() { messages::page_play_resign_sure() } else { messages::page_play_resign() })}
                </button>
            </Show>
        </section>
    }
}

/// What waits for an answer: offers, and an opponent who has left.
#[component]
pub(super) fn Offers(table: Table) -> impl IntoView {
    view! {
        {move || {
            let by = table.with(|held| held.game.draw_offered()).flatten()?;
            Some(view! { <Offer table by about=messages::online_draw_offered accept=Act::AcceptDraw decline=Act::DeclineDraw name="draw-offer"/> })
        }}
        {move || {
            let by = table.with(|held| held.game.takeback_asked()).flatten()?;
            Some(view! { <Offer table by about=messages::online_takeback_asked accept=Act::AcceptTakeback decline=Act::DeclineTakeback name="takeback-offer"/> })
        }}
        <Absent table/>
    }
}

/// An offer, and the buttons that answer it.
#[component]
fn Offer(
    table: Table,
    by: Color,
    about: fn(&str) -> Message,
    accept: Act,
    decline: Act,
    name: &'static str,
) -> impl IntoView {
    let words = words();
    let you = table.you();
    let is_yours = you == Some(by);
    let who = if is_yours { "you" } else { "another" };
    view! {
        <section class="panel offer" id=name>
            <p role="status">{move || words.say(&about(who))}</p>
            {you.map(|_| view! {
                <div class="row">
                    {(!is_yours).then(|| view! {
                        <button class="main" data-act="yes" on:click=move |_| table.act(accept)>{move || words.say(&messages::online_yes())}</button>
                    })}
                    <button data-act="no" on:click=move |_| table.act(decline)>{move || words.say(&messages::online_no())}</button>
                </div>
            })}
        </section>
    }
}

/// The opponent has left, and the game can be claimed one day.
#[component]
fn Absent(table: Table) -> impl IntoView {
    let words = words();
    let gone = Memo::new(move |_| {
        table.tick.track();
        let you = table.you()?;
        table.with(|held| {
            let is_live = matches!(held.state.terms.pace, Pace::Live { .. });
            let since = held.state.presence.away_since?;
            let is_there = match you {
                Color::White => held.state.presence.black,
                Color::Black => held.state.presence.white,
            };
            let waits = held.game.ending().is_none() && is_live && !is_there;
            waits.then(|| table.line.now().saturating_sub(since) >= PATIENCE)
        })?
    });
    move || {
        let may_claim = gone.get()?;
        Some(view! {
            <section class="panel offer" id="absent">
                <p role="status">{move || words.say(&messages::online_away())}</p>
                {may_claim.then(|| view! {
                    <button class="main" data-act="claim" on:click=move |_| table.act(Act::Claim)>{move || words.say(&messages::online_claim())}</button>
                })}
            </section>
        })
    }
}

/// What can be done when the game is over.
#[component]
pub(super) fn Afterwards(table: Table) -> impl IntoView {
    let (words, way) = (words(), expect_context::<Way>());
    let notices = expect_context::<Notices>();
    let analyse = move |_| {
        leptos::task::spawn_local(async move {
            match api::get_text(&format!("/api/games/{}/export.txt", table.id)).await {
                Ok(text) => match archive::add_text(&text) {
                    Ok(id) => way.go(Route::Analyse(Some(id.to_string()))),
                    Err(trouble) => notices.tell(words.say(&archive::trouble(trouble))),
                },
                Err(why) => notices.tell(words.say(&refusal(&why))),
            }
        });
    };
    let next = move || table.with(|held| held.state.next).flatten();
    let formats = ["txt", "sgf", "json"].map(|format| {
        let address = format!("/api/games/{}/export.{format}", table.id);
        view! { <a href=address download="">{format}</a> " " }
    });
    view! {
        <Ratings table/>
        <div class="row">
            {move || table.you().filter(|_| next().is_none()).map(|_| view! {
                <button class="main" data-act="rematch" on:click=move |_| table.act(Act::Rematch)>{move || words.say(&messages::page_play_rematch())}</button>
            })}
            {move || next().map(|next| view! {
                <Link to=Route::Online(Place::Game(next.to_string())) class="button main">{move || words.say(&messages::online_next_game())}</Link>
            })}
            <button data-act="analyse" on:click=analyse>{move || words.say(&messages::page_analyse_this())}</button>
            <Link to=Route::Online(Place::Lobby(None)) class="button">{move || words.say(&messages::online_title())}</Link>
        </div>
        {move || {
            let by = table.with(|held| held.state.rematch).flatten()?;
            let who = if table.you() == Some(by) { "you" } else { "another" };
            Some(view! { <p role="status" id="rematch-offer">{words.say(&messages::online_rematch_offered(who))}</p> })
        }}
        <p class="quiet">{move || words.say(&messages::online_export())} " " {formats}</p>
    }
}

/// How ratings have changed.
#[component]
fn Ratings(table: Table) -> impl IntoView {
    let words = words();
    move || {
        let (white, black) = table.with(|held| held.rated)??;
        let name = |of: fn(&super::Held) -> &basalt_wire::Player| {
            table.with(|held| player(of(held), words))
        };
        let line = |name: Option<String>, change: basalt_wire::RatingChange| {
            let (before, after) = (change.before.to_string(), change.after.to_string());
            words.say(&messages::online_rating(&name.unwrap_or_default(), &before, &after))
        };
        Some(view! {
            <p id="ratings">
                {line(name(|held| &held.state.white), white)} <br/>
                {line(name(|held| &held.state.black), black)}
            </p>
        })
    }
}
