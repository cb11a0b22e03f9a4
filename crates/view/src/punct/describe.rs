//! Descriptions of PÜNCT spaces and positions.

use basalt_locales::{Message, messages};
use basalt_rules::Color;
use basalt_rules::punct::{CENTRE, Cell, Piece, PieceKind, Position, Setup};

use super::piece::{Look, highest_on};
use crate::announce::player;
use crate::scene::Role;

/// Describes a space: "c4: White's PÜNCT of a triangle on level 2, pinned".
pub fn describe_space(position: &Position, cell: Cell) -> Message {
    let pieces: Vec<Piece> = position.board().pieces().collect();
    describe_pieces(&pieces, cell)
}

/// Describes a space of a setup, legal or not.
pub fn describe_setup_space(setup: &Setup, cell: Cell) -> Message {
    describe_pieces(&setup.pieces, cell)
}

fn describe_pieces(pieces: &[Piece], cell: Cell) -> Message {
    let space = cell.to_string();
    let Some(piece) = highest_on(pieces, cell) else {
        let place = if CENTRE.contains(cell) { "centre" } else { "plain" };
        return messages::view_empty(&space, place);
    };
    let state = match Look::of(pieces, piece, None).role() {
        Role::PiecePinned | Role::BridgePinned => "pinned",
        Role::Bridge => "bridge",
        _ => "free",
    };
    let dot = if piece.lie.punct() == cell { "punct" } else { "minor" };
    let kind = match piece.lie.shape().kind() {
        PieceKind::T => "triangle",
        PieceKind::C | PieceKind::E => "straight",
        PieceKind::L | PieceKind::R | PieceKind::M => "angle",
    };
    let floor = u64::from(piece.level) + 1;
    messages::view_dot(&space, player(piece.color), dot, kind, floor, state)
}

/// Describes the position.
pub(super) fn describe(position: &Position, turn: &str) -> Message {
    let [white, black] = Color::ALL.map(|color| position.board().placed(color) as u64);
    let centre = position.centre_count();
    let (white_centre, black_centre) = (centre.white.into(), centre.black.into());
    messages::view_punct(turn, white, black, white_centre, black_centre)
}
