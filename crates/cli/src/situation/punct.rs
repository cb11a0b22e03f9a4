//! Where a game of PÜNCT stands.

use basalt_locales::{Message, messages};
use basalt_rules::punct::{Axis, End, Kind, Move, Position, Variant};
use basalt_rules::{Color, Outcome};

use super::player;
use crate::voice::Voice;

/// The pieces in reserve and, where it counts, the dots in the centre.
pub(super) fn phase(position: &Position, voice: &Voice) -> Message {
    let [white, black] = Color::ALL.map(|color| reserve(position, color));
    let reserve = messages::play_reserve(white.0, &white.1, black.0, &black.1);
    let centre = position.centre_count();
    match position.variant() {
        Variant::Standard => {
            let reserve = voice.say(&reserve);
            messages::play_centre(&reserve, centre.white.into(), centre.black.into())
        }
        Variant::Basic => reserve,
    }
}

/// How many pieces a player has left, and how many of each kind.
fn reserve(position: &Position, color: Color) -> (u64, String) {
    let left = Kind::ALL.map(|kind| (position.reserve(color, kind), kind));
    let total = left.iter().map(|(count, _)| *count as u64).sum();
    let kinds = left.iter().filter(|(count, _)| *count > 0);
    let list: Vec<String> = kinds.map(|(count, kind)| format!("{count}{kind}")).collect();
    (total, if list.is_empty() { "–".to_owned() } else { list.join(" ") })
}

pub(super) fn prompt(position: &Position, phase: &str, voice: &Voice) -> Option<Message> {
    let turns = position.legal_moves();
    let example = |wanted: fn(&&Move) -> bool| turns.iter().find(wanted).map(ToString::to_string);
    let place = example(|mv| matches!(mv, Move::Place(_)));
    let shift = example(|mv| matches!(mv, Move::Shift { .. }));
    let player = player(position.to_move());
    let (task, example) = match (place, shift) {
        (Some(place), Some(shift)) => {
            let examples = voice.say(&messages::play_examples(&place, &shift));
            (messages::play_prompt_piece(player), examples)
        }
        (Some(place), None) => (messages::play_prompt_place(player), place),
        (None, Some(shift)) => (messages::play_prompt_piece(player), shift),
        (None, None) => return None,
    };
    Some(messages::play_turn_punct(phase, &voice.say(&task), &example))
}

pub(super) fn result(position: &Position) -> Option<Message> {
    let (outcome, end) = (position.outcome()?, position.end()?);
    let why = match end {
        End::Connection(axis) => return connection(outcome, axis),
        End::LastPiece => "last-piece",
        End::TwoPasses => "two-passes",
        End::Repetition => "repetition",
        End::HundredTurns => "hundred-turns",
    };
    let is_counted =
        position.variant() == Variant::Standard && matches!(end, End::LastPiece | End::TwoPasses);
    Some(if is_counted { counted(position, outcome, why) } else { messages::result_drawn(why) })
}

fn connection(outcome: Outcome, axis: Axis) -> Option<Message> {
    let Outcome::Win(winner) = outcome else { return None };
    let sides = match axis {
        Axis::WestEast => "west-east",
        Axis::SouthWestNorthEast => "south-west",
        Axis::NorthWestSouthEast => "north-west",
    };
    Some(messages::result_connection(player(winner), sides))
}

/// The result where the dots in the centre decide.
fn counted(position: &Position, outcome: Outcome, why: &str) -> Message {
    let count = position.centre_count();
    let points = |color| u64::from(count[color]);
    match outcome {
        Outcome::Win(winner) => {
            messages::result_centre_win(why, player(winner), points(winner), points(winner.other()))
        }
        Outcome::Draw => messages::result_centre_draw(why, points(Color::White)),
    }
}
