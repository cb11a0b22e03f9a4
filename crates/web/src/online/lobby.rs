//! Where people find each other.

use basalt_locales::{Message, messages};
use basalt_wire::{FromServer, LiveGame, Refusal, Seek, SeekId, Terms, ToServer};
use leptos::prelude::*;

use super::line::Line;
use super::terms::{TermsForm, USUAL};
use super::words::{player, refusal, terms as in_words};
use crate::browser;
use crate::calls::{Calls, expect_calls};
use crate::notices::Notices;
use crate::route::{Link, Place, Route, Way};
use crate::words::{Words, words};

/// Open challenges, games going on, and the ways to begin one.
#[component]
pub(super) fn Lobby(
    /// Whom to challenge.
    to: Option<String>,
) -> impl IntoView {
    let (words, line) = (words(), expect_context::<Line>());
    let seeks = RwSignal::new(Vec::<Seek>::new());
    let running = RwSignal::new(Vec::<LiveGame>::new());
    line.listen(move |said| follow(said, seeks, running));
    Effect::new(move |_| {
        if line.is_open().is_some() {
            line.ask(ToServer::EnterLobby, |_| ());
        }
    });
    on_cleanup(move || line.ask(ToServer::LeaveLobby, |_| ()));
    let own = move || seeks.get().into_iter().find(|seek| seek.yours);
    view! {
        <section class="lobby">
            <div class="form">
                <h1>{move || words.say(&messages::online_title())}</h1>
                <p>{move || words.say(&messages::online_lead())}</p>
                <Whoami/>
                <Awaiting/>
                <Proposal to/>
            </div>
            <div class="list">
                {move || own().map(|seek| view! { <Own seek/> })}
                <section class="panel" id="seeks">
                    <h2>{move || words.say(&messages::online_seeks())}</h2>
                    <Seeks seeks/>
                </section>
                <section class="panel" id="running">
                    <h2>{move || words.say(&messages::online_running())}</h2>
                    <Running games=running/>
                </section>
                <nav class="row" aria-label=move || words.say(&messages::online_archive())>
                    <Link to=Route::Online(Place::Archive) class="button">{move || words.say(&messages::online_archive())}</Link>
                    <Link to=Route::Online(Place::Leaders) class="button">{move || words.say(&messages::online_leaderboard())}</Link>
                    <Link to=Route::Online(Place::Account) class="button">{move || words.say(&messages::online_account())}</Link>
                </nav>
            </div>
        </section>
    }
}

/// Keeps the lists as the server says.
fn follow(said: &FromServer, seeks: RwSignal<Vec<Seek>>, running: RwSignal<Vec<LiveGame>>) {
    match said {
        FromServer::Lobby { seeks: open, live } => {
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

/// Who the person is, and how the line is.
#[component]
pub(super) fn Whoami() -> impl IntoView {
    let (words, line) = (words(), expect_context::<Line>());
    move || {
        if line.is_open().is_none() {
            return Some(view! { <p class="quiet" id="line">{words.say(&messages::online_connecting())}</p> }.into_any());
        }
        let me = line.me()?;
        let kind = if me.member { "member" } else { "guest" };
        let text = words.say(&messages::online_you(&me.name, kind));
        Some(view! { <p class="quiet" id="whoami">{text}</p> }.into_any())
    }
}

/// The games that wait for the person.
#[component]
pub(super) fn Awaiting() -> impl IntoView {
    let (words, line) = (words(), expect_context::<Line>());
    move || {
        let games = line.waiting();
        let first = games.first()?.to_string();
        let text = words.say(&messages::online_your_turn(games.len() as u64));
        Some(view! {
            <p class="row" id="awaiting">
                {text}
                <Link to=Route::Online(Place::Game(first)) class="button main">{words.say(&messages::online_next())}</Link>
            </p>
        })
    }
}

/// What the person would like to play, and with whom.
#[component]
fn Proposal(to: Option<String>) -> impl IntoView {
    let (words, line) = (words(), expect_context::<Line>());
    let terms = RwSignal::new(USUAL);
    let name = RwSignal::new(to.unwrap_or_default());
    let level = RwSignal::new(5_u8);
    let trouble = RwSignal::new(None::<Refusal>);
    let ask = move |what: fn(Terms, String, u8) -> ToServer| {
        move |_| {
            let asked = what(
                terms.get_untracked(),
                name.get_untracked().trim().to_owned(),
                level.get_untracked(),
            );
            trouble.set(None);
            line.ask_as_somebody(asked, move |answer| trouble.set(answer.err()));
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
    let say = move |message: fn() -> Message| move || words.say(&message());
    let member = Signal::derive(move || line.me().is_some_and(|me| me.member));
    view! {
        <TermsForm terms member/>
        <p class="said refused" role="alert">{move || trouble.get().map(|why| words.say(&refusal(&why)))}</p>
        <div class="row">
            <button class="main" data-act="pair" on:click=pair>{say(messages::online_pair)}</button>
            <button data-act="invite" on:click=invite>{say(messages::online_invite)}</button>
        </div>
        <label class="field">
            <span class="name">{say(messages::online_to)}</span>
            <input type="text" data-act="to" maxlength="20" autocomplete="off"
                prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event))/>
        </label>
        <button data-act="open" on:click=open>{say(messages::online_open)}</button>
        <label class="field">
            <span class="name">{say(messages::page_new_level)}</span>
            <input type="number" min="1" max="20" data-act="level" prop:value=move || level.get() on:input=set_level/>
        </label>
        <button data-act="computer" on:click=computer>{say(messages::online_computer)}</button>
    }
}

/// The person's own challenge, with its link.
#[component]
fn Own(seek: Seek) -> impl IntoView {
    let (words, notices) = (words(), expect_context::<Notices>());
    let link = browser::address(&Route::Online(Place::Seek(seek.seek.to_string())).path());
    let shown = link.clone();
    let copy = move |_| {
        let done = words.say(&messages::page_analyse_copied());
        browser::copy(&link, move |copied| {
            if copied {
                notices.tell(done);
            }
        });
    };
    let about = in_words(&seek.terms, words);
    view! {
        <section class="panel" id="own-seek">
            <p>{move || words.say(&messages::online_waiting())}</p>
            <p class="quiet">{about}</p>
            <label class="field">
                <span class="name">{move || words.say(&messages::online_link())}</span>
                <input type="text" readonly id="seek-link" prop:value=shown/>
            </label>
            <div class="row">
                <button class="main" data-act="copy" on:click=copy>{move || words.say(&messages::online_copy())}</button>
                <Withdraw seek=seek.seek/>
            </div>
        </section>
    }
}

#[component]
fn Withdraw(seek: SeekId) -> impl IntoView {
    let (words, line) = (words(), expect_context::<Line>());
    let withdraw = move |_| line.ask(ToServer::Withdraw { seek }, |_| ());
    view! { <button data-act="withdraw" on:click=withdraw>{move || words.say(&messages::online_withdraw())}</button> }
}

/// The challenges of others.
#[component]
fn Seeks(seeks: RwSignal<Vec<Seek>>) -> impl IntoView {
    let words = words();
    let others = move || {
        let others = seeks.get().into_iter().filter(|seek| !seek.yours);
        others.collect::<Vec<_>>()
    };
    view! {
        <Show when=move || others().is_empty()>
            <p class="quiet">{move || words.say(&messages::online_no_seeks())}</p>
        </Show>
        <For each=others key=|seek| seek.seek let:seek>
            <div class="entry" data-seek=seek.seek.to_string()>
                <p><strong>{player(&seek.by, words)}</strong> " " {seek.for_you.then(|| words.say(&messages::online_for_you()))}</p>
                <p class="quiet">{in_words(&seek.terms, words)}</p>
                <Answers seek=seek.seek for_you=seek.for_you/>
            </div>
        </For>
    }
}

/// What can be answered to a challenge.
#[component]
pub(super) fn Answers(seek: SeekId, for_you: bool) -> impl IntoView {
    let (words, line) = (words(), expect_context::<Line>());
    let notices = expect_context::<Notices>();
    let told = move |answer: Result<(), Refusal>| tell(answer, words, notices);
    let accept = move |_| line.ask_as_somebody(ToServer::Accept { seek }, told);
    let decline = move |_| line.ask(ToServer::Decline { seek }, told);
    view! {
        <div class="row">
            <button class="main" data-act="accept" on:click=accept>{move || words.say(&messages::online_accept())}</button>
            {for_you.then(|| view! {
                <button data-act="decline" on:click=decline>{move || words.say(&messages::online_decline())}</button>
            })}
        </div>
    }
}

/// Tells the person if something was refused.
pub(super) fn tell(answer: Result<(), Refusal>, words: Words, notices: Notices) {
    if let Err(why) = answer {
        notices.tell(untrack(|| words.say(&refusal(&why))));
    }
}

/// The games going on.
#[component]
fn Running(games: RwSignal<Vec<LiveGame>>) -> impl IntoView {
    let words = words();
    view! {
        <Show when=move || games.with(Vec::is_empty)>
            <p class="quiet">{move || words.say(&messages::online_no_running())}</p>
        </Show>
        <For each=move || games.get() key=|game| (game.game, game.plies) let:game>
            <div class="entry" data-live=game.game.to_string()>
                <p>{player(&game.white, words)} " – " {player(&game.black, words)}</p>
                <p class="quiet">{in_words(&game.terms, words)}</p>
                <Link to=Route::Online(Place::Game(game.game.to_string())) class="button">{move || words.say(&messages::online_watch())}</Link>
            </div>
        </For>
    }
}

/// Goes to a game of the person's as soon as it begins, wherever in this wing they are.
pub(crate) fn follow_games(line: Line, way: Way) {
    Effect::new(move |_| {
        if let Some((game, _)) = line.take_started() {
            way.go(Route::Online(Place::Game(game.to_string())));
        }
    });
}

/// Lets the bar show what waits for the person, and notes when something may come.
pub(crate) fn follow_calls(line: Line, calls: Calls) {
    Effect::new(move |_| {
        calls.set(line.waiting().iter().map(ToString::to_string).collect());
    });
    line.listen(|said| {
        let may_come = match said {
            FromServer::SeekOpened(seek) => seek.yours,
            FromServer::Started { .. } => true,
            FromServer::Waiting { games } => !games.is_empty(),
            _ => false,
        };
        if may_come {
            expect_calls();
        }
    });
}
