//! What a client says.

use serde::{Deserialize, Serialize};

use crate::{GameId, SeekId, Terms};

/// Something that is asked, with a number by which the answer refers to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The number, chosen by the client.
    pub ask: u32,
    /// What is asked.
    pub what: ToServer,
}

/// What a client may ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToServer {
    /// Answer at once: measures how far away the server is.
    Ping,
    /// The answer to the server's own ping, by which it measures how far away the client is.
    Pong {
        /// What the ping carried.
        mark: u64,
    },
    /// Tell me of open challenges and of games going on, from now on.
    EnterLobby,
    /// No longer.
    LeaveLobby,
    /// Let anybody, or one player, accept these terms.
    Seek {
        /// The terms.
        terms: Terms,
        /// Only this player may accept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<String>,
        /// Whether it is listed in the lobby; otherwise only its link leads to it.
        listed: bool,
    },
    /// Play whoever wants the same, or wait until somebody does.
    Pair {
        /// The terms.
        terms: Terms,
    },
    /// Close a challenge of mine.
    Withdraw {
        /// Which.
        seek: SeekId,
    },
    /// Play on the terms of a challenge.
    Accept {
        /// Which.
        seek: SeekId,
    },
    /// Decline a challenge that was meant for me.
    Decline {
        /// Which.
        seek: SeekId,
    },
    /// Play the server's engine.
    PlayComputer {
        /// The terms; never rated.
        terms: Terms,
        /// 1 to 20.
        level: u8,
    },
    /// Tell me of a game, from now on.
    Watch {
        /// Which.
        game: GameId,
        /// The number of the last event that I have; 0 if I have nothing of it.
        after: u32,
        /// The number of the last line of its chat that I have.
        #[serde(default)]
        said: u32,
    },
    /// No longer.
    Unwatch {
        /// Which.
        game: GameId,
    },
    /// Play a move.
    Play {
        /// In which game.
        game: GameId,
        /// The number of the last event that I have. Another one has happened: the move is refused.
        after: u32,
        /// The move, in the game's notation.
        mv: String,
    },
    /// Do something else in a game of mine.
    Do {
        /// In which game.
        game: GameId,
        /// The number of the last event that I have.
        after: u32,
        /// What.
        act: Act,
    },
    /// Say something to those who look at a game.
    Say {
        /// Which.
        game: GameId,
        /// What.
        saying: Saying,
    },
}

/// What a player may do besides moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Give up.
    Resign,
    /// Call the game off, before my first move.
    Abort,
    /// Offer a draw.
    OfferDraw,
    /// Accept the opponent's offer.
    AcceptDraw,
    /// Decline it, or take back mine.
    DeclineDraw,
    /// Ask to take back my last move.
    AskTakeback,
    /// Let the opponent take back theirs.
    AcceptTakeback,
    /// Decline that, or no longer want it.
    DeclineTakeback,
    /// The opponent has left: the game is mine.
    Claim,
    /// Once more, with colours exchanged.
    Rematch,
}

/// What is said in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Saying {
    /// In one's own words.
    Text(String),
    /// A ready-made phrase, which everybody reads in their own language.
    Phrase(Phrase),
}

impl Saying {
    /// The most signs that a saying may have.
    pub const LONGEST: usize = 280;
}

/// Ready-made phrases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// A moment, please.
    OneMoment,
    /// Good game.
    GoodGame,
    /// I have to go.
    MustGo,
    /// Oops.
    Oops,
}

impl Phrase {
    /// Every phrase.
    pub const ALL: [Self; 8] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::Thanks,
        Self::OneMoment,
        Self::GoodGame,
        Self::MustGo,
        Self::Oops,
    ];
}
