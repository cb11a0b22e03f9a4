//! What a move has to do, as a closed list of predicates.

use basalt_rules::{AnyMove, AnyPosition, Outcome};

use crate::feat::Feat;

/// What a legal move has to do.
#[derive(Debug)]
pub enum Goal {
    /// It is one of these.
    OneOf(&'static [&'static str]),
    /// It is this one, and no other move keeps what the claim says: the engine confirms it in the tests.
    Only(&'static str, Claim),
    /// The mover has won with it.
    WinsAtOnce,
    /// The other player has won with it.
    LosesAtOnce,
    /// It does something that the rules can tell.
    Does(Feat),
    /// It does all of these.
    All(&'static [Self]),
    /// It does not do this.
    Not(&'static Self),
}

/// What is proven of the only right answer, if both go on to play their best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It wins; no other move does.
    Wins,
    /// It does not lose; every other move does.
    DoesNotLose,
}

/// A legal move with the positions before and after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deed<'a> {
    pub(crate) before: &'a AnyPosition,
    pub(crate) mv: AnyMove,
    pub(crate) after: &'a AnyPosition,
}

impl Goal {
    /// Whether a legal move does it, which leads from one position to the other.
    pub fn is_met(&self, before: &AnyPosition, mv: AnyMove, after: &AnyPosition) -> bool {
        self.is_met_by(Deed { before, mv, after })
    }

    fn is_met_by(&self, deed: Deed<'_>) -> bool {
        let mover = deed.before.to_move();
        let is = |text: &&'static str| AnyMove::parse(deed.before.game(), text) == Ok(deed.mv);
        match self {
            Self::OneOf(texts) => texts.iter().any(is),
            Self::Only(text, _) => is(text),
            Self::WinsAtOnce => deed.after.outcome() == Some(Outcome::Win(mover)),
            Self::LosesAtOnce => deed.after.outcome() == Some(Outcome::Win(mover.other())),
            Self::Does(feat) => feat.is_done_by(deed),
            Self::All(goals) => goals.iter().all(|goal| goal.is_met_by(deed)),
            Self::Not(goal) => !goal.is_met_by(deed),
        }
    }
}
