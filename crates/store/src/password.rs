//! Passwords, of which the store knows only hashes, and the recovery codes by which a forgotten one is replaced.

use std::fmt;

use basalt_referee::Millis;

use crate::player::folded;
use crate::rng;
use crate::row::RowContext;
use crate::session::hash;
use crate::statement::{Statement, statement};
use crate::{Error, PlayerId, Store};

/// Number of recovery codes that a member gets.
pub const RECOVERY_CODES: usize = 10;

/// Letters of secrets that people type: none looks like another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Number of letters of such a secret: 80 random bits, so that a fast hash protects it.
const SECRET_LETTERS: usize = 16;

/// Number of letters of a recovery code between two hyphens.
const GROUP_LETTERS: usize = 4;

/// Random letters with 80 bits, which are easy to type: a password or a recovery code.
pub fn random_letters() -> String {
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte) % LETTERS.len()]);
    rng::bytes::<SECRET_LETTERS>().map(letter).into_iter().collect()
}

/// A code that replaces a forgotten password or an authenticator app, once.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

impl RecoveryCode {
    fn random() -> Self {
        Self(random_letters())
    }

    /// The code that somebody has typed, whatever hyphens, spaces and capitals it has.
    pub fn typed(text: &str) -> Self {
        let letters = text.chars().filter(char::is_ascii_alphanumeric);
        Self(letters.map(|letter| letter.to_ascii_lowercase()).collect())
    }

    /// The code in groups, for the member alone: `abcd-efgh-ijkm-npqr`.
    pub fn text(&self) -> String {
        let letters: Vec<char> = self.0.chars().collect();
        let groups = letters.chunks(GROUP_LETTERS).map(|group| group.iter().collect::<String>());
        groups.collect::<Vec<_>>().join("-")
    }
}

/// Hides the code, which must not get into a log.
impl fmt::Debug for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RecoveryCode")
    }
}

/// Passwords.
impl Store {
    /// The member with a name, and their password hash.
    pub async fn password_of(&self, name: &str) -> Result<Option<(PlayerId, String)>, Error> {
        const SQL: &str = "SELECT id, password FROM players \
                           WHERE folded = $1 AND member = 1 AND password IS NOT NULL";
        let row: Option<(i64, String)> =
            self.database.fetch_optional(statement(SQL).bind(folded(name))).await?;
        Ok(row.map(|(id, hash)| (PlayerId(id), hash)))
    }

    /// Whether a member has a password, not only passkeys.
    pub async fn has_password(&self, player: PlayerId) -> Result<bool, Error> {
        const SQL: &str = "SELECT id FROM players WHERE id = $1 AND password IS NOT NULL";
        let row: Option<(i64,)> = self.database.fetch_optional(statement(SQL).bind(player)).await?;
        Ok(row.is_some())
    }

    /// Gives a member another password, and ends all sessions but one.
    pub async fn change_password(
        &self,
        player: PlayerId,
        password_hash: &str,
        kept_session: &str,
    ) -> Result<(), Error> {
        const UPDATE: &str = "UPDATE players SET password = $1 WHERE id = $2 AND member = 1";
        const DELETE: &str = "DELETE FROM sessions WHERE player = $1 AND id <> $2";
        let mut transaction = self.database.begin().await?;
        transaction.execute(statement(UPDATE).bind(password_hash).bind(player)).await?;
        transaction.execute(statement(DELETE).bind(player).bind(kept_session)).await?;
        Ok(transaction.commit().await?)
    }

    /// Gives the member with a name another password for a recovery code, which is used up, and ends all their sessions.
    /// `None` if the member has no such code.
    pub async fn recover(
        &self,
        name: &str,
        code: &RecoveryCode,
        password_hash: &str,
        now: Millis,
    ) -> Result<Option<PlayerId>, Error> {
        const USE: &str = "DELETE FROM recovery_codes WHERE code = $1 AND player IN \
                           (SELECT id FROM players WHERE folded = $2) RETURNING player";
        let used = statement(USE).bind(hash(&code.0)).bind(folded(name));
        self.replace_password(used, password_hash, now).await
    }

    /// Gives a member another password and ends all their sessions. `used` uses up what they have proved themselves with, and
    /// returns the member.
    pub(crate) async fn replace_password(
        &self,
        used: Statement,
        password_hash: &str,
        now: Millis,
    ) -> Result<Option<PlayerId>, Error> {
        const UPDATE: &str =
            "UPDATE players SET password = $1, session_changed = $2 WHERE id = $3 AND member = 1";
        const DELETE: [&str; 2] = [
            "DELETE FROM sessions WHERE player = $1",
            "DELETE FROM access_tokens WHERE player = $1",
        ];
        let mut transaction = self.database.begin().await?;
        let row: Option<(i64,)> = transaction.fetch_optional(used).await?;
        let Some((player,)) = row else { return Ok(None) };
        let player = PlayerId(player);
        transaction.execute(statement(UPDATE).bind(password_hash).bind(now).bind(player)).await?;
        for delete in DELETE {
            transaction.execute(statement(delete).bind(player)).await?;
        }
        transaction.commit().await?;
        Ok(Some(player))
    }
}

/// Recovery codes.
impl Store {
    /// Makes new recovery codes for a member in place of all old ones. Only the result holds them.
    pub async fn renew_recovery_codes(
        &self,
        player: PlayerId,
    ) -> Result<[RecoveryCode; RECOVERY_CODES], Error> {
        const INSERT: &str = "INSERT INTO recovery_codes (code, player) VALUES ($1, $2)";
        let codes = std::array::from_fn(|_| RecoveryCode::random());
        let mut transaction = self.database.begin().await?;
        let delete = statement("DELETE FROM recovery_codes WHERE player = $1").bind(player);
        transaction.execute(delete).await?;
        for RecoveryCode(code) in &codes {
            transaction.execute(statement(INSERT).bind(hash(code)).bind(player)).await?;
        }
        transaction.commit().await?;
        Ok(codes)
    }

    /// Number of recovery codes that a member has left.
    pub async fn recovery_codes_left(&self, player: PlayerId) -> Result<u32, Error> {
        const SQL: &str = "SELECT COUNT(*) FROM recovery_codes WHERE player = $1";
        let row: Option<(i64,)> = self.database.fetch_optional(statement(SQL).bind(player)).await?;
        RowContext { table: "recovery_codes", id: &player }.number(row.map_or(0, |(left,)| left))
    }

    /// Uses a recovery code up. Returns whether the member had it.
    pub async fn use_recovery_code(
        &self,
        player: PlayerId,
        code: &RecoveryCode,
    ) -> Result<bool, Error> {
        const SQL: &str = "DELETE FROM recovery_codes WHERE code = $1 AND player = $2";
        Ok(self.database.execute(statement(SQL).bind(hash(&code.0)).bind(player)).await? == 1)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn random_letters_differ_and_are_easy_to_read() {
        let all: BTreeSet<String> = (0..100).map(|_| random_letters()).collect();
        assert_eq!(all.len(), 100);
        for letters in all {
            assert_eq!(letters.len(), SECRET_LETTERS, "{letters}");
            assert!(!letters.contains(['l', 'o', '0', '1']), "{letters}");
        }
    }

    #[test]
    fn a_code_is_the_same_however_it_is_typed() {
        let code = RecoveryCode::typed("abcd-efgh-ijkm-npqr");
        assert_eq!(code.text(), "abcd-efgh-ijkm-npqr");
        for text in ["abcdefghijkmnpqr", " ABCD EFGH\tijkm–npqr\n", "a-b-c-d-efgh-ijkm-npqr"] {
            assert_eq!(RecoveryCode::typed(text), code, "{text}");
        }
        assert_ne!(RecoveryCode::typed("abcd-efgh-ijkm-npq"), code);
        assert!(!format!("{code:?}").contains("abcd"), "no secret in a log");
    }
}
