//! Presence of players on all nodes. Each node stores who watches their games through it, and reads what the others
//! have stored, so that a player who is connected to another node does not count as away.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use basalt_referee::{CLAIM_AFTER, Millis};
use basalt_store::PresentPlayer;

use super::node::Node;
use crate::api_error::ApiResult;

/// Heartbeat interval of a node, in milliseconds.
pub(crate) const HEARTBEAT_MS: Millis = 5_000;

/// A node's presence expires after three missed heartbeats.
const PRESENCE_EXPIRY_MS: Millis = 3 * HEARTBEAT_MS;

impl Node {
    /// Stores the players present on this node, and reads those on other nodes.
    pub(crate) async fn heartbeat(self: &Arc<Self>) -> ApiResult {
        let (now, here) = (self.now(), self.hub.present());
        // A node without players leaves the store alone.
        let had_noted = self.has_noted.swap(!here.is_empty(), Ordering::Relaxed);
        if had_noted || !here.is_empty() {
            self.store().note_present(self.id, now, &here).await?;
        }
        let noted = self.noted_since(now.saturating_sub(PRESENCE_EXPIRY_MS)).await?;
        let elsewhere = noted.into_iter().map(|(present, _)| present).collect();
        for game in self.hub.set_elsewhere(elsewhere, now) {
            self.send_presence(game);
        }
        Ok(())
    }

    async fn noted_since(&self, from: Millis) -> ApiResult<Vec<(PresentPlayer, Millis)>> {
        Ok(self.store().present_elsewhere(self.id, from).await?)
    }

    /// Time since which a player has been away from a game on all nodes; `None` while they are there.
    pub(crate) async fn away_since(&self, player: PresentPlayer) -> ApiResult<Option<Millis>> {
        let Some(here) = self.hub.away_since(player.game, player.color) else { return Ok(None) };
        let noted = self.noted_since(self.now().saturating_sub(CLAIM_AFTER + HEARTBEAT_MS)).await?;
        // They may have stayed until the next heartbeat of their node.
        let seen =
            noted.iter().filter(|(other, _)| *other == player).map(|(_, at)| at + HEARTBEAT_MS);
        Ok(seen.chain([here]).max())
    }
}
