//! Every illegal move refers to the section of the rules that explains it.

use basalt_learn::dvonn::RULES as DVONN_RULES;
use basalt_learn::punct::{COURSE as PUNCT, RULES as PUNCT_RULES};
use basalt_learn::{Course, Lesson, LessonAnswer, Rulebook, StepKind, courses, section_of};
use basalt_rules::{AnyMove, Color, MoveError, dvonn, punct, with_title};

use crate::CheckedLessons;

fn assert_explained(error: &MoveError, rulebook: &Rulebook) {
    let section = section_of(error).expect("a rule is broken");
    assert!(rulebook.section(section.id).is_some(), "{} is in no rulebook", section.id);
    let rule = error.rule().expect("a rule is broken");
    assert!(section.rules.contains(&rule), "{error}: rule {rule} is not in {}", section.id);
}

#[test]
fn each_rule_of_dvonn_has_its_section() {
    use dvonn::IllegalMove;
    let space: dvonn::Cell = "e3".parse().expect("a space");
    let owner = Color::White;
    let example = String::new();
    for refusal in [
        IllegalMove::GameOver,
        IllegalMove::StillPlacing,
        IllegalMove::PlacingOver,
        IllegalMove::SpaceTaken { space },
        IllegalMove::MayNotPass { example },
        IllegalMove::NothingThere { space },
        IllegalMove::LoneRed { space },
        IllegalMove::NotYours { space, owner },
        IllegalMove::Surrounded { space },
        IllegalMove::NotInLine { from: space, to: space },
        IllegalMove::WrongDistance { from: space, to: space, height: 1, distance: 2 },
        IllegalMove::EmptyTarget { to: space },
    ] {
        assert_explained(&refusal.into(), &DVONN_RULES);
    }
}

#[test]
fn each_rule_of_punct_has_its_section() {
    use punct::{IllegalMove, PieceKind};
    let space: punct::Cell = "i9".parse().expect("a space");
    let (color, kind, by) = (Color::White, PieceKind::T, space);
    let example = String::new();
    for refusal in [
        IllegalMove::GameOver,
        IllegalMove::NoneLeft { kind },
        IllegalMove::SpaceTaken { space },
        IllegalMove::UnderBridge { space, by },
        IllegalMove::CentreClosed { space },
        IllegalMove::CentreFirst { space },
        IllegalMove::NoPunct { space },
        IllegalMove::NotYours { space, owner: color },
        IllegalMove::Pinned { space, by },
        IllegalMove::OtherKind { space, kind, found: kind },
        IllegalMove::NotOnLine { from: space, to: space },
        IllegalMove::Unmoved { space },
        IllegalMove::UnevenTriangle,
        IllegalMove::UnevenEnds,
        IllegalMove::MiddleTooHigh { space },
        IllegalMove::NotOwnDot { space, color },
        IllegalMove::MayNotPass { example },
    ] {
        assert_explained(&refusal.into(), &PUNCT_RULES);
    }
}

#[test]
fn the_sections_explain_every_rule() {
    for (rulebook, last) in [(&DVONN_RULES, 10), (&PUNCT_RULES, 12)] {
        for rule in 1..=last {
            let is_explained = rulebook.sections.iter().any(|one| one.rules.contains(&rule));
            assert!(is_explained, "rule {rule}");
        }
    }
}

#[test]
fn malformed_moves_lead_to_no_rule() {
    let error = "x".parse::<dvonn::Move>().expect_err("no move");
    assert!(section_of(&error.into()).is_none());
}

/// The typical illegal moves of the steps of a course: the step, the move, and the section that explains it.
pub(crate) fn typical(course: &Course) -> impl Iterator<Item = [&'static str; 3]> + use<> {
    let title = course.game.title();
    let lines = with_title!(title, Position => <Position as CheckedLessons>::TYPICAL_REFUSALS);
    lines.trim().lines().map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words.try_into().expect("a step, a move and a section")
    })
}

#[test]
fn typical_illegal_tries_lead_to_the_rule_that_they_break() {
    for course in courses() {
        for [step, mv, section] in typical(course) {
            assert_refused_by(course, step, mv, section);
        }
    }
}

#[test]
fn every_step_of_punct_that_is_done_on_the_board_has_an_illegal_try() {
    for step in PUNCT.steps().filter(|step| matches!(step.kind, StepKind::Exercises { .. })) {
        assert!(typical(&PUNCT).any(|[id, ..]| id == step.id), "{}", step.id);
    }
}

fn assert_refused_by(course: &'static Course, step: &str, mv: &str, section: &str) {
    let mut lesson = Lesson::begin(course, course.step(step).expect("a step"));
    let answer = lesson.try_move(AnyMove::parse(course.game, mv).expect("a move"));
    let LessonAnswer::Illegal(error) = answer else { panic!("{mv} in {step}: {answer:?}") };
    assert_eq!(section_of(&error).map(|section| section.id), Some(section), "{mv}: {error}");
}
