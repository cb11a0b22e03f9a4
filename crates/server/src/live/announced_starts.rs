//! The starts of games that were announced to players, so that none is announced twice.

use std::collections::HashMap;
use std::sync::Mutex;

use basalt_referee::{GameId, Millis};
use basalt_store::PlayerId;

use crate::lock::lock;

/// Time for which a start is remembered, in milliseconds.
const MEMORY_MS: Millis = 60_000;

/// The starts, with the time at which each was announced.
#[derive(Debug, Default)]
pub(crate) struct AnnouncedStarts(Mutex<HashMap<(GameId, PlayerId), Millis>>);

impl AnnouncedStarts {
    /// Notes that a start is announced to a player. Returns whether it was not before.
    pub(crate) fn announce(&self, game: GameId, player: PlayerId, now: Millis) -> bool {
        let mut starts = lock(&self.0);
        starts.retain(|_, &mut at| now.saturating_sub(at) < MEMORY_MS);
        starts.insert((game, player), now).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_announced_once() {
        let starts = AnnouncedStarts::default();
        let (game, player) = (GameId::from_bits(1), "7".parse().expect("an id"));
        assert!(starts.announce(game, player, 0) && !starts.announce(game, player, 10));
        assert!(starts.announce(game, "8".parse().expect("an id"), 10));
        assert!(starts.announce(game, player, 10 + MEMORY_MS));
    }
}
