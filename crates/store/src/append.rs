//! Appending events to a game, whose history is append-only.

use basalt_referee::{Ending, GameId, Millis, Numbered, Pool, RatingChange};
use basalt_rules::{ByColor, Color};
use tokio::sync::oneshot;

use crate::writer::Waiting;
use crate::{Error, Standing, Store};

/// New events of a game, and its summary after them.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The number of the last event before these.
    pub after: u32,
    /// The events, one at least, whose numbers continue from `after`.
    pub events: Vec<Numbered>,
    /// The summary of the game after them.
    pub now: GameSummary,
    /// The rating rule, if the game has ended and is rated.
    pub rated: Option<RatingRule>,
}

/// The columns by which games are found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameSummary {
    /// Number of plies.
    pub plies: u32,
    /// The player to move; `None` if the game is over.
    pub to_move: Option<Color>,
    /// When the next event happens by itself.
    pub deadline: Option<Millis>,
    /// Whether an append may leave a deadline in the row that is earlier by up to a minute, which [`Store::postpone`] replaces once it has come.
    pub keeps_earlier_deadline: bool,
    /// DVONN: the three spaces of the red pieces, in the order of their names, once all are placed.
    pub reds: Option<String>,
    /// The end.
    pub ending: Option<Ending>,
}

/// The rule by which a game changes ratings.
#[derive(Clone, Copy, Debug)]
pub struct RatingRule {
    /// The pool.
    pub pool: Pool,
    /// Computes both standings after the game from those before it and the winner.
    pub rate: fn(ByColor<Standing>, Option<Color>) -> ByColor<Standing>,
}

/// The outcome of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The events are durable.
    Committed {
        /// The rating changes, if the game was rated.
        ratings: Option<ByColor<RatingChange>>,
    },
    /// Another event came first, or there is no such running game. Nothing was done.
    Stale,
}

impl Store {
    /// Appends events to a game, if its last event is still the one before them. Concurrent appends are committed
    /// together, since a disk takes milliseconds for each commit, however much is in it.
    pub async fn append(&self, append: Append) -> Result<Appended, Error> {
        let (answer, answered) = oneshot::channel();
        let gone = |_| Error::from(sqlx::Error::PoolClosed);
        self.appends.send(Waiting { append, answer }).await.map_err(|_| sqlx::Error::PoolClosed)?;
        answered.await.map_err(gone)?
    }
}
