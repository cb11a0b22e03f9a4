//! The rules of PÜNCT about the end of a game, 9 to 12, sentence by sentence.

use std::collections::BTreeSet;

use basalt_rules::punct::{Axis, End, Symmetry, Variant};
use basalt_rules::{Color, Outcome};

use crate::punct::scene::{Scene, TWO, basic, standard};

const WHITE_WINS: Outcome = Outcome::Win(Color::White);
const BLACK_WINS: Outcome = Outcome::Win(Color::Black);

/// A white chain from the west that lacks two spaces to the east.
const CHAIN: &str = "
                .       .       .       .       .       .       .       .
         5  a       a       b       C       c       D       E       e       .
                A       B       b       c       d       d       e       .
         4  .       .       .       .       .       .       .       .       .
            a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q
    ";

// Rule 9

#[test]
fn a_chain_between_opposite_sides_wins() {
    let won = basic(CHAIN).after("p12/q12q13");
    assert_eq!(won.end(), Some((WHITE_WINS, End::Connection(Axis::WestEast))));
}

#[test]
fn a_chain_wins_between_each_pair_of_sides_and_for_each_player() {
    let won = basic(CHAIN).after("p12/q12q13");
    let mut axes = BTreeSet::new();
    for symmetry in Symmetry::all() {
        let image = won.position().transformed(symmetry);
        assert_eq!(image.outcome(), Some(WHITE_WINS), "{image}");
        assert_eq!(image.colors_swapped().outcome(), Some(BLACK_WINS), "{image}");
        axes.extend(image.board().connections(Color::White));
    }
    assert_eq!(axes.len(), 3);
}

#[test]
fn sides_next_to_each_other_are_not_opposite() {
    let west_and_south_west = basic(
        "
                .
         2  a       .
                A
                    .
                a
                    .
            a   b   c
    ",
    );
    for symmetry in Symmetry::all() {
        let image = west_and_south_west.position().transformed(symmetry);
        assert_eq!(image.outcome(), None, "{image}");
    }
}

#[test]
fn sides_with_one_between_them_are_not_opposite() {
    let west_and_north_east = basic(
        "

                                        .       D
                                    .       c       d
                                .       c       d       .
                            .       C       .       .
                        .       b       .       .       .
                    .       b       .       .       .
                .       B       .       .       .       .
                    a       .       .       .       .
                a       .       .       .       .       .
         8  A       .       .       .       .       .
                .       .       .       .       .       .
            a   b   c   d   e   f   g   h   i   j   k   l
    ",
    );
    for symmetry in Symmetry::all() {
        let image = west_and_north_east.position().transformed(symmetry);
        assert_eq!(image.outcome(), None, "{image}");
    }
}

#[test]
fn a_move_wins_like_a_placement() {
    let scene = basic(CHAIN).after_all("p9/p10q10 d3/c2d2");
    assert_eq!(scene.after("p9-p12/q12q13").connected(), Some(Color::White));
}

#[test]
fn dots_of_a_chain_may_lie_on_any_level() {
    let scene = basic(CHAIN).and(
        "
        10  .       .       .
                .       .       b
         9  .       .       B
                .       .       b
         8  .       .       .
                a       .       .
         7  .       a       .
                .       A
         6  .       .       .
            l   m   n   o   p   q
    ",
    );
    assert_eq!(scene.end(), None);
    let bridged = scene.after("o8-o12/p12q12");
    bridged.looks(
        "
                .       .       .       .       .       .       .       .
         5  a       a       b       C       c       D       E       eG      .
                A       B       b       c       d       d       e       .g
         4  .       .       .       .       .       .       .       .       fg
                .       .       .       .       .       .       .       F
         3  .       .       .       .       .       .       .       .       f
                .       .       .       .       .       .       .       .
            a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q
    ",
    );
    assert_eq!(bridged.connected(), Some(Color::White));
}

/// White's chain is whole but for a dot that Black covers; Black's lacks one space.
const BOTH: &str = "
                .       .       .       .       .       .       .       .
         5  a       a       b       C       c       D       E       e       f
                A       B       bz      c       d       d       e       F
         4  .       .       t       Uz      .       .       .       .       f
                .       t       TZ      u       .       .       .       .
         3  .       .       .       .       u       .       .       .       .
                .       .       .       .       .       .       .       s
         2  n       n       o       p       p       q       R       r       s
                N       O       .       P       Q       q       r       S
                    o       .       .       .       .       .       .
                .       .       .       .       .       .       .       .
            a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q
    ";

#[test]
fn only_visible_dots_form_a_chain() {
    assert_eq!(basic(BOTH).end(), None);
}

#[test]
fn uncovering_the_opponents_chain_loses() {
    let uncovered = basic(BOTH).with("b 0").after("f6-f12/e11f11");
    assert_eq!(uncovered.end(), Some((WHITE_WINS, End::Connection(Axis::WestEast))));
}

#[test]
fn if_both_are_connected_the_mover_wins() {
    let both = basic(BOTH).with("b 0").after("f6-f4/e3f3");
    assert!(both.position().board().is_connected(Color::White));
    assert!(both.position().board().is_connected(Color::Black));
    assert_eq!(both.end(), Some((BLACK_WINS, End::Connection(Axis::WestEast))));
}

// Rule 10

/// Seventeen white pieces in three towers; a T is left.
const SEVENTEEN: &str = "
        14  .               .               .               .
                    bbbbbb          .               ccCCcc
        13  .               .               ccccCC          .
                    bbbbBB          .               .
        12  .               .               CCcccc          .
                    BBBBbb          .               .
        11  .               .               .               .
                    .               .               .
        10  .               .               .               .
                    .               .               .
         9  .               .               .               .
                    .               .               .
         8  .               .               .               .
                    .               AAAAA           .
         7  .               aaaaa           .               .
                    .               aaaaa           .
         6  .               .               .               .
            f       g       h       i       j       k       l
    ";

#[test]
fn the_18th_piece_draws_the_basic_game() {
    let seventeen = basic(SEVENTEEN);
    assert_eq!(seventeen.end(), None);
    let last = seventeen.after("d4/c3d3");
    assert_eq!(last.end(), Some((Outcome::Draw, End::LastPiece)));
}

#[test]
fn the_18th_piece_of_black_ends_the_game_too() {
    let last = basic(SEVENTEEN).colors_swapped().after("d4/c3d3");
    assert_eq!(last.position().to_move(), Color::White);
    assert_eq!(last.end(), Some((Outcome::Draw, End::LastPiece)));
}

#[test]
fn a_move_when_one_piece_is_left_does_not_end_the_game() {
    assert_eq!(basic(SEVENTEEN).after("i9-i4/h3i3").end(), None);
}

#[test]
fn more_visible_dots_in_the_centre_win_the_standard_game() {
    // The tower shows three dots however high it is, the black E one.
    let scene = standard(SEVENTEEN).and(
        "
                .
        10  N       .
                n
         9  .       n
                .
            k   l   m
    ",
    );
    let count = scene.position().centre_count();
    assert_eq!((count.white, count.black), (3, 1));
    assert_eq!(scene.after("d4/c3d3").end(), Some((WHITE_WINS, End::LastPiece)));
}

#[test]
fn equal_numbers_in_the_centre_draw_the_standard_game() {
    let scene = standard(SEVENTEEN).and(
        "
         9  .       .
                N
         8  .       n
                n
         7  .       .
            i   j   k
    ",
    );
    let count = scene.position().centre_count();
    assert_eq!((count.white, count.black), (3, 3));
    assert_eq!(scene.after("d4/c3d3").end(), Some((Outcome::Draw, End::LastPiece)));
}

#[test]
fn placing_the_18th_piece_can_lose() {
    let scene = standard(SEVENTEEN).and(
        "
                .       .
         9  .       O       .
                N       o
         8  .       n       o
                n       .
         7  .       .       .
            i   j   k   l   m
    ",
    );
    let count = scene.position().centre_count();
    assert_eq!((count.white, count.black), (3, 4));
    assert_eq!(scene.after("d4/c3d3").end(), Some((BLACK_WINS, End::LastPiece)));
}

#[test]
fn covered_dots_do_not_count_in_the_centre() {
    let scene = standard(
        "
                .       .       .
         8  .       Ab      .
                a       Nb      .
         7  .       aB      n
                .       n       .
         6  .       .       .
            g   h   i   j   k   l
    ",
    );
    let count = scene.position().centre_count();
    assert_eq!((count.white, count.black), (4, 2));
}

#[test]
fn the_18th_piece_that_completes_a_chain_wins_by_the_chain() {
    let rest = "
         4  .               .               .               .
                    .               .               bbbbbb
         3  .               c               .               .
                    c               .               bbbbBB
         2  .               .               .               .
                    C               AAAAA           BBBBbb
         1  .               aaaaa           .               .
                    .               aaaaa           .
                            .               .               .
            e       f       g       h       i       j       k
    ";
    for scene in [basic(CHAIN).and(rest), standard(CHAIN).and(rest)] {
        assert_eq!(scene.position().board().placed(Color::White), 17);
        let connected = scene.after("p12/q12q13");
        assert_eq!(connected.end(), Some((WHITE_WINS, End::Connection(Axis::WestEast))));
        let elsewhere = scene.after("p15/q15q16");
        assert_eq!(elsewhere.position().end(), Some(End::LastPiece));
    }
}

// Rule 11

/// Both triangles go and come back.
const ROUND: &str = "e6-e8/d7e7 h8-h6/h7i7 e8-e6/d5e5 h6-h8/h9i9";

#[test]
fn the_third_time_the_same_position_occurs_the_game_is_drawn() {
    let twice = basic(TWO).after_all(ROUND);
    assert_eq!(twice.text(), format!("{} 4", basic(TWO).text().trim_end_matches(" 0")));
    assert_eq!(twice.end(), None);
    let thrice = twice.after_all(ROUND);
    assert_eq!(thrice.end(), Some((Outcome::Draw, End::Repetition)));
}

#[test]
fn the_same_pieces_with_the_other_player_to_move_are_another_position() {
    let (white, black) = (basic(TWO), basic(TWO).with("b 0"));
    assert_ne!(white.position(), black.position());
    assert_ne!(white.position().hash(), black.position().hash());
    // White comes back every third turn, Black every second: the first arrangement occurs three
    // times, but once of these with Black to move.
    let turns = "e6-e8/d7e7 h8-h6/h7i7 e8-e7/d6e6 h6-h8/h9i9 e7-e6/d5e5 \
                 h8-h6/h7i7 e6-e8/d7e7 h6-h8/h9i9 e8-e7/d6e6 h8-h6/h7i7 e7-e6/d5e5 h6-h8/h9i9";
    assert_eq!(white.after_all(turns).end(), None);
}

#[test]
fn pieces_of_one_kind_and_colour_are_interchangeable() {
    let scene = basic(TWO).and(
        "
                .       .
         8  .       B       .
                b       .
         7  .       b       .
                .       .
            c   d   e   f   g
    ",
    );
    // The two white triangles change places.
    let change = "e6-e12/d11e11 h8-h6/h7i7 e9-e6/d5e5 h6-h7/h8i8 e12-e9/d8e8 h7-h8/h9i9";
    let changed = scene.after_all(change);
    assert_eq!(changed.position().hash(), scene.position().hash());
    assert_eq!(changed.end(), None);
    assert_eq!(changed.after_all(change).end(), Some((Outcome::Draw, End::Repetition)));
}

#[test]
fn the_same_pieces_on_other_levels_are_another_position() {
    let c_on_top = basic(
        "
        10  .       .
                ab
         9  .       .
                aB
         8  .       .
                Ab
         7  .       .
            h   i   j
    ",
    );
    let e_on_top = basic(
        "
        10  .       .
                ba
         9  .       .
                Ba
         8  .       .
                bA
         7  .       .
            h   i   j
    ",
    );
    assert_ne!(c_on_top.position(), e_on_top.position());
    assert_ne!(c_on_top.position().hash(), e_on_top.position().hash());
}

#[test]
fn colour_punct_and_minor_dots_make_another_position_each() {
    let texts = [
        "w:i9/h8i8 b: w 0",
        "w: b:i9/h8i8 w 0",
        "w:i8/h8i9 b: w 0",
        "w:i9/h8h9 b: w 0",
        "w:i9/h8i8 b: b 0",
    ];
    let hash = |text: &str| Scene::read(Variant::Basic, text).position().hash();
    let hashes: BTreeSet<u64> = texts.into_iter().map(hash).collect();
    assert_eq!(hashes.len(), texts.len());
}

#[test]
fn the_same_dots_divided_into_other_pieces_are_another_position() {
    let triangles = basic(
        "
         9  .       .       .
                .       b       .
         8  .       A       b
                a       B       .
         7  .       a       .
                .       .       .
            g   h   i   j   k   l
    ",
    );
    let straight = basic(
        "
         9  .       .       .
                .       a       .
         8  .       A       b
                a       B       .
         7  .       b       .
                .       .       .
            g   h   i   j   k   l
    ",
    );
    let dots = |scene: &Scene| scene.position().board().visible(Color::White);
    assert_eq!(dots(&triangles), dots(&straight));
    assert_ne!(triangles.position(), straight.position());
    assert_ne!(triangles.position().hash(), straight.position().hash());
}

#[test]
fn a_hundred_turns_without_a_placement_draw() {
    let scene = basic(TWO).with("w 98");
    let ninety_nine = scene.after("e6-e8/d7e7");
    assert_eq!(ninety_nine.end(), None);
    assert_eq!(ninety_nine.after("l8/l9m9").end(), None);
    let hundred = ninety_nine.after("h8-h6/h7i7");
    assert_eq!(hundred.end(), Some((Outcome::Draw, End::HundredTurns)));
}

#[test]
fn a_placement_begins_the_count_anew() {
    let scene = basic(TWO).with("w 99").after("l8/l9m9");
    assert_eq!(scene.position().turns_without_placement(), 0);
    assert_eq!(scene.after("h8-h6/h7i7").position().turns_without_placement(), 1);
}

// Rule 12

#[test]
fn a_player_with_a_turn_may_not_pass() {
    let example = basic(TWO).position().legal_moves()[0];
    basic(TWO).refuses("pass", 12, &format!("may-not-pass {example}"));
}

/// White shows three dots in the centre, Black one.
const CENTRE: &str = "
                .       .       .       .
         8  .       A       N       .
                a       .       n       .
         7  .       a       .       n
                .       .       .       .
            g   h   i   j   k   l   m   n
    ";

#[test]
fn one_pass_hands_the_turn_over() {
    let passed = standard(CENTRE).after_pass();
    assert_eq!(passed.end(), None);
    assert_eq!(passed.position().to_move(), Color::Black);
    assert_eq!(passed.text(), standard(CENTRE).with("b 1 pass").text());
}

#[test]
fn two_passes_in_a_row_end_the_game_as_the_18th_piece_does() {
    let passed = standard(CENTRE).after_pass().after_pass();
    assert_eq!(passed.end(), Some((WHITE_WINS, End::TwoPasses)));
    assert_eq!(passed.turns(""), Vec::<String>::new());
    assert_eq!(passed.text(), standard(CENTRE).with("w 2 pass pass").text());
    let passed = standard(CENTRE).colors_swapped().after_pass().after_pass();
    assert_eq!(passed.end(), Some((BLACK_WINS, End::TwoPasses)));
    let passed = basic(CENTRE).after_pass().after_pass();
    assert_eq!(passed.end(), Some((Outcome::Draw, End::TwoPasses)));
}

#[test]
fn two_passes_with_a_turn_between_them_do_not_end_the_game() {
    let scene = standard(CENTRE).after_pass().after("k10-k9/l9m9").after_pass();
    assert_eq!(scene.end(), None);
    assert_eq!(scene.position().turns_without_placement(), 3);
}

#[test]
fn two_passes_count_before_a_hundred_turns() {
    let scene = standard(CENTRE);
    let hundredth = scene.with("w 99").after_pass();
    assert_eq!(hundredth.end(), Some((Outcome::Draw, End::HundredTurns)));
    let second = scene.with("w 99 pass").after_pass();
    assert_eq!(second.end(), Some((WHITE_WINS, End::TwoPasses)));
}

#[test]
fn when_the_game_is_over_there_are_no_turns() {
    let won = basic(CHAIN).after("p12/q12q13");
    assert_eq!(won.turns(""), Vec::<String>::new());
    assert_eq!(won.position().winning_moves(), []);
    won.refuses("pass", 12, "game-over");
    won.refuses("d3/d2e3", 12, "game-over");
}

#[test]
fn a_connection_counts_before_a_hundred_turns() {
    let scene = basic(CHAIN).and(
        "
                .
         8  .       a
                a
         7  .       A
                .
            n   o   p
    ",
    );
    let won = scene.with("w 99").after("p8-p12/q12q13");
    assert_eq!(won.end(), Some((WHITE_WINS, End::Connection(Axis::WestEast))));
}
