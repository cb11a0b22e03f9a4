//! Presence: the players who are connected to each node, for the other nodes.

use basalt_referee::{GameId, Millis};
use basalt_rules::Color;
use sqlx::FromRow;

use crate::row::RowContext;
use crate::statement::statement;
use crate::{Error, Store};

/// A player who is connected and watches their game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PresentPlayer {
    /// The game.
    pub game: GameId,
    /// The player.
    pub color: Color,
}

impl PresentPlayer {
    /// The id of the game and the letter of the colour.
    fn text(self) -> String {
        format!("{}{}", self.game, self.color.letter())
    }

    fn read(text: &str) -> Option<Self> {
        let (at, letter) = text.char_indices().next_back()?;
        Some(Self { game: text[..at].parse().ok()?, color: Color::from_letter(letter)? })
    }
}

#[derive(FromRow)]
struct NodeRow {
    id: i64,
    seen: i64,
    present: String,
}

impl NodeRow {
    /// The players, with the time of the heartbeat.
    fn present(&self) -> Result<Vec<(PresentPlayer, Millis)>, Error> {
        let row = RowContext { table: "nodes", id: &self.id };
        let seen = row.number(self.seen)?;
        let read = |text: &str| {
            let present = PresentPlayer::read(text);
            present.map(|present| (present, seen)).ok_or_else(|| row.corrupt(format!("{text:?}")))
        };
        self.present.split_whitespace().map(read).collect()
    }
}

impl Store {
    /// Saves the players who are connected to a node, replacing those saved before.
    pub async fn note_present(
        &self,
        node: u64,
        now: Millis,
        present: &[PresentPlayer],
    ) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO nodes (id, seen, present) VALUES ($1, $2, $3) \
                           ON CONFLICT (id) DO UPDATE \
                           SET seen = excluded.seen, present = excluded.present";
        let texts: Vec<String> = present.iter().map(|present| present.text()).collect();
        let upsert = statement(SQL).bind(node).bind(now).bind(texts.join(" "));
        self.database.execute(upsert).await?;
        Ok(())
    }

    /// The players who are connected to other nodes, as saved since a moment, with the time of saving.
    pub async fn present_elsewhere(
        &self,
        node: u64,
        from: Millis,
    ) -> Result<Vec<(PresentPlayer, Millis)>, Error> {
        const SQL: &str = "SELECT * FROM nodes WHERE id <> $1 AND seen >= $2";
        let rows: Vec<NodeRow> =
            self.database.fetch_all(statement(SQL).bind(node).bind(from)).await?;
        let noted: Result<Vec<_>, _> = rows.iter().map(NodeRow::present).collect();
        Ok(noted?.into_iter().flatten().collect())
    }

    /// Deletes nodes that have saved nothing since a moment.
    pub async fn forget_nodes(&self, before: Millis) -> Result<(), Error> {
        let delete = statement("DELETE FROM nodes WHERE seen < $1").bind(before);
        self.database.execute(delete).await?;
        Ok(())
    }
}
