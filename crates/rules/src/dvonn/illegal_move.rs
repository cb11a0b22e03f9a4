//! Why a move is not legal, each reason with the number of the rule it breaks.

use super::cell::Cell;
use crate::color::Color;
use crate::sentence::sentences;

sentences! {
    /// Why a well-written move may not be played here.
    pub enum IllegalMove {
        GameOver = "dvonn-game-over": "the game is over: neither player can move";
        StillPlacing = "dvonn-still-placing": "the board is still being filled: name one empty space, such as e3";
        PlacingOver = "dvonn-placing-over": "the pieces are all placed: name a stack and the space it goes to, such as a1b2";
        SpaceTaken { space: Cell } = "dvonn-space-taken": "{space} is taken: a piece goes on an empty space";
        MayNotPass { example: String } = "dvonn-may-not-pass": "a player who has a move may not pass: {example} is possible";
        NothingThere { space: Cell } = "dvonn-nothing-there": "there is no stack on {space}";
        LoneRed { space: Cell } = "dvonn-lone-red": "{space} holds a single red piece, which never moves";
        NotYours { space: Cell, owner: Color } = "dvonn-not-yours": "the stack on {space} belongs to {owner}, whose piece is on top";
        Surrounded { space: Cell } = "dvonn-surrounded": "the stack on {space} is surrounded: all six neighbouring spaces are occupied";
        NotInLine { from: Cell, to: Cell } = "dvonn-not-in-line": "{to} does not lie in a straight line from {from}";
        WrongDistance { from: Cell, to: Cell, height: u8, distance: u8 } = "dvonn-wrong-distance": "the stack on {from} is {height} high and moves exactly as many spaces, but {to} is {distance} away";
        EmptyTarget { to: Cell } = "dvonn-empty-target": "{to} is empty: a stack must end on an occupied space";
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
