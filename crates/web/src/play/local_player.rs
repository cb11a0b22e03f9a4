//! The players of a game at one device.

use std::time::Duration;

use basalt_locales::{Message, messages};
use basalt_play::{LocalGame, Players, Seat, Turn};
use basalt_rules::Color;
use leptos::prelude::*;

use super::GameController;
use crate::account_state::AccountState;
use crate::components::{Avatar, Clock, ClockState, PlayerBar};
use crate::engine::{EngineClient, EngineState};
use crate::game_ui::{piece_counts, player_note};
use crate::i18n::{I18n, i18n};

/// Below this the clock warns.
const LOW_TIME: Duration = Duration::from_secs(20);

/// The bar of a player.
#[component]
pub(crate) fn LocalPlayer(color: Color, is_near: bool) -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>());
    let account = expect_context::<AccountState>();
    let players = Memo::new(move |_| players(controller));
    let is_turn = Memo::new(move |_| controller.turn().player() == Some(color));
    let is_you = move || you(players.get()) == Some(color);
    let name = move || {
        let known = account.name().filter(|_| is_you());
        known.unwrap_or_else(|| player_name(players.get(), color, i18n))
    };
    let avatar = move || match players.get()[color] {
        Seat::Computer(_) => Avatar::Computer,
        Seat::Person => Avatar::Person(name()),
    };
    let level = move || match players.get()[color] {
        Seat::Computer(level) => Some(i18n.say(&messages::page_player_level(level.get().into()))),
        Seat::Person => None,
    };
    // Beside a clock there is no room for it after the name.
    let has_clock = Memo::new(move |_| controller.left(color).is_some());
    let detail = move || level().filter(|_| !has_clock.get()).unwrap_or_default();
    let below = notes(controller, i18n, color);
    let note = move || {
        let level = level().filter(|_| has_clock.get());
        level.into_iter().chain(below()).collect::<Vec<_>>().join(" · ")
    };
    let pieces = Memo::new(move |_| piece_counts(&controller.shown()).map(|pieces| pieces[color]));
    let left = move || controller.left(color);
    view! {
        <PlayerBar
            color is_near
            avatar=Signal::derive(avatar) name=Signal::derive(name) detail=Signal::derive(detail)
            note=Signal::derive(note) is_turn
        >
            {move || pieces.get().map(|count| view! {
                <b class="count">{count}<small>{i18n.text_of(messages::page_player_pieces(count.into()))}</small></b>
            })}
            {move || left().is_some().then(|| view! {
                <Clock time=Signal::derive(move || left().map(clock_text).unwrap_or_default()) state=Signal::derive(move || clock_state(left(), is_turn.get()))/>
            })}
        </PlayerBar>
    }
}

/// The line under a player's name, in parts.
fn notes(
    controller: GameController,
    i18n: I18n,
    color: Color,
) -> impl Fn() -> Vec<String> + Copy + Send + Sync {
    let engine = expect_context::<EngineClient>();
    let on_board = Memo::new(move |_| player_note(&controller.shown(), color));
    let turn = move || match controller.turn() {
        Turn::Person(player) if player == color => {
            let is_you = you(players(controller)) == Some(color);
            is_you.then(messages::page_player_turn)
        }
        Turn::Computer(player, _) | Turn::Aid(player) if player == color => {
            (engine.state() == EngineState::Thinking).then(messages::page_play_thinking)
        }
        _ => None,
    };
    move || on_board.get().into_iter().chain(turn()).map(|part| i18n.say(&part)).collect()
}

fn players(controller: GameController) -> Players {
    controller.with(LocalGame::players).unwrap_or(Seat::TWO_PEOPLE)
}

/// The person who plays the computer; nobody between two people.
pub(crate) fn you(players: Players) -> Option<Color> {
    match (players.white, players.black) {
        (Seat::Person, Seat::Computer(_)) => Some(Color::White),
        (Seat::Computer(_), Seat::Person) => Some(Color::Black),
        _ => None,
    }
}

fn clock_state(left: Option<Duration>, is_turn: bool) -> ClockState {
    match left {
        Some(left) if left < LOW_TIME => ClockState::Low,
        _ if is_turn => ClockState::Running,
        _ => ClockState::Stopped,
    }
}

/// The name of a player without an account: "You".
pub(crate) fn player_name(players: Players, color: Color, i18n: I18n) -> String {
    i18n.say(&match players[color] {
        Seat::Computer(_) => messages::page_player_name_computer(),
        Seat::Person if you(players) == Some(color) => messages::page_player_name_you(),
        Seat::Person => messages::page_player_person(color.id()),
    })
}

/// The name of a player of a game: "White: you".
pub(crate) fn seat_name(players: Players, color: Color) -> Message {
    let name = color.id();
    match (players[color], players[color.other()]) {
        (Seat::Computer(level), _) => messages::page_player_computer(name, level.get().into()),
        (Seat::Person, Seat::Computer(_)) => messages::page_player_you(name),
        (Seat::Person, Seat::Person) => messages::page_player_person(name),
    }
}

/// The text of a clock: minutes and seconds, with hours if there are any, and tenths at the end.
pub(crate) fn clock_text(left: Duration) -> String {
    let tenths = left.as_millis().div_ceil(100);
    if tenths < 100 {
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = left.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_hours_minutes_seconds_and_at_last_tenths() {
        let faces = [
            (900_000, "15:00"),
            (899_001, "15:00"),
            (61_000, "1:01"),
            (3_600_000, "1:00:00"),
            (9_900, "0:09.9"),
            (40, "0:00.1"),
            (0, "0:00.0"),
        ];
        for (left, expected) in faces {
            assert_eq!(clock_text(Duration::from_millis(left)), expected);
        }
    }
}
