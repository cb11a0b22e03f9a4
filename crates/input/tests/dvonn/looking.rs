//! Details beside the pointer.

use basalt_input::dvonn::Event;

use crate::board::{Board, MIDDLE, cell, mv, play};

#[test]
fn a_target_under_the_pointer_shows_what_the_move_would_do() {
    let mut board = Board::new(MIDDLE);
    board.point("e2");
    assert_eq!(board.options().preview, None);
    assert_eq!(board.tap("g2"), None);
    board.point("e2");
    assert_eq!(board.options().preview, Some(mv("g2e2")));
    let preview = board.hand.preview(&board.situation()).expect("a preview");
    // Black's two pieces come under White's two.
    assert_eq!((preview.height, preview.score.white, preview.score.black), (4, 23, 19));
    board.point("f2");
    assert_eq!((board.options().preview, board.hand.preview(&board.situation())), (None, None));
}

#[test]
fn a_target_under_the_finger_shows_what_the_move_would_do() {
    let mut board = Board::choosing("g2");
    assert_eq!(board.does(Event::Leave), None);
    assert_eq!(board.options().preview, None);
    board.press("e2");
    assert_eq!(board.options().preview, Some(mv("g2e2")));
    assert_eq!(board.release("e2"), Some(play("g2e2")));
}

#[test]
fn a_stack_under_the_pointer_is_told_piece_by_piece() {
    let mut board = Board::new(MIDDLE);
    board.point("e2");
    assert_eq!((board.told(), board.card()), (cell("e2"), None));
    // A single piece is seen whole, and an empty space has nothing.
    for space in ["h2", "f4", "beside"] {
        board.point(space);
        assert_eq!(board.told(), None, "{space}");
    }
    board.point("e2");
    assert_eq!(board.does(Event::Leave), None);
    assert_eq!(board.told(), None);
}

#[test]
fn a_dragged_stack_leaves_a_faint_one_behind() {
    let mut board = Board::new(MIDDLE);
    board.press("g2");
    assert_eq!(board.options().dragged, None);
    board.point("f4");
    assert_eq!(board.options().dragged, cell("g2"));
    assert!(!matches!(board.release("f4"), Some(basalt_input::dvonn::Intent::Play(_))));
    assert_eq!(board.options().dragged, None);
}

#[test]
fn previews_replace_the_piece_counts() {
    let mut board = Board::choosing("g2");
    board.point("e2");
    assert_eq!(board.told(), None);
    assert!(board.hand.preview(&board.situation()).is_some());
}

#[test]
fn a_finger_that_stays_looks_and_does_nothing_else() {
    let mut board = Board::new(MIDDLE);
    for space in ["e2", "h2", "d2"] {
        board.press(space);
        assert_eq!(board.card(), None);
        assert_eq!(board.does(Event::Hold), None);
        assert_eq!(board.card(), cell(space));
        assert_eq!(board.told(), cell(space));
        assert_eq!(board.release(space), None);
    }
}

#[test]
fn a_finger_that_stayed_can_still_drag() {
    let mut board = Board::new(MIDDLE);
    board.press("g2");
    assert_eq!(board.does(Event::Hold), None);
    board.point("e2");
    assert_eq!(board.card(), None);
    assert_eq!(board.release("e2"), Some(play("g2e2")));
}

#[test]
fn a_hold_without_a_press_does_nothing() {
    let mut board = Board::new(MIDDLE);
    assert_eq!(board.does(Event::Hold), None);
    assert_eq!(board.card(), None);
}
