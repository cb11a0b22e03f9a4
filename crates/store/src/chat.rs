//! What is said in games.

use basalt_referee::{ChatLine, GameId, Millis, Saying};
use sqlx::FromRow;

use crate::encoding::JsonColumn as _;
use crate::row::Place;
use crate::session::random_number;
use crate::statement::statement;
use crate::trouble::is_taken;
use crate::{PlayerId, Store, Trouble};

/// How many lines of a game are kept; nothing can be said after them.
pub const LONGEST_CHAT: u32 = 500;

#[derive(FromRow)]
struct LineRow {
    id: i64,
    number: i64,
    name: String,
    at: i64,
    saying: String,
}

impl LineRow {
    fn line(self) -> Result<ChatLine, Trouble> {
        let place = Place { table: "chat", id: &self.id };
        let (number, at) = (place.number(self.number)?, place.number(self.at)?);
        Ok(ChatLine { number, by: self.name, at, saying: place.json(&self.saying)? })
    }
}

impl Store {
    /// Keeps what somebody said. Gives the number of the line, or nothing if there was no more room for it.
    pub async fn say(
        &self,
        game: GameId,
        by: PlayerId,
        at: Millis,
        saying: &Saying,
    ) -> Result<Option<u32>, Trouble> {
        loop {
            match self.try_to_say(game, by, at, saying).await {
                // Somebody else was quicker. That happens as often as there are lines at most.
                Err(error) if is_taken(&error) => {}
                Err(error) => return Err(error.into()),
                Ok(number) => return Place { table: "chat", id: &game }.perhaps(number),
            }
        }
    }

    async fn try_to_say(
        &self,
        game: GameId,
        by: PlayerId,
        at: Millis,
        saying: &Saying,
    ) -> Result<Option<i64>, sqlx::Error> {
        const SQL: &str = "INSERT INTO chat (id, game, player, at, saying, number) \
                           SELECT $1, $2, $3, $4, $5, last.number + 1 FROM \
                           (SELECT COALESCE(MAX(number), 0) AS number FROM chat WHERE game = $2) last \
                           WHERE last.number < $6 RETURNING number";
        let insert = statement(SQL).bind(random_number()).bind(game).bind(by).bind(at);
        let insert = insert.bind(saying.encode()).bind(LONGEST_CHAT);
        let mut transaction = self.database.begin().await?;
        let number: Option<(i64,)> = transaction.fetch_optional(insert).await?;
        transaction.commit().await?;
        Ok(number.map(|(number,)| number))
    }

    /// What was said in a game after a line, in its order; all of it after line 0.
    pub async fn chat(&self, game: GameId, after: u32) -> Result<Vec<ChatLine>, Trouble> {
        const SQL: &str = "SELECT c.id, c.number, p.name, c.at, c.saying FROM chat c \
                           JOIN players p ON p.id = c.player \
                           WHERE c.game = $1 AND c.number > $2 ORDER BY c.number";
        let lines = statement(SQL).bind(game).bind(after);
        let rows: Vec<LineRow> = self.database.fetch_all(lines).await?;
        rows.into_iter().map(LineRow::line).collect()
    }
}
