//! Commits events of a game: stores them first, broadcasts them afterwards.

use std::sync::Arc;
use std::time::Instant;

use basalt_referee::{Ending, Event, Millis, Numbered, OnlineGame, Pace, RatingChange};
use basalt_rules::{ByColor, Color};
use basalt_store::{Append, Appended, PlayerId, RatingRule};

use super::bus::BusMessage;
use super::computer::ComputerPool;
use super::loaded_game::{LoadedGame, summary};
use super::node::Node;
use crate::api_error::{ApiError, ApiResult};
use crate::ratings;

/// The outcome of a commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The events are stored and broadcast.
    Done,
    /// Another node has committed first. The game is reloaded: decide again.
    Overtaken,
}

impl Node {
    /// Commits events and broadcasts them. The caller holds the lock of the game, so that clients receive them in
    /// order.
    pub(crate) async fn commit(
        self: &Arc<Self>,
        loaded: &mut LoadedGame,
        events: Vec<Event>,
        now: Millis,
    ) -> ApiResult<Outcome> {
        let id = loaded.header.game;
        let after = loaded.game.number();
        let events = loaded.game.number_all(events, now);
        let mut next = loaded.game.clone();
        events
            .iter()
            .try_for_each(|event| next.apply(event))
            .map_err(|_| ApiError::internal("the referee rejects its own events"))?;
        let rated = rated(&next);
        let append = Append { game: id, after, events: events.clone(), now: summary(&next), rated };
        let begun = Instant::now();
        // It stays so if the store fails, or if this task is dropped meanwhile.
        loaded.is_in_doubt = true;
        match self.store().append(append).await {
            Ok(Appended::Committed { ratings }) => {
                loaded.is_in_doubt = false;
                self.count_commit(&events, begun);
                let is_moved = events.iter().any(|event| changes_turn(&event.event));
                loaded.game = next;
                loaded.events.extend(events);
                self.broadcast_change(loaded, ratings, now);
                if is_moved {
                    self.notify_of_turn(loaded);
                }
                Ok(Outcome::Done)
            }
            Ok(Appended::Stale) => {
                self.reload_events(loaded).await?;
                Ok(Outcome::Overtaken)
            }
            Err(error) => {
                self.doubts.note(id);
                self.outages.note_failure();
                Err(error.into())
            }
        }
    }

    fn count_commit(&self, events: &[Numbered], begun: Instant) {
        let metrics = self.state.metrics();
        metrics.append_seconds.observe(begun.elapsed().as_secs_f64());
        let moves = events.iter().filter(|event| matches!(event.event, Event::Move { .. }));
        metrics.moves.inc_by(moves.count() as u64);
    }

    fn broadcast_change(
        self: &Arc<Self>,
        loaded: &LoadedGame,
        ratings: Option<ByColor<RatingChange>>,
        now: Millis,
    ) {
        let game = loaded.header.game;
        self.hub.show(loaded, now);
        self.publish(BusMessage::Game { game, number: loaded.game.number() });
        if let Some(changes) = ratings {
            self.hub.show_ratings(game, changes);
        }
        if loaded.game.ending().is_some() {
            self.hub.mark_lobby_changed();
            self.wake_streams_of(loaded);
        }
        self.notify_turns(loaded);
        ComputerPool::wake(self, loaded);
    }

    /// Wakes the streams of both players on this node.
    pub(crate) fn wake_streams_of(&self, loaded: &LoadedGame) {
        for player in Color::ALL.into_iter().filter_map(|color| loaded.seat(color).player()) {
            self.hub.wake_streams(player);
        }
    }

    /// Notifies the player to move if they do not watch. In a correspondence game the lists of both players change.
    fn notify_turns(self: &Arc<Self>, loaded: &LoadedGame) {
        let game = loaded.header.game;
        let days = matches!(loaded.header.terms.pace, Pace::Days(_));
        for color in Color::ALL {
            let Some(player) = loaded.seat(color).player() else { continue };
            let their_turn = color == loaded.game.to_move();
            if days || their_turn && !self.hub.is_watching(game, color) {
                self.notify_turn(player);
            }
        }
    }

    /// Sends the list of games to move in to a player, on whichever node they are.
    pub(crate) fn notify_turn(self: &Arc<Self>, player: PlayerId) {
        self.publish(BusMessage::Turn(player));
        if self.hub.is_connected(player) {
            let node = Arc::clone(self);
            // A player who is not reached is told when they reconnect.
            tokio::spawn(async move { _ = node.send_games_to_move(player).await });
        }
    }
}

/// Whether it may be another player's turn after an event.
fn changes_turn(event: &Event) -> bool {
    matches!(event, Event::Move { .. } | Event::TakenBack { .. })
}

/// The rating change that comes with the end of a game, if it is rated.
pub(crate) fn rated(game: &OnlineGame) -> Option<RatingRule> {
    let counts = game.terms().rated && game.ending().is_some_and(Ending::counts);
    let pool = game.terms().pool().filter(|_| counts)?;
    Some(RatingRule { pool, rate: ratings::rate })
}

#[cfg(test)]
mod tests {
    use basalt_referee::Command;
    use futures_util::FutureExt as _;
    use tokio::task::yield_now;

    use super::*;

    /// Requests that only read may commit the time of an outage, and are dropped with their clients.
    #[tokio::test]
    async fn a_commit_that_nobody_waits_for_is_read_back() {
        let (node, _folder) = Node::quiet("dropped").await;
        let (game, [ada, bea]) = node.test_game().await;
        node.note_alive().await.expect("the store answers");
        let play = |mv: &str| Command::Play(mv.to_owned());
        let mut dropped = Box::pin(node.execute((ada, game), 0, 0, play("a1")));
        assert!((&mut dropped).now_or_never().is_none(), "it is being committed");
        drop(dropped);
        while node.store().header(game).await.expect("answers").expect("there").number == 0 {
            yield_now().await;
        }
        node.execute((bea, game), 1, 0, play("b1")).await.expect("it is Black's turn");
        node.store().close().await;
    }
}
