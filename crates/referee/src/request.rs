//! Requests of players.

use basalt_rules::Color;

use crate::Millis;

/// A command of a player, and its circumstances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The player.
    pub by: Color,
    /// The number of the last event that the player knew.
    pub after: u32,
    /// When it came.
    pub now: Millis,
    /// The measured round-trip time of the player's connection.
    pub lag: Millis,
    /// The command.
    pub command: Command,
}

/// A command of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Play a move, in the game's notation.
    Play(String),
    /// Resign.
    Resign,
    /// Abort the game.
    Abort,
    /// Offer a draw, or accept the one that is offered.
    OfferDraw,
    /// Accept the opponent's offer.
    AcceptDraw,
    /// Decline it, or withdraw one's own.
    DeclineDraw,
    /// Ask to take back one's last move.
    AskTakeback,
    /// Let the opponent take back theirs.
    AcceptTakeback,
    /// Decline that, or withdraw one's own request.
    DeclineTakeback,
    /// Win, since the opponent has left.
    Claim {
        /// Since when the opponent has been away; `None` if they are there.
        away_since: Option<Millis>,
    },
    /// By correspondence: stop one's own clock.
    BeginVacation {
        /// When it runs again at the latest.
        until: Millis,
    },
    /// Let it run again.
    EndVacation,
}

impl Command {
    /// Whether it was meant for the board that the player saw, and must not be carried out on another.
    ///
    /// Resigning, aborting and vacations are about the whole game, whatever has happened meanwhile.
    pub(crate) fn is_for_the_board(&self) -> bool {
        !matches!(self, Self::Resign | Self::Abort | Self::BeginVacation { .. } | Self::EndVacation)
    }
}
