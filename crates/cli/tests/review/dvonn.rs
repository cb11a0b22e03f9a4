//! Claims about DVONN checked by the slow twin.

use std::collections::BTreeSet;

use basalt_review::{DvonnClaim, Facts};
use basalt_rules::dvonn::{Cell, Move};
use basalt_rules::{AnyPosition, Color};
use basalt_testkit::dvonn::twin::{Twin, names_of_row, steps_between};
use basalt_testkit::dvonn::twin_text;

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

/// Panics if the claim is false.
pub(crate) fn check(claim: &DvonnClaim, facts: &Facts) {
    let own = Side { white: facts.player() == Color::White };
    let before = twin_of(&facts.before);
    let played = facts.played.to_string();
    let now = after(&before, &played);
    let is_true = match *claim {
        DvonnClaim::CutsOwn { pieces } => {
            taken_off(&before, &played, own) == pieces as usize
                && taken_off(&before, &played, own.other()) < pieces as usize
        }
        DvonnClaim::Cuts { pieces } => {
            taken_off(&before, &played, own.other()) == pieces as usize
                && taken_off(&before, &played, own) == 0
        }
        DvonnClaim::Takes { height } => {
            let pieces = target(&before, &played);
            own.other().owns(&pieces) && pieces.len() == height as usize
        }
        DvonnClaim::Stuck { space, height } => is_stuck(&now, space, height, own),
        DvonnClaim::NeverMovesAgain => !now.is_over() && !moves_ever(&now, own),
        DvonnClaim::LastMove => is_out(&now, own),
        DvonnClaim::LetsCut { reply, pieces } => {
            let (twin, reply) = replied(reply, facts);
            taken_off(&twin, &reply, own) == pieces as usize
        }
        DvonnClaim::LetsTake { reply, height } => {
            let (twin, reply) = replied(reply, facts);
            let pieces = target(&twin, &reply);
            own.owns(&pieces) && pieces.len() == height as usize
        }
        DvonnClaim::LetsTakeRed { reply } => {
            let (twin, reply) = replied(reply, facts);
            takes_red(&twin, &reply)
        }
        _ => check_better(claim, facts, own, &before, &now),
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

/// The claims that hold the move against a better one.
fn check_better(claim: &DvonnClaim, facts: &Facts, own: Side, before: &Twin, now: &Twin) -> bool {
    let played = facts.played.to_string();
    let moves = |twin: &Twin, side: Side| twin.stack_moves(side.white).len();
    match *claim {
        DvonnClaim::MissesCut { mv, pieces } => {
            better(mv, facts);
            let cut = |mv: &str| taken_off(before, mv, own.other());
            cut(&mv.to_string()) == pieces as usize && cut(&played) < pieces as usize
        }
        DvonnClaim::MissesTake { mv, height } => {
            better(mv, facts);
            let pieces = target(before, &mv.to_string());
            own.other().owns(&pieces) && pieces.len() == height as usize
        }
        DvonnClaim::MissesRed { mv } => {
            better(mv, facts);
            takes_red(before, &mv.to_string()) && !takes_red(before, &played)
        }
        DvonnClaim::FewerMoves { moves: few, mv, better: many } => {
            let best = better(mv, facts);
            (moves(now, own), moves(&best, own)) == (few as usize, many as usize) && few < many
        }
        DvonnClaim::MoreReplies { moves: many, mv, better: few } => {
            let (best, other) = (better(mv, facts), own.other());
            (moves(now, other), moves(&best, other)) == (many as usize, few as usize) && few < many
        }
        DvonnClaim::Heap { neighbours: many, mv, better: few } => {
            let count = |space: &str| neighbours(before, space, own);
            better(mv, facts);
            (count(&played), count(&mv.to_string())) == (many as usize, few as usize) && few < many
        }
        DvonnClaim::FarFromRed { steps, mv, better: few } => {
            let count = |space: &str| steps_to_red(before, space);
            better(mv, facts);
            (count(&played), count(&mv.to_string())) == (Some(steps as usize), Some(few as usize))
                && few < steps
        }
        _ => panic!("{claim:?} is checked elsewhere"),
    }
}
