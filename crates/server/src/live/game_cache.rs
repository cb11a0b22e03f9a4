//! Cache of the games that this node has loaded.

use std::collections::{HashMap, HashSet};
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
const MAX_IDLE_GAMES: usize = 4_096;

/// A cached game, which one task at a time may use.
pub(crate) type CachedGame = Arc<AsyncMutex<LoadedGame>>;

/// The cached games. An entry may be stale; a commit to a stale game fails and reloads it.
#[derive(Debug, Default)]
pub(crate) struct GameCache(Mutex<State>);

#[derive(Debug)]
struct State {
    games: HashMap<GameId, CachedGame>,
    /// Number of games at which idle ones are dropped next: twice as many as were left the last time. Looking through all of
    /// them whenever a game is loaded would make thousands of watched games costly.
    drops_at: usize,
}

impl Default for State {
    fn default() -> Self {
        Self { games: HashMap::new(), drops_at: MAX_IDLE_GAMES }
    }
}

impl State {
    /// Drops the games that nobody uses or watches, if there are many games.
    fn drop_idle(&mut self, watched: impl FnOnce() -> HashSet<GameId>) {
        if self.games.len() < self.drops_at {
            return;
        }
        let watched = watched();
        self.games.retain(|game, cached| Arc::strong_count(cached) > 1 || watched.contains(game));
        self.drops_at = (2 * self.games.len()).max(MAX_IDLE_GAMES);
    }
}

impl GameCache {
    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.0)
    }

    /// The game, if it is in the cache.
    pub(crate) fn get(&self, game: GameId) -> Option<CachedGame> {
        self.state().games.get(&game).cloned()
    }

    /// Number of cached games.
    pub(crate) fn len(&self) -> usize {
        self.state().games.len()
    }

    /// All cached games.
    pub(crate) fn all(&self) -> Vec<CachedGame> {
        self.state().games.values().cloned().collect()
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
        let mut state = self.state();
        state.drop_idle(|| hub.watched().into_iter().collect());
        // Another task may have loaded it meanwhile: all must share one entry.
        let entry = state.games.entry(game);
        Ok(entry.or_insert_with(|| Arc::new(AsyncMutex::new(loaded))).clone())
    }
}

/// Loads a game from the store.
pub(crate) async fn load(game: GameId, store: &Store) -> ApiResult<LoadedGame> {
    let (header, events) = store.load(game).await?.ok_or(ErrorCode::NoGame)?;
    Ok(LoadedGame::new(header, events)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: usize) -> GameId {
        GameId::from_bits(number as u64)
    }

    fn cached() -> CachedGame {
        Arc::new(AsyncMutex::new(LoadedGame::sample(id(0))))
    }

    #[test]
    fn games_that_nobody_uses_or_watches_are_dropped() {
        let games = (0..MAX_IDLE_GAMES).map(|number| (id(number), cached())).collect();
        let mut state = State { games, ..State::default() };
        let used = state.games[&id(5)].clone();
        state.drop_idle(|| [id(7)].into());
        let mut left: Vec<GameId> = state.games.keys().copied().collect();
        left.sort_unstable();
        assert_eq!((left, state.drops_at), (vec![id(5), id(7)], MAX_IDLE_GAMES));
        drop(used);
    }

    /// Games that have to stay do not make every later load look through all of them.
    #[test]
    fn games_that_cannot_be_dropped_are_looked_through_as_they_double() {
        let (mut state, used) = (State::default(), cached());
        let mut looks = Vec::new();
        for number in 0..4 * MAX_IDLE_GAMES {
            state.drop_idle(|| {
                looks.push(number);
                HashSet::new()
            });
            state.games.insert(id(number), Arc::clone(&used));
        }
        assert_eq!(looks, [MAX_IDLE_GAMES, 2 * MAX_IDLE_GAMES]);
    }
}
