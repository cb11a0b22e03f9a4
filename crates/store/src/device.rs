//! Devices: browsers in which members have logged in before. The store keeps only the hash of a device's token.

use basalt_referee::{DAY_MS, Millis};

use crate::player::folded;
use crate::session::{Token, hash};
use crate::statement::statement;
use crate::{Error, PlayerId, Store};

/// Days after the last log-in on a device until it is forgotten.
pub const DEVICE_DAYS: u64 = 365;

impl Store {
    /// Saves that a member has logged in on a device. Without a token, or with one that nobody has used, the device gets
    /// a new one, which is returned.
    pub async fn note_device(
        &self,
        token: Option<&str>,
        player: PlayerId,
        now: Millis,
    ) -> Result<Option<Token>, Error> {
        const SQL: &str = "INSERT INTO devices (token, player, seen) VALUES ($1, $2, $3) \
                           ON CONFLICT (token, player) DO UPDATE SET seen = excluded.seen";
        let known = match token {
            Some(token) if !self.players_of_device(token).await?.is_empty() => Some(token),
            _ => None,
        };
        let new = known.is_none().then(Token::random);
        let token = known.or(new.as_ref().map(Token::as_str)).unwrap_or_default();
        self.database.execute(statement(SQL).bind(hash(token)).bind(player).bind(now)).await?;
        Ok(new)
    }

    /// Whether the member of a name has logged in on a device.
    pub async fn is_device_of(&self, token: &str, name: &str) -> Result<bool, Error> {
        const SQL: &str = "SELECT p.id FROM devices d JOIN players p ON p.id = d.player \
                           WHERE d.token = $1 AND p.folded = $2";
        let select = statement(SQL).bind(hash(token)).bind(folded(name));
        let row: Option<(i64,)> = self.database.fetch_optional(select).await?;
        Ok(row.is_some())
    }

    /// The members who have logged in on a device.
    pub async fn players_of_device(&self, token: &str) -> Result<Vec<PlayerId>, Error> {
        let select = statement("SELECT player FROM devices WHERE token = $1").bind(hash(token));
        let rows: Vec<(i64,)> = self.database.fetch_all(select).await?;
        Ok(rows.into_iter().map(|(player,)| PlayerId(player)).collect())
    }

    /// Forgets devices on which nobody has logged in for a year.
    pub async fn forget_devices(&self, now: Millis) -> Result<(), Error> {
        let oldest = now.saturating_sub(DEVICE_DAYS * DAY_MS);
        let delete = statement("DELETE FROM devices WHERE seen < $1").bind(oldest);
        self.database.execute(delete).await?;
        Ok(())
    }
}
