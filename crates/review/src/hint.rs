//! Hints: a good move, and why it is good.

use basalt_rules::{AnyMove, AnyPosition, Color};

use crate::claim::{Claim, Theme};
use crate::facts::{Alternative, Facts};
use crate::loss::Mark;
use crate::retry::Retry;
use crate::search_result::SearchResult;
use crate::value::Value;

/// A good move for the player to move.
#[derive(Clone, Debug)]
pub struct Hint {
    facts: Facts,
    claim: Option<Claim>,
}

impl Hint {
    /// Number of lines of a search that a hint is made of: the best move and the next.
    pub const LINES: usize = 2;

    /// The hint that the last results of a search give, of the best move and of the next one.
    pub fn new(
        position: &AnyPosition,
        best: &SearchResult,
        next: Option<&SearchResult>,
    ) -> Option<Self> {
        let line =
            |result: &SearchResult| Alternative::new(position, &result.line, Some(result.value));
        let best = line(best)?;
        let facts = Facts {
            before: position.clone(),
            played: best.mv,
            after: best.after.clone(),
            value_before: best.value,
            value_after: best.value,
            reply: None,
            next_best: next.and_then(line).filter(|next| is_worse(next, &best)),
            best: Some(best),
        };
        let claims = Claim::candidates(Mark::Good, &facts).into_iter();
        let mut explaining = claims.filter(|claim| claim.explains() && claim.holds(&facts));
        let claim = explaining.next();
        Some(Self { facts, claim })
    }

    /// The player to move.
    pub fn player(&self) -> Color {
        self.facts.player()
    }

    /// The move.
    pub fn mv(&self) -> AnyMove {
        self.facts.played
    }

    /// Why it is good, if the rules or a proof tell.
    pub fn claim(&self) -> Option<Claim> {
        self.claim
    }

    /// What to think of first.
    pub fn theme(&self) -> Option<Theme> {
        self.claim.and_then(|claim| claim.theme())
    }
}

/// Whether a move is so much worse than the best one that it may be said.
fn is_worse(next: &Alternative, best: &Alternative) -> bool {
    let (next_value, best_value) = (next.value.map(Value::chance), best.value.map(Value::chance));
    next.mv != best.mv && next_value.map(|chance| chance + Retry::BOUND) < best_value
}
