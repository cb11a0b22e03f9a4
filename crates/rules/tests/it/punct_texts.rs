//! Texts that are positions, and a corpus of texts that are none.

use std::collections::BTreeSet;

use basalt_rules::TextError;
use basalt_rules::punct::{Position, PositionTextError, SetupError, Variant};
use basalt_rules::sentence::Sentence;
use basalt_testkit::corpus;
use proptest::prelude::*;

use crate::damage;

const INVALID: &str = include_str!("../data/punct/invalid.txt");

const BOTH: [Variant; 2] = [Variant::Basic, Variant::Standard];

/// A bridge of White's over a dot of Black's, two towers under it, and a black C.
const TEXT: &str =
    "w:i8/h7i7,i10/i11j11,i8/h7i7^1,i10/i11j11^1,i10/i8i9^2 b:d9/d8d10,i9/h8h9 b 3 pass";

#[test]
fn a_text_that_is_no_position_says_why() {
    for fields in corpus::lines(INVALID) {
        let [text, key, sentence] = fields[..] else { panic!("not three fields: {fields:?}") };
        for variant in BOTH {
            let error = Position::parse(variant, text).expect_err(text);
            assert_eq!((error.key(), error.to_string().as_str()), (key, sentence), "{text}");
        }
    }
}

#[test]
fn every_error_of_a_position_text_occurs_in_the_corpus() {
    let templates = PositionTextError::TEMPLATES.iter().chain(SetupError::TEMPLATES);
    let mut known: BTreeSet<&str> = templates.map(|template| template.key).collect();
    let pieces = TextError::TEMPLATES.iter().map(|template| template.key);
    known.extend(pieces.filter(|&key| key == "text-turn" || key == "text-piece"));
    let occurring: BTreeSet<&str> = corpus::lines(INVALID).map(|fields| fields[1]).collect();
    assert_eq!(occurring, known);
}

#[test]
fn a_text_is_printed_as_it_was_read() {
    for variant in BOTH {
        let position = Position::parse(variant, TEXT).expect("a position");
        assert_eq!(position.to_string(), TEXT);
        assert_eq!(position.variant(), variant);
        assert_eq!(Position::start(variant).to_string(), "w: b: w 0");
    }
}

#[test]
fn case_spacing_and_order_do_not_matter() {
    let position = Position::parse(Variant::Basic, TEXT).expect("a position");
    let shuffled = TEXT.replace("d9/d8d10,i9/h8h9", "i9/h9h8^0,d9/d10d8");
    for other in
        [TEXT.to_uppercase(), TEXT.replace(' ', "  \t"), format!("\n {TEXT} \r\n"), shuffled]
    {
        assert_eq!(Position::parse(Variant::Basic, &other), Ok(position.clone()), "{other}");
    }
}

#[test]
fn a_finished_game_is_read_as_finished() {
    let text = "w:b5/a5c6,d6/e7f7,g8/h8i9,k10/j9l10,m11/n11o12,p12/q12q13 b: b 0";
    let position = Position::parse(Variant::Basic, text).expect("a position");
    assert!(position.outcome().is_some());
    let position = Position::parse(Variant::Basic, "w: b: w 100").expect("a position");
    assert!(position.outcome().is_some());
}

proptest! {
    #![proptest_config(damage::config())]

    #[test]
    fn a_damaged_text_is_refused_or_read_as_a_position_with_a_text(
        text in damage::damaged(TEXT),
    ) {
        if let Ok(position) = Position::parse(Variant::Basic, &text) {
            prop_assert_eq!(Position::parse(Variant::Basic, &position.to_string()), Ok(position));
        }
    }
}
