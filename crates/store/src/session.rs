//! Who is logged in. The store keeps only what a token hashes to, so that whoever reads it can be nobody else.

use std::fmt;

use basalt_referee::Millis;
use sha2::{Digest as _, Sha256};
use sqlx::FromRow;

use crate::player::PlayerRow;
use crate::statement::statement;
use crate::{Account, PlayerId, Store, Trouble};

/// How many days a session lasts after it was last used.
pub const SESSION_DAYS: u64 = 365;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// What a client shows to be known: 256 random bits, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The token, for the client alone.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Never the token itself: it could get into a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// Numbers that nobody can guess.
///
/// # Panics
///
/// If the system has no random numbers to give.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// A name for a row.
pub(crate) fn random_number() -> i64 {
    i64::from_le_bytes(random()) & i64::MAX
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

fn hash(token: &str) -> String {
    hexadecimal(&Sha256::digest(token))
}

impl Store {
    /// Lets somebody in. Only the answer holds the token.
    pub async fn start_session(&self, player: PlayerId, now: Millis) -> Result<Token, Trouble> {
        const SQL: &str = "INSERT INTO sessions (token, player, seen) VALUES ($1, $2, $3)";
        let token = Token(hexadecimal(&random::<32>()));
        let insert = statement(SQL).bind(hash(token.as_str())).bind(player).bind(now);
        self.database.execute(insert).await?;
        Ok(token)
    }

    /// Who shows this token, if anybody is known by it.
    pub async fn session(&self, token: &str, now: Millis) -> Result<Option<Account>, Trouble> {
        const SQL: &str = "SELECT p.*, s.seen FROM sessions s JOIN players p ON p.id = s.player \
                           WHERE s.token = $1 AND s.seen > $2";
        let (hash, oldest) = (hash(token), now.saturating_sub(SESSION_DAYS * DAY));
        let select = statement(SQL).bind(hash.as_str()).bind(oldest);
        let row: Option<SessionRow> = self.database.fetch_optional(select).await?;
        let Some(row) = row else { return Ok(None) };
        // Once a day is enough.
        if row.seen < now.saturating_sub(DAY) as i64 {
            self.see(&hash, now).await?;
        }
        row.player.account().map(Some)
    }

    /// Notes that a session is in use.
    async fn see(&self, hash: &str, now: Millis) -> Result<(), Trouble> {
        const SQL: &str = "UPDATE sessions SET seen = $1 WHERE token = $2";
        self.database.execute(statement(SQL).bind(now).bind(hash)).await?;
        Ok(())
    }

    /// Nobody is known by this token any more.
    pub async fn end_session(&self, token: &str) -> Result<(), Trouble> {
        let delete = statement("DELETE FROM sessions WHERE token = $1").bind(hash(token));
        self.database.execute(delete).await?;
        Ok(())
    }
}
