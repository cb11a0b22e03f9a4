//! Who is there, whichever node they are connected to: each notes in the store who looks at their games through it, and
//! reads what the others have noted. So nobody has left whose connection is another node's.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use basalt_referee::CLAIM_AFTER;
use basalt_store::Present;
use basalt_wire::Millis;

use super::node::Node;
use crate::api_error::ApiError;

/// How often a node notes who is there, in milliseconds.
pub(crate) const HEARTBEAT_MS: Millis = 5_000;

/// What a node has noted counts for so long: if it notes nothing else, it is gone.
const PRESENCE_EXPIRY_MS: Millis = 3 * HEARTBEAT_MS;

impl Node {
    /// Notes who is here, and learns who is elsewhere.
    pub(crate) async fn heartbeat(self: &Arc<Self>) -> Result<(), ApiError> {
        let (now, here) = (self.now(), self.hub.present());
        // A node where nobody is leaves the store in peace.
        let had_noted = self.has_noted.swap(!here.is_empty(), Ordering::Relaxed);
        if had_noted || !here.is_empty() {
            self.store().note_present(self.id, now, &here).await?;
        }
        let noted = self.noted_since(now.saturating_sub(PRESENCE_EXPIRY_MS)).await?;
        let elsewhere = noted.into_iter().map(|(present, _)| present).collect();
        for game in self.hub.see_elsewhere(elsewhere, now) {
            self.send_presence(game);
        }
        Ok(())
    }

    async fn noted_since(&self, from: Millis) -> Result<Vec<(Present, Millis)>, ApiError> {
        Ok(self.store().present_elsewhere(self.id, from).await?)
    }

    /// Since when a player has been away from a game on all nodes; nothing if they are there.
    pub(crate) async fn away_since(&self, player: Present) -> Result<Option<Millis>, ApiError> {
        let Some(here) = self.hub.away_since(player.game, player.color) else { return Ok(None) };
        let noted = self.noted_since(self.now().saturating_sub(CLAIM_AFTER + HEARTBEAT_MS)).await?;
        // They may have been there until their node noted it anew.
        let seen =
            noted.iter().filter(|(other, _)| *other == player).map(|(_, at)| at + HEARTBEAT_MS);
        Ok(seen.chain([here]).max())
    }
}
