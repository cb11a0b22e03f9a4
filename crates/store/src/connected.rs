//! Connected members: who is connected to which node, and what they play.

use basalt_referee::{GameId, Millis, Pace, Terms};
use sqlx::FromRow;

use crate::row::RowContext;
use crate::statement::{MAX_LIST, statement};
use crate::{Error, PlayerId, Store};

#[derive(FromRow)]
struct SeatsRow {
    id: String,
    terms: String,
    white: Option<i64>,
    black: Option<i64>,
}

impl Store {
    /// Saves which players have connected to a node and which have left it. Guests are left out.
    pub async fn save_connected(
        &self,
        node: u64,
        connected: &[PlayerId],
        left: &[PlayerId],
    ) -> Result<(), Error> {
        for connected in connected.chunks(MAX_LIST) {
            let mut insert = statement(
                "INSERT INTO connected_members (node, player) SELECT $1, id FROM players \
                 WHERE member = 1 AND id IN ",
            )
            .bind(node)
            .bind_list(connected.iter().copied());
            insert.push(" ON CONFLICT (node, player) DO NOTHING");
            self.database.execute(insert).await?;
        }
        for left in left.chunks(MAX_LIST) {
            let delete = statement("DELETE FROM connected_members WHERE node = $1 AND player IN ");
            let delete = delete.bind(node).bind_list(left.iter().copied());
            self.database.execute(delete).await?;
        }
        Ok(())
    }

    /// The members who are connected to other nodes with a heartbeat since a moment, at most `limit`.
    pub async fn connected_elsewhere(
        &self,
        node: u64,
        alive_since: Millis,
        limit: u32,
    ) -> Result<Vec<PlayerId>, Error> {
        const SQL: &str = "SELECT DISTINCT c.player FROM connected_members c \
                           JOIN nodes n ON n.id = c.node \
                           WHERE c.node <> $1 AND n.seen >= $2 ORDER BY c.player LIMIT $3";
        let select = statement(SQL).bind(node).bind(alive_since).bind(limit);
        let rows: Vec<(i64,)> = self.database.fetch_all(select).await?;
        Ok(rows.into_iter().map(|(player,)| PlayerId(player)).collect())
    }

    /// Those of some players who are connected to other nodes with a heartbeat since a moment.
    pub async fn are_connected_elsewhere(
        &self,
        players: &[PlayerId],
        node: u64,
        alive_since: Millis,
    ) -> Result<Vec<PlayerId>, Error> {
        const SQL: &str = "SELECT DISTINCT c.player FROM connected_members c \
                           JOIN nodes n ON n.id = c.node \
                           WHERE c.node <> $1 AND n.seen >= $2 AND c.player IN ";
        let select = |players: &[PlayerId]| {
            statement(SQL).bind(node).bind(alive_since).bind_list(players.iter().copied())
        };
        let rows: Vec<(i64,)> = self.database.fetch_for_list(players, select).await?;
        Ok(rows.into_iter().map(|(player,)| PlayerId(player)).collect())
    }

    /// The names of those of some players who are members, in no order.
    pub async fn member_names(
        &self,
        players: &[PlayerId],
    ) -> Result<Vec<(PlayerId, String)>, Error> {
        let select = |players: &[PlayerId]| {
            statement("SELECT id, name FROM players WHERE member = 1 AND id IN ")
                .bind_list(players.iter().copied())
        };
        let rows: Vec<(i64, String)> = self.database.fetch_for_list(players, select).await?;
        Ok(rows.into_iter().map(|(player, name)| (PlayerId(player), name)).collect())
    }

    /// The running live games of some players, the newest first. A game of two of them is there for each.
    pub async fn live_games_of(
        &self,
        players: &[PlayerId],
    ) -> Result<Vec<(PlayerId, GameId)>, Error> {
        let select = |players: &[PlayerId]| {
            let mut select = statement(
                "SELECT id, terms, white, black FROM games WHERE ended IS NULL AND (white IN ",
            );
            select.push_list(players.iter().copied()).push(" OR black IN ");
            select.push_list(players.iter().copied()).push(") ORDER BY created DESC, id");
            select
        };
        let rows: Vec<SeatsRow> = self.database.fetch_for_list(players, select).await?;
        let mut found = Vec::new();
        for SeatsRow { id, terms, white, black } in rows {
            let row = RowContext { table: "games", id: &id };
            let (game, terms): (GameId, Terms) = (row.parse(&id)?, row.json(&terms)?);
            if matches!(terms.pace, Pace::Live { .. }) {
                let seated = [white, black].into_iter().flatten().map(PlayerId);
                let asked_for = seated.filter(|player| players.contains(player));
                found.extend(asked_for.map(|player| (player, game)));
            }
        }
        Ok(found)
    }
}
