//! The rules of PÜNCT about placing and moving, 1 to 3, sentence by sentence.

use std::collections::BTreeSet;

use basalt_rules::Color;
use basalt_rules::punct::Variant;

use crate::punct::scene::{BRIDGE, LONE_C, LONE_E, LONE_T, Scene, TWO, basic, standard};

// Rule 1

#[test]
fn white_starts_and_the_players_alternate() {
    let mut scene = Scene::start(Variant::Standard);
    for (turn, next) in [
        ("d4/c3d3", Color::Black),
        ("m13/m14n14", Color::White),
        ("d4-d5/c4d4", Color::Black),
        ("m13-m12/l11m11", Color::White),
    ] {
        scene = scene.after(turn);
        assert_eq!(scene.position().to_move(), next, "after {turn}");
    }
}

#[test]
fn a_turn_is_one_placement_or_one_move() {
    let two = basic(TWO);
    assert_eq!(two.after("i4/h3i3").position().board().pieces().count(), 3);
    assert_eq!(two.after("e6-e7/d6e6").position().board().pieces().count(), 2);
}

// Rule 2

#[test]
fn a_piece_is_placed_on_three_empty_spaces_at_level_0() {
    let scene = basic(TWO);
    scene.refuses("f6/e5f5", 2, "space-taken e5");
    scene.after("f6/f5g6").looks(
        "
         7  .       .       .       .
                .       .       n       .
         6  .       .       .       n
                .       .       N       .
         5  .       A       .       .
                a       B       .       .
         4  .       a       b       .
                .       b       .       .
         3  .       .       .       .
            c   d   e   f   g   h   i   j
    ",
    );
}

#[test]
fn a_space_under_a_bridge_is_not_empty() {
    let bridge = basic(BRIDGE);
    bridge.refuses("i9/h8h9", 2, "under-bridge i9 i8");
    bridge.allows("h9/g8h8");
}

#[test]
fn a_piece_comes_from_the_reserve() {
    let both_placed = basic(
        "
         5  .       .       .
                a       b
         4  .       .       .
                A       B
         3  .       .       .
                a       b
         2  .       .       .
            c   d   e   f   g
    ",
    );
    both_placed.refuses("m13/m12m14", 2, "none-left C");
    both_placed.with("b 0").allows("m13/m12m14");
}

#[test]
fn the_first_placement_of_the_basic_game_may_not_touch_the_centre() {
    let start = Scene::start(Variant::Basic);
    start.refuses("g7/f6g6", 2, "centre-first g7");
    start.allows("f6/e5f5");
}

#[test]
fn all_later_placements_of_the_basic_game_may_touch_the_centre() {
    let second = Scene::start(Variant::Basic).after("f6/e5f5");
    second.allows("i9/h8i8");
    second.after("i9/h8i8").allows("j11/j10k11");
}

#[test]
fn no_placement_of_the_standard_game_may_touch_the_centre() {
    let start = Scene::start(Variant::Standard);
    start.refuses("g7/f6g6", 2, "centre-closed g7");
    // Not with one dot, be it the PÜNCT or a minor one.
    let later = start.after("l4/l5m5").after("d4/c3d3");
    later.refuses("g7/f6g6", 2, "centre-closed g7");
    later.refuses("f6/g6g7", 2, "centre-closed g7");
    later.allows("f6/f5g6");
}

#[test]
fn pieces_get_into_the_centre_by_moving_in_the_standard_game() {
    let scene = standard(TWO);
    scene.allows("e6-f7/g7g8");
    let inside = scene.after("e6-f7/g7g8");
    assert_eq!(inside.position().centre_count()[Color::White], 2);
}

// Rule 3

#[test]
fn a_player_moves_own_pieces_only() {
    let two = basic(TWO);
    two.refuses("h8-h5/g4h4", 3, "not-yours h8 black");
    two.with("b 0").allows("h8-h5/g4h4");
}

#[test]
fn a_piece_is_named_by_its_punct() {
    basic(TWO).refuses("e5-e4/d3e3", 3, "no-punct e5");
}

#[test]
fn a_lifted_piece_may_stand_on_its_own_old_spaces() {
    basic(LONE_E).after("i9-i8/i6i7").looks(&on_file_i([".", "A", "a", "a"]));
}

/// The dots of file i from row 9 down to row 6, with empty files beside it.
fn on_file_i(dots: [&str; 4]) -> String {
    let [row_9, row_8, row_7, row_6] = dots;
    format!(
        "
         9  .       .
                {row_9}
         8  .       .
                {row_8}
         7  .       .
                {row_7}
         6  .       .
                {row_6}
            h   i   j
    "
    )
}

#[test]
fn a_punct_goes_any_distance_along_the_three_lines_through_it() {
    let lone = basic(LONE_T);
    let target = |turn: &String| turn["i9-".len()..].split('/').next().map(str::to_string);
    let targets: BTreeSet<String> = lone.turns("i9-").iter().filter_map(target).collect();
    let column = (2..=16).map(|row| format!("i{row}"));
    let row = ('b'..='p').map(|letter| format!("{letter}9"));
    let diagonal = ('b'..='p').zip(2..=16).map(|(letter, row)| format!("{letter}{row}"));
    assert_eq!(targets, column.chain(row).chain(diagonal).collect());
}

#[test]
fn a_punct_goes_over_pieces_of_both_players_and_over_the_centre() {
    let scene = standard(
        "
                .       .
        13  .       o
                .       .
        12  .       O
                .       .
        11  .       o
                .       .
        10  .       .
                .       .
         9  .       .
                .       .
         8  .       .
                .       .
         7  .       n
                .       .
         6  .       N
                .       .
         5  .       n
                .       .
         4  .       B
                b       .
         3  .       b
                .       .
         2  .       A
                a       .
         1  .       a
                .       .
            g   h   i   j
    ",
    );
    scene.allows("i3-i10/h9i9");
    scene.allows("i3-i16/h15i15");
}

#[test]
fn a_punct_may_not_leave_its_lines() {
    let lone = basic(LONE_T);
    lone.refuses("i9-j11/i10j10", 3, "not-on-line i9 j11");
    lone.allows("i9-j10/i9j9");
}

#[test]
fn a_piece_may_turn_about_its_punct_where_it_is() {
    basic(TWO).after("e6-e6/e7f7").looks(
        "
                .       .       .
         7  .       .       n       .
                a       .       n
         6  .       a       N       .
                A       .       .
         5  .       .       .       .
                .       .       .
            d   e   f   g   h   i   j
    ",
    );
}

#[test]
fn all_three_dots_must_stay_on_the_board() {
    let corner = basic(
        "
                .
         3  a       .
                a
         2  A       .
                .
            a   b   c
    ",
    );
    assert_eq!(corner.turns("a2-a2/"), ["a2-a2/b2b3"]);
    assert!(corner.position().read_move("a2-a2/a1b2").is_err_and(|error| error.rule().is_none()));
}

#[test]
fn a_c_turned_by_half_is_no_turn() {
    let c = basic(LONE_C);
    c.refuses("i9-i9/i8i10", 3, "unmoved i9");
    c.refuses("i9-i9/i10i8", 3, "unmoved i9");
    assert_eq!(c.turns("i9-i9/").len(), 2);
}

#[test]
fn an_e_reversed_on_its_own_spaces_is_a_move() {
    basic(LONE_E).after("i9-i7/i8i9").looks(&on_file_i(["a", "a", "A", "."]));
}

#[test]
fn a_t_rolled_over_on_its_own_spaces_is_a_move() {
    let t = basic(LONE_T);
    t.after("i9-i8/h8i9").looks(
        "
                .       .
         8  .       a
                a       .
         7  .       A
                .       .
            g   h   i   j
    ",
    );
    t.refuses("i9-i9/h8i8", 3, "unmoved i9");
}
