//! The lobby: open challenges and games going on.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use basalt_store::{PlayerId, StoredSeek};
use basalt_wire::{FromServer, LiveGame};
use tokio::time::sleep;

use super::hub::ConnectionId;
use super::node::Node;
use super::outbox::{self, Outbox};
use super::seeks::{concerns, is_shown_to, seen_by};
use crate::api_error::ApiError;

/// So many games going on are listed.
const GAMES: u32 = 20;

/// So many challenges are listed.
const SEEKS: usize = 100;

/// So many in the lobby are told at once, and after a pause as many others: moves must not wait behind thousands.
const WAVE: usize = 64;

/// The pause.
const PAUSE: Duration = Duration::from_millis(5);

impl Node {
    /// Shows somebody the lobby, and all that changes there from now on.
    pub(crate) async fn enter_lobby(
        self: &Arc<Self>,
        connection: ConnectionId,
        player: Option<PlayerId>,
        outbox: &Outbox,
    ) -> Result<(), ApiError> {
        let live = self.live_games().await?;
        self.hub.enter_lobby(connection);
        outbox.say(&lobby(&self.seeks.all(), live, player));
        Ok(())
    }

    /// Shows the lobby anew to all who are there, if other games go on than before.
    pub(crate) async fn refresh_lobby(&self) -> Result<(), ApiError> {
        if !self.lobby_is_old.swap(false, Ordering::Relaxed) {
            return Ok(());
        }
        let visitors = self.hub.lobby();
        if visitors.is_empty() {
            return Ok(());
        }
        let (live, seeks) = (self.live_games().await?, self.seeks.all());
        let for_all = outbox::line(&lobby(&seeks, live.clone(), None));
        for wave in visitors.chunks(WAVE) {
            for (outbox, player) in wave {
                match player.filter(|&player| seeks.iter().any(|seek| concerns(seek, player))) {
                    Some(player) => outbox.say(&lobby(&seeks, live.clone(), Some(player))),
                    None => outbox.put(for_all.clone()),
                }
            }
            sleep(PAUSE).await;
        }
        Ok(())
    }

    async fn live_games(&self) -> Result<Vec<LiveGame>, ApiError> {
        let running = self.store().running(GAMES).await?;
        Ok(running.iter().map(basalt_store::Header::live).collect())
    }
}

fn lobby(seeks: &[StoredSeek], live: Vec<LiveGame>, player: Option<PlayerId>) -> FromServer {
    let shown = seeks.iter().filter(|seek| is_shown_to(seek, player));
    FromServer::Lobby { seeks: shown.take(SEEKS).map(|seek| seen_by(seek, player)).collect(), live }
}
