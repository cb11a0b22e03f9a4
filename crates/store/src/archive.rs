//! Searches in the archive.

use basalt_referee::{Ending, GameId, Millis, Pool};
use basalt_rules::{Color, Game};

use crate::game::{HeaderRow, headers};
use crate::row::RowContext;
use crate::statement::{Statement, statement};
use crate::{Error, Header, PlayerId, Store};

/// The score of a game that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// White won.
    White,
    /// Black won.
    Black,
    /// A draw.
    Draw,
}

impl Score {
    /// Every score.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Draw];

    /// Its id in addresses and in the store.
    pub const fn id(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Draw => "draw",
        }
    }

    /// The score with an id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|score| score.id() == id)
    }

    /// The score of an ending; `None` if the game does not count.
    pub fn of(ending: Ending) -> Option<Self> {
        ending.counts().then_some(match ending.winner {
            Some(Color::White) => Self::White,
            Some(Color::Black) => Self::Black,
            None => Self::Draw,
        })
    }
}

/// A search. A field that is `None` matches every game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// One of the players.
    pub player: Option<PlayerId>,
    /// The game with its variant.
    pub game: Option<Game>,
    /// The score.
    pub score: Option<Score>,
    /// It began then or later.
    pub from: Option<Millis>,
    /// It began earlier.
    pub until: Option<Millis>,
    /// It comes after a game with this time and id: the last one of the page before.
    pub after: Option<(Millis, GameId)>,
    /// DVONN: the spaces of the red pieces.
    pub reds: Option<String>,
    /// The pool in which it changed ratings.
    pub pool: Option<Pool>,
    /// Most games to find.
    pub limit: u32,
}

/// The part of a page that a subquery finds.
#[derive(Clone, Copy)]
enum PagePart {
    /// The games that began with the last one of the page before.
    SameMoment(Millis, GameId),
    /// The games that began earlier.
    Before(Millis),
    /// All of the first page.
    First,
}

impl Query {
    /// The statement. Each colour of the player and each part of the page is a subquery that an index answers in order,
    /// so a page of games takes equally long wherever it is.
    fn statement(&self) -> Statement {
        let colors: &[_] = match self.player {
            Some(_) => &[Some(Color::White), Some(Color::Black)],
            None => &[None],
        };
        let parts = match self.after {
            Some((created, game)) => {
                vec![PagePart::SameMoment(created, game), PagePart::Before(created)]
            }
            None => vec![PagePart::First],
        };
        let mut statement = statement(headers!("WHERE g.id IN ("));
        let mut separator = "";
        for &color in colors {
            for &part in &parts {
                statement.push(separator);
                self.push_part(color, part, &mut statement);
                separator = " UNION ALL ";
            }
        }
        statement.push(")");
        self.push_order(&mut statement);
        statement
    }

    /// Adds the subquery that finds the ids of the games that a player played with a colour.
    fn push_part(&self, color: Option<Color>, part: PagePart, statement: &mut Statement) {
        statement.push(
            "SELECT p.id FROM (SELECT g.id FROM games g WHERE COALESCE(g.result, '') <> 'none'",
        );
        if let (Some(color), Some(player)) = (color, self.player) {
            let condition = match color {
                Color::White => " AND g.white = ",
                Color::Black => " AND g.black = ",
            };
            statement.push(condition).push_bind(player);
        }
        match part {
            PagePart::SameMoment(created, game) => {
                statement.push(" AND g.created = ").push_bind(created);
                statement.push(" AND g.id > ").push_bind(game);
            }
            PagePart::Before(created) => {
                statement.push(" AND g.created < ").push_bind(created);
            }
            PagePart::First => {}
        }
        self.push_conditions(statement);
        self.push_order(statement);
        statement.push(") p");
    }

    /// Adds the conditions that any game may meet.
    fn push_conditions(&self, statement: &mut Statement) {
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
        if let Some(pool) = self.pool {
            // The players of a rated game are both in the history, whose key begins with the player.
            statement
                .push(" AND EXISTS (SELECT 1 FROM rating_history h WHERE h.player = g.white ")
                .push("AND h.game = g.id AND h.pool = ")
                .push_bind(pool.to_string())
                .push(")");
        }
        for (condition, moment) in
            [(" AND g.created >= ", self.from), (" AND g.created < ", self.until)]
        {
            if let Some(moment) = moment {
                statement.push(condition).push_bind(moment);
            }
        }
    }

    fn push_order(&self, statement: &mut Statement) {
        statement.push(" ORDER BY g.created DESC, g.id LIMIT ").push_bind(self.limit);
    }
}

impl Store {
    /// The games that match a query, the newest first; running ones too, aborted ones never.
    pub async fn search(&self, query: &Query) -> Result<Vec<Header>, Error> {
        let rows: Vec<HeaderRow> = self.database.search(query.statement()).await?;
        rows.into_iter().map(HeaderRow::header).collect()
    }

    /// Rated games with a result that ended in a span of time, those that ended first at the front, after one that has this
    /// end and id.
    pub async fn rated_ended(
        &self,
        (from, until): (Millis, Millis),
        after: Option<(Millis, GameId)>,
        limit: u32,
    ) -> Result<Vec<Header>, Error> {
        // A deleted account has no history, its opponent does.
        let mut select = statement(headers!(
            "WHERE g.ended IS NOT NULL AND g.result <> 'none' AND EXISTS (SELECT 1 FROM \
             rating_history h WHERE h.game = g.id AND h.player IN (g.white, g.black)) AND g.ended >= "
        ));
        select.push_bind(from).push(" AND g.ended < ").push_bind(until);
        if let Some((ended, game)) = after {
            select.push(" AND (g.ended > ").push_bind(ended).push(" OR (g.ended = ");
            select.push_bind(ended).push(" AND g.id > ").push_bind(game).push("))");
        }
        select.push(" ORDER BY g.ended, g.id LIMIT ").push_bind(limit);
        let rows: Vec<HeaderRow> = self.database.fetch_all(select).await?;
        rows.into_iter().map(HeaderRow::header).collect()
    }

    /// The end of the first rated game with a result at a moment or later.
    pub async fn next_rated_end(&self, from: Millis) -> Result<Option<Millis>, Error> {
        const SQL: &str = "SELECT g.ended FROM games g WHERE g.ended IS NOT NULL AND g.ended >= $1 \
                           AND g.result <> 'none' AND EXISTS (SELECT 1 FROM rating_history h \
                           WHERE h.game = g.id AND h.player IN (g.white, g.black)) \
                           ORDER BY g.ended LIMIT 1";
        let row: Option<(i64,)> = self.database.fetch_optional(statement(SQL).bind(from)).await?;
        let number = |(ended,)| RowContext { table: "games", id: &"ended" }.number(ended);
        row.map(number).transpose()
    }

    /// Finished games that count, the newest first.
    pub async fn finished(&self, limit: u32) -> Result<Vec<Header>, Error> {
        let select = statement(headers!(
            "WHERE g.ended IS NOT NULL AND COALESCE(g.result, '') <> 'none' \
             ORDER BY g.created DESC, g.id LIMIT $1"
        ));
        let rows: Vec<HeaderRow> = self.database.fetch_all(select.bind(limit)).await?;
        rows.into_iter().map(HeaderRow::header).collect()
    }
}

#[cfg(test)]
mod tests {
    use basalt_testkit::TempFolder;

    use super::*;
    use crate::Location;

    /// The steps of the plan in which a table is read from one end to the other, and not in the order of an index.
    async fn full_scans(store: &Store, query: &Query) -> Vec<String> {
        let plan = store.database.fetch_all(query.statement().explained()).await;
        let steps: Vec<(i64, i64, i64, String)> = plan.expect("a plan");
        // `p` are the ids that subqueries have found.
        let is_full = |step: &String| {
            step.starts_with("SCAN ") && !step.contains(" USING ") && step != "SCAN p"
        };
        steps.into_iter().map(|(.., step)| step).filter(is_full).collect()
    }

    #[tokio::test]
    async fn an_index_answers_each_search() {
        let folder = TempFolder::new("plans");
        let store = Store::open(&Location::Folder(folder.path().to_owned())).await.expect("opens");
        let of_all = Query { limit: 20, ..Query::default() };
        let one = store.add_guest("Ada", 0).await.expect("answers").expect("a new name").id;
        for query in [
            of_all.clone(),
            Query { player: Some(one), ..of_all.clone() },
            Query { game: Some(Game::Dvonn), ..of_all.clone() },
            Query { score: Some(Score::Draw), ..of_all.clone() },
            Query { from: Some(1), until: Some(2), ..of_all.clone() },
            Query { reds: Some("a1b1c1".to_owned()), ..of_all.clone() },
            Query { pool: Pool::all().next(), ..of_all.clone() },
        ] {
            for after in [None, Some((1, GameId::from_bits(1)))] {
                let query = Query { after, ..query.clone() };
                assert_eq!(full_scans(&store, &query).await, [""; 0], "{query:?}");
            }
        }
        store.close().await;
    }
}
