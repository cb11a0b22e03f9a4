//! The foresight of the lower levels, in both games.

use basalt_rules::Color;

/// Whose tricks a player sees coming: cut-offs in DVONN; in PÜNCT jumps onto other pieces, and down
/// from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Foresight {
    /// Nobody's.
    None,
    /// Its own.
    Own,
    /// Everybody's.
    All,
}

impl Foresight {
    /// Whether `player` sees the tricks of `mover`.
    pub(crate) fn sees(self, player: Color, mover: Color) -> bool {
        match self {
            Self::None => false,
            Self::Own => player == mover,
            Self::All => true,
        }
    }
}

/// Denominator of the share of moves, or spaces, that is noticed.
pub(crate) const ALL_MOVES: u64 = 32;

/// Only the nodes end the look ahead.
pub(crate) const ANY_DEPTH: u32 = 100;
