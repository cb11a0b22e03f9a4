//! Marked mistakes that the player can try again.

use basalt_rules::{AnyMove, AnyPosition, Color, MoveError};

use crate::facts::Facts;
use crate::loss::{Loss, MoveMark};
use crate::review::{Review, Reviewed};
use crate::value::Value;

/// A marked move, and the position before it, in which the player looks for a better one.
#[derive(Clone, Debug)]
pub struct Retry {
    /// The place of the move in the game, from 0.
    pub place: usize,
    /// The move that was played, the engine's choice, and the facts about both.
    pub reviewed: Reviewed,
}

/// The verdict on a move that is tried instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// It is the engine's own choice.
    Best,
    /// It is as good as that.
    AsGood {
        /// Whether that is proven; otherwise it is the result of a search.
        proven: bool,
    },
    /// It loses this much.
    Worse(Loss),
}

impl Retry {
    /// A move that costs no more of the chance to win, in thousandths, is as good as the engine's choice: two searches of the
    /// same position differ by as much.
    pub const BOUND: u16 = 20;

    /// The mistakes of a player in the order of play. A move is no mistake if the engine has no better one.
    pub fn all(review: &Review, player: Color) -> Vec<Self> {
        let is_mistake = |reviewed: &Reviewed| {
            let is_bad = reviewed.mark.is_some_and(|mark| mark != MoveMark::Good);
            is_bad && reviewed.player() == player && reviewed.facts.instead().is_some()
        };
        let moves = review.moves.iter().enumerate();
        let mistakes = moves.filter(|(_, reviewed)| is_mistake(reviewed));
        mistakes.map(|(place, reviewed)| Self { place, reviewed: reviewed.clone() }).collect()
    }

    /// The position in which to find a better move.
    pub fn position(&self) -> &AnyPosition {
        &self.reviewed.facts.before
    }

    /// The position after a move; an error if it is not legal.
    pub fn after(&self, mv: AnyMove) -> Result<AnyPosition, MoveError> {
        let mut after = self.position().clone();
        after.play(mv)?;
        Ok(after)
    }

    /// The verdict on a legal move, if it is known without a search of the position after it.
    pub fn known(&self, mv: AnyMove, after: &AnyPosition) -> Option<Tried> {
        let facts = &self.reviewed.facts;
        if self.reviewed.best() == Some(mv) {
            return Some(Tried::Best);
        }
        if facts.played == mv {
            return Some(Tried::Worse(self.reviewed.loss.unwrap_or_default()));
        }
        Some(self.held_against_best(mv, after, Value::at_the_end(after, facts.player())?))
    }

    /// The verdict on a legal move after which a search has found this value, which is that of the player to move there.
    pub fn judge(&self, mv: AnyMove, after: &AnyPosition, found: Value) -> Tried {
        self.held_against_best(mv, after, found.worth_to(self.reviewed.player(), after))
    }

    fn held_against_best(&self, mv: AnyMove, after: &AnyPosition, value: Value) -> Tried {
        let facts = Facts {
            played: mv,
            after: after.clone(),
            value_after: Some(value),
            reply: None,
            ..self.reviewed.facts.clone()
        };
        let loss = Loss::of(&facts).unwrap_or_default();
        if loss.chance > Self::BOUND || loss.points.is_some_and(|points| points > 0) {
            return Tried::Worse(loss);
        }
        let best = facts.best.as_ref().and_then(|best| best.value).or(facts.value_before);
        let is_certain =
            |value: Option<Value>| value.is_some_and(|value| value.verdict().is_some());
        Tried::AsGood { proven: is_certain(best) && is_certain(facts.value_after) }
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;
    use crate::facts::Alternative;
    use crate::value::Verdict;

    /// White may stay where they are, or take f3; a review has this opinion of both.
    fn retry(best: Value, played: Value) -> Retry {
        let before = AnyPosition::parse(Game::Dvonn, "9/10/3wwbrrrb1/10/9 w s").expect("legal");
        let mv = |text| before.read_move(text).expect("a move");
        let played_move = mv("d3e3");
        let mut after = before.clone();
        after.play(played_move).expect("legal");
        let facts = Facts {
            played: played_move,
            after,
            value_before: Some(best),
            value_after: Some(played),
            reply: None,
            best: Alternative::new(&before, &[mv("e3f3")], Some(best)),
            next_best: None,
            before,
        };
        Retry { place: 0, reviewed: Reviewed::new(facts, &[]) }
    }

    /// The verdict on another move after which Black, to move, has this value.
    fn tried(retry: &Retry, found: Value) -> Tried {
        let mv = retry.position().read_move("e3d3").expect("a move");
        let after = retry.after(mv).expect("legal");
        assert_eq!(retry.known(mv, &after), None, "a search has to tell");
        retry.judge(mv, &after, found)
    }

    const fn chance(chance: u16) -> Value {
        Value::Estimated { points: None, chance }
    }

    #[test]
    fn known_moves_need_no_search() {
        let retry = retry(chance(700), chance(300));
        let known = |text: &str| {
            let mv = retry.position().read_move(text).expect("a move");
            retry.known(mv, &retry.after(mv).expect("legal"))
        };
        assert_eq!(known("e3f3"), Some(Tried::Best));
        assert_eq!(known("d3e3"), Some(Tried::Worse(Loss { chance: 400, points: None })));
        assert!(retry.after(retry.reviewed.mv()).is_ok());
        let illegal = AnyMove::parse(Game::Dvonn, "e3h3").expect("a move");
        assert!(retry.after(illegal).is_err());
    }

    #[test]
    fn within_the_bound_a_move_is_as_good() {
        let retry = retry(chance(700), chance(300));
        let as_good = Tried::AsGood { proven: false };
        assert_eq!(tried(&retry, chance(200)), as_good, "it may even be better");
        assert_eq!(tried(&retry, chance(300 + Retry::BOUND)), as_good);
        let worse = Tried::Worse(Loss { chance: Retry::BOUND + 1, points: None });
        assert_eq!(tried(&retry, chance(300 + Retry::BOUND + 1)), worse);
    }

    #[test]
    fn proven_positions_allow_no_loss() {
        let retry = retry(Value::ProvenMargin(9), Value::ProvenMargin(-2));
        let proven = Tried::AsGood { proven: true };
        assert_eq!(tried(&retry, Value::ProvenMargin(-9)), proven);
        let worse = Tried::Worse(Loss { chance: 0, points: Some(1) });
        assert_eq!(tried(&retry, Value::ProvenMargin(-8)), worse);
        assert_eq!(tried(&retry, Value::ProvenResult(Verdict::Loss)), proven);
        let lost = Tried::Worse(Loss { chance: 1_000, points: None });
        assert_eq!(tried(&retry, Value::ProvenResult(Verdict::Win)), lost);
    }

    #[test]
    fn only_the_mistakes_of_the_player_are_tried_again() {
        let mistake = retry(chance(700), chance(300)).reviewed;
        let fine = retry(chance(700), chance(690)).reviewed;
        let review = Review::new(vec![fine, mistake]);
        let places = |player| -> Vec<usize> {
            Retry::all(&review, player).iter().map(|retry| retry.place).collect()
        };
        assert_eq!((places(Color::White), places(Color::Black)), (vec![1], vec![]));
    }
}
