//! Claims that every game makes in the same way: effects of moves, and counts after them.

use basalt_rules::Rules;

use super::scene::Scene;
use super::{ClaimTheme, Rank};

/// A claim about the effect of a move, of the reply or of a better move, or about a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectClaim<Move, Effect, Measure> {
    /// The move has an effect.
    Does {
        /// The effect.
        effect: Effect,
        /// The amount of the effect.
        amount: u32,
    },
    /// The opponent can reply with a move that has an effect.
    Lets {
        /// The effect.
        effect: Effect,
        /// The reply.
        reply: Move,
        /// The amount of its effect.
        amount: u32,
    },
    /// Another move has an effect.
    Misses {
        /// The effect.
        effect: Effect,
        /// The move that has the effect.
        mv: Move,
        /// The amount of its effect.
        amount: u32,
    },
    /// Another move does better by some count.
    Compares {
        /// The subject of the count.
        measure: Measure,
        /// The count after the move.
        count: u32,
        /// The move that does better.
        mv: Move,
        /// The count after that.
        better: u32,
    },
}

/// An effect that a move can have, with an amount.
pub(super) trait Effect: Copy + PartialEq + 'static {
    /// A position of the game.
    type Position: Rules<Move: PartialEq>;

    /// Every effect, the most informative first.
    const ALL: &'static [Self];

    /// The amount from which on the effect ranks among the first claims.
    fn worth(self) -> u32;

    /// The theme that it belongs to.
    fn theme(self) -> ClaimTheme;

    /// The amount of the effect of a move: 0 if it has none, `None` if it is illegal.
    fn amount(self, position: &Self::Position, mv: MoveOf<Self>) -> Option<u32>;
}

/// A count by which a move is compared with a better one.
pub(super) trait Measure<P: Rules>: Copy + PartialEq {
    /// The theme that it belongs to.
    fn theme(self) -> ClaimTheme;

    /// The count for a move of the scene that leads to a position; `None` where it does not apply.
    fn count(self, scene: &Scene<'_, P>, mv: P::Move, after: &P) -> Option<u32>;

    /// Whether the better move is better by this count.
    fn is_better(self, count: u32, better: u32) -> bool;

    /// Whether it is better by enough to rank among the first claims.
    fn is_notable(self, count: u32, better: u32) -> bool;
}

type MoveOf<E> = <<E as Effect>::Position as Rules>::Move;
type SceneOf<'a, E> = Scene<'a, <E as Effect>::Position>;
type ClaimOf<E, M> = EffectClaim<MoveOf<E>, E, M>;

impl<Move, Effect: PartialEq, Measure: PartialEq> EffectClaim<Move, Effect, Measure> {
    /// Whether it is a mere count; counts are used sparingly.
    pub(super) const fn is_count(&self) -> bool {
        matches!(self, Self::Compares { .. })
    }

    /// Whether it is the same claim as another except for the numbers.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Compares { measure: one, .. }, Self::Compares { measure: other, .. }) => {
                one == other
            }
            (Self::Lets { effect: one, .. }, Self::Lets { effect: other, .. })
            | (Self::Misses { effect: one, .. }, Self::Misses { effect: other, .. })
            | (Self::Does { effect: one, .. }, Self::Does { effect: other, .. }) => one == other,
            _ => false,
        }
    }
}

/// Effects of the move.
pub(super) fn of_move<E: Effect, M>(scene: &SceneOf<'_, E>) -> impl Iterator<Item = ClaimOf<E, M>> {
    E::ALL.iter().filter_map(|&effect| {
        let amount = effect.amount(scene.before, scene.played)?;
        Some(EffectClaim::Does { effect, amount })
    })
}

/// Effects of the reply and of the better move.
pub(super) fn of_others<E: Effect, M>(
    scene: &SceneOf<'_, E>,
) -> impl Iterator<Item = ClaimOf<E, M>> {
    let lets = |effect: E| {
        let reply = scene.reply?;
        Some(EffectClaim::Lets { effect, reply, amount: effect.amount(scene.after, reply)? })
    };
    let misses = |effect: E| {
        let (mv, _) = scene.best?;
        Some(EffectClaim::Misses { effect, mv, amount: effect.amount(scene.before, mv)? })
    };
    E::ALL.iter().flat_map(move |&effect| [lets(effect), misses(effect)]).flatten()
}

/// Counts after the move and after the better one.
pub(super) fn of_counts<E: Effect, M: Measure<E::Position>>(
    scene: &SceneOf<'_, E>,
    measures: &[M],
) -> impl Iterator<Item = ClaimOf<E, M>> {
    measures.iter().filter_map(|&measure| {
        let (mv, best) = scene.best?;
        let count = measure.count(scene, scene.played, scene.after)?;
        let better = measure.count(scene, mv, best)?;
        Some(EffectClaim::Compares { measure, count, mv, better })
    })
}

/// The claim's priority.
pub(super) fn rank<E: Effect, M: Measure<E::Position>>(claim: &ClaimOf<E, M>) -> Rank {
    let is_notable = match *claim {
        EffectClaim::Does { effect, amount }
        | EffectClaim::Lets { effect, amount, .. }
        | EffectClaim::Misses { effect, amount, .. } => amount >= effect.worth(),
        EffectClaim::Compares { measure, count, better, .. } => measure.is_notable(count, better),
    };
    if is_notable { Rank::Notable } else { Rank::Weak }
}

/// The theme that a claim belongs to.
pub(super) fn theme<E: Effect, M: Measure<E::Position>>(claim: &ClaimOf<E, M>) -> ClaimTheme {
    match claim {
        EffectClaim::Does { effect, .. }
        | EffectClaim::Lets { effect, .. }
        | EffectClaim::Misses { effect, .. } => effect.theme(),
        EffectClaim::Compares { measure, .. } => measure.theme(),
    }
}

/// Whether a claim is true of a move.
pub(super) fn holds<E: Effect, M: Measure<E::Position>>(
    claim: &ClaimOf<E, M>,
    scene: &SceneOf<'_, E>,
) -> bool {
    match *claim {
        EffectClaim::Does { effect, amount } => {
            amount > 0 && effect.amount(scene.before, scene.played) == Some(amount)
        }
        EffectClaim::Lets { effect, reply, amount } => {
            let is_less_after = |better| effect.amount(better, reply) < Some(amount);
            amount > 0
                && scene.facts.after.to_move() != scene.player
                && effect.amount(scene.after, reply) == Some(amount)
                && scene.best.is_some_and(|(_, better)| is_less_after(better))
        }
        EffectClaim::Misses { effect, mv, amount } => {
            scene.is_better(mv)
                && effect.amount(scene.before, mv) == Some(amount)
                && effect.amount(scene.before, scene.played) < Some(amount)
        }
        EffectClaim::Compares { measure, count, mv, better } => {
            let Some((_, best)) = scene.best.filter(|(best, _)| *best == mv) else { return false };
            measure.is_better(count, better)
                && measure.count(scene, scene.played, scene.after) == Some(count)
                && measure.count(scene, mv, best) == Some(better)
        }
    }
}
