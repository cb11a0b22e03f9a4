//! Messages of the server.

use basalt_encoding::json;
use basalt_referee::{
    ChatLine, Clocks, GameId, Millis, Player, RatingChange, SeekId, SeriesScore, Terms,
};
use basalt_rules::{ByColor, Color};
use serde::{Deserialize, Serialize};

use crate::{BoardUpdate, ErrorCode, Listed, LiveGame, LobbyCounts, Me, Numbered, Seek};

/// A message of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromServer {
    /// The first message: the account of the client, and the time.
    Welcome {
        /// The account; `None` until there is a session.
        me: Option<Me>,
        /// The server's time.
        now: Millis,
    },
    /// The request is carried out, and a crash does not undo it.
    Done {
        /// The number of the request.
        #[serde(rename = "ask")]
        request: u32,
    },
    /// The request is refused.
    Refused {
        /// The number of the request.
        #[serde(rename = "ask")]
        request: u32,
        /// The reason.
        why: ErrorCode,
    },
    /// To be answered with a pong.
    Ping {
        /// To be sent back.
        mark: u64,
        /// The last measured round-trip time, in milliseconds.
        lag: Option<u32>,
    },
    /// The answer to a ping.
    Pong {
        /// The number of the request.
        #[serde(rename = "ask")]
        request: u32,
        /// The server's time.
        now: Millis,
    },
    /// A game, from its beginning.
    Game(Box<GameState>),
    /// New events of a game.
    Events {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
        /// In order, without a gap.
        events: Vec<Numbered>,
        /// The clocks after them.
        #[serde(with = "json")]
        clocks: Clocks,
    },
    /// A change of presence.
    Presence {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
        /// The players and spectators who are there.
        presence: Presence,
    },
    /// The players of a game, since one has a new name.
    Players {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
        /// White.
        #[serde(with = "json")]
        white: Player,
        /// Black.
        #[serde(with = "json")]
        black: Player,
    },
    /// Lines of a chat: a new one, or those that the client missed.
    Said {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
        /// The lines in order. The client may know some of them.
        #[serde(with = "json")]
        lines: Vec<ChatLine>,
    },
    /// A rated game has changed ratings.
    Rated {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
        /// White's rating.
        #[serde(with = "json")]
        white: RatingChange,
        /// Black's rating.
        #[serde(with = "json")]
        black: RatingChange,
    },
    /// A player offers a rematch.
    RematchOffered {
        /// The game that is over.
        #[serde(with = "json")]
        game: GameId,
        /// The player.
        #[serde(with = "json")]
        by: Color,
    },
    /// A rematch has begun.
    Rematch {
        /// The game that is over.
        #[serde(with = "json")]
        game: GameId,
        /// The new one.
        #[serde(with = "json")]
        next: GameId,
    },
    /// Everything in the lobby.
    Lobby {
        /// The newest open challenges, and all that concern the client; the oldest of them first.
        seeks: Vec<Seek>,
        /// The games going on, those to look at first.
        live: Vec<LiveGame>,
        /// The numbers of players, games and challenges.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        counts: Option<LobbyCounts>,
        /// The games that ended last.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        recent: Vec<Listed>,
    },
    /// An older page of the open challenges.
    OlderSeeks {
        /// The challenges; empty after the last page.
        seeks: Vec<Seek>,
    },
    /// New boards of games in the lobby.
    Boards {
        /// The boards.
        boards: Vec<BoardUpdate>,
    },
    /// A challenge is open: for everybody in the lobby, or for the client alone.
    SeekOpened(Seek),
    /// It no longer is.
    SeekClosed {
        /// The challenge.
        #[serde(with = "json")]
        seek: SeekId,
    },
    /// A game of the client's has begun.
    Started {
        /// The game.
        #[serde(with = "json")]
        game: GameId,
        /// The challenge that led to it.
        #[serde(with = "json")]
        seek: Option<SeekId>,
    },
    /// The games in which it is the client's turn; the one with the least time left first.
    Waiting {
        /// The games.
        #[serde(with = "json")]
        games: Vec<GameId>,
    },
    /// The notice of operators.
    Notice {
        /// The text that [`read_notice`](crate::read_notice) reads.
        text: String,
    },
}

/// A game as a player or spectator sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameState {
    /// The id of the game.
    #[serde(with = "json")]
    pub game: GameId,
    /// The terms.
    #[serde(with = "json")]
    pub terms: Terms,
    /// The text of the first position.
    pub start: String,
    /// White.
    #[serde(with = "json")]
    pub white: Player,
    /// Black.
    #[serde(with = "json")]
    pub black: Player,
    /// The colour of the client.
    #[serde(with = "json")]
    pub you: Option<Color>,
    /// When it began.
    pub created: Millis,
    /// The events.
    pub events: Vec<Numbered>,
    /// The clocks after them.
    #[serde(with = "json")]
    pub clocks: Clocks,
    /// The players and spectators who are there.
    pub presence: Presence,
    /// The chat; over a socket it follows as [`FromServer::Said`].
    #[serde(with = "json")]
    pub chat: Vec<ChatLine>,
    /// The rematch.
    #[serde(with = "json")]
    pub next: Option<GameId>,
    /// The player who offers a rematch.
    #[serde(with = "json")]
    pub rematch: Option<Color>,
    /// The score of the match before this game, by the colours of this game; `None` for a single game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
}

/// The score of a match: numbers of games with a result, and of half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Series {
    /// Games with a result.
    pub games: u8,
    /// Half points of White.
    pub white: u8,
    /// Half points of Black.
    pub black: u8,
}

impl From<SeriesScore> for Series {
    fn from(score: SeriesScore) -> Self {
        let SeriesScore { games, half_points } = score;
        Self { games, white: half_points.white, black: half_points.black }
    }
}

impl From<Series> for SeriesScore {
    fn from(series: Series) -> Self {
        let Series { games, white, black } = series;
        Self { games, half_points: ByColor { white, black } }
    }
}

/// The players and spectators who watch a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// Whether White is there.
    pub white: bool,
    /// Whether Black is there.
    pub black: bool,
    /// Number of spectators.
    pub watchers: u32,
    /// Since when the absent player has been away, if their opponent may claim the game later.
    pub away_since: Option<Millis>,
}
