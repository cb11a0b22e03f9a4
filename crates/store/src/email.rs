//! E-mail addresses of members, and the links that are sent to them.

use basalt_referee::Millis;

use crate::player::folded;
use crate::row::RowContext;
use crate::session::{Token, hash};
use crate::statement::statement;
use crate::{Error, PlayerId, Store};

/// The e-mail address of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Email {
    /// The address.
    pub address: String,
    /// Since when it is known that the member reads it.
    pub verified: Option<Millis>,
    /// Whether the member wants more than answers to their own requests.
    pub subscribed: bool,
    /// Whether the member wants e-mail about games that wait.
    pub turns: bool,
    /// The token of the link that ends this. Whoever knows it can do nothing else.
    pub unsubscribe: String,
}

/// The purpose of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPurpose {
    /// To show that the member reads the address.
    Verify,
    /// To set another password.
    Reset,
}

impl LinkPurpose {
    /// Its name in the store.
    const fn id(self) -> &'static str {
        match self {
            Self::Verify => "verify",
            Self::Reset => "reset",
        }
    }
}

/// Addresses.
impl Store {
    /// The e-mail address of a member.
    pub async fn email_of(&self, player: PlayerId) -> Result<Option<Email>, Error> {
        const SQL: &str = "SELECT address, verified, subscribed, turns, unsubscribe FROM emails WHERE player = $1";
        let row: Option<(String, Option<i64>, i64, i64, String)> =
            self.database.fetch_optional(statement(SQL).bind(player)).await?;
        let read = |(address, verified, subscribed, turns, unsubscribe)| {
            let verified = RowContext { table: "emails", id: &player }.perhaps(verified)?;
            let (subscribed, turns) = (subscribed != 0, turns != 0);
            Ok(Email { address, verified, subscribed, turns, unsubscribe })
        };
        row.map(read).transpose()
    }

    /// Gives a member another e-mail address, which is yet to be verified. Links to the old one no longer count.
    pub async fn set_email(&self, player: PlayerId, address: &str) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO emails (player, address, folded, subscribed, unsubscribe) \
                           VALUES ($1, $2, $3, 1, $4)";
        let mut transaction = self.database.begin().await?;
        for delete in
            ["DELETE FROM email_links WHERE player = $1", "DELETE FROM emails WHERE player = $1"]
        {
            transaction.execute(statement(delete).bind(player)).await?;
        }
        let insert = statement(SQL).bind(player).bind(address).bind(folded(address));
        transaction.execute(insert.bind(Token::random().as_str())).await?;
        Ok(transaction.commit().await?)
    }

    /// Forgets the e-mail address of a member, and the links to it.
    pub async fn remove_email(&self, player: PlayerId) -> Result<(), Error> {
        let mut transaction = self.database.begin().await?;
        for delete in
            ["DELETE FROM email_links WHERE player = $1", "DELETE FROM emails WHERE player = $1"]
        {
            transaction.execute(statement(delete).bind(player)).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Ends all e-mail but answers to the member's own requests, by the token of the link. Returns whether it is one.
    pub async fn unsubscribe(&self, token: &str) -> Result<bool, Error> {
        const SQL: &str = "UPDATE emails SET subscribed = 0 WHERE unsubscribe = $1";
        // PostgreSQL refuses to search for a text that it cannot store.
        if token.contains('\0') {
            return Ok(false);
        }
        Ok(self.database.execute(statement(SQL).bind(token)).await? == 1)
    }

    /// Starts or ends e-mail beside answers to the member's own requests.
    pub async fn subscribe(&self, player: PlayerId, subscribed: bool) -> Result<(), Error> {
        const SQL: &str = "UPDATE emails SET subscribed = $1 WHERE player = $2";
        self.database.execute(statement(SQL).bind(subscribed).bind(player)).await?;
        Ok(())
    }
}

/// Links.
impl Store {
    /// Makes a link to the present address of a member. Earlier ones for the same purpose no longer count. Only the
    /// result holds the token.
    pub async fn new_email_link(
        &self,
        player: PlayerId,
        purpose: LinkPurpose,
        expires: Millis,
    ) -> Result<Token, Error> {
        const DELETE: &str = "DELETE FROM email_links WHERE player = $1 AND purpose = $2";
        const INSERT: &str = "INSERT INTO email_links (token, player, purpose, folded, expires) \
                              SELECT $1, player, $2, folded, $3 FROM emails WHERE player = $4";
        let token = Token::random();
        let mut transaction = self.database.begin().await?;
        transaction.execute(statement(DELETE).bind(player).bind(purpose.id())).await?;
        let insert = statement(INSERT).bind(hash(token.as_str())).bind(purpose.id());
        transaction.execute(insert.bind(expires).bind(player)).await?;
        transaction.commit().await?;
        Ok(token)
    }

    /// Notes that a member reads their address, for the token of a link, which is used up.
    pub async fn verify_email(&self, token: &str, now: Millis) -> Result<Option<PlayerId>, Error> {
        const USE: &str = "DELETE FROM email_links WHERE token = $1 AND purpose = 'verify' \
                           AND expires > $2 RETURNING player, folded";
        const UPDATE: &str = "UPDATE emails SET verified = $1 WHERE player = $2 AND folded = $3";
        let mut transaction = self.database.begin().await?;
        let used = statement(USE).bind(hash(token)).bind(now);
        let row: Option<(i64, String)> = transaction.fetch_optional(used).await?;
        let Some((player, folded)) = row else { return Ok(None) };
        transaction.execute(statement(UPDATE).bind(now).bind(player).bind(folded)).await?;
        transaction.commit().await?;
        Ok(Some(PlayerId(player)))
    }

    /// The name of the member to whom a link for another password leads.
    pub async fn name_for_reset(&self, token: &str, now: Millis) -> Result<Option<String>, Error> {
        const SQL: &str = "SELECT p.name FROM email_links l JOIN players p ON p.id = l.player \
                           WHERE l.token = $1 AND l.purpose = 'reset' AND l.expires > $2";
        let select = statement(SQL).bind(hash(token)).bind(now);
        let row: Option<(String,)> = self.database.fetch_optional(select).await?;
        Ok(row.map(|(name,)| name))
    }

    /// Gives a member another password for the token of a link, which is used up, and ends all their sessions. `None` if
    /// the link is wrong, used or too old, or the address has changed since.
    pub async fn reset_by_link(
        &self,
        token: &str,
        password_hash: &str,
        now: Millis,
    ) -> Result<Option<PlayerId>, Error> {
        const USE: &str = "DELETE FROM email_links WHERE token = $1 AND purpose = 'reset' \
                           AND expires > $2 AND folded IN (SELECT e.folded FROM emails e \
                           WHERE e.player = email_links.player AND e.verified IS NOT NULL) \
                           RETURNING player";
        self.replace_password(statement(USE).bind(hash(token)).bind(now), password_hash, now).await
    }
}
