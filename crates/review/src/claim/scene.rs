//! A move of one game, with what its claims need.

use basalt_rules::{AnyMove, AnyPosition, Color, Rules};

use crate::facts::Facts;

/// A move, seen by the player who made it.
pub(super) struct Scene<'a, P: Rules> {
    pub(super) facts: &'a Facts,
    pub(super) player: Color,
    pub(super) before: &'a P,
    pub(super) played: P::Move,
    pub(super) after: &'a P,
    /// The expected reply of the opponent, unless it is a pass.
    pub(super) reply: Option<P::Move>,
    /// The engine's choice, unless it is a pass, and the position after it.
    pub(super) best: Option<(P::Move, &'a P)>,
}

impl<'a, P> Scene<'a, P>
where
    P: Rules<Move: PartialEq>,
    &'a P: TryFrom<&'a AnyPosition>,
{
    /// The scene of a move of this game.
    pub(super) fn new(facts: &'a Facts) -> Option<Self> {
        let position = |any: &'a AnyPosition| <&P>::try_from(any).ok();
        Some(Self {
            facts,
            player: facts.player(),
            before: position(&facts.before)?,
            played: P::Move::try_from(facts.played).ok()?,
            after: position(&facts.after)?,
            reply: facts.reply.and_then(unless_pass::<P>),
            best: facts
                .instead()
                .and_then(|best| Some((unless_pass::<P>(best.mv)?, position(&best.after)?))),
        })
    }
}

impl<P: Rules<Move: PartialEq>> Scene<'_, P> {
    /// Whether this is the better move.
    pub(super) fn is_better(&self, mv: P::Move) -> bool {
        self.best.is_some_and(|(best, _)| best == mv)
    }
}

fn unless_pass<P: Rules<Move: PartialEq>>(mv: AnyMove) -> Option<P::Move> {
    P::Move::try_from(mv).ok().filter(|&mv| mv != P::PASS)
}
