//! What is asked of the referee.

use basalt_rules::Color;
use basalt_wire::Millis;

/// Something that a player wants to happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Which player.
    pub by: Color,
    /// The number of the last event that the player knew.
    pub after: u32,
    /// When it came.
    pub now: Millis,
    /// How long it was under way as far as was measured, for both ways together.
    pub lag: Millis,
    /// What.
    pub command: Command,
}

/// What a player may want.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Play a move, in the game's notation.
    Play(String),
    /// Give up.
    Resign,
    /// Call the game off.
    Abort,
    /// Offer a draw, or accept the one that is offered.
    OfferDraw,
    /// Accept the opponent's offer.
    AcceptDraw,
    /// Decline it, or take back one's own.
    DeclineDraw,
    /// Ask to take back one's last move.
    AskTakeback,
    /// Let the opponent take back theirs.
    AcceptTakeback,
    /// Decline that, or no longer want it.
    DeclineTakeback,
    /// Win, since the opponent has left.
    Claim {
        /// Since when the opponent has been away; nothing if they are there.
        away_since: Option<Millis>,
    },
    /// By correspondence: let one's own clock rest.
    BeginVacation {
        /// Until then at the longest.
        until: Millis,
    },
    /// Let it run again.
    EndVacation,
}

impl Command {
    /// Whether it was meant for the board that the player saw, and is wrong on another.
    ///
    /// Giving up, calling off and vacations mean the whole game, whatever has happened meanwhile.
    pub(crate) fn means_the_board(&self) -> bool {
        !matches!(self, Self::Resign | Self::Abort | Self::BeginVacation { .. } | Self::EndVacation)
    }
}
