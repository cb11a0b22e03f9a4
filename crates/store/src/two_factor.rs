//! Two-factor authentication: the secret that a member shares with an authenticator app.
//!
//! A secret has to be read to check a code, so it is kept as it is; docs/security.md says what a leaked backup means.

use std::fmt;

use crate::statement::statement;
use crate::{Error, PlayerId, Store};

/// The two-factor authentication of a member.
#[derive(Clone, PartialEq, Eq)]
pub struct TwoFactor {
    /// The secret in base32.
    pub secret: String,
    /// Whether it is on; until the first code has come, it is only being set up.
    pub enabled: bool,
}

/// Hides the secret, which must not get into a log.
impl fmt::Debug for TwoFactor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TwoFactor").field("enabled", &self.enabled).finish_non_exhaustive()
    }
}

impl Store {
    /// The two-factor authentication of a member, on or being set up.
    pub async fn two_factor(&self, player: PlayerId) -> Result<Option<TwoFactor>, Error> {
        const SQL: &str = "SELECT secret, enabled FROM two_factor WHERE player = $1";
        let row: Option<(String, i64)> =
            self.database.fetch_optional(statement(SQL).bind(player)).await?;
        Ok(row.map(|(secret, enabled)| TwoFactor { secret, enabled: enabled != 0 }))
    }

    /// Begins to set two-factor authentication up with a new secret. Returns whether it is not on already.
    pub async fn begin_two_factor(&self, player: PlayerId, secret: &str) -> Result<bool, Error> {
        const SQL: &str = "INSERT INTO two_factor (player, secret, enabled, last_step) \
                           VALUES ($1, $2, 0, 0) ON CONFLICT (player) \
                           DO UPDATE SET secret = excluded.secret WHERE two_factor.enabled = 0";
        Ok(self.database.execute(statement(SQL).bind(player).bind(secret)).await? == 1)
    }

    /// Turns two-factor authentication on with the first code, which is of this step. Returns whether it was being set up.
    pub async fn enable_two_factor(&self, player: PlayerId, step: u64) -> Result<bool, Error> {
        const SQL: &str =
            "UPDATE two_factor SET enabled = 1, last_step = $1 WHERE player = $2 AND enabled = 0";
        Ok(self.database.execute(statement(SQL).bind(step).bind(player)).await? == 1)
    }

    /// Accepts a code of a step. Returns whether it is the first one of that step or a later one.
    pub async fn accept_step(&self, player: PlayerId, step: u64) -> Result<bool, Error> {
        const SQL: &str = "UPDATE two_factor SET last_step = $1 \
                           WHERE player = $2 AND enabled = 1 AND last_step < $1";
        Ok(self.database.execute(statement(SQL).bind(step).bind(player)).await? == 1)
    }

    /// Turns two-factor authentication off.
    pub async fn disable_two_factor(&self, player: PlayerId) -> Result<(), Error> {
        let delete = statement("DELETE FROM two_factor WHERE player = $1").bind(player);
        self.database.execute(delete).await?;
        Ok(())
    }
}
