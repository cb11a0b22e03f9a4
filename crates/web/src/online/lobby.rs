//! The lobby: open challenges and running games.

use basalt_locales::{Message, messages};
use basalt_referee::{SeekId, Terms};
use basalt_wire::{ErrorCode, FromServer, LiveGame, Seek, ToServer};
use leptos::prelude::*;

use super::connection::Connection;
use super::terms_form::{DEFAULT_TERMS, TermsForm};
use super::texts::{player, refusal, terms as in_words};
use crate::browser;
use crate::i18n::{I18n, i18n};
use crate::notices::Notices;
use crate::route::{Link, OnlineRoute, Route, Router};
use crate::turn_alerts::{TurnAlerts, start_polling};

/// Open challenges, games going on, and the ways to begin one.
#[component]
pub(super) fn Lobby(
    /// The player to challenge.
    to: Option<String>,
) -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    let seeks = RwSignal::new(Vec::<Seek>::new());
    let running = RwSignal::new(Vec::<LiveGame>::new());
    connection.listen(move |said| follow(said, seeks, running));
    Effect::new(move |_| {
        if connection.is_open().is_some() {
            connection.ask(ToServer::EnterLobby, |_| ());
        }
    });
    on_cleanup(move || connection.ask(ToServer::LeaveLobby, |_| ()));
    let own = move || seeks.get().into_iter().find(|seek| seek.yours);
    view! {
        <section class="lobby-columns">
            <div class="form">
                <h1>{move || i18n.say(&messages::online_title())}</h1>
                <p>{move || i18n.say(&messages::online_lead())}</p>
                <Whoami/>
                <YourTurn/>
                <Proposal to/>
            </div>
            <div class="list">
                {move || own().map(|seek| view! { <OwnSeek seek/> })}
                <section class="panel" id="seeks">
                    <h2>{move || i18n.say(&messages::online_seeks())}</h2>
                    <Seeks seeks/>
                </section>
                <section class="panel" id="running">
                    <h2>{move || i18n.say(&messages::online_running())}</h2>
                    <Running games=running/>
                </section>
                <nav class="row row--wrap" aria-label=move || i18n.say(&messages::online_archive())>
                    <Link to=Route::Online(OnlineRoute::Archive) class="button">{move || i18n.say(&messages::online_archive())}</Link>
                    <Link to=Route::Online(OnlineRoute::Leaders) class="button">{move || i18n.say(&messages::online_leaderboard())}</Link>
                    <Link to=Route::Online(OnlineRoute::Account) class="button">{move || i18n.say(&messages::online_account())}</Link>
                </nav>
            </div>
        </section>
    }
}

/// Updates the lists with a message of the server.
fn follow(said: &FromServer, seeks: RwSignal<Vec<Seek>>, running: RwSignal<Vec<LiveGame>>) {
    match said {
        FromServer::Lobby { seeks: open, live, .. } => {
            seeks.set(open.clone());
            running.set(live.clone());
        }
        FromServer::SeekOpened(seek) => seeks.update(|seeks| {
            seeks.retain(|other| other.seek != seek.seek);
            seeks.push(seek.clone());
        }),
        FromServer::SeekClosed { seek } => {
            seeks.update(|seeks| seeks.retain(|other| other.seek != *seek));
        }
        _ => {}
    }
}

/// The name of the person, or the state of the connection.
#[component]
pub(super) fn Whoami() -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    move || {
        if connection.is_open().is_none() {
            return Some(
                view! { <p class="quiet" id="line">{i18n.say(&messages::online_connecting())}</p> }
                    .into_any(),
            );
        }
        let me = connection.me()?;
        let kind = if me.member { "member" } else { "guest" };
        let text = i18n.say(&messages::online_you(&me.name, kind));
        Some(view! { <p class="quiet" id="whoami">{text}</p> }.into_any())
    }
}

/// The games that wait for the person.
#[component]
pub(super) fn YourTurn() -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    move || {
        let games = connection.waiting();
        let first = games.first()?.to_string();
        let text = i18n.say(&messages::online_your_turn(games.len() as u64));
        Some(view! {
            <p class="row row--wrap" id="awaiting">
                {text}
                <Link to=Route::Online(OnlineRoute::Game(first)) class="button button--main">{i18n.say(&messages::online_next())}</Link>
            </p>
        })
    }
}

/// The form for a new challenge.
#[component]
fn Proposal(to: Option<String>) -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    let terms = RwSignal::new(DEFAULT_TERMS);
    let name = RwSignal::new(to.unwrap_or_default());
    let level = RwSignal::new(5_u8);
    let error = RwSignal::new(None::<ErrorCode>);
    let ask = move |what: fn(Terms, String, u8) -> ToServer| {
        move |_| {
            let asked = what(
                terms.get_untracked(),
                name.get_untracked().trim().to_owned(),
                level.get_untracked(),
            );
            error.set(None);
            connection.ask_as_guest(asked, move |answer| error.set(answer.err()));
        }
    };
    let pair = ask(|terms, _, _| ToServer::Pair { terms });
    let open = ask(|terms, to, _| ToServer::Seek {
        terms,
        to: (!to.is_empty()).then_some(to),
        listed: true,
    });
    let invite = ask(|terms, _, _| ToServer::Seek { terms, to: None, listed: false });
    let computer = ask(|terms, _, level| ToServer::PlayComputer {
        terms: Terms { rated: false, ..terms },
        level,
    });
    let set_level = move |event| {
        if let Ok(value) = event_target_value(&event).parse::<u8>() {
            level.set(value.clamp(1, 20));
        }
    };
    let say = move |message: fn() -> Message| move || i18n.say(&message());
    let member = Signal::derive(move || connection.me().is_some_and(|me| me.member));
    view! {
        <TermsForm terms member/>
        <p class="said refused" role="alert">{move || error.get().map(|why| i18n.say(&refusal(&why)))}</p>
        <div class="row row--wrap">
            <button class="button button--main" data-act="pair" on:click=pair>{say(messages::online_pair)}</button>
            <button class="button" data-act="invite" on:click=invite>{say(messages::online_invite)}</button>
        </div>
        <label class="form-field">
            <span class="name">{say(messages::online_to)}</span>
            <input type="text" data-act="to" maxlength="20" autocomplete="off"
                prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event))/>
        </label>
        <button class="button" data-act="open" on:click=open>{say(messages::online_open)}</button>
        <label class="form-field">
            <span class="name">{say(messages::page_new_level)}</span>
            <input type="number" min="1" max="20" data-act="level" prop:value=move || level.get() on:input=set_level/>
        </label>
        <button class="button" data-act="computer" on:click=computer>{say(messages::online_computer)}</button>
    }
}

/// The person's own challenge, with its link.
#[component]
fn OwnSeek(seek: Seek) -> impl IntoView {
    let (i18n, notices) = (i18n(), expect_context::<Notices>());
    let link = browser::address(&Route::Online(OnlineRoute::Seek(seek.seek.to_string())).path());
    let shown = link.clone();
    let copy = move |_| {
        let done = i18n.say(&messages::page_analyse_copied());
        browser::copy(&link, move |copied| {
            if copied {
                notices.tell(done);
            }
        });
    };
    let about = in_words(&seek.terms, i18n);
    view! {
        <section class="panel" id="own-seek">
            <p>{move || i18n.say(&messages::online_waiting())}</p>
            <p class="quiet">{about}</p>
            <label class="form-field">
                <span class="name">{move || i18n.say(&messages::online_link())}</span>
                <input type="text" readonly id="seek-link" prop:value=shown/>
            </label>
            <div class="row row--wrap">
                <button class="button button--main" data-act="copy" on:click=copy>{move || i18n.say(&messages::online_copy())}</button>
                <Withdraw seek=seek.seek/>
            </div>
        </section>
    }
}

#[component]
fn Withdraw(seek: SeekId) -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    let withdraw = move |_| connection.ask(ToServer::Withdraw { seek }, |_| ());
    view! { <button class="button" data-act="withdraw" on:click=withdraw>{move || i18n.say(&messages::online_withdraw())}</button> }
}

/// The challenges of others.
#[component]
fn Seeks(seeks: RwSignal<Vec<Seek>>) -> impl IntoView {
    let i18n = i18n();
    let others = move || {
        let others = seeks.get().into_iter().filter(|seek| !seek.yours);
        others.collect::<Vec<_>>()
    };
    view! {
        <Show when=move || others().is_empty()>
            <p class="quiet">{move || i18n.say(&messages::online_no_seeks())}</p>
        </Show>
        <For each=others key=|seek| seek.seek let:seek>
            <div class="entry" data-seek=seek.seek.to_string()>
                <p><strong>{player(&seek.by, i18n)}</strong> " " {seek.for_you.then(|| i18n.say(&messages::online_for_you()))}</p>
                <p class="quiet">{in_words(&seek.terms, i18n)}</p>
                <Answers seek=seek.seek for_you=seek.for_you/>
            </div>
        </For>
    }
}

/// The buttons that answer a challenge.
#[component]
pub(super) fn Answers(seek: SeekId, for_you: bool) -> impl IntoView {
    let (i18n, connection) = (i18n(), expect_context::<Connection>());
    let notices = expect_context::<Notices>();
    let told = move |answer: Result<(), ErrorCode>| tell(answer, i18n, notices);
    let accept = move |_| connection.ask_as_guest(ToServer::Accept { seek }, told);
    let decline = move |_| connection.ask(ToServer::Decline { seek }, told);
    view! {
        <div class="row row--wrap">
            <button class="button button--main" data-act="accept" on:click=accept>{move || i18n.say(&messages::online_accept())}</button>
            {for_you.then(|| view! {
                <button class="button" data-act="decline" on:click=decline>{move || i18n.say(&messages::online_decline())}</button>
            })}
        </div>
    }
}

/// Shows a notice if something was refused.
pub(super) fn tell(answer: Result<(), ErrorCode>, i18n: I18n, notices: Notices) {
    if let Err(why) = answer {
        notices.tell(untrack(|| i18n.say(&refusal(&why))));
    }
}

/// The games going on.
#[component]
fn Running(games: RwSignal<Vec<LiveGame>>) -> impl IntoView {
    let i18n = i18n();
    view! {
        <Show when=move || games.with(Vec::is_empty)>
            <p class="quiet">{move || i18n.say(&messages::online_no_running())}</p>
        </Show>
        <For each=move || games.get() key=|game| (game.game, game.plies) let:game>
            <div class="entry" data-live=game.game.to_string()>
                <p>{player(&game.white, i18n)} " – " {player(&game.black, i18n)}</p>
                <p class="quiet">{in_words(&game.terms, i18n)}</p>
                <Link to=Route::Online(OnlineRoute::Game(game.game.to_string())) class="button">{move || i18n.say(&messages::online_watch())}</Link>
            </div>
        </For>
    }
}

/// Opens a game of the person's as soon as it starts.
pub(crate) fn follow_games(connection: Connection, router: Router) {
    Effect::new(move |_| {
        if let Some((game, _)) = connection.take_started() {
            router.go(Route::Online(OnlineRoute::Game(game.to_string())));
        }
    });
}

/// Shows turn alerts in the navigation bar, and starts polling when a turn may come.
pub(crate) fn show_turn_alerts(connection: Connection, alerts: TurnAlerts) {
    Effect::new(move |_| {
        alerts.set(connection.waiting().iter().map(ToString::to_string).collect());
    });
    connection.listen(|said| {
        let may_come = match said {
            FromServer::SeekOpened(seek) => seek.yours,
            FromServer::Started { .. } => true,
            FromServer::Waiting { games } => !games.is_empty(),
            _ => false,
        };
        if may_come {
            start_polling();
        }
    });
}
