//! What the server says.

use basalt_rules::Color;
use serde::{Deserialize, Serialize};

use crate::{GameId, Me, Millis, Numbered, Player, Refusal, Saying, SeekId, Terms, text};

/// What the server may say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromServer {
    /// The first word: who the client is, and what time it is.
    Welcome {
        /// Who the client is; nobody until there is a session.
        me: Option<Me>,
        /// The server's time.
        now: Millis,
    },
    /// What was asked is done, and will not be undone by a crash.
    Done {
        /// What was asked.
        ask: u32,
    },
    /// What was asked is not done.
    Refused {
        /// What was asked.
        ask: u32,
        /// Why.
        why: Refusal,
    },
    /// To be answered with a pong.
    Ping {
        /// To be sent back.
        mark: u64,
        /// How far away the client was the last time, in milliseconds there and back.
        lag: Option<u32>,
    },
    /// The answer to a ping.
    Pong {
        /// What was asked.
        ask: u32,
        /// The server's time.
        now: Millis,
    },
    /// A game, from its beginning.
    Game(Box<GameState>),
    /// What has happened in a game since.
    Events {
        /// Which.
        game: GameId,
        /// In order, without a gap.
        events: Vec<Numbered>,
        /// The clocks after them.
        clocks: Clocks,
    },
    /// Who is there.
    Presence {
        /// In which game.
        game: GameId,
        /// Who.
        presence: Presence,
    },
    /// Who plays, since somebody has another name now.
    Players {
        /// Which game.
        game: GameId,
        /// White.
        white: Player,
        /// Black.
        black: Player,
    },
    /// What somebody says, or what was said while the client was away.
    Said {
        /// In which game.
        game: GameId,
        /// What, in order. Lines that the client has may be among them.
        lines: Vec<ChatLine>,
    },
    /// A rated game has changed ratings.
    Rated {
        /// Which.
        game: GameId,
        /// White's.
        white: RatingChange,
        /// Black's.
        black: RatingChange,
    },
    /// A player would like to play once more.
    RematchOffered {
        /// The game that is over.
        game: GameId,
        /// Who.
        #[serde(with = "text::color")]
        by: Color,
    },
    /// The game is played once more.
    Rematch {
        /// The game that is over.
        game: GameId,
        /// The new one.
        next: GameId,
    },
    /// Everything in the lobby.
    Lobby {
        /// The open challenges.
        seeks: Vec<Seek>,
        /// The games going on.
        live: Vec<LiveGame>,
    },
    /// A challenge is open: for everybody in the lobby, or for the client alone.
    SeekOpened(Seek),
    /// It no longer is.
    SeekClosed {
        /// Which.
        seek: SeekId,
    },
    /// A game of the client's has begun.
    Started {
        /// Which.
        game: GameId,
        /// The challenge that it came of.
        seek: Option<SeekId>,
    },
    /// In so many games it is the client's turn; the one that has waited longest first.
    Waiting {
        /// Which.
        games: Vec<GameId>,
    },
}

/// A game, as whoever looks at it sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameState {
    /// Its name.
    pub game: GameId,
    /// What is played.
    pub terms: Terms,
    /// Where it started, as a position text.
    pub start: String,
    /// Who plays White.
    pub white: Player,
    /// Who plays Black.
    pub black: Player,
    /// Which of them the client is.
    #[serde(with = "text::color::option")]
    pub you: Option<Color>,
    /// When it began.
    pub created: Millis,
    /// What has happened.
    pub events: Vec<Numbered>,
    /// The clocks after that.
    pub clocks: Clocks,
    /// Who is there.
    pub presence: Presence,
    /// What was said; over a socket it follows as [`FromServer::Said`].
    pub chat: Vec<ChatLine>,
    /// The game that followed it.
    pub next: Option<GameId>,
    /// Whether a rematch is offered, and by whom.
    #[serde(with = "text::color::option")]
    pub rematch: Option<Color>,
}

/// What the clocks show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// Milliseconds that White has left.
    pub white: u64,
    /// Milliseconds that Black has left.
    pub black: u64,
    /// Whose clock runs.
    #[serde(with = "text::color::option")]
    pub running: Option<Color>,
    /// When it was so, by the server's time.
    pub now: Millis,
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// Whether White is there.
    pub white: bool,
    /// Whether Black is there.
    pub black: bool,
    /// How many others are.
    pub watchers: u32,
    /// Since when the opponent of the one who waits has been away, if it can be claimed one day.
    pub away_since: Option<Millis>,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// Which it is: the lines of a game are 1, 2, 3 and so on.
    pub number: u32,
    /// By whom.
    pub by: String,
    /// When.
    pub at: Millis,
    /// What.
    pub saying: Saying,
}

impl ChatLine {
    /// Adds lines to those that are known, whichever come first: each once, in the order of their numbers.
    pub fn add(known: &mut Vec<Self>, lines: &[Self]) {
        known.extend_from_slice(lines);
        known.sort_by_key(|line| line.number);
        known.dedup_by_key(|line| line.number);
    }
}

/// How a rating changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingChange {
    /// Before the game.
    pub before: i32,
    /// After it.
    pub after: i32,
}

/// An open challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seek {
    /// Its name.
    pub seek: SeekId,
    /// Who waits.
    pub by: Player,
    /// What for.
    pub terms: Terms,
    /// Whether only the client may accept it.
    pub for_you: bool,
    /// Whether it is the client's own.
    pub yours: bool,
    /// Since when.
    pub since: Millis,
}

/// A game that goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveGame {
    /// Its name.
    pub game: GameId,
    /// What is played.
    pub terms: Terms,
    /// Who plays White.
    pub white: Player,
    /// Who plays Black.
    pub black: Player,
    /// How many plies were played.
    pub plies: u32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Phrase;

    fn line(number: u32) -> ChatLine {
        let saying = Saying::Phrase(Phrase::Hello);
        ChatLine { number, by: "Ada".to_owned(), at: 7, saying }
    }

    #[test]
    fn what_was_missed_takes_its_place_once() {
        let mut known = vec![line(1), line(4)];
        ChatLine::add(&mut known, &[line(2), line(3), line(4)]);
        assert_eq!(known, [1, 2, 3, 4].map(line));
    }
}
