//! Private parts of a game: a player's note, and conditional moves.

use basalt_referee::{ConditionalMoves, GameId};
use basalt_rules::{AnyMove, Game};
use sqlx::FromRow;

use crate::row::RowContext;
use crate::statement::statement;
use crate::{Error, PlayerId, Store};

#[derive(FromRow)]
struct ConditionsRow {
    game: String,
    plies: i64,
    position: String,
    lines: String,
    kind: String,
}

impl ConditionsRow {
    fn conditions(&self) -> Result<ConditionalMoves, Error> {
        let row = RowContext { table: "conditional_moves", id: &self.game };
        let kind: Game = row.parse(&self.kind)?;
        let mv = |text: &str| {
            AnyMove::parse(kind, text).map_err(|_| row.corrupt(format!("{text:?} is no move")))
        };
        let line = |line: &str| {
            line.split_ascii_whitespace().map(mv).collect::<Result<Vec<AnyMove>, Error>>()
        };
        Ok(ConditionalMoves {
            plies: row.number(self.plies)?,
            position: self.position.clone(),
            lines: self.lines.lines().map(line).collect::<Result<_, Error>>()?,
        })
    }
}

/// Notes.
impl Store {
    /// The note of a player on a game; empty if there is none.
    pub async fn note(&self, game: GameId, player: PlayerId) -> Result<String, Error> {
        const SQL: &str = "SELECT body FROM notes WHERE game = $1 AND player = $2";
        let select = statement(SQL).bind(game).bind(player);
        let row: Option<(String,)> = self.database.fetch_optional(select).await?;
        Ok(row.map(|(body,)| body).unwrap_or_default())
    }

    /// Saves a note, or deletes it if it is empty.
    pub async fn set_note(&self, game: GameId, player: PlayerId, body: &str) -> Result<(), Error> {
        const DELETE: &str = "DELETE FROM notes WHERE game = $1 AND player = $2";
        const SAVE: &str = "INSERT INTO notes (game, player, body) VALUES ($1, $2, $3) \
                            ON CONFLICT (game, player) DO UPDATE SET body = excluded.body";
        let change = if body.is_empty() {
            statement(DELETE).bind(game).bind(player)
        } else {
            statement(SAVE).bind(game).bind(player).bind(body)
        };
        self.database.execute(change).await?;
        Ok(())
    }
}

/// Conditional moves.
impl Store {
    /// The conditional moves of a player in a game.
    pub async fn conditional_moves(
        &self,
        game: GameId,
        player: PlayerId,
    ) -> Result<Option<ConditionalMoves>, Error> {
        const SQL: &str = "SELECT c.game, c.plies, c.position, c.lines, g.game AS kind \
                           FROM conditional_moves c JOIN games g ON g.id = c.game \
                           WHERE c.game = $1 AND c.player = $2";
        let select = statement(SQL).bind(game).bind(player);
        let row: Option<ConditionsRow> = self.database.fetch_optional(select).await?;
        row.map(|row| row.conditions()).transpose()
    }

    /// Saves conditional moves, or deletes them if there are none.
    pub async fn set_conditional_moves(
        &self,
        game: GameId,
        player: PlayerId,
        moves: Option<&ConditionalMoves>,
    ) -> Result<(), Error> {
        const DELETE: &str = "DELETE FROM conditional_moves WHERE game = $1 AND player = $2";
        const SAVE: &str = "INSERT INTO conditional_moves (game, player, plies, position, lines) \
                            VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, player) DO UPDATE \
                            SET plies = excluded.plies, position = excluded.position, \
                            lines = excluded.lines";
        let line = |line: &Vec<AnyMove>| {
            line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        let change = match moves.filter(|moves| !moves.lines.is_empty()) {
            None => statement(DELETE).bind(game).bind(player),
            Some(moves) => {
                let lines: Vec<String> = moves.lines.iter().map(line).collect();
                let save = statement(SAVE).bind(game).bind(player).bind(moves.plies);
                save.bind(moves.position.as_str()).bind(lines.join("\n"))
            }
        };
        self.database.execute(change).await?;
        Ok(())
    }

    /// Games in which it is the turn of a player who has conditional moves from before the last ply, at most `limit`.
    /// The node that commits a ply looks at them at once, so these were left by a node that died.
    pub async fn awaiting_conditional_moves(&self, limit: u32) -> Result<Vec<GameId>, Error> {
        const SQL: &str = "SELECT g.id FROM conditional_moves c JOIN games g ON g.id = c.game \
                           WHERE g.plies > c.plies AND (g.ended IS NOT NULL \
                           OR (g.white = c.player AND g.to_move = 'w') \
                           OR (g.black = c.player AND g.to_move = 'b')) ORDER BY g.id LIMIT $1";
        let rows: Vec<(String,)> = self.database.fetch_all(statement(SQL).bind(limit)).await?;
        rows.iter().map(|(id,)| RowContext { table: "games", id }.parse(id)).collect()
    }
}
