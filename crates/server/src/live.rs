//! Online play: connections, games, challenges, the computer as an opponent.
//!
//! A move takes this way: `websocket` reads a message, `connection` knows what it requests, `commands` asks the referee,
//! `commit` stores the events and broadcasts them. `sweeper` does what no client requests.

mod account_change;
mod announced_starts;
mod api;
mod audience;
mod batches;
mod bus;
mod bus_encoding;
mod chat;
mod chat_filter;
mod commands;
mod commit;
mod comparison;
mod computer;
mod conditional;
mod connection;
mod doubts;
mod engine_queue;
mod fair_play;
mod feed;
mod game_cache;
mod hub;
mod lag;
mod load;
mod loaded_game;
mod lobby;
mod lobby_games;
mod lobby_news;
mod nats_bus;
mod node;
mod notifications;
mod operator;
mod other_nodes;
mod outages;
mod outbox;
mod pairing;
mod peers;
mod presence;
mod presence_news;
mod read_again;
mod rematch;
mod seeks;
mod shown;
mod start_game;
mod sweeper;
mod turn_mail;
mod watch;
mod websocket;

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::{State, WebSocketUpgrade};
use axum::http::{HeaderMap, Response};
use basalt_referee::{GameId, Millis};
use basalt_store::{Account, DatabaseClaim, Error as StoreError, PlayerId};
use basalt_wire::{Listed, LiveGame, LobbyCounts, Me};
use tokio::task::AbortHandle;

pub(crate) use api::Answer;
pub use bus::{Bus, BusEvent, BusMessage, BusState, InProcessBus, NoBus};
pub(crate) use chat_filter::{clean_text, has_link};
pub(crate) use commit::rated;
pub(crate) use feed::{Feed, FeedClient};
pub(crate) use hub::StreamOwner;
pub(crate) use load::Load;
pub(crate) use loaded_game::{LoadedGame, summary};
pub use nats_bus::{InvalidBusAddress, NatsBus};
pub use other_nodes::OtherNode;
pub(crate) use other_nodes::join_other_nodes;
pub(crate) use seeks::seen_by;

use connection::Client;
use node::Node;

use crate::api_error::ApiResult;
use crate::auth::{CurrentUser, members_of_device};
use crate::connections::SilenceTimeout;
use crate::state::AppState;
use crate::transport::Transport;

/// A running node; clones are the same node. When the last is dropped, the node stops and disconnects its clients.
#[derive(Clone)]
pub struct Live {
    node: Arc<Node>,
    running: Arc<Running>,
}

/// The background tasks of a node.
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
    pub async fn start(state: AppState, bus: Arc<dyn Bus>) -> Result<Self, StoreError> {
        let node = Arc::new(Node::new(state, bus));
        node.store().forget_devices(node.now()).await?;
        node.note_alive().await?;
        node.read_operator_log().await?;
        node.load_seeks().await?;
        node.load_push_key().await?;
        if !node.is_alone() {
            node.save_heartbeat().await?;
        }
        let tasks = tokio::spawn(sweeper::run(Arc::clone(&node))).abort_handle();
        Ok(Self { running: Arc::new(Running { node: Arc::clone(&node), tasks }), node })
    }

    /// Keeps the claim of a node without a bus on its store. Another one needs it no longer, since its heartbeat is there.
    pub(crate) async fn keep_claim(&self, claim: DatabaseClaim) -> Result<(), StoreError> {
        if !self.node.is_alone() {
            return claim.release().await;
        }
        *self.node.claim.lock().await = Some(claim);
        Ok(())
    }

    /// Stops the background tasks and disconnects all clients, even if other clones exist.
    pub fn stop(&self) {
        self.running.stop();
    }

    /// The state that requests share.
    pub fn state(&self) -> &AppState {
        &self.node.state
    }

    /// Pauses the correspondence clocks of a player until a moment, or resumes them.
    pub async fn set_vacation(&self, player: PlayerId, until: Option<Millis>) -> ApiResult {
        self.node.set_vacation(player, until).await
    }

    /// The public key by which browsers subscribe to push notifications.
    pub(crate) fn push_public_key(&self) -> ApiResult<String> {
        self.node.push_public_key()
    }

    /// Whether a player has an open challenge.
    pub(crate) fn has_open_seek(&self, player: PlayerId) -> bool {
        self.node.seeks.of(player) > 0
    }

    /// The running games of a player with their boards.
    pub(crate) async fn own_games(&self, player: PlayerId) -> ApiResult<Vec<LiveGame>> {
        self.node.own_games(player).await
    }

    /// The running game that most want to see.
    pub(crate) async fn featured(&self) -> ApiResult<Option<GameId>> {
        Ok(self.node.games_to_watch().await?.first().map(|header| header.game))
    }

    /// The numbers of players, of running games and of open challenges.
    pub(crate) async fn lobby_counts(&self) -> ApiResult<LobbyCounts> {
        self.node.lobby_counts().await
    }

    /// The games that ended last.
    pub(crate) async fn last_results(&self) -> ApiResult<Vec<Listed>> {
        self.node.last_results().await
    }

    /// Stores who is connected to this node and reads who is connected to others; happens by itself every few seconds.
    pub async fn heartbeat(&self) -> ApiResult {
        self.node.heartbeat().await?;
        self.node.save_audiences().await?;
        self.node.read_audiences(&self.node.hub.watched()).await
    }

    /// Reads everything that this node shows from the store; happens by itself when messages may be lost.
    pub async fn read_again(&self) -> ApiResult {
        self.node.read_again().await
    }

    /// Tells other nodes that this one is gone.
    pub async fn leave(&self) -> Result<(), StoreError> {
        self.node.store().remove_node(self.node.id).await
    }

    /// Saves that a server serves up to now; happens by itself while games run.
    pub async fn note_alive(&self) -> Result<(), StoreError> {
        self.node.note_alive().await
    }

    /// Closes the challenges of players who have left; happens by itself every few seconds.
    pub async fn expire_seeks(&self) -> ApiResult {
        self.node.expire_seeks().await
    }

    /// Sends the lobby again if games have begun or ended; happens by itself every few seconds.
    pub async fn refresh_lobby(&self) -> ApiResult {
        self.node.refresh_lobby().await
    }

    /// Makes conditional moves that another node has left; happens by itself every few seconds.
    pub async fn sweep_conditional_moves(&self) -> ApiResult {
        self.node.sweep_conditional_moves().await
    }

    /// Sends e-mail about games that wait; happens by itself every few minutes.
    pub async fn send_turn_mail(&self) -> ApiResult {
        self.node.send_turn_mail().await
    }

    /// Pairs players who wait; happens by itself every second.
    pub async fn pair_waiting(&self) -> ApiResult {
        self.node.pair_waiting().await
    }

    /// Counts the moves of finished games for the opening explorer; happens by itself every ten seconds.
    pub async fn count_openings(&self) -> ApiResult {
        self.node.count_openings().await
    }

    /// Compares finished games with the engine for moderators; happens by itself every two seconds.
    pub async fn compare_games(&self) -> ApiResult {
        self.node.compare_games().await
    }

    /// Whether a player is connected to this node.
    pub fn is_online(&self, player: PlayerId) -> bool {
        self.node.hub.is_connected(player)
    }

    /// Announces the new name of a player.
    pub async fn rename(&self, player: PlayerId) -> ApiResult {
        self.node.rename(player).await
    }

    /// The account as its own client sees it.
    pub(crate) async fn me(&self, account: &Account) -> Me {
        self.node.me(account).await
    }

    /// Closes the challenges of a player and ends their games.
    pub(crate) async fn retire(&self, player: PlayerId) -> ApiResult {
        self.node.retire(player).await
    }

    /// Disconnects a player who has logged out.
    pub async fn disconnect_player(&self, player: PlayerId) -> ApiResult {
        self.node.disconnect_player(player).await
    }
}

/// Opens a WebSocket connection.
pub(crate) async fn connect(
    State(live): State<Live>,
    CurrentUser(account): CurrentUser,
    Transport { address, .. }: Transport,
    silence: Option<Extension<SilenceTimeout>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> ApiResult<Response<Body>> {
    let Extension(silence) = silence.unwrap_or_default();
    let device = members_of_device(live.state(), &headers, address).await?;
    let client = Client { account, address, device };
    Ok(websocket::connect(Arc::clone(&live.node), client, silence, &headers, upgrade))
}
