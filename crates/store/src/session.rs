//! Log-in sessions. The store keeps only the hash of a token, so that nobody who reads it can impersonate a player.

use std::fmt;

use basalt_referee::Millis;
use sha2::{Digest as _, Sha256};
use sqlx::FromRow;

use crate::player::PlayerRow;
use crate::rng;
use crate::row::RowContext;
use crate::statement::statement;
use crate::{Account, Error, PlayerId, Store};

/// Days that a session lasts after its last use.
pub const SESSION_DAYS: u64 = 365;

/// Milliseconds of a day.
pub(crate) const DAY: Millis = 24 * 60 * 60 * 1000;

/// The secret of a session or a device: 256 random bits in hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new token.
    pub(crate) fn random() -> Self {
        Self(hexadecimal(&rng::bytes::<32>()))
    }

    /// The token, for the client alone.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Hides the token, which must not get into a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

#[derive(FromRow)]
struct SessionRow {
    #[sqlx(flatten)]
    player: PlayerRow,
    seen: i64,
}

fn hexadecimal(bytes: &[u8]) -> String {
    let digit = |number| char::from_digit(u32::from(number), 16).unwrap_or_default();
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).map(digit).collect()
}

/// The hash of a token, which the store keeps.
pub(crate) fn hash(token: &str) -> String {
    hexadecimal(&Sha256::digest(token))
}

impl Store {
    /// Starts a session. Only the result holds the token.
    pub async fn start_session(&self, player: PlayerId, now: Millis) -> Result<Token, Error> {
        const SQL: &str = "INSERT INTO sessions (token, player, seen) VALUES ($1, $2, $3)";
        let token = Token::random();
        let insert = statement(SQL).bind(hash(token.as_str())).bind(player).bind(now);
        self.database.execute(insert).await?;
        Ok(token)
    }

    /// The account of a session, if it has not expired.
    pub async fn session(&self, token: &str, now: Millis) -> Result<Option<Account>, Error> {
        const SQL: &str = "SELECT p.*, s.seen FROM sessions s JOIN players p ON p.id = s.player \
                           WHERE s.token = $1 AND s.seen > $2";
        let (hash, oldest) = (hash(token), now.saturating_sub(SESSION_DAYS * DAY));
        let select = statement(SQL).bind(hash.as_str()).bind(oldest);
        let row: Option<SessionRow> = self.database.fetch_optional(select).await?;
        let Some(row) = row else { return Ok(None) };
        // Once a day is enough: each is a write.
        if row.seen < now.saturating_sub(DAY) as i64 {
            self.see(&hash, now).await?;
        }
        row.player.account().map(Some)
    }

    /// Saves that a session is in use.
    async fn see(&self, hash: &str, now: Millis) -> Result<(), Error> {
        const SQL: &str = "UPDATE sessions SET seen = $1 WHERE token = $2";
        self.database.execute(statement(SQL).bind(now).bind(hash)).await?;
        Ok(())
    }

    /// Ends a session.
    pub async fn end_session(&self, token: &str) -> Result<(), Error> {
        let delete = statement("DELETE FROM sessions WHERE token = $1").bind(hash(token));
        self.database.execute(delete).await?;
        Ok(())
    }

    /// Saves that a player has logged out or has another name: connections from before now are to be closed.
    pub async fn note_session_change(&self, player: PlayerId, now: Millis) -> Result<(), Error> {
        const SQL: &str = "UPDATE players SET session_changed = $1 WHERE id = $2";
        self.database.execute(statement(SQL).bind(now).bind(player)).await?;
        Ok(())
    }

    /// Those of the players whose sessions have changed since a moment, with the time.
    pub async fn session_changes(
        &self,
        players: &[PlayerId],
        from: Millis,
    ) -> Result<Vec<(PlayerId, Millis)>, Error> {
        const SQL: &str =
            "SELECT id, session_changed FROM players WHERE session_changed >= $1 AND id IN ";
        let select =
            |players: &[PlayerId]| statement(SQL).bind(from).bind_list(players.iter().copied());
        let rows: Vec<(i64, i64)> = self.database.fetch_for_list(players, select).await?;
        let read = |(id, changed): (i64, i64)| {
            let row = RowContext { table: "players", id: &id };
            Ok((PlayerId(id), row.number(changed)?))
        };
        rows.into_iter().map(read).collect()
    }
}
