//! Checks of the catalogues, used by tests.
//!
//! The build checks the variables of English. Any other language must hold what English holds, part by
//! part, translated from the present text and written as that language is written.

mod contents;
mod entries;
mod faithful;
mod report;
mod samples;
mod stamp;
mod terms;
mod wording;

use std::collections::{BTreeMap, BTreeSet};

use contents::content_faults;
use entries::Entries;
use stamp::stale;
use terms::wrong_terms;
use wording::{Translation, leftovers, misspelt};

use crate::{CataloguePart, Language};

/// Something wrong in a catalogue.
#[derive(Debug, PartialEq, Eq)]
enum Fault {
    /// Not Fluent.
    Unreadable { text: String },
    /// A key that occurs twice.
    Repeated { key: String },
    /// A message that must be there, and is not or has no text.
    Missing { key: String },
    /// A message that nobody says.
    Unknown { key: String },
    /// A message that speaks of other things than it is given.
    Variables { key: String, expected: Names, found: Names },
    /// A translation of another English text than the present one, whose stamp is given.
    Stale { key: String, stamp: String },
    /// A choice by number that leaves out a plural of the language.
    Plurals { key: String, lacking: Names },
    /// A line of the English text, left as it is.
    English { key: String, text: String },
    /// A quotation mark of another language, or one without its counterpart.
    Quotation { key: String },
    /// A word with letters of two alphabets, which only looks right.
    Alphabets { key: String, word: String },
    /// A phrase that the language does not use, with the term to use instead.
    Term { key: String, found: String, instead: String },
}

type Names = BTreeSet<String>;

fn names(names: impl IntoIterator<Item = impl AsRef<str>>) -> Names {
    names.into_iter().map(|name| name.as_ref().to_owned()).collect()
}

fn faults(language: Language) -> Vec<Fault> {
    let entries = Entries::of(language);
    let english = Entries::of(Language::En);
    let translation = Translation { language, entries: &entries, english: &english };
    let mut faults = misspelt(translation);
    faults.extend(content_faults(&entries, &english));
    faults.extend(wrong_terms(language, &entries));
    if language != Language::En {
        faults.extend(stale(&entries, &english));
        faults.extend(leftovers(translation));
    }
    faults
}

/// The part that each message is in.
fn parts(language: Language) -> BTreeMap<&'static str, &'static str> {
    let keys = |part: CataloguePart| {
        Entries::read([part.source(language)]).messages.into_iter().map(|one| one.id.name)
    };
    CataloguePart::ALL
        .iter()
        .flat_map(|&part| keys(part).map(move |key| (key, part.name())))
        .collect()
}

mod tests {
    use super::*;

    #[test]
    fn the_reference_is_sound() {
        assert_eq!(faults(Language::En), []);
    }

    /// The failure lists what there is to do, see the crate's documentation.
    #[test]
    fn translations_are_whole_and_fresh() {
        let reports: String = Language::ALL[1..]
            .iter()
            .map(|&language| report::report(language, &faults(language)))
            .collect();
        assert!(reports.is_empty(), "\n\n{reports}");
    }

    #[test]
    fn translations_are_divided_like_the_reference() {
        let english = parts(Language::En);
        for &language in Language::ALL {
            for (key, part) in parts(language) {
                assert_eq!(english.get(key), Some(&part), "{key} in {}", language.tag());
            }
        }
    }
}
