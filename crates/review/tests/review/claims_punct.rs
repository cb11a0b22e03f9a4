//! Claims about PÜNCT on boards where they can be seen.

use basalt_review::{
    Claim, ClaimTheme, Facts, GameClaim, MoveMark, PunctClaim, PunctEffect, PunctMeasure, Value,
};
use basalt_rules::Game;
use basalt_rules::punct::{Axis, End, Move, Position};

use crate::script::{compares, does, facts, lets, misses, position};

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

fn of(claim: impl Into<PunctClaim>) -> Claim {
    Claim::Game(GameClaim::Punct(claim.into()))
}

fn holds(claim: impl Into<PunctClaim>, facts: &Facts) -> bool {
    of(claim).holds(facts)
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
        <&Position>::try_from(&after).is_ok_and(|after| after.winning_moves().is_empty())
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
    let chosen = Claim::choose(MoveMark::Blunder, &uncovered, &[]);
    assert_eq!(chosen, Some(of(PunctClaim::Uncovers { axis })));
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

/// The centre counts in the standard game only, and a chain of the opponent is nothing to build.
#[test]
fn an_end_teaches_what_was_wrong() {
    let theme = |claim| of(claim).theme();
    assert_eq!(theme(PunctClaim::EndsBehind { own: 3, other: 6 }), Some(ClaimTheme::Centre));
    assert_eq!(theme(PunctClaim::EndsDrawn { end: End::LastPiece }), Some(ClaimTheme::Result));
    assert_eq!(theme(PunctClaim::Uncovers { axis: Axis::WestEast }), Some(ClaimTheme::Defend));
}

#[test]
fn a_turn_may_threaten() {
    let text = "w:b5/a5c6,d6/e7f7,g8/h8i9,k10/j9l10 b: w 0";
    let missed = basic(text, ["l4/l5m5", "m11/n11o12"], None);
    assert!(holds(misses(PunctEffect::Threat, "m11/n11o12", 1), &missed));
    assert!(!holds(does(PunctEffect::Threat, 1), &missed));
    let made = basic(text, ["m11/n11o12", "l4/l5m5"], None);
    assert!(holds(does(PunctEffect::Threat, 1), &made));
    assert!(!holds(misses(PunctEffect::Threat, "l4/l5m5", 1), &made));
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
    let both = basic(pinned, ["f6-f12/e11f11", "f6-f12/f13g13"], None);
    assert!(!holds(frees("d6"), &both), "no better there");
    let before = "w:b5/a5c6,d6/e7f7 b:f6/d5e6,g7/h7i7,f12/e11f11 b 0";
    let missed = basic(before, ["l4/l5m5", "f12-f6/f7g7"], None);
    let pins = |pieces| misses(PunctEffect::Pin, "f12-f6/f7g7", pieces);
    assert!(holds(pins(1), &missed));
    assert!(!holds(pins(2), &missed));
    let made = basic(before, ["f12-f6/f7g7", "l4/l5m5"], None);
    assert!(holds(does(PunctEffect::Pin, 1), &made));
    assert!(!holds(does(PunctEffect::Pin, 1), &missed));
    assert!(holds(misses(PunctEffect::Cover, "f12-f6/f7g7", 1), &missed));
    assert!(!holds(misses(PunctEffect::Cover, "f12-f6/f7g7", 2), &missed));
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

/// The claim is among those that are considered, and holds.
fn assert_claimed(mark: MoveMark, facts: &Facts, claim: impl Into<PunctClaim>) {
    let claim = of(claim);
    assert!(Claim::candidates(mark, facts).contains(&claim), "{claim:?} is not considered");
    assert!(claim.holds(facts), "{claim:?} of {} in {}", facts.played, facts.before);
}

#[test]
fn a_reply_that_wins_pins_or_covers_is_told() {
    // White's l9 leaves the spaces that Black needs to connect.
    let blocked = "w:b8/a7b7,e3/f4f5,e6/d6e5,g2/e2f2,i6/h5j6,j5/k5l5,k16/l17m17,l9/k8l8,m15/l15m16,\
        f5/f4g5^1,g5/h5i6^2 b:g5/g3g4,g6/f6h6,h3/g1h2,j15/j16j17,k6/j7k7,k11/k9k10,k12/k13l14,\
        k15/k14l16,g4/h5i6^1,h6/g5i6^3 w 0";
    let opened =
        facts(&position(Game::Punct, blocked), "l9-l15/m15m16", "i3/j2j3", Some("m9/l8l9"));
    assert_claimed(MoveMark::Blunder, &opened, PunctClaim::LetsWin { reply: mv("m9/l8l9") });

    // White's h4 can cover g7 unless Black moves it away.
    let near = "w:g6/h5h6,h4/g2g3 b:g7/f5f6 b 0";
    let stayed = basic(near, ["j9/h8i8", "g7-f6/f5g5"], Some("h4-h6/g7h7"));
    let pin = lets(PunctEffect::Pin, "h4-h6/g7h7", 1);
    assert_claimed(MoveMark::Mistake, &stayed, pin);

    // Black's e3 covers two dots of the piece that White places beside it.
    let beside = "w:i6/g4h5,j7/j6k7,l7/m6m7 b:e3/f3f4,e5/c5d5,j5/i4i5 w 0";
    let exposed =
        facts(&position(Game::Punct, beside), "f5/d4e4", "j7-k8/j7k7", Some("e3-e5/e4f5"));
    let cover = lets(PunctEffect::Cover, "e3-e5/e4f5", 2);
    assert_claimed(MoveMark::Mistake, &exposed, cover);
}

#[test]
fn a_better_turn_that_covers_dots_or_leads_in_the_centre_is_told() {
    let before = position(Game::Punct, "w:i6/g4h5,j7/j6k7,l7/m6m7 b:e5/c5d5,j5/i4i5 b 0");
    let missed = facts(&before, "e3/f3f4", "e5-j5/j6j7", None);
    let cover = misses(PunctEffect::Cover, "e5-j5/j6j7", 2);
    assert_claimed(MoveMark::Mistake, &missed, cover);

    // Black has two dots in the centre, g7 and h7, and White none; f9 could cover g7.
    let before = position(
        Game::Punct,
        "w:d4/b2c3,f9/e7f8,g6/e4f5,h11/g10g11,h13/g14h14,i12/i13j14,j15/j16j17 \
         b:c5/d5e6,c8/c6c7,d3/d2e3,f6/g7h7,h4/g5h5,i15/i14i16 w 1",
    );
    let behind = facts(&before, "f9-f8/d7e7", "f9-f5/f6g7", None);
    let centre = PunctClaim::CentreLost {
        own: 0,
        other: 2,
        mv: mv("f9-f5/f6g7"),
        better_own: 1,
        better_other: 1,
    };
    assert_claimed(MoveMark::Mistake, &behind, centre);
}

#[test]
fn good_turns_are_told() {
    let text = "w:b5/a5c6,d6/e7f7,g8/h8i9,k10/j9l10 b: w 0";
    let best = |text, mv: &str| basic(text, [mv, mv], None);
    assert_claimed(MoveMark::Good, &best(text, "m11/n11o12"), does(PunctEffect::Threat, 1));
    let below = "w:b5/a5c6,d6/e7f7 b:f6/d5e6,g7/h7i7,f12/e11f11 b 0";
    assert_claimed(MoveMark::Good, &best(below, "f12-f6/f7g7"), does(PunctEffect::Pin, 1));
    // The task of the course in which one turn alone stops Black.
    let threatened = "w:c1/d1d2,g1/e1f1,h6/h4h5,h8/g6h7,h10/f9g10,i9/h9j10,j11/k12l13,l14/k14m14,\
        m15/m16n17,n13/o14o15,o10/o9o11,h8/g8i9^1 b:c2/b1d3,f5/f6g5,f8/e6f7,g4/g2g3,g9/g7g8,\
        i6/i5i7,i10/i11i12,i13/i14j14,i16/i15j17,f6/g6h6^1,g9/h9h10^1 w 0";
    assert_claimed(MoveMark::Good, &best(threatened, "g1-g10/h11i12"), PunctClaim::OnlyDefence);
    assert!(!holds(PunctClaim::OnlyDefence, &best(text, "m11/n11o12")), "nothing is threatened");
}

#[test]
fn a_connection_is_told() {
    let text = format!("{CHAIN} w 0");
    let connected = basic(&text, [CLOSES, CLOSES], None);
    let axis = Axis::WestEast;
    assert_claimed(MoveMark::Good, &connected, PunctClaim::Connects { axis });
    let other = PunctClaim::Connects { axis: Axis::SouthWestNorthEast };
    assert!(!holds(other, &connected));
    let quiet = basic(&text, ["l4/l5m5", "l4/l5m5"], None);
    assert!(!holds(PunctClaim::Connects { axis }, &quiet));
    let uncovered = basic(BOTH, ["f6-f12/e11f11", "f6-f4/e3f3"], None);
    assert!(!holds(PunctClaim::Connects { axis }, &uncovered), "the chain is the opponent's");
}

#[test]
fn a_double_threat_can_be_stopped_in_no_single_place() {
    let chain = "w:b5/a5c6,d6/e7f7,g8/h8i9,k10/j9l10";
    let double = does(PunctEffect::DoubleThreat, 1);
    let turn = ["m11/n11o12"; 2];
    assert_claimed(MoveMark::Good, &basic(&format!("{chain} b: w 0"), turn, None), double);
    // Black stands on p9 to p11 and on p13 to p15, so every way leads over p12.
    let narrow = basic(&format!("{chain} b:p14/p13p15,p10/p9p11 w 0"), turn, None);
    assert!(holds(does(PunctEffect::Threat, 1), &narrow) && !holds(double, &narrow));
}

#[test]
fn a_gain_in_the_centre_is_told_of_the_standard_game() {
    // Black has two dots in the centre and White none; White covers one of them.
    let text = "w:d4/b2c3,f9/e7f8,g6/e4f5,h11/g10g11,h13/g14h14,i12/i13j14,j15/j16j17 \
        b:c5/d5e6,c8/c6c7,d3/d2e3,f6/g7h7,h4/g5h5,i15/i14i16 w 1";
    let of_game = |game| facts(&position(game, text), "f9-f5/f6g7", "f9-f5/f6g7", None);
    let gain = |dots| does(PunctEffect::Centre, dots);
    assert_claimed(MoveMark::Good, &of_game(Game::Punct), gain(2));
    assert!(!holds(gain(1), &of_game(Game::Punct)) && !holds(gain(2), &of_game(Game::PunctBasic)));
}

#[test]
fn chains_are_joined() {
    // Six dots from the west, six before the east, and three between them.
    let apart = "w:b5/a5c6,d6/e7f7,k10/j9l10,m11/n11o12 b: w 0";
    let link = |text: &str, turn: &str, dots| {
        holds(does(PunctEffect::Link, dots), &basic(text, [turn; 2], None))
    };
    let joined = basic(apart, [FILLS; 2], None);
    assert_claimed(MoveMark::Good, &joined, does(PunctEffect::Link, 15));
    assert!(!link(apart, FILLS, 12) && !link(apart, "p12/q12q13", 9), "one chain grows");
    let alone = "w:b5/a5c6,d6/e7f7 b: w 0";
    assert!(!link(alone, FILLS, 9));
}

#[test]
fn a_bridge_is_built() {
    // The piece comes to rest on l5 and l7, and l6 below it is empty.
    let text = "w:l4/l5m5,l10/l11l12 b:l7/l8m8 w 0";
    let bridge = does(PunctEffect::Bridge, 1);
    let built = basic(text, ["l10-l5/l6l7"; 2], None);
    assert_claimed(MoveMark::Good, &built, bridge);
    let missed = basic(text, ["j17/i16j16", "l10-l5/l6l7"], None);
    assert_claimed(MoveMark::Mistake, &missed, misses(PunctEffect::Bridge, "l10-l5/l6l7", 1));
    for plain in ["j17/i16j16", "l4-l17/k16l16", "e6/e5e7"] {
        assert!(!holds(bridge, &basic(text, [plain; 2], None)), "{plain}");
    }
}

/// White has twelve dots of the seventeen from west to east. A column of ten dots is within seven of both other pairs of
/// sides.
#[test]
fn open_ways_are_counted() {
    let text = "w:b5/a5c6,d6/e7f7,g8/h8i9,k10/j9l10,i7/i6i8,i11/i10i12 b: w 0";
    let column = "i13/i14i15";
    let ways = |count| does(PunctEffect::Ways, count);
    let kept = basic(text, [column; 2], None);
    assert_claimed(MoveMark::Good, &kept, ways(3));
    assert!(!holds(ways(2), &kept));
    let elsewhere = basic(text, ["d4/c3d3", column], None);
    assert!(!holds(ways(1), &elsewhere), "one way is no choice");
    let plans = |count, better| compares(PunctMeasure::Plans, count, column, better);
    assert_claimed(MoveMark::Mistake, &elsewhere, plans(1, 3));
    assert!(!holds(plans(1, 2), &elsewhere));
}

#[test]
fn chains_and_free_pieces_are_counted() {
    let text = "w:b5/a5c6,d6/e7f7,g8/h8i9 b:b2/a2c3 w 0";
    let apart = basic(text, ["l4/l5m5", "k10/j9l10"], None);
    let chain = |dots, better| compares(PunctMeasure::Chain, dots, "k10/j9l10", better);
    assert_claimed(MoveMark::Mistake, &apart, chain(3, 12));
    assert!(!holds(chain(3, 9), &apart) && !holds(chain(6, 12), &apart));
    // Black's own f6 and g7 are under the piece that comes to f6.
    let text = "w:b5/a5c6,d6/e7f7 b:f6/d5e6,g7/h7i7,f12/e11f11 b 0";
    let covered = basic(text, ["f12-f6/f7g7", "l4/l5m5"], None);
    let free = |pieces, better| compares(PunctMeasure::Free, pieces, "l4/l5m5", better);
    assert_claimed(MoveMark::Mistake, &covered, free(1, 4));
    assert!(!holds(free(1, 3), &covered) && !holds(free(3, 4), &covered));
}

/// White has the columns a to i and q, and lacks seven. Black's block before i9 costs White one space more.
#[test]
fn ways_of_the_opponent_are_counted() {
    let text = "w:b5/a5c6,d6/e7f7,g8/h8i9,q12/q11q13 b:b2/a2c3 b 0";
    let block = "j10/j9k10";
    let blocked = basic(text, [block; 2], None);
    assert_claimed(MoveMark::Good, &blocked, does(PunctEffect::Block, 1));
    assert!(!holds(does(PunctEffect::Block, 2), &blocked));
    let elsewhere = basic(text, ["l4/l5m5", block], None);
    let gaps = |count, better| compares(PunctMeasure::OtherGaps, count, block, better);
    assert_claimed(MoveMark::Mistake, &elsewhere, gaps(7, 8));
    assert!(!holds(gaps(7, 9), &elsewhere));
    let plans = |count, better| compares(PunctMeasure::OtherPlans, count, block, better);
    assert_claimed(MoveMark::Mistake, &elsewhere, plans(1, 0));
    assert!(!holds(plans(0, 1), &basic(text, [block, "l4/l5m5"], None)), "no better there");
}

/// White's chain from the west lacks the spaces from j9 to the east side.
#[test]
fn ways_across_are_counted() {
    // Of the way from a5 to q13, White has nine dots and lacks eight.
    let text = "w:b5/a5c6,d6/e7f7,g8/h8i9 b:b2/a2c3 w 0";
    let near = "k10/j9l10";
    let builds = basic(text, [near, "l4/l5m5"], None);
    assert_claimed(MoveMark::Good, &basic(text, [near, near], None), does(PunctEffect::Build, 3));
    assert!(!holds(does(PunctEffect::Build, 2), &builds));
    let slow = basic(text, ["l4/l5m5", near], None);
    assert_claimed(MoveMark::Mistake, &slow, misses(PunctEffect::Build, near, 3));
    let gaps = |count, better| compares(PunctMeasure::Gaps, count, near, better);
    assert_claimed(MoveMark::Mistake, &slow, gaps(8, 5));
    assert!(!holds(gaps(8, 4), &slow) && !holds(gaps(5, 8), &builds));
}

#[test]
fn a_block_makes_the_way_longer() {
    // Black lies down right before the head of White's chain. White lacked the columns j to q, and now i as well.
    let text = "w:b5/a5c6,d6/e7f7,g8/h8i9 b:b2/a2c3 b 0";
    let block = "j10/j9k10";
    assert_claimed(MoveMark::Good, &basic(text, [block; 2], None), does(PunctEffect::Block, 1));
    let before = basic(text, ["l4/l5m5", block], None);
    assert_claimed(MoveMark::Mistake, &before, misses(PunctEffect::Block, block, 1));
}
