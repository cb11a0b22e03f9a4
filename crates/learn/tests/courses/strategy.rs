//! The texts of the strategy chapters of PÜNCT are true of their positions.

use basalt_learn::punct::{COURSE as PUNCT, Effect};
use basalt_learn::{Effect as AnyEffect, Goal, StepKind};
use basalt_rules::punct::{Move, Position};
use basalt_rules::{AnyMove, AnyPosition, Color};

use crate::claims::goals_of;

/// The position of a step and the answer there, or those of a question of the exam, as in `exam-stop`.
fn task(id: &str) -> (Position, Move) {
    let (step, number) = match id.strip_prefix("exam-") {
        Some(task) => ("exam", number_in_exam(task)),
        None => (id, 0),
    };
    let step = PUNCT.step(step).unwrap_or_else(|| panic!("no step {id}"));
    let answer = match &step.kind {
        StepKind::Exercises { exercises, .. } => exercises[number].answer,
        StepKind::Exam { questions } => questions[number].answer,
        kind => panic!("{kind:?} has no answer"),
    };
    let (position, _) = goals_of(&PUNCT, step).remove(number);
    let AnyPosition::Punct(position) = position else { panic!("no position of PÜNCT") };
    (position, answer.parse().expect("a turn"))
}

fn number_in_exam(task: &str) -> usize {
    let StepKind::Exam { questions } = PUNCT.step("exam").expect("an exam").kind else {
        panic!("no exam")
    };
    questions.iter().position(|question| question.task == task).expect("a question")
}

fn played(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play(mv).expect("a legal turn");
    after
}

/// The same position with this player to move.
fn turn_of(position: &Position, color: Color) -> Position {
    let AnyPosition::Punct(turned) = AnyPosition::from(position.clone()).with_to_move(color) else {
        panic!("no position of PÜNCT")
    };
    turned
}

fn has(position: &Position, mv: Move, effect: Effect) -> bool {
    let (before, after) = (position.clone().into(), played(position, mv).into());
    Goal::Does(AnyEffect::Punct(effect)).is_met(&before, AnyMove::Punct(mv), &after)
}

/// The turns after which White leads the centre.
fn leading(position: &Position) -> Vec<Move> {
    let turns = position.legal_moves().into_iter();
    turns.filter(|&mv| has(position, mv, Effect::LeadsCentre)).collect()
}

fn centre(position: &Position) -> [u32; 2] {
    Color::ALL.map(|color| position.centre_count()[color])
}

#[test]
fn one_turn_takes_the_lead_in_the_centre() {
    for (id, before, after) in [("race", [0, 3], [2, 1]), ("exam-lead", [6, 9], [8, 7])] {
        let (position, answer) = task(id);
        assert_eq!(centre(&position), before, "{id}");
        assert_eq!(leading(&position), [answer], "{id}");
        assert_eq!(centre(&played(&position, answer)), after, "{id}");
    }
}

#[test]
fn a_lead_with_one_piece_left_wins() {
    for (id, before) in [("last-but-one", [8, 9]), ("exam-centre", [7, 7])] {
        let (position, answer) = task(id);
        assert_eq!(centre(&position), before, "{id}");
        assert_eq!(position.board().placed(Color::White), 17, "{id}");
        assert!(has(&position, answer, Effect::LeadsCentre), "{id}");
    }
    let (position, answer) = task("last-but-one");
    assert_eq!(centre(&played(&position, answer)), [10, 7]);
    assert!(has(&position, answer, Effect::Bridges));
}

#[test]
fn the_marked_piece_is_the_only_attacker() {
    let (position, answer) = task("pin-stop");
    let wins = turn_of(&position, Color::Black).winning_moves();
    let is_its = |mv: &Move| matches!(mv, Move::Shift { from, .. } if from.to_string() == "j4");
    assert!(!wins.is_empty() && wins.iter().all(is_its));
    assert!(has(&position, answer, Effect::PinsPiece("j4")));
}

#[test]
fn answers_do_what_is_said_of_them() {
    for (id, effect) in [
        ("arch", Effect::Bridges),
        ("exam-bridge", Effect::Bridges),
        ("far", Effect::Pins),
        ("exam-stop", Effect::Pins),
        ("pin-win", Effect::Pins),
        ("exam-win", Effect::Jumps),
        ("build", Effect::Places),
        ("both", Effect::Places),
    ] {
        let (position, answer) = task(id);
        assert!(has(&position, answer, effect), "{id}: {effect:?}");
    }
}

#[test]
fn only_jumps_stop_black_where_that_is_said() {
    for id in ["far", "exam-stop", "arch", "exam-bridge"] {
        let (position, answer) = task(id);
        assert!(!turn_of(&position, Color::Black).winning_moves().is_empty(), "{id}: no threat");
        assert!(has(&position, answer, Effect::LeavesNoWin), "{id}");
        assert!(has(&position, answer, Effect::Jumps), "{id}");
    }
}

#[test]
fn many_turns_connect_where_that_is_said() {
    for id in ["build", "exam-build", "exam-two"] {
        let (position, answer) = task(id);
        let next = turn_of(&played(&position, answer), Color::White).winning_moves();
        assert!(next.len() > 10, "{id}: {}", next.len());
    }
}

#[test]
fn the_groups_are_apart_before_they_are_joined() {
    let (position, _) = task("both");
    let away: Move = "d9/d10e10".parse().expect("a turn");
    assert!(!has(&position, away, Effect::TouchesSides(2)));
}
