//! Messages of a client.

use basalt_encoding::json;
use basalt_referee::{ChatMessage, GameId, Millis, SeekId, Terms};
use serde::{Deserialize, Serialize};

/// A request with a number, by which the answer refers to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberedRequest {
    /// The number, chosen by the client.
    #[serde(rename = "ask")]
    pub number: u32,
    /// The request.
    #[serde(rename = "what")]
    pub request: ToServer,
}

/// A request of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToServer {
    /// Answer at once: the client looks whether it is still connected. A node that cannot reach its store, while others may,
    /// rejects it with [`ErrorCode::ServerError`](crate::ErrorCode::ServerError), and the client reconnects.
    Ping,
    /// The answer to the server's ping, by which it measures the round-trip time.
    Pong {
        /// The mark of the ping.
        mark: u64,
    },
    /// Send me open challenges and running games from now on.
    EnterLobby,
    /// Stop sending the lobby.
    LeaveLobby,
    /// Send me the page of open challenges before the oldest one that I have.
    OlderSeeks {
        /// The time at which the oldest known challenge was opened.
        since: Millis,
        /// The oldest known challenge.
        #[serde(with = "json")]
        seek: SeekId,
    },
    /// Let anybody, or one player, accept these terms.
    Seek {
        /// The terms.
        #[serde(with = "json")]
        terms: Terms,
        /// Only this player may accept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<String>,
        /// Whether it is listed in the lobby; otherwise only its link leads to it.
        listed: bool,
    },
    /// Play anybody who wants the same, or wait for somebody.
    Pair {
        /// The terms.
        #[serde(with = "json")]
        terms: Terms,
    },
    /// Close a challenge of mine.
    Withdraw {
        /// The challenge.
        #[serde(with = "json")]
        seek: SeekId,
    },
    /// Play on the terms of a challenge.
    Accept {
        /// The challenge.
        #[serde(with = "json")]
        seek: SeekId,
    },
    /// Decline a challenge that was meant for me.
    Decline {
        /// The challenge.
        #[serde(with = "json")]
        seek: SeekId,
    },
    /// Play the server's engine.
    PlayComputer {
        /// The terms; never rated.
        #[serde(with = "json")]
        terms: Terms,
        /// The level, from 1 to 20.
        level: u8,
    },
    /// Send me a game from now on.
    Watch {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
        /// The number of the last event that I have; 0 if I have nothing of it.
        after: u32,
        /// The number of the last line of its chat that I have.
        #[serde(rename = "said", default)]
        last_chat_line: u32,
    },
    /// Stop sending a game.
    Unwatch {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
    },
    /// Play a move.
    Play {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
        /// The number of the last event that I have. If there is another, the move is refused.
        after: u32,
        /// The move, in the game's notation.
        mv: String,
    },
    /// Do something else in a game of mine.
    Do {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
        /// The number of the last event that I have.
        after: u32,
        /// The act.
        act: Act,
    },
    /// My window has lost the focus in a live rated game of mine. The server believes it or not; only moderators learn of it.
    FocusLost {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
    },
    /// Say something to those who watch a game.
    Say {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
        /// The message.
        #[serde(rename = "saying", with = "json")]
        message: ChatMessage,
    },
}

/// An act of a player other than a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Resign.
    Resign,
    /// Abort the game, before my first move.
    Abort,
    /// Offer a draw.
    OfferDraw,
    /// Accept the opponent's offer.
    AcceptDraw,
    /// Decline it, or withdraw mine.
    DeclineDraw,
    /// Ask to take back my last move.
    AskTakeback,
    /// Let the opponent take back theirs.
    AcceptTakeback,
    /// Decline that, or withdraw my request.
    DeclineTakeback,
    /// The opponent has left: the game is mine.
    Claim,
    /// Once more, with colours exchanged.
    Rematch,
}
