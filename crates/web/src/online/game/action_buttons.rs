//! The buttons of a game besides moving.

use basalt_locales::{Message, messages};
use basalt_referee::Pace;
use basalt_rules::Color;
use basalt_wire::Act;
use leptos::prelude::*;

use super::GameScreenState;
use crate::archive;
use crate::i18n::i18n;
use crate::notices::Notices;
use crate::online::api;
use crate::online::texts::{player, refusal};
use crate::route::{Link, OnlineRoute, Route, Router};

/// The time after which a game can be claimed because the opponent has left, in milliseconds.
const CLAIM_DELAY_MS: u64 = basalt_referee::CLAIM_AFTER;

/// The buttons under the moves.
#[component]
pub(super) fn Actions(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    let sure = RwSignal::new(false);
    let resign = move |_| {
        if sure.get_untracked() {
            state.act(Act::Resign);
        }
        sure.update(|sure| *sure = !*sure);
    };
    let plays = move || {
        state.you().filter(|_| state.with(|game| game.game.ending().is_none()) == Some(true))
    };
    let has_moved = move || {
        plays().is_some_and(|you| state.with(|game| game.game.has_moved(you)) == Some(true))
    };
    let both_have_moved = move || {
        let both =
            |game: &super::ClientGame| Color::ALL.iter().all(|&color| game.game.has_moved(color));
        has_moved() && state.with(both) == Some(true)
    };
    let say = move |message: fn() -> Message| move || i18n.say(&message());
    view! {
        <section class="panel action-grid" aria-label=say(messages::page_play_actions)>
            <button class="button" data-act="flip" on:click=move |_| state.flip()>{say(messages::page_play_flip)}</button>
            <Show when=has_moved>
                <button class="button" data-act="takeback" on:click=move |_| state.act(Act::AskTakeback)>{say(messages::online_ask_takeback)}</button>
            </Show>
            <Show when=both_have_moved>
                <button class="button" data-act="draw" on:click=move |_| state.act(Act::OfferDraw)>{say(messages::online_offer_draw)}</button>
            </Show>
            <Show when=move || plays().is_some() && !has_moved()>
                <button class="button" data-act="abort" on:click=move |_| state.act(Act::Abort)>{say(messages::online_abort)}</button>
            </Show>
            <Show when=move || plays().is_some()>
                <button data-act="resign" class="button button--danger" on:click=resign on:blur=move |_| sure.set(false)>
                    {move || i18n.say(&if sure.get() { messages::page_play_resign_sure() } else { messages::page_play_resign() })}
                </button>
            </Show>
        </section>
    }
}

/// Open offers, and the notice that the opponent has left.
#[component]
pub(super) fn Offers(state: GameScreenState) -> impl IntoView {
    view! {
        {move || {
            let by = state.with(|game| game.game.draw_offered()).flatten()?;
            Some(view! { <Offer state by about=messages::online_draw_offered accept=Act::AcceptDraw decline=Act::DeclineDraw name="draw-offer"/> })
        }}
        {move || {
            let by = state.with(|game| game.game.takeback_asked()).flatten()?;
            Some(view! { <Offer state by about=messages::online_takeback_asked accept=Act::AcceptTakeback decline=Act::DeclineTakeback name="takeback-offer"/> })
        }}
        <Absent state/>
    }
}

/// An offer, and the buttons that answer it.
#[component]
fn Offer(
    state: GameScreenState,
    by: Color,
    about: fn(&str) -> Message,
    accept: Act,
    decline: Act,
    name: &'static str,
) -> impl IntoView {
    let i18n = i18n();
    let you = state.you();
    let is_yours = you == Some(by);
    let who = if is_yours { "you" } else { "another" };
    view! {
        <section class="panel offer-panel" id=name>
            <p role="status">{move || i18n.say(&about(who))}</p>
            {you.map(|_| view! {
                <div class="row row--wrap">
                    {(!is_yours).then(|| view! {
                        <button class="button button--main" data-act="yes" on:click=move |_| state.act(accept)>{move || i18n.say(&messages::online_yes())}</button>
                    })}
                    <button class="button" data-act="no" on:click=move |_| state.act(decline)>{move || i18n.say(&messages::online_no())}</button>
                </div>
            })}
        </section>
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
            <section class="panel offer-panel" id="absent">
                <p role="status">{move || i18n.say(&messages::online_away())}</p>
                {may_claim.then(|| view! {
                    <button class="button button--main" data-act="claim" on:click=move |_| state.act(Act::Claim)>{move || i18n.say(&messages::online_claim())}</button>
                })}
            </section>
        })
    }
}

/// The actions after the end of a game.
#[component]
pub(super) fn Afterwards(state: GameScreenState) -> impl IntoView {
    let (i18n, router) = (i18n(), expect_context::<Router>());
    let notices = expect_context::<Notices>();
    let analyse = move |_| {
        leptos::task::spawn_local(async move {
            match api::get_text(&format!("/api/games/{}/export.txt", state.id)).await {
                Ok(text) => match archive::add_text(&text) {
                    Ok(id) => router.go(Route::Analyse(Some(id.to_string()))),
                    Err(error) => notices.tell(i18n.say(&archive::error_message(error))),
                },
                Err(why) => notices.tell(i18n.say(&refusal(&why))),
            }
        });
    };
    let next = move || state.with(|game| game.state.next).flatten();
    let formats = ["txt", "sgf", "json"].map(|format| {
        let address = format!("/api/games/{}/export.{format}", state.id);
        view! { <a href=address download="">{format}</a> " " }
    });
    view! {
        <Ratings state/>
        <div class="row row--wrap">
            {move || state.you().filter(|_| next().is_none()).map(|_| view! {
                <button class="button button--main" data-act="rematch" on:click=move |_| state.act(Act::Rematch)>{move || i18n.say(&messages::page_play_rematch())}</button>
            })}
            {move || next().map(|next| view! {
                <Link to=Route::Online(OnlineRoute::Game(next.to_string())) class="button button--main">{move || i18n.say(&messages::online_next_game())}</Link>
            })}
            <button class="button" data-act="analyse" on:click=analyse>{move || i18n.say(&messages::page_analyse_this())}</button>
            <Link to=Route::Online(OnlineRoute::Lobby(None)) class="button">{move || i18n.say(&messages::online_title())}</Link>
        </div>
        {move || {
            let by = state.with(|game| game.state.rematch).flatten()?;
            let who = if state.you() == Some(by) { "you" } else { "another" };
            Some(view! { <p role="status" id="rematch-offer">{i18n.say(&messages::online_rematch_offered(who))}</p> })
        }}
        <p class="quiet">{move || i18n.say(&messages::online_export())} " " {formats}</p>
    }
}

/// The rating changes.
#[component]
fn Ratings(state: GameScreenState) -> impl IntoView {
    let i18n = i18n();
    move || {
        let (white, black) = state.with(|game| game.rated)??;
        let name = |of: fn(&super::ClientGame) -> &basalt_referee::Player| {
            state.with(|game| player(of(game), i18n))
        };
        let line = |name: Option<String>, change: basalt_referee::RatingChange| {
            let (before, after) = (change.before.to_string(), change.after.to_string());
            i18n.say(&messages::online_rating(&name.unwrap_or_default(), &before, &after))
        };
        Some(view! {
            <p id="ratings">
                {line(name(|game| &game.state.white), white)} <br/>
                {line(name(|game| &game.state.black), black)}
            </p>
        })
    }
}
