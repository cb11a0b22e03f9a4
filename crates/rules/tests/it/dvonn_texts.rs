//! Texts that are positions, and a corpus of texts that are none.

use std::collections::BTreeSet;

use basalt_rules::dvonn::{Position, PositionTextError, SetupError};
use basalt_rules::sentence::Sentence;
use basalt_testkit::corpus;
use proptest::prelude::*;

use crate::damage;

const INVALID: &str = include_str!("../data/dvonn/invalid.txt");

#[test]
fn a_text_that_is_no_position_says_why() {
    for fields in corpus::lines(INVALID) {
        let [text, key, sentence] = fields[..] else { panic!("not three fields: {fields:?}") };
        let error = text.parse::<Position>().expect_err(text);
        assert_eq!((error.key(), error.to_string().as_str()), (key, sentence), "{text}");
    }
}

#[test]
fn every_error_of_a_position_text_occurs_in_the_corpus() {
    let templates = PositionTextError::TEMPLATES.iter().chain(SetupError::TEMPLATES);
    let known: BTreeSet<&str> = templates.map(|template| template.key).collect();
    let occurring: BTreeSet<&str> = corpus::lines(INVALID).map(|fields| fields[1]).collect();
    assert_eq!(occurring, known);
}

#[test]
fn case_and_spacing_do_not_matter() {
    let text = "9/10/3rwb(rw)1r2/10/9 w s";
    let position: Position = text.parse().expect("a position");
    for other in [text.to_uppercase(), text.replace(' ', "  \t"), format!("\n {text} \r\n")] {
        assert_eq!(other.parse(), Ok(position.clone()), "{other}");
    }
    assert_eq!(position.to_string(), text);
}

proptest! {
    #![proptest_config(damage::config())]

    #[test]
    fn a_damaged_text_is_refused_or_read_as_a_position_with_a_text(
        text in damage::damaged("2w6/1(bw)8/1rrwb(brw)5/2b7/9 b s"),
    ) {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        }
    }
}
