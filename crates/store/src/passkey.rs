//! Passkeys: public keys by which members log in without a password, and the challenges that they answer.

use std::fmt;

use basalt_referee::Millis;
use sqlx::FromRow;

use crate::error::is_taken;
use crate::row::RowContext;
use crate::session::{Token, hash};
use crate::statement::{Statement, statement};
use crate::{Error, PlayerId, Store};

/// Maximum number of passkeys of a member.
pub const MAX_PASSKEYS: u32 = 20;

/// A passkey that is added to an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPasskey {
    /// The id of the credential, in base64.
    pub id: String,
    /// The handle by which the authenticator knows the member.
    pub handle: String,
    /// A name that the member recognises it by.
    pub name: String,
    /// The public key with its counter, as JSON.
    pub credential: String,
}

/// A passkey as the server checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPasskey {
    /// The member.
    pub player: PlayerId,
    /// The handle by which the authenticator knows the member.
    pub handle: String,
    /// The public key with its counter, as JSON.
    pub credential: String,
}

/// A passkey as its member sees it in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPasskey {
    /// The id of the credential, in base64.
    pub id: String,
    /// The name.
    pub name: String,
    /// When it was added.
    pub created: Millis,
    /// When it was last used, if it was.
    pub used: Option<Millis>,
}

/// The outcome of adding a passkey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasskeyAdded {
    /// The member has it.
    Added,
    /// Somebody has this passkey already.
    Known,
    /// The member has as many as anybody may have.
    TooMany,
}

/// The outcome of removing a passkey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasskeyRemoved {
    /// It is gone.
    Removed,
    /// The member has no such passkey.
    Unknown,
    /// The member has no password and no other passkey: nobody could log in any more.
    LastWayIn,
}

#[derive(FromRow)]
struct ListedRow {
    id: String,
    name: String,
    created: i64,
    used: Option<i64>,
}

impl ListedRow {
    fn listed(self) -> Result<ListedPasskey, Error> {
        let row = RowContext { table: "passkeys", id: &self.id };
        let (created, used) = (row.number(self.created)?, row.perhaps(self.used)?);
        Ok(ListedPasskey { id: self.id, name: self.name, created, used })
    }
}

/// The id of a challenge, which only the client that asked for it knows.
#[derive(Clone, PartialEq, Eq)]
pub struct ChallengeId(Token);

impl ChallengeId {
    /// The id, for the client alone.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

/// Hides the id, which must not get into a log.
impl fmt::Debug for ChallengeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ChallengeId")
    }
}

/// Challenges.
impl Store {
    /// Keeps the state of a challenge until it expires.
    pub async fn keep_challenge(&self, state: &str, expires: Millis) -> Result<ChallengeId, Error> {
        const SQL: &str = "INSERT INTO passkey_challenges (id, state, expires) VALUES ($1, $2, $3)";
        let id = Token::random();
        let insert = statement(SQL).bind(hash(id.as_str())).bind(state).bind(expires);
        self.database.execute(insert).await?;
        Ok(ChallengeId(id))
    }

    /// The state of a challenge, which can be answered only once.
    pub async fn take_challenge(&self, id: &str, now: Millis) -> Result<Option<String>, Error> {
        const SQL: &str =
            "DELETE FROM passkey_challenges WHERE id = $1 AND expires > $2 RETURNING state";
        let mut transaction = self.database.begin().await?;
        let taken = statement(SQL).bind(hash(id)).bind(now);
        let row: Option<(String,)> = transaction.fetch_optional(taken).await?;
        transaction.commit().await?;
        Ok(row.map(|(state,)| state))
    }
}

/// The statement that adds a passkey, unless the member has as many as anybody may have.
pub(crate) fn insert_passkey(player: PlayerId, passkey: &NewPasskey, now: Millis) -> Statement {
    const SQL: &str = "INSERT INTO passkeys (id, player, handle, name, credential, created) \
                       SELECT $1, $2, $3, $4, $5, $6 WHERE \
                       (SELECT COUNT(*) FROM passkeys WHERE player = $2) < $7";
    let insert = statement(SQL).bind(passkey.id.as_str()).bind(player);
    let insert = insert.bind(passkey.handle.as_str()).bind(passkey.name.as_str());
    insert.bind(passkey.credential.as_str()).bind(now).bind(MAX_PASSKEYS)
}

/// Passkeys.
impl Store {
    /// Adds a passkey to a member.
    pub async fn add_passkey(
        &self,
        player: PlayerId,
        passkey: &NewPasskey,
        now: Millis,
    ) -> Result<PasskeyAdded, Error> {
        match self.database.execute(insert_passkey(player, passkey, now)).await {
            Ok(1) => Ok(PasskeyAdded::Added),
            Ok(_) => Ok(PasskeyAdded::TooMany),
            Err(error) if is_taken(&error) => Ok(PasskeyAdded::Known),
            Err(error) => Err(error.into()),
        }
    }

    /// The passkey with the id of a credential.
    pub async fn passkey(&self, id: &str) -> Result<Option<StoredPasskey>, Error> {
        const SQL: &str = "SELECT player, handle, credential FROM passkeys WHERE id = $1";
        let row: Option<(i64, String, String)> =
            self.database.fetch_optional(statement(SQL).bind(id)).await?;
        Ok(row.map(|(player, handle, credential)| {
            let player = PlayerId(player);
            StoredPasskey { player, handle, credential }
        }))
    }

    /// The passkeys of a member, the oldest first.
    pub async fn passkeys_of(&self, player: PlayerId) -> Result<Vec<ListedPasskey>, Error> {
        const SQL: &str = "SELECT id, name, created, used FROM passkeys WHERE player = $1 \
                           ORDER BY created, id";
        let rows: Vec<ListedRow> = self.database.fetch_all(statement(SQL).bind(player)).await?;
        rows.into_iter().map(ListedRow::listed).collect()
    }

    /// The handle by which authenticators know a member who has passkeys.
    pub async fn passkey_handle(&self, player: PlayerId) -> Result<Option<String>, Error> {
        const SQL: &str = "SELECT handle FROM passkeys WHERE player = $1 LIMIT 1";
        let row: Option<(String,)> =
            self.database.fetch_optional(statement(SQL).bind(player)).await?;
        Ok(row.map(|(handle,)| handle))
    }

    /// Saves that a passkey was used, with its new counter. Returns whether it was as it had been read: of two uses at the
    /// same time one counts.
    pub async fn use_passkey(
        &self,
        id: &str,
        before: &str,
        credential: &str,
        now: Millis,
    ) -> Result<bool, Error> {
        const SQL: &str =
            "UPDATE passkeys SET credential = $1, used = $2 WHERE id = $3 AND credential = $4";
        let update = statement(SQL).bind(credential).bind(now).bind(id).bind(before);
        Ok(self.database.execute(update).await? == 1)
    }

    /// Removes a passkey of a member, unless it is the last way into the account.
    pub async fn remove_passkey(
        &self,
        player: PlayerId,
        id: &str,
    ) -> Result<PasskeyRemoved, Error> {
        // The row of the member is locked, so that two removals at the same time do not both find another way in.
        const LOCK: &str = "UPDATE players SET member = member WHERE id = $1";
        const DELETE: &str = "DELETE FROM passkeys WHERE player = $1 AND id = $2";
        const WAYS: &str = "SELECT (SELECT COUNT(*) FROM passkeys WHERE player = $1) + \
                            (SELECT COUNT(password) FROM players WHERE id = $1)";
        // PostgreSQL refuses to search for a text that it cannot store.
        if id.contains('\0') {
            return Ok(PasskeyRemoved::Unknown);
        }
        let mut transaction = self.database.begin().await?;
        transaction.execute(statement(LOCK).bind(player)).await?;
        if transaction.execute(statement(DELETE).bind(player).bind(id)).await? == 0 {
            return Ok(PasskeyRemoved::Unknown);
        }
        let (ways,): (i64,) = transaction.fetch_one(statement(WAYS).bind(player)).await?;
        if ways == 0 {
            return Ok(PasskeyRemoved::LastWayIn);
        }
        transaction.commit().await?;
        Ok(PasskeyRemoved::Removed)
    }
}
