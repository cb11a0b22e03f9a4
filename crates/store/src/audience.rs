//! Audiences: who watches which game through which node, for the other nodes.

use basalt_referee::{GameId, Millis};
use basalt_rules::{ByColor, Color};
use sqlx::FromRow;

use crate::row::RowContext;
use crate::statement::{MAX_LIST, statement};
use crate::{Error, Store};

/// The audience that a game has through one node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredAudience {
    /// The game.
    pub game: GameId,
    /// The players who watch.
    pub players: ByColor<bool>,
    /// Number of others who watch.
    pub spectators: u32,
}

impl StoredAudience {
    fn is_empty(&self) -> bool {
        self.spectators == 0 && Color::ALL.into_iter().all(|color| !self.players[color])
    }
}

#[derive(FromRow)]
struct AudienceRow {
    game: String,
    white: i64,
    black: i64,
    spectators: i64,
    seen: i64,
}

impl AudienceRow {
    fn audience(&self) -> Result<(StoredAudience, Millis), Error> {
        let row = RowContext { table: "audiences", id: &self.game };
        let audience = StoredAudience {
            game: row.parse(&self.game)?,
            players: ByColor { white: self.white != 0, black: self.black != 0 },
            spectators: row.number(self.spectators)?,
        };
        Ok((audience, row.number(self.seen)?))
    }
}

impl Store {
    /// Saves audiences of a node, each of another game. Those that are empty are deleted.
    pub async fn save_audiences(
        &self,
        node: u64,
        audiences: &[StoredAudience],
    ) -> Result<(), Error> {
        let (empty, present): (Vec<StoredAudience>, Vec<_>) =
            audiences.iter().partition(|audience| audience.is_empty());
        for present in present.chunks(MAX_LIST) {
            let mut upsert =
                statement("INSERT INTO audiences (node, game, white, black, spectators) VALUES ");
            for (index, audience) in present.iter().enumerate() {
                upsert.push(if index == 0 { "(" } else { ", (" }).push_bind(node);
                upsert.push(", ").push_bind(audience.game);
                for color in [Color::White, Color::Black] {
                    upsert.push(", ").push_bind(audience.players[color]);
                }
                upsert.push(", ").push_bind(audience.spectators).push(")");
            }
            upsert.push(
                " ON CONFLICT (node, game) DO UPDATE SET white = excluded.white, \
                 black = excluded.black, spectators = excluded.spectators",
            );
            self.database.execute(upsert).await?;
        }
        for empty in empty.chunks(MAX_LIST) {
            let mut delete = statement("DELETE FROM audiences WHERE node = $1 AND game IN ");
            delete = delete.bind(node);
            delete.push_list(empty.iter().map(|audience| audience.game));
            self.database.execute(delete).await?;
        }
        Ok(())
    }

    /// The audiences of games through other nodes with a heartbeat since a moment, each with the time of the last one.
    pub async fn audiences_elsewhere(
        &self,
        node: u64,
        games: &[GameId],
        from: Millis,
    ) -> Result<Vec<(StoredAudience, Millis)>, Error> {
        const SQL: &str = "SELECT a.game, a.white, a.black, a.spectators, n.seen FROM audiences a \
                           JOIN nodes n ON n.id = a.node \
                           WHERE a.node <> $1 AND n.seen >= $2 AND a.game IN ";
        let select = |games: &[GameId]| {
            statement(SQL).bind(node).bind(from).bind_list(games.iter().copied())
        };
        let rows: Vec<AudienceRow> = self.database.fetch_for_list(games, select).await?;
        rows.iter().map(AudienceRow::audience).collect()
    }
}
