//! The lobby: open challenges and running games.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use basalt_store::{Header, PlayerId, StoredSeek};
use basalt_wire::{FromServer, LiveGame};
use tokio::time::sleep;

use super::hub::ConnectionId;
use super::node::Node;
use super::outbox::{self, Outbox};
use super::seeks::{concerns, is_shown_to, seen_by};
use crate::api_error::ApiError;

/// Maximum number of running games in the lobby.
const MAX_GAMES: u32 = 20;

/// Maximum number of challenges in the lobby.
const MAX_SEEKS: usize = 100;

/// Number of clients that are sent the lobby before a pause: moves must not wait behind thousands.
const BATCH_SIZE: usize = 64;

/// Pause between two batches.
const BATCH_PAUSE: Duration = Duration::from_millis(5);

impl Node {
    /// Sends the lobby to a client, and subscribes it to changes.
    pub(crate) async fn enter_lobby(
        self: &Arc<Self>,
        connection: ConnectionId,
        player: Option<PlayerId>,
        outbox: &Outbox,
    ) -> Result<(), ApiError> {
        let live = self.live_games().await?;
        self.hub.enter_lobby(connection);
        outbox.send(&lobby(&self.seeks.all(), live, player));
        Ok(())
    }

    /// Sends the lobby again to all clients in it, if the list of running games has changed.
    pub(crate) async fn refresh_lobby(&self) -> Result<(), ApiError> {
        if !self.lobby_is_old.swap(false, Ordering::Relaxed) {
            return Ok(());
        }
        let clients = self.hub.lobby();
        if clients.is_empty() {
            return Ok(());
        }
        let (live, seeks) = (self.live_games().await?, self.seeks.all());
        let for_all = outbox::line(&lobby(&seeks, live.clone(), None));
        for batch in clients.chunks(BATCH_SIZE) {
            for (outbox, player) in batch {
                match player.filter(|&player| seeks.iter().any(|seek| concerns(seek, player))) {
                    Some(player) => outbox.send(&lobby(&seeks, live.clone(), Some(player))),
                    None => outbox.send_line(for_all.clone()),
                }
            }
            sleep(BATCH_PAUSE).await;
        }
        Ok(())
    }

    async fn live_games(&self) -> Result<Vec<LiveGame>, ApiError> {
        let running = self.store().running(MAX_GAMES).await?;
        Ok(running.iter().map(live_game).collect())
    }
}

fn lobby(seeks: &[StoredSeek], live: Vec<LiveGame>, player: Option<PlayerId>) -> FromServer {
    let shown = seeks.iter().filter(|seek| is_shown_to(seek, player));
    FromServer::Lobby {
        seeks: shown.take(MAX_SEEKS).map(|seek| seen_by(seek, player)).collect(),
        live,
    }
}

fn live_game(header: &Header) -> LiveGame {
    LiveGame {
        game: header.game,
        terms: header.terms,
        white: header.seats.white.player.clone(),
        black: header.seats.black.player.clone(),
        plies: header.plies,
    }
}
