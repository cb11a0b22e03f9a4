//! The reasons why a turn is illegal, each with the number of the rule that it breaks.

use super::cell::Cell;
use super::shape::PieceKind;
use crate::color::Color;
use crate::sentence::sentences;

sentences! {
    /// Why a well-written turn may not be played here.
    pub enum IllegalMove {
        GameOver = "punct-game-over": "the game is over";
        NoneLeft { kind: PieceKind } = "punct-none-left": "the reserve has no more pieces {kind}";
        SpaceTaken { space: Cell } = "punct-space-taken": "{space} isn’t empty: place the piece on three empty spaces";
        UnderBridge { space: Cell, by: Cell } = "punct-under-bridge": "{space} is under a bridge, the piece on {by}: nothing goes into the gap";
        CentreClosed { space: Cell } = "punct-centre-closed": "{space} is in the central hexagon: you can only move pieces there";
        CentreFirst { space: Cell } = "punct-centre-first": "{space} is in the central hexagon: the first piece of the game must stay outside";
        NoPunct { space: Cell } = "punct-no-punct": "there is no piece with its PÜNCT on {space}";
        NotYours { space: Cell, owner: Color } = "punct-not-yours": "the piece on {space} belongs to {owner}";
        Pinned { space: Cell, by: Cell } = "punct-pinned": "{space} is pinned by the piece on {by}";
        OtherKind { space: Cell, kind: PieceKind, found: PieceKind } = "punct-other-kind": "the piece on {space} is of kind {kind}, but these spaces need kind {found}";
        NotOnLine { from: Cell, to: Cell } = "punct-not-on-line": "{to} isn’t on one of the three lines through {from}";
        Unmoved { space: Cell } = "punct-unmoved": "the piece on {space} would end up exactly as it was";
        UnevenTriangle = "punct-uneven-triangle": "all three dots of a triangle must be on the same level";
        UnevenEnds = "punct-uneven-ends": "both ends must be on the same level";
        MiddleTooHigh { space: Cell } = "punct-middle-too-high": "{space}, under the middle dot, is higher than the ends";
        NotOwnDot { space: Cell, color: Color } = "punct-not-own-dot": "the PÜNCT must land on a {color:#} dot, and {space} shows none";
        MayNotPass { example: String } = "punct-may-not-pass": "you can’t pass while you have a turn, such as {example}";
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
