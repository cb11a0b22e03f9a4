//! Moves that have to be confirmed.

use basalt_input::dvonn::{Confirmation, Event, Intent, Key};

use crate::board::{Board, MIDDLE, ask, cell, mv, play};

/// White to move: d2c2 cuts off e2, which is White's too; e2d2 cuts off nothing.
const LINKED: &str = "9/10/rrr8/2bww5/9 w s";

/// White to move: d2c2 cuts off a stack of Black's with a white piece in it.
const LINKED_TO_BLACK: &str = "9/10/rrr8/2bw(wb)5/9 w s";

/// A board with the question whether d2c2 is to be played.
fn asked() -> Board {
    let mut board = Board::asking(LINKED, Confirmation::OwnLosses);
    assert_eq!(board.tap("d2"), None);
    assert_eq!(board.tap("c2"), Some(ask("d2c2")));
    assert_eq!(board.hand.asked(&board.situation()), Some(mv("d2c2")));
    board
}

#[test]
fn own_losses_are_asked_about_unless_the_person_never_wants_it() {
    for (confirmation, answer) in [
        (Confirmation::Never, Some(play("d2c2"))),
        (Confirmation::OwnLosses, Some(ask("d2c2"))),
        (Confirmation::Always, Some(ask("d2c2"))),
    ] {
        let mut board = Board::asking(LINKED, confirmation);
        assert_eq!(board.drag("d2", "c2"), answer, "{confirmation:?}");
    }
}

#[test]
fn free_moves_need_confirmation_only_in_the_mode_always() {
    for (text, from, to) in [(LINKED, "e2", "d2"), (LINKED_TO_BLACK, "d2", "c2")] {
        let text_of_move = format!("{from}{to}");
        let mut board = Board::asking(text, Confirmation::OwnLosses);
        assert_eq!(board.drag(from, to), Some(play(&text_of_move)));
        let mut board = Board::asking(text, Confirmation::Always);
        assert_eq!(board.drag(from, to), Some(ask(&text_of_move)));
    }
}

#[test]
fn the_check_mark_enter_and_another_tap_on_the_target_confirm() {
    assert_eq!(asked().does(Event::Confirm), Some(play("d2c2")));
    assert_eq!(asked().key(Key::Enter), Some(play("d2c2")));
    assert_eq!(asked().tap("c2"), Some(play("d2c2")));
    let mut board = asked();
    assert_eq!(board.does(Event::Confirm), Some(play("d2c2")));
    assert_eq!(board.does(Event::Confirm), None);
}

#[test]
fn escape_takes_back_the_question_and_then_the_choice() {
    for cancel in [Event::Cancel, Event::Key(Key::Escape, basalt_view::Layout::default())] {
        let mut board = asked();
        assert_eq!(board.does(cancel), None);
        assert_eq!(board.hand.asked(&board.situation()), None);
        assert_eq!(board.selected(), cell("d2"));
        assert_eq!(board.does(cancel), None);
        assert_eq!(board.selected(), None);
        assert_eq!(board.does(Event::Confirm), None);
    }
}

#[test]
fn another_stack_under_the_finger_takes_the_question_back_at_once() {
    let mut board = Board::asking(MIDDLE, Confirmation::Always);
    assert_eq!((board.tap("g2"), board.tap("e2")), (None, Some(ask("g2e2"))));
    board.press("a2");
    assert_eq!(board.hand.asked(&board.situation()), None);
    assert_eq!(board.selected(), cell("a2"));
}

#[test]
fn enter_says_yes_wherever_the_keyboard_is_and_space_only_on_the_target() {
    let mut board = asked();
    assert_eq!((board.key(Key::Up), board.key(Key::Enter)), (None, Some(play("d2c2"))));
    let mut board = asked();
    assert_eq!(board.key(Key::Space), Some(play("d2c2")));
    let mut board = asked();
    assert_eq!((board.key(Key::Down), board.key(Key::Space)), (None, None));
    assert_eq!((board.hand.asked(&board.situation()), board.selected()), (None, None));
}

#[test]
fn a_tap_elsewhere_takes_the_question_back() {
    let mut board = asked();
    assert_eq!(board.tap("e2"), Some(ask("d2e2")));
    assert_eq!(board.tap("f3"), None);
    assert_eq!((board.hand.asked(&board.situation()), board.selected()), (None, None));
    let mut board = asked();
    assert_eq!(board.tap("beside"), None);
    assert_eq!((board.hand.asked(&board.situation()), board.selected()), (None, None));
}

#[test]
fn the_question_shows_what_the_move_would_do_wherever_the_pointer_is() {
    let mut board = asked();
    board.point("f4");
    assert_eq!(board.options().preview, Some(mv("d2c2")));
    let preview = board.hand.preview(&board.situation()).expect("a preview");
    assert_eq!((preview.height, preview.lost.white, preview.score.white), (2, 1, 2));
}

#[test]
fn a_question_about_a_board_that_has_changed_is_forgotten() {
    let mut board = asked();
    board.plays_on("e2d2");
    assert_eq!(board.hand.asked(&board.situation()), None);
    assert_eq!(board.does(Event::Confirm), None);
}

#[test]
fn a_placement_is_asked_about_if_the_person_always_wants_it() {
    let mut board = Board::asking("9/10/11/10/9 w p", Confirmation::Always);
    assert_eq!(board.tap("c3"), Some(ask("c3")));
    board.point("e3");
    let ghost = board.options().ghost.map(|(space, _)| space);
    assert_eq!(ghost, cell("c3"));
    assert_eq!(board.tap("d3"), Some(ask("d3")));
    assert_eq!(board.tap("d3"), Some(play("d3")));
    assert!(matches!(
        Board::asking("9/10/11/10/9 w p", Confirmation::OwnLosses).tap("d3"),
        Some(Intent::Play(_))
    ));
}

#[test]
fn nothing_is_asked_before_a_target_is_chosen() {
    let mut board = Board::asking(MIDDLE, Confirmation::Always);
    assert_eq!(board.tap("g2"), None);
    assert_eq!(board.key(Key::Enter), None);
    assert_eq!(board.does(Event::Confirm), None);
}
