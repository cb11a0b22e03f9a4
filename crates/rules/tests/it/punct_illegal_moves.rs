//! Every reason for which PÜNCT refuses a turn, with the number of its rule and its sentence.

use std::collections::BTreeSet;

use basalt_rules::MoveError;
use basalt_rules::punct::{IllegalMove, Position, Variant};
use basalt_rules::sentence::Sentence;

/// A position, a turn that it refuses, the rule, the name of the reason, and its sentence.
type Refused = (Variant, &'static str, &'static str, u8, &'static str, &'static str);

const START: &str = "w: b: w 0";

/// Two triangles of White's and one of Black's.
const THREE: &str = "w:e6/d5e5,e9/d8e8 b:h8/h9i9 w 0";

/// A white E over a gap between two white triangles, and another E.
const BRIDGE: &str = "w:c9/c7c8,i8/h7i7,i10/i11j11,i8/i9i10^1 b: w 0";

#[rustfmt::skip]
const REFUSED: [Refused; 18] = [
    (Variant::Basic, START, "i9/h8i8", 2, "punct-centre-first",
        "i9 is in the central hexagon: the first placement of the game must keep out of it"),
    (Variant::Standard, THREE, "g7/f6g6", 2, "punct-centre-closed",
        "g7 is in the central hexagon: pieces get there only by moving"),
    (Variant::Basic, THREE, "e5/d4e4", 2, "punct-space-taken",
        "e5 is not empty: a piece is placed on three empty spaces"),
    (Variant::Basic, BRIDGE, "h9/h8i9", 2, "punct-under-bridge",
        "i9 is under a bridge, the piece on i8: nothing is put into the gap"),
    (Variant::Basic, "w:d4/d3d5,f4/f3f5 b: w 0", "h4/h3h5", 2, "punct-none-left",
        "no piece C is left in the reserve"),
    (Variant::Basic, THREE, "i9-i8/h7i7", 3, "punct-no-punct",
        "there is no piece with its PÜNCT on i9"),
    (Variant::Basic, THREE, "h8-h7/g6h6", 3, "punct-not-yours",
        "the piece on h8 belongs to Black"),
    (Variant::Basic, THREE, "e6-e6/e5e7", 3, "punct-other-kind",
        "the piece on e6 is of kind T, but lying so it would be of kind C"),
    (Variant::Basic, THREE, "e6-f8/f7g8", 3, "punct-not-on-line",
        "f8 is not on one of the three lines through e6"),
    (Variant::Basic, THREE, "e6-e6/d5e5", 3, "punct-unmoved",
        "the piece on e6 would lie as it does already"),
    (Variant::Basic, THREE, "e6-e9/e8f9", 5, "punct-uneven-triangle",
        "all three dots of a triangle must lie on one level"),
    (Variant::Basic, BRIDGE, "c9-i9/i10i11", 5, "punct-uneven-ends",
        "both ends must lie on one level"),
    (Variant::Basic, BRIDGE, "c9-j9/h9i9", 5, "punct-middle-too-high",
        "i9, under the middle dot, is higher than the ends"),
    (Variant::Basic, "w:e6/d5e5 b:e9/d8e8 w 0", "e6-e9/d8e8", 6, "punct-not-own-dot",
        "the PÜNCT must land on a white dot, and e9 shows none"),
    (Variant::Basic, BRIDGE, "i10-i14/i15j15", 7, "punct-pinned",
        "i10 is pinned by the piece on i8"),
    (Variant::Basic, "w:e6/d5e5 b: w 100", "e6-e9/d8e8", 12, "punct-game-over",
        "the game is over"),
    (Variant::Basic, "w:e6/d5e5 b: w 100", "pass", 12, "punct-game-over",
        "the game is over"),
    (Variant::Standard, START, "pass", 12, "punct-may-not-pass",
        "a player who has a turn may not pass: … is possible"),
];

#[test]
fn a_refused_turn_names_the_rule_it_breaks_and_changes_nothing() {
    for (variant, text, turn, rule, key, sentence) in REFUSED {
        let mut position = Position::parse(variant, text).expect(text);
        let refusal = position.play(turn.parse().expect(turn)).expect_err(turn);
        assert_eq!((refusal.rule(), refusal.key()), (rule, key), "{turn} in {text}");
        let expected = match &refusal {
            IllegalMove::MayNotPass { example } => sentence.replace('…', example),
            _ => sentence.to_string(),
        };
        assert_eq!(refusal.to_string(), expected);
        assert_eq!(position.to_string(), text);
        let error = position.read_move(turn).expect_err(turn);
        assert_eq!((error.rule(), &error), (Some(rule), &MoveError::Punct(refusal)));
    }
}

#[test]
fn every_reason_for_a_refusal_occurs() {
    let occurring: BTreeSet<&str> = REFUSED.iter().map(|&(_, _, _, _, key, _)| key).collect();
    let known: BTreeSet<&str> =
        IllegalMove::TEMPLATES.iter().map(|template| template.key).collect();
    assert_eq!(occurring, known);
}
