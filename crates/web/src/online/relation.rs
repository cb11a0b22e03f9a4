//! The request that follows or blocks a player, from a profile or from the chat.

use basalt_referee::Relation;
use basalt_wire::{ErrorCode, RelationChange};

use super::api;
use super::profile::encoded;

/// Changes the user's relation to a player.
pub(super) async fn change(name: &str, relation: Option<Relation>) -> Result<(), ErrorCode> {
    let path = format!("/api/players/{}/relation", encoded(name));
    api::post(&path, &RelationChange { relation }).await
}
