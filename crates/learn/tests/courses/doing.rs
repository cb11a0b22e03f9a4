//! Every step can be done, is not done by a listed wrong move, and is never a dead end.

use basalt_learn::dvonn::COURSE as DVONN;
use basalt_learn::{
    Course, Exam, Exercise, Grade, Lesson, LessonAnswer, Solution, Step, StepKind, courses,
};
use basalt_rules::{AnyMove, AnyPosition};

use crate::steps;
use crate::thinker::proven;

/// The exercises of every step, each with a lesson that has reached it.
fn exercises() -> Vec<(Lesson, &'static Exercise)> {
    steps().flat_map(|(course, step)| exercises_of(course, step)).collect()
}

/// The exercises of a step, each with a lesson that has reached it.
pub(crate) fn exercises_of(
    course: &'static Course,
    step: &'static Step,
) -> Vec<(Lesson, &'static Exercise)> {
    let StepKind::Exercises { exercises, .. } = &step.kind else { return Vec::new() };
    let mut lesson = Lesson::begin(course, step);
    let mut reached = Vec::new();
    for exercise in *exercises {
        reached.push((lesson.clone(), exercise));
        lesson.try_move(read(lesson.position(), exercise.answer));
    }
    reached
}

fn read(position: &AnyPosition, text: &str) -> AnyMove {
    position.read_move(text).unwrap_or_else(|error| panic!("{text} in {position}: {error}"))
}

/// The answer of a lesson to each legal move.
pub(crate) fn answers(lesson: &Lesson) -> Vec<(AnyMove, LessonAnswer)> {
    let moves = lesson.position().legal_moves();
    moves.into_iter().map(|mv| (mv, lesson.clone().try_move(mv))).collect()
}

/// Plays an ending with the engine on both sides, and counts the learner's moves.
fn play_out(lesson: &mut Lesson) -> usize {
    let mut moves = 0;
    while !lesson.is_done() {
        moves += 1;
        let best = proven(lesson.position()).best;
        let answer = judged(lesson, best);
        assert!(matches!(answer, LessonAnswer::Right { .. }), "{}: {answer:?}", lesson.step().id);
    }
    moves
}

#[test]
fn every_step_is_done_by_doing_it_right() {
    for (course, step) in steps().filter(|(_, step)| !is_exam(step)) {
        let mut lesson = Lesson::begin(course, step);
        assert!(!lesson.is_done());
        assert_eq!(lesson.prompt(), course.key(step.id, "text"));
        match &step.kind {
            StepKind::Show { .. } | StepKind::Game(_) => lesson.go_on(),
            StepKind::Compare { better, .. } => {
                lesson.choose(*better);
            }
            StepKind::PlayOut { .. } => {
                play_out(&mut lesson);
            }
            StepKind::Exam { .. } => unreachable!("left out"),
            StepKind::Exercises { exercises, .. } => {
                for exercise in *exercises {
                    let answer = lesson.try_move(read(lesson.position(), exercise.answer));
                    assert!(
                        matches!(answer, LessonAnswer::Right { .. }),
                        "{}: {answer:?}",
                        step.id
                    );
                }
            }
        }
        assert!(lesson.is_done(), "{}", step.id);
        lesson.again();
        assert!(!lesson.is_done());
    }
}

fn is_exam(step: &Step) -> bool {
    matches!(step.kind, StepKind::Exam { .. })
}

/// Takes an exam with the move that `choose` finds in each position.
fn take_exam(exam: &mut Exam, choose: impl Fn(&Exam) -> AnyMove) {
    while !exam.is_finished() {
        let mv = choose(exam);
        assert!(matches!(exam.try_move(mv), Grade::Right | Grade::Wrong), "{mv}");
        exam.go_on();
    }
}

#[test]
fn every_course_ends_with_an_exam_that_can_be_passed_and_failed() {
    for course in courses() {
        let step = course.steps().last().expect("a step");
        let mut exam = Exam::begin(course, step).expect("an exam");
        assert!((5..=8).contains(&exam.count()), "a handful of questions");
        take_exam(&mut exam, |exam| {
            read(exam.position(), exam.question().expect("a question").answer)
        });
        assert_eq!(exam.right_count(), exam.count());
        assert!(exam.to_repeat().is_empty());

        exam.again();
        take_exam(&mut exam, |exam| {
            let is_wrong = |mv: &AnyMove| exam.clone().try_move(*mv) == Grade::Wrong;
            exam.position().legal_moves().into_iter().find(is_wrong).expect("a wrong move")
        });
        assert_eq!(exam.right_count(), 0);
        let repeated = exam.to_repeat();
        assert!(repeated.len() >= 4, "different things are asked");
        assert!(repeated.iter().all(|step| !is_exam(step)));
    }
}

#[test]
fn every_question_names_a_step_to_repeat() {
    for (course, step) in steps() {
        let StepKind::Exam { questions } = step.kind else { continue };
        for question in questions {
            assert!(course.step(question.repeat).is_some(), "{}", question.task);
        }
    }
}

#[test]
fn the_first_ending_of_dvonn_takes_six_moves() {
    let mut lesson = Lesson::begin(&DVONN, DVONN.step("ending").expect("a step"));
    assert_eq!(play_out(&mut lesson), 6);
}

#[test]
fn every_step_can_be_shown() {
    for (course, step) in steps() {
        let mut lesson = Lesson::begin(course, step);
        match &step.kind {
            StepKind::Show { .. } | StepKind::Game(_) | StepKind::Exam { .. } => {
                assert_eq!(lesson.show_me(), Solution::Nothing);
            }
            StepKind::Compare { better, .. } => {
                assert_eq!(lesson.show_me(), Solution::Board(*better));
            }
            StepKind::PlayOut { .. } => assert_eq!(lesson.show_me(), Solution::AskEngine),
            StepKind::Exercises { exercises, .. } => {
                for exercise in *exercises {
                    let shown = lesson.show_me();
                    let Solution::Move { answer, reply } = shown else { panic!("{}", step.id) };
                    assert_eq!(answer.to_string(), exercise.answer);
                    assert_eq!(reply.map(|mv| mv.to_string()).as_deref(), exercise.reply);
                }
                assert!(lesson.is_done());
                assert_eq!(lesson.show_me(), Solution::Nothing);
            }
        }
    }
}

#[test]
fn every_goal_can_be_missed() {
    for (lesson, exercise) in exercises() {
        let missed = |(_, answer): &(_, LessonAnswer)| matches!(answer, LessonAnswer::Wrong(_));
        let answers = answers(&lesson);
        assert!(answers.iter().any(missed), "{}: {}", lesson.step().id, exercise.prompt);
    }
}

#[test]
fn every_listed_wrong_try_is_told_its_reason() {
    for (lesson, exercise) in exercises() {
        let answers = answers(&lesson);
        for mistake in exercise.mistakes {
            let key = lesson.course().key(lesson.step().id, mistake.say);
            let told =
                |answer: &LessonAnswer| matches!(answer, LessonAnswer::Wrong(why) if *why == key);
            assert!(answers.iter().any(|(_, answer)| told(answer)), "{key} is never said");
        }
    }
}

#[test]
fn a_wrong_or_refused_try_changes_nothing() {
    for (lesson, _) in exercises() {
        for mv in lesson.position().legal_moves() {
            let mut tried = lesson.clone();
            if let LessonAnswer::Wrong(_) = tried.try_move(mv) {
                assert_eq!(tried.position(), lesson.position());
                assert_eq!(tried.prompt(), lesson.prompt());
            }
        }
    }
}

#[test]
fn the_reply_follows_every_right_move() {
    for (lesson, exercise) in exercises() {
        for (mv, answer) in answers(&lesson) {
            if let LessonAnswer::Right { reply, .. } = answer {
                let reply = reply.map(|reply| reply.to_string());
                assert_eq!(reply.as_deref(), exercise.reply, "{} after {mv}", lesson.step().id);
            }
        }
    }
}

#[test]
fn a_win_can_be_thrown_away_and_is_told_so() {
    for (course, step) in steps().filter(|(_, step)| matches!(step.kind, StepKind::PlayOut { .. }))
    {
        let mut lesson = Lesson::begin(course, step);
        let thrown = course.key(step.id, "thrown");
        let mut told = 0;
        while !lesson.is_done() && told == 0 {
            told = lesson
                .position()
                .legal_moves()
                .into_iter()
                .filter(|&mv| {
                    let why = judged(&mut lesson.clone(), mv);
                    matches!(why, LessonAnswer::Wrong(why) if why == thrown)
                })
                .count();
            let best = proven(lesson.position()).best;
            judged(&mut lesson, best);
        }
        assert!(told > 0, "{} cannot be spoilt", step.id);
    }
}

/// The answer to a move after the engine has judged it.
pub(crate) fn judged(lesson: &mut Lesson, mv: AnyMove) -> LessonAnswer {
    let mut answer = lesson.try_move(mv);
    while answer == LessonAnswer::AskEngine {
        let judgement = proven(lesson.asked().expect("a question"));
        answer = lesson.judge(judgement);
    }
    answer
}
