//! The message bus between nodes. The store is the truth; a node that misses a message finds out by reading there.

use basalt_referee::{GameId, SeekId};
use basalt_store::PlayerId;
use tokio::sync::broadcast;

/// Maximum number of messages that wait for a slow node.
pub(crate) const BUS_CAPACITY: usize = 4096;

/// Random number of a node, by which it recognises its own messages.
pub(crate) type NodeId = u64;

/// A message to the other nodes: ids and numbers only. Whoever needs more reads it from the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BusMessage {
    /// The sender is there; sent every second.
    Here,
    /// A game has events up to this number.
    Game {
        /// The game.
        game: GameId,
        /// The number of its last event.
        number: u32,
    },
    /// A rematch of a game is offered or begins.
    Header(GameId),
    /// A game has chat lines up to this number.
    Said {
        /// The game.
        game: GameId,
        /// The number of the last line.
        number: u32,
    },
    /// Somebody has begun or ceased to watch a game.
    Audience(GameId),
    /// A game of a player has started.
    Started {
        /// The game.
        game: GameId,
        /// One of its players.
        player: PlayerId,
    },
    /// A challenge was opened.
    SeekOpened(SeekId),
    /// A challenge was closed.
    SeekClosed(SeekId),
    /// It may have become a player's turn.
    Turn(PlayerId),
    /// A guest has become a member, with a new name.
    Renamed(PlayerId),
    /// All connections of a player are to be closed.
    SessionChanged(PlayerId),
}

/// An event on the bus, as a node receives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BusEvent {
    /// A message of a node.
    Message {
        /// The number of its sender.
        from: u64,
        /// The message.
        message: BusMessage,
    },
    /// Messages may be lost: everything that is shown has to be read again.
    Gap,
}

/// Whether messages reach other nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BusState {
    /// There are no other nodes.
    Alone,
    /// The bus does not answer.
    Lost,
    /// The bus answers.
    Connected,
}

/// A bus that connects nodes.
pub trait Bus: Send + Sync {
    /// Publishes a message to all nodes. It may get lost.
    fn publish(&self, from: u64, message: BusMessage);

    /// Subscribes to messages.
    fn subscribe(&self) -> broadcast::Receiver<BusEvent>;

    /// Whether messages reach other nodes now.
    fn state(&self) -> BusState;
}

/// The bus of the only node of its store: nobody listens.
#[derive(Clone, Debug)]
pub struct NoBus(broadcast::Sender<BusEvent>);

impl Default for NoBus {
    fn default() -> Self {
        Self(broadcast::Sender::new(1))
    }
}

impl Bus for NoBus {
    fn publish(&self, _: u64, _: BusMessage) {}

    fn subscribe(&self) -> broadcast::Receiver<BusEvent> {
        self.0.subscribe()
    }

    fn state(&self) -> BusState {
        BusState::Alone
    }
}

/// A bus for the nodes of one process.
#[derive(Clone, Debug)]
pub struct InProcessBus(broadcast::Sender<BusEvent>);

impl Default for InProcessBus {
    fn default() -> Self {
        Self(broadcast::Sender::new(BUS_CAPACITY))
    }
}

impl Bus for InProcessBus {
    fn publish(&self, from: NodeId, message: BusMessage) {
        // There may be no subscribers.
        _ = self.0.send(BusEvent::Message { from, message });
    }

    fn subscribe(&self) -> broadcast::Receiver<BusEvent> {
        self.0.subscribe()
    }

    fn state(&self) -> BusState {
        BusState::Connected
    }
}
