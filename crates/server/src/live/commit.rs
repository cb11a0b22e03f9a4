//! From a decision to those who see it: stored first, told afterwards.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use basalt_referee::Game;
use basalt_rules::{ByColor, Color};
use basalt_store::{Append, Appended, PlayerId, RatedBy};
use basalt_wire::{Ending, Event, FromServer, GameId, Millis, Pace, RatingChange};

use super::bus::BusMessage;
use super::computer::ComputerPool;
use super::game_cache;
use super::loaded_game::{LoadedGame, summary};
use super::node::Node;
use crate::api_error::ApiError;
use crate::ratings;

/// What came of storing a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is stored, and all are told.
    Done,
    /// Another node was quicker. The game is as the store has it now: decide again.
    Overtaken,
}

impl Node {
    /// Stores what was decided about a game, and tells everybody. The game is held by the caller, so that all are told
    /// in order.
    pub(crate) async fn commit(
        self: &Arc<Self>,
        open: &mut LoadedGame,
        events: Vec<Event>,
        now: Millis,
    ) -> Result<Outcome, ApiError> {
        let id = open.header.game;
        let after = open.game.number();
        let events = open.game.number_all(events, now);
        let mut next = open.game.clone();
        events
            .iter()
            .try_for_each(|event| next.apply(event))
            .map_err(|_| ApiError::internal("the referee rejects its own events"))?;
        let rated = rated(&next);
        let append = Append { game: id, after, events: events.clone(), now: summary(&next), rated };
        match self.store().append(append).await {
            Ok(Appended::Committed { ratings }) => {
                open.game = next;
                open.events.extend(events);
                self.broadcast_change(open, after, ratings, now);
                Ok(Outcome::Done)
            }
            Ok(Appended::Stale) => {
                *open = game_cache::load(id, self.store()).await?;
                Ok(Outcome::Overtaken)
            }
            Err(error) => {
                // Whether it is stored is not known: the next one looks.
                self.game_cache.forget(id);
                Err(error.into())
            }
        }
    }

    fn broadcast_change(
        self: &Arc<Self>,
        open: &LoadedGame,
        after: u32,
        ratings: Option<ByColor<RatingChange>>,
        now: Millis,
    ) {
        let game = open.header.game;
        self.hub.send_to_game(game, &open.since(after, now));
        self.publish(BusMessage::Game(game));
        if let Some(ByColor { white, black }) = ratings {
            self.send_to_game(game, FromServer::Rated { game, white, black });
        }
        if open.game.ending().is_some() {
            self.lobby_is_old.store(true, Ordering::Relaxed);
        }
        self.notify_turns(open);
        ComputerPool::consider(self, open);
    }

    /// Calls those whose turn it is and who look elsewhere. By correspondence both have another list then.
    fn notify_turns(self: &Arc<Self>, open: &LoadedGame) {
        let game = open.header.game;
        let days = matches!(open.header.terms.pace, Pace::Days(_));
        for color in Color::ALL {
            let Some(player) = open.seat(color).player() else { continue };
            let their_turn = color == open.game.to_move();
            if days || their_turn && self.hub.is_elsewhere(player, game) {
                self.notify_turn(player);
            }
        }
    }

    /// Tells a player, on whichever node they are, where it is their turn.
    pub(crate) fn notify_turn(self: &Arc<Self>, player: PlayerId) {
        self.publish(BusMessage::Turn(player));
        if self.hub.is_connected(player) {
            let node = Arc::clone(self);
            // Whoever is not reached now is told when they come back.
            tokio::spawn(async move { _ = node.send_games_to_move(player).await });
        }
    }

    /// Another node has changed a game: those who look at it here are told.
    pub(crate) async fn catch_up(self: &Arc<Self>, game: GameId) -> Result<(), ApiError> {
        let Some(table) = self.game_cache.at_hand(game) else { return Ok(()) };
        let mut open = table.lock().await;
        let after = open.game.number();
        let events = self.store().events_after(game, after).await?;
        if !events.is_empty() {
            open.extend(events)?;
            self.hub.send_to_game(game, &open.since(after, self.now()));
        }
        Ok(())
    }
}

/// How the end of a game changes ratings, if it does.
fn rated(game: &Game) -> Option<RatedBy> {
    let counts = game.terms().rated && game.ending().is_some_and(Ending::counts);
    let pool = game.terms().pool().filter(|_| counts)?;
    Some(RatedBy { pool, rate: ratings::rate })
}
