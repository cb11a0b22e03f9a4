//! The nodes, which are the servers on one database: their heartbeats.

use basalt_referee::{GameId, Millis};
use sqlx::FromRow;

use crate::row::RowContext;
use crate::statement::statement;
use crate::{Error, Store};

/// A node as it describes itself with each heartbeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeStatus {
    /// The random id that the node chose when it started.
    pub node: u64,
    /// The time of the heartbeat.
    pub seen: Millis,
    /// Whether it has a bus to other nodes.
    pub has_bus: bool,
    /// Number of players who are connected to it.
    pub players: u32,
}

#[derive(FromRow)]
struct NodeRow {
    id: i64,
    seen: i64,
    bus: i64,
    players: i64,
}

impl NodeRow {
    fn status(&self) -> Result<NodeStatus, Error> {
        let row = RowContext { table: "nodes", id: &self.id };
        Ok(NodeStatus {
            node: self.id as u64,
            seen: row.number(self.seen)?,
            has_bus: self.bus != 0,
            players: row.number(self.players)?,
        })
    }
}

impl Store {
    /// Saves a heartbeat. Returns whether the node was known: one that was silent for long is forgotten, with its
    /// audiences.
    pub async fn save_node(&self, status: NodeStatus) -> Result<bool, Error> {
        const UPDATE: &str =
            "UPDATE nodes SET seen = $2, bus = $3, players = $4, present = '' WHERE id = $1";
        const INSERT: &str = "INSERT INTO nodes (id, seen, bus, players, present) \
                              VALUES ($1, $2, $3, $4, '')";
        let bound = |sql| {
            let NodeStatus { node, seen, has_bus, players } = status;
            statement(sql).bind(node).bind(seen).bind(has_bus).bind(players)
        };
        let is_known = self.database.execute(bound(UPDATE)).await? == 1;
        if !is_known {
            self.database.execute(bound(INSERT)).await?;
        }
        Ok(is_known)
    }

    /// The nodes with a heartbeat since a moment, in the order of their ids.
    pub async fn nodes_since(&self, from: Millis) -> Result<Vec<NodeStatus>, Error> {
        const SQL: &str = "SELECT id, seen, bus, players FROM nodes WHERE seen >= $1 ORDER BY id";
        let rows: Vec<NodeRow> = self.database.fetch_all(statement(SQL).bind(from)).await?;
        rows.iter().map(NodeRow::status).collect()
    }

    /// Deletes a node that stops, with its audiences and who is connected to it.
    pub async fn remove_node(&self, node: u64) -> Result<(), Error> {
        const STATEMENTS: [&str; 4] = [
            "DELETE FROM connected_members WHERE node = $1",
            "DELETE FROM audiences WHERE node = $1",
            "DELETE FROM computer_turns WHERE node = $1",
            "DELETE FROM nodes WHERE id = $1",
        ];
        for sql in STATEMENTS {
            self.database.execute(statement(sql).bind(node)).await?;
        }
        Ok(())
    }

    /// Deletes nodes without a heartbeat since a moment.
    pub async fn forget_nodes(&self, before: Millis) -> Result<(), Error> {
        let select = statement("SELECT id FROM nodes WHERE seen < $1").bind(before);
        let old: Vec<(i64,)> = self.database.fetch_all(select).await?;
        for (id,) in old {
            self.remove_node(id as u64).await?;
        }
        Ok(())
    }

    /// Claims the computer's turn in a game for a node. Fails if another node that is alive, with a heartbeat since a
    /// moment, has claimed it.
    pub async fn claim_computer_turn(
        &self,
        game: GameId,
        node: u64,
        alive_since: Millis,
    ) -> Result<bool, Error> {
        const SQL: &str = "INSERT INTO computer_turns (game, node) VALUES ($1, $2) \
                           ON CONFLICT (game) DO UPDATE SET node = excluded.node \
                           WHERE computer_turns.node = excluded.node OR NOT EXISTS \
                           (SELECT 1 FROM nodes n WHERE n.id = computer_turns.node AND n.seen >= $3)";
        let claim = statement(SQL).bind(game).bind(node).bind(alive_since);
        Ok(self.database.execute(claim).await? == 1)
    }

    /// Gives up the claim of a node on the computer's turn in a game.
    pub async fn release_computer_turn(&self, game: GameId, node: u64) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM computer_turns WHERE game = $1 AND node = $2";
        self.database.execute(statement(SQL).bind(game).bind(node)).await?;
        Ok(())
    }
}
