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
    pub(crate) waiting_appends: usize,
    pub(crate) waiting_passwords: usize,
    pub(crate) running_searches: usize,
    pub(crate) waiting_searches: usize,
}

impl Live {
    /// The load of this node.
    pub(crate) fn load(&self) -> Load {
        let node = &self.node;
        let (running_searches, waiting_searches) = node.computers.searches();
        Load {
            websockets: node.hub.connection_count(),
            players: node.hub.player_count() as usize,
            games: node.game_cache.len(),
            waiting_appends: node.store().waiting_appends(),
            waiting_passwords: node.state.passwords().waiting(),
            running_searches,
            waiting_searches,
        }
    }

    /// Whether messages reach other nodes.
    pub(crate) fn bus_state(&self) -> BusState {
        self.node.bus.state()
    }
}
