//! The game under way.

mod counts;
mod game_controller;
mod game_options;
mod move_list;
mod player_row;
mod result_panel;
mod sidebar;
mod status_panel;

use basalt_locales::messages;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::game_ui::GameBoard;
use crate::i18n::i18n;
use crate::message_page::MessagePage;
use crate::route::Route;
pub(crate) use counts::{Counts, CountsLine};
pub(crate) use game_controller::{GameController, now, store_new_game};
pub(crate) use game_options::{GameOptions, TimeChoice};
pub(crate) use move_list::{MoveList, ReplayStep, is_key_taken};
pub(crate) use player_row::{clock_text, seat_name};
use result_panel::ResultPanel;
pub(crate) use result_panel::result_image;
use sidebar::Sidebar;

/// The screen of the game under way.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let controller = expect_context::<GameController>();
    let seated = Memo::new(move |_| controller.has_game());
    move || {
        if seated.get() {
            view! { <GameLayout/> }.into_any()
        } else {
            view! { <Nothing/> }.into_any()
        }
    }
}

/// No game is under way.
#[component]
fn Nothing() -> impl IntoView {
    let (title, link) = (messages::page_play_nothing, messages::page_play_nothing_home);
    view! { <MessagePage title to=Route::Home link/> }
}

#[component]
fn GameLayout() -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>());
    let (props, beside) = (controller.board_props(), controller.deferred());
    let keys =
        window_event_listener(leptos::ev::keydown, move |event| take_key(controller, &event));
    on_cleanup(move || keys.remove());
    let class = move || if controller.zen() { "game-layout zen" } else { "game-layout" };
    let title =
        move || i18n.say(&messages::page_new_title(controller.shown().game().title().name()));
    view! {
        <h1 class="sr">{title}</h1>
        <div class=class>
            <div class="place">
                <GameBoard on=props/>
                <CountsLine position=Signal::derive(move || beside.shown())/>
                <ResultPanel/>
            </div>
            <Sidebar/>
        </div>
    }
}

/// Keys that belong to the game wherever the focus is.
fn take_key(controller: GameController, event: &KeyboardEvent) {
    if is_key_taken(event) {
        return;
    }
    match (ReplayStep::of_key(event), event.key().as_str()) {
        (Some(step), _) => controller.step(step),
        (None, "f") => controller.flip(),
        (None, "z") => controller.toggle_zen(),
        (None, "Escape") if controller.zen() => controller.toggle_zen(),
        (None, _) => return,
    }
    event.prevent_default();
}
