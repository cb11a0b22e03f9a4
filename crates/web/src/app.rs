//! The page as a whole: what all screens share, and which of them is shown.

use basalt_locales::{Language, Message, messages};
use leptos::prelude::*;

use crate::board::SvgDefinitions;
use crate::browser::document;
use crate::engine::Engine;
use crate::i18n::{I18n, TextPart, i18n};
use crate::icons::Icon;
use crate::message_page::MessagePage;
use crate::notices::{NoticeList, Notices};
use crate::preferences::Preferences;
use crate::route::{Bundle, Link, OnlineRoute, Route, Router};
use crate::turn_alerts::TurnAlerts;

/// The parts of a bundle.
#[derive(Clone, Copy)]
pub(crate) struct BundleSpec {
    /// The bundle.
    pub(crate) bundle: Bundle,
    /// The texts that its screens need.
    pub(crate) text_parts: &'static [TextPart],
    /// Provides the contexts that its screens share.
    pub(crate) provide: fn(),
    /// The screen of a route, if it is in this bundle.
    pub(crate) screen: fn(Route) -> Option<AnyView>,
}

/// The page.
#[component]
pub(crate) fn App(
    /// The initial language.
    language: Language,
    /// The bundle that was loaded.
    spec: BundleSpec,
) -> impl IntoView {
    let notices = Notices::new();
    provide_context(notices);
    let preferences = Preferences::read(notices);
    provide_context(I18n::new(language));
    provide_context(preferences);
    provide_context(Router::new(spec.bundle));
    provide_context(Engine::new());
    provide_context(TurnAlerts::new());
    (spec.provide)();
    view! {
        <NavBar/>
        <main id="main" tabindex="-1">
            <Screen show=spec.screen/>
        </main>
        <Footer/>
        <NoticeList/>
        <SvgDefinitions/>
    }
}

/// The screen of the current address.
#[component]
fn Screen(show: fn(Route) -> Option<AnyView>) -> impl IntoView {
    let (i18n, router) = (i18n(), expect_context::<Router>());
    let alerts = expect_context::<TurnAlerts>();
    Effect::new(move |_| {
        let count = alerts.games().len();
        let badge = if count == 0 { String::new() } else { format!("({count}) ") };
        document().set_title(&format!("{badge}{} – Basalt", i18n.say(&name(&router.here()))));
    });
    move || {
        let here = router.here();
        let path = here.path();
        show(here).unwrap_or_else(|| view! { <NotFound path/> }.into_any())
    }
}

/// The name of a screen.
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
        Route::NotFound(_) => messages::page_lost_title(),
    }
}

#[component]
fn NavBar() -> impl IntoView {
    let i18n = i18n();
    view! {
        <header class="bar">
            <Link to=Route::Home class="brand">
                <Logo/>
                "Basalt"
            </Link>
            <nav aria-label=move || i18n.say(&messages::page_nav())>
                <Link to=Route::Home>{move || i18n.say(&messages::page_home())}</Link>
                <Link to=Route::Games>{move || i18n.say(&messages::page_games())}</Link>
                <Link to=Route::Learn>{move || i18n.say(&messages::page_learn())}</Link>
                <Link to=Route::Puzzles class="spacious">{move || i18n.say(&messages::page_puzzles())}</Link>
                <Link to=Route::Analyse(None)>{move || i18n.say(&messages::page_analyse())}</Link>
                <Link to=Route::Online(OnlineRoute::Lobby(None))>{move || i18n.say(&messages::page_online())}</Link>
                <TurnBadge/>
                <Link to=Route::Settings class="settings">
                    {Icon::Settings.draw()}
                    <span>{move || i18n.say(&messages::page_settings())}</span>
                </Link>
            </nav>
        </header>
    }
}

/// A link to the game that has waited longest for the person.
#[component]
fn TurnBadge() -> impl IntoView {
    let i18n = i18n();
    let (alerts, notices) = (expect_context::<TurnAlerts>(), expect_context::<Notices>());
    let sentence = move |count: usize| i18n.say(&messages::page_called(count as u64));
    Effect::new(move |before: Option<usize>| {
        let count = alerts.games().len();
        if before.is_some_and(|before| count > before) {
            notices.speak(untrack(|| sentence(count)));
        }
        count
    });
    move || {
        let games = alerts.games();
        let (count, first) = (games.len(), games.into_iter().next()?);
        Some(view! {
            <Link to=Route::Online(OnlineRoute::Game(first)) class="badge">
                <span class="unseen">{move || sentence(count)}</span>
                <span aria-hidden="true" title=move || sentence(count)>{count}</span>
            </Link>
        })
    }
}

/// The logo: three columns of basalt, one of them glowing.
#[component]
fn Logo() -> impl IntoView {
    view! {
        <svg viewBox="0 0 60 60" aria-hidden="true">
            <path fill="#676157" d="M16 6l12 7v14l-12 7-12-7V13z"/>
            <path fill="#8a8377" d="M44 6l12 7v14l-12 7-12-7V13z"/>
            <path fill="#d9482b" d="M30 30l12 7v14l-12 7-12-7V37z"/>
        </svg>
    }
}

#[component]
fn Footer() -> impl IntoView {
    let i18n = i18n();
    view! { <footer class="foot"><p>{move || i18n.say(&messages::page_credits())}</p></footer> }
}

/// An address that leads nowhere.
#[component]
fn NotFound(path: String) -> impl IntoView {
    let (title, link) = (messages::page_lost_title, messages::page_lost_home);
    view! { <MessagePage title text=messages::page_lost(&path) to=Route::Home link/> }
}
