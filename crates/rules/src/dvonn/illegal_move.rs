//! The reasons why a move is illegal, each with the number of the rule that it breaks.

use super::cell::Cell;
use crate::color::Color;
use crate::sentence::sentences;

sentences! {
    /// Why a well-written move may not be played here.
    pub enum IllegalMove {
        GameOver = "dvonn-game-over": "the game is over: neither player can move";
        StillPlacing = "dvonn-still-placing": "the board isn’t full yet: place a piece on an empty space, such as e3";
        PlacingOver = "dvonn-placing-over": "all pieces are placed: move a stack, such as a1b2";
        SpaceTaken { space: Cell } = "dvonn-space-taken": "{space} is taken: place the piece on an empty space";
        MayNotPass { example: String } = "dvonn-may-not-pass": "you can’t pass while you have a move, such as {example}";
        NothingThere { space: Cell } = "dvonn-nothing-there": "there is no stack on {space}";
        LoneRed { space: Cell } = "dvonn-lone-red": "{space} is a single red piece, which never moves";
        NotYours { space: Cell, owner: Color } = "dvonn-not-yours": "the stack on {space} belongs to {owner}, whose piece is on top";
        Surrounded { space: Cell } = "dvonn-surrounded": "the stack on {space} is surrounded: all six neighbouring spaces are taken";
        NotInLine { from: Cell, to: Cell } = "dvonn-not-in-line": "{to} isn’t in a straight line from {from}";
        WrongDistance { from: Cell, to: Cell, height: u8, distance: u8 } = "dvonn-wrong-distance": "the stack on {from} is {height} high and must move exactly {height}, but {to} is {distance} away";
        EmptyTarget { to: Cell } = "dvonn-empty-target": "{to} is empty: a stack must land on an occupied space";
    }
}

impl IllegalMove {
    /// The number of the broken rule in the rules of the game.
    pub fn rule(&self) -> u8 {
        match self {
            Self::StillPlacing => 1,
            Self::SpaceTaken { .. } | Self::PlacingOver => 2,
            Self::NotYours { .. } => 4,
            Self::NothingThere { .. }
            | Self::NotInLine { .. }
            | Self::WrongDistance { .. }
            | Self::EmptyTarget { .. } => 5,
            Self::Surrounded { .. } => 6,
            Self::LoneRed { .. } => 7,
            Self::MayNotPass { .. } => 9,
            Self::GameOver => 10,
        }
    }
}
