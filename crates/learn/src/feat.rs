//! What a move can do, in the terms of the rules of its game.

pub(crate) mod dvonn;
pub(crate) mod punct;

use basalt_rules::{AnyMove, AnyPosition};

use crate::goal::Deed;
use dvonn::DvonnFeat;
use punct::PunctFeat;

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// A move of DVONN.
    Dvonn(DvonnFeat),
    /// A turn of PÜNCT.
    Punct(PunctFeat),
}

impl Feat {
    /// Nothing is done by a move of the other game.
    pub(crate) fn is_done_by(self, deed: Deed<'_>) -> bool {
        match (self, deed.before, deed.mv, deed.after) {
            (
                Self::Dvonn(feat),
                AnyPosition::Dvonn(before),
                AnyMove::Dvonn(mv),
                AnyPosition::Dvonn(after),
            ) => feat.is_done(before, mv, after),
            (
                Self::Punct(feat),
                AnyPosition::Punct(before),
                AnyMove::Punct(mv),
                AnyPosition::Punct(after),
            ) => feat.is_done(before, mv, after),
            _ => false,
        }
    }
}
