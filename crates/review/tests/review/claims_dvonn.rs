//! Claims about DVONN on boards where they can be seen.

use basalt_review::{Claim, DvonnClaim, DvonnEffect, DvonnMeasure, GameClaim};
use basalt_rules::Game;
use basalt_rules::dvonn::{Cell, Move};

use crate::script::{compares, does, facts, lets, misses, moves, position};

fn of(claim: impl Into<DvonnClaim>) -> Claim {
    Claim::Game(GameClaim::Dvonn(claim.into()))
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// Whether a claim holds of a move on a board of which only the middle row is occupied.
fn holds(
    row: &str,
    [played, best]: [&str; 2],
    reply: Option<&str>,
    claim: impl Into<DvonnClaim>,
) -> bool {
    let before = position(Game::Dvonn, &format!("9/10/{row}/10/9 w s"));
    of(claim).holds(&facts(&before, played, best, reply))
}

#[test]
fn own_pieces_are_cut_off() {
    // c3 leaves, and d3 and the stack of two on e3 go with it.
    let row = "(rrrw)bww(bw)6";
    let cuts = |played, pieces| holds(row, [played, "e3c3"], None, DvonnClaim::CutsOwn { pieces });
    assert!(cuts("c3b3", 3));
    assert!(!cuts("c3b3", 2) && !cuts("c3b3", 4));
    assert!(cuts("d3c3", 2) && !cuts("d3c3", 3));
    // Cutting off as many of Black's is no fault.
    let row = "(rrrw)bww(bwb)6";
    assert!(!holds(row, ["c3b3", "d3c3"], None, DvonnClaim::CutsOwn { pieces: 1 }));
}

#[test]
fn opposing_pieces_could_have_been_cut_off_or_taken() {
    let row = "(rrrw)bwb(wb)6";
    let missed = |played, claim| holds(row, [played, "c3b3"], None, claim);
    assert!(missed("a3e3", misses(DvonnEffect::Cut, "c3b3", 3)));
    assert!(!missed("a3e3", misses(DvonnEffect::Cut, "c3b3", 2)));
    assert!(!missed("a3e3", misses(DvonnEffect::Cut, "c3d3", 3)));
    assert!(holds(row, ["c3b3", "a3e3"], None, does(DvonnEffect::Cut, 3)));
    assert!(!holds(row, ["a3e3", "c3b3"], None, does(DvonnEffect::Cut, 3)));
    let row = "(rrrw)bwb(wbb)6";
    let take = misses(DvonnEffect::Take, "a3e3", 3);
    assert!(holds(row, ["c3b3", "a3e3"], None, take));
    assert!(!holds(row, ["a3e3", "c3b3"], None, take));
    assert!(holds(row, ["a3e3", "c3b3"], None, does(DvonnEffect::Take, 3)));
    assert!(!holds(row, ["c3b3", "a3e3"], None, does(DvonnEffect::Take, 3)));
}

#[test]
fn only_a_stack_of_the_opponent_is_taken() {
    // White's b3 goes onto White's own stack of four, or onto Black's piece.
    let row = "(rrrw)wbw7";
    let takes =
        |played, height| holds(row, [played, "d3c3"], None, does(DvonnEffect::Take, height));
    assert!(!takes("b3a3", 4) && takes("b3c3", 1));
    // A single red piece belongs to neither player.
    assert!(!holds("rrrwb6", ["d3c3", "d3e3"], None, does(DvonnEffect::Take, 1)));
}

#[test]
fn a_permitted_reply_must_be_prevented_by_the_better_move() {
    // White's f3 goes to d3. Black's c3 may then leave and cut off four pieces, or take three; White
    // could have taken it instead.
    let board = "9/w9/(rrrw)bbww(bw)5/10/9 w s";
    let holds = |best, reply, claim| {
        let before = position(Game::Dvonn, board);
        of(claim).holds(&facts(&before, "f3d3", best, Some(reply)))
    };
    let cut = |pieces| lets(DvonnEffect::Cut, "c3b3", pieces);
    assert!(holds("d3c3", "c3b3", cut(4)));
    assert!(!holds("d3c3", "c3b3", cut(3)));
    assert!(!holds("b4b3", "c3b3", cut(4)), "no better there");
    let take = |height| lets(DvonnEffect::Take, "c3d3", height);
    assert!(holds("d3c3", "c3d3", take(3)));
    assert!(!holds("d3c3", "c3d3", take(1)));
    let red = |reply| lets(DvonnEffect::TakeRed, reply, 1);
    assert!(holds("a3e3", "b3a3", red("b3a3")));
    assert!(!holds("d3c3", "b3a3", red("b3a3")), "no better there");
    assert!(!holds("a3e3", "b3c3", red("b3c3")));
}

#[test]
fn a_red_piece_could_have_been_taken() {
    let row = "(rrrb)wwb7";
    let red = misses(DvonnEffect::TakeRed, "b3a3", 1);
    assert!(holds(row, ["c3d3", "b3a3"], None, red));
    assert!(!holds(row, ["b3c3", "c3d3"], None, red));
    assert!(!holds("(rrrw)wwb7", ["c3d3", "b3a3"], None, red), "it is White's already");
}

#[test]
fn a_stack_that_reaches_nothing_is_stuck() {
    let row = "(rrrw)bww(bw)6";
    let stuck = |space, height| DvonnClaim::Stuck { space: cell(space), height };
    assert!(holds(row, ["e3c3", "c3b3"], None, stuck("c3", 3)));
    assert!(!holds(row, ["e3c3", "c3b3"], None, stuck("c3", 2)));
    assert!(!holds(row, ["d3c3", "c3b3"], None, stuck("c3", 2)), "a3 is two away");
}

/// Nothing lies two spaces from the stack of two on d3. When d4 lands on it, there are three, and a3 is three
/// spaces away.
#[test]
fn a_stuck_stack_moves_on_with_another_that_lands_on_it() {
    let before = position(Game::Dvonn, "9/2w6b/r1rww5r/10/9 w s");
    let facts = facts(&before, "e3d3", "d3c3", None);
    let claim = of(DvonnClaim::Stuck { space: cell("d3"), height: 2 });
    assert!(claim.holds(&facts));
    let mut carried = facts.after.clone();
    for mv in moves(Game::Dvonn, "k4k3 d4d3 pass d3a3") {
        carried.play(mv).expect("a legal move");
    }
}

/// White wins by 3 with f2g2 at once. After f2e2 Black must take that stack; after f2f3 White has nothing
/// left to move and Black has.
const LAST_MOVE: &str = "9/10/5r5/4rw(rb)3/9 w s";

#[test]
fn the_last_move_is_given_up() {
    let claim = |played, best, claim| {
        let before = position(Game::Dvonn, LAST_MOVE);
        of(claim).holds(&facts(&before, played, best, None))
    };
    assert!(claim("f2e2", "f2g2", DvonnClaim::LastMove));
    assert!(!claim("f2g2", "f2e2", DvonnClaim::LastMove), "the game is over");
    assert!(!claim("f2e2", "f2f3", DvonnClaim::LastMove), "no better there");
    assert!(claim("f2f3", "f2e2", DvonnClaim::NeverMovesAgain));
    assert!(!claim("f2f3", "f2g2", DvonnClaim::NeverMovesAgain), "no better there");
    assert!(!claim("f2e2", "f2g2", DvonnClaim::NeverMovesAgain), "g2 is two away");
}

#[test]
fn moves_are_counted_on_both_sides() {
    // If d3 goes to c3, the seven to its right are gone and one move is left, to a3. If k3 goes to j3, six
    // pieces keep two moves each and the stack of two has one.
    let fewer = |moves, better| compares(DvonnMeasure::Moves, moves, "k3j3", better);
    let white = |claim| holds("rrrwwwwwwww", ["d3c3", "k3j3"], None, claim);
    assert!(white(fewer(1, 13)));
    assert!(!white(fewer(1, 12)) && !white(fewer(2, 13)));
    assert!(!holds("rrrwwwwwwww", ["k3j3", "d3c3"], None, fewer(13, 1)));
    // The same seven, Black's: six with two moves each and one with one.
    let before = position(Game::Dvonn, "9/w9/rrrwbbbbbbb/10/9 w s");
    let more = |moves, better| {
        let claim = compares(DvonnMeasure::Replies, moves, "d3c3", better);
        of(claim).holds(&facts(&before, "b4a3", "d3c3", None))
    };
    assert!(more(13, 0));
    assert!(!more(13, 1) && !more(12, 0));
}

#[test]
fn a_placement_may_be_in_a_heap_or_far_away() {
    let before = position(Game::Dvonn, "9/4w5/rrr1w1w1bbb/10/b8 w p");
    let claim =
        |[played, best]: [&str; 2], claim| of(claim).holds(&facts(&before, played, best, None));
    let heap = |neighbours, better| compares(DvonnMeasure::Heap, neighbours, "k5", better);
    assert!(claim(["f3", "k5"], heap(3, 0)));
    assert!(!claim(["f3", "k5"], heap(4, 0)) && !claim(["f3", "k5"], heap(3, 1)));
    let far = |steps, better| compares(DvonnMeasure::RedSteps, steps, "d3", better);
    assert!(claim(["k5", "d3"], far(8, 1)));
    assert!(!claim(["k5", "d3"], far(7, 1)) && !claim(["d3", "k5"], far(1, 8)));
    let contacts = |pieces, better| compares(DvonnMeasure::Contacts, pieces, "h3", better);
    assert!(!claim(["k5", "h3"], contacts(0, 2)) && claim(["d5", "h3"], contacts(0, 1)));
    let inside = |count| compares(DvonnMeasure::Inside, count, "c5", 0);
    assert!(claim(["d3", "c5"], inside(1)) && !claim(["k5", "c5"], inside(0)));
    // One step from the edge or two, the sentence is the same, and so is the claim.
    assert!(claim(["d4", "c5"], inside(1)));
    let crowd = |pieces, better| compares(DvonnMeasure::Crowd, pieces, "k5", better);
    assert!(claim(["f3", "k5"], crowd(3, 0)) && !claim(["f3", "k5"], crowd(2, 0)));
}

/// After g3f3 four white pieces are linked to red only through c3. After d3c3 three are cut off, and what is left
/// holds red itself.
#[test]
fn pieces_hang_on_one_link() {
    let row = "rrrwwww4";
    let hangs = |space: &str, pieces, other: &str, better| DvonnClaim::Hangs {
        space: cell(space),
        pieces,
        mv: mv(other),
        better,
    };
    assert!(holds(row, ["g3f3", "d3c3"], None, hangs("c3", 4, "d3c3", 0)));
    assert!(!holds(row, ["g3f3", "d3c3"], None, hangs("d3", 3, "d3c3", 0)), "more hang on c3");
    assert!(!holds(row, ["g3f3", "d3c3"], None, hangs("c3", 3, "d3c3", 0)));
    assert!(!holds(row, ["d3c3", "g3f3"], None, hangs("c3", 4, "g3f3", 4)), "no better there");
}

#[test]
fn effects_on_the_next_moves_are_told() {
    // White takes Black's only stack that could move: Black must pass.
    let row = "(rrrw)wbw7";
    assert!(holds(row, ["d3c3", "b3a3"], None, does(DvonnEffect::Pass, 1)));
    assert!(!holds(row, ["b3a3", "d3c3"], None, does(DvonnEffect::Pass, 1)));
    assert!(holds(row, ["b3a3", "d3c3"], None, misses(DvonnEffect::Pass, "d3c3", 1)));
    // The stack with red reaches d3, three spaces away.
    let row = "(rrw)rwbb6";
    let carries = does(DvonnEffect::CarryRed, 1);
    assert!(holds(row, ["a3d3", "c3b3"], None, carries));
    assert!(!holds(row, ["c3b3", "a3d3"], None, carries));
    assert!(holds(row, ["c3b3", "a3d3"], None, misses(DvonnEffect::CarryRed, "a3d3", 1)));
}

/// After d3c3 only the stack of two is left, which goes to a3 and reaches nothing from there. After f3e3 there are
/// two moves in a row whatever is moved first: d3c3 and c3a3, d3e3 and e3b3, or e3c3 and d3c3.
#[test]
fn moves_in_a_row_are_counted() {
    let tempi = |[played, other]: [&str; 2], count, better| {
        let claim = compares(DvonnMeasure::Tempi, count, other, better);
        holds("rrrwww5", [played, other], None, claim)
    };
    assert!(tempi(["d3c3", "f3e3"], 1, 2));
    assert!(!tempi(["d3c3", "f3e3"], 1, 3) && !tempi(["d3c3", "f3e3"], 0, 2));
    assert!(!tempi(["f3e3", "d3c3"], 2, 1), "no better there");
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a space")
}
