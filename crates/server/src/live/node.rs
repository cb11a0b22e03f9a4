//! A node: what a server process needs to let people play. It owns nothing; the store is the truth.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use basalt_store::{PlayerId, Store};
use basalt_wire::{FromServer, GameId, Millis, Refusal};

use super::bus::{Bus, News, NodeId};
use super::computers::Computers;
use super::hub::Hub;
use super::seeks::Seeks;
use super::tables::{Table, Tables};
use super::trouble;
use crate::chance;
use crate::state::State;

pub(crate) struct Node {
    pub(crate) id: NodeId,
    pub(crate) state: State,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) hub: Hub,
    pub(crate) tables: Tables,
    pub(crate) seeks: Seeks,
    pub(crate) computers: Computers,
    /// Whether the list of games going on has changed since the lobby was last told.
    pub(crate) lobby_is_old: AtomicBool,
    /// Whether the store has it that somebody is here.
    pub(crate) has_noted: AtomicBool,
}

impl Node {
    pub(crate) fn new(state: State, bus: Arc<dyn Bus>) -> Self {
        Self {
            id: chance::number(),
            state,
            bus,
            hub: Hub::default(),
            tables: Tables::default(),
            seeks: Seeks::default(),
            computers: Computers::default(),
            lobby_is_old: AtomicBool::new(false),
            has_noted: AtomicBool::new(false),
        }
    }

    pub(crate) fn store(&self) -> &Store {
        self.state.store()
    }

    pub(crate) fn now(&self) -> Millis {
        self.state.clock().now()
    }

    /// A game, to be locked.
    pub(crate) async fn open(&self, game: GameId) -> Result<Table, Refusal> {
        self.tables.open(game, self.store(), &self.hub).await
    }

    pub(crate) fn publish(&self, news: News) {
        self.bus.publish(self.id, news);
    }

    /// Says something to a player, on whichever node they are.
    pub(crate) fn tell_player(&self, player: PlayerId, message: FromServer) {
        self.hub.tell_player(player, &message);
        self.publish(News::ToPlayer(player, Box::new(message)));
    }

    /// Says something to all who look at a game, on whichever node they are.
    pub(crate) fn tell_game(&self, game: GameId, message: FromServer) {
        self.hub.tell_game(game, &message);
        self.publish(News::InGame(game, Box::new(message)));
    }

    /// Tells a player who is connected here in which games it is their turn.
    pub(crate) async fn tell_waiting(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.hub.is_connected(player) {
            let games = self.store().awaiting(player).await.map_err(trouble)?;
            self.hub.tell_player(player, &FromServer::Waiting { games });
        }
        Ok(())
    }

    /// Tells those who look at a game who is there.
    pub(crate) fn tell_presence(&self, game: GameId) {
        let presence = self.hub.presence(game);
        self.hub.tell_game(game, &FromServer::Presence { game, presence });
    }
}
