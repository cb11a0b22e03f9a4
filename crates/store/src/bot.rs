//! Bot accounts, which programs play.

use crate::statement::statement;
use crate::{Error, PlayerId, Store};

/// The outcome of turning an account into a bot account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotUpgrade {
    /// It is a bot account now.
    Done,
    /// It was one before.
    AlreadyBot,
    /// It has played games, or is a moderator's or a guest's.
    Refused,
}

impl Store {
    /// Turns the account of a member who has never played into a bot account, for good.
    pub async fn make_bot(&self, player: PlayerId) -> Result<BotUpgrade, Error> {
        const SQL: &str = "UPDATE players SET bot = 1 WHERE id = $1 AND member = 1 AND bot = 0 \
                           AND moderator = 0 \
                           AND NOT EXISTS (SELECT 1 FROM games g WHERE g.white = $1) \
                           AND NOT EXISTS (SELECT 1 FROM games g WHERE g.black = $1)";
        if self.database.execute(statement(SQL).bind(player)).await? == 1 {
            return Ok(BotUpgrade::Done);
        }
        let is_bot = self.account(player).await?.is_some_and(|account| account.bot);
        Ok(if is_bot { BotUpgrade::AlreadyBot } else { BotUpgrade::Refused })
    }
}
