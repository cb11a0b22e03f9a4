//! The effects of a move, in the terms of the rules of its game.

use crate::dvonn::effect::Effect as DvonnEffect;
use crate::goal::PlayedMove;
use crate::punct::effect::Effect as PunctEffect;

/// An effect of a move of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// An effect of a DVONN move.
    Dvonn(DvonnEffect),
    /// An effect of a PÜNCT turn.
    Punct(PunctEffect),
}

impl Effect {
    /// Whether a move has this effect. A move of another game never has it.
    pub(crate) fn is_of(self, played: PlayedMove<'_>) -> bool {
        match self {
            Self::Dvonn(effect) => {
                played.of().is_some_and(|(before, mv, after)| effect.is_of(before, mv, after))
            }
            Self::Punct(effect) => {
                played.of().is_some_and(|(before, mv, after)| effect.is_of(before, mv, after))
            }
        }
    }
}
