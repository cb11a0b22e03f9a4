//! Consequences of a turn before it is confirmed.

use basalt_rules::Color::{Black, White};
use basalt_rules::punct::{Axis, Position};
use basalt_rules::{ByColor, Color};
use basalt_view::punct::Consequence;

use crate::aids::{BRIDGE, basic, cell, english, standard};

fn consequences(position: &Position, mv: &str) -> Vec<Consequence> {
    Consequence::of(position, mv.parse().expect(mv))
}

fn pins(owner: Color, space: &str) -> Consequence {
    Consequence::Pins { owner, space: cell(space) }
}

fn frees(owner: Color, space: &str) -> Consequence {
    Consequence::Frees { owner, space: cell(space) }
}

#[test]
fn a_plain_placement_says_nothing_and_an_illegal_turn_neither() {
    let position = basic(BRIDGE);
    assert_eq!(consequences(&position, "l4/l5m5"), []);
    assert_eq!(consequences(&position, "i8/i9j9"), []);
}

#[test]
fn covering_pins_and_lifting_frees() {
    let jump = Consequence::Jumps { spaces: 1 };
    for (position, mv, expected, first) in [
        (
            "w:e4/d3e3,e8/e7e9 b:f9/f8f10 w 0",
            "e4-e8/f8f9",
            [pins(Black, "f9"), pins(White, "e8"), jump],
            "pins Black’s f9",
        ),
        (
            "w:e8/e7e9,e8/f8f9^1 b:f9/f8f10 w 0",
            "e8-e4/d3e3",
            [frees(Black, "f9"), frees(White, "e8"), jump],
            "frees Black’s f9",
        ),
    ] {
        assert_eq!(consequences(&basic(position), mv), expected);
        assert_eq!(english(&expected[0].message()), first);
    }
    assert_eq!(english(&jump.message()), "jumps over 1 occupied space");
}

#[test]
fn a_piece_that_stays_on_what_it_covers_neither_pins_nor_frees_it() {
    let position = basic("w:e8/e7e9,e8/f8f9^1 b:f9/f8f10 w 0");
    assert_eq!(consequences(&position, "e8-e8/e9f9"), []);
}

#[test]
fn a_bridge_is_announced() {
    let position = basic("w:i5/i3i4,i8/h7i7,i10/i11j11 b:l4/l5m5 w 0");
    let expected = [
        pins(White, "i8"),
        pins(White, "i10"),
        Consequence::Bridges { over: cell("i9") },
        Consequence::Jumps { spaces: 1 },
    ];
    assert_eq!(consequences(&position, "i5-i8/i9i10"), expected);
    assert_eq!(english(&expected[2].message()), "bridge over i9");
}

const CHAIN: &str = "b4/a4c5,d5/e6f6,g7/h7i8,j8/k9l9,p11/q12p12";

#[test]
fn connecting_two_sides_wins() {
    let position = basic(&format!("w:{CHAIN} b:c1/b1d1 w 0"));
    let connects = Consequence::Connects { winner: White, axis: Axis::WestEast };
    assert_eq!(consequences(&position, "m10/n10o11"), [connects]);
    assert_eq!(english(&connects.message()), "connects west and east: White wins");
    assert!(connects.ends());
}

#[test]
fn uncovering_a_chain_loses() {
    let text = format!("w:n12/n11n13,n11/n10o11^1 b:{CHAIN},m10/n10o11 w 0");
    let uncovers = Consequence::Uncovers { winner: Black, axis: Axis::WestEast };
    let all = consequences(&basic(&text), "n11-n14/n15o15");
    assert_eq!(all.first(), Some(&uncovers));
    assert_eq!(
        english(&uncovers.message()),
        "uncovers Black’s chain from west to east: Black wins"
    );
}

/// White has one T left, and the centre shows three white dots and two black ones.
const SEVENTEEN: &str = "w:i9/i8i10,k7/j6j7,h4/i5i4,l13/l12k12,l6/l5k5,e4/f4e3,i13/j13h13,k13/k14k15,o11/o10o9,n17/n16n15,e13/f14g15,b7/a7a8,q10/p10p11,n6/n7m7,j17/i16i15,j4/i3j5,g5/g6h5 b:g8/f7g7 w 0";

#[test]
fn the_last_piece_counts_the_centre_in_the_standard_game_and_draws_in_the_basic_one() {
    let counts = Consequence::LastPieceCounts { centre: ByColor { white: 3, black: 2 } };
    assert_eq!(consequences(&standard(SEVENTEEN), "a5/a6b6"), [counts]);
    assert_eq!(
        english(&counts.message()),
        "this is your last piece and ends the game with 3 to 2 in the centre: White wins"
    );
    let draws = Consequence::LastPieceDraws;
    assert_eq!(consequences(&basic(SEVENTEEN), "a5/a6b6"), [draws]);
    assert_eq!(english(&draws.message()), "this is your last piece: the game ends in a draw");
}

#[test]
fn a_position_that_occurs_for_the_third_time_is_a_draw() {
    let mut position = basic("w:e6/d5e5 b:l4/l5m5 w 0");
    let circle = ["e6-e7/d6e6", "l4-l6/l7m7", "e7-e6/d5e5", "l6-l4/l5m5"];
    for mv in circle.iter().chain(&circle[..3]) {
        position.play(mv.parse().expect(mv)).expect(mv);
    }
    assert_eq!(consequences(&position, circle[3]), [Consequence::Repeats]);
}

#[test]
fn the_hundredth_turn_without_a_placement_is_a_draw() {
    let position = basic("w:e6/d5e5 b:l4/l5m5 w 99");
    assert_eq!(consequences(&position, "e6-e7/d6e6"), [Consequence::HundredTurns]);
    assert_eq!(consequences(&position, "h4/h5i5"), []);
}
