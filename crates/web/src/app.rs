//! The page as a whole: what all screens share, and which of them is shown.

use basalt_locales::{Language, Message, messages};
use leptos::prelude::*;

use crate::analyse::Analyse;
use crate::archive;
use crate::browser::document;
use crate::engine::Engine;
use crate::games::{Games, Replay};
use crate::home::Home;
use crate::learn::{Learn, Rulebook, StepScreen, handbook_of, step_of};
use crate::new_game::NewGame;
use crate::notices::{NoticeBoard, Notices};
use crate::play::{Desk, Play};
use crate::preferences::Preferences;
use crate::route::{Link, Route, Way};
use crate::settings::Settings;
use crate::words::{Words, words};

/// The page.
#[component]
pub(crate) fn App(
    /// What is spoken at first.
    language: Language,
) -> impl IntoView {
    let notices = Notices::new();
    provide_context(notices);
    let preferences = Preferences::read(notices);
    provide_context(Words::new(language));
    provide_context(preferences);
    provide_context(Way::new());
    provide_context(Engine::new());
    provide_context(Desk::new());
    view! {
        <Bar/>
        <main id="main" tabindex="-1">
            <Screen/>
        </main>
        <Foot/>
        <NoticeBoard/>
    }
}

/// What the address asks for.
#[component]
fn Screen() -> impl IntoView {
    let (words, way) = (words(), expect_context::<Way>());
    Effect::new(move |_| {
        document().set_title(&format!("{} – Basalt", words.say(&name(&way.here()))));
    });
    move || match way.here() {
        Route::Home => view! { <Home/> }.into_any(),
        Route::New => view! { <NewGame/> }.into_any(),
        Route::Play => view! { <Play/> }.into_any(),
        Route::Games => view! { <Games/> }.into_any(),
        Route::Game(id) => view! { <Replay kept=archive::find(&id)/> }.into_any(),
        Route::Analyse(game) => view! { <Analyse game/> }.into_any(),
        Route::Learn => view! { <Learn/> }.into_any(),
        Route::Step(title, id) => view! { <StepScreen found=step_of(&title, &id)/> }.into_any(),
        Route::Rules(title) => view! { <Rulebook handbook=handbook_of(&title)/> }.into_any(),
        Route::Settings => view! { <Settings/> }.into_any(),
        Route::Lost(path) => view! { <Lost path/> }.into_any(),
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
                <Link to=Route::Analyse(None)>{move || words.say(&messages::page_analyse())}</Link>
                <Link to=Route::Settings>{move || words.say(&messages::page_settings())}</Link>
            </nav>
        </header>
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
