//! Log-in sessions. The store keeps only hashes of tokens, so that nobody who reads it can impersonate a player.
//!
//! The token of a session changes from time to time. The one before it counts until the new one has been used and a
//! minute is over: requests that were under way are answered, and a response that got lost logs nobody out.

use std::fmt;

use basalt_referee::{DAY_MS, HOUR_MS, Millis};
use sha2::{Digest as _, Sha256};
use sqlx::FromRow;

use crate::player::PlayerRow;
use crate::rng;
use crate::row::RowContext;
use crate::statement::statement;
use crate::{Account, Error, PlayerId, Store};

/// Days that a session lasts after its last use.
pub const SESSION_DAYS: u64 = 90;

/// Age at which a session gets a new token.
const ROTATION_MS: Millis = 7 * DAY_MS;

/// Time for which the token before a new one counts at least.
const PREVIOUS_TOKEN_MS: Millis = 60_000;

/// Precision of a session's last use. Each change of it is a write.
const SEEN_PRECISION_MS: Millis = HOUR_MS;

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

/// A session that has not expired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The id, which is no secret and stays the same when the token changes.
    pub id: String,
    /// The player.
    pub account: Account,
    /// When the player last proved in it who they are.
    pub confirmed: Millis,
    /// Whether it is time for a new token.
    pub is_rotation_due: bool,
    /// When it got its token.
    rotated: Millis,
}

/// A session as its player sees it in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSession {
    /// The id.
    pub id: String,
    /// A short name of the browser and its system; empty if it is not known.
    pub device: String,
    /// When it was last used, to the hour.
    pub seen: Millis,
}

#[derive(FromRow)]
struct SessionRow {
    #[sqlx(flatten)]
    player: PlayerRow,
    session: String,
    token: String,
    seen: i64,
    confirmed: i64,
    rotated: i64,
    previous: Option<String>,
}

impl SessionRow {
    /// When the session was last used, when it got its token, and when its player last proved who they are.
    fn times(&self) -> Result<[Millis; 3], Error> {
        let row = RowContext { table: "sessions", id: &self.session };
        Ok([row.number(self.seen)?, row.number(self.rotated)?, row.number(self.confirmed)?])
    }
}

/// Bytes in hexadecimal digits.
pub fn hexadecimal(bytes: &[u8]) -> String {
    let digit = |number| char::from_digit(u32::from(number), 16).unwrap_or_default();
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).map(digit).collect()
}

/// The hash of a token, which the store keeps.
pub(crate) fn hash(token: &str) -> String {
    hexadecimal(&Sha256::digest(token))
}

/// The time before which sessions have expired.
fn oldest(now: Millis) -> Millis {
    now.saturating_sub(SESSION_DAYS * DAY_MS)
}

/// Sessions and their tokens.
impl Store {
    /// Starts a session of a player who has just proved who they are. Only the result holds the token.
    pub async fn start_session(
        &self,
        player: PlayerId,
        device: &str,
        now: Millis,
    ) -> Result<Token, Error> {
        const SQL: &str = "INSERT INTO sessions (token, player, seen, id, device, confirmed, rotated) \
                           VALUES ($1, $2, $3, $4, $5, $3, $3)";
        let token = Token::random();
        let insert = statement(SQL).bind(hash(token.as_str())).bind(player).bind(now);
        let insert = insert.bind(hexadecimal(&rng::bytes::<8>())).bind(device);
        self.database.execute(insert).await?;
        Ok(token)
    }

    /// The session of a token, if it has not expired.
    pub async fn session(&self, token: &str, now: Millis) -> Result<Option<Session>, Error> {
        const SQL: &str = "SELECT p.*, s.id AS session, s.token, s.seen, s.confirmed, s.rotated, \
                           s.previous FROM sessions s JOIN players p ON p.id = s.player \
                           WHERE (s.token = $1 OR s.previous = $1) AND s.seen > $2";
        let hash = hash(token);
        let select = statement(SQL).bind(hash.as_str()).bind(oldest(now));
        let row: Option<SessionRow> = self.database.fetch_optional(select).await?;
        let Some(row) = row else { return Ok(None) };
        let [seen, rotated, confirmed] = row.times()?;
        let is_previous = row.token != hash;
        let age = now.saturating_sub(rotated);
        let is_settled = row.previous.is_some() && !is_previous && age >= PREVIOUS_TOKEN_MS;
        if is_settled || seen.saturating_add(SEEN_PRECISION_MS) < now {
            self.see(&row.session, now, is_settled).await?;
        }
        Ok(Some(Session {
            account: row.player.account()?,
            confirmed,
            is_rotation_due: age >= if is_previous { PREVIOUS_TOKEN_MS } else { ROTATION_MS },
            rotated,
            id: row.session,
        }))
    }

    /// Saves that a session is in use; if it is `settled`, the token before its present one no longer counts.
    async fn see(&self, id: &str, now: Millis, settled: bool) -> Result<(), Error> {
        const SEE: &str = "UPDATE sessions SET seen = $1 WHERE id = $2";
        const SETTLE: &str = "UPDATE sessions SET seen = $1, previous = NULL WHERE id = $2";
        let update = statement(if settled { SETTLE } else { SEE });
        self.database.execute(update.bind(now).bind(id)).await?;
        Ok(())
    }

    /// Gives a session a new token in place of the one that was presented. `None` if another request was quicker.
    pub async fn rotate_session(
        &self,
        session: &Session,
        presented: &str,
        now: Millis,
    ) -> Result<Option<Token>, Error> {
        const SQL: &str = "UPDATE sessions SET token = $1, previous = $2, rotated = $3 \
                           WHERE id = $4 AND rotated = $5 AND (token = $2 OR previous = $2)";
        let token = Token::random();
        let update = statement(SQL).bind(hash(token.as_str())).bind(hash(presented)).bind(now);
        let update = update.bind(session.id.as_str()).bind(session.rotated);
        Ok((self.database.execute(update).await? == 1).then_some(token))
    }

    /// Saves that the player of a session has just proved who they are. The session gets a new token, and no other
    /// counts. `None` if it has ended.
    pub async fn confirm_session(&self, id: &str, now: Millis) -> Result<Option<Token>, Error> {
        const SQL: &str = "UPDATE sessions SET token = $1, previous = NULL, rotated = $2, \
                           confirmed = $2 WHERE id = $3";
        let token = Token::random();
        let update = statement(SQL).bind(hash(token.as_str())).bind(now).bind(id);
        Ok((self.database.execute(update).await? == 1).then_some(token))
    }

    /// The sessions of a player that have not expired, the last used first.
    pub async fn sessions_of(
        &self,
        player: PlayerId,
        now: Millis,
    ) -> Result<Vec<ListedSession>, Error> {
        const SQL: &str = "SELECT id, device, seen FROM sessions WHERE player = $1 AND seen > $2 \
                           ORDER BY seen DESC, id";
        let select = statement(SQL).bind(player).bind(oldest(now));
        let rows: Vec<(String, String, i64)> = self.database.fetch_all(select).await?;
        let listed = |(id, device, seen): (String, String, i64)| {
            let seen = RowContext { table: "sessions", id: &id }.number(seen)?;
            Ok(ListedSession { id, device, seen })
        };
        rows.into_iter().map(listed).collect()
    }
}

/// The ends of sessions. Connections are closed by [`Store::note_session_change`].
impl Store {
    /// Ends the session of a token.
    pub async fn end_session(&self, token: &str) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM sessions WHERE token = $1 OR previous = $1";
        self.database.execute(statement(SQL).bind(hash(token))).await?;
        Ok(())
    }

    /// Ends a session of a player. Returns whether there was such a session.
    pub async fn end_session_of(&self, player: PlayerId, id: &str) -> Result<bool, Error> {
        const SQL: &str = "DELETE FROM sessions WHERE player = $1 AND id = $2";
        // PostgreSQL refuses to search for a text that it cannot store.
        if id.contains('\0') {
            return Ok(false);
        }
        Ok(self.database.execute(statement(SQL).bind(player).bind(id)).await? == 1)
    }

    /// Ends all sessions of a player, and revokes all access tokens.
    pub async fn end_all_sessions(&self, player: PlayerId) -> Result<(), Error> {
        const DELETE: [&str; 2] = [
            "DELETE FROM sessions WHERE player = $1",
            "DELETE FROM access_tokens WHERE player = $1",
        ];
        let mut transaction = self.database.begin().await?;
        for delete in DELETE {
            transaction.execute(statement(delete).bind(player)).await?;
        }
        Ok(transaction.commit().await?)
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
