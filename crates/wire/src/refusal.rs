//! Why the server does not do what is asked. The page turns each into a sentence.

use serde::{Deserialize, Serialize};

use crate::BadTerms;

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The message cannot be read.
    Unreadable,
    /// There is no such game.
    NoGame,
    /// There is no such challenge, or it is no longer open.
    NoSeek,
    /// There is no such player.
    NoPlayer,
    /// Only the players may do this.
    NotYours,
    /// It is the opponent's turn.
    NotYourTurn,
    /// Something has happened since the event that was named.
    Stale {
        /// The number of the last event.
        number: u32,
    },
    /// The rules do not allow the move.
    Illegal {
        /// The move.
        mv: String,
        /// Why, in English, as the rules say it.
        reason: String,
    },
    /// The game is over.
    Over,
    /// The game goes on.
    NotOver,
    /// Time was up before the move came.
    TooLate,
    /// There is no move to take back, no offer to answer, nobody who left: what is asked does not fit.
    NotNow,
    /// The terms cannot be played.
    Terms {
        /// What is wrong with them.
        wrong: BadTerms,
    },
    /// Rated games are for members.
    MembersOnly,
    /// One does not play oneself.
    Yourself,
    /// Nobody is known here yet: the client has no session.
    Stranger,
    /// A name has 2 to 20 letters, digits, `-` and `_`.
    BadName,
    /// The name is somebody's already.
    NameTaken,
    /// A password has at least 8 signs, at most 200.
    BadPassword,
    /// Name and password do not belong together.
    WrongPassword,
    /// The position is of a rated game of one's own that goes on: no help there.
    FairPlay,
    /// A saying is empty, or too long.
    BadSaying,
    /// Too often; try again later.
    TooOften {
        /// In so many seconds.
        seconds: u32,
    },
    /// All of the server's engines are busy.
    Busy,
    /// The date, count or filter makes no sense.
    BadQuery,
    /// The store cannot be reached; nothing was done.
    Trouble,
}
