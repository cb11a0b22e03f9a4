//! Adding to a game what has happened.

use basalt_referee::{Ending, GameId, Millis, Numbered, Pool, RatingChange};
use basalt_rules::{ByColor, Color};
use tokio::sync::oneshot;

use crate::writer::Waiting;
use crate::{Standing, Store, Trouble};

/// What has happened in a game, and how the game is after it.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which game.
    pub game: GameId,
    /// The number of the last event before these.
    pub after: u32,
    /// What has happened: numbers go on from `after`.
    pub events: Vec<Numbered>,
    /// How the game is then.
    pub now: Now,
    /// How its end is rated, if it is.
    pub rated: Option<RatedBy>,
}

/// How a game is after its events: what is searched for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// How many plies stand.
    pub plies: u32,
    /// Whose turn it is.
    pub to_move: Option<Color>,
    /// When the server must look after it.
    pub deadline: Option<Millis>,
    /// DVONN: the three spaces of the red pieces, in the order of their names, once all are placed.
    pub reds: Option<String>,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// How a game changes ratings.
#[derive(Clone, Copy, Debug)]
pub struct RatedBy {
    /// In which pool.
    pub pool: Pool,
    /// From both standings and the winner to both standings after the game.
    pub rate: fn(ByColor<Standing>, Option<Color>) -> ByColor<Standing>,
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is kept, whatever happens from now on.
    Committed {
        /// How ratings changed, if they did.
        ratings: Option<ByColor<RatingChange>>,
    },
    /// Something else has happened before, or there is no such game that goes on: nothing is done.
    Stale,
}

impl Store {
    /// Adds events to a game, if its last event is still the one that is named. All that wait at the same time are
    /// committed together, so that a disk that takes milliseconds for a commit takes no longer for a hundred.
    pub async fn append(&self, append: Append) -> Result<Appended, Trouble> {
        let (answer, answered) = oneshot::channel();
        let gone = |_| Trouble::from(sqlx::Error::PoolClosed);
        self.appends.send(Waiting { append, answer }).await.map_err(|_| sqlx::Error::PoolClosed)?;
        answered.await.map_err(gone)?
    }
}
