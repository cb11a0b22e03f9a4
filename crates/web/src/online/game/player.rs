//! The players of an online game.

use basalt_locales::messages;
use basalt_referee::Player;
use basalt_rules::Color;
use leptos::prelude::*;

use super::{ClientGame, GameScreenState};
use crate::components::{Avatar, Clock, ClockState, PlayerBar};
use crate::game_ui::{piece_counts, player_note};
use crate::i18n::i18n;
use crate::online::texts::{clock, name_and_rating};

/// Below this the clock warns, in milliseconds.
const LOW_TIME_MS: u64 = 20_000;

/// The bar of a player, with the clock.
#[component]
pub(super) fn OnlinePlayer(state: GameScreenState, color: Color, is_near: bool) -> impl IntoView {
    let i18n = i18n();
    let player = Memo::new(move |_| state.with(|game| player_of(game, color).clone()));
    let words =
        move || player.get().map(|player| name_and_rating(&player, i18n)).unwrap_or_default();
    let picture = move || player.get().map_or(Avatar::Computer, |player| Avatar::from(&player));
    let is_turn = Memo::new(move |_| {
        state.with(|game| game.game.ending().is_none() && game.game.to_move() == color)
            == Some(true)
    });
    let is_there = move || {
        state.with(|game| match color {
            Color::White => game.state.presence.white,
            Color::Black => game.state.presence.black,
        }) == Some(true)
    };
    let note = move || {
        let on_board = state.shown().and_then(|position| player_note(&position, color));
        let away = (!is_there()).then(messages::online_absent);
        let parts: Vec<String> =
            on_board.into_iter().chain(away).map(|part| i18n.say(&part)).collect();
        parts.join(" · ")
    };
    let pieces = Memo::new(move |_| {
        state.shown().and_then(|position| piece_counts(&position)).map(|pieces| pieces[color])
    });
    let left = Memo::new(move |_| {
        state.tick.track();
        state.with(|game| game.left(color, state.connection.now())).unwrap_or(0)
    });
    let clock_state = move || {
        let runs = state.with(ClientGame::runs) == Some(true);
        match left.get() {
            left if left < LOW_TIME_MS && runs => ClockState::Low,
            _ if is_turn.get() && runs => ClockState::Running,
            _ => ClockState::Stopped,
        }
    };
    view! {
        <PlayerBar
            color is_near
            avatar=Signal::derive(picture) name=Signal::derive(move || words().0) detail=Signal::derive(move || words().1)
            note=Signal::derive(note) is_turn
        >
            {move || pieces.get().map(|count| view! {
                <b class="count">{count}<small>{i18n.text_of(messages::page_player_pieces(count.into()))}</small></b>
            })}
            <Clock time=Signal::derive(move || clock(left.get())) state=Signal::derive(clock_state)/>
        </PlayerBar>
    }
}

/// The player of a colour.
pub(super) fn player_of(game: &ClientGame, color: Color) -> &Player {
    match color {
        Color::White => &game.state.white,
        Color::Black => &game.state.black,
    }
}
