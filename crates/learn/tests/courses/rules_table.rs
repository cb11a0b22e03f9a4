//! Every rule of a game is taught by a step of its course: the table in `docs/lessons.md`. Run with `BASALT_RENEW=1` to
//! renew it.

use std::fmt::Write as _;

use basalt_learn::{Course, course};
use basalt_rules::{AnyPosition, Color, Outcome, Title, with_title};
use basalt_testkit::snapshot::assert_file;

use crate::CheckedLessons;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/lessons.md");

const HEAD: &str = "# Lessons

This page lists the steps of a course that teach each rule, by their names in addresses (`/learn/dvonn/move`). The numbers of the rules are
those in the errors for illegal moves. A test in `learn` compares this page with the courses; `BASALT_RENEW=1 cargo test -p
basalt-learn rules_table` renews it.
";

/// The rules of a title in a few words, from rule 1 on.
fn rules(title: Title) -> &'static [&'static str] {
    with_title!(title, Position => <Position as CheckedLessons>::RULES)
}

/// The names of the steps that teach a rule.
fn teaching(course: &'static Course, rule: u8) -> Vec<String> {
    let steps = course.steps().filter(|step| step.rules.contains(&rule));
    steps.map(|step| format!("`{}`", step.id)).collect()
}

#[test]
fn every_rule_has_a_step() {
    let mut page = HEAD.to_owned();
    for title in Title::ALL {
        let _ = write!(page, "\n## {}\n\n| rule | | steps |\n| --- | --- | --- |\n", title.name());
        for (number, rule) in (1..).zip(rules(title)) {
            let steps = teaching(course(title), number);
            assert!(!steps.is_empty(), "no step of {title} teaches rule {number}");
            let _ = writeln!(page, "| {number} | {rule} | {} |", steps.join(", "));
        }
    }
    assert_file(FILE, &page);
}

#[test]
fn no_step_teaches_a_rule_that_does_not_exist() {
    for title in Title::ALL {
        let known = 1..=rules(title).len() as u8;
        let taught = course(title).steps().flat_map(|step| step.rules);
        assert!(taught.into_iter().all(|rule| known.contains(rule)), "{title}");
    }
}

/// The boards of the steps that begin the courses show a game that White has won.
#[test]
fn the_aim_is_reached_on_the_board_that_shows_it() {
    for title in Title::ALL {
        let course = course(title);
        let aim = course.steps().next().expect("a step");
        assert_eq!(aim.id, "aim");
        let [(game, text)] = aim.kind.positions(course.game)[..] else { panic!("one board") };
        let position = AnyPosition::parse(game, text).expect("a position");
        assert_eq!(position.outcome(), Some(Outcome::Win(Color::White)), "{title}");
    }
    let aim = course(Title::Dvonn).steps().next().expect("a step");
    let (game, text) = aim.kind.positions(course(Title::Dvonn).game)[0];
    let score = AnyPosition::parse(game, text).expect("a position").score().expect("points");
    assert_eq!((score.white, score.black), (8, 6));
}
