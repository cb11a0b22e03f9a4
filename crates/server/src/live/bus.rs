//! How nodes wake each other. The store is the truth; whoever misses a word finds out by looking there.

use basalt_store::PlayerId;
use basalt_wire::{FromServer, GameId, SeekId};
use tokio::sync::broadcast;

/// So many words may wait for a node that is slow to hear them.
const PATIENCE: usize = 4096;

/// Which node: a random number, so that a node knows its own words.
pub(crate) type NodeId = u64;

/// What other nodes should know.
#[derive(Clone, Debug)]
pub enum BusMessage {
    /// Something has happened in a game.
    Game(GameId),
    /// Something that is not in its history: to be said to those who look at it.
    InGame(GameId, Box<FromServer>),
    /// A challenge was opened.
    SeekOpened(SeekId),
    /// Challenges were closed.
    SeeksClosed(Vec<SeekId>),
    /// It may be a player's turn where it was not.
    Turn(PlayerId),
    /// A guest has become a member, with another name.
    Renamed(PlayerId),
    /// A player's connections are to be dropped.
    DisconnectPlayer(PlayerId),
    /// Something for a player alone.
    ToPlayer(PlayerId, Box<FromServer>),
}

/// What nodes say and hear.
pub trait Bus: Send + Sync {
    /// Says something to all nodes.
    fn publish(&self, from: u64, news: BusMessage);

    /// Hears what is said from now on, with who says it.
    fn subscribe(&self) -> broadcast::Receiver<(u64, BusMessage)>;
}

/// The bus of nodes in one process.
#[derive(Clone, Debug)]
pub struct InProcessBus(broadcast::Sender<(u64, BusMessage)>);

impl Default for InProcessBus {
    fn default() -> Self {
        Self(broadcast::Sender::new(PATIENCE))
    }
}

impl Bus for InProcessBus {
    fn publish(&self, from: NodeId, news: BusMessage) {
        // Nobody may be there to hear it.
        _ = self.0.send((from, news));
    }

    fn subscribe(&self) -> broadcast::Receiver<(u64, BusMessage)> {
        self.0.subscribe()
    }
}
