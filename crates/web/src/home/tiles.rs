//! The tiles below: games that wait, the puzzle of the day, the course, and the analysis.

use std::time::Duration;

use basalt_locales::{Message, messages};
use basalt_referee::Millis;
use basalt_rules::Title;
use basalt_wire::LiveGame;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::featured::{name, position};
use crate::browser;
use crate::effect::effect;
use crate::i18n::i18n;
use crate::icons::Icon;
use crate::learn::CourseProgress;
use crate::mini_board::MiniBoard;
use crate::online;
use crate::puzzles::DailyPuzzle;
use crate::route::{Link, OnlineRoute, Route};
use crate::turn_alerts::TurnAlerts;

/// The number of games that wait for the person and are shown.
const SHOWN_GAMES: usize = 2;

/// All tiles.
#[component]
pub(super) fn Tiles(title: RwSignal<Title>) -> impl IntoView {
    let i18n = i18n();
    view! {
        <div class="home-tiles">
            <YourTurn/>
            <Tile heading=messages::page_puzzles_day more=messages::page_puzzles_train to=Route::Puzzles>
                {move || view! { <DailyPuzzle title=title.get()/> }}
            </Tile>
            <Tile heading=messages::page_home_learning more=messages::page_home_lessons to=Route::Learn>
                {move || view! { <CourseProgress title=title.get()/> }}
            </Tile>
            <Tile heading=messages::page_analyse more=messages::page_games to=Route::Games>
                <p class="quiet">{i18n.text(messages::page_analyse_lead)}</p>
                <Link to=Route::Analyse(None) class="button button--wide">
                    {Icon::Chart.labelled(messages::page_analyse)}
                </Link>
            </Tile>
        </div>
    }
}

/// A tile with a heading, and a link to all of the kind.
#[component]
fn Tile(
    heading: fn() -> Message,
    more: fn() -> Message,
    to: Route,
    /// The number beside the heading.
    #[prop(optional)]
    count: Option<usize>,
    children: Children,
) -> impl IntoView {
    let i18n = i18n();
    view! {
        <section class="card tile" aria-label=i18n.text(heading)>
            <div class="card__head">
                <h2>{i18n.text(heading)}</h2>
                {count.map(|count| view! { <span class="badge">{count}</span> })}
                <Link to class="more">{i18n.text(more)}</Link>
            </div>
            <div class="tile__body">{children()}</div>
        </section>
    }
}

/// The online games in which it is the person's turn, if there are any.
#[component]
fn YourTurn() -> impl IntoView {
    let alerts = expect_context::<TurnAlerts>();
    let games = RwSignal::new(Vec::<LiveGame>::new());
    effect(move || {
        if alerts.games().is_empty() {
            games.set(Vec::new());
            return;
        }
        spawn_local(async move {
            let mut waiting = online::own_games().await;
            waiting.retain(is_own_turn);
            // The person may have left meanwhile.
            let _ = games.try_set(waiting);
        });
    });
    move || {
        let games = games.get();
        let count = games.len();
        let rows = games.into_iter().take(SHOWN_GAMES).map(|game| view! { <Waiting game/> });
        let rows = rows.collect_view();
        (count > 0).then(move || view! {
            <Tile heading=messages::page_your_turn count more=messages::page_home_all_games to=Route::Online(OnlineRoute::Lobby(None))>
                {rows}
            </Tile>
        })
    }
}

fn is_own_turn(game: &LiveGame) -> bool {
    position(game).is_some_and(|position| game.you == Some(position.to_move()))
}

/// A game that waits for the person.
#[component]
fn Waiting(game: LiveGame) -> impl IntoView {
    let i18n = i18n();
    let is_white = game.you.is_some_and(|color| color == basalt_rules::Color::White);
    let opponent = if is_white { game.black.clone() } else { game.white.clone() };
    let (read, elapsed) = (browser::now(), RwSignal::new(0.0));
    let tick = move || elapsed.set(browser::now() - read);
    if let Ok(interval) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || interval.clear());
    }
    let then = game.board.as_ref().and_then(|board| board.clocks).map_or(0, |clocks| clocks.now);
    let now = Signal::derive(move || then + elapsed.get() as Millis);
    view! {
        <Link to=Route::Online(OnlineRoute::Game(game.game.to_string())) class="turn-game">
            {position(&game).map(|position| view! { <MiniBoard position/> })}
            <span><b class="clip">{move || name(&opponent, i18n)}</b><span class="small quiet">{game.terms.game.title().name()}</span><online::TimeLeft game=game.clone() now/></span>
        </Link>
    }
}
