//! The chats of games.

use basalt_referee::{ChatLine, ChatMessage, GameId, Millis};
use sqlx::FromRow;

use crate::encoding::encode;
use crate::error::is_taken;
use crate::rng;
use crate::row::RowContext;
use crate::statement::{Statement, statement};
use crate::{Error, PlayerId, Store};

/// Most lines of the players in a chat, and of its spectators.
pub const MAX_CHAT_LINES: u32 = 500;

#[derive(FromRow)]
struct LineRow {
    id: i64,
    number: i64,
    name: String,
    at: i64,
    saying: String,
    spectator: i64,
}

impl LineRow {
    fn line(self) -> Result<ChatLine, Error> {
        let row = RowContext { table: "chat", id: &self.id };
        let (number, at) = (row.number(self.number)?, row.number(self.at)?);
        let (message, spectator) = (row.json(&self.saying)?, self.spectator != 0);
        Ok(ChatLine { number, by: self.name, at, message, spectator })
    }
}

/// The author of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// A player of the game.
    Player(PlayerId),
    /// A member who watches.
    Spectator(PlayerId),
}

impl Store {
    /// Adds a line to a chat. Returns its number, or `None` if the chat is full; spectators may add as many lines as players.
    pub async fn say(
        &self,
        game: GameId,
        by: Speaker,
        at: Millis,
        message: &ChatMessage,
    ) -> Result<Option<u32>, Error> {
        const SQL: &str = "INSERT INTO chat (id, game, player, at, saying, number, spectator) \
                           SELECT $1, $2, $3, $4, $5, last.number + 1, $7 FROM \
                           (SELECT COALESCE(MAX(number), 0) AS number FROM chat WHERE game = $2) last \
                           WHERE (SELECT COUNT(*) FROM chat WHERE game = $2 AND spectator = $7) < $6 \
                           RETURNING number";
        let (player, spectator) = match by {
            Speaker::Player(player) => (player, false),
            Speaker::Spectator(player) => (player, true),
        };
        loop {
            let insert = statement(SQL).bind(rng::row_id()).bind(game).bind(player).bind(at);
            let insert = insert.bind(encode(message)).bind(MAX_CHAT_LINES).bind(spectator);
            match self.try_to_say(insert).await {
                // Another line came first, which happens at most as often as there are lines.
                Err(error) if is_taken(&error) => {}
                Err(error) => return Err(error.into()),
                Ok(number) => return RowContext { table: "chat", id: &game }.perhaps(number),
            }
        }
    }

    async fn try_to_say(&self, insert: Statement) -> Result<Option<i64>, sqlx::Error> {
        let mut transaction = self.database.begin().await?;
        let number: Option<(i64,)> = transaction.fetch_optional(insert).await?;
        transaction.commit().await?;
        Ok(number.map(|(number,)| number))
    }

    /// The lines of a chat after a number, in order; all after 0.
    pub async fn chat(&self, game: GameId, after: u32) -> Result<Vec<ChatLine>, Error> {
        const SQL: &str = "SELECT c.id, c.number, p.name, c.at, c.saying, c.spectator FROM chat c \
                           JOIN players p ON p.id = c.player \
                           WHERE c.game = $1 AND c.number > $2 ORDER BY c.number";
        let lines = statement(SQL).bind(game).bind(after);
        let rows: Vec<LineRow> = self.database.fetch_all(lines).await?;
        rows.into_iter().map(LineRow::line).collect()
    }

    /// The number of the last line of each of these games that has a chat.
    pub async fn last_lines(&self, games: &[GameId]) -> Result<Vec<(GameId, u32)>, Error> {
        let select = |games: &[GameId]| {
            let mut select = statement("SELECT game, MAX(number) FROM chat WHERE game IN ");
            select.push_list(games.iter().copied()).push(" GROUP BY game");
            select
        };
        let rows: Vec<(String, i64)> = self.database.fetch_for_list(games, select).await?;
        let read = |(id, number): (String, i64)| {
            let row = RowContext { table: "chat", id: &id };
            Ok((row.parse(&id)?, row.number(number)?))
        };
        rows.into_iter().map(read).collect()
    }
}
