//! Choosing a stack and a target.

use basalt_input::dvonn::{Event, Intent, Reason, can_be_finished, is_part_of};
use basalt_rules::Color;
use basalt_rules::dvonn::{CellSet, IllegalMove};

use crate::board::{Board, LATE, MIDDLE, cell, cells, mv, play, refused};

/// Neither player can move.
const OVER: &str = "9/10/3r1(bbwbwrwwbwbwbww)5/4(rwbwbwbb)5/9 w s";

fn rule(refusal: IllegalMove) -> Intent {
    Intent::Refused(Reason::Rule(refusal))
}

#[test]
fn a_tap_on_a_stack_and_one_on_a_target_play() {
    let mut board = Board::choosing("g2");
    assert_eq!(board.selected(), cell("g2"));
    assert_eq!(board.options().highlights.targets, cells("e2 i2 i4"));
    assert_eq!(board.tap("e2"), Some(play("g2e2")));
    assert_eq!((board.selected(), board.options().highlights.targets), (None, CellSet::EMPTY));
}

#[test]
fn a_stack_dragged_to_a_target_is_played() {
    let mut board = Board::new(MIDDLE);
    board.press("g2");
    assert_eq!(board.hand.dragged(&board.situation()), None);
    board.point("f2");
    assert_eq!(board.hand.dragged(&board.situation()), cell("g2"));
    assert_eq!(board.options().highlights.targets, cells("e2 i2 i4"));
    board.point("e2");
    assert_eq!(board.release("e2"), Some(play("g2e2")));
}

#[test]
fn a_stack_dragged_back_stays_chosen() {
    let mut board = Board::new(MIDDLE);
    board.press("g2");
    board.point("f2");
    assert_eq!(board.release("g2"), None);
    assert_eq!(board.selected(), cell("g2"));
}

#[test]
fn a_stack_dragged_where_it_may_not_go_is_let_go_with_the_reason() {
    let mut board = Board::new(MIDDLE);
    let refusal = Some(refused(&board, "g2f2"));
    assert_eq!(board.drag("g2", "f2"), refusal);
    assert_eq!(board.selected(), None);
    assert_eq!(board.drag("g2", "beside"), None);
    assert_eq!(board.selected(), None);
}

#[test]
fn another_own_stack_is_chosen_instead() {
    let mut board = Board::choosing("g2");
    assert_eq!(board.tap("a2"), None);
    assert_eq!(board.selected(), cell("a2"));
}

#[test]
fn an_own_stack_that_is_a_target_is_gone_to() {
    let mut board = Board::choosing("g2");
    assert_eq!(board.tap("i2"), Some(play("g2i2")));
}

#[test]
fn the_chosen_stack_is_let_go_by_another_tap() {
    let mut board = Board::new(MIDDLE);
    assert_eq!((board.tap("g2"), board.tap("g2")), (None, None));
    assert_eq!(board.selected(), None);
}

#[test]
fn elsewhere_cancels() {
    for elsewhere in ["f4", "beside"] {
        let mut board = Board::new(MIDDLE);
        assert_eq!((board.tap("g2"), board.tap(elsewhere)), (None, None));
        assert_eq!(board.selected(), None, "{elsewhere}");
    }
}

#[test]
fn a_stack_that_is_no_target_cancels_and_says_why_it_is_none() {
    let mut board = Board::new(MIDDLE);
    let refusal = Some(refused(&board, "g2h2"));
    assert_eq!(board.tap("g2"), None);
    assert_eq!(board.tap("h2"), refusal);
    assert_eq!(board.selected(), None);
}

#[test]
fn immovable_stacks_give_a_reason() {
    let mut board = Board::new(MIDDLE);
    let space = |name| cell(name).expect("a space");
    assert_eq!(board.tap("d2"), Some(rule(IllegalMove::Surrounded { space: space("d2") })));
    assert_eq!(board.tap("f2"), Some(rule(IllegalMove::LoneRed { space: space("f2") })));
    let owner = Color::Black;
    assert_eq!(board.tap("e2"), Some(rule(IllegalMove::NotYours { space: space("e2"), owner })));
    assert_eq!(board.tap("f4"), None);
    let mut late = Board::new(LATE);
    let reason = Reason::NeverAgain { space: space("d2") };
    assert_eq!(late.tap("d2"), Some(Intent::Refused(reason)));
}

#[test]
fn pressing_an_immovable_stack_deselects() {
    let mut board = Board::choosing("g2");
    let space = cell("d2").expect("a space");
    assert_eq!(board.tap("d2"), Some(rule(IllegalMove::Surrounded { space })));
    assert_eq!(board.selected(), None);
}

#[test]
fn a_finger_may_slide_from_target_to_target_before_it_is_lifted() {
    let mut board = Board::choosing("g2");
    board.press("e2");
    assert_eq!(board.hand.dragged(&board.situation()), None);
    assert_eq!(board.release("f4"), None);
    assert_eq!(board.selected(), cell("g2"));
    assert_eq!(board.drag("e2", "i2"), Some(play("g2i2")));
}

#[test]
fn a_finger_that_slides_over_the_board_moves_nothing() {
    let mut board = Board::choosing("g2");
    assert_eq!(board.drag("f4", "e2"), None);
    assert_eq!(board.selected(), cell("g2"));
}

#[test]
fn a_press_that_was_called_off_or_only_looked_does_nothing() {
    for event in [Event::Leave, Event::Hold] {
        let mut board = Board::choosing("g2");
        board.press("e2");
        assert_eq!(board.does(event), None);
        assert_eq!(board.release("e2"), None);
        assert_eq!(board.selected(), cell("g2"), "{event:?}");
    }
}

#[test]
fn a_hand_that_has_to_wait_is_told_whose_turn_it_is() {
    let mut board = Board { plays: Some(Color::Black), ..Board::new(MIDDLE) };
    let wait = Reason::NotYourTurn { turn: Color::White };
    assert_eq!(board.tap("e2"), Some(Intent::Refused(wait)));
    assert_eq!((board.tap("g2"), board.tap("f4")), (None, None));
    assert_eq!(board.options().highlights.selected, None);
}

#[test]
fn spectators_move_nothing() {
    let mut board = Board { plays: None, ..Board::new(MIDDLE) };
    for space in ["g2", "e2", "d2", "f2", "f4"] {
        assert_eq!((board.tap(space), board.selected()), (None, None));
    }
}

#[test]
fn nothing_is_said_of_stacks_when_the_game_is_over() {
    let mut board = Board::new(OVER);
    for space in ["f3", "e2", "d3", "a1"] {
        assert_eq!(board.tap(space), None, "{space}");
    }
}

#[test]
fn a_choice_is_forgotten_when_the_board_has_changed() {
    let mut board = Board::choosing("g2");
    board.plays_on("a2b2");
    assert_eq!(board.selected(), None);
    assert_eq!(board.tap("e2"), None);
}

#[test]
fn a_choice_does_not_come_back_when_it_is_the_turn_again() {
    let mut board = Board::choosing("g2");
    board.plays_on("a2b2");
    board.plays_on("j5i5");
    assert_eq!(board.options().highlights.targets, CellSet::EMPTY);
    assert_eq!(board.tap("i2"), None);
    assert_eq!(board.selected(), cell("i2"));
}

#[test]
fn the_last_move_is_shown_again_where_nothing_else_is_to_be_done() {
    let mut board = Board::new(MIDDLE);
    board.plays_on("g2e2");
    board.plays = Some(Color::Black);
    assert_eq!([board.tap("g2"), board.tap("e2")], [const { Some(Intent::Replay) }; 2]);
    // A stack that can be chosen is chosen.
    board.last = Some(mv("f4h3"));
    assert_eq!(board.tap("f4"), Some(Intent::Replay));
    assert_eq!(board.tap("h3"), None);
    board.plays = None;
    board.last = Some(mv("g2e2"));
    assert_eq!(board.tap("e2"), Some(Intent::Replay));
}

#[test]
fn a_move_is_made_of_the_spaces_it_touched() {
    let touches = |text: &str, space| is_part_of(mv(text), cell(space).expect("a space"));
    assert!(touches("a1b2", "a1") && touches("a1b2", "b2") && touches("c3", "c3"));
    assert!(!touches("a1c3", "b2") && !touches("c3", "c2") && !touches("pass", "c3"));
}

#[test]
fn the_rest_is_left_to_the_machine_once_a_side_can_never_move_again() {
    let is_left = |text: &str| can_be_finished(&text.parse().expect("a position"));
    assert!(!is_left(MIDDLE) && !is_left("9/10/11/10/9 w p"));
    // Black has nothing; White can still move.
    assert!(is_left("9/10/rrr8/2w7/9 w s") && is_left("9/10/rrr8/2w7/9 b s"));
    // Neither side can move: the game is over.
    assert!(!is_left(OVER));
}

#[test]
fn movable_stacks_are_highlighted_on_request() {
    let mut board = Board::new(MIDDLE);
    board.settings.light_movable = true;
    assert_eq!(board.options().highlights.targets, board.position.board().movable(Color::White));
    assert_eq!(board.tap("g2"), None);
    assert_eq!(board.options().highlights.targets, cells("e2 i2 i4"));
}
