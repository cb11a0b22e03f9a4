//! Deletes what nobody can use any more: expired sessions, challenges that led to no game or were for passkeys, guests who
//! never played.

use basalt_referee::{DAY_MS, Millis};

use crate::session::SESSION_DAYS;
use crate::statement::{MAX_LIST, statement};
use crate::{Error, Store};

/// Days for which a challenge that led to no game is kept, so that its link says that it is closed.
const CLOSED_SEEK_DAYS: Millis = 30;

/// Days for which a guest without a session is kept.
const GUEST_DAYS: Millis = 30;

const SESSIONS: (&str, &str) = (
    "SELECT token FROM sessions WHERE seen <= $1 LIMIT $2",
    "DELETE FROM sessions WHERE token IN ",
);

const SEEKS: (&str, &str) = (
    "SELECT id FROM seeks WHERE closed <= $1 AND game IS NULL LIMIT $2",
    "DELETE FROM seeks WHERE id IN ",
);

const CHALLENGES: (&str, &str) = (
    "SELECT id FROM passkey_challenges WHERE expires <= $1 LIMIT $2",
    "DELETE FROM passkey_challenges WHERE id IN ",
);

const EMAIL_LINKS: (&str, &str) = (
    "SELECT token FROM email_links WHERE expires <= $1 LIMIT $2",
    "DELETE FROM email_links WHERE token IN ",
);

/// A guest has no password, so without a session nobody can be that guest again.
const GUESTS: (&str, &str) = (
    "SELECT CAST(p.id AS TEXT) FROM players p WHERE p.member = 0 AND p.created <= $1 \
     AND p.id NOT IN (SELECT player FROM sessions) \
     AND p.id NOT IN (SELECT player FROM devices) \
     AND p.id NOT IN (SELECT player FROM seeks) \
     AND p.id NOT IN (SELECT opponent FROM seeks WHERE opponent IS NOT NULL) \
     AND p.id NOT IN (SELECT player FROM chat) \
     AND p.id NOT IN (SELECT player FROM ratings) \
     AND p.id NOT IN (SELECT other FROM relations) \
     AND p.id NOT IN (SELECT reporter FROM reports) \
     AND p.id NOT IN (SELECT subject FROM reports) \
     AND p.id NOT IN (SELECT player FROM moderation_words) \
     AND p.id NOT IN (SELECT player FROM appeals) \
     AND NOT EXISTS (SELECT 1 FROM games g WHERE g.white = p.id) \
     AND NOT EXISTS (SELECT 1 FROM games g WHERE g.black = p.id) LIMIT $2",
    "DELETE FROM players WHERE member = 0 AND CAST(id AS TEXT) IN ",
);

impl Store {
    /// Deletes what nobody can use any more. Games and members are never deleted. Returns the number of rows.
    pub async fn clean_up(&self, now: Millis) -> Result<u64, Error> {
        let days_ago = |days| now.saturating_sub(days * DAY_MS);
        let sessions = self.delete(SESSIONS, days_ago(SESSION_DAYS)).await?;
        let seeks = self.delete(SEEKS, days_ago(CLOSED_SEEK_DAYS)).await?;
        let guests = self.delete(GUESTS, days_ago(GUEST_DAYS)).await?;
        let challenges = self.delete(CHALLENGES, now).await?;
        let links = self.delete(EMAIL_LINKS, now).await?;
        Ok(sessions + seeks + guests + challenges + links)
    }

    /// Deletes the rows that a query finds, a few at a time: moves must not wait long for a commit.
    async fn delete(
        &self,
        (find, delete): (&'static str, &'static str),
        before: Millis,
    ) -> Result<u64, Error> {
        let mut deleted = 0;
        loop {
            let find = statement(find).bind(before).bind(MAX_LIST as u32);
            let keys: Vec<(String,)> = self.database.fetch_all(find).await?;
            if keys.is_empty() {
                return Ok(deleted);
            }
            let mut delete = statement(delete);
            delete.push_list(keys.iter().map(|(key,)| key.as_str()));
            deleted += self.database.execute(delete).await?;
        }
    }
}
