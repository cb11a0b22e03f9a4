//! Chat of a game: the players talk, and apart from them the spectators.

use basalt_referee::{ChatMessage, GameId};
use basalt_store::{Account, PlayerId, Speaker};
use basalt_wire::ErrorCode;

use super::bus::BusMessage;
use super::chat_filter::{clean, has_link};
use super::node::Node;
use crate::api_error::ApiResult;
use crate::rate_limit::Limited;

/// The author of a chat line.
#[derive(Clone, Copy, Debug)]
enum Author {
    /// A player; the opponent is `None` if it is the computer.
    Player { opponent: Option<PlayerId> },
    /// A spectator, whom the players do not hear before the game is over.
    Spectator,
}

impl Node {
    /// Adds a chat line of a player or of a member who watches.
    pub(crate) async fn say(
        &self,
        account: &Account,
        game: GameId,
        message: ChatMessage,
    ) -> ApiResult {
        let message = clean(message)?;
        let author = self.chat_author(account, game).await?;
        self.check_not_muted(account.id).await?;
        match author {
            Author::Player { opponent: Some(opponent) } => {
                self.check_message(account.id, opponent).await?;
            }
            Author::Spectator if !account.member => return Err(ErrorCode::MembersOnly.into()),
            Author::Player { opponent: None } | Author::Spectator => {}
        }
        let at = self.now();
        self.state.rate_limits().check(Limited::ChatByPlayer, &account.id.to_string())?;
        // Only the author learns that it is not delivered.
        if matches!(&message, ChatMessage::Text(text) if has_link(text)) {
            return Err(ErrorCode::LinkHeld.into());
        }
        let by = match author {
            Author::Player { .. } => Speaker::Player(account.id),
            Author::Spectator => Speaker::Spectator(account.id),
        };
        let number = self.store().say(game, by, at, &message).await?.ok_or(ErrorCode::NotNow)?;
        self.publish(BusMessage::Said { game, number });
        self.read_lines(game, number).await
    }

    /// Rejects a line of a player whom a moderator has muted. The store is asked each time, so that it holds on all nodes at once.
    async fn check_not_muted(&self, player: PlayerId) -> ApiResult {
        match self.store().restrictions(player).await?.muted_until {
            Some(until) if until > self.now() => Err(ErrorCode::Muted { until }.into()),
            _ => Ok(()),
        }
    }

    /// The part that somebody has in the chat of a game, as long as it is open.
    async fn chat_author(&self, account: &Account, game: GameId) -> ApiResult<Author> {
        let cached = self.open(game).await?;
        let loaded = cached.lock().await;
        if loaded.game.chat_closes().is_some_and(|closes| closes <= self.now()) {
            return Err(ErrorCode::ChatClosed.into());
        }
        Ok(match loaded.header.color_of(account.id) {
            Some(color) => Author::Player { opponent: loaded.seat(color.other()).player() },
            None => Author::Spectator,
        })
    }
}
