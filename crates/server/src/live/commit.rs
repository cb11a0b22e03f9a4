//! From a decision to those who see it: stored first, told afterwards.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use basalt_referee::Game;
use basalt_rules::{ByColor, Color};
use basalt_store::{Append, Appended, PlayerId, RatedBy};
use basalt_wire::{Ending, Event, FromServer, GameId, Millis, Pace, RatingChange, Refusal};

use super::bus::News;
use super::computers::Computers;
use super::node::Node;
use super::open_game::{OpenGame, summary};
use super::{tables, trouble};
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
        open: &mut OpenGame,
        events: Vec<Event>,
        now: Millis,
    ) -> Result<Outcome, Refusal> {
        let id = open.header.game;
        let after = open.game.number();
        let events = open.game.number_all(events, now);
        let mut next = open.game.clone();
        events.iter().try_for_each(|event| next.apply(event)).map_err(|_| Refusal::Trouble)?;
        let rated = rated(&next);
        let append = Append { game: id, after, events: events.clone(), now: summary(&next), rated };
        match self.store().append(append).await {
            Ok(Appended::Committed { ratings }) => {
                open.game = next;
                open.events.extend(events);
                self.tell_change(open, after, ratings, now);
                Ok(Outcome::Done)
            }
            Ok(Appended::Stale) => {
                *open = tables::load(id, self.store()).await?;
                Ok(Outcome::Overtaken)
            }
            Err(error) => {
                // Whether it is stored is not known: the next one looks.
                self.tables.forget(id);
                Err(trouble(error))
            }
        }
    }

    fn tell_change(
        self: &Arc<Self>,
        open: &OpenGame,
        after: u32,
        ratings: Option<ByColor<RatingChange>>,
        now: Millis,
    ) {
        let game = open.header.game;
        self.hub.tell_game(game, &open.since(after, now));
        self.publish(News::Game(game));
        if let Some(ByColor { white, black }) = ratings {
            self.tell_game(game, FromServer::Rated { game, white, black });
        }
        if open.game.ending().is_some() {
            self.lobby_is_old.store(true, Ordering::Relaxed);
        }
        self.call_players(open);
        Computers::consider(self, open);
    }

    /// Calls those whose turn it is and who look elsewhere. By correspondence both have another list then.
    fn call_players(self: &Arc<Self>, open: &OpenGame) {
        let game = open.header.game;
        let days = matches!(open.header.terms.pace, Pace::Days(_));
        for color in Color::ALL {
            let Some(player) = open.seat(color).player() else { continue };
            let their_turn = color == open.game.to_move();
            if days || their_turn && self.hub.is_elsewhere(player, game) {
                self.call(player);
            }
        }
    }

    /// Tells a player, on whichever node they are, where it is their turn.
    pub(crate) fn call(self: &Arc<Self>, player: PlayerId) {
        self.publish(News::Turn(player));
        if self.hub.is_connected(player) {
            let node = Arc::clone(self);
            // Whoever is not reached now is told when they come back.
            tokio::spawn(async move { _ = node.tell_waiting(player).await });
        }
    }

    /// Another node has changed a game: those who look at it here are told.
    pub(crate) async fn catch_up(self: &Arc<Self>, game: GameId) -> Result<(), Refusal> {
        let Some(table) = self.tables.at_hand(game) else { return Ok(()) };
        let mut open = table.lock().await;
        let after = open.game.number();
        let events = self.store().events_after(game, after).await.map_err(trouble)?;
        if !events.is_empty() {
            open.extend(events).map_err(trouble)?;
            self.hub.tell_game(game, &open.since(after, self.now()));
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
