//! Proofs checked by other means.

use std::cell::Cell;
use std::collections::HashMap;

use basalt_engine::{Engine, Limits, Options, Score};
use basalt_review::{Facts, ProofClaim, Verdict};
use basalt_rules::dvonn::{Board, Position};
use basalt_rules::{AnyMove, AnyPosition, Color, with_position};

use crate::CheckedGame;

/// Boards with so few stacks are solved by trying everything.
const FEW: usize = 11;

/// Panics if the claim is false.
pub(crate) fn check(claim: &ProofClaim, facts: &Facts) {
    let player = facts.player();
    let instead = |mv: AnyMove| played_from(facts, mv);
    let is_true = match *claim {
        ProofClaim::Margin { played, mv, better } => {
            (margin(&facts.after, player), margin(&instead(mv), player)) == (played, better)
        }
        ProofClaim::Result { played, mv, better } => {
            ends(&facts.after, player, played) && ends(&instead(mv), player, better)
        }
        ProofClaim::Only { played, mv, worse } => {
            ends(&facts.after, player, played) && ends(&instead(mv), player, worse)
        }
        ProofClaim::Lost { .. } => ends(&facts.after, player, Verdict::Loss),
        ProofClaim::Won { mv, .. } => ends(&instead(mv), player, Verdict::Win),
    };
    assert!(is_true, "{claim:?} of {} in {}", facts.played, facts.before);
}

fn played_from(facts: &Facts, mv: AnyMove) -> AnyPosition {
    let mut position = facts.before.clone();
    position.play(mv).expect("a legal move");
    position
}

/// Whether the game ends so for a player.
pub(crate) fn ends(position: &AnyPosition, player: Color, verdict: Verdict) -> bool {
    with_position!(position, position => CheckedGame::ends(position, player, verdict))
}

/// The result of a game of DVONN for a player. The margin may take far longer to find out.
pub(crate) fn result(position: &Position, player: Color) -> Verdict {
    let is_small = position.board().occupied().len() <= FEW;
    let any = AnyPosition::Dvonn(position.clone());
    if is_small || position.is_over() {
        return Verdict::of_margin(margin(&any, player));
    }
    // A forced move is looked at only so far.
    if let [forced] = position.legal_moves()[..] {
        let mut after = position.clone();
        after.play(forced).expect("legal");
        return result(&after, player);
    }
    let found = Cell::new(None);
    let stop = || found.get().is_some();
    let limits = Limits { stop: &stop, ..Limits::none() };
    let mut engine = Engine::new(Options { seed: 1, memory: 256, ..Options::default() });
    engine.search(&any, &limits, &mut |info| found.set(info.score.verdict().or(found.get())));
    let chance = found.get().map(|verdict| Score::ProvenResult(verdict).chance());
    let verdict = match chance.expect("a search without limits proves something") {
        0 => Verdict::Loss,
        10_000 => Verdict::Win,
        _ => Verdict::Draw,
    };
    if position.to_move() == player { verdict } else { verdict.of_the_other() }
}

/// By how many points a player wins a game of DVONN.
pub(crate) fn margin(position: &AnyPosition, player: Color) -> i32 {
    let AnyPosition::Dvonn(dvonn) = position else { panic!("PÜNCT has no points") };
    let margin = if dvonn.board().occupied().len() <= FEW {
        solve(dvonn.board(), -100, 100, &mut HashMap::new())
    } else {
        solve_by_engine(dvonn)
    };
    if dvonn.to_move() == player { margin } else { -margin }
}

/// The margin of the player to move, by the engine's solver without a limit.
fn solve_by_engine(position: &Position) -> i32 {
    if position.is_over() {
        let score = position.score();
        let [own, other] = [position.to_move(), position.to_move().other()].map(|one| score[one]);
        return own.cast_signed() - other.cast_signed();
    }
    let mut engine = Engine::new(Options { seed: 1, memory: 256, ..Options::default() });
    let position = AnyPosition::Dvonn(position.clone());
    let best = engine.search(&position, &Limits::none(), &mut |_| {}).expect("not over");
    match best.score {
        Score::ProvenMargin(margin) => margin,
        // A forced move is looked at only so far.
        _ => forced(&position, best.mv),
    }
}

fn forced(position: &AnyPosition, mv: AnyMove) -> i32 {
    assert_eq!(position.legal_moves(), [mv], "only a forced move is left unsolved: {position}");
    let mut after = position.clone();
    after.play(mv).expect("legal");
    margin(&after, position.to_move())
}

/// The margin of the player to move, by trying everything; exact between `low` and `high`.
fn solve(board: &Board, low: i32, high: i32, known: &mut HashMap<(u64, i32, i32), i32>) -> i32 {
    if let Some(&margin) = known.get(&(board.hash(), low, high)) {
        return margin;
    }
    let turn = board.turn();
    let mut best = i32::MIN;
    for from in turn.free() {
        let departure = turn.leave(from);
        for to in departure.targets() {
            let after = departure.land(to);
            best = best.max(-solve(&after, -high, -low.max(best), known));
            if best >= high {
                return best;
            }
        }
    }
    if best == i32::MIN {
        let passed = board.passed();
        best = if passed.can_move() {
            -solve(&passed, -high, -low, known)
        } else {
            let [own, other] =
                [board.to_move(), board.to_move().other()].map(|one| board.score(one));
            own.cast_signed() - other.cast_signed()
        };
    }
    known.insert((board.hash(), low, high), best);
    best
}
