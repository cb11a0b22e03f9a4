//! The starts of games of which players have been told, so that nobody is told twice.

use std::collections::HashMap;
use std::sync::Mutex;

use basalt_referee::{GameId, Millis};
use basalt_store::PlayerId;

use crate::lock::lock;

/// Time for which a start is remembered, in milliseconds.
const MEMORY_MS: Millis = 60_000;

/// The starts, with the time at which each was told.
#[derive(Debug, Default)]
pub(crate) struct ToldStarts(Mutex<HashMap<(GameId, PlayerId), Millis>>);

impl ToldStarts {
    /// Whether a player has not been told yet; from now on they have.
    pub(crate) fn is_news(&self, game: GameId, player: PlayerId, now: Millis) -> bool {
        let mut told = lock(&self.0);
        told.retain(|_, &mut at| now.saturating_sub(at) < MEMORY_MS);
        told.insert((game, player), now).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_told_once() {
        let told = ToldStarts::default();
        let (game, player) = (GameId::from_bits(1), "7".parse().expect("an id"));
        assert!(told.is_news(game, player, 0) && !told.is_news(game, player, 10));
        assert!(told.is_news(game, "8".parse().expect("an id"), 10));
        assert!(told.is_news(game, player, 10 + MEMORY_MS));
    }
}
