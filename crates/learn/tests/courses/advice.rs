//! The texts of the DVONN course are true of its positions.

use std::collections::BTreeSet;

use basalt_learn::dvonn::COURSE as DVONN;
use basalt_learn::{FigureMark, Question, Step, StepKind};
use basalt_rules::dvonn::{Cell, CellSet, Move, Position, Stack};
use basalt_rules::{AnyMove, AnyPosition, Color, Game};

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

/// A question of the exam.
fn question(task: &str) -> &'static Question {
    let StepKind::Exam { questions } = step("exam").kind else { panic!("no exam") };
    questions.iter().find(|question| question.task == task).expect("a question")
}

fn asked(task: &str) -> Position {
    question(task).board.position.parse().expect("a position")
}

fn exam_answer(task: &str) -> Move {
    question(task).answer.parse().expect("a move")
}

/// The right move of a step's first exercise.
fn answer(id: &str) -> Move {
    let StepKind::Exercises { exercises, .. } = &step(id).kind else {
        panic!("{id} has no answer")
    };
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

/// The move of the red arrow that the task of a step shows.
fn danger(id: &str) -> Move {
    let marks = step(id).marks_of("text").expect("marks");
    let shown = marks.iter().find_map(|mark| match mark {
        FigureMark::Danger(from, to) => Some(format!("{from}{to}")),
        _ => None,
    });
    shown.expect("a red arrow").parse().expect("a move")
}

#[test]
fn the_advised_move_averts_a_danger() {
    for (id, loss) in [("island", 6), ("guard", 4), ("too-high", 7)] {
        assert_eq!(lost_by(&board(id), danger(id)), loss, "{id}");
        assert_eq!(lost_by(&after(&board(id), answer(id)), danger(id)), 0, "{id}");
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
    for id in ["hinge", "shut-in", "last", "spare"] {
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

/// The number of moves that White would have after a move.
fn moves_left(position: &Position, mv: Move) -> usize {
    let after = AnyPosition::from(after(position, mv)).with_to_move(Color::White);
    after.legal_moves().iter().filter(|&&mv| mv != AnyMove::pass(Game::Dvonn)).count()
}

/// The number of moves that White would have after the answer, and at most after any other move.
fn moves_left_by(position: &Position, answer: Move) -> (usize, Option<usize>) {
    let moves = position.legal_moves();
    let others = moves.iter().filter(|&&mv| mv != answer).map(|&mv| moves_left(position, mv));
    (moves_left(position, answer), others.max())
}

#[test]
fn the_answer_keeps_more_moves_than_any_other() {
    assert_eq!(moves_left_by(&board("moves"), answer("moves")), (8, Some(5)));
    assert_eq!(moves_left_by(&asked("moves"), exam_answer("moves")), (4, Some(2)));
}

fn covers(position: &Position, mv: Move, color: Color) -> bool {
    matches!(mv, Move::Stack { to, .. } if position.stack(to).owner() == Some(color))
}

#[test]
fn a_quiet_move_covers_an_own_stack_although_black_ones_could_be_covered() {
    for (board, answer) in
        [(board("quiet"), answer("quiet")), (asked("quiet"), exam_answer("quiet"))]
    {
        assert!(covers(&board, answer, Color::White));
        assert!(board.legal_moves().iter().any(|&mv| covers(&board, mv, Color::Black)));
    }
}

/// The pieces that a move cuts off in the stacks of White and of Black. The stack that is moved is not among them.
fn cut_by(position: &Position, mv: Move) -> (usize, usize) {
    let lost = |color| {
        let cut = position.cut_off_by(mv).into_iter().map(|cell| position.stack(cell));
        cut.filter(|stack| stack.owner() == Some(color)).map(Stack::height).sum()
    };
    (lost(Color::White), lost(Color::Black))
}

#[test]
fn cuts_cost_what_is_said() {
    assert_eq!(cut_by(&board("sacrifice"), answer("sacrifice")), (1, 8));
    assert_eq!(cut_by(&board("leap"), answer("leap")), (0, 4));
    assert_eq!(covered_by(&board("leap"), answer("leap")), 3);
    assert_eq!(cut_by(&board("take-red"), answer("take-red")), (0, 2));
    assert_eq!(cut_by(&asked("cut"), exam_answer("cut")), (0, 3));
    assert_eq!(covered_by(&asked("cut"), exam_answer("cut")), 3);
    assert_eq!(cut_by(&asked("carry"), exam_answer("carry")), (0, 3));
    assert_eq!(cut_by(&asked("red"), exam_answer("red")), (0, 3));
}

/// The height of the black stack that a move covers.
fn covered_by(position: &Position, mv: Move) -> usize {
    let Move::Stack { to, .. } = mv else { panic!("{mv} moves no stack") };
    assert!(covers(position, mv, Color::Black));
    position.stack(to).height()
}

#[test]
fn red_is_where_it_is_said_to_be() {
    let reds = board("take-red").board().with_red() & board("take-red").board().owned(Color::Black);
    let rings: Vec<String> = reds.into_iter().map(|cell| cell.to_string()).collect();
    assert_eq!(rings, ["i2", "j2"]);
    let Move::Stack { from, .. } = exam_answer("carry") else { panic!("a stack") };
    assert!(asked("carry").board().with_red().contains(from));
    let Move::Stack { to, .. } = exam_answer("red") else { panic!("a stack") };
    assert_eq!(asked("red").stack(to).to_string().matches('r').count(), 2);
}

/// Whatever Black replies, White can take six pieces from Black with the next move.
#[test]
fn red_in_the_hand_costs_black_six_pieces() {
    let held = after(&board("hold-red"), answer("hold-red"));
    let black = |position: &Position| position.score()[Color::Black];
    for &reply in &held.legal_moves() {
        let replied = after(&held, reply);
        let moves = replied.legal_moves();
        let losses = moves.iter().map(|&mv| black(&replied) - black(&after(&replied, mv)));
        assert!(losses.max() >= Some(6), "{reply}");
    }
}

#[test]
fn the_larger_gain_leaves_black_a_move() {
    let larger: Move = "i4j4".parse().expect("a move");
    assert_eq!(covered_by(&board("spare"), larger), 3);
    assert!(after(&board("spare"), larger).board().can_move());
}

#[test]
fn black_could_only_reach_the_piece_that_moves_away() {
    let (position, Move::Stack { from, .. }) = (asked("pass"), exam_answer("pass")) else {
        panic!("a stack moves")
    };
    let replies = for_black(&position).legal_moves();
    assert!(replies.iter().all(|mv| matches!(mv, Move::Stack { to, .. } if *to == from)));
    assert!(!after(&position, exam_answer("pass")).board().can_move());
}

#[test]
fn the_spaces_between_two_reds_touch_two_of_them() {
    let board = board("between");
    let reds = |cell: &Cell| (CellSet::of(*cell).neighbours() & board.board().with_red()).len();
    let free = Cell::ALL.iter().filter(|cell| board.stack(**cell).is_empty());
    let between: Vec<String> =
        free.filter(|cell| reds(cell) >= 2).map(ToString::to_string).collect();
    assert_eq!(between, ["e2", "f4"]);
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
        let StepKind::Compare { figures, .. } = &step(id).kind else { panic!("{id} compares") };
        for figure in figures {
            let marked = figure.marks.iter().map(|mark| match mark {
                FigureMark::Target(space) => (*space).to_owned(),
                other => panic!("{other:?}"),
            });
            assert_eq!(marked.collect::<BTreeSet<_>>(), differing, "{id}");
        }
    }
}
