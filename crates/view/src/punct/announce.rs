//! PÜNCT in words: turns, and the state of the game.

use basalt_locales::{Catalogue, Message, messages};
use basalt_rules::Color;
use basalt_rules::punct::{Cell, Lie, Move, PieceKind, Position, Variant};
use basalt_rules::sorting::sort_by_key;

use super::Consequence;
use crate::announce::player;

/// Announces a legal turn: the piece with its new place, then the other consequences. The end of the game is
/// announced separately.
pub(super) fn mv(before: &Position, after: &Position, mv: Move, catalogue: &Catalogue) -> String {
    let also = Consequence::of(before, mv).into_iter().filter(|also| !also.ends());
    also.fold(catalogue.say(&turn(before, after, mv)), |said, also| {
        catalogue.say(&messages::table_and(&said, &catalogue.say(&also.message())))
    })
}

fn turn(before: &Position, after: &Position, mv: Move) -> Message {
    let mover = before.to_move();
    match mv {
        Move::Place(lie) => placed(mover, lie),
        Move::Shift { from, to } => moved(mover, from, to, after.board().height(to.punct()).into()),
        Move::Pass => messages::play_pass_punct(player(mover)),
    }
}

fn placed(mover: Color, lie: Lie) -> Message {
    let [punct, first, second] = spaces(lie);
    messages::table_punct_placed(player(mover), kind(lie), &punct, &first, &second)
}

fn moved(mover: Color, from: Cell, to: Lie, floor: u64) -> Message {
    let (mover, kind) = (player(mover), kind(to));
    let [punct, first, second] = spaces(to);
    if from == to.punct() {
        return messages::table_punct_turned(mover, kind, &punct, &first, &second, floor);
    }
    let from = from.to_string();
    messages::table_punct_moved(mover, kind, &from, &punct, &first, &second, floor)
}

fn spaces(lie: Lie) -> [String; 3] {
    let mut minors = lie.minors();
    sort_by_key(&mut minors, |cell| cell.index());
    [lie.punct(), minors[0], minors[1]].map(|cell| cell.to_string())
}

fn kind(lie: Lie) -> &'static str {
    match lie.shape().kind() {
        PieceKind::T => "triangle",
        PieceKind::C | PieceKind::E => "straight",
        PieceKind::L | PieceKind::R | PieceKind::M => "angle",
    }
}

/// The pieces in reserve and, in the standard game, the dots in the centre.
pub(super) fn phase(position: &Position, catalogue: &Catalogue) -> Message {
    let [white, black] = Color::ALL.map(|color| reserve(position, color));
    let reserve = messages::play_reserve(white.0, &white.1, black.0, &black.1);
    let centre = position.centre_count();
    match position.variant() {
        Variant::Standard => {
            let reserve = catalogue.say(&reserve);
            messages::play_centre(&reserve, centre.white.into(), centre.black.into())
        }
        Variant::Basic => reserve,
    }
}

/// The number of pieces a player has in reserve, in total and by kind.
fn reserve(position: &Position, color: Color) -> (u64, String) {
    let left = PieceKind::ALL.map(|kind| (position.reserve(color, kind), kind));
    let total = left.iter().map(|(count, _)| *count as u64).sum();
    let kinds = left.iter().filter(|(count, _)| *count > 0);
    let list: Vec<String> = kinds.map(|(count, kind)| format!("{count}{kind}")).collect();
    (total, if list.is_empty() { "–".to_owned() } else { list.join(" ") })
}

pub(super) fn prompt(position: &Position, phase: &str, catalogue: &Catalogue) -> Option<Message> {
    let turns = position.legal_moves();
    let example = |wanted: fn(&&Move) -> bool| turns.iter().find(wanted).map(ToString::to_string);
    let place = example(|mv| matches!(mv, Move::Place(_)));
    let shift = example(|mv| matches!(mv, Move::Shift { .. }));
    let player = player(position.to_move());
    let (task, example) = match (place, shift) {
        (Some(place), Some(shift)) => {
            let examples = catalogue.say(&messages::play_examples(&place, &shift));
            (messages::play_prompt_piece(player), examples)
        }
        (Some(place), None) => (messages::play_prompt_place(player), place),
        (None, Some(shift)) => (messages::play_prompt_piece(player), shift),
        (None, None) => return None,
    };
    Some(messages::play_turn_punct(phase, &catalogue.say(&task), &example))
}
