//! Players who are no longer who they were: a guest has become a member, or somebody has gone out.

use std::sync::Arc;

use basalt_store::PlayerId;
use basalt_wire::{FromServer, Refusal};

use super::bus::BusMessage;
use super::loaded_game::LoadedGame;
use super::node::Node;
use crate::api_error::ApiError;

impl Node {
    /// Shows the new name of a player wherever the old one is shown, and lets them connect anew as whom they are.
    pub(crate) async fn rename(self: &Arc<Self>, player: PlayerId) -> Result<(), ApiError> {
        self.publish(BusMessage::Renamed(player));
        self.disconnect_player(player);
        self.show_name(player).await
    }

    /// The same for those on this node.
    pub(crate) async fn show_name(&self, player: PlayerId) -> Result<(), ApiError> {
        for table in self.game_cache.all() {
            let mut open = table.lock().await;
            if open.header.color_of(player).is_some() {
                self.reload_header(&mut open).await?;
                let (game, seats) = (open.header.game, &open.header.seats);
                let (white, black) = (seats.white.player.clone(), seats.black.player.clone());
                self.hub.send_to_game(game, &FromServer::Players { game, white, black });
            }
        }
        for seek in self.seeks.all().into_iter().filter(|seek| seek.by == player) {
            self.show_seek(seek.seek).await?;
        }
        Ok(())
    }

    /// What stands in the header other nodes change as well.
    pub(crate) async fn reload_header(&self, open: &mut LoadedGame) -> Result<(), ApiError> {
        let header = self.store().header(open.header.game).await?;
        open.header = header.ok_or(Refusal::NoGame)?;
        Ok(())
    }

    /// Drops all connections of a player, on whichever node. Whoever has a session may come back at once.
    pub(crate) fn disconnect_player(&self, player: PlayerId) {
        self.hub.disconnect_player(player);
        self.publish(BusMessage::DisconnectPlayer(player));
    }
}
