//! The load of a node, for its metrics.

use super::Live;
use super::bus::BusState;

/// The numbers of what a node holds, and of what waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Load {
    pub(crate) websockets: usize,
    pub(crate) players: usize,
    /// Games in memory.
    pub(crate) games: usize,
    /// Names of queues and their lengths.
    pub(crate) queues: [(&'static str, usize); 3],
    /// States of the engines' searches, and the number of searches in each.
    pub(crate) searches: [(&'static str, usize); 2],
}

impl Live {
    /// The load of this node.
    pub(crate) fn load(&self) -> Load {
        let node = &self.node;
        let (running, waiting) = node.computers.searches();
        Load {
            websockets: node.hub.connection_count(),
            players: node.hub.player_count() as usize,
            games: node.game_cache.len(),
            queues: [
                ("store", node.store().waiting_appends()),
                ("passwords", node.state.passwords().waiting()),
                ("engine", waiting),
            ],
            searches: [("running", running), ("waiting", waiting)],
        }
    }

    /// Whether messages reach other nodes.
    pub(crate) fn bus_state(&self) -> BusState {
        self.node.bus.state()
    }
}
