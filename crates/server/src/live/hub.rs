//! Who is connected to this node, and who looks at what.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use basalt_rules::{ByColor, Color};
use basalt_store::{PlayerId, Present};
use basalt_wire::{FromServer, GameId, Millis, Presence, Refusal};

use super::audience::Audience;
use super::outbox::{self, Outbox};
use crate::api_error::ApiError;

/// Which connection.
pub(crate) type ConnectionId = u64;

/// So many games one connection may look at.
const MOST_GAMES: usize = 32;

/// So many connections one player may have.
const MOST_CONNECTIONS: usize = 20;

/// Who is connected.
#[derive(Debug, Default)]
pub(crate) struct Hub(Mutex<HubState>);

#[derive(Debug, Default)]
struct HubState {
    next: ConnectionId,
    connections: HashMap<ConnectionId, HubConnection>,
    players: HashMap<PlayerId, Vec<ConnectionId>>,
    games: HashMap<GameId, Audience>,
    /// Who looks at their games through another node.
    elsewhere: HashSet<Present>,
    lobby: HashSet<ConnectionId>,
}

#[derive(Debug)]
struct HubConnection {
    outbox: Outbox,
    player: Option<PlayerId>,
    games: Vec<GameId>,
}

/// Who enters an audience.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subscription {
    pub(crate) connection: ConnectionId,
    pub(crate) game: GameId,
    /// Which player it is, if one.
    pub(crate) color: Option<Color>,
    /// Which player is the computer, if one.
    pub(crate) computer: Option<Color>,
}

/// Coming and going.
impl Hub {
    fn people(&self) -> MutexGuard<'_, HubState> {
        // Nothing is left half done where it could panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody connects. A player with too many connections loses the oldest.
    pub(crate) fn join(&self, outbox: Outbox, player: Option<PlayerId>) -> ConnectionId {
        let mut people = self.people();
        people.next += 1;
        let id = people.next;
        people.connections.insert(id, HubConnection { outbox, player, games: Vec::new() });
        if let Some(player) = player {
            people.add_to_player(player, id);
        }
        id
    }

    /// Somebody is gone. Says which games they looked at.
    pub(crate) fn leave(&self, id: ConnectionId, now: Millis) -> Vec<GameId> {
        let mut people = self.people();
        people.lobby.remove(&id);
        let Some(connection) = people.connections.remove(&id) else { return Vec::new() };
        if let Some(player) = connection.player {
            people.remove_from_player(player, id);
        }
        for &game in &connection.games {
            people.leave_audience(id, game, now);
        }
        connection.games
    }

    /// Drops all connections of a player.
    pub(crate) fn disconnect_player(&self, player: PlayerId) {
        let people = self.people();
        let ids = people.players.get(&player).into_iter().flatten();
        for connection in ids.filter_map(|id| people.connections.get(id)) {
            connection.outbox.close();
        }
    }

    /// Drops everybody.
    pub(crate) fn close(&self) {
        self.people().connections.values().for_each(|connection| connection.outbox.close());
    }

    pub(crate) fn watch(&self, entrance: Subscription, now: Millis) -> Result<(), ApiError> {
        let Subscription { connection: id, game, color, computer } = entrance;
        let mut people = self.people();
        let Some(connection) = people.connections.get_mut(&id) else { return Ok(()) };
        if !connection.games.contains(&game) {
            if connection.games.len() == MOST_GAMES {
                return Err(Refusal::TooOften { seconds: 1 }.into());
            }
            connection.games.push(game);
        }
        let elsewhere = people.elsewhere_in(game);
        let audience = people.games.entry(game).or_insert_with(|| Audience::new(computer, now));
        audience.enter(id, color);
        audience.see_elsewhere(elsewhere, now);
        Ok(())
    }

    pub(crate) fn unwatch(&self, id: ConnectionId, game: GameId, now: Millis) {
        let mut people = self.people();
        if let Some(connection) = people.connections.get_mut(&id) {
            connection.games.retain(|&watched| watched != game);
        }
        people.leave_audience(id, game, now);
    }

    /// Learns who looks at their games through another node. Says in which games that is news.
    pub(crate) fn see_elsewhere(&self, elsewhere: HashSet<Present>, now: Millis) -> Vec<GameId> {
        let mut people = self.people();
        people.elsewhere = elsewhere;
        let games: Vec<GameId> = people.games.keys().copied().collect();
        let mut is_news = |game: &GameId| {
            let elsewhere = people.elsewhere_in(*game);
            people
                .games
                .get_mut(game)
                .is_some_and(|audience| audience.see_elsewhere(elsewhere, now))
        };
        games.into_iter().filter(|game| is_news(game)).collect()
    }

    pub(crate) fn enter_lobby(&self, id: ConnectionId) {
        self.people().lobby.insert(id);
    }

    pub(crate) fn leave_lobby(&self, id: ConnectionId) {
        self.people().lobby.remove(&id);
    }
}

/// Asking.
impl Hub {
    pub(crate) fn presence(&self, game: GameId) -> Presence {
        self.people().games.get(&game).map(Audience::presence).unwrap_or_default()
    }

    /// Since when a player has been away from a game, as far as this node knows.
    pub(crate) fn away_since(&self, game: GameId, color: Color) -> Option<Millis> {
        self.people().games.get(&game)?.away_since(color)
    }

    /// The players who look at their games through this node.
    pub(crate) fn present(&self) -> Vec<Present> {
        let people = self.people();
        let of_game = |(&game, audience): (&GameId, &Audience)| {
            audience.players().map(move |color| Present { game, color }).collect::<Vec<_>>()
        };
        people.games.iter().flat_map(of_game).collect()
    }

    pub(crate) fn is_watched(&self, game: GameId) -> bool {
        self.people().games.contains_key(&game)
    }

    pub(crate) fn watched(&self) -> Vec<GameId> {
        self.people().games.keys().copied().collect()
    }

    /// Whether a player is connected, but does not look at this game.
    pub(crate) fn is_elsewhere(&self, player: PlayerId, game: GameId) -> bool {
        let people = self.people();
        let looks = |id: &ConnectionId| {
            people.connections.get(id).is_some_and(|other| other.games.contains(&game))
        };
        people.players.get(&player).is_some_and(|ids| !ids.iter().any(looks))
    }

    pub(crate) fn is_connected(&self, player: PlayerId) -> bool {
        self.people().players.contains_key(&player)
    }

    /// Everybody in the lobby, with who they are.
    pub(crate) fn lobby(&self) -> Vec<(Outbox, Option<PlayerId>)> {
        let people = self.people();
        let found = people.lobby.iter().filter_map(|id| people.connections.get(id));
        found.map(|connection| (connection.outbox.clone(), connection.player)).collect()
    }
}

/// Saying.
impl Hub {
    /// Says something to all who look at a game.
    pub(crate) fn send_to_game(&self, game: GameId, message: &FromServer) {
        let people = self.people();
        let Some(audience) = people.games.get(&game) else { return };
        let line = outbox::line(message);
        for connection in audience.connections().filter_map(|id| people.connections.get(&id)) {
            connection.outbox.put(line.clone());
        }
    }

    /// Says something to a player, wherever they are.
    pub(crate) fn send_to_player(&self, player: PlayerId, message: &FromServer) {
        let people = self.people();
        let Some(ids) = people.players.get(&player) else { return };
        let line = outbox::line(message);
        for connection in ids.iter().filter_map(|id| people.connections.get(id)) {
            connection.outbox.put(line.clone());
        }
    }
}

impl HubState {
    /// Who looks at a game through another node.
    fn elsewhere_in(&self, game: GameId) -> ByColor<bool> {
        ByColor::from_fn(|color| self.elsewhere.contains(&Present { game, color }))
    }

    fn add_to_player(&mut self, player: PlayerId, id: ConnectionId) {
        let ids = self.players.entry(player).or_default();
        ids.push(id);
        if ids.len() > MOST_CONNECTIONS
            && let Some(oldest) = self.connections.get(&ids[0])
        {
            oldest.outbox.close();
        }
    }

    fn remove_from_player(&mut self, player: PlayerId, id: ConnectionId) {
        if let Some(ids) = self.players.get_mut(&player) {
            ids.retain(|&other| other != id);
            if ids.is_empty() {
                self.players.remove(&player);
            }
        }
    }

    fn leave_audience(&mut self, id: ConnectionId, game: GameId, now: Millis) {
        if let Some(audience) = self.games.get_mut(&game) {
            audience.leave(id, now);
            if audience.is_empty() {
                self.games.remove(&game);
            }
        }
    }
}
