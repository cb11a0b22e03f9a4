//! Other names for members. A name that a member had before leads to them, and nobody else can have it.

use basalt_referee::{DAY_MS, Millis};

use crate::error::is_taken;
use crate::player::{PlayerRow, folded};
use crate::row::RowContext;
use crate::statement::statement;
use crate::{Account, Error, PlayerId, Store, name_skeleton};

/// Days after which a member can take another name again.
pub const RENAME_DAYS: Millis = 365;

/// The outcome of a request for another name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renamed {
    /// The member has the name.
    Done,
    /// Somebody else has the name or had it, or one that looks the same.
    NameTaken,
    /// The last change was less than a year ago, or there is no such member.
    TooSoon,
}

impl Store {
    /// Gives a member another name, once a year. Members can take names back that they had before.
    pub async fn rename(
        &self,
        player: PlayerId,
        name: &str,
        now: Millis,
    ) -> Result<Renamed, Error> {
        // The row is locked before its old name is read.
        const LOCK: &str = "UPDATE players SET renamed = $1 WHERE id = $2 AND member = 1 \
                            AND (renamed IS NULL OR renamed <= $3)";
        const OLD: &str = "SELECT folded, COALESCE(look, '') FROM players WHERE id = $1";
        const UPDATE: &str = "UPDATE players SET name = $1, folded = $2, look = $3 WHERE id = $4";
        const TAKE_BACK: &str = "DELETE FROM former_names WHERE folded = $1 AND player = $2";
        const KEEP: &str =
            "INSERT INTO former_names (folded, look, player, until) VALUES ($1, $2, $3, $4)";
        if self.has_look_alike(name, Some(player)).await? || self.is_refused(name, player).await? {
            return Ok(Renamed::NameTaken);
        }
        let mut transaction = self.database.begin().await?;
        let last = now.saturating_sub(RENAME_DAYS * DAY_MS);
        if transaction.execute(statement(LOCK).bind(now).bind(player).bind(last)).await? == 0 {
            return Ok(Renamed::TooSoon);
        }
        let old = statement(OLD).bind(player);
        let (old_folded, old_look): (String, String) = transaction.fetch_one(old).await?;
        let update =
            statement(UPDATE).bind(name).bind(folded(name)).bind(name_skeleton(name)).bind(player);
        match transaction.execute(update).await {
            Ok(_) => {}
            Err(error) if is_taken(&error) => return Ok(Renamed::NameTaken),
            Err(error) => return Err(error.into()),
        }
        transaction.execute(statement(TAKE_BACK).bind(folded(name)).bind(player)).await?;
        if old_folded != folded(name) {
            let keep = statement(KEEP).bind(old_folded).bind(old_look).bind(player).bind(now);
            transaction.execute(keep).await?;
        }
        transaction.commit().await?;
        Ok(Renamed::Done)
    }

    /// Whether a moderator has taken a name, or one that looks the same, away from a member.
    async fn is_refused(&self, name: &str, player: PlayerId) -> Result<bool, Error> {
        const SQL: &str = "SELECT folded FROM former_names \
                           WHERE refused = 1 AND player = $1 AND (folded = $2 OR look = $3) LIMIT 1";
        let select = statement(SQL).bind(player).bind(folded(name)).bind(name_skeleton(name));
        Ok(self.database.fetch_optional::<(String,)>(select).await?.is_some())
    }

    /// When a member can take another name; `None` if at once.
    pub async fn can_rename_from(&self, player: PlayerId) -> Result<Option<Millis>, Error> {
        const SQL: &str = "SELECT id, renamed FROM players WHERE id = $1";
        let row: Option<(i64, Option<i64>)> =
            self.database.fetch_optional(statement(SQL).bind(player)).await?;
        let renamed = row.and_then(|(_, renamed)| renamed);
        let renamed: Option<Millis> =
            RowContext { table: "players", id: &player }.perhaps(renamed)?;
        Ok(renamed.map(|renamed| renamed.saturating_add(RENAME_DAYS * DAY_MS)))
    }

    /// The player who has a name, or the member who had it before, ignoring case.
    pub async fn player_named(&self, name: &str) -> Result<Option<Account>, Error> {
        const FORMER: &str = "SELECT p.* FROM former_names f JOIN players p ON p.id = f.player \
                              WHERE f.folded = $1";
        // PostgreSQL refuses to search for a text that it cannot store.
        if name.contains('\0') {
            return Ok(None);
        }
        if let Some(account) = self.account_named(name).await? {
            return Ok(Some(account));
        }
        let former = statement(FORMER).bind(folded(name));
        let row: Option<PlayerRow> = self.database.fetch_optional(former).await?;
        row.map(PlayerRow::account).transpose()
    }

    /// The names that a member had before, the last first.
    pub async fn former_names(&self, player: PlayerId) -> Result<Vec<String>, Error> {
        const SQL: &str =
            "SELECT folded FROM former_names WHERE player = $1 ORDER BY until DESC, folded";
        let rows: Vec<(String,)> = self.database.fetch_all(statement(SQL).bind(player)).await?;
        Ok(rows.into_iter().map(|(name,)| name).collect())
    }
}
