//! The goal of a move, as a closed list of predicates.

use basalt_rules::{AnyMove, AnyPosition, Outcome};

use crate::Effect;

/// A goal of a legal move.
#[derive(Debug)]
pub enum Goal {
    /// It is one of these moves.
    OneOf(&'static [&'static str]),
    /// It is this move, and the claim holds for no other. A test confirms it with the engine.
    Only(&'static str, BestPlay),
    /// It is one of these turns, after which the mover wins with the next turn whatever the opponent does. No other turn
    /// has this effect. A test confirms it by the rules of the game.
    WinsInTwo(&'static [&'static str]),
    /// The mover wins with it.
    WinsAtOnce,
    /// The other player wins with it.
    LosesAtOnce,
    /// It has this effect.
    Does(Effect),
    /// It reaches all of these goals.
    All(&'static [Self]),
    /// It does not reach this goal.
    Not(&'static Self),
}

/// A claim about the only right answer, under best play by both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BestPlay {
    /// It wins; no other move does.
    Wins,
    /// It does not lose; every other move does.
    DoesNotLose,
}

/// A legal move with the positions before and after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayedMove<'a> {
    pub(crate) before: &'a AnyPosition,
    pub(crate) mv: AnyMove,
    pub(crate) after: &'a AnyPosition,
}

impl<'a> PlayedMove<'a> {
    /// The same with the types of one game; `None` for a move of another game.
    pub(crate) fn of<P, M>(self) -> Option<(&'a P, M, &'a P)>
    where
        &'a P: TryFrom<&'a AnyPosition>,
        M: TryFrom<AnyMove>,
    {
        let mv = self.mv.try_into().ok()?;
        Some((self.before.try_into().ok()?, mv, self.after.try_into().ok()?))
    }
}

impl Goal {
    /// Whether a legal move from `before` to `after` reaches the goal.
    pub fn is_met(&self, before: &AnyPosition, mv: AnyMove, after: &AnyPosition) -> bool {
        self.is_met_by(PlayedMove { before, mv, after })
    }

    fn is_met_by(&self, played: PlayedMove<'_>) -> bool {
        let mover = played.before.to_move();
        let is = |text: &&'static str| AnyMove::parse(played.before.game(), text) == Ok(played.mv);
        match self {
            Self::OneOf(texts) | Self::WinsInTwo(texts) => texts.iter().any(is),
            Self::Only(text, _) => is(text),
            Self::WinsAtOnce => played.after.outcome() == Some(Outcome::Win(mover)),
            Self::LosesAtOnce => played.after.outcome() == Some(Outcome::Win(mover.other())),
            Self::Does(effect) => effect.is_of(played),
            Self::All(goals) => goals.iter().all(|goal| goal.is_met_by(played)),
            Self::Not(goal) => !goal.is_met_by(played),
        }
    }
}
