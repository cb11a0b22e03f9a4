//! The sidebar: players, counts, moves and actions.

use basalt_locales::{Message, messages};
use basalt_play::{LocalGame, Turn};
use basalt_rules::Color;
use leptos::prelude::*;

use super::GameController;
use super::counts::Counts;
use super::move_list::MoveList;
use super::player_row::PlayerRow;
use super::status_panel::StatusPanel;
use crate::engine::{Engine, State};
use crate::i18n::i18n;
use crate::preferences::Preferences;
use crate::route::{Route, Router};

/// The column beside the board.
#[component]
pub(crate) fn Sidebar() -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>().deferred());
    provide_context(controller);
    let preferences = expect_context::<Preferences>();
    let order = move || {
        let below = if preferences.flipped(controller.shown().game()) {
            Color::Black
        } else {
            Color::White
        };
        [below.other(), below]
    };
    let moves = Memo::new(move |_| controller.with(written).unwrap_or_default());
    let shown = Memo::new(move |_| controller.with(LocalGame::shown_plies).unwrap_or(0));
    view! {
        <aside class="sidebar" aria-label=move || i18n.say(&messages::page_play_aside())>
            <section class="panel">
                {move || order().map(|color| view! { <PlayerRow color/> }).collect_view()}
                <StatusPanel/>
            </section>
            <Counts position=Signal::derive(move || controller.shown())/>
            <Show when=move || !controller.zen()>
                <MoveList moves shown go=move |plies| controller.look_at(plies)/>
            </Show>
            <Actions/>
        </aside>
    }
}

/// The moves of a game as they are written.
fn written(game: &LocalGame) -> Vec<String> {
    game.plies().iter().map(|ply| ply.mv.to_string()).collect()
}

/// The action buttons.
#[component]
fn Actions() -> impl IntoView {
    let (i18n, router, controller) =
        (i18n(), expect_context::<Router>(), expect_context::<GameController>());
    let engine = expect_context::<Engine>();
    let over = move || controller.ending().is_some();
    let person = move || matches!(controller.turn(), Turn::Person(_));
    let thinking = move || engine.state() == State::Thinking;
    let confirming = RwSignal::new(false);
    let resign = move |_| {
        if confirming.get_untracked() {
            controller.resign();
        }
        confirming.update(|confirming| *confirming = !*confirming);
    };
    let say = move |message: fn() -> Message| move || i18n.say(&message());
    view! {
        <section class="panel action-grid" aria-label=say(messages::page_play_actions)>
            <button class="button" data-act="undo" on:click=move |_| controller.undo() disabled=move || controller.with(LocalGame::may_undo) != Some(true)>
                {say(messages::page_play_undo)}
            </button>
            <button class="button" data-act="redo" on:click=move |_| controller.redo() disabled=move || controller.with(LocalGame::may_redo) != Some(true)>
                {say(messages::page_play_redo)}
            </button>
            <Show when=move || !thinking() || person()>
                <button class="button" data-act="hint" on:click=move |_| controller.ask_hint() disabled=move || !person() || over() || engine.state() != State::Idle>
                    {say(messages::page_play_hint)}
                </button>
            </Show>
            <Show when=move || thinking() && !person()>
                <button class="button" data-act="stop" on:click=move |_| engine.hurry()>{say(messages::page_play_stop)}</button>
            </Show>
            <button class="button" data-act="flip" on:click=move |_| controller.flip()>{say(messages::page_play_flip)}</button>
            <button class="button" data-act="zen" on:click=move |_| controller.toggle_zen() aria-pressed=move || controller.zen().to_string()>
                {say(messages::page_play_zen)}
            </button>
            <Show when=move || controller.with(LocalGame::may_place_rest) == Some(true)>
                <button class="button" data-act="place-rest" on:click=move |_| controller.place_rest()>{say(messages::page_play_place_rest)}</button>
            </Show>
            <Show when=move || controller.with(LocalGame::may_finish) == Some(true)>
                <button data-act="finish" class="button button--main" on:click=move |_| controller.finish()>{say(messages::page_play_finish)}</button>
            </Show>
            <Show when=move || !over()>
                <button data-act="resign" class="button button--danger" on:click=resign on:blur=move |_| confirming.set(false)>
                    {move || i18n.say(&if confirming.get() { messages::page_play_resign_sure() } else { messages::page_play_resign() })}
                </button>
            </Show>
            <button class="button" data-act="new" on:click=move |_| router.go(Route::New)>{say(messages::page_play_new)}</button>
        </section>
    }
}
