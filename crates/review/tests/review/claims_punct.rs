//! Claims about PÜNCT on boards where they can be seen.

use basalt_review::{Claim, Facts, Mark, PunctClaim, Value};
use basalt_rules::Game;
use basalt_rules::punct::{Axis, End, Move};

use crate::script::{facts, position};

/// A white chain from the west that lacks two spaces to the east.
const CHAIN: &str = "w:b5/a5c6,d6/e7f7,g8/h8i9,k10/j9l10,m11/n11o12 b:";
const CLOSES: &str = "p12/q12q13";

/// One that lacks three spaces in the middle, with Black to move.
const GAP: &str = "w:b5/a5c6,d6/e7f7,k10/j9l10,m11/n11o12,p12/q12q13 b: b 0";
const FILLS: &str = "g8/h8i9";

/// Black's f6 lies on a white chain between west and east, and connects the same sides if it goes to f4.
const BOTH: &str = "w:b5/a5c6,d6/e7f7,g8/h8i9,k10/j9l10,m11/n11o12,p12/q12q13 \
                    b:b2/a2c3,d3/c2e4,f6/d5e6,g7/h7i7,h5/g5i6,j6/k7l7,m8/n8o9,p9/p10q10,f6/f7g7^1 b 0";

/// Seventeen white pieces in three towers, one of them in the centre; a T is left.
const SEVENTEEN: &str = "w:g12/g13g14,i9/h8i8,j14/j15k16,g12/g13g14^1,i9/h8i8^1,j14/j15k16^1,\
    g12/g13g14^2,i9/h8i8^2,k16/j14j15^2,g12/g13g14^3,i9/h8i8^3,k16/j14j15^3,g13/g12g14^4,i9/h8i8^4,\
    j15/j14k16^4,g13/g12g14^5,j15/j14k16^5";

fn mv(text: &str) -> Move {
    text.parse().expect("a turn")
}

fn basic(text: &str, [played, best]: [&str; 2], reply: Option<&str>) -> Facts {
    facts(&position(Game::PunctBasic, text), played, best, reply)
}

fn holds(claim: PunctClaim, facts: &Facts) -> bool {
    Claim::Punct(claim).holds(facts)
}

#[test]
fn a_win_at_once_is_missed() {
    let text = format!("{CHAIN} w 0");
    let missed = basic(&text, ["l4/l5m5", CLOSES], None);
    assert!(holds(PunctClaim::MissesWin { mv: mv(CLOSES) }, &missed));
    assert!(!holds(PunctClaim::MissesWin { mv: mv("d4/c3d3") }, &missed));
    let won = basic(&text, [CLOSES, "l4/l5m5"], None);
    assert!(!holds(PunctClaim::MissesWin { mv: mv(CLOSES) }, &won));
}

/// A turn of Black after which White cannot win at once.
fn defence(text: &str) -> String {
    let before = position(Game::PunctBasic, text);
    let stops = |mv: &basalt_rules::AnyMove| {
        let mut after = before.clone();
        after.play(*mv).expect("legal");
        match after {
            basalt_rules::AnyPosition::Punct(after) => after.winning_moves().is_empty(),
            basalt_rules::AnyPosition::Dvonn(_) => false,
        }
    };
    before.legal_moves().into_iter().find(stops).expect("a defence").to_string()
}

#[test]
fn a_threat_is_not_stopped() {
    let best = defence(GAP);
    let ignored = basic(GAP, ["l4/l5m5", &best], Some(FILLS));
    let threat = PunctClaim::IgnoresThreat { reply: mv(FILLS) };
    assert!(holds(threat, &ignored));
    assert!(!holds(PunctClaim::LetsWin { reply: mv(FILLS) }, &ignored), "it was a threat");
    assert!(!holds(PunctClaim::IgnoresThreat { reply: mv("d4/c3d3") }, &ignored));
    let stopped = basic(GAP, [&best, "l4/l5m5"], Some(FILLS));
    assert!(!holds(threat, &stopped));
    let hopeless = basic(GAP, ["l4/l5m5", "d4/c3d3"], Some(FILLS));
    assert!(!holds(threat, &hopeless), "no better there");
}

#[test]
fn a_chain_is_uncovered() {
    let uncovered = basic(BOTH, ["f6-f12/e11f11", "f6-f4/e3f3"], None);
    let axis = Axis::WestEast;
    assert!(holds(PunctClaim::Uncovers { axis }, &uncovered));
    assert!(!holds(PunctClaim::Uncovers { axis: Axis::SouthWestNorthEast }, &uncovered));
    let chosen = Claim::choose(Mark::Blunder, &uncovered);
    assert_eq!(chosen, Some(Claim::Punct(PunctClaim::Uncovers { axis })));
    let connected = basic(BOTH, ["f6-f4/e3f3", "f6-f12/e11f11"], None);
    assert!(!holds(PunctClaim::Uncovers { axis }, &connected));
}

#[test]
fn the_last_piece_is_placed_too_soon() {
    let before = position(Game::Punct, &format!("{SEVENTEEN} b:j9/j10j11,k9/k10k11 w 0"));
    let behind = facts(&before, "d4/c3d3", "i9-i4/h3i3", None);
    assert!(holds(PunctClaim::EndsBehind { own: 3, other: 6 }, &behind));
    assert!(!holds(PunctClaim::EndsBehind { own: 3, other: 5 }, &behind));
    let drawn = basic(&format!("{SEVENTEEN} b: w 0"), ["d4/c3d3", "i9-i4/h3i3"], None);
    assert!(holds(PunctClaim::EndsDrawn { end: End::LastPiece }, &drawn));
    assert!(!holds(PunctClaim::EndsDrawn { end: End::Repetition }, &drawn));
    let centre = PunctClaim::CentreLost {
        own: 0,
        other: 6,
        mv: mv("d4/c3d3"),
        better_own: 3,
        better_other: 6,
    };
    // Lifting the highest piece of a tower shows the one below: nothing is lost.
    assert!(!holds(centre, &facts(&before, "i9-i4/h3i3", "d4/c3d3", None)));
}

#[test]
fn a_turn_may_threaten() {
    let text = "w:b5/a5c6,d6/e7f7,g8/h8i9,k10/j9l10 b: w 0";
    let missed = basic(text, ["l4/l5m5", "m11/n11o12"], None);
    assert!(holds(PunctClaim::MissesThreat { mv: mv("m11/n11o12") }, &missed));
    assert!(!holds(PunctClaim::Threatens, &missed));
    let made = basic(text, ["m11/n11o12", "l4/l5m5"], None);
    assert!(holds(PunctClaim::Threatens, &made));
    assert!(!holds(PunctClaim::MissesThreat { mv: mv("l4/l5m5") }, &made));
}

#[test]
fn pieces_are_pinned_and_freed_and_dots_covered() {
    // Black's f6 lies on White's f7 and on Black's own g7.
    let pinned = "w:b5/a5c6,d6/e7f7 b:f6/d5e6,g7/h7i7,f6/f7g7^1 b 0";
    let opened = basic(pinned, ["f6-f12/e11f11", "l4/l5m5"], None);
    let frees = |space: &str| PunctClaim::Frees { space: space.parse().expect("a space") };
    assert!(holds(frees("d6"), &opened));
    assert!(!holds(frees("b5"), &opened));
    assert!(!holds(frees("d6"), &basic(pinned, ["l4/l5m5", "f6-f12/e11f11"], None)));
    let before = "w:b5/a5c6,d6/e7f7 b:f6/d5e6,g7/h7i7,f12/e11f11 b 0";
    let missed = basic(before, ["l4/l5m5", "f12-f6/f7g7"], None);
    let pins = |pieces| PunctClaim::MissesPin { mv: mv("f12-f6/f7g7"), pieces };
    assert!(holds(pins(1), &missed));
    assert!(!holds(pins(2), &missed));
    let made = basic(before, ["f12-f6/f7g7", "l4/l5m5"], None);
    assert!(holds(PunctClaim::Pins { pieces: 1 }, &made));
    assert!(!holds(PunctClaim::Pins { pieces: 1 }, &missed));
    assert!(!holds(PunctClaim::MissesCover { mv: mv("f12-f6/f7g7"), dots: 1 }, &missed), "too few");
}

#[test]
fn proven_wins_are_told() {
    let text = "w:b5/a5c6,d6/e7f7,g8/h8i9,k10/j9l10 b: w 0";
    let mut missed = basic(text, ["l4/l5m5", "m11/n11o12"], Some("d4/c3d3"));
    let win = PunctClaim::WinIn { turns: 2, mv: mv("m11/n11o12") };
    let loss = PunctClaim::LetsWinIn { turns: 3, reply: mv("d4/c3d3") };
    assert!(!holds(win, &missed) && !holds(loss, &missed));
    missed.value_before = Some(Value::WinIn(2));
    missed.value_after = Some(Value::LossIn(3));
    assert!(holds(win, &missed) && holds(loss, &missed));
    missed.value_after = Some(Value::WinIn(4));
    assert!(!holds(win, &missed) && !holds(loss, &missed), "it is won all the same");
}
