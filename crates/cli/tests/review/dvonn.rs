//! Claims about DVONN checked by the slow twin.

use std::collections::{BTreeMap, BTreeSet};

use basalt_review::{DvonnClaim, DvonnEffect, DvonnMeasure, EffectClaim, Facts, Verdict};
use basalt_rules::dvonn::{Cell, Move, Position};
use basalt_rules::{AnyPosition, Color};
use basalt_testkit::dvonn::twin::{Twin, names_of_row, steps_between};
use basalt_testkit::dvonn::twin_text;

use crate::proofs::result;
use crate::{CheckedClaim, CheckedGame};

/// Maximum positions that are searched for a move of any stack of a player.
const MAX_POSITIONS: usize = 3_000;

/// Maximum positions that are searched for a move of one stack, which is claimed far more often.
const MAX_POSITIONS_OF_STACK: usize = 300;

fn twin_of(position: &AnyPosition) -> Twin {
    twin_text::read(&position.to_string())
}

/// One of the players, as the twin knows it.
#[derive(Clone, Copy)]
struct Side {
    white: bool,
}

impl Side {
    fn owns(self, pieces: &str) -> bool {
        pieces.ends_with(if self.white { 'w' } else { 'b' })
    }

    fn other(self) -> Self {
        Self { white: !self.white }
    }
}

/// The two spaces of a stacking move.
fn spaces(mv: &str) -> (&str, &str) {
    mv.split_at(2)
}

fn after(twin: &Twin, mv: &str) -> Twin {
    let mut after = twin.clone();
    after.play(mv);
    after
}

/// The number of pieces in a side's stacks that a move takes off, but for what it covers.
fn taken_off(twin: &Twin, mv: &str, side: Side) -> usize {
    let (from, to) = spaces(mv);
    let (before, after) = (twin.stacks(), after(twin, mv).stacks());
    let is_movers = side.white == twin.white_to_move();
    let gone = |space: &str| !after.contains_key(space);
    let still: usize = before
        .iter()
        .filter(|(space, pieces)| {
            *space != from && *space != to && gone(space) && side.owns(pieces)
        })
        .map(|(_, pieces)| pieces.len())
        .sum();
    still + if is_movers && gone(to) { before[from].len() } else { 0 }
}

/// The pieces on the space that a move goes to.
fn target(twin: &Twin, mv: &str) -> String {
    twin.stacks()[spaces(mv).1].clone()
}

/// Whether a move takes a red piece that its player does not own.
fn takes_red(twin: &Twin, mv: &str) -> bool {
    let pieces = target(twin, mv);
    pieces.contains('r') && !Side { white: twin.white_to_move() }.owns(&pieces)
}

/// Whether a side may move in any position that can follow; if there are too many, in the first of them.
fn moves_ever(twin: &Twin, side: Side) -> bool {
    let (mut open, mut seen) = (vec![twin.clone()], BTreeSet::new());
    while let Some(next) = open.pop() {
        if !next.stack_moves(side.white).is_empty() {
            return true;
        }
        if seen.len() < MAX_POSITIONS && seen.insert(twin_text::write(&next)) {
            open.extend(next.legal_moves().iter().map(|mv| after(&next, mv)));
        }
    }
    false
}

/// Whether a side cannot move, whatever is replied.
fn is_out(twin: &Twin, side: Side) -> bool {
    let replies = twin.legal_moves();
    !replies.is_empty()
        && replies.iter().all(|reply| after(twin, reply).stack_moves(side.white).is_empty())
}

fn neighbours(twin: &Twin, space: &str, side: Side) -> usize {
    let is_near = |(other, pieces): &(String, String)| {
        steps_between(space, other) == Some(1) && side.owns(pieces)
    };
    twin.stacks().into_iter().filter(is_near).count()
}

/// The least number of steps from space to space that leads to a red piece.
fn steps_to_red(twin: &Twin, space: &str) -> Option<usize> {
    let stacks = twin.stacks();
    let all: Vec<String> = (1..=5).flat_map(names_of_row).collect();
    let mut reached = BTreeSet::from([space.to_owned()]);
    for steps in 0..all.len() {
        if reached.iter().any(|space| stacks.get(space).is_some_and(|one| one.contains('r'))) {
            return Some(steps);
        }
        let is_next =
            |space: &&String| reached.iter().any(|from| steps_between(from, space) == Some(1));
        let next: Vec<String> = all.iter().filter(is_next).cloned().collect();
        reached.extend(next);
    }
    None
}

/// The move that is claimed to be better is legal, and is the engine's.
fn better(mv: Move, facts: &Facts) -> Twin {
    let best = facts.instead().expect("a better move");
    assert_eq!(best.mv.to_string(), mv.to_string());
    after(&twin_of(&facts.before), &mv.to_string())
}

/// The twin of the position after the move, in which a reply is legal.
fn replied(reply: Move, facts: &Facts) -> (Twin, String) {
    let (twin, reply) = (twin_of(&facts.after), reply.to_string());
    let side = Side { white: facts.player() == Color::White };
    assert!(twin.legal_moves().contains(&reply) && twin.white_to_move() == side.other().white);
    (twin, reply)
}

/// The amount of an effect of a move, by playing it.
fn amount(effect: DvonnEffect, twin: &Twin, mv: &str) -> usize {
    let own = Side { white: twin.white_to_move() };
    let (from, _) = spaces(mv);
    match effect {
        DvonnEffect::Cut => net_cut(twin, mv),
        DvonnEffect::Take => {
            let pieces = target(twin, mv);
            if own.other().owns(&pieces) { pieces.len() } else { 0 }
        }
        DvonnEffect::Pass => {
            let next = after(twin, mv);
            usize::from(next.legal_moves() == ["pass"])
        }
        DvonnEffect::TakeRed => takes_red(twin, mv).into(),
        DvonnEffect::CarryRed => twin.stacks()[from].contains('r').into(),
        DvonnEffect::Threaten => {
            let again = Twin::stacking(&after(twin, mv).stacks(), own.white);
            let moves = again.stack_moves(own.white);
            moves.iter().map(|mv| net_cut(&again, mv)).max().unwrap_or(0)
        }
    }
}

/// The pieces that a move cuts off in the opponent's stacks, if more than in the mover's own.
fn net_cut(twin: &Twin, mv: &str) -> usize {
    let own = Side { white: twin.white_to_move() };
    let [lost, won] = [own, own.other()].map(|side| taken_off(twin, mv, side));
    if won > lost { won } else { 0 }
}

/// The pieces of a side that fall off if a stack is taken away.
fn hanging_on(twin: &Twin, space: &str, side: Side) -> usize {
    let mut left = twin.stacks();
    left.remove(space);
    let mut linked: BTreeSet<String> =
        left.iter().filter(|(_, pieces)| pieces.contains('r')).map(|(at, _)| at.clone()).collect();
    loop {
        let is_next = |at: &&String| {
            !linked.contains(*at) && linked.iter().any(|one| steps_between(one, at) == Some(1))
        };
        let next: Vec<String> = left.keys().filter(is_next).cloned().collect();
        if next.is_empty() {
            break;
        }
        linked.extend(next);
    }
    let falls = |(at, pieces): &(&String, &String)| !linked.contains(*at) && side.owns(pieces);
    left.iter().filter(falls).map(|(_, pieces)| pieces.len()).sum()
}

/// The most moves in a row that a side can make, by making them all.
fn moves_in_a_row(twin: &Twin, side: Side, known: &mut BTreeMap<String, usize>) -> usize {
    let here = Twin::stacking(&twin.stacks(), side.white);
    let name = twin_text::write(&here);
    if let Some(&most) = known.get(&name) {
        return most;
    }
    let moves = here.stack_moves(side.white);
    let counts = moves.iter().map(|mv| 1 + moves_in_a_row(&after(&here, mv), side, known));
    let most = counts.max().unwrap_or(0);
    known.insert(name, most);
    most
}

/// The spaces of the board next to one.
fn around(space: &str) -> BTreeSet<String> {
    let all = (1..=5).flat_map(names_of_row);
    all.filter(|other| steps_between(space, other) == Some(1)).collect()
}

/// A count after a move, or around a placed piece.
fn counted(measure: DvonnMeasure, before: &Twin, mv: &str, own: Side) -> usize {
    let next = || after(before, mv);
    let other = own.other();
    let movable = |side: Side| {
        let moves = next().stack_moves(side.white);
        moves.iter().map(|mv| spaces(mv).0.to_owned()).collect::<BTreeSet<_>>().len()
    };
    let pieces = |side: Side| {
        let (white, black) = next().score();
        if side.white { white } else { black }
    };
    match measure {
        DvonnMeasure::Moves => next().stack_moves(own.white).len(),
        DvonnMeasure::Replies => next().stack_moves(other.white).len(),
        DvonnMeasure::Tempi => moves_in_a_row(&next(), own, &mut BTreeMap::new()),
        DvonnMeasure::OtherTempi => moves_in_a_row(&next(), other, &mut BTreeMap::new()),
        DvonnMeasure::Stacks => movable(own),
        DvonnMeasure::OtherStacks => movable(other),
        DvonnMeasure::Pieces => pieces(own),
        DvonnMeasure::OtherPieces => pieces(other),
        DvonnMeasure::Heap => neighbours(before, mv, own),
        DvonnMeasure::Contacts => neighbours(before, mv, other),
        DvonnMeasure::RedSteps => steps_to_red(before, mv).expect("red pieces"),
        DvonnMeasure::Inside => usize::from(around(mv).len() == 6),
        DvonnMeasure::Crowd => {
            let near: BTreeSet<String> =
                around(mv).iter().flat_map(|space| around(space)).chain(around(mv)).collect();
            let stacks = before.stacks();
            let is_own = |space: &&String| stacks.get(*space).is_some_and(|one| own.owns(one));
            near.iter().filter(is_own).count()
        }
    }
}

/// Whether the better move has more of a count, as the sentence says.
fn says_more(measure: DvonnMeasure) -> bool {
    matches!(
        measure,
        DvonnMeasure::Moves
            | DvonnMeasure::Tempi
            | DvonnMeasure::Stacks
            | DvonnMeasure::Pieces
            | DvonnMeasure::Contacts
    )
}

impl CheckedGame for Position {
    const HALF_LOSS: f64 = 0.1;

    fn ends(&self, player: Color, verdict: Verdict) -> bool {
        result(self, player) == verdict
    }
}

impl CheckedClaim for DvonnClaim {
    fn check(&self, facts: &Facts) {
        check(self, facts);
    }
}

fn check(claim: &DvonnClaim, facts: &Facts) {
    let own = Side { white: facts.player() == Color::White };
    let before = twin_of(&facts.before);
    let played = facts.played.to_string();
    let now = after(&before, &played);
    let is_true = match *claim {
        DvonnClaim::CutsOwn { pieces } => {
            taken_off(&before, &played, own) == pieces as usize
                && taken_off(&before, &played, own.other()) < pieces as usize
        }
        DvonnClaim::Stuck { space, height } => is_stuck(&now, space, height, own),
        DvonnClaim::NeverMovesAgain => !now.is_over() && !moves_ever(&now, own),
        DvonnClaim::LastMove => is_out(&now, own),
        DvonnClaim::Hangs { space, pieces, mv, better: fewer } => {
            let best = better(mv, facts);
            let most = best.stacks().keys().map(|space| hanging_on(&best, space, own)).max();
            hanging_on(&now, &space.to_string(), own) == pieces as usize
                && most == Some(fewer as usize)
                && fewer < pieces
        }
        DvonnClaim::Effect(EffectClaim::Does { effect, amount: told }) => {
            told > 0 && amount(effect, &before, &played) == told as usize
        }
        DvonnClaim::Effect(EffectClaim::Lets { effect, reply, amount: told }) => {
            let (twin, reply) = replied(reply, facts);
            told > 0 && amount(effect, &twin, &reply) == told as usize
        }
        DvonnClaim::Effect(EffectClaim::Misses { effect, mv, amount: told }) => {
            better(mv, facts);
            amount(effect, &before, &mv.to_string()) == told as usize
                && amount(effect, &before, &played) < told as usize
        }
        DvonnClaim::Effect(EffectClaim::Compares { measure, count, mv, better: told }) => {
            better(mv, facts);
            let found = |mv: &str| counted(measure, &before, mv, own);
            let (here, there) = (found(&played), found(&mv.to_string()));
            let is_told = (here, there) == (count as usize, told as usize);
            is_told && if says_more(measure) { here < there } else { there < here }
        }
    };
    assert!(is_true, "{claim:?} of {played} in {}", facts.before);
}

/// Whether a stack never moves as long as no other lands on it, in any position that can follow; if there are
/// too many, in the first of them.
fn is_stuck(twin: &Twin, space: Cell, height: u32, side: Side) -> bool {
    let (space, pieces) = (space.to_string(), twin.stacks()[&space.to_string()].clone());
    let (mut open, mut seen) = (vec![twin.clone()], BTreeSet::new());
    while let Some(next) = open.pop() {
        if next.stack_moves(side.white).iter().any(|mv| spaces(mv).0 == space) {
            return false;
        }
        if seen.len() < MAX_POSITIONS_OF_STACK && seen.insert(twin_text::write(&next)) {
            let following = next.legal_moves().into_iter().map(|mv| after(&next, &mv));
            open.extend(following.filter(|after| after.stacks().get(&space) == Some(&pieces)));
        }
    }
    pieces.len() == height as usize && side.owns(&pieces)
}
