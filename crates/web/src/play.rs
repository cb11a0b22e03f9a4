//! The game under way.

mod action_dialogs;
mod actions;
mod coach;
mod game_controller;
mod game_options;
mod local_player;
mod replay_step;
mod result_panel;
mod result_words;
mod status_line;
mod stored;
mod table;

use std::sync::Arc;

use basalt_locales::messages;
use basalt_play::{LocalGame, Seat};
use basalt_rules::Color;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::board::{BoardReports, OwnSide};
use crate::components::WrittenMove;
use crate::i18n::i18n;
use crate::learn::note_first_game;
use crate::message_page::MessagePage;
use crate::preferences::Preferences;
use crate::route::Route;
use crate::shortcuts::{REPLAY_KEYS, ShortcutList, VIEW_KEYS, ZEN, use_keys, use_shortcuts};
use crate::zen_mode::ZenExit;
pub(crate) use action_dialogs::{MovesDialog, ResignDialog, menu_entry};
use actions::Actions;
use coach::{Coach, CoachPanel};
pub(crate) use game_controller::{GameController, now};
pub(crate) use game_options::{GameOptions, TimeChoice};
use local_player::LocalPlayer;
pub(crate) use local_player::{clock_text, player_name, seat_name, you};
pub(crate) use replay_step::{ReplayStep, is_key_taken, is_typed};
use result_panel::LocalResult;
pub(crate) use result_panel::{ResultPanel, copy_game, landed_ending};
pub(crate) use result_words::{heading as result_heading, reason as result_reason};
use status_line::StatusLine;
pub(crate) use stored::{game_with, ladder_game, ladder_level, open_game, unfinished_game};
pub(crate) use table::{GameTable, MovesProps, PanelProps, TableProps};

/// The keys of a game at one device.
static SHORTCUTS: ShortcutList = ShortcutList::screen(&[
    &REPLAY_KEYS,
    &[("h", messages::page_keys_hint), ("u", messages::page_keys_undo)],
    &VIEW_KEYS,
    &[ZEN],
]);

/// The screen of the game under way.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let controller = expect_context::<GameController>();
    let seated = Memo::new(move |_| controller.has_game());
    move || {
        if seated.get() { view! { <Game/> }.into_any() } else { view! { <Nothing/> }.into_any() }
    }
}

/// No game is under way.
#[component]
fn Nothing() -> impl IntoView {
    let (title, link) = (messages::page_play_nothing, messages::page_play_nothing_home);
    view! { <MessagePage title to=Route::Home link/> }
}

#[component]
fn Game() -> impl IntoView {
    let (i18n, board) = (i18n(), expect_context::<GameController>());
    // Everything beside the board follows it.
    let controller = board.deferred();
    provide_context(controller);
    provide_context(BoardReports::new());
    let own = move |_: Option<&Option<Color>>| board.with(LocalGame::players).and_then(you);
    provide_context(OwnSide(Memo::new(own)));
    use_shortcuts(&SHORTCUTS);
    use_keys(move |event| take_key(board, event));
    let shown = Signal::derive(move || controller.shown());
    let ending = landed_ending(move || controller.ending(), shown);
    let moves = MovesProps {
        moves: Memo::new(move |_| controller.with(written).unwrap_or_default()).into(),
        shown: Memo::new(move |_| controller.with(LocalGame::shown_plies).unwrap_or(0)).into(),
        go: Callback::new(move |plies| controller.look_at(plies)),
    };
    let coach = Coach::new(controller);
    note_first_game(controller);
    let props = TableProps {
        on: coach.board_props(board.board_props()),
        near: near(controller),
        leave: Route::Home,
        player: Arc::new(|color, is_near| view! { <LocalPlayer color is_near/> }.into_any()),
        panels: PanelProps {
            status: (|| view! { <StatusLine/> }).into(),
            moves,
            coach: Some((move || view! { <CoachPanel coach/> }).into()),
            chat: None,
            actions: (move || view! { <Actions moves/> }).into(),
            result: (move || view! { <LocalResult ending/> }).into(),
        },
        is_over: Signal::derive(move || ending.get().is_some()),
        is_zen: Signal::derive(move || controller.zen.is_on()),
    };
    let title = move || i18n.say(&messages::page_new_title(board.shown().game().title().name()));
    view! {
        <h1 class="sr">{title}</h1>
        <GameTable props/>
        <ZenExit zen=controller.zen/>
    }
}

/// The colour of the side below: the person who plays the computer, whichever colour they have; between two people the
/// one whose side of the board is below.
fn near(controller: GameController) -> Signal<Color> {
    let preferences = expect_context::<Preferences>();
    let below = move |color: Color| {
        if preferences.flipped(controller.shown().game()) { color.other() } else { color }
    };
    let near = move |_: Option<&Color>| {
        let players = controller.with(LocalGame::players).unwrap_or(Seat::TWO_PEOPLE);
        you(players).unwrap_or_else(|| below(Color::White))
    };
    Memo::new(near).into()
}

/// The moves of a game as they are written.
pub(crate) fn written(game: &LocalGame) -> Vec<WrittenMove> {
    let plies = game.plies().iter();
    plies.map(|ply| WrittenMove { color: ply.player, text: ply.mv.to_string() }).collect()
}

/// Keys that belong to the game wherever the focus is.
fn take_key(controller: GameController, event: &KeyboardEvent) {
    match (ReplayStep::of_key(event), event.key().as_str()) {
        (Some(step), _) => controller.step(step),
        (None, _) if is_typed(event) => return,
        (None, "f") => controller.flip(),
        (None, "c") => controller.toggle_links(),
        (None, "h") => controller.ask_hint(),
        (None, "u") => controller.undo(),
        (None, "z") => controller.zen.toggle(),
        (None, "Escape") if controller.zen.is_on() => controller.zen.toggle(),
        (None, _) => return,
    }
    event.prevent_default();
}
