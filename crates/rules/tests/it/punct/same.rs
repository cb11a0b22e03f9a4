//! Comparison of the crate with its slow twin, position by position.

use std::collections::BTreeMap;

use basalt_rules::punct::{Cell, Dot, End, Move, Piece, PieceKind, Position};
use basalt_rules::{Color, Outcome};
use basalt_testkit::punct::{twin, twin_text};

use super::pair::Pair;

/// The dots of every space that is not empty, as [`twin::Twin::every_dot`] gives them.
type Dots = BTreeMap<String, Vec<(usize, bool, bool)>>;

/// Turns as sorted texts. A turn listed twice stays twice.
pub(crate) fn texts(turns: &[Move]) -> Vec<String> {
    let mut texts: Vec<String> = turns.iter().map(Move::to_string).collect();
    texts.sort();
    texts
}

/// A kind in the twin's words.
pub(crate) fn twin_kind(kind: PieceKind) -> twin::Kind {
    match kind {
        PieceKind::T => twin::Kind::T,
        PieceKind::C => twin::Kind::C,
        PieceKind::E => twin::Kind::E,
        PieceKind::L => twin::Kind::L,
        PieceKind::R => twin::Kind::R,
        PieceKind::M => twin::Kind::M,
    }
}

/// The outcome and its reason, in the twin's words.
fn end(position: &Position) -> Option<(twin::Outcome, twin::Reason)> {
    let outcome = match position.outcome()? {
        Outcome::Win(Color::White) => twin::Outcome::White,
        Outcome::Win(Color::Black) => twin::Outcome::Black,
        Outcome::Draw => twin::Outcome::Draw,
    };
    let reason = match position.end()? {
        End::Connection(_) => twin::Reason::Connection,
        End::LastPiece => twin::Reason::LastPiece,
        End::TwoPasses => twin::Reason::TwoPasses,
        End::Repetition => twin::Reason::Repetition,
        End::HundredTurns => twin::Reason::HundredTurns,
    };
    Some((outcome, reason))
}

fn dots(position: &Position) -> Dots {
    let white = |dot: &Dot| dot.piece.color == Color::White;
    let in_words = |dot: &Dot| (usize::from(dot.piece.level), white(dot), dot.is_punct);
    let stacks = Cell::ALL.into_iter().map(|cell| (cell, position.stack(cell)));
    stacks
        .filter(|(_, stack)| !stack.is_empty())
        .map(|(cell, stack)| (cell.to_string(), stack.iter().map(in_words).collect()))
        .collect()
}

/// A piece in the twin's words.
fn twin_piece(piece: Piece) -> twin::Piece {
    let white = piece.color == Color::White;
    twin::piece_lying(white, usize::from(piece.level), &piece.lie.to_string()).expect("a piece")
}

fn pinned(position: &Position) -> Vec<twin::Piece> {
    let mut pinned: Vec<twin::Piece> = position.pinned().into_iter().map(twin_piece).collect();
    pinned.sort();
    pinned
}

/// Heights and visible dots, which the compact board keeps up to date, are those of the dots.
fn assert_board_shows(position: &Position, dots: &Dots) {
    for cell in Cell::ALL {
        let top = dots.get(&cell.to_string()).and_then(|column| column.last());
        let height = top.map_or(0, |(level, ..)| level + 1);
        assert_eq!(usize::from(position.board().height(cell)), height, "{cell} in {position}");
        for color in Color::ALL {
            let shows = top.is_some_and(|&(_, white, _)| white == (color == Color::White));
            assert_eq!(
                position.board().visible(color).contains(cell),
                shows,
                "{cell} in {position}"
            );
        }
    }
}

/// All that can be asked of a position except for its turns is the same for both.
pub(crate) fn assert_same(Pair { fast, twin }: &Pair) {
    let text = twin_text::write(twin);
    assert_eq!(fast.to_string(), text);
    let expected = twin.every_dot();
    assert_eq!(dots(fast), expected, "dots in {text}");
    assert_board_shows(fast, &expected);
    let mut expected = twin.pieces();
    expected.retain(|piece| twin.pinned(piece));
    assert_eq!(pinned(fast), expected, "pinned in {text}");
    for color in Color::ALL {
        let white = color == Color::White;
        for kind in PieceKind::ALL {
            let left = twin.reserve(white, twin_kind(kind));
            assert_eq!(fast.reserve(color, kind), left, "{color}'s {kind} in {text}");
        }
        let connections: Vec<usize> =
            fast.board().connections(color).map(|axis| axis as usize).collect();
        assert_eq!(connections, twin.connections(white), "{color}'s connections in {text}");
        let centre = fast.centre_count()[color] as usize;
        assert_eq!(centre, twin.centre_count(white), "{color}'s centre in {text}");
    }
    assert_eq!(end(fast), twin.outcome(), "end in {text}");
}

/// The turns that the crate lists and counts are those that the twin lists.
pub(crate) fn assert_same_turns<'a>(
    position: &Position,
    expected: impl IntoIterator<Item = &'a String>,
) {
    let turns = texts(&position.legal_moves());
    assert!(turns.iter().eq(expected), "turns in {position}: {turns:?}");
    if position.outcome().is_none() {
        let count = turns.iter().filter(|&turn| turn != "pass").count();
        assert_eq!(position.board().count_turns(), count, "count in {position}");
    }
}

/// The position is what its own text says, as to hash and board too, which play keeps up to date
/// and reading computes from nothing.
pub(crate) fn assert_round_trip(position: &Position) {
    let text = position.to_string();
    let read = Position::parse(position.variant(), &text).expect("a position's own text");
    assert_eq!(position, &read);
    assert_eq!(position.hash(), read.hash(), "hash in {position}");
    assert_eq!(position.hash(), position.board().computed_hash(), "hash in {position}");
}
