//! Changes of accounts: a guest becomes a member, a member takes another name or leaves, a player logs out.

use std::sync::Arc;

use basalt_referee::Command;
use basalt_store::{Account, PlayerId};
use basalt_wire::{ErrorCode, Me};

use super::bus::BusMessage;
use super::loaded_game::LoadedGame;
use super::node::Node;
use crate::api_error::{ApiError, ApiResult};
use crate::auth::me_of;

impl Node {
    /// The account as its own client sees it. Without the store nothing is unread.
    pub(crate) async fn me(&self, account: &Account) -> Me {
        let unread = self.store().has_unread_words(account.id).await;
        let unread = unread.map_err(ApiError::from).unwrap_or_default();
        let messages = self.store().unread_messages(account.id).await;
        let messages = messages.map_err(ApiError::from).unwrap_or_default();
        Me { unread, messages, ..me_of(account) }
    }

    /// Announces the new name of a player on all nodes, and disconnects them so that they reconnect under it.
    pub(crate) async fn rename(self: &Arc<Self>, player: PlayerId) -> ApiResult {
        self.disconnect_player(player).await?;
        self.publish(BusMessage::Renamed(player));
        self.show_name(player).await
    }

    /// Ends everything that a player takes part in: challenges are closed, running games aborted or resigned.
    pub(crate) async fn retire(self: &Arc<Self>, player: PlayerId) -> ApiResult {
        self.close_all_seeks(player).await?;
        for game in self.store().running_of(player).await? {
            let after = self.open(game).await?.lock().await.game.number();
            let aborted = self.execute((player, game), after, 0, Command::Abort).await;
            let ended = match aborted {
                Err(error) if !error.is_server_failure() => {
                    self.execute((player, game), after, 0, Command::Resign).await
                }
                other => other,
            };
            match ended {
                // Somebody or something else was quicker to end it.
                Err(ApiError::Rejected(ErrorCode::Over | ErrorCode::TooLate)) | Ok(()) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Announces the new name on this node.
    pub(crate) async fn show_name(&self, player: PlayerId) -> ApiResult {
        for cached in self.game_cache.all() {
            let mut loaded = cached.lock().await;
            if loaded.header.color_of(player).is_some() {
                self.reload_header(&mut loaded).await?;
                self.show_game(&loaded).await?;
            }
        }
        for seek in self.seeks.all().into_iter().filter(|seek| seek.by == player) {
            self.show_seek(seek.seek).await?;
        }
        Ok(())
    }

    /// Reads the header again, which other nodes may have changed.
    pub(crate) async fn reload_header(&self, loaded: &mut LoadedGame) -> ApiResult {
        let header = self.store().header(loaded.header.game).await?;
        loaded.header = header.ok_or(ErrorCode::NoGame)?;
        Ok(())
    }

    /// Disconnects a player on all nodes. A client that has a session may reconnect at once.
    pub(crate) async fn disconnect_player(&self, player: PlayerId) -> ApiResult {
        self.hub.disconnect_player(player);
        self.store().note_session_change(player, self.now()).await?;
        self.publish(BusMessage::SessionChanged(player));
        Ok(())
    }
}
