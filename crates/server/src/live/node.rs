//! A node: the online-play part of a server process. It owns nothing; the store is the truth.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use basalt_referee::{GameId, Millis};
use basalt_store::{PlayerId, Store};
use basalt_wire::FromServer;

use super::bus::{Bus, BusMessage, NodeId};
use super::computer::ComputerPool;
use super::game_cache::{CachedGame, GameCache};
use super::hub::Hub;
use super::lobby::ShownBoards;
use super::outages::Outages;
use super::seeks::Seeks;
use crate::api_error::ApiResult;
use crate::rng;
use crate::state::AppState;

pub(crate) struct Node {
    pub(crate) id: NodeId,
    pub(crate) state: AppState,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) hub: Hub,
    pub(crate) game_cache: GameCache,
    pub(crate) seeks: Seeks,
    pub(crate) computers: ComputerPool,
    pub(crate) shown_boards: ShownBoards,
    pub(crate) outages: Outages,
    /// Whether the last heartbeat of this node named players.
    pub(crate) has_noted: AtomicBool,
}

impl Node {
    pub(crate) fn new(state: AppState, bus: Arc<dyn Bus>) -> Self {
        Self {
            id: rng::number(),
            state,
            bus,
            hub: Hub::default(),
            game_cache: GameCache::default(),
            seeks: Seeks::default(),
            computers: ComputerPool::default(),
            shown_boards: ShownBoards::default(),
            outages: Outages::default(),
            has_noted: AtomicBool::new(false),
        }
    }

    pub(crate) fn store(&self) -> &Store {
        self.state.store()
    }

    pub(crate) fn now(&self) -> Millis {
        self.state.clock().now()
    }

    /// The game, from the cache or the store.
    pub(crate) async fn open(&self, game: GameId) -> ApiResult<CachedGame> {
        self.game_cache.open(game, self.store(), &self.hub).await
    }

    pub(crate) fn publish(&self, news: BusMessage) {
        self.bus.publish(self.id, news);
    }

    /// Sends a message to a player, on whichever node they are.
    pub(crate) fn send_to_player(&self, player: PlayerId, message: FromServer) {
        self.hub.send_to_player(player, &message);
        self.publish(BusMessage::ToPlayer(player, Box::new(message)));
    }

    /// Sends a message to the audience of a game, on whichever node they are.
    pub(crate) fn send_to_game(&self, game: GameId, message: FromServer) {
        self.hub.send_to_game(game, &message);
        self.publish(BusMessage::InGame(game, Box::new(message)));
    }

    /// Sends the list of games in which it is their turn to a player who is connected here.
    pub(crate) async fn send_games_to_move(&self, player: PlayerId) -> ApiResult {
        if self.hub.is_connected(player) {
            let games = self.store().awaiting(player).await?;
            self.hub.send_to_player(player, &FromServer::Waiting { games });
        }
        Ok(())
    }

    /// Sends the presence of the players to the audience of a game.
    pub(crate) fn send_presence(&self, game: GameId) {
        let presence = self.hub.presence(game);
        self.hub.send_to_game(game, &FromServer::Presence { game, presence });
    }
}
