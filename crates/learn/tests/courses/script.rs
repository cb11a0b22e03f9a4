//! The script that the browser test follows through every step: `e2e/lessons.txt`. Run with `BASALT_RENEW=1` to renew
//! it.
//!
//! The lines have fields separated by tabs:
//!
//! - `step`: the title, the step, its kind (`show`, `do`, `ending`, `compare`, `game` or `exam`), the game and the starting
//!   position. The following lines are tried in order.
//! - `refused`: an illegal move, the section that explains why, and the kind of a piece from the reserve.
//! - `wrong`: a wrong move or the number of a board, and the text that explains it.
//! - `right`: the right move or board, and the text after it. Then the next exercise begins.

use std::collections::BTreeSet;

use basalt_learn::{Course, Lesson, LessonAnswer, Question, Step, StepKind};
use basalt_locales::{Catalogue, Language};
use basalt_rules::{AnyMove, with_position};
use basalt_testkit::snapshot::assert_file;

use crate::doing::{answers, exercises_of, judged};
use crate::refusals::typical;
use crate::{CheckedLessons, steps};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../e2e/lessons.txt");

#[test]
fn the_script_of_the_browser_knows_every_step() {
    let expected: String = steps().map(|(course, step)| of_step(course, step)).collect();
    assert_file(FILE, &expected);
}

fn of_step(course: &'static Course, step: &'static Step) -> String {
    let (kind, lines) = match &step.kind {
        StepKind::Show { .. } => ("show", String::new()),
        StepKind::Game(_) => ("game", String::new()),
        StepKind::Compare { better, .. } => ("compare", of_boards(course, step, *better)),
        StepKind::PlayOut { .. } => ("ending", of_ending(course, step)),
        StepKind::Exercises { .. } => ("do", of_exercises(course, step)),
        StepKind::Exam { questions } => ("exam", of_exam(course, step, questions)),
    };
    let start = Lesson::begin(course, step).position().clone();
    let refused = refused(course, step);
    let title = course.game.title();
    let game = start.game().id();
    format!("step\t{title}\t{}\t{kind}\t{game}\t{start}\n{refused}{lines}", step.id)
}

/// The illegal moves that can be entered on the board, with the kind of a piece from the reserve.
fn refused(course: &'static Course, step: &'static Step) -> String {
    let lesson = Lesson::begin(course, step);
    let line = |[_, mv, section]: [&str; 3]| {
        let from = with_position!(lesson.position(), position => position.entered_from(mv))?;
        Some(format!("refused\t{mv}\t{section}{from}\n"))
    };
    typical(course).filter(|[id, ..]| *id == step.id).filter_map(line).collect()
}

fn of_boards(course: &'static Course, step: &'static Step, better: usize) -> String {
    let lesson = Lesson::begin(course, step);
    let worse = format!("wrong\t{}\t{}\n", 1 - better, said(&lesson, "wrong"));
    worse + &format!("right\t{better}\t{}\n", said(&lesson, "done"))
}

/// A move that throws the win away, and the text at the end. The engine finds the moves between them.
fn of_ending(course: &'static Course, step: &'static Step) -> String {
    let lesson = Lesson::begin(course, step);
    let moves = lesson.position().legal_moves();
    let thrown = moves
        .into_iter()
        .find(|&mv| matches!(judged(&mut lesson.clone(), mv), LessonAnswer::Wrong(_)));
    let thrown = thrown.map(|mv| format!("wrong\t{mv}\t{}\n", said(&lesson, "thrown")));
    thrown.unwrap_or_default() + &format!("right\t\t{}\n", said(&lesson, "done"))
}

fn of_exercises(course: &'static Course, step: &'static Step) -> String {
    let of_act = |(lesson, exercise): &(Lesson, &basalt_learn::Exercise)| {
        let mut after = lesson.clone();
        let answer = lesson.position().read_move(exercise.answer).expect("a move");
        after.try_move(answer);
        format!("{}right\t{answer}\t{}\n", wrong(lesson), text(&after.prompt()))
    };
    exercises_of(course, step).iter().map(of_act).collect()
}

/// The answer to each question, and the text that explains it.
fn of_exam(course: &'static Course, step: &'static Step, questions: &[Question]) -> String {
    let line = |question: &Question| {
        let why = text(&course.key(step.id, question.why));
        format!("right\t{}\t{why}\n", question.answer)
    };
    questions.iter().map(line).collect()
}

/// One legal move for each text that explains a wrong move.
fn wrong(lesson: &Lesson) -> String {
    let mut told = BTreeSet::new();
    let mut line = |(mv, answer): (AnyMove, LessonAnswer)| match answer {
        LessonAnswer::Wrong(key) if told.insert(key.clone()) => {
            Some(format!("wrong\t{mv}\t{}\n", text(&key)))
        }
        _ => None,
    };
    answers(lesson).into_iter().filter_map(&mut line).collect()
}

fn said(lesson: &Lesson, name: &str) -> String {
    text(&lesson.course().key(lesson.step().id, name))
}

fn text(key: &str) -> String {
    Catalogue::new(Language::En).say_plain(key)
}
