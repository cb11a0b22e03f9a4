//! The board, the pieces, the texts and the known numbers of PÜNCT, as the rules page has them.

use std::collections::{BTreeMap, BTreeSet};

use basalt_rules::Color;
use basalt_rules::punct::{
    Axis, CENTRE, Cell, CellSet, Lie, Move, PieceKind, Position, Shape, Symmetry, Variant,
};
use basalt_testkit::punct::twin::space_names;

use crate::punct::picture;
use crate::punct::scene::{BRIDGE, LONE_C, LONE_E, LONE_T, Scene, TWO, basic};

#[test]
fn a_picture_is_read_as_it_is_drawn() {
    let text = "w:i8/h7i7,i10/i11j11,i8/i9i10^1 b: w 0";
    assert_eq!(basic(BRIDGE).text(), text);
    let text = "w:e6/d5e5 b:h8/h9i9 w 0";
    assert_eq!(basic(TWO).text(), text);
}

#[test]
#[should_panic(expected = "n stands between two spaces")]
fn a_picture_with_a_dot_between_two_spaces_is_none() {
    picture::pieces(
        "
         9  .   n
            h   i
    ",
    );
}

fn set(names: &str) -> CellSet {
    names.split_whitespace().map(|name| name.parse::<Cell>().expect("a space")).collect()
}

// Board

#[test]
fn the_board_has_211_spaces_and_no_corners() {
    let names: BTreeSet<String> = Cell::ALL.iter().map(Cell::to_string).collect();
    assert_eq!(names.len(), 211);
    assert_eq!(names, space_names().into_iter().collect());
    for corner in ["a1", "a9", "i1", "i17", "q9", "q17"] {
        assert!(corner.parse::<Cell>().is_err(), "{corner}");
    }
}

#[test]
fn columns_grow_to_the_right_and_rows_upwards_from_the_middle_i9() {
    for (name, q, r) in
        [("i9", 0, 0), ("a2", -8, 7), ("q16", 8, -7), ("h1", -1, 8), ("b10", -7, -1)]
    {
        let cell: Cell = name.parse().expect("a space");
        assert_eq!((cell.q(), cell.r()), (q, r), "{name}");
    }
}

#[test]
fn each_of_the_six_sides_has_seven_spaces_of_its_own() {
    let sides = [
        ("a2 a3 a4 a5 a6 a7 a8", "q10 q11 q12 q13 q14 q15 q16"),
        ("b1 c1 d1 e1 f1 g1 h1", "j17 k17 l17 m17 n17 o17 p17"),
        ("b10 c11 d12 e13 f14 g15 h16", "j2 k3 l4 m5 n6 o7 p8"),
    ];
    for (axis, (one, opposite)) in Axis::ALL.into_iter().zip(sides) {
        assert_eq!(axis.sides(), [set(one), set(opposite)]);
    }
    let all: Vec<CellSet> = Axis::ALL.into_iter().flat_map(Axis::sides).collect();
    let union = all.iter().fold(CellSet::EMPTY, |union, &side| union | side);
    assert_eq!(union.len(), 6 * 7);
}

/// From rim space to rim space.
const LINE: &str = "
         9  .       .       .       .       .       .       .       e
                .       .       .       .       .       .       E
         8  .       .       .       .       .       .       e       .
                .       .       .       .       .       d       .
         7  .       .       .       .       .       d       .       .
                .       .       .       .       D       .       .
         6  .       .       .       .       c       .       .       .
                .       .       .       c       .       .       .
         5  .       .       .       C       .       .       .       .
                .       .       b       .       .       .       .
         4  .       .       b       .       .       .       .       .
                .       B       .       .       .       .       .
         3  .       a       .       .       .       .       .       .
                a       .       .       .       .       .       .
         2  A       .       .       .       .       .       .       .
            b   c   d   e   f   g   h   i   j   k   l   m   n   o   p
    ";

#[test]
fn the_rim_spaces_behind_the_corners_are_on_no_side() {
    let line = basic(LINE);
    assert_eq!(line.connected(), None);
    let mut rim = CellSet::EMPTY;
    for image in Symmetry::all().map(|symmetry| line.position().transformed(symmetry)) {
        assert_eq!(image.outcome(), None, "{image}");
        rim |= image.board().visible(Color::White) & set("b2 b9 i2 i16 p9 p16");
    }
    assert_eq!(rim.len(), 6, "each of them is met");
}

#[test]
fn a_line_between_two_rim_spaces_lacks_a_dot_on_either_side() {
    let one_side = basic(LINE).after("a2/a3b3");
    assert_eq!(one_side.connected(), None);
    let both_sides = one_side.after("k5/k6l6").after("q16/p15q15");
    assert_eq!(both_sides.connected(), Some(Color::White));
}

#[test]
fn the_central_hexagon_has_19_spaces() {
    let names = "g7 g8 g9 h7 h8 h9 h10 i7 i8 i9 i10 i11 j8 j9 j10 j11 k9 k10 k11";
    assert_eq!(CENTRE, set(names));
    assert_eq!(CENTRE.len(), 19);
}

#[test]
fn the_board_is_drawn_with_columns_upright_row_1_lower_left_and_row_17_upper_right() {
    let text = Position::start(Variant::Standard).diagram(None).to_string();
    let mut drawn = BTreeMap::new();
    for (line, words) in text.lines().enumerate() {
        let words: Vec<char> = words.chars().collect();
        for (at, pair) in words.windows(2).enumerate().filter(|(_, pair)| pair[0] == ' ') {
            let rest: String = words[at + 1..].iter().take_while(|c| **c != ' ').collect();
            if let (true, Ok(cell)) = (pair[1] != ' ', rest.parse::<Cell>()) {
                drawn.insert(cell, (line as i8, at));
            }
        }
    }
    assert_eq!(drawn.len(), 211, "each space is named once:\n{text}");
    let (top, left) =
        (drawn[&set("i9").first().expect("i9")].0, drawn[&set("a2").first().expect("a2")].1);
    for (cell, (line, at)) in drawn {
        // A column lies straight up and down, a row falls by half a space with each column.
        assert_eq!(line, top + cell.q() + 2 * cell.r(), "{cell}");
        assert_eq!(at, left + 4 * (cell.q() + 8) as usize, "{cell}");
    }
}

// Pieces

#[test]
fn each_player_has_18_pieces_and_both_reserves_lie_open() {
    let start = Position::start(Variant::Standard);
    for color in Color::ALL {
        let reserve = PieceKind::ALL.map(|kind| start.reserve(color, kind));
        // T, C, E, L, R, M
        assert_eq!(reserve, [6, 2, 4, 2, 2, 2], "{color}");
        assert_eq!(reserve.iter().sum::<usize>(), 18);
    }
    let placed = Scene::start(Variant::Standard).after("l4/l5m5");
    assert_eq!(placed.position().reserve(Color::White, PieceKind::T), 5);
    assert_eq!(placed.position().reserve(Color::Black, PieceKind::T), 6);
}

/// The ways to lie that a lone piece on i9 can take by turning, with the one in which it lies.
fn ways(scene: &Scene) -> BTreeSet<String> {
    let lie = scene.position().board().pieces().next().expect("a piece").lie;
    let mut ways: BTreeSet<String> =
        scene.turns("i9-i9/").iter().map(|turn| turn["i9-i9/".len()..].to_string()).collect();
    assert!(ways.insert(lie.to_string()["i9/".len()..].to_string()), "lying as before is no turn");
    ways
}

fn words(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(str::to_string).collect()
}

/// A white L.
const LONE_L: &str = "
                .       .
         8  .       A
                .       .
         7  .       a
                a       .
         6  .       .
            g   h   i   j
    ";

/// A white R.
const LONE_R: &str = "
         9  .       .
                A       .
         8  .       .
                a       .
         7  .       a
                .       .
            h   i   j   k
    ";

/// A white M.
pub(super) const LONE_M: &str = "
         9  .       .
                a       .
         8  .       A
                .       .
         7  .       a
                .       .
            g   h   i   j
    ";

#[test]
fn a_c_lies_in_three_ways_and_every_other_kind_in_six() {
    for (kind, picture, expected) in [
        ("a triangle", LONE_T, "h8i8 h8h9 h9i10 i10j10 j9j10 i8j9"),
        ("straight about its PÜNCT", LONE_C, "i8i10 h8j10 h9j9"),
        ("straight from its PÜNCT on", LONE_E, "i7i8 g7h8 g9h9 i10i11 j10k11 j9k9"),
        ("turns clockwise at its first dot", LONE_L, "h7i8 g8h8 h9h10 i10j11 j10k10 j8j9"),
        ("turns the other way", LONE_R, "i8j8 h7h8 g8h9 h10i10 j10j11 j9k10"),
        ("has its PÜNCT at the bend", LONE_M, "h9i8 h8i10 h9j10 i10j9 i8j10 h8j9"),
    ] {
        assert_eq!(ways(&basic(picture)), words(expected), "{kind}");
    }
}

#[test]
fn a_piece_never_flips_so_an_l_is_no_r() {
    let l = basic(LONE_L);
    l.refuses("i9-i9/i8j8", 3, "other-kind i9 L R");
    let lie: Lie = "i9/h7i8".parse().expect("an L");
    let mirrored = Symmetry::all().nth(6).expect("the first mirror").lie(lie);
    assert_eq!((lie.shape().kind(), mirrored.shape().kind()), (PieceKind::L, PieceKind::R));
}

#[test]
fn three_spaces_with_the_punct_named_tell_the_kind() {
    let texts = ["i9/h8i8", "i9/i8i10", "i8/i9i10", "i10/i9h8", "h8/i9i10", "i9/h8i10"];
    let kinds =
        [PieceKind::T, PieceKind::C, PieceKind::E, PieceKind::L, PieceKind::R, PieceKind::M];
    for (text, kind) in texts.into_iter().zip(kinds) {
        let lie: Lie = text.parse().expect("a piece");
        assert_eq!(lie.shape().kind(), kind, "{text}");
    }
    assert!("i9/i8k9".parse::<Lie>().is_err(), "no kind lies so");
}

// Text

#[test]
fn a_placement_names_the_punct_and_the_minor_dots_by_column_and_row() {
    let start = Scene::start(Variant::Standard);
    start.allows("l4/l5m5");
    for text in ["l4/l5m5", "l4/m5l5", "L4/L5M5", "L4/m5L5"] {
        let mv = start.position().read_move(text).expect("a legal turn");
        assert_eq!(mv.to_string(), "l4/l5m5");
    }
}

#[test]
fn a_move_names_the_old_space_of_the_punct_first() {
    let scene = basic(
        "
                .       .
         3  .       A
                a       .
         2  .       a
                .       .
            a   b   c   d
    ",
    );
    for text in ["c4-f7/f8g8", "C4-F7/G8F8"] {
        let mv = scene.position().read_move(text).expect("a legal turn");
        assert_eq!(mv.to_string(), "c4-f7/f8g8");
    }
    let in_place = scene.position().read_move("c4-c4/c5d5").expect("a legal turn");
    assert_eq!(in_place.to_string(), "c4-c4/c5d5");
}

#[test]
fn a_pass_is_a_word() {
    assert_eq!("pass".parse(), Ok(Move::Pass));
    assert_eq!("PASS".parse(), Ok(Move::Pass));
    assert_eq!(Move::Pass.to_string(), "pass");
}

#[test]
fn malformed_text_breaks_no_rule() {
    for text in ["l4", "l4/l5", "l4-l5m5", "l4/l5m5n5", "a1/a2b2", "i9/i8k9", "passe", ""] {
        let error = Position::start(Variant::Basic).read_move(text).expect_err(text);
        assert_eq!(error.rule(), None, "{text}: {error}");
    }
}

// Known numbers

/// The number of turns of each kind, in the order T, C, E, L, M, R.
fn by_kind(turns: &[Move]) -> [usize; 6] {
    [PieceKind::T, PieceKind::C, PieceKind::E, PieceKind::L, PieceKind::M, PieceKind::R].map(
        |kind| {
            let is_of_kind =
                |mv: &&Move| matches!(mv, Move::Place(lie) if lie.shape().kind() == kind);
            turns.iter().filter(is_of_kind).count()
        },
    )
}

#[test]
fn there_are_4986_first_turns_in_both_games() {
    for variant in [Variant::Basic, Variant::Standard] {
        let start = Scene::start(variant);
        let turns = start.position().legal_moves();
        assert_eq!(turns.len(), 4986);
        assert_eq!(by_kind(&turns), [954, 444, 888, 900, 900, 900]);
        assert_eq!(start.position().board().count_turns(), 4986);
    }
}

#[test]
fn with_the_centre_open_there_would_be_5931() {
    let shapes = || PieceKind::ALL.into_iter().flat_map(PieceKind::shapes);
    let everywhere = |punct: Cell| shapes().filter_map(move |shape: Shape| Lie::new(punct, shape));
    let turns: Vec<Move> = Cell::ALL.into_iter().flat_map(everywhere).map(Move::Place).collect();
    assert_eq!(turns.len(), 5931);
    assert_eq!(by_kind(&turns), [1116, 531, 1062, 1074, 1074, 1074]);
}
