//! The texts of the DVONN course are true of its positions.

use std::collections::BTreeSet;

use basalt_learn::dvonn::COURSE as DVONN;
use basalt_learn::{Kind, Mark, Step};
use basalt_rules::dvonn::{Cell, CellSet, Move, Position};
use basalt_rules::{Color, Game};

fn step(id: &str) -> &'static Step {
    DVONN.step(id).unwrap_or_else(|| panic!("no step {id}"))
}

fn boards(id: &str) -> Vec<Position> {
    let positions = step(id).kind.positions(Game::Dvonn);
    positions.into_iter().map(|(_, text)| text.parse().expect("a position")).collect()
}

fn board(id: &str) -> Position {
    boards(id).remove(0)
}

/// The right move of a step's first exercise.
fn answer(id: &str) -> Move {
    let Kind::Exercises { exercises, .. } = &step(id).kind else { panic!("{id} has no answer") };
    exercises[0].answer.parse().expect("a move")
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play(mv).unwrap_or_else(|refusal| panic!("{mv} in {position}: {refusal}"));
    after
}

/// The same board with Black to move.
fn for_black(position: &Position) -> Position {
    position.to_string().replace(" w ", " b ").parse().expect("a position")
}

/// The number of White's pieces that a move of Black's cuts off; 0 if it is illegal.
fn lost_by(position: &Position, mv: Move) -> u32 {
    let black = for_black(position);
    let score = |position: &Position| position.score()[Color::White];
    let mut after = black.clone();
    if after.play(mv).is_ok() { score(&black) - score(&after) } else { 0 }
}

#[test]
fn the_advised_move_averts_a_danger() {
    for (id, danger, loss) in [("island", "f2g2", 6), ("guard", "d1f1", 4), ("too-high", "f2h2", 7)]
    {
        let danger = danger.parse().expect("a move");
        assert_eq!(lost_by(&board(id), danger), loss, "{id}");
        assert_eq!(lost_by(&after(&board(id), answer(id)), danger), 0, "{id}");
    }
}

#[test]
fn the_mobile_move_leaves_more_stacks_able_to_move_than_any_other() {
    let before = board("mobility");
    let left = |mv| after(&before, mv).board().movable(Color::White).len();
    assert_eq!(left(answer("mobility")), 4);
    for &mv in before.legal_moves().iter().filter(|&&mv| mv != answer("mobility")) {
        assert!(left(mv) < 4, "{mv}");
    }
}

#[test]
fn the_stack_that_is_too_high_stays_even_if_it_grows() {
    let stack: Cell = "f2".parse().expect("a space");
    let mut position = after(&board("too-high"), answer("too-high"));
    assert!(!position.board().movable(Color::White).contains(stack));
    position.play("e1f2".parse().expect("a move")).expect("a legal move");
    assert!(!position.board().movable(Color::Black).contains(stack));
}

#[test]
fn black_has_to_pass_where_that_is_said() {
    for id in ["hinge", "shut-in", "last"] {
        assert!(!after(&board(id), answer(id)).board().can_move(), "{id}");
    }
}

#[test]
fn each_move_has_its_price() {
    let before = board("price");
    let is_white = |cell: &Cell| before.stack(*cell).owner() == Some(Color::White);
    let moves = before.legal_moves();
    assert_eq!(moves.len(), 3);
    for &mv in &moves {
        assert!(before.cut_off_by(mv).into_iter().any(|cell| is_white(&cell)), "{mv}");
    }
    let score = after(&before, answer("price")).score();
    assert_eq!((score[Color::White], score[Color::Black]), (4, 2));
}

fn at_edge(position: &Position) -> usize {
    let is_edge = |&cell: &Cell| (CellSet::of(cell).neighbours() & CellSet::FULL).len() < 6;
    position.board().owned(Color::White).into_iter().filter(is_edge).count()
}

fn beside_red(position: &Position) -> usize {
    (position.board().owned(Color::White) & position.board().with_red().neighbours()).len()
}

#[test]
fn boards_for_placing_differ_in_what_is_said_of_them() {
    let counts = |id| boards(id).iter().map(|one| (at_edge(one), beside_red(one))).collect();
    let [edge, near, heap]: [Vec<_>; 3] = ["edge", "near", "heap"].map(counts);
    assert_eq!((edge[0].0, edge[1].0), (2, 10));
    assert_eq!(edge[0].1, edge[1].1);
    assert_eq!((near[0].1, near[1].1), (13, 8));
    assert_eq!(near[0].0, near[1].0);
    assert_eq!(heap[0], heap[1]);
}

#[test]
fn the_marks_are_where_two_boards_differ() {
    for id in ["edge", "near", "heap"] {
        let [one, other] = &boards(id)[..] else { panic!("{id} has two boards") };
        let differs = |cell: &Cell| one.stack(*cell) != other.stack(*cell);
        let differing: BTreeSet<String> =
            Cell::ALL.iter().filter(|cell| differs(cell)).map(ToString::to_string).collect();
        let Kind::Compare { figures, .. } = &step(id).kind else { panic!("{id} compares") };
        for figure in figures {
            let marked = figure.marks.iter().map(|mark| match mark {
                Mark::Target(space) => (*space).to_owned(),
                other => panic!("{other:?}"),
            });
            assert_eq!(marked.collect::<BTreeSet<_>>(), differing, "{id}");
        }
    }
}
