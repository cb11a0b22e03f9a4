//! Why a turn is not legal, each reason with the number of the rule it breaks.

use super::cell::Cell;
use super::shape::Kind;
use crate::color::Color;
use crate::sentence::sentences;

sentences! {
    /// Why a well-written turn may not be played here.
    pub enum IllegalMove {
        /// Nothing can be played any more.
        GameOver = "punct-game-over":
            "the game is over";
        /// A placement of a kind that is used up.
        NoneLeft { kind: Kind } = "punct-none-left":
            "no piece {kind} is left in the reserve";
        /// A placement onto a dot.
        SpaceTaken { space: Cell } = "punct-space-taken":
            "{space} is not empty: a piece is placed on three empty spaces";
        /// A placement into the gap under a bridge.
        UnderBridge { space: Cell, by: Cell } = "punct-under-bridge":
            "{space} is under a bridge, the piece on {by}: nothing is put into the gap";
        /// A placement in the centre of the standard game.
        CentreClosed { space: Cell } = "punct-centre-closed":
            "{space} is in the central hexagon: pieces get there only by moving";
        /// The first placement of the basic game in the centre.
        CentreFirst { space: Cell } = "punct-centre-first":
            "{space} is in the central hexagon: the first placement of the game must keep out of it";
        /// A move from a space where no PÜNCT can be seen.
        NoPunct { space: Cell } = "punct-no-punct":
            "there is no piece with its PÜNCT on {space}";
        /// A move of the opponent's piece.
        NotYours { space: Cell, owner: Color } = "punct-not-yours":
            "the piece on {space} belongs to {owner}";
        /// A move of a covered piece.
        Pinned { space: Cell, by: Cell } = "punct-pinned":
            "{space} is pinned by the piece on {by}";
        /// A piece that would become another.
        OtherKind { space: Cell, kind: Kind, found: Kind } = "punct-other-kind":
            "the piece on {space} is of kind {kind}, but lying so it would be of kind {found}";
        /// A PÜNCT that leaves its three lines.
        NotOnLine { from: Cell, to: Cell } = "punct-not-on-line":
            "{to} is not on one of the three lines through {from}";
        /// A piece that would lie as it lies.
        Unmoved { space: Cell } = "punct-unmoved":
            "the piece on {space} would lie as it does already";
        /// A T on spaces of different heights.
        UnevenTriangle = "punct-uneven-triangle":
            "all three dots of a triangle must lie on one level";
        /// Ends on spaces of different heights.
        UnevenEnds = "punct-uneven-ends":
            "both ends must lie on one level";
        /// A middle dot without room.
        MiddleTooHigh { space: Cell } = "punct-middle-too-high":
            "{space}, under the middle dot, is higher than the ends";
        /// A PÜNCT above a foreign dot or nothing.
        NotOwnDot { space: Cell, color: Color } = "punct-not-own-dot":
            "the PÜNCT must land on a {color:#} dot, and {space} shows none";
        /// A pass with a turn at hand.
        MayNotPass { example: String } = "punct-may-not-pass":
            "a player who has a turn may not pass: {example} is possible";
    }
}

impl IllegalMove {
    /// The number of the broken rule in the rules of the game.
    pub fn rule(&self) -> u8 {
        match self {
            Self::NoneLeft { .. }
            | Self::SpaceTaken { .. }
            | Self::UnderBridge { .. }
            | Self::CentreClosed { .. }
            | Self::CentreFirst { .. } => 2,
            Self::NoPunct { .. }
            | Self::NotYours { .. }
            | Self::OtherKind { .. }
            | Self::NotOnLine { .. }
            | Self::Unmoved { .. } => 3,
            Self::UnevenTriangle | Self::UnevenEnds | Self::MiddleTooHigh { .. } => 5,
            Self::NotOwnDot { .. } => 6,
            Self::Pinned { .. } => 7,
            Self::MayNotPass { .. } | Self::GameOver => 12,
        }
    }
}
