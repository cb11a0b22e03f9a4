//! A player: name, clock, and whether it is their turn.

use std::time::Duration;

use basalt_locales::{Message, messages};
use basalt_play::{Players, Seat, Turn};
use basalt_rules::Color;
use leptos::prelude::*;

use super::GameController;
use crate::engine::{Engine, State};
use crate::i18n::{color_name, i18n, stone_class};

/// Below this the clock warns.
const LOW: Duration = Duration::from_secs(20);

/// The row of a player.
#[component]
pub(crate) fn PlayerRow(color: Color) -> impl IntoView {
    let (i18n, controller) = (i18n(), expect_context::<GameController>());
    let engine = expect_context::<Engine>();
    let is_turn = move || controller.turn().player() == Some(color);
    let thinks = move || {
        engine.state() == State::Thinking
            && is_turn()
            && !matches!(controller.turn(), Turn::Person(_))
    };
    let class = move || if is_turn() { "player turn" } else { "player" };
    let stone = stone_class(color);
    view! {
        <div class=class data-player=color.letter().to_string()>
            <span class=stone aria-hidden="true"></span>
            <span class="who">{move || i18n.say(&name(controller, color))}</span>
            <Show when=thinks>
                <span class="thinking">{move || i18n.say(&messages::page_play_thinking())}</span>
            </Show>
            {move || controller.left(color).map(|left| {
                let class = if left < LOW { "clock clock--low" } else { "clock" };
                view! { <span class=class role="timer">{clock_text(left)}</span> }
            })}
        </div>
    }
}

/// The name of a player: "White: you".
fn name(controller: GameController, color: Color) -> Message {
    seat_name(controller.with(basalt_play::LocalGame::players).unwrap_or(Seat::TWO_PEOPLE), color)
}

/// The name of a player of a game.
pub(crate) fn seat_name(players: Players, color: Color) -> Message {
    let name = color_name(color);
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
