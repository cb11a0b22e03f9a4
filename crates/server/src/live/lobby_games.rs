//! The games that the lobby shows, made once for everybody who enters it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use basalt_referee::{GameId, Millis};
use basalt_wire::{Listed, LiveGame, LobbyCounts};
use tokio::sync::Mutex as AsyncMutex;

use super::node::Node;
use crate::api_error::{ApiResult, one_of_many};
use crate::lock::lock;

/// Maximum number of running games in the lobby.
const MAX_GAMES: usize = 20;

/// Time for which one list of games is sent to everybody who enters the lobby, in milliseconds: making it takes several reads of
/// the store.
const LOBBY_LIFETIME_MS: Millis = 1_000;

/// The parts of the lobby that are the same for all clients.
pub(crate) struct LobbyGames {
    pub(crate) live: Vec<LiveGame>,
    pub(crate) counts: LobbyCounts,
    pub(crate) recent: Vec<Listed>,
    /// The number of the last event of each running game.
    pub(crate) boards: HashMap<GameId, u32>,
}

/// The last list of games, and the time at which it was made.
#[derive(Default)]
pub(crate) struct LobbyCache(AsyncMutex<Option<(Millis, Arc<LobbyGames>)>>);

/// The games whose boards the lobby shows, each with the number of the last event that everybody there was sent.
#[derive(Debug, Default)]
pub(crate) struct ShownBoards(Mutex<HashMap<GameId, u32>>);

impl ShownBoards {
    fn games(&self) -> MutexGuard<'_, HashMap<GameId, u32>> {
        lock(&self.0)
    }

    /// The ids of the games.
    pub(crate) fn ids(&self) -> Vec<GameId> {
        self.games().keys().copied().collect()
    }

    /// The games with their numbers.
    pub(crate) fn all(&self) -> Vec<(GameId, u32)> {
        self.games().iter().map(|(&game, &sent)| (game, sent)).collect()
    }

    /// Notes that everybody is sent a board, if it is still shown.
    pub(crate) fn set(&self, game: GameId, number: u32) {
        if let Some(sent) = self.games().get_mut(&game) {
            *sent = number;
        }
    }

    /// Notes that somebody was sent the boards of a list. Where they or others have an older board, it is sent again.
    pub(crate) fn note_sent(&self, boards: &HashMap<GameId, u32>) {
        let mut games = self.games();
        for (game, &number) in boards {
            if let Some(sent) = games.get_mut(game) {
                *sent = number.min(*sent);
            }
        }
    }

    /// Replaces the games by those of a new list.
    fn replace(&self, boards: &HashMap<GameId, u32>) {
        let mut games = self.games();
        games.retain(|game, _| boards.contains_key(game));
        for (&game, &number) in boards {
            games.entry(game).or_insert(number);
        }
    }
}

impl Node {
    /// The games for somebody who enters the lobby.
    pub(crate) async fn kept_lobby_games(&self) -> ApiResult<Arc<LobbyGames>> {
        let mut kept = self.lobby_cache.0.lock().await;
        match &*kept {
            Some((made, games)) if self.now().saturating_sub(*made) < LOBBY_LIFETIME_MS => {
                Ok(Arc::clone(games))
            }
            _ => self.keep_lobby_games(&mut kept).await,
        }
    }

    /// The games as they are now.
    pub(crate) async fn new_lobby_games(&self) -> ApiResult<Arc<LobbyGames>> {
        let mut kept = self.lobby_cache.0.lock().await;
        self.keep_lobby_games(&mut kept).await
    }

    async fn keep_lobby_games(
        &self,
        kept: &mut Option<(Millis, Arc<LobbyGames>)>,
    ) -> ApiResult<Arc<LobbyGames>> {
        let made = self.now();
        let games = Arc::new(self.read_lobby_games().await?);
        *kept = Some((made, Arc::clone(&games)));
        Ok(games)
    }

    async fn read_lobby_games(&self) -> ApiResult<LobbyGames> {
        let mut live = Vec::new();
        let mut boards = HashMap::new();
        for header in self.games_to_watch().await?.into_iter().take(MAX_GAMES) {
            let Some(loaded) = one_of_many(self.open_to(&header).await)? else { continue };
            boards.insert(header.game, loaded.game.number());
            let board = Some(loaded.live_board(self.clock_time()));
            live.push(LiveGame { board, ..loaded.live_game() });
        }
        self.shown_boards.replace(&boards);
        let (counts, recent) = (self.lobby_counts().await?, self.last_results().await?);
        Ok(LobbyGames { live, counts, recent, boards })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_sent_again_to_those_who_have_an_older_one() {
        let boards = |numbers: [u32; 2]| -> HashMap<GameId, u32> {
            (0..).map(GameId::from_bits).zip(numbers).collect()
        };
        let shown = ShownBoards::default();
        let sent = || {
            let mut all = shown.all();
            all.sort_unstable();
            all.into_iter().map(|(_, number)| number).collect::<Vec<_>>()
        };
        shown.replace(&boards([5, 2]));
        assert_eq!(sent(), [5, 2]);
        shown.replace(&boards([6, 2]));
        assert_eq!(sent(), [5, 2], "those who came first have the fifth");
        shown.set(GameId::from_bits(0), 7);
        shown.note_sent(&boards([6, 3]));
        assert_eq!(sent(), [6, 2], "whoever came last has the sixth");
        shown.replace(&HashMap::from([(GameId::from_bits(1), 9)]));
        assert_eq!(sent(), [2], "the other is no longer shown");
    }
}
