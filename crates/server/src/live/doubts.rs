//! Games whose last commit has failed. Nobody knows whether it was made, or will be: a database may go on with a statement that was
//! given up. So these games are read again for a while, and whoever watches one is sent what is found.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use basalt_referee::GameId;

use super::node::Node;
use crate::api_error::{ApiResult, one_of_many};
use crate::lock::lock;

/// Time after a failed commit in which it may still be made.
const MAX_DELAY: Duration = Duration::from_secs(30);

/// The games, each with the time at which its last commit failed.
#[derive(Debug, Default)]
pub(crate) struct Doubts(Mutex<HashMap<GameId, Instant>>);

impl Doubts {
    fn games(&self) -> MutexGuard<'_, HashMap<GameId, Instant>> {
        lock(&self.0)
    }

    /// Notes that a commit has failed.
    pub(crate) fn note(&self, game: GameId) {
        self.games().insert(game, Instant::now());
    }

    fn all(&self) -> Vec<GameId> {
        self.games().keys().copied().collect()
    }

    /// Forgets a game that was read, unless its commit failed a short time before that.
    fn forget(&self, game: GameId, read: Instant) {
        self.games().retain(|&other, failed| {
            other != game || read.saturating_duration_since(*failed) < MAX_DELAY
        });
    }
}

impl Node {
    /// Reads the games again whose last commit has failed.
    pub(crate) async fn settle_doubts(&self) -> ApiResult {
        for game in self.doubts.all() {
            let begun = Instant::now();
            if one_of_many(self.reload_game(game).await)?.is_some() {
                self.doubts.forget(game, begun);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use basalt_referee::Command;
    use basalt_wire::{FromServer, read};

    use super::*;
    use crate::live::NoBus;

    #[test]
    fn a_commit_that_failed_lately_may_still_be_made() {
        let (doubts, game) = (Doubts::default(), GameId::from_bits(1));
        doubts.note(game);
        doubts.forget(game, Instant::now());
        assert_eq!(doubts.all(), [game]);
        doubts.forget(game, Instant::now() + MAX_DELAY);
        assert_eq!(doubts.all(), []);
    }

    #[tokio::test]
    async fn a_game_whose_commit_fails_is_read_again() {
        let (node, _folder) = Node::quiet("failing").await;
        let (game, [ada, _]) = node.test_game().await;
        node.open(game).await.expect("there");
        node.note_alive().await.expect("the store answers");
        node.store().close().await;
        let failed = node.execute((ada, game), 0, 0, Command::Play("a1".to_owned())).await;
        assert!(failed.is_err_and(|error| error.is_server_failure()));
        assert_eq!(node.doubts.all(), [game]);
        assert!(node.open(game).await.expect("cached").lock().await.is_in_doubt);
        node.settle_doubts().await.expect_err("the store does not answer");
        assert_eq!(node.doubts.all(), [game], "it is read again until the store answers");
    }

    #[tokio::test]
    async fn a_commit_that_is_made_after_it_has_failed_is_shown() {
        let (node, _folder) = Node::quiet("doubts").await;
        let (game, [ada, bea]) = node.test_game().await;
        let mut lines = node.spectator(game).await;
        // As if the database had gone on with a statement that was given up.
        let database = Arc::new(Node::new(node.state.clone(), Arc::new(NoBus::default())));
        let play = |mv: &str| Command::Play(mv.to_owned());
        database.execute((ada, game), 0, 0, play("a1")).await.expect("legal");
        node.doubts.note(game);
        node.settle_doubts().await.expect("the store answers");
        let told = lines.try_recv().ok().and_then(|line| read(&line));
        assert!(matches!(told, Some(FromServer::Events { events, .. }) if events.len() == 1));
        node.execute((bea, game), 1, 0, play("b1")).await.expect("it is Black's turn");
        node.store().close().await;
    }
}
