//! Every reason for a refusal, from a position that really gives it.

use basalt_input::punct::{Direction, Event};
use basalt_rules::punct::{PieceKind, Position, Variant};

use crate::aids::{BRIDGE, THREE, after, basic, english, standard, tap, turn_to};

/// Why what is in the hand after some events cannot be. A ghost that is refused is not played.
fn reason(position: &Position, events: &[Event]) -> String {
    let mut hand = after(position, events);
    let reason = hand.reason(position).expect("a reason");
    if hand.ghost().is_some() {
        let before = hand.clone();
        assert_eq!(hand.handle(position, Event::Confirm), None);
        assert_eq!(hand.ghost(), before.ghost());
        assert_eq!(hand.reason(position).as_ref(), Some(&reason));
    }
    english(&reason.message())
}

#[test]
fn an_arm_beyond_the_rim_is_off_the_board() {
    let position = Position::start(Variant::Basic);
    let events = [Event::ChooseKind(PieceKind::E), tap("a2"), turn_to(0)];
    assert_eq!(reason(&position, &events), "the piece doesn’t fit on the board");
}

#[test]
fn a_tap_that_breaks_a_rule_is_answered_with_it() {
    for (position, events, expected) in [
        (THREE, vec![tap("e6"), tap("f8")], "f8 isn’t on one of the three lines through e6"),
        (
            THREE,
            vec![tap("e6"), tap("e9"), turn_to(5)],
            "all three dots of a triangle must be on the same level",
        ),
        (
            THREE,
            vec![tap("e6"), tap("e6"), turn_to(0)],
            "the piece on e6 would end up exactly as it was",
        ),
        (
            THREE,
            vec![tap("m9"), tap("m8"), tap("m14")],
            "no piece has its PÜNCT on m9 and its other dots on m8 and m14",
        ),
        (
            "w:e6/d5e5 b:e9/d8e8 w 0",
            vec![tap("e6"), tap("e9")],
            "the PÜNCT must land on a white dot, and e9 shows none",
        ),
        (BRIDGE, vec![tap("i11")], "i10 is pinned by the piece on i8"),
        // With a piece in the hand, a pinned one is a place like any other.
        (BRIDGE, vec![tap("c9"), tap("i11")], "i11 isn’t on one of the three lines through c9"),
    ] {
        assert_eq!(reason(&basic(position), &events), expected);
    }
}

#[test]
fn the_centre_is_closed_to_placements_in_the_standard_game() {
    let closed = "g7 is in the central hexagon: you can only move pieces there";
    assert_eq!(reason(&standard(THREE), &[Event::ChooseKind(PieceKind::T), tap("g7")]), closed);
    assert_eq!(reason(&standard(THREE), &[tap("g7")]), closed);
}

#[test]
fn the_centre_is_closed_to_the_first_placement_of_the_basic_game() {
    let position = Position::start(Variant::Basic);
    assert_eq!(
        reason(&position, &[tap("f6"), tap("g7")]),
        "g7 is in the central hexagon: the first piece of the game must stay outside"
    );
}

#[test]
fn a_piece_is_not_placed_on_another() {
    let taken = "e6 isn’t empty: place the piece on three empty spaces";
    let events = [Event::ChooseKind(PieceKind::T), tap("e7"), turn_to(0)];
    assert_eq!(reason(&basic(THREE), &events), taken);
    let named = "h8 isn’t empty: place the piece on three empty spaces";
    assert_eq!(reason(&basic(THREE), &[tap("g8"), tap("h8")]), named);
}

#[test]
fn nothing_is_placed_under_a_bridge() {
    let events = [Event::ChooseKind(PieceKind::T), tap("h9"), turn_to(5)];
    assert_eq!(
        reason(&basic(BRIDGE), &events),
        "i9 is under a bridge, the piece on i8: nothing goes into the gap"
    );
}

/// The E of the bridge position, carried along its row by this many nudges to the right.
fn nudged(times: usize) -> Vec<Event> {
    let mut events = vec![tap("c9"), tap("d9")];
    events.extend(std::iter::repeat_n(Event::Nudge(Direction::new(5)), times));
    events
}

#[test]
fn both_ends_must_lie_on_one_level() {
    let events = [nudged(5), vec![turn_to(3)]].concat();
    assert_eq!(reason(&basic(BRIDGE), &events), "both ends must be on the same level");
}

#[test]
fn the_middle_must_not_be_too_high() {
    let events = [nudged(6), vec![turn_to(2)]].concat();
    let expected = "i9, under the middle dot, is higher than the ends";
    assert_eq!(reason(&basic(BRIDGE), &events), expected);
}

#[test]
fn a_kind_that_is_used_up_is_not_there_to_choose_nor_to_name() {
    let position = basic("w:d4/d3d5,f4/f3f5 b: w 0");
    let none = "the reserve has no more straight pieces with the PÜNCT in the middle";
    assert_eq!(reason(&position, &[Event::ChooseKind(PieceKind::C)]), none);
    assert_eq!(reason(&position, &[tap("m9"), tap("m8"), tap("m10")]), none);
}

#[test]
fn a_refusal_is_forgotten_with_the_next_event() {
    let position = basic(THREE);
    let mut hand = after(&position, &[tap("m9"), tap("m8"), tap("m14")]);
    assert!(hand.reason(&position).is_some());
    hand.handle(&position, tap("m10"));
    assert_eq!(hand.reason(&position), None);
}
