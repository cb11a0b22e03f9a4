//! Secret addresses of feeds. The store keeps only hashes.

use crate::session::{Token, hash};
use crate::statement::statement;
use crate::{Account, Error, PlayerId, Store};

impl Store {
    /// Makes a new secret for the feed of a player. The one before no longer counts.
    pub async fn renew_feed(&self, player: PlayerId) -> Result<Token, Error> {
        const SQL: &str = "INSERT INTO feeds (player, token) VALUES ($1, $2) \
                           ON CONFLICT (player) DO UPDATE SET token = excluded.token";
        let token = Token::random();
        self.database.execute(statement(SQL).bind(player).bind(hash(token.as_str()))).await?;
        Ok(token)
    }

    /// Ends the feed of a player.
    pub async fn end_feed(&self, player: PlayerId) -> Result<(), Error> {
        self.database
            .execute(statement("DELETE FROM feeds WHERE player = $1").bind(player))
            .await?;
        Ok(())
    }

    /// Whether a player has a feed.
    pub async fn has_feed(&self, player: PlayerId) -> Result<bool, Error> {
        let select = statement("SELECT player FROM feeds WHERE player = $1").bind(player);
        Ok(self.database.fetch_optional::<(i64,)>(select).await?.is_some())
    }

    /// The player whose feed has a secret.
    pub async fn player_of_feed(&self, token: &str) -> Result<Option<Account>, Error> {
        let select = statement("SELECT player FROM feeds WHERE token = $1").bind(hash(token));
        let row: Option<(i64,)> = self.database.fetch_optional(select).await?;
        match row {
            Some((player,)) => self.account(PlayerId(player)).await,
            None => Ok(None),
        }
    }
}
