//! The effects of a move, in the terms of the rules of its game.

use crate::dvonn::effect::Effect as DvonnEffect;
use crate::goal::PlayedMove;
use crate::punct::effect::Effect as PunctEffect;

/// An effect of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// An effect of a move of DVONN.
    Dvonn(DvonnEffect),
    /// An effect of a turn of PÜNCT.
    Punct(PunctEffect),
}

impl Effect {
    /// Whether a move has this effect. A move of another game does not.
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
