//! Playing each other, live: sockets, games, challenges, the computer as an opponent.
//!
//! The way of a move: `socket` reads a line, `visit` knows what it asks, `play` has the referee decide, `commit` stores
//! the decision and tells everybody who looks on. What happens without anybody asking is `sweeper`'s.

mod account_change;
mod audience;
mod bus;
mod chat_filter;
mod commands;
mod commit;
mod computer;
mod connection;
mod fair_play;
mod game_cache;
mod hub;
mod lag;
mod loaded_game;
mod lobby;
mod node;
mod outbox;
mod pairing;
mod presence;
mod rematch;
mod seeks;
mod start_game;
mod sweeper;
mod watch;
mod websocket;

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{State, WebSocketUpgrade};
use axum::http::{HeaderMap, Response};
use basalt_store::{PlayerId, Trouble};
use basalt_wire::Millis;
use tokio::task::AbortHandle;

pub use bus::{Bus, BusMessage, InProcessBus};
pub(crate) use loaded_game::LoadedGame;
pub(crate) use seeks::seen_by;

use node::Node;

use crate::api_error::ApiError;
use crate::auth::CurrentUser;
use crate::state::AppState;

/// A node that has noted nothing for so long is forgotten.
const NODE_EXPIRY_MS: Millis = 24 * 60 * 60 * 1_000;

/// A node that lets people play; clones are the same node. With the last of them the node stops and drops its clients.
#[derive(Clone)]
pub struct Live {
    node: Arc<Node>,
    running: Arc<Running>,
}

/// The tasks of a node.
struct Running {
    node: Arc<Node>,
    tasks: AbortHandle,
}

impl Running {
    fn stop(&self) {
        self.tasks.abort();
        self.node.hub.close();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Live {
    /// Starts a node. Must be called inside a Tokio runtime.
    pub async fn start(state: AppState, bus: Arc<dyn Bus>) -> Result<Self, Trouble> {
        let node = Arc::new(Node::new(state, bus));
        node.store().forget_nodes(node.now().saturating_sub(NODE_EXPIRY_MS)).await?;
        node.load_seeks().await?;
        let tasks = tokio::spawn(sweeper::run(Arc::clone(&node))).abort_handle();
        Ok(Self { running: Arc::new(Running { node: Arc::clone(&node), tasks }), node })
    }

    /// Stops what the node does by itself, and drops its clients, whoever still holds a clone of it.
    pub fn stop(&self) {
        self.running.stop();
    }

    /// What every request has at hand.
    pub fn state(&self) -> &AppState {
        &self.node.state
    }

    /// Lets the correspondence clocks of a player rest until a moment, or run again.
    pub async fn set_vacation(
        &self,
        player: PlayerId,
        until: Option<Millis>,
    ) -> Result<(), ApiError> {
        self.node.set_vacation(player, until).await
    }

    /// Whether a player has a challenge open.
    pub(crate) fn has_open_seek(&self, player: PlayerId) -> bool {
        self.node.seeks.of(player) > 0
    }

    /// Notes who is connected to this node, and learns who is connected to another; happens by itself every few seconds.
    pub async fn heartbeat(&self) -> Result<(), ApiError> {
        self.node.heartbeat().await
    }

    /// Shows the name of a player who was a guest and is a member now.
    pub async fn rename(&self, player: PlayerId) -> Result<(), ApiError> {
        self.node.rename(player).await
    }

    /// Drops the connections of a player who has gone out.
    pub fn disconnect_player(&self, player: PlayerId) {
        self.node.disconnect_player(player);
    }
}

/// Opens a WebSocket connection.
pub(crate) async fn connect(
    State(live): State<Live>,
    CurrentUser(account): CurrentUser,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response<Body> {
    websocket::connect(Arc::clone(&live.node), account, &headers, upgrade)
}
