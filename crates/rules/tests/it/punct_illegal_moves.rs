//! Every reason for which PÜNCT forbids a turn, with the number of its rule and its sentence.

use std::collections::BTreeSet;

use basalt_rules::MoveError;
use basalt_rules::punct::{IllegalMove, Position, Variant};
use basalt_rules::sentence::Sentence;
use basalt_testkit::corpus;

const ILLEGAL: &str = include_str!("../data/punct/illegal-moves.txt");

fn rows() -> impl Iterator<Item = [&'static str; 6]> {
    corpus::lines(ILLEGAL).map(|fields| fields.try_into().expect("six fields"))
}

fn variant(name: &str) -> Variant {
    match name {
        "basic" => Variant::Basic,
        "standard" => Variant::Standard,
        other => panic!("no variant: {other}"),
    }
}

#[test]
fn an_illegal_turn_names_the_rule_it_breaks_and_changes_nothing() {
    for [name, text, turn, rule, key, sentence] in rows() {
        let mut position = Position::parse(variant(name), text).expect(text);
        let rule: u8 = rule.parse().expect("a number");
        let illegal = position.play(turn.parse().expect(turn)).expect_err(turn);
        assert_eq!((illegal.rule(), illegal.key()), (rule, key), "{turn} in {text}");
        let expected = match &illegal {
            IllegalMove::MayNotPass { example } => sentence.replace('…', example),
            _ => sentence.to_string(),
        };
        assert_eq!(illegal.to_string(), expected);
        assert_eq!(position.to_string(), text);
        let error = position.read_move(turn).expect_err(turn);
        assert_eq!((error.rule(), &error), (Some(rule), &MoveError::Punct(illegal)));
    }
}

#[test]
fn every_reason_occurs() {
    let occurring: BTreeSet<&str> = rows().map(|[_, _, _, _, key, _]| key).collect();
    let known: BTreeSet<&str> =
        IllegalMove::TEMPLATES.iter().map(|template| template.key).collect();
    assert_eq!(occurring, known);
}
