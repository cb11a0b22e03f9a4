//! Playing each other, live: sockets, games, challenges, the computer as an opponent.
//!
//! The way of a move: `socket` reads a line, `visit` knows what it asks, `play` has the referee decide, `commit` stores
//! the decision and tells everybody who looks on. What happens without anybody asking is `sweeper`'s.

mod audience;
mod begin;
mod bucket;
mod bus;
mod commit;
mod computers;
mod fairness;
mod hub;
mod lag;
mod lobby;
mod node;
mod open_game;
mod outbox;
mod pairing;
mod play;
mod presence;
mod rematch;
mod rename;
mod saying;
mod seeks;
mod socket;
mod sweeper;
mod tables;
mod visit;
mod watch;

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::WebSocketUpgrade;
use axum::http::{HeaderMap, Response};
use axum::routing::get;
use basalt_store::{PlayerId, Trouble};
use basalt_wire::{Millis, Refusal};
use tokio::task::AbortHandle;

pub use bus::{Bus, InProcess, News};
pub(crate) use open_game::OpenGame;
pub(crate) use seeks::seen_by;

use node::Node;

use crate::accounts::Visitor;
use crate::refused::Refused;
use crate::state::State;

/// A node that has noted nothing for so long is forgotten.
const FORGOTTEN: Millis = 24 * 60 * 60 * 1_000;

/// What a client is told when the store fails; whoever runs the server reads why.
fn trouble(trouble: Trouble) -> Refusal {
    Refused::from(trouble).0
}

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
    pub async fn start(state: State, bus: Arc<dyn Bus>) -> Result<Self, Trouble> {
        let node = Arc::new(Node::new(state, bus));
        node.store().forget_nodes(node.now().saturating_sub(FORGOTTEN)).await?;
        node.load_seeks().await?;
        let tasks = tokio::spawn(sweeper::look_after(Arc::clone(&node))).abort_handle();
        Ok(Self { running: Arc::new(Running { node: Arc::clone(&node), tasks }), node })
    }

    /// Stops what the node does by itself, and drops its clients, whoever still holds a clone of it.
    pub fn stop(&self) {
        self.running.stop();
    }

    /// What every request has at hand.
    pub fn state(&self) -> &State {
        &self.node.state
    }

    /// Lets the correspondence clocks of a player rest until a moment, or run again.
    pub async fn rest(&self, player: PlayerId, until: Option<Millis>) -> Result<(), Refusal> {
        self.node.rest(player, until).await
    }

    /// Whether a player has a challenge open.
    pub(crate) fn has_open_seek(&self, player: PlayerId) -> bool {
        self.node.seeks.of(player) > 0
    }

    /// Notes who is connected to this node, and learns who is connected to another; happens by itself every few seconds.
    pub async fn beat(&self) -> Result<(), Refusal> {
        self.node.beat().await
    }

    /// Shows the name of a player who was a guest and is a member now.
    pub async fn rename(&self, player: PlayerId) -> Result<(), Refusal> {
        self.node.rename(player).await
    }

    /// Drops the connections of a player who has gone out.
    pub fn turn_out(&self, player: PlayerId) {
        self.node.turn_out(player);
    }

    /// The way to the sockets.
    pub(crate) fn router(&self) -> Router<State> {
        let live = self.clone();
        let connect = async move |Visitor(account): Visitor,
                                  headers: HeaderMap,
                                  upgrade: WebSocketUpgrade|
                    -> Response<Body> {
            socket::connect(Arc::clone(&live.node), account, &headers, upgrade)
        };
        Router::new().route("/live", get(connect))
    }
}
