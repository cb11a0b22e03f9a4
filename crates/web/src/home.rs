//! The first screen: both games, and what can be done with them.

mod demo_board;

use basalt_locales::messages;
use basalt_rules::Title;
use leptos::prelude::*;

use crate::game_ui::pitch;
use crate::i18n::i18n;
use crate::play::{GameController, GameOptions};
use crate::route::{Link, OnlineRoute, Route, Router};
use demo_board::DemoBoard;

/// Both games side by side.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let i18n = i18n();
    view! {
        <div class="hero">
            <h1>{move || i18n.say(&messages::page_home_title())}</h1>
            <p>{move || i18n.say(&messages::page_home_lead())}</p>
        </div>
        <Unfinished/>
        <div class="both">
            {Title::ALL.map(|title| view! { <GameCard title/> }).collect_view()}
        </div>
        <section class="soon" aria-label=move || i18n.say(&messages::page_home_later())>
            <Link to=Route::Learn class="panel">
                <h3>{move || i18n.say(&messages::page_learn())}</h3>
                <p>{move || i18n.say(&messages::page_learn_lead())}</p>
            </Link>
            <Link to=Route::Puzzles class="panel">
                <h3>{move || i18n.say(&messages::page_puzzles())}</h3>
                <p>{move || i18n.say(&messages::page_puzzles_lead())}</p>
            </Link>
            <Link to=Route::Analyse(None) class="panel">
                <h3>{move || i18n.say(&messages::page_analyse())}</h3>
                <p>{move || i18n.say(&messages::page_analyse_lead())}</p>
            </Link>
            <Link to=Route::Online(OnlineRoute::Lobby(None)) class="panel">
                <h3>{move || i18n.say(&messages::page_online())}</h3>
                <p>{move || i18n.say(&messages::page_home_online_lead())}</p>
            </Link>
        </section>
    }
}

/// The game that was not finished, if there is one.
#[component]
fn Unfinished() -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>());
    move || {
        let game = controller.unfinished()?;
        let sentence = messages::page_home_unfinished(game.title().name());
        Some(view! {
            <section class="panel resume">
                <p>{move || i18n.say(&sentence)}</p>
                <Link to=Route::Play class="button button--main">{move || i18n.say(&messages::page_home_continue())}</Link>
            </section>
        })
    }
}

/// A game as a living board, what it is in one sentence, and the ways to play it.
#[component]
fn GameCard(title: Title) -> impl IntoView {
    let (i18n, router, controller) =
        (i18n(), expect_context::<Router>(), expect_context::<GameController>());
    let game = title.easiest();
    let first = move |_| {
        controller.first_game(game);
        router.go(Route::Play);
    };
    let plan = move |two_players: bool| {
        move |_| {
            controller.plan(GameOptions { two_players, ..GameOptions::of(game) });
            router.go(Route::New);
        }
    };
    let level = move || controller.ladder_level(game);
    view! {
        <section class="panel game" aria-label=title.name()>
            <DemoBoard title/>
            <div>
                <h2>{title.name()}</h2>
                <p class="what">{move || i18n.say(&pitch(title))}</p>
            </div>
            <button class="button button--main" on:click=first data-first=game.id()>
                {move || i18n.say(&messages::page_home_first(level().into()))}
            </button>
            <div class="row row--wrap">
                <button class="button" on:click=plan(false) data-computer=game.id()>
                    {move || i18n.say(&messages::page_home_computer())}
                </button>
                <button class="button" on:click=plan(true) data-two=game.id()>
                    {move || i18n.say(&messages::page_home_two())}
                </button>
            </div>
        </section>
    }
}
