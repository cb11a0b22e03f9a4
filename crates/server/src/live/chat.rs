//! Chat between the players of a game.

use basalt_referee::{ChatMessage, GameId};
use basalt_store::Account;
use basalt_wire::ErrorCode;

use super::bus::BusMessage;
use super::chat_filter::clean;
use super::node::Node;
use crate::api_error::ApiResult;
use crate::rate_limit::Limited;

impl Node {
    /// Adds a chat line of a player to their game.
    pub(crate) async fn say(
        &self,
        account: &Account,
        game: GameId,
        message: ChatMessage,
    ) -> ApiResult {
        let message = clean(message)?;
        let cached = self.open(game).await?;
        cached.lock().await.header.color_of(account.id).ok_or(ErrorCode::NotYours)?;
        let at = self.now();
        self.state.rate_limits().check(Limited::ChatByPlayer, &account.id.to_string())?;
        let number = self.store().say(game, account.id, at, &message).await?;
        let number = number.ok_or(ErrorCode::NotNow)?;
        self.publish(BusMessage::Said { game, number });
        self.read_lines(game, number).await
    }
}
