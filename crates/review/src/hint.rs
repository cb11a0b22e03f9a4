//! Hints: a good move and a reason.

use basalt_rules::{AnyCell, AnyMove, AnyPosition, Color, Rules, with_title};

use crate::claim::{Claim, ClaimTheme};
use crate::facts::{Alternative, Facts};
use crate::loss::MoveMark;
use crate::question::GameReview;
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

    /// The hint to play the best move of a search, of which these were the last lines; `None` if it is not legal.
    pub fn new(position: &AnyPosition, best: AnyMove, lines: &[SearchResult]) -> Option<Self> {
        let told = lines.iter().find(|line| line.first() == Some(best));
        let other = lines.iter().find(|line| line.first() != Some(best));
        let line =
            |result: &SearchResult| Alternative::new(position, &result.line, Some(result.value));
        let best = told.and_then(line).or_else(|| Alternative::new(position, &[best], None))?;
        let facts = Facts {
            before: position.clone(),
            played: best.mv,
            after: best.after.clone(),
            value_before: best.value,
            value_after: best.value,
            reply: None,
            next_best: other.and_then(line).filter(|other| is_worse(other, &best)),
            best: Some(best),
        };
        let claims = Claim::candidates(MoveMark::Good, &facts).into_iter();
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

    /// The theme to think of first.
    pub fn theme(&self) -> Option<ClaimTheme> {
        self.claim.and_then(|claim| claim.theme())
    }

    /// The region of the move, which hides the move itself: the space that it begins on, or those around a placement.
    pub fn region(&self) -> Vec<AnyCell> {
        with_title!(self.mv().title(), Position => {
            let mv = <Position as Rules>::Move::try_from(self.mv()).ok();
            let cells = mv.map(<Position as GameReview>::region).unwrap_or_default();
            cells.into_iter().map(AnyCell::from).collect()
        })
    }
}

/// Whether a move is worse than the best one by enough to say so.
fn is_worse(next: &Alternative, best: &Alternative) -> bool {
    let (next_value, best_value) = (next.value.map(Value::chance), best.value.map(Value::chance));
    next_value.map(|chance| chance + Retry::BOUND) < best_value
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;
    use crate::claim::{DvonnClaim, DvonnEffect, EffectClaim, GameClaim};

    fn results(game: Game, lines: &[&str]) -> Vec<SearchResult> {
        let parse = |line: &&str| SearchResult::parse(game, &format!("info {line}")).expect(line);
        lines.iter().map(parse).collect()
    }

    /// White's c3 cuts off three black pieces when it leaves.
    fn cutting(lines: &[&str]) -> Hint {
        let position =
            AnyPosition::parse(Game::Dvonn, "9/10/(rrrw)bwb(wb)6/10/9 w s").expect("legal");
        let best = position.read_move("c3b3").expect("a move");
        Hint::new(&position, best, &results(Game::Dvonn, lines)).expect("a legal move")
    }

    #[test]
    fn a_hint_shows_where_to_look_and_tells_why() {
        let hint = cutting(&["multipv 1 score chance 90% pv c3b3"]);
        let names: Vec<String> = hint.region().iter().map(ToString::to_string).collect();
        assert_eq!(names, ["c3"]);
        let cuts = DvonnClaim::Effect(EffectClaim::Does { effect: DvonnEffect::Cut, amount: 3 });
        assert_eq!(hint.claim(), Some(Claim::Game(GameClaim::Dvonn(cuts))));
        assert_eq!(hint.theme(), Some(ClaimTheme::Cut));
    }

    /// The stack with red takes two pieces and cuts off none, so the hint is about red.
    #[test]
    fn a_hint_tells_only_what_is_true() {
        let position =
            AnyPosition::parse(Game::Dvonn, "9/10/(rrrw)bwb(wb)6/10/9 w s").expect("legal");
        let best = position.read_move("a3e3").expect("a move");
        let hint = Hint::new(&position, best, &[]).expect("a legal move");
        let carries =
            DvonnClaim::Effect(EffectClaim::Does { effect: DvonnEffect::CarryRed, amount: 1 });
        assert_eq!(hint.claim(), Some(Claim::Game(GameClaim::Dvonn(carries))));
        // A move without an effect gets no reason.
        let position = AnyPosition::start(Game::Dvonn);
        let best = position.read_move("e3").expect("a move");
        let hint = Hint::new(&position, best, &[]).expect("a legal move");
        assert_eq!((hint.claim(), hint.theme()), (None, None));
    }

    #[test]
    fn a_placement_is_somewhere_around() {
        let position = AnyPosition::start(Game::PunctBasic);
        let best = position.read_move("l4/l5m5").expect("a turn");
        let hint = Hint::new(&position, best, &[]).expect("a legal turn");
        // A space of a side has four neighbours.
        assert_eq!(hint.region().len(), 5);
        assert!(hint.region().iter().any(|cell| cell.to_string() == "l4"));
    }

    /// Only a move that is clearly worse is held against the best one.
    #[test]
    fn the_next_best_move_must_be_worse() {
        let told = |chance: &str| {
            let next = format!("multipv 2 score chance {chance} pv a3e3");
            let hint = cutting(&["multipv 1 score chance 90% pv c3b3", &next]);
            hint.facts.next_best.is_some()
        };
        assert!(told("60%") && !told("89%"));
    }
}
