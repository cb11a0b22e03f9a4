//! Who looks at their games through which server, so that the other servers know.

use basalt_referee::{GameId, Millis};
use basalt_rules::Color;
use sqlx::FromRow;

use crate::row::Place;
use crate::statement::statement;
use crate::{Store, Trouble};

/// A player who looks at their game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Present {
    /// Which game.
    pub game: GameId,
    /// Which player.
    pub color: Color,
}

impl Present {
    /// The name of the game, and the letter of the colour.
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
    /// Who was there, with when.
    fn present(&self) -> Result<Vec<(Present, Millis)>, Trouble> {
        let place = Place { table: "nodes", id: &self.id };
        let seen = place.number(self.seen)?;
        let read = |text: &str| {
            let present = Present::read(text);
            present.map(|present| (present, seen)).ok_or_else(|| place.odd(format!("{text:?}")))
        };
        self.present.split_whitespace().map(read).collect()
    }
}

impl Store {
    /// Notes who looks at their games through a server at a moment; what it has noted before is forgotten.
    pub async fn note_present(
        &self,
        node: u64,
        now: Millis,
        present: &[Present],
    ) -> Result<(), Trouble> {
        const SQL: &str = "INSERT INTO nodes (id, seen, present) VALUES ($1, $2, $3) \
                           ON CONFLICT (id) DO UPDATE \
                           SET seen = excluded.seen, present = excluded.present";
        let texts: Vec<String> = present.iter().map(|present| present.text()).collect();
        let upsert = statement(SQL).bind(node).bind(now).bind(texts.join(" "));
        self.database.execute(upsert).await?;
        Ok(())
    }

    /// Who looks at their games through other servers than this one, with when that was noted: then or later.
    pub async fn present_elsewhere(
        &self,
        node: u64,
        from: Millis,
    ) -> Result<Vec<(Present, Millis)>, Trouble> {
        const SQL: &str = "SELECT * FROM nodes WHERE id <> $1 AND seen >= $2";
        let rows: Vec<NodeRow> =
            self.database.fetch_all(statement(SQL).bind(node).bind(from)).await?;
        let noted: Result<Vec<_>, _> = rows.iter().map(NodeRow::present).collect();
        Ok(noted?.into_iter().flatten().collect())
    }

    /// Forgets the servers that have noted nothing since a moment.
    pub async fn forget_nodes(&self, before: Millis) -> Result<(), Trouble> {
        let delete = statement("DELETE FROM nodes WHERE seen < $1").bind(before);
        self.database.execute(delete).await?;
        Ok(())
    }
}
