//! The games that this node has at hand.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use basalt_store::Store;
use basalt_wire::{GameId, Refusal};
use tokio::sync::Mutex as AsyncMutex;

use super::hub::Hub;
use super::loaded_game::LoadedGame;
use crate::api_error::ApiError;

/// More games are not kept at hand, unless somebody looks at them.
const MOST: usize = 4096;

/// A game for one at a time.
pub(crate) type CachedGame = Arc<AsyncMutex<LoadedGame>>;

/// The games at hand. What is here may be old; whoever changes a game finds that out when storing.
#[derive(Debug, Default)]
pub(crate) struct GameCache(Mutex<HashMap<GameId, CachedGame>>);

impl GameCache {
    fn tables(&self) -> MutexGuard<'_, HashMap<GameId, CachedGame>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game that is at hand.
    pub(crate) fn at_hand(&self, game: GameId) -> Option<CachedGame> {
        self.tables().get(&game).cloned()
    }

    /// All games at hand.
    pub(crate) fn all(&self) -> Vec<CachedGame> {
        self.tables().values().cloned().collect()
    }

    /// A game, from the store if it is not at hand.
    pub(crate) async fn open(
        &self,
        game: GameId,
        store: &Store,
        hub: &Hub,
    ) -> Result<CachedGame, ApiError> {
        if let Some(table) = self.at_hand(game) {
            return Ok(table);
        }
        let open = load(game, store).await?;
        let mut tables = self.tables();
        if tables.len() >= MOST {
            tables.retain(|&game, table| Arc::strong_count(table) > 1 || hub.is_watched(game));
        }
        // Somebody else may have been quicker: all must share one table.
        Ok(tables.entry(game).or_insert_with(|| Arc::new(AsyncMutex::new(open))).clone())
    }

    /// The next who asks gets it from the store.
    pub(crate) fn forget(&self, game: GameId) {
        self.tables().remove(&game);
    }
}

/// A game as the store has it.
pub(crate) async fn load(game: GameId, store: &Store) -> Result<LoadedGame, ApiError> {
    let (header, events) = store.load(game).await?.ok_or(Refusal::NoGame)?;
    Ok(LoadedGame::new(header, events)?)
}
