//! Looking for games.

use basalt_referee::{Ending, Millis};
use basalt_rules::{Color, Game};

use crate::game::{HeaderRow, headers};
use crate::statement::{Statement, statement};
use crate::{Header, PlayerId, Store, Trouble};

/// What a game that counts ended with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// White won.
    White,
    /// Black won.
    Black,
    /// Nobody won.
    Draw,
}

impl Score {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Draw];

    /// Its name in addresses and in the store.
    pub const fn id(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Draw => "draw",
        }
    }

    /// The one of a name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|score| score.id() == id)
    }

    /// The score of an ending; none if the game does not count.
    pub fn of(ending: Ending) -> Option<Self> {
        ending.counts().then_some(match ending.winner {
            Some(Color::White) => Self::White,
            Some(Color::Black) => Self::Black,
            None => Self::Draw,
        })
    }
}

/// What to look for. What is not named does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// One of the players.
    pub player: Option<PlayerId>,
    /// The game with its variant.
    pub game: Option<Game>,
    /// How it ended.
    pub score: Option<Score>,
    /// It began then or later.
    pub from: Option<Millis>,
    /// It began earlier.
    pub until: Option<Millis>,
    /// DVONN: where the red pieces were placed.
    pub reds: Option<String>,
    /// How many at most.
    pub limit: u32,
}

impl Query {
    /// Adds the conditions to a statement.
    fn push_to(&self, statement: &mut Statement) {
        if let Some(player) = self.player {
            statement.push(" AND (g.white = ").push_bind(player);
            statement.push(" OR g.black = ").push_bind(player).push(")");
        }
        let texts = [
            (" AND g.game = ", self.game.map(Game::id)),
            (" AND g.result = ", self.score.map(Score::id)),
            (" AND g.reds = ", self.reds.as_deref()),
        ];
        for (condition, text) in texts {
            if let Some(text) = text {
                statement.push(condition).push_bind(text);
            }
        }
        for (condition, moment) in
            [(" AND g.created >= ", self.from), (" AND g.created < ", self.until)]
        {
            if let Some(moment) = moment {
                statement.push(condition).push_bind(moment);
            }
        }
        statement.push(" ORDER BY g.created DESC, g.id LIMIT ").push_bind(self.limit);
    }
}

impl Store {
    /// The games that match a query, the newest first; running ones too, aborted ones never.
    pub async fn search(&self, query: &Query) -> Result<Vec<Header>, Trouble> {
        let mut found = statement(headers!("WHERE COALESCE(g.result, '') <> 'none'"));
        query.push_to(&mut found);
        let rows: Vec<HeaderRow> = self.database.fetch_all(found).await?;
        rows.into_iter().map(HeaderRow::header).collect()
    }
}
