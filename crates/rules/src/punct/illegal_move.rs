//! Why a turn is not legal, each reason with the number of the rule it breaks.

use super::cell::Cell;
use super::shape::Kind;
use crate::color::Color;
use crate::sentence::sentences;

sentences! {
    /// Why a well-written turn may not be played here.
    pub enum IllegalMove {
        GameOver = "punct-game-over": "the game is over";
        NoneLeft { kind: Kind } = "punct-none-left": "no piece {kind} is left in the reserve";
        SpaceTaken { space: Cell } = "punct-space-taken": "{space} is not empty: a piece is placed on three empty spaces";
        UnderBridge { space: Cell, by: Cell } = "punct-under-bridge": "{space} is under a bridge, the piece on {by}: nothing is put into the gap";
        CentreClosed { space: Cell } = "punct-centre-closed": "{space} is in the central hexagon: pieces get there only by moving";
        CentreFirst { space: Cell } = "punct-centre-first": "{space} is in the central hexagon: the first placement of the game must keep out of it";
        NoPunct { space: Cell } = "punct-no-punct": "there is no piece with its PÜNCT on {space}";
        NotYours { space: Cell, owner: Color } = "punct-not-yours": "the piece on {space} belongs to {owner}";
        Pinned { space: Cell, by: Cell } = "punct-pinned": "{space} is pinned by the piece on {by}";
        OtherKind { space: Cell, kind: Kind, found: Kind } = "punct-other-kind": "the piece on {space} is of kind {kind}, but lying so it would be of kind {found}";
        NotOnLine { from: Cell, to: Cell } = "punct-not-on-line": "{to} is not on one of the three lines through {from}";
        Unmoved { space: Cell } = "punct-unmoved": "the piece on {space} would lie as it does already";
        UnevenTriangle = "punct-uneven-triangle": "all three dots of a triangle must lie on one level";
        UnevenEnds = "punct-uneven-ends": "both ends must lie on one level";
        MiddleTooHigh { space: Cell } = "punct-middle-too-high": "{space}, under the middle dot, is higher than the ends";
        NotOwnDot { space: Cell, color: Color } = "punct-not-own-dot": "the PÜNCT must land on a {color:#} dot, and {space} shows none";
        MayNotPass { example: String } = "punct-may-not-pass": "a player who has a turn may not pass: {example} is possible";
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
