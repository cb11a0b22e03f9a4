//! The other nodes of the same store: heartbeats, whether they are heard on the bus, and which of them does what.
//!
//! Every second a node saves a heartbeat, reads those of the others, and says on the bus that it is there. A node is
//! alive until its heartbeat is five seconds old. As long as the bus is lost, or a live node is not heard on it, this
//! node reads everything that it shows from the store every second.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use basalt_referee::{GameId, Millis};
use basalt_store::{Error as StoreError, NodeStatus};

use super::bus::{BusMessage, BusState, NodeId};
use super::node::Node;
use crate::api_error::ApiResult;
use crate::lock::lock;
use crate::log;

/// Interval between heartbeats.
pub(crate) const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);

/// Age of a heartbeat at which its node counts as dead, in milliseconds.
pub(crate) const NODE_EXPIRY_MS: Millis = 5_000;

/// Age of a heartbeat at which its node is deleted, in milliseconds. Whoever was connected to it may have been there
/// until it died, which a claim asks for.
const NODE_DELETION_MS: Millis = 60_000;

/// Time for which a live node may be silent on the bus.
const MAX_SILENCE: Duration = Duration::from_millis(3_500);

/// Interval at which a node reads what it shows although the bus is whole: a node may die between a commit and its
/// message.
const CALM_INTERVAL: Duration = Duration::from_secs(10);

/// Time after which any node does what the responsible one has not done, in milliseconds.
const RESPONSIBLE_MS: Millis = 1_500;

/// The other nodes, as far as this one knows them.
#[derive(Debug, Default)]
pub(crate) struct Peers(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// The ids of all live nodes, this one included, in order.
    alive: Vec<NodeId>,
    /// When each of the others was last heard on the bus.
    last_seen: HashMap<NodeId, Instant>,
    /// Number of players who are connected to the others.
    players: u32,
    /// When everything was last read again.
    read: Option<Instant>,
    /// Whether everything has to be read again, since messages may be lost.
    has_gap: bool,
    /// Whether the last look found the bus whole.
    was_whole: bool,
}

impl Peers {
    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.0)
    }

    /// Notes that a node was heard on the bus.
    pub(crate) fn note_heard(&self, node: NodeId) {
        self.state().last_seen.insert(node, Instant::now());
    }

    /// Notes that messages may be lost.
    pub(crate) fn note_gap(&self) {
        self.state().has_gap = true;
    }

    /// Number of players who are connected to other nodes.
    pub(crate) fn players(&self) -> u32 {
        self.state().players
    }

    /// Notes the live nodes. One that is gone may have committed something without a message.
    fn note_alive(&self, own: NodeId, others: &[NodeStatus]) {
        let mut alive: Vec<NodeId> = others.iter().map(|other| other.node).collect();
        alive.push(own);
        alive.sort_unstable();
        let mut state = self.state();
        state.has_gap |= state.alive != alive;
        state.last_seen.retain(|node, _| alive.binary_search(node).is_ok());
        state.players = others.iter().map(|other| other.players).sum();
        state.alive = alive;
    }

    /// Whether every live node is heard on the bus.
    fn are_heard(&self, own: NodeId) -> bool {
        let state = self.state();
        state
            .alive
            .iter()
            .filter(|&&node| node != own)
            .all(|node| state.last_seen.get(node).is_some_and(|seen| seen.elapsed() < MAX_SILENCE))
    }

    /// Whether everything that is shown has to be read again now.
    fn take_reading(&self, is_whole: bool) -> bool {
        let mut state = self.state();
        let was_whole = std::mem::replace(&mut state.was_whole, is_whole);
        let is_back = is_whole && !was_whole;
        let is_old = state.read.is_none_or(|read| read.elapsed() >= CALM_INTERVAL);
        let is_due = !is_whole || is_back || is_old || state.has_gap;
        if is_due {
            (state.has_gap, state.read) = (false, Some(Instant::now()));
        }
        is_due
    }

    /// Whether this node is responsible for a game, of all that are alive.
    fn is_responsible(&self, own: NodeId, game: GameId) -> bool {
        let state = self.state();
        let number = game
            .to_string()
            .bytes()
            .fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let place = number as usize % state.alive.len().max(1);
        state.alive.get(place).is_none_or(|&node| node == own)
    }

    /// Whether this node is the first of those that are alive.
    fn is_first(&self, own: NodeId) -> bool {
        self.state().alive.first().is_none_or(|&node| node == own)
    }
}

impl Node {
    /// Whether this is the only node of its store, so that nobody else changes anything there.
    pub(crate) fn is_alone(&self) -> bool {
        self.bus.state() == BusState::Alone
    }

    /// The oldest heartbeat of a node that is alive.
    pub(crate) fn alive_since(&self) -> Millis {
        self.now().saturating_sub(NODE_EXPIRY_MS)
    }

    /// Saves a heartbeat and reads those of the others. The only process on an SQLite file needs none.
    pub(crate) async fn heartbeat(&self) -> ApiResult {
        if self.is_alone() && !self.store().is_shared() {
            // Nobody asks who is connected here, which must not be kept.
            return self.save_connected().await;
        }
        if !self.save_heartbeat().await? {
            self.hub.mark_audiences_changed(self.hub.watched());
            self.hub.mark_members_changed(self.hub.members());
        }
        self.save_connected().await?;
        self.publish(BusMessage::Here);
        let mut others = self.store().nodes_since(self.alive_since()).await?;
        others.retain(|other| other.node != self.id);
        if self.is_alone() && (!others.is_empty() || !self.keeps_claim().await?) {
            log::error("the bus", &"another server uses this database, and there is no --bus");
        }
        self.peers.note_alive(self.id, &others);
        Ok(self.store().forget_nodes(self.now().saturating_sub(NODE_DELETION_MS)).await?)
    }

    /// Saves a heartbeat. Returns whether the node was known.
    pub(crate) async fn save_heartbeat(&self) -> Result<bool, StoreError> {
        let (has_bus, players) = (!self.is_alone(), self.hub.player_count());
        let status = NodeStatus { node: self.id, seen: self.now(), has_bus, players };
        self.store().save_node(status).await
    }

    /// Whether the claim of this node on the store, if it needs one, still holds.
    async fn keeps_claim(&self) -> ApiResult<bool> {
        match &mut *self.claim.lock().await {
            Some(claim) => Ok(claim.keep().await?),
            None => Ok(true),
        }
    }

    /// Reads everything that this node shows, if messages may have been lost.
    pub(crate) async fn read_again_if_needed(self: &std::sync::Arc<Self>) -> ApiResult {
        if self.is_alone() {
            return Ok(());
        }
        let is_whole = self.bus.state() == BusState::Connected && self.peers.are_heard(self.id);
        if !self.peers.take_reading(is_whole) {
            return Ok(());
        }
        let read = self.read_again().await;
        if read.is_err() {
            self.peers.note_gap();
        }
        read
    }

    /// Whether this node does what is due in a game since a moment. Nodes share games evenly; if the responsible one
    /// does not act, all others do.
    pub(crate) fn is_responsible(&self, game: GameId, since: Millis) -> bool {
        self.peers.is_responsible(self.id, game)
            || self.now().saturating_sub(since) >= RESPONSIBLE_MS
    }

    /// Whether this node does what one node does for all.
    pub(crate) fn is_first(&self) -> bool {
        self.peers.is_first(self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn others(nodes: &[NodeId]) -> Vec<NodeStatus> {
        let status = |&node| NodeStatus { node, seen: 0, has_bus: true, players: 2 };
        nodes.iter().map(status).collect()
    }

    #[test]
    fn exactly_one_live_node_is_responsible_for_a_game() {
        let nodes = [3, 7, 9];
        let peers = nodes.map(|own| {
            let peers = Peers::default();
            let rest: Vec<NodeId> = nodes.into_iter().filter(|&node| node != own).collect();
            peers.note_alive(own, &others(&rest));
            (own, peers)
        });
        let mut counts = [0; 3];
        for game in (0..300).map(|bits| GameId::from_bits(bits * 7_919)) {
            let who = peers.each_ref().map(|(own, peers)| peers.is_responsible(*own, game));
            assert_eq!(who.iter().filter(|&&is| is).count(), 1, "{game}");
            who.iter().zip(&mut counts).for_each(|(&is, count)| *count += usize::from(is));
        }
        assert!(counts.iter().all(|&count| count > 50), "{counts:?}");
        let first = peers.each_ref().map(|(own, peers)| peers.is_first(*own));
        assert_eq!(first, [true, false, false]);
        assert_eq!(peers[0].1.players(), 4);
    }

    #[test]
    fn a_node_that_is_not_heard_makes_the_others_read() {
        let peers = Peers::default();
        peers.note_alive(1, &others(&[2]));
        assert!(!peers.are_heard(1));
        peers.note_heard(2);
        assert!(peers.are_heard(1));
        peers.note_alive(1, &[]);
        assert!(peers.are_heard(1), "it is gone");
    }

    #[test]
    fn everything_is_read_while_the_bus_is_lost_and_once_when_it_is_back() {
        let peers = Peers::default();
        assert!(peers.take_reading(true), "at first");
        assert!(!peers.take_reading(true));
        assert!(peers.take_reading(false) && peers.take_reading(false));
        assert!(peers.take_reading(true), "it is back");
        assert!(!peers.take_reading(true));
        peers.note_gap();
        assert!(peers.take_reading(true) && !peers.take_reading(true));
        peers.note_alive(1, &others(&[2]));
        assert!(peers.take_reading(true), "somebody has come");
    }

    #[tokio::test]
    async fn a_node_alone_does_not_keep_who_has_come_and_gone() {
        let (node, _folder) = Node::quiet("alone").await;
        let members = (1..=3).map(|number: u32| number.to_string().parse().expect("an id"));
        node.hub.mark_members_changed(members);
        node.heartbeat().await.expect("nothing is asked");
        assert_eq!(node.hub.take_changed_members(), (Vec::new(), Vec::new()));
        node.store().close().await;
    }
}
