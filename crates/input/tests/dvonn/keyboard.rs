//! The keyboard alone.

use basalt_input::dvonn::{Event, Intent, Key};
use basalt_rules::dvonn::Cell;
use basalt_view::{Layout, Orientation};

use crate::board::{Board, MIDDLE, cell, mv, play};

fn focus(board: &Board) -> Option<Cell> {
    board.options().highlights.focus
}

#[test]
fn the_focus_starts_at_the_last_move_or_in_the_middle() {
    let mut board = Board::new(MIDDLE);
    assert_eq!((focus(&board), board.does(Event::FocusIn)), (None, None));
    assert_eq!(focus(&board), cell("f3"));
    let mut board = Board { last: Some(mv("g4h5")), ..Board::new(MIDDLE) };
    assert_eq!(board.key(Key::Left), None);
    assert_eq!(focus(&board), cell("h5"));
}

#[test]
fn arrows_go_where_they_point_however_the_board_lies() {
    for (orientation, flipped, expected) in [
        (Orientation::Landscape, false, "g3"),
        (Orientation::Landscape, true, "e3"),
        (Orientation::Upright, false, "f3"),
    ] {
        let mut board = Board::new(MIDDLE);
        board.layout = Layout { orientation, flipped };
        assert_eq!((board.does(Event::FocusIn), board.key(Key::Right)), (None, None));
        let at = focus(&board).expect("a space");
        let way = board.layout.centre(at) - board.layout.centre(cell("f3").expect("a space"));
        assert!(way.x > 0.0 && way.x > way.y.abs(), "{at}");
        if orientation == Orientation::Landscape {
            assert_eq!(Some(at), cell(expected));
        }
    }
}

#[test]
fn space_chooses_and_enter_plays() {
    let mut board = Board::choosing("g2");
    assert_eq!(board.key(Key::Space), None);
    assert_eq!(board.selected(), None);
    assert_eq!(board.key(Key::Enter), None);
    assert_eq!(board.selected(), cell("g2"));
    for _ in 0..2 {
        assert_eq!(board.key(Key::Left), None);
    }
    assert_eq!(board.options().preview, Some(mv("g2e2")));
    assert_eq!(board.key(Key::Enter), Some(play("g2e2")));
    assert_eq!(focus(&board), cell("e2"));
}

#[test]
fn escape_cancels_the_choice() {
    let mut board = Board::new(MIDDLE);
    assert_eq!((board.tap("g2"), board.key(Key::Escape)), (None, None));
    assert_eq!(board.selected(), None);
}

#[test]
fn escape_calls_off_what_is_dragged() {
    let mut board = Board::new(MIDDLE);
    board.press("g2");
    board.point("e2");
    assert_eq!((board.key(Key::Escape), board.selected()), (None, None));
    assert_eq!((board.release("e2"), focus(&board)), (None, None));
}

#[test]
fn a_focus_that_comes_with_a_press_is_not_the_keyboards() {
    let mut board = Board::new(MIDDLE);
    board.press("g2");
    assert_eq!((board.does(Event::FocusIn), focus(&board)), (None, None));
}

#[test]
fn reasons_are_given_to_keys_too() {
    let mut board = Board { last: Some(mv("d2")), ..Board::new(MIDDLE) };
    assert_eq!(board.does(Event::FocusIn), None);
    board.last = None;
    assert!(matches!(board.key(Key::Space), Some(Intent::Refused(_))));
}

#[test]
fn the_focus_is_seen_only_while_the_keyboard_is_used() {
    let mut board = Board::new(MIDDLE);
    assert_eq!(board.key(Key::Left), None);
    assert!(focus(&board).is_some());
    board.point("a2");
    assert_eq!(focus(&board), None);
    assert_eq!(board.key(Key::Left), None);
    assert!(focus(&board).is_some());
    assert_eq!(board.does(Event::FocusOut), None);
    assert_eq!((focus(&board), board.hand.focus()), (None, cell("e3")));
}

#[test]
fn the_keyboard_goes_on_from_where_the_pointer_was_last() {
    let mut board = Board::choosing("g2");
    assert_eq!(board.key(Key::Left), None);
    assert_eq!(focus(&board), cell("f2"));
}
