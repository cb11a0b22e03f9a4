//! The numbered rules of DVONN, sentence by sentence.

use std::collections::BTreeSet;

use basalt_rules::dvonn::{
    Cell, CellSet, IllegalMove, Phase, Piece, Position, Setup, SetupError, Stack,
};
use basalt_rules::sentence::Sentence;
use basalt_rules::{Color, Outcome};

use crate::dvonn::words::{legal, names, position};

fn cell(name: &str) -> Cell {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Plays one move given as text, which must be legal.
fn play(position: &mut Position, mv: &str) {
    let mv = position.read_move(mv).unwrap_or_else(|error| panic!("{mv} in {position}: {error}"));
    position.play(mv).expect("it was just found legal");
}

/// The text of the position after a move.
fn after(text: &str, mv: &str) -> String {
    let mut position = position(text);
    play(&mut position, mv);
    position.to_string()
}

/// The stacks that a legal move takes off.
fn cut_off(text: &str, mv: &str) -> Vec<String> {
    let position = position(text);
    let mv = position.read_move(mv).unwrap_or_else(|error| panic!("{mv} in {text}: {error}"));
    names(position.cut_off_by(mv))
}

fn at_the_edge(cell: Cell) -> bool {
    CellSet::of(cell).neighbours().len() < 6
}

/// All positions of a placing phase in which each player takes the first free space of its list.
fn placings(white: &[Cell], black: &[Cell]) -> Vec<Position> {
    let mut positions = vec![Position::start()];
    let mut position = Position::start();
    while position.phase() == Phase::Placing {
        let wanted = if position.to_move() == Color::White { white } else { black };
        let free = wanted.iter().find(|&&cell| position.stack(cell).is_empty());
        play(&mut position, &free.expect("a free space").to_string());
        positions.push(position.clone());
    }
    positions
}

/// A full board after 49 placements in which White stayed inside and Black at the edge.
fn white_inside() -> Position {
    let (edge, inside): (Vec<Cell>, Vec<Cell>) =
        Cell::ALL.into_iter().partition(|&c| at_the_edge(c));
    placings(&inside, &edge).pop().expect("there is the start")
}

// Rule 1

#[test]
fn white_and_black_place_in_turn_and_white_begins() {
    for (placed, position) in placings(&Cell::ALL, &Cell::ALL).iter().take(49).enumerate() {
        assert_eq!(position.to_move() == Color::White, placed % 2 == 0, "after {placed}");
    }
}

#[test]
fn the_first_three_plies_place_red_pieces() {
    let positions = placings(&Cell::ALL, &Cell::ALL);
    assert_eq!(positions[3].to_string(), "9/10/11/10/rrr6 b p");
    assert!(positions[..3].iter().all(|position| position.next_piece() == Some(Piece::Red)));
}

#[test]
fn from_ply_4_on_each_player_places_its_own_colour() {
    let positions = placings(&Cell::ALL, &Cell::ALL);
    assert_eq!(positions[4].to_string(), "9/10/11/10/rrrb5 w p");
    assert_eq!(positions[5].to_string(), "9/10/11/10/rrrbw4 b p");
    for position in &positions[3..49] {
        assert_eq!(position.next_piece(), Some(Piece::of(position.to_move())), "{position}");
    }
}

// Rule 2

#[test]
fn a_piece_goes_on_any_empty_space() {
    for position in placings(&Cell::ALL, &Cell::ALL).iter().take(49) {
        let mut empty = names(CellSet::FULL - position.board().occupied());
        empty.sort();
        assert_eq!(legal(position), empty);
    }
}

#[test]
fn after_ply_49_the_board_is_full() {
    let positions = placings(&Cell::ALL, &Cell::ALL);
    assert_eq!(positions.len(), 50);
    let pieces = Cell::ALL.map(|cell| positions[49].stack(cell));
    let count = |piece| pieces.iter().filter(|&&stack| stack == Stack::of(piece)).count();
    assert_eq!(Piece::ALL.map(count), [23, 23, 3]);
    assert_eq!(positions[49].phase(), Phase::Stacking);
}

// Rule 3

#[test]
fn white_plays_ply_49_and_then_ply_50() {
    let mut positions = placings(&Cell::ALL, &Cell::ALL);
    assert_eq!(positions[48].to_move(), Color::White);
    let full = &mut positions[49];
    assert_eq!(full.to_move(), Color::White);
    let first = legal(full)[0].clone();
    assert_ne!(first, "pass");
    play(full, &first);
    assert_eq!(full.to_move(), Color::Black);
}

// Rule 4

#[test]
fn a_stack_belongs_to_the_player_whose_colour_is_on_top() {
    let white = position("9/10/2(bbw)r(wwb)r1r3/10/9 w s");
    assert_eq!(white.stack(cell("c3")).owner(), Some(Color::White));
    assert_eq!(white.stack(cell("e3")).owner(), Some(Color::Black));
    assert_eq!(legal(&white), ["c3f3"]);
    let black = position("9/10/2(bbw)r(wwb)r1r3/10/9 b s");
    assert_eq!(legal(&black), ["e3h3"]);
}

#[test]
fn one_piece_is_a_stack_of_height_1() {
    assert_eq!(legal(&position("9/10/2wrrr5/10/9 w s")), ["c3d3"]);
}

// Rule 5

/// A stack of two amid a ring of stacks two spaces away.
const RING: &str = "3rbb3/3b2b3/3r1(rw)1b3/3b2b3/3bbb3 w s";

#[test]
fn a_stack_moves_in_each_of_the_six_directions() {
    assert_eq!(legal(&position(RING)), ["f3d1", "f3d3", "f3f1", "f3f5", "f3h3", "f3h5"]);
}

#[test]
fn a_stack_moves_whole_and_leaves_its_space_empty() {
    assert_eq!(after(RING, "f3h5"), "3rb(brw)3/3b2b3/3r3b3/3b2b3/3bbb3 b s");
}

#[test]
fn a_stack_moves_exactly_as_many_spaces_as_it_is_high() {
    for height in 1..=10 {
        let tower = "w".repeat(height);
        let tower = if height == 1 { tower } else { format!("({tower})") };
        let board = position(&format!("9/10/{tower}rrrbbbbbbb/10/9 w s"));
        let target = Cell::at(height as i8, 3).expect("row 3 has 11 spaces");
        assert_eq!(legal(&board), [format!("a3{target}")]);
    }
}

#[test]
fn a_stack_higher_than_10_has_no_move() {
    let board = position("9/10/(wwwwwwwwwww)rrrbbbbbbb/10/9 w s");
    assert_eq!(legal(&board), ["pass"]);
}

#[test]
fn empty_and_occupied_spaces_on_the_way_both_count_and_are_crossed() {
    let crossing = "9/10/2(rww)1brr4/10/9 w s";
    assert_eq!(legal(&position(crossing)), ["c3f3"]);
    assert_eq!(after(crossing, "c3f3"), "9/10/4b(rrww)r4/10/9 b s");
}

#[test]
fn a_stack_ends_on_a_stack_of_either_player_or_on_red() {
    let board = position("9/4b5/3rrwr4/4w5/9 w s");
    assert_eq!(legal(&board), ["e2e3", "e2f3", "f3e2", "f3e3", "f3f4", "f3g3"]);
}

#[test]
fn the_moved_stack_lies_on_top_in_its_order() {
    let text = "9/10/2(rbbw)3(bwb)rr2/10/9 w s";
    assert_eq!(after(text, "c3g3"), "9/10/6(bwbrbbw)rr2/10/9 b s");
}

// Rule 6

/// A white piece with all six neighbours taken.
const SURROUNDED: &str = "3r5/4bb4/3rbwbr3/4bb4/9 w s";

#[test]
fn a_stack_with_six_occupied_neighbours_may_not_move() {
    assert_eq!(legal(&position(SURROUNDED)), ["pass"]);
}

#[test]
fn one_empty_neighbour_is_enough_to_move() {
    let setup = SURROUNDED.parse::<Setup>().expect("it is well written");
    for neighbour in CellSet::of(cell("f3")).neighbours() {
        let mut opened = setup.clone();
        opened[neighbour] = Stack::EMPTY;
        let moves = legal(&opened.position().expect("the others stay linked"));
        assert_eq!(moves.len(), 5, "without {neighbour}: {moves:?}");
    }
}

#[test]
fn a_stack_at_the_edge_is_never_blocked() {
    assert_eq!(legal(&position("9/10/11/rrr7/wb7 w s")), ["a1a2", "a1b1", "a1b2"]);
}

#[test]
fn on_a_full_board_just_the_stacks_at_the_edge_can_move() {
    let full = placings(&Cell::ALL, &Cell::ALL).pop().expect("there is the start");
    for color in Color::ALL {
        let owned = full.board().owned(color).into_iter();
        let expected: CellSet = owned.filter(|&cell| at_the_edge(cell)).collect();
        assert_eq!(full.board().movable(color), expected, "{color}");
    }
}

// Rule 7

#[test]
fn a_single_red_piece_never_moves() {
    assert_eq!(legal(&position("9/10/2wrrrb4/10/9 w s")), ["c3d3"]);
    assert_eq!(legal(&position("9/10/2wrrrb4/10/9 b s")), ["g3f3"]);
}

#[test]
fn red_is_never_on_top_of_a_stack_higher_than_1() {
    let setup = "9/10/2r(wr)r6/10/9 w s".parse::<Setup>().expect("it is well written");
    assert_eq!(setup.position(), Err(SetupError::RedOnTop { space: cell("d3") }));
}

#[test]
fn a_stack_that_holds_red_moves_like_any_other() {
    let text = "9/10/2(rb)1wrr4/10/9 b s";
    assert_eq!(after(text, "c3e3"), "9/10/4(wrb)rr4/10/9 w s");
}

// Rule 8

/// A red piece, then a white and two black ones that hang on it.
const HANGING: &str = "9/10/3rwbb1rr1/10/9 w s";

#[test]
fn stacks_that_are_no_longer_linked_are_taken_off() {
    assert_eq!(cut_off(HANGING, "e3d3"), ["f3", "g3"]);
    assert_eq!(after(HANGING, "e3d3"), "9/10/3(rw)4rr1/10/9 b s");
}

#[test]
fn the_moved_stack_is_taken_off_with_the_others() {
    assert_eq!(cut_off(HANGING, "e3f3"), ["f3", "g3"]);
    assert_eq!(after(HANGING, "e3f3"), "9/10/3r4rr1/10/9 b s");
}

#[test]
fn a_long_chain_of_neighbours_links() {
    let chain = "9/10/bbbbbbbbrrr/w9/9 w s";
    assert_eq!(cut_off(chain, "a2a3"), Vec::<String>::new());
}

#[test]
fn a_red_piece_inside_a_stack_links_like_a_single_one() {
    let text = "9/10/2bw(brw)bb1rr1/10/9 w s";
    assert_eq!(cut_off(text, "d3c3"), ["c3"]);
    assert_eq!(after(text, "d3c3"), "9/10/4(brw)bb1rr1/10/9 b s");
}

#[test]
fn a_red_piece_that_travels_takes_its_link_along() {
    let text = "9/10/3b(rw)bb2rr/10/9 w s";
    assert_eq!(cut_off(text, "e3g3"), ["d3"]);
    assert_eq!(after(text, "e3g3"), "9/10/5b(brw)2rr/10/9 b s");
}

#[test]
fn only_parts_with_red_survive() {
    let text = "9/3r6/4wbr4/3b6/3b4r w s";
    assert_eq!(cut_off(text, "e3f3"), ["d1", "d2"]);
    assert_eq!(after(text, "e3f3"), "9/3r6/5(bw)r4/10/8r b s");
}

#[test]
fn red_pieces_stay_on_the_board_even_alone() {
    let text = "9/10/r1rwb4(rb)1/10/9 w s";
    assert_eq!(after(text, "d3c3"), "9/10/r1(rw)6(rb)1/10/9 b s");
}

// Rule 9

#[test]
fn a_player_without_a_move_must_pass() {
    assert_eq!(legal(&position(SURROUNDED)), ["pass"]);
    assert_eq!(after(SURROUNDED, "pass"), SURROUNDED.replace(" w ", " b "));
}

#[test]
fn a_player_with_a_move_may_not_pass() {
    let refusal = position(HANGING).read_move("pass").expect_err("there are moves");
    assert_eq!(refusal.rule(), Some(9));
    assert!(!legal(&position(HANGING)).contains(&"pass".to_string()));
}

#[test]
fn a_player_who_passed_moves_again_as_soon_as_a_move_is_there() {
    let mut game = position(SURROUNDED);
    play(&mut game, "pass");
    play(&mut game, "g3h3");
    assert_eq!(game.to_move(), Color::White);
    assert_eq!(legal(&game), ["f3e2", "f3e3", "f3f2", "f3f4", "f3g4"]);
}

#[test]
fn ply_50_can_be_a_pass_and_white_moves_at_ply_52() {
    let mut game = white_inside();
    assert_eq!((game.phase(), game.to_move()), (Phase::Stacking, Color::White));
    assert_eq!(legal(&game), ["pass"]);
    play(&mut game, "pass");
    assert_eq!(game.to_move(), Color::Black);
    play(&mut game, "c1d1");
    assert_eq!(game.to_move(), Color::White);
    assert_eq!(legal(&game), ["d2c2", "d2d1", "d2d3", "d2e2", "d2e3"]);
    play(&mut game, "d2e2");
}

// Rule 10

#[test]
fn the_game_ends_when_neither_player_can_move() {
    let over = position("9/10/(rbw)3(rb)5r/10/9 w s");
    assert!(over.is_over());
    assert_eq!(legal(&over), Vec::<String>::new());
}

#[test]
fn the_game_goes_on_while_one_player_can_move() {
    let going_on = position("9/10/(rbw)3(rb)br4/10/9 w s");
    assert_eq!(going_on.outcome(), None);
    assert_eq!(legal(&going_on), ["pass"]);
}

#[test]
fn a_score_is_the_number_of_pieces_of_any_colour_in_a_players_stacks() {
    let score = position("9/10/2(bbw)w(rrbbb)(wb)r4/10/9 w s").score();
    assert_eq!((score.white, score.black), (4, 7));
}

#[test]
fn single_red_pieces_count_for_nobody() {
    let score = position("9/10/2rrr6/10/9 w s").score();
    assert_eq!((score.white, score.black), (0, 0));
}

#[test]
fn the_higher_score_wins_and_equal_scores_draw() {
    let outcome = |text| position(text).outcome();
    assert_eq!(outcome("9/10/(rbw)3(rb)5r/10/9 b s"), Some(Outcome::Win(Color::White)));
    assert_eq!(outcome("9/10/(rw)3(rbb)5r/10/9 w s"), Some(Outcome::Win(Color::Black)));
    assert_eq!(outcome("9/10/(rw)3(rb)5r/10/9 w s"), Some(Outcome::Draw));
}

// Sentences of the rules page about text

#[test]
fn a_move_may_be_typed_with_a_hyphen_and_in_upper_case() {
    for text in ["e3d3", "e3-d3", "E3D3", "E3-d3"] {
        let mv = position(HANGING).read_move(text).expect("a legal move");
        assert_eq!(mv.to_string(), "e3d3");
    }
}

#[test]
fn malformed_text_breaks_no_rule() {
    let error = position(HANGING).read_move("e3e9").expect_err("there is no e9");
    assert_eq!((error.key(), error.rule()), ("text-move", None));
}

/// A position, a move that it refuses, the name of the reason, and the rule.
const REFUSED: [(&str, &str, &str, u8); 14] = [
    ("9/10/11/10/9 w p", "a1b1", "dvonn-still-placing", 1),
    ("9/10/11/10/9 w p", "pass", "dvonn-still-placing", 1),
    ("9/10/r10/10/9 b p", "a3", "dvonn-space-taken", 2),
    (HANGING, "a1", "dvonn-placing-over", 2),
    (HANGING, "f3g3", "dvonn-not-yours", 4),
    (HANGING, "a1b1", "dvonn-nothing-there", 5),
    (HANGING, "e3f5", "dvonn-not-in-line", 5),
    (HANGING, "e3e3", "dvonn-not-in-line", 5),
    (HANGING, "e3g3", "dvonn-wrong-distance", 5),
    (HANGING, "e3e4", "dvonn-empty-target", 5),
    (SURROUNDED, "f3g3", "dvonn-surrounded", 6),
    (HANGING, "d3e3", "dvonn-lone-red", 7),
    (HANGING, "pass", "dvonn-may-not-pass", 9),
    ("9/10/(rbw)3(rb)5r/10/9 w s", "pass", "dvonn-game-over", 10),
];

#[test]
fn a_refused_move_names_the_rule_it_breaks_and_changes_nothing() {
    for (text, mv, key, rule) in REFUSED {
        let mut position = position(text);
        let refusal = position.play(mv.parse().expect(mv)).expect_err(mv);
        assert_eq!((refusal.key(), refusal.rule()), (key, rule), "{mv} in {text}");
        assert_eq!(position.to_string(), text);
    }
}

#[test]
fn every_reason_for_a_refusal_occurs() {
    let occurring: BTreeSet<&str> = REFUSED.iter().map(|&(_, _, key, _)| key).collect();
    let known: BTreeSet<&str> =
        IllegalMove::TEMPLATES.iter().map(|template| template.key).collect();
    assert_eq!(occurring, known);
}
