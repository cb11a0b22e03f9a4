//! Every effect is recognised, and not confused with others.

use basalt_learn::dvonn::{Landing, Whose};
use basalt_learn::{Effect, Goal, dvonn, punct};
use basalt_rules::{AnyPosition, Game};

fn position(text: &str) -> AnyPosition {
    let game = if text.contains(':') { Game::PunctBasic } else { Game::Dvonn };
    AnyPosition::parse(game, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// White lacks the last piece of a chain from h1 to p17.
const ALMOST: &str = "w:h1/h2h3,h4/h5h6,h7/h8h9,i10/j11k12,m14/l13n15 b: w 0";

/// White's chain is complete except for h5, which a black piece covers.
const COVERED: &str =
    "w:h1/h2h3,h4/h5h6,h7/h8h9,i10/j11k12,m14/l13n15,o16/o17p17 b:j5/j6k6,j5/h5i5^1 b 0";

/// Black's chain is complete except for h5, which a white piece covers. Black can go around it.
const GOING_ROUND: &str =
    "w:j5/j6k6,j5/h5i5^1 b:h1/h2h3,h4/h5h6,h7/h8h9,i10/j11k12,m14/l13n15,o16/o17p17 w 0";

/// One white group touches the west side, the other the south-west side.
const TWO_GROUPS: &str = "w:a6/b7c8,e1/e2e3,e4/e5e6 b: w 0";

/// Whether the first of two moves reaches the goal, and the second does not.
fn tells_apart(goal: &Goal, text: &str, [does, does_not]: [&str; 2]) -> bool {
    let before = position(text);
    let meets = |text: &str| {
        let mv = before.read_move(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut after = before.clone();
        after.play(mv).expect("a legal move");
        goal.is_met(&before, mv, &after)
    };
    meets(does) && !meets(does_not)
}

#[test]
fn feats_of_dvonn_are_told_apart() {
    let first = "9/3r6/3wwbr4/4r5/9 w s";
    let island = "9/10/wrrwbbb4/1r8/9 w s";
    let carrier = "9/10/2w(rw)1r1r3/10/9 w s";
    let start = "9/10/2r1r3r2/10/9 b p";
    let cut = |whose, least| dvonn::Effect::CutsOff { whose, least };
    for (feat, text, moves) in [
        (dvonn::Effect::MovesFrom("e3"), first, ["e3f3", "d3e3"]),
        (dvonn::Effect::Covers(Landing::Opposing), first, ["e3f3", "e3e4"]),
        (dvonn::Effect::Covers(Landing::Own), first, ["d3e3", "e3f3"]),
        (dvonn::Effect::Covers(Landing::LoneRed), first, ["e3e4", "e3d3"]),
        (dvonn::Effect::MovesHeight(2), carrier, ["d3f3", "c3d3"]),
        (dvonn::Effect::CarriesRed, carrier, ["d3f3", "c3d3"]),
        (cut(Whose::Opposing, 3), island, ["d3c3", "d3e3"]),
        (cut(Whose::Own, 2), island, ["d3e3", "d3c3"]),
        (dvonn::Effect::Frees("e3"), "9/3bw5/3rwbrw3/3wr5/9 w s", ["d2d3", "h3g3"]),
        (dvonn::Effect::MakesPass, "9/10/3wwbrrr2/10/9 w s", ["e3f3", "e3d3"]),
        (dvonn::Effect::PlacesAtEdge, start, ["a1", "e2"]),
        (dvonn::Effect::PlacesBesideRed, start, ["d3", "a1"]),
    ] {
        assert!(tells_apart(&Goal::Does(Effect::Dvonn(feat)), text, moves), "{feat:?}");
    }
}

#[test]
fn feats_of_punct_are_told_apart() {
    let flat = "w:l4/l5m5,l7/l8m8,l10/l11l12 b: w 0";
    let mixed = "w:l4/l5m5,l10/l11l12 b:l7/l8m8 w 0";
    let pinning = "w:l4/l5m5,l5/l6l7^1 b:l7/l8m8 w 0";
    for (feat, text, moves) in [
        (punct::Effect::Places, flat, ["d4/d5e5", "l7-l4/l5m5"]),
        (punct::Effect::Moves, flat, ["l7-l4/l5m5", "l10-l10/m11n12"]),
        (punct::Effect::Turns, flat, ["l10-l10/m11n12", "l7-l4/l5m5"]),
        (punct::Effect::Jumps, flat, ["l7-l4/l5m5", "l10-l10/m11n12"]),
        (punct::Effect::Bridges, flat, ["l10-l5/l6l7", "l7-l4/l5m5"]),
        (punct::Effect::Pins, mixed, ["l10-l5/l6l7", "l10-l10/m11n12"]),
        (punct::Effect::Uncovers, pinning, ["l5-l10/l11l12", "d4/d5e5"]),
        (punct::Effect::ReachesCentre, flat, ["i9/i10j10", "d4/d5e5"]),
        (punct::Effect::LeadsCentre, "w:g7/g8h8 b:i9/i10j10 w 0", ["h9/g9h10", "d4/d5e5"]),
        (punct::Effect::Frees("l4"), pinning, ["l5-l10/l11l12", "d4/d5e5"]),
        (punct::Effect::PinsPiece("l7"), mixed, ["l10-l5/l6l7", "l10-l10/m11n12"]),
        (punct::Effect::TouchesSides(2), TWO_GROUPS, ["d7/d6d8", "d9/d10e10"]),
        (punct::Effect::LeavesNoWin, GOING_ROUND, ["g5/f4g4", "d9/d10e10"]),
    ] {
        assert!(tells_apart(&Goal::Does(Effect::Punct(feat)), text, moves), "{feat:?}");
    }
}

#[test]
fn the_end_of_a_game_is_told() {
    assert!(tells_apart(&Goal::WinsAtOnce, ALMOST, ["o16/o17p17", "d4/d5e5"]));
    assert!(tells_apart(&Goal::LosesAtOnce, COVERED, ["j5-j8/j9j10", "d4/d5e5"]));
}

#[test]
fn goals_can_be_combined() {
    static RED: Goal = Goal::Does(Effect::Dvonn(dvonn::Effect::Covers(Landing::LoneRed)));
    static BOTH: [Goal; 2] =
        [Goal::Not(&RED), Goal::Does(Effect::Dvonn(dvonn::Effect::MovesFrom("e3")))];
    let first = "9/3r6/3wwbr4/4r5/9 w s";
    assert!(tells_apart(&Goal::OneOf(&["e3f3", "e3d3"]), first, ["e3d3", "d3e3"]));
    assert!(tells_apart(&Goal::All(&BOTH), first, ["e3f3", "e3e4"]));
    assert!(tells_apart(&Goal::All(&BOTH), first, ["e3f3", "d3e3"]));
}
