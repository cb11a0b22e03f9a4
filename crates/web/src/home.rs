//! The first screen: both games, and what can be done with them.

mod living;

use basalt_locales::messages;
use basalt_rules::Game;
use leptos::prelude::*;

use crate::play::{Desk, Wish};
use crate::route::{Link, Place, Route, Way};
use crate::words::{title, words};
use living::LivingBoard;

/// Both games side by side.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let words = words();
    view! {
        <div class="hero">
            <h1>{move || words.say(&messages::page_home_title())}</h1>
            <p>{move || words.say(&messages::page_home_lead())}</p>
        </div>
        <Unfinished/>
        <div class="both">
            <GameCard game=Game::Dvonn/>
            <GameCard game=Game::PunctBasic/>
        </div>
        <section class="soon" aria-label=move || words.say(&messages::page_home_later())>
            <Link to=Route::Learn class="panel">
                <h3>{move || words.say(&messages::page_learn())}</h3>
                <p>{move || words.say(&messages::page_learn_lead())}</p>
            </Link>
            <Link to=Route::Puzzles class="panel">
                <h3>{move || words.say(&messages::page_puzzles())}</h3>
                <p>{move || words.say(&messages::page_puzzles_lead())}</p>
            </Link>
            <Link to=Route::Analyse(None) class="panel">
                <h3>{move || words.say(&messages::page_analyse())}</h3>
                <p>{move || words.say(&messages::page_analyse_lead())}</p>
            </Link>
            <Link to=Route::Online(Place::Lobby(None)) class="panel">
                <h3>{move || words.say(&messages::page_online())}</h3>
                <p>{move || words.say(&messages::page_home_online_lead())}</p>
            </Link>
        </section>
    }
}

/// The game that was not finished, if there is one.
#[component]
fn Unfinished() -> impl IntoView {
    let (words, desk) = (words(), expect_context::<Desk>());
    move || {
        let game = desk.unfinished()?;
        let sentence = messages::page_home_unfinished(title(game));
        Some(view! {
            <section class="panel resume">
                <p>{move || words.say(&sentence)}</p>
                <Link to=Route::Play class="button main">{move || words.say(&messages::page_home_continue())}</Link>
            </section>
        })
    }
}

/// A game as a living board, what it is in one sentence, and the ways to play it.
#[component]
fn GameCard(game: Game) -> impl IntoView {
    let (words, way, desk) = (words(), expect_context::<Way>(), expect_context::<Desk>());
    let what =
        if game == Game::Dvonn { messages::page_home_dvonn } else { messages::page_home_punct };
    let first = move |_| {
        desk.first_game(game);
        way.go(Route::Play);
    };
    let plan = move |two: bool| {
        move |_| {
            desk.plan(Wish { two, ..Wish::of(game) });
            way.go(Route::New);
        }
    };
    let level = move || desk.ladder_level(game);
    view! {
        <section class="panel game" aria-label=title(game)>
            <LivingBoard game/>
            <div>
                <h2>{title(game)}</h2>
                <p class="what">{move || words.say(&what())}</p>
            </div>
            <button class="main" on:click=first data-first=game.id()>
                {move || words.say(&messages::page_home_first(level().into()))}
            </button>
            <div class="row">
                <button on:click=plan(false) data-computer=game.id()>
                    {move || words.say(&messages::page_home_computer())}
                </button>
                <button on:click=plan(true) data-two=game.id()>
                    {move || words.say(&messages::page_home_two())}
                </button>
            </div>
        </section>
    }
}
