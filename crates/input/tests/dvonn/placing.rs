//! Filling the board.

use basalt_input::dvonn::{Event, Intent, Key};
use basalt_rules::Color;
use basalt_rules::dvonn::Piece;

use crate::board::{Board, cell, play, refused};

/// Black to place a black piece; k3 and e3 are taken.
const FIVE_PLACED: &str = "9/10/1r1rb2r2w/10/9 b p";

fn ghost(board: &Board, piece: Piece) -> Option<basalt_rules::dvonn::Cell> {
    let (space, found) = board.options().ghost?;
    assert_eq!(found, piece);
    Some(space)
}

#[test]
fn a_tap_on_an_empty_space_places() {
    let mut board = Board::new(FIVE_PLACED);
    assert_eq!(board.tap("a1"), Some(play("a1")));
}

#[test]
fn a_taken_space_is_refused() {
    let mut board = Board::new(FIVE_PLACED);
    assert_eq!(board.tap("e3"), Some(refused(&board, "e3")));
    assert_eq!(board.tap("beside"), None);
}

#[test]
fn the_next_piece_is_seen_under_the_pointer() {
    let mut board = Board::new(FIVE_PLACED);
    board.point("a1");
    assert_eq!(ghost(&board, Piece::Black), cell("a1"));
    board.point("e3");
    assert_eq!(ghost(&board, Piece::Black), None);
    board.point("a1");
    assert_eq!(board.does(Event::Leave), None);
    assert_eq!(ghost(&board, Piece::Black), None);
    let mut start = Board::new("9/10/11/10/9 w p");
    start.point("a1");
    assert_eq!(ghost(&start, Piece::Red), cell("a1"));
}

#[test]
fn the_next_piece_is_seen_where_the_keyboard_is() {
    let mut board = Board::new(FIVE_PLACED);
    assert_eq!(board.does(Event::FocusIn), None);
    assert_eq!(ghost(&board, Piece::Black), cell("f3"));
    assert_eq!(board.key(Key::Right), None);
    assert_eq!(ghost(&board, Piece::Black), cell("g3"));
    assert_eq!(board.key(Key::Space), Some(play("g3")));
}

#[test]
fn nothing_is_placed_when_it_is_not_the_turn() {
    for plays in [None, Some(Color::White)] {
        let mut board = Board { plays, ..Board::new(FIVE_PLACED) };
        assert_eq!(board.tap("a1"), None);
        board.point("a1");
        assert_eq!(ghost(&board, Piece::Black), None);
    }
}

#[test]
fn the_last_placement_is_shown_again() {
    let mut board = Board::new(FIVE_PLACED);
    board.last = Some("k3".parse().expect("a move"));
    assert_eq!(board.tap("k3"), Some(Intent::Replay));
}

#[test]
fn a_finger_that_slides_over_the_board_places_nothing() {
    let mut board = Board::new(FIVE_PLACED);
    assert_eq!(board.drag("a1", "b1"), None);
}
