//! Relations between players: whom they follow and block, and from whom they take challenges.

use basalt_referee::{ContactPolicy, Millis, Relation};
use sqlx::FromRow;

use crate::row::RowContext;
use crate::statement::statement;
use crate::{Error, PlayerId, Store};

/// Maximum number of players whom one player follows or blocks.
pub const MAX_RELATIONS: u32 = 500;

/// A player whom another one follows or blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelatedPlayer {
    /// The player.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// The relation to them.
    pub relation: Relation,
}

#[derive(FromRow)]
struct RelationRow {
    other: i64,
    name: String,
    kind: String,
}

impl RelationRow {
    fn related(self) -> Result<RelatedPlayer, Error> {
        let relation = RowContext { table: "relations", id: &self.other }.parse(&self.kind)?;
        Ok(RelatedPlayer { player: PlayerId(self.other), name: self.name, relation })
    }
}

impl Store {
    /// Sets the relation of a player to another one, or removes it. Returns whether there was room for it.
    pub async fn set_relation(
        &self,
        player: PlayerId,
        other: PlayerId,
        relation: Option<Relation>,
        now: Millis,
    ) -> Result<bool, Error> {
        const DELETE: &str = "DELETE FROM relations WHERE player = $1 AND other = $2";
        const UPDATE: &str = "UPDATE relations SET kind = $3, since = $4 \
                              WHERE player = $1 AND other = $2";
        const INSERT: &str = "INSERT INTO relations (player, other, kind, since) \
                              SELECT $1, $2, $3, $4 WHERE \
                              (SELECT COUNT(*) FROM relations WHERE player = $1) < $5 \
                              ON CONFLICT (player, other) DO UPDATE \
                              SET kind = excluded.kind, since = excluded.since";
        let Some(relation) = relation else {
            let delete = statement(DELETE).bind(player).bind(other);
            self.database.execute(delete).await?;
            return Ok(true);
        };
        let bound = |sql| statement(sql).bind(player).bind(other).bind(relation.id()).bind(now);
        if self.database.execute(bound(UPDATE)).await? == 1 {
            return Ok(true);
        }
        Ok(self.database.execute(bound(INSERT).bind(MAX_RELATIONS)).await? == 1)
    }

    /// The relation of a player to another one.
    pub async fn relation(
        &self,
        player: PlayerId,
        other: PlayerId,
    ) -> Result<Option<Relation>, Error> {
        const SQL: &str = "SELECT kind FROM relations WHERE player = $1 AND other = $2";
        let select = statement(SQL).bind(player).bind(other);
        let row: Option<(String,)> = self.database.fetch_optional(select).await?;
        let context = RowContext { table: "relations", id: &player };
        row.map(|(kind,)| context.parse(&kind)).transpose()
    }

    /// Whether either of two players blocks the other.
    pub async fn is_blocked(&self, one: PlayerId, other: PlayerId) -> Result<bool, Error> {
        const SQL: &str = "SELECT player FROM relations WHERE kind = 'block' AND \
                           ((player = $1 AND other = $2) OR (player = $2 AND other = $1)) LIMIT 1";
        let select = statement(SQL).bind(one).bind(other);
        Ok(self.database.fetch_optional::<(i64,)>(select).await?.is_some())
    }

    /// The pairs of whom some players block: the player first, then the one who is blocked.
    pub async fn blocks_of(
        &self,
        players: &[PlayerId],
    ) -> Result<Vec<(PlayerId, PlayerId)>, Error> {
        let select = |players: &[PlayerId]| {
            statement("SELECT player, other FROM relations WHERE kind = 'block' AND player IN ")
                .bind_list(players.iter().copied())
        };
        let rows: Vec<(i64, i64)> = self.database.fetch_for_list(players, select).await?;
        Ok(rows.into_iter().map(|(one, other)| (PlayerId(one), PlayerId(other))).collect())
    }

    /// The players whom a player follows or blocks, by name.
    pub async fn relations_of(&self, player: PlayerId) -> Result<Vec<RelatedPlayer>, Error> {
        const SQL: &str = "SELECT r.other, p.name, r.kind FROM relations r \
                           JOIN players p ON p.id = r.other WHERE r.player = $1 ORDER BY p.folded";
        let rows: Vec<RelationRow> = self.database.fetch_all(statement(SQL).bind(player)).await?;
        rows.into_iter().map(RelationRow::related).collect()
    }

    /// Number of players who follow a player.
    pub async fn followers(&self, player: PlayerId) -> Result<u32, Error> {
        const SQL: &str = "SELECT COUNT(*) FROM relations WHERE other = $1 AND kind = 'follow'";
        let row: Option<(i64,)> = self.database.fetch_optional(statement(SQL).bind(player)).await?;
        let context = RowContext { table: "relations", id: &player };
        context.number(row.map_or(0, |(count,)| count))
    }

    /// The people from whom a player takes challenges.
    pub async fn challenge_policy(&self, player: PlayerId) -> Result<ContactPolicy, Error> {
        self.contact_policy("SELECT challenge_policy FROM players WHERE id = $1", player).await
    }

    /// Saves from whom a player takes challenges.
    pub async fn set_challenge_policy(
        &self,
        player: PlayerId,
        policy: ContactPolicy,
    ) -> Result<(), Error> {
        const SQL: &str = "UPDATE players SET challenge_policy = $1 WHERE id = $2";
        self.set_contact_policy(SQL, player, policy).await
    }

    /// The policy that a query finds for a player.
    pub(crate) async fn contact_policy(
        &self,
        sql: &'static str,
        player: PlayerId,
    ) -> Result<ContactPolicy, Error> {
        let row: Option<(String,)> =
            self.database.fetch_optional(statement(sql).bind(player)).await?;
        let context = RowContext { table: "players", id: &player };
        row.map_or(Ok(ContactPolicy::default()), |(policy,)| context.parse(&policy))
    }

    /// Saves a policy of a player by an update.
    pub(crate) async fn set_contact_policy(
        &self,
        sql: &'static str,
        player: PlayerId,
        policy: ContactPolicy,
    ) -> Result<(), Error> {
        self.database.execute(statement(sql).bind(policy.id()).bind(player)).await?;
        Ok(())
    }
}
