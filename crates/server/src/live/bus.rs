//! The message bus between nodes. The store is the truth; a node that misses a message finds out by reading there.

use basalt_referee::{GameId, SeekId};
use basalt_store::PlayerId;
use basalt_wire::FromServer;
use tokio::sync::broadcast;

/// Maximum number of messages that wait for a slow node.
const BUS_CAPACITY: usize = 4096;

/// Random number of a node, by which it recognises its own messages.
pub(crate) type NodeId = u64;

/// A message to the other nodes.
#[derive(Clone, Debug)]
pub enum BusMessage {
    /// A game has new events.
    Game(GameId),
    /// A message for the audience of a game that is not in its history.
    InGame(GameId, Box<FromServer>),
    /// A challenge was opened.
    SeekOpened(SeekId),
    /// Challenges were closed.
    SeeksClosed(Vec<SeekId>),
    /// It may have become a player's turn.
    Turn(PlayerId),
    /// A guest has become a member, with a new name.
    Renamed(PlayerId),
    /// All connections of a player are to be closed.
    DisconnectPlayer(PlayerId),
    /// A message for one player.
    ToPlayer(PlayerId, Box<FromServer>),
}

/// A bus that connects nodes.
pub trait Bus: Send + Sync {
    /// Publishes a message to all nodes.
    fn publish(&self, from: u64, news: BusMessage);

    /// Subscribes to messages, each with the number of its sender.
    fn subscribe(&self) -> broadcast::Receiver<(u64, BusMessage)>;
}

/// A bus for the nodes of one process.
#[derive(Clone, Debug)]
pub struct InProcessBus(broadcast::Sender<(u64, BusMessage)>);

impl Default for InProcessBus {
    fn default() -> Self {
        Self(broadcast::Sender::new(BUS_CAPACITY))
    }
}

impl Bus for InProcessBus {
    fn publish(&self, from: NodeId, news: BusMessage) {
        // There may be no subscribers.
        _ = self.0.send((from, news));
    }

    fn subscribe(&self) -> broadcast::Receiver<(u64, BusMessage)> {
        self.0.subscribe()
    }
}
