//! Turns of PÜNCT in words.

use basalt_locales::{Catalogue, Message, messages};
use basalt_rules::Color;
use basalt_rules::punct::{Cell, CellSet, Kind, Lie, Move, Piece, Position};
use basalt_view::punct::is_bridge;

use crate::words::player;

/// What a legal turn does.
pub(super) fn mv(before: &Position, after: &Position, mv: Move, catalogue: &Catalogue) -> String {
    let mover = before.to_move();
    match mv {
        Move::Place(lie) => catalogue.say(&placed(mover, lie)),
        Move::Shift { from, to } => shifted(before, after, from, to, catalogue),
        Move::Pass => catalogue.say(&messages::play_pass_punct(player(mover))),
    }
}

/// The piece with its new place, then whether it is a bridge, what it pins and what it uncovers.
fn shifted(
    before: &Position,
    after: &Position,
    from: Cell,
    to: Lie,
    catalogue: &Catalogue,
) -> String {
    let (mover, other) = (before.to_move(), before.to_move().other());
    let piece = Piece { level: after.board().height(to.punct()) - 1, color: mover, lie: to };
    let mut said = catalogue.say(&moved(from, piece));
    if is_bridge(after, piece) {
        said = catalogue.say(&messages::table_bridge(&said));
    }
    if let Some(spaces) = listed(newly_pinned(before, after, other)) {
        said = catalogue.say(&messages::table_pins(&said, player(other), &spaces));
    }
    if let Some(spaces) = listed(after.board().visible(other) - before.board().visible(other)) {
        said = catalogue.say(&messages::table_uncovers(&said, player(other), &spaces));
    }
    said
}

fn placed(mover: Color, lie: Lie) -> Message {
    let [punct, first, second] = spaces(lie);
    messages::table_punct_placed(player(mover), kind(lie), &punct, &first, &second)
}

fn moved(from: Cell, piece: Piece) -> Message {
    let (mover, kind) = (player(piece.color), kind(piece.lie));
    let [punct, first, second] = spaces(piece.lie);
    let floor = u64::from(piece.level) + 1;
    if from == piece.lie.punct() {
        return messages::table_punct_turned(mover, kind, &punct, &first, &second, floor);
    }
    let from = from.to_string();
    messages::table_punct_moved(mover, kind, &from, &punct, &first, &second, floor)
}

/// The PÜNCTs of a player's pieces that are pinned now and were not.
fn newly_pinned(before: &Position, after: &Position, color: Color) -> CellSet {
    let were = before.pinned();
    let is_new = |piece: &Piece| piece.color == color && !were.contains(piece);
    after.pinned().into_iter().filter(is_new).map(|piece| piece.lie.punct()).collect()
}

fn spaces(lie: Lie) -> [String; 3] {
    let mut minors = lie.minors();
    minors.sort_unstable_by_key(|cell| cell.index());
    [lie.punct(), minors[0], minors[1]].map(|cell| cell.to_string())
}

/// The names of spaces, if there are any.
fn listed(cells: CellSet) -> Option<String> {
    let names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

fn kind(lie: Lie) -> &'static str {
    match lie.shape().kind() {
        Kind::T => "triangle",
        Kind::C | Kind::E => "straight",
        Kind::L | Kind::R | Kind::M => "angle",
    }
}
