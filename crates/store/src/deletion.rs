//! The end of an account. Games stay, under a name that everybody who has left shares; personal data goes.

use basalt_referee::{DELETED_PLAYER, Millis};

use crate::statement::statement;
use crate::{Error, PlayerId, Store};

/// Rows that are about a member alone. Chat lines are the member's own words.
const OWN_ROWS: [&str; 23] = [
    "DELETE FROM push_subscriptions WHERE player = $1",
    "DELETE FROM sessions WHERE player = $1",
    "DELETE FROM devices WHERE player = $1",
    "DELETE FROM recovery_codes WHERE player = $1",
    "DELETE FROM two_factor WHERE player = $1",
    "DELETE FROM passkeys WHERE player = $1",
    "DELETE FROM former_names WHERE player = $1",
    "DELETE FROM email_links WHERE player = $1",
    "DELETE FROM emails WHERE player = $1",
    "DELETE FROM chat WHERE player = $1",
    "DELETE FROM relations WHERE player = $1 OR other = $1",
    "DELETE FROM connected_members WHERE player = $1",
    "DELETE FROM notes WHERE player = $1",
    "DELETE FROM conditional_moves WHERE player = $1",
    "DELETE FROM feeds WHERE player = $1",
    "DELETE FROM access_tokens WHERE player = $1",
    "DELETE FROM progress WHERE player = $1",
    "DELETE FROM ratings WHERE player = $1",
    "DELETE FROM rating_history WHERE player = $1",
    "DELETE FROM reset_ratings WHERE player = $1",
    "DELETE FROM reports WHERE reporter = $1 OR subject = $1",
    "DELETE FROM moderation_words WHERE player = $1",
    "DELETE FROM appeals WHERE player = $1",
];

impl Store {
    /// Deletes the account of a member. The row stays for the games, without a name that anybody can find. Returns whether
    /// there was such a member.
    pub async fn delete_account(&self, player: PlayerId, now: Millis) -> Result<bool, Error> {
        const ERASE: &str = "UPDATE players SET name = $1, folded = $2, look = NULL, member = 0, \
                             password = NULL, vacation_until = NULL, vacation_year = 0, \
                             vacation_days = 0, renamed = NULL, country = NULL, about = '', \
                             session_changed = $3, deleted = $3, moderator = 0, bot = 0, \
                             muted_until = NULL \
                             WHERE id = $4 AND member = 1";
        const CLOSE: &str = "UPDATE seeks SET closed = $1 WHERE closed IS NULL \
                             AND (player = $2 OR opponent = $2)";
        // A space is no part of any name, so nobody finds it or takes it.
        let folded = format!("{DELETED_PLAYER} {player}");
        let mut transaction = self.database.begin().await?;
        let erase = statement(ERASE).bind(DELETED_PLAYER).bind(folded).bind(now).bind(player);
        if transaction.execute(erase).await? == 0 {
            return Ok(false);
        }
        for delete in OWN_ROWS {
            transaction.execute(statement(delete).bind(player)).await?;
        }
        transaction.execute(statement(CLOSE).bind(now).bind(player)).await?;
        transaction.commit().await?;
        Ok(true)
    }
}
