//! The catalogue of every language has exactly the texts that the lessons use.

use std::collections::BTreeSet;

use basalt_learn::{StepKind, courses, rulebooks};
use basalt_locales::{Catalogue, Language, is_lesson_key, keys, variables};

#[test]
fn the_catalogues_hold_what_is_named_here_and_nothing_else() {
    for &language in Language::ALL {
        let held: BTreeSet<String> =
            keys(language).into_iter().filter(|key| is_lesson_key(key)).collect();
        let named = basalt_learn::keys();
        let missing: Vec<_> = named.difference(&held).collect();
        let unused: Vec<_> = held.difference(&named).collect();
        assert!(missing.is_empty(), "{}: missing {missing:#?}", language.tag());
        assert!(unused.is_empty(), "{}: unused {unused:#?}", language.tag());
    }
}

#[test]
fn no_text_has_a_variable() {
    for key in basalt_learn::keys() {
        assert_eq!(variables(Language::En, &key), Some(BTreeSet::new()), "{key}");
    }
}

/// Whether a word is the name of a space: `e3`, `l10`.
fn is_coordinate(word: &str) -> bool {
    let mut letters = word.chars();
    let is_column = letters.next().is_some_and(|letter| ('a'..='q').contains(&letter));
    let row = letters.as_str();
    is_column && (1..=2).contains(&row.len()) && row.chars().all(|digit| digit.is_ascii_digit())
}

/// Lessons point with rings and arrows, in every language.
#[test]
fn no_lesson_speaks_in_coordinates() {
    assert!(
        is_coordinate("e3") && is_coordinate("l10") && !is_coordinate("e") && !is_coordinate("to")
    );
    let lessons = || courses().into_iter().flat_map(basalt_learn::Course::keys);
    for &language in Language::ALL {
        let catalogue = Catalogue::new(language);
        for key in lessons() {
            let text = catalogue.say_plain(&key);
            let mut words = text.split(|letter: char| !letter.is_alphanumeric());
            assert!(!words.any(is_coordinate), "{}: {key}: {text}", language.tag());
        }
    }
}

#[test]
fn names_are_unique() {
    for course in courses() {
        let chapters = course.chapters.iter().map(|chapter| chapter.id);
        let steps = course.steps().map(|step| step.id);
        let names: Vec<&str> = chapters.chain(steps).collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
    }
    for rulebook in rulebooks() {
        let names: BTreeSet<&str> = rulebook.sections.iter().map(|section| section.id).collect();
        assert_eq!(names.len(), rulebook.sections.len());
    }
}

#[test]
fn the_first_act_is_asked_for_by_the_text_of_its_step() {
    for step in courses().into_iter().flat_map(basalt_learn::Course::steps) {
        if let StepKind::Exercises { exercises, .. } = &step.kind {
            assert_eq!(
                exercises.first().map(|exercise| exercise.prompt),
                Some("text"),
                "{}",
                step.id
            );
        }
    }
}
