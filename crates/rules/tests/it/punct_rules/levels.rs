//! The rules of PÜNCT about levels, bridges and pins, 4 to 8, sentence by sentence.

use basalt_rules::Color;

use super::pieces::LONE_M;
use crate::punct::scene::{BRIDGE, TWO, basic};

/// Two white triangles, one above the other.
const ONE_ABOVE: &str = "
                .       .
        12  .       B
                b       .
        11  .       b
                .       .
        10  .       .
                .       .
         9  .       .
                .       .
         8  .       A
                a       .
         7  .       a
                .       .
            g   h   i   j
    ";

/// The upper half of a picture: a white triangle with free spaces below it.
const TRIANGLE_ABOVE: &str = "
                .       .
        12  .       B       .
                b       .
        11  .       b       .
                .       .
        10  .       .       .
                .       .
         9  .       .       .";

/// Two white triangles with a gap between them, and a white E above that would fit over it.
const GAP: &str = "
                .       .
        14  .       c       .
                .       .
        13  .       c       .
                .       .
        12  .       C       .
                .       .
        11  .       .       .
                .       .
        10  .       b       .
                .       b
         9  .       B       .
                .       .
         8  .       .       .
                .       .
         7  .       A       .
                a       .
         6  .       a       .
                .       .
            g   h   i   j   k
    ";

// Rules 4 and 5

#[test]
fn a_t_rests_where_three_heights_are_equal_and_that_is_its_level() {
    basic(ONE_ABOVE).after("i13-i9/h8i8").looks(
        "
                .       .
         8  .       AB
                ab      .
         7  .       ab
                .       .
            g   h   i   j
    ",
    );
}

#[test]
fn a_t_never_bridges() {
    let scene = basic(ONE_ABOVE);
    // Two dots have support, one hangs: as the middle of an E it might.
    for turn in ["i13-i9/i8j9", "i13-i9/h8h9", "i13-i10/h9i9"] {
        scene.refuses(turn, 5, "uneven-triangle");
    }
}

#[test]
fn a_straight_piece_bridges_what_is_lower_under_its_middle() {
    let scene = basic(GAP);
    scene.after("i13-i8/i9i10").looks(BRIDGE);
    scene.allows("i13-i10/i8i9");
}

#[test]
fn both_ends_must_be_of_one_height() {
    let scene = basic(GAP);
    scene.refuses("i13-i10/i11i12", 5, "uneven-ends");
    scene.refuses("i13-i12/i10i11", 5, "uneven-ends");
}

#[test]
fn under_the_middle_it_may_not_be_higher() {
    let scene = basic(
        "
                .       .
        14  .       b
                .       .
        13  .       b
                .       .
        12  .       B
                .       .
        11  .       .
                .       .
        10  .       .
                .       .
         9  .       .
                a       .
         8  .       A
                a       .
         7  .       .
            g   h   i   j
    ",
    );
    scene.refuses("i13-i10/i8i9", 5, "middle-too-high i9");
    scene.allows("i13-i11/i12i13");
}

#[test]
fn a_supported_middle_is_no_bridge_and_rests_as_well() {
    let scene = basic(
        "
        13  .       .
                B
        12  .       .
                b
        11  .       .
                b
        10  .       .
                .
         9  .       .
                A
         8  .       .
                a
         7  .       .
                a
         6  .       .
            h   i   j
    ",
    );
    scene.after("i13-i9/i7i8").looks(
        "
         9  .       .
                AB
         8  .       .
                ab
         7  .       .
                ab
         6  .       .
            h   i   j
    ",
    );
}

/// Two towers of two white triangles each, a white triangle between them, and an E.
const TOWERS: &str = "
                .       .
        14  .       d       .
                .       .
        13  .       d       .
                .       .
        12  .       D       .
                .       .
        11  .       .       .
                .       .
        10  .       bb      .
                .       bb
         9  .       BB      .
                c       .
         8  .       C       .
                c       .
         7  .       AA      .
                aa      .
         6  .       aa      .
                .       .
            g   h   i   j   k
    ";

/// The same towers with a straight piece over the gap between them, its PÜNCT at the upper end.
const BRIDGED_TOWERS: &str = "
                 .         .
        10  .         bb        .
                 .         bb
         9  .         BBD       .
                 c         .
         8  .         C.d       .
                 c         .
         7  .         AAd       .
                 aa        .
         6  .         aa        .
                 .         .
            g    h    i    j    k
    ";

#[test]
fn there_may_be_dots_at_the_bottom_of_a_gap() {
    basic(TOWERS).after("i13-i10/i8i9").looks(BRIDGED_TOWERS);
}

#[test]
fn an_angular_piece_lies_upon_an_angular_piece_turned_by_half() {
    let scene = basic(&format!(
        "
        13  .       .
                B       .
        12  .       .
                b       .
        11  .       b
                .       .
        10  .       .
                .       .{LONE_M}"
    ));
    scene.after("h13-h9/h8i8").looks(
        "
         9  .       .
                aB      .
         8  .       A
                .b      .
         7  .       ab
                .       .
            g   h   i   j
    ",
    );
}

#[test]
fn an_m_cannot_lie_so_for_its_punct_would_hang_over_nothing() {
    let scene = basic(&format!(
        "
        14  .       .
                b       .
        13  .       .
                B       .
        12  .       b
                .       .
        11  .       .
                .       .
        10  .       .
                .       .{LONE_M}"
    ));
    scene.refuses("h13-h8/h9i8", 6, "not-own-dot h8 white");
}

// Rule 6

/// Two white bridge heads with a white piece, `c`, lower between them, and a piece that can bridge the gap.
const LOW_BRIDGE: &str = "
        10  .       .       .       .
                d       .       .
         9  .       .       bb      .
                D       .       bb
         8  .       .       BB      .
                d       c       .
         7  .       .       C       .
                .       c       .
         6  .       .       AA      .
                .       aa      .
         5  .       .       aa      .
                .       .       .
            e   f   g   h   i   j   k
    ";

#[test]
fn a_punct_in_the_middle_of_a_bridge_may_lie_over_an_own_lower_dot() {
    let scene = basic(LOW_BRIDGE);
    let with_punct_in_the_middle = BRIDGED_TOWERS.replace("BBD", "BBd").replace("C.d", "C.D");
    scene.after("f9-i9/i8i10").looks(&with_punct_in_the_middle);
}

#[test]
fn a_punct_in_the_middle_of_a_bridge_may_not_lie_over_an_opponents_dot() {
    let scene = basic(&LOW_BRIDGE.replace('c', "n").replace('C', "N"));
    scene.refuses("f9-i9/i8i10", 6, "not-own-dot i9 white");
}

#[test]
fn a_punct_in_the_middle_of_a_bridge_may_not_lie_over_an_empty_space() {
    let scene = basic(&LOW_BRIDGE.replace(['c', 'C'], "."));
    scene.refuses("f9-i9/i8i10", 6, "not-own-dot i9 white");
}

#[test]
fn minor_dots_may_cover_anything_but_the_punct_own_dots_only() {
    let scene = basic(&format!(
        "{TRIANGLE_ABOVE}
                a       .
         8  .       A       .
                a       n
         7  .       N       .
                .       n
         6  .       .       .
            g   h   i   j   k
    "
    ));
    scene.refuses("i13-i8/i9j9", 6, "not-own-dot i8 white");
    scene.after("i13-i9/i8j9").looks(
        "
         9  .       .       .
                a       .
         8  .       AB      .
                a       nb
         7  .       Nb      .
                .       n
         6  .       .       .
            g   h   i   j   k
    ",
    );
}

#[test]
fn a_punct_may_lie_on_an_own_minor_dot() {
    let scene = basic(&format!(
        "{TRIANGLE_ABOVE}
                .       .
         8  .       a       .
                .       A
         7  .       a       .
                .       .
            f   g   h   i   j
    "
    ));
    scene.allows("h13-h9/h8i9");
}

#[test]
fn on_the_board_itself_a_punct_needs_no_own_dot() {
    basic(TWO).allows("e6-e13/d12e12");
}

#[test]
fn any_level_may_be_left_for_any_other() {
    let scene = basic(TOWERS).after_all("i13-i10/i8i9 c7/c8d8");
    // From level 2 down to the board, from there up to level 2, and at once to level 1.
    scene.allows("i10-i4/i2i3");
    let down = scene.after_all("i10-i4/i2i3 c7-c8/c9d9");
    down.allows("i4-i8/i9i10");
    let upper_triangle = down.after_all("i8-i13/h12i12 c8-c7/c8d8");
    upper_triangle.allows("i13-i8/h7i7");
}

// Rule 7

#[test]
fn a_dot_with_anything_above_it_pins_its_piece() {
    let scene = basic(
        "
                .       .       .
         9  .       n       .
                n       .       .
         8  .       NO      .
                b       ao      .
         7  .       Bo      A
                .       a       .
         6  .       b       .
                .       .       .
            e   f   g   h   i   j
    ",
    );
    scene.refuses("i9-i12/i11h11", 7, "pinned i9 g9");
    scene.refuses("i9-i9/i10j10", 7, "pinned i9 g9");
    scene.refuses("g8-g3/f2g2", 7, "pinned g8 g9");
    assert_eq!(scene.position().pinned().len(), 3);
}

#[test]
fn a_hanging_dot_of_a_bridge_pins_what_is_at_the_bottom_of_its_gap() {
    let free = basic(TOWERS);
    free.allows("i9-e9/e10f10");
    let pinned = free.after_all("i13-i10/i8i9 c7/c8d8");
    pinned.refuses("i9-i9/h9i10", 7, "pinned i9 i10");
    pinned.refuses("i9-e9/e10f10", 7, "pinned i9 i10");
    pinned.after_all("i10-i4/i2i3 c7-c8/c9d9").allows("i9-e9/e10f10");
}

#[test]
fn nothing_may_be_put_into_the_gap_under_a_bridge() {
    let scene = basic(
        "
         9  .       .       .       .       .
                d       .       .       .       .
         8  .       d       e       .       .
                .       D       e       b       .
         7  .       .       E       .       b
                .       .       .       Bc      .
         6  .       .       .       .       .
                .       .       .       .c      .
         5  .       .       .       .       .
                .       .       .       AC      .
         4  .       .       .       a       .
                .       .       .       a       .
         3  .       .       .       .       .
            b   c   d   e   f   g   h   i   j   k
    ",
    );
    scene.refuses("e9-j9/h9i9", 5, "middle-too-high i9");
    scene.refuses("f9-i9/h8h9", 5, "uneven-triangle");
    scene.refuses("i9/h8h9", 2, "under-bridge i9 i8");
}

// Rule 8

#[test]
fn a_moved_piece_need_not_touch_another() {
    let scene = basic(TWO);
    let after = scene.after("e6-e13/d12e12");
    let white = after.position().board().visible(Color::White);
    assert!(!white.neighbours().meets(after.position().board().visible(Color::Black)));
}
