//! Push subscriptions of browsers, and the key by which push services know the server.

use std::fmt;

use basalt_referee::Millis;
use sqlx::FromRow;

use crate::statement::statement;
use crate::{Error, PlayerId, Store};

/// Maximum number of push subscriptions of a member. A further one replaces the oldest.
pub const MAX_PUSH_SUBSCRIPTIONS: u32 = 10;

/// A push subscription, as the browser has made it.
#[derive(Clone, PartialEq, Eq, FromRow)]
pub struct PushSubscription {
    /// The address at the push service. Whoever knows it can try to send messages.
    pub endpoint: String,
    /// The public key of the browser, in base64.
    pub p256dh: String,
    /// The secret that the browser shares with the server, in base64.
    pub auth: String,
    /// The language of the notifications, by its tag.
    pub language: String,
}

/// Hides the subscription, which must not get into a log.
impl fmt::Debug for PushSubscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PushSubscription").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Store {
    /// The private key by which push services know the server. If there is none yet, it is the candidate from now on.
    pub async fn push_key(&self, candidate: &str, now: Millis) -> Result<String, Error> {
        const INSERT: &str = "INSERT INTO push_key (id, private_key, created) VALUES (1, $1, $2) \
                              ON CONFLICT (id) DO NOTHING";
        const SELECT: &str = "SELECT private_key FROM push_key WHERE id = 1";
        let kept: Option<(String,)> = self.database.fetch_optional(statement(SELECT)).await?;
        if let Some((key,)) = kept {
            return Ok(key);
        }
        self.database.execute(statement(INSERT).bind(candidate).bind(now)).await?;
        let kept: Option<(String,)> = self.database.fetch_optional(statement(SELECT)).await?;
        Ok(kept.map_or_else(|| candidate.to_owned(), |(key,)| key))
    }

    /// Saves the push subscription of a session, in place of an earlier one of the session or with the same endpoint.
    /// Returns whether the session still exists.
    pub async fn save_push_subscription(
        &self,
        session: &str,
        subscription: &PushSubscription,
        now: Millis,
    ) -> Result<bool, Error> {
        const DELETE: &str = "DELETE FROM push_subscriptions WHERE session = $1 OR endpoint = $2";
        const INSERT: &str = "INSERT INTO push_subscriptions \
                              (session, player, endpoint, p256dh, auth, language, created) \
                              SELECT id, player, $2, $3, $4, $5, $6 FROM sessions WHERE id = $1";
        const TRIM: &str = "DELETE FROM push_subscriptions WHERE player = \
                            (SELECT player FROM sessions WHERE id = $1) AND session NOT IN \
                            (SELECT session FROM push_subscriptions WHERE player = \
                            (SELECT player FROM sessions WHERE id = $1) \
                            ORDER BY created DESC, session LIMIT $2)";
        let PushSubscription { endpoint, p256dh, auth, language } = subscription;
        let mut transaction = self.database.begin().await?;
        transaction.execute(statement(DELETE).bind(session).bind(endpoint.as_str())).await?;
        let insert = statement(INSERT).bind(session).bind(endpoint.as_str());
        let insert = insert.bind(p256dh.as_str()).bind(auth.as_str()).bind(language.as_str());
        let is_saved = transaction.execute(insert.bind(now)).await? == 1;
        transaction.execute(statement(TRIM).bind(session).bind(MAX_PUSH_SUBSCRIPTIONS)).await?;
        transaction.commit().await?;
        Ok(is_saved)
    }

    /// The push subscription of a session.
    pub async fn push_subscription(
        &self,
        session: &str,
    ) -> Result<Option<PushSubscription>, Error> {
        const SQL: &str = "SELECT endpoint, p256dh, auth, language FROM push_subscriptions \
                           WHERE session = $1";
        Ok(self.database.fetch_optional(statement(SQL).bind(session)).await?)
    }

    /// The push subscriptions of a player, the newest first.
    pub async fn push_subscriptions_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<PushSubscription>, Error> {
        const SQL: &str = "SELECT endpoint, p256dh, auth, language FROM push_subscriptions \
                           WHERE player = $1 ORDER BY created DESC, session";
        Ok(self.database.fetch_all(statement(SQL).bind(player)).await?)
    }

    /// Removes the push subscription of a session.
    pub async fn remove_push_subscription(&self, session: &str) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM push_subscriptions WHERE session = $1";
        self.database.execute(statement(SQL).bind(session)).await?;
        Ok(())
    }

    /// Removes the push subscription with an endpoint that the push service no longer knows.
    pub async fn remove_push_endpoint(&self, endpoint: &str) -> Result<(), Error> {
        const SQL: &str = "DELETE FROM push_subscriptions WHERE endpoint = $1";
        self.database.execute(statement(SQL).bind(endpoint)).await?;
        Ok(())
    }
}
