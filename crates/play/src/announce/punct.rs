//! Turns of PÜNCT in words.

use basalt_locales::{Catalogue, Message, messages};
use basalt_rules::Color;
use basalt_rules::punct::{Cell, Kind, Lie, Move, Position};
use basalt_rules::sorting::sort_by_key;

use crate::punct::Consequence;
use crate::words::player;

/// What a legal turn does: the piece with its new place, then what else it has brought about. How it ends the
/// game is told apart.
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
        Kind::T => "triangle",
        Kind::C | Kind::E => "straight",
        Kind::L | Kind::R | Kind::M => "angle",
    }
}
