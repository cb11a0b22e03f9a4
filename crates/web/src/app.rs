//! The page as a whole: what all screens share, and which of them is shown.

use basalt_locales::{Language, Message, messages};
use leptos::prelude::*;

use crate::board::Inks;
use crate::browser::document;
use crate::calls::Calls;
use crate::engine::Engine;
use crate::icons::Icon;
use crate::notices::{NoticeBoard, Notices};
use crate::preferences::Preferences;
use crate::route::{Link, Place, Route, Way, Wing};
use crate::words::{Shelf, Words, words};

/// What a wing has that others have not.
#[derive(Clone, Copy)]
pub(crate) struct Rooms {
    /// Which wing it is.
    pub(crate) wing: Wing,
    /// What of each language its screens say.
    pub(crate) shelves: &'static [Shelf],
    /// Brings in what its screens share.
    pub(crate) furnish: fn(),
    /// The screen of an address, if it is in this wing.
    pub(crate) screen: fn(Route) -> Option<AnyView>,
}

/// The page.
#[component]
pub(crate) fn App(
    /// What is spoken at first.
    language: Language,
    /// The wing that was loaded.
    rooms: Rooms,
) -> impl IntoView {
    let notices = Notices::new();
    provide_context(notices);
    let preferences = Preferences::read(notices);
    provide_context(Words::new(language));
    provide_context(preferences);
    provide_context(Way::new(rooms.wing));
    provide_context(Engine::new());
    provide_context(Calls::new());
    (rooms.furnish)();
    view! {
        <Bar/>
        <main id="main" tabindex="-1">
            <Screen show=rooms.screen/>
        </main>
        <Foot/>
        <NoticeBoard/>
        <Inks/>
    }
}

/// What the address asks for.
#[component]
fn Screen(show: fn(Route) -> Option<AnyView>) -> impl IntoView {
    let (words, way) = (words(), expect_context::<Way>());
    let calls = expect_context::<Calls>();
    Effect::new(move |_| {
        let count = calls.games().len();
        let called = if count == 0 { String::new() } else { format!("({count}) ") };
        document().set_title(&format!("{called}{} – Basalt", words.say(&name(&way.here()))));
    });
    move || {
        let here = way.here();
        let path = here.path();
        show(here).unwrap_or_else(|| view! { <Lost path/> }.into_any())
    }
}

/// What a screen is called.
fn name(route: &Route) -> Message {
    match route {
        Route::Home | Route::New | Route::Play => messages::page_home(),
        Route::Games | Route::Game(_) => messages::page_games(),
        Route::Analyse(_) => messages::page_analyse(),
        Route::Learn | Route::Step(..) => messages::page_learn(),
        Route::Rules(_) => messages::page_rules(),
        Route::Online(_) => messages::page_online(),
        Route::Puzzles | Route::Puzzle(..) => messages::page_puzzles(),
        Route::Settings => messages::page_settings(),
        Route::Lost(_) => messages::page_lost_title(),
    }
}

#[component]
fn Bar() -> impl IntoView {
    let words = words();
    view! {
        <header class="bar">
            <Link to=Route::Home class="brand">
                <Columns/>
                "Basalt"
            </Link>
            <nav aria-label=move || words.say(&messages::page_nav())>
                <Link to=Route::Home>{move || words.say(&messages::page_home())}</Link>
                <Link to=Route::Games>{move || words.say(&messages::page_games())}</Link>
                <Link to=Route::Learn>{move || words.say(&messages::page_learn())}</Link>
                <Link to=Route::Puzzles class="spacious">{move || words.say(&messages::page_puzzles())}</Link>
                <Link to=Route::Analyse(None)>{move || words.say(&messages::page_analyse())}</Link>
                <Link to=Route::Online(Place::Lobby(None))>{move || words.say(&messages::page_online())}</Link>
                <Called/>
                <Link to=Route::Settings class="settings">
                    {Icon::Settings.draw()}
                    <span>{move || words.say(&messages::page_settings())}</span>
                </Link>
            </nav>
        </header>
    }
}

/// The way to the game that has waited longest for the person.
#[component]
fn Called() -> impl IntoView {
    let words = words();
    let (calls, notices) = (expect_context::<Calls>(), expect_context::<Notices>());
    let sentence = move |count: usize| words.say(&messages::page_called(count as u64));
    Effect::new(move |before: Option<usize>| {
        let count = calls.games().len();
        if before.is_some_and(|before| count > before) {
            notices.speak(untrack(|| sentence(count)));
        }
        count
    });
    move || {
        let games = calls.games();
        let (count, first) = (games.len(), games.into_iter().next()?);
        Some(view! {
            <Link to=Route::Online(Place::Game(first)) class="badge">
                <span class="unseen">{move || sentence(count)}</span>
                <span aria-hidden="true" title=move || sentence(count)>{count}</span>
            </Link>
        })
    }
}

/// The sign of the house: three columns of basalt, one of them aglow.
#[component]
fn Columns() -> impl IntoView {
    view! {
        <svg viewBox="0 0 60 60" aria-hidden="true">
            <path fill="#676157" d="M16 6l12 7v14l-12 7-12-7V13z"/>
            <path fill="#8a8377" d="M44 6l12 7v14l-12 7-12-7V13z"/>
            <path fill="#d9482b" d="M30 30l12 7v14l-12 7-12-7V37z"/>
        </svg>
    }
}

#[component]
fn Foot() -> impl IntoView {
    let words = words();
    view! { <footer class="foot"><p>{move || words.say(&messages::page_credits())}</p></footer> }
}

/// An address that leads nowhere.
#[component]
fn Lost(path: String) -> impl IntoView {
    let words = words();
    view! {
        <section class="form">
            <h1>{move || words.say(&messages::page_lost_title())}</h1>
            <p>{move || words.say(&messages::page_lost(&path))}</p>
            <p><Link to=Route::Home class="button main">{move || words.say(&messages::page_lost_home())}</Link></p>
        </section>
    }
}
