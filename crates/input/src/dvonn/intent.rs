//! Intents, and reasons why something cannot be done.

use basalt_rules::Color;
use basalt_rules::dvonn::{Cell, IllegalMove, Move};

/// The wish of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "an intent that nobody handles is a tap that did nothing"]
pub enum Intent {
    /// To play this legal move.
    Play(Move),
    /// To play this legal move, if the person says so once more.
    Ask(Move),
    /// Something that cannot be, and why.
    Refused(Reason),
    /// To see the last move again.
    Replay,
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The rules forbid it.
    Rule(IllegalMove),
    /// It is the turn of the other player.
    NotYourTurn {
        /// The player to move.
        turn: Color,
    },
    /// The stack has no space to land on and never will.
    NeverAgain {
        /// The space of the stack.
        space: Cell,
    },
}
