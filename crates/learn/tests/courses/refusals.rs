//! Every illegal move refers to the section of the rules that explains it.

use basalt_learn::dvonn::{COURSE as DVONN, RULES as DVONN_RULES};
use basalt_learn::punct::{COURSE as PUNCT, RULES as PUNCT_RULES};
use basalt_learn::{Answer, Course, Kind, Lesson, Rulebook, section_of};
use basalt_rules::{AnyMove, Color, MoveError, Title, dvonn, punct};

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
    use punct::{IllegalMove, Kind};
    let space: punct::Cell = "i9".parse().expect("a space");
    let (color, kind, by) = (Color::White, Kind::T, space);
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
fn what_is_no_move_leads_to_no_rule() {
    let error = "x".parse::<dvonn::Move>().expect_err("no move");
    assert!(section_of(&error.into()).is_none());
}

/// Typical illegal moves of DVONN steps: the step, the move, and the section that explains it.
const TYPICAL_OF_DVONN: &str = "
    move e3g3 moving
    move e3f4 moving
    move f3e3 stacks
    move g3f3 red
    height d3e3 moving
    owner c3f3 stacks
    blocked e3d3 blocked
    link pass passing
    reach d3c3 moving
    shut e3h3 blocked
    carry f3d3 red
    price pass passing
    too-high f2h2 stacks
    fill c3 placing
    fill c3d3 placing
";

/// The same for PÜNCT.
const TYPICAL_OF_PUNCT: &str = "
    place l5/l6m6 placing
    place l4-m6/m7n7 moving
    move f10-f9/f8g9 moving
    move f6-g8/g9h9 moving
    turn g5-g5/g6h6 turning
    turn g5-g5/g6g7 turning
    jump j12-j7/j6k7 jumping
    jump i5-j6/j7k7 jumping
    bridge l10-l5/k4j3 bridges
    bridge l4-l6/k6l7 jumping
    pin f6-h8/h9i9 jumping
    pin l6-f6/g6h6 bridges
    free f6-f5/f6g6 pins
    uncover h8/h7i8 bridges
    uncover f6-g6/f6g7 pins
    open l6/l5l7 placing
    closed i8/i9j9 centre
    count i7/i6j6 centre
    last pass passing
    last h8/g7g8 centre
    win-place e10/f10g11 placing
    win-jump b1-a2/a3b4 pins
    win-bridge n8-n10/n8n9 bridges
    trap i5/i3i4 bridges
    task-turn g3-g3/e3f3 turning
    task-stop g1-g5/g3g4 jumping
    task-two g12-d12/e12f12 pins
    task-lay e8/d8e7 placing
    fork i6-e6/c6d6 bridges
    answer j6-g6/g5h7 pins
    answer i14/i13j14 bridges
    build pass passing
    both e5/d4d5 placing
    far pass passing
    arch pass passing
    pin-stop pass passing
    pin-win pass passing
    race pass passing
    last-but-one pass passing
";

/// The typical illegal moves of the steps of a course.
pub(crate) fn typical(course: &Course) -> impl Iterator<Item = [&'static str; 3]> + use<> {
    let lines = match course.game.title() {
        Title::Dvonn => TYPICAL_OF_DVONN,
        Title::Punct => TYPICAL_OF_PUNCT,
    };
    lines.trim().lines().map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words.try_into().expect("a step, a move and a section")
    })
}

#[test]
fn typical_illegal_tries_lead_to_the_rule_that_they_break() {
    for course in [&DVONN, &PUNCT] {
        for [step, mv, section] in typical(course) {
            assert_refused_by(course, step, mv, section);
        }
    }
}

#[test]
fn every_step_of_punct_that_is_done_on_the_board_has_an_illegal_try() {
    for step in PUNCT.steps().filter(|step| matches!(step.kind, Kind::Exercises { .. })) {
        assert!(typical(&PUNCT).any(|[id, ..]| id == step.id), "{}", step.id);
    }
}

fn assert_refused_by(course: &'static Course, step: &str, mv: &str, section: &str) {
    let mut lesson = Lesson::begin(course, course.step(step).expect("a step"));
    let answer = lesson.try_move(AnyMove::parse(course.game, mv).expect("a move"));
    let Answer::Illegal(error) = answer else { panic!("{mv} in {step}: {answer:?}") };
    assert_eq!(section_of(&error).map(|section| section.id), Some(section), "{mv}: {error}");
}
