//! What is said in games.

use basalt_wire::{ChatLine, GameId, Millis, Saying};
use sqlx::{FromRow, query, query_as};

use crate::database::{reading, writing};
use crate::row::{self, Place};
use crate::session::random_number;
use crate::{PlayerId, Store, Trouble};

/// How many lines of a game are kept; nothing can be said after them.
pub const LONGEST_CHAT: u32 = 500;

#[derive(FromRow)]
struct LineRow {
    id: i64,
    name: String,
    at: i64,
    saying: String,
}

impl LineRow {
    fn line(self) -> Result<ChatLine, Trouble> {
        let place = Place { table: "chat", id: &self.id };
        let (at, saying) = (place.number(self.at)?, place.json(&self.saying)?);
        Ok(ChatLine { by: self.name, at, saying })
    }
}

impl Store {
    /// Keeps what somebody said. Says whether there was still room for it.
    pub async fn say(
        &self,
        game: GameId,
        by: PlayerId,
        at: Millis,
        saying: &Saying,
    ) -> Result<bool, Trouble> {
        const SQL: &str = "INSERT INTO chat (id, game, player, at, saying) \
                           SELECT $1, $2, $3, $4, $5 \
                           WHERE (SELECT COUNT(*) FROM chat WHERE game = $2) < $6";
        let (id, game) = (random_number(), game.to_string());
        let added = writing!(self, pool => {
            let statement = query(SQL).bind(id).bind(game).bind(by.0).bind(at as i64);
            let statement = statement.bind(row::json(saying)).bind(i64::from(LONGEST_CHAT));
            statement.execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(added == 1)
    }

    /// What was said in a game, in its order.
    pub async fn chat(&self, game: GameId) -> Result<Vec<ChatLine>, Trouble> {
        const SQL: &str = "SELECT c.id, p.name, c.at, c.saying FROM chat c \
                           JOIN players p ON p.id = c.player WHERE c.game = $1 \
                           ORDER BY c.at, c.id";
        let rows: Vec<LineRow> = reading!(self, pool => {
            query_as(SQL).bind(game.to_string()).fetch_all(pool).await
        })?;
        rows.into_iter().map(LineRow::line).collect()
    }
}
