//! Cache of the games that this node has loaded.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use basalt_referee::GameId;
use basalt_store::Store;
use basalt_wire::ErrorCode;
use tokio::sync::Mutex as AsyncMutex;

use super::hub::Hub;
use super::loaded_game::LoadedGame;
use crate::api_error::ApiResult;
use crate::lock::lock;

/// Number of games from which on those that nobody uses or watches are dropped.
const MAX_IDLE_GAMES: usize = 4096;

/// A cached game, which one task at a time may use.
pub(crate) type CachedGame = Arc<AsyncMutex<LoadedGame>>;

/// The cached games. An entry may be stale; a commit to a stale game fails and reloads it.
#[derive(Debug, Default)]
pub(crate) struct GameCache(Mutex<HashMap<GameId, CachedGame>>);

impl GameCache {
    fn games(&self) -> MutexGuard<'_, HashMap<GameId, CachedGame>> {
        lock(&self.0)
    }

    /// The game, if it is in the cache.
    pub(crate) fn get(&self, game: GameId) -> Option<CachedGame> {
        self.games().get(&game).cloned()
    }

    /// Number of cached games.
    pub(crate) fn len(&self) -> usize {
        self.games().len()
    }

    /// All cached games.
    pub(crate) fn all(&self) -> Vec<CachedGame> {
        self.games().values().cloned().collect()
    }

    /// The game; loads it from the store if it is not in the cache.
    pub(crate) async fn open(
        &self,
        game: GameId,
        store: &Store,
        hub: &Hub,
    ) -> ApiResult<CachedGame> {
        if let Some(cached) = self.get(game) {
            return Ok(cached);
        }
        let loaded = load(game, store).await?;
        let mut games = self.games();
        if games.len() >= MAX_IDLE_GAMES {
            games.retain(|&game, cached| Arc::strong_count(cached) > 1 || hub.is_watched(game));
        }
        // Another task may have loaded it meanwhile: all must share one entry.
        Ok(games.entry(game).or_insert_with(|| Arc::new(AsyncMutex::new(loaded))).clone())
    }

    /// Drops a game from the cache.
    pub(crate) fn forget(&self, game: GameId) {
        self.games().remove(&game);
    }
}

/// Loads a game from the store.
pub(crate) async fn load(game: GameId, store: &Store) -> ApiResult<LoadedGame> {
    let (header, events) = store.load(game).await?.ok_or(ErrorCode::NoGame)?;
    Ok(LoadedGame::new(header, events)?)
}
