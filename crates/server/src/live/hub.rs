//! The connections of this node, the games they watch, and the lobby.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::mem;
use std::sync::{Mutex, MutexGuard};

use axum::extract::ws::Utf8Bytes;
use basalt_referee::{ChatLine, GameId, Millis, RatingChange};
use basalt_rules::{ByColor, Color};
use basalt_store::{PlayerId, StoredAudience};
use basalt_wire::{ErrorCode, FromServer, Presence};

use super::audience::{Audience, Elsewhere};
use super::loaded_game::LoadedGame;
use super::outbox::{self, CloseReason, Outbox};
use super::presence_news::News;
use super::shown::Shown;
use crate::api_error::ApiResult;
use crate::client_address::AddressKey;
use crate::lock::lock;

/// Number of a connection on this node.
pub(crate) type ConnectionId = u64;

/// Maximum number of games that one connection may watch.
const MAX_WATCHED_GAMES: usize = 32;

/// Maximum number of games that the connections of one address may watch in all: two for each. A game that is watched stays in
/// memory. Players watch their own running games beyond it.
pub(crate) const MAX_ADDRESS_GAMES: usize = 2 * MAX_ADDRESS_CONNECTIONS;

/// Maximum number of connections of one player.
const MAX_PLAYER_CONNECTIONS: usize = 20;

/// Maximum number of connections of one address. The server bounds sockets by address as well, but behind a proxy all
/// have the same.
pub(super) const MAX_ADDRESS_CONNECTIONS: usize = 256;

/// The registry of connections.
#[derive(Debug, Default)]
pub(crate) struct Hub(Mutex<HubState>);

#[derive(Debug, Default)]
struct HubState {
    next: ConnectionId,
    connections: HashMap<ConnectionId, HubConnection>,
    players: HashMap<PlayerId, Vec<ConnectionId>>,
    /// The members who have connected or left since that was last stored.
    changed_members: HashSet<PlayerId>,
    /// The connections of each address.
    addresses: HashMap<AddressKey, AddressConnections>,
    /// Number of streams of each owner.
    streams: HashMap<StreamOwner, usize>,
    games: HashMap<GameId, Audience>,
    /// The games whose audience on this node has changed since it was last stored.
    changed_audiences: HashSet<GameId>,
    /// The games whose audience is to be told the presence later.
    untold_presences: HashSet<GameId>,
    /// The games in which each player was last told that it is their turn.
    games_to_move: HashMap<PlayerId, Vec<GameId>>,
    lobby: HashSet<ConnectionId>,
    /// Whether the list of running games has changed since the lobby was last sent.
    lobby_changed: bool,
}

#[derive(Debug)]
struct HubConnection {
    client: Joining,
    games: Vec<GameId>,
}

/// The connections of an address.
#[derive(Debug, Default)]
struct AddressConnections {
    ids: HashSet<ConnectionId>,
    /// Number of games that they watch. A game counts for each of them.
    games: usize,
}

/// The way in which a client is connected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ClientKind {
    WebSocket,
    /// A stream of the public API, with the owner that it is counted for.
    Stream(StreamOwner),
}

/// The owner of streams.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum StreamOwner {
    /// A member with an access token, for streams of games.
    GamesOfPlayer(PlayerId),
    /// A member with an access token, for event streams.
    EventsOfPlayer(PlayerId),
    /// An address that sends no token.
    Address(AddressKey),
}

/// A client that joins.
#[derive(Debug)]
pub(crate) struct Joining {
    pub(crate) outbox: Outbox,
    pub(crate) player: Option<PlayerId>,
    /// Whether the player is a member.
    pub(crate) member: bool,
    /// When it joins.
    pub(crate) since: Millis,
    /// The address that it is counted for.
    pub(crate) address: AddressKey,
    /// The members who have logged in with its browser.
    pub(crate) device: Vec<PlayerId>,
    /// How it is connected.
    pub(crate) kind: ClientKind,
}

/// Connecting, watching, disconnecting.
impl Hub {
    fn state(&self) -> MutexGuard<'_, HubState> {
        // No change is left half done where it could panic.
        lock(&self.0)
    }

    /// Number of connections.
    pub(crate) fn connection_count(&self) -> usize {
        self.state().connections.len()
    }

    /// Adds a connection. If its player has too many, the oldest is closed.
    pub(crate) fn join(&self, client: Joining) -> ConnectionId {
        self.state().join(client)
    }

    /// Adds a stream, unless its owner has `max` of them.
    pub(crate) fn join_stream(
        &self,
        owner: StreamOwner,
        max: usize,
        client: Joining,
    ) -> Option<ConnectionId> {
        let mut state = self.state();
        let count = state.streams.get(&owner).copied().unwrap_or_default();
        (count < max).then(|| state.join(Joining { kind: ClientKind::Stream(owner), ..client }))
    }

    /// Removes a connection. Returns the games that it watched.
    pub(crate) fn leave(&self, id: ConnectionId, now: Millis) -> Vec<GameId> {
        let mut state = self.state();
        state.lobby.remove(&id);
        let Some(connection) = state.connections.remove(&id) else { return Vec::new() };
        state.remove_from_address(id, &connection);
        if let ClientKind::Stream(owner) = &connection.client.kind {
            decrement(&mut state.streams, owner);
        }
        if let Some(player) = connection.client.player {
            state.remove_from_player(player, id);
            if connection.client.member {
                state.changed_members.insert(player);
            }
        }
        for &game in &connection.games {
            state.leave_audience(id, game, now);
        }
        connection.games
    }

    /// Closes all connections of a player.
    pub(crate) fn disconnect_player(&self, player: PlayerId) {
        let state = self.state();
        let ids = state.players.get(&player).into_iter().flatten();
        for connection in ids.filter_map(|id| state.connections.get(id)) {
            connection.client.outbox.close(CloseReason::SessionChanged);
        }
    }

    /// Closes the connections of a player that are older than a moment.
    pub(crate) fn disconnect_before(&self, player: PlayerId, moment: Millis) {
        let state = self.state();
        for client in state.clients_of(player).filter(|client| client.since < moment) {
            client.outbox.close(CloseReason::SessionChanged);
        }
    }

    /// Closes all connections of a server that stops.
    pub(crate) fn close(&self) {
        for connection in self.state().connections.values() {
            connection.client.outbox.close(CloseReason::Shutdown);
        }
    }

    /// Lets a connection watch a game as a player, or as a spectator without a colour. Those who watch it already have
    /// been sent all of it.
    pub(crate) fn watch(
        &self,
        id: ConnectionId,
        loaded: &LoadedGame,
        color: Option<Color>,
        max_of_address: usize,
        now: Millis,
    ) -> ApiResult {
        let game = loaded.header.game;
        let mut state = self.state();
        let is_own = color.is_some() && loaded.game.ending().is_none();
        if !state.connections.contains_key(&id) {
            return Ok(());
        }
        if !state.add_watched(id, game, if is_own { usize::MAX } else { max_of_address }) {
            return Err(ErrorCode::TooOften { seconds: 1 }.into());
        }
        let new = || Audience::new(loaded.computer(), Shown::of(loaded), now);
        state.games.entry(game).or_insert_with(new).enter(id, color);
        state.changed_audiences.insert(game);
        Ok(())
    }

    /// Whether a connection may watch a game as a spectator if its address may watch `max_of_address` games in all.
    pub(crate) fn has_room(&self, id: ConnectionId, game: GameId, max_of_address: usize) -> bool {
        self.state().has_room(id, game, max_of_address)
    }

    pub(crate) fn unwatch(&self, id: ConnectionId, game: GameId, now: Millis) {
        let mut state = self.state();
        state.remove_watched(id, game);
        state.leave_audience(id, game, now);
    }

    /// Replaces those who watch a game through other nodes. Returns whether that changes anything.
    pub(crate) fn set_elsewhere(&self, game: GameId, elsewhere: Elsewhere, now: Millis) -> bool {
        let mut state = self.state();
        state.games.get_mut(&game).is_some_and(|audience| audience.set_elsewhere(elsewhere, now))
    }

    /// The audiences on this node that have changed since the last call.
    pub(crate) fn take_changed_audiences(&self) -> Vec<StoredAudience> {
        let mut state = self.state();
        let changed = mem::take(&mut state.changed_audiences);
        let stored = |game: GameId| {
            let empty = || StoredAudience { game, players: ByColor::default(), spectators: 0 };
            state.games.get(&game).map_or_else(empty, |audience| audience.stored(game))
        };
        changed.into_iter().map(stored).collect()
    }

    /// The members who have connected to this node since the last call, and those who have left it.
    pub(crate) fn take_changed_members(&self) -> (Vec<PlayerId>, Vec<PlayerId>) {
        let mut state = self.state();
        let changed = mem::take(&mut state.changed_members);
        changed.into_iter().partition(|player| state.players.contains_key(player))
    }

    /// Notes that it has to be stored again whether members are connected.
    pub(crate) fn mark_members_changed(&self, members: impl IntoIterator<Item = PlayerId>) {
        self.state().changed_members.extend(members);
    }

    /// Notes that audiences have to be stored again.
    pub(crate) fn mark_audiences_changed(&self, games: impl IntoIterator<Item = GameId>) {
        self.state().changed_audiences.extend(games);
    }

    pub(crate) fn enter_lobby(&self, id: ConnectionId) {
        self.state().lobby.insert(id);
    }

    pub(crate) fn leave_lobby(&self, id: ConnectionId) {
        self.state().lobby.remove(&id);
    }

    /// Whether nobody is in the lobby.
    pub(crate) fn is_lobby_empty(&self) -> bool {
        self.state().lobby.is_empty()
    }

    /// Notes that the list of running games has changed.
    pub(crate) fn mark_lobby_changed(&self) {
        self.state().lobby_changed = true;
    }

    /// Whether the list of running games has changed since the last call.
    pub(crate) fn take_lobby_change(&self) -> bool {
        mem::take(&mut self.state().lobby_changed)
    }
}

/// Queries.
impl Hub {
    pub(crate) fn presence(&self, game: GameId) -> Presence {
        self.state().games.get(&game).map(Audience::presence).unwrap_or_default()
    }

    /// Time since which a player has been away from a game, as far as this node knows.
    pub(crate) fn away_since(&self, game: GameId, color: Color) -> Option<Millis> {
        self.state().games.get(&game)?.away_since(color)
    }

    pub(crate) fn is_watched(&self, game: GameId) -> bool {
        self.state().games.contains_key(&game)
    }

    pub(crate) fn watched(&self) -> Vec<GameId> {
        self.state().games.keys().copied().collect()
    }

    /// Whether the player of a colour watches a game, through whichever node.
    pub(crate) fn is_watching(&self, game: GameId, color: Color) -> bool {
        self.state().games.get(&game).is_some_and(|audience| audience.is_there(color))
    }

    /// Number of the last chat line that the audience of a game was sent; `None` without an audience.
    pub(crate) fn last_chat_line(&self, game: GameId) -> Option<u32> {
        self.state().games.get(&game).map(|audience| audience.shown.last_chat_line())
    }

    /// Whether the audience of a game waits for the changes of the ratings.
    pub(crate) fn awaits_ratings(&self, game: GameId) -> bool {
        self.state().games.get(&game).is_some_and(|audience| !audience.shown.is_rated())
    }

    /// The players who are connected to this node.
    pub(crate) fn players(&self) -> Vec<PlayerId> {
        self.state().players.keys().copied().collect()
    }

    /// The members who are connected to this node.
    pub(crate) fn members(&self) -> Vec<PlayerId> {
        let state = self.state();
        let is_member = |player: &PlayerId| state.clients_of(*player).any(|client| client.member);
        state.players.keys().copied().filter(is_member).collect()
    }

    pub(crate) fn is_connected(&self, player: PlayerId) -> bool {
        self.state().players.contains_key(&player)
    }

    /// The address of a player who is connected to this node.
    pub(crate) fn address_of(&self, player: PlayerId) -> Option<AddressKey> {
        let state = self.state();
        let id = state.players.get(&player)?.last()?;
        state.connections.get(id).map(|connection| connection.client.address)
    }

    /// The members who have logged in with a browser of a player who is connected to this node.
    pub(crate) fn same_browser(&self, player: PlayerId) -> HashSet<PlayerId> {
        let state = self.state();
        let clients = state.clients_of(player);
        clients.flat_map(|client| client.device.iter().copied()).collect()
    }

    /// The players who are connected to this node from an address of a player.
    pub(crate) fn same_address(&self, player: PlayerId) -> HashSet<PlayerId> {
        let state = self.state();
        let addresses: HashSet<AddressKey> =
            state.clients_of(player).map(|client| client.address).collect();
        let here = addresses.iter().filter_map(|address| state.addresses.get(address));
        let neighbours = here.flat_map(|here| &here.ids).filter_map(|id| state.connections.get(id));
        neighbours.filter_map(|neighbour| neighbour.client.player).collect()
    }

    /// Whether an address has as many connections to this node as it may have.
    pub(crate) fn is_full(&self, address: AddressKey) -> bool {
        let state = self.state();
        let here = state.addresses.get(&address);
        here.is_some_and(|here| here.ids.len() >= MAX_ADDRESS_CONNECTIONS)
    }

    /// Number of players who are connected to this node.
    pub(crate) fn player_count(&self) -> u32 {
        self.state().players.len() as u32
    }

    /// The connections in the lobby, with their players.
    pub(crate) fn lobby(&self) -> Vec<(Outbox, Option<PlayerId>)> {
        let state = self.state();
        let found = state.lobby.iter().filter_map(|id| state.connections.get(id));
        found
            .map(|connection| (connection.client.outbox.clone(), connection.client.player))
            .collect()
    }
}

/// Sending.
impl Hub {
    /// Sends the presence to the audience of a game if it has changed: at once, or later if too many of these messages were sent
    /// just now.
    pub(crate) fn tell_presence(&self, game: GameId, now: Millis) {
        self.state().tell_presence(game, now);
    }

    /// The same for somebody who has just joined the audience, who is sent the presence in any case. No other comes in between, so
    /// it is the last one until the next change.
    pub(crate) fn tell_presence_to(&self, outbox: &Outbox, game: GameId, now: Millis) {
        let mut state = self.state();
        if !state.tell_presence(game, now) {
            let presence = state.games.get(&game).map(Audience::presence).unwrap_or_default();
            outbox.send(&FromServer::Presence { game, presence });
        }
    }

    /// Sends the presences that had to wait.
    pub(crate) fn tell_late_presences(&self, now: Millis) {
        let mut state = self.state();
        for game in mem::take(&mut state.untold_presences) {
            state.tell_presence(game, now);
        }
    }

    /// Sends the audience of a game what is new in it.
    pub(crate) fn show(&self, loaded: &LoadedGame, now: Millis) {
        let (mut state, game) = (self.state(), loaded.header.game);
        let Some(audience) = state.games.get_mut(&game) else { return };
        for message in audience.shown.update(loaded, now) {
            state.send_to_game(game, &message);
        }
    }

    /// Sends the audience of a game how the ratings have changed.
    pub(crate) fn show_ratings(&self, game: GameId, changes: ByColor<RatingChange>) {
        let mut state = self.state();
        let Some(audience) = state.games.get_mut(&game) else { return };
        if let Some(message) = audience.shown.rate(game, changes) {
            state.send_to_game(game, &message);
        }
    }

    /// Sends the audience of a game those chat lines that are new to it. Lines of spectators are not for the players before
    /// the game is over.
    pub(crate) fn show_lines(&self, game: GameId, lines: Vec<ChatLine>, is_over: bool) {
        let mut state = self.state();
        let Some(audience) = state.games.get_mut(&game) else { return };
        let lines = audience.shown.say(lines);
        let (hidden, lines): (Vec<ChatLine>, _) =
            lines.into_iter().partition(|line| line.spectator && !is_over);
        if !lines.is_empty() {
            state.send_to_game(game, &FromServer::Said { game, lines });
        }
        if !hidden.is_empty() {
            state.send_to_spectators(game, &FromServer::Said { game, lines: hidden });
        }
    }

    /// Notes that a connection is sent these chat lines, if the audience of a game has no other. Returns whether it has none.
    pub(crate) fn note_lines(&self, id: ConnectionId, game: GameId, lines: &[ChatLine]) -> bool {
        let mut state = self.state();
        let Some(audience) = state.games.get_mut(&game) else { return true };
        let is_alone = audience.connections().all(|other| other == id);
        if is_alone {
            audience.shown.say(lines.to_vec());
        }
        is_alone
    }

    /// Tells a player in which games it is their turn; if they know it, only when that is `forced`.
    pub(crate) fn show_games_to_move(&self, player: PlayerId, games: Vec<GameId>, forced: bool) {
        let mut state = self.state();
        if !state.players.contains_key(&player) {
            return;
        }
        let before = state.games_to_move.insert(player, games.clone());
        if forced || before.is_none_or(|before| before != games) {
            state.send_to_player(player, &FromServer::Waiting { games });
        }
    }

    /// Sends a message to all connections.
    pub(crate) fn send_to_all(&self, message: &FromServer) {
        let line = outbox::line(message);
        for connection in self.state().connections.values() {
            connection.client.outbox.send_line(line.clone());
        }
    }

    /// Wakes the streams of a player, which look for themselves what has changed.
    pub(crate) fn wake_streams(&self, player: PlayerId) {
        let state = self.state();
        let is_stream = |client: &&Joining| matches!(client.kind, ClientKind::Stream(_));
        for client in state.clients_of(player).filter(is_stream) {
            client.outbox.send_line(Utf8Bytes::default());
        }
    }

    /// Sends a message to all connections of a player.
    pub(crate) fn send_to_player(&self, player: PlayerId, message: &FromServer) {
        self.state().send_to_player(player, message);
    }
}

/// Counts one less of a key, and forgets a key of which there is none.
fn decrement<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

impl HubState {
    fn join(&mut self, client: Joining) -> ConnectionId {
        self.next += 1;
        let (id, player, member) = (self.next, client.player, client.member);
        self.addresses.entry(client.address).or_default().ids.insert(id);
        if let ClientKind::Stream(owner) = &client.kind {
            *self.streams.entry(owner.clone()).or_default() += 1;
        }
        self.connections.insert(id, HubConnection { client, games: Vec::new() });
        if let Some(player) = player {
            self.add_to_player(player, id);
            if member {
                self.changed_members.insert(player);
            }
        }
        id
    }

    fn has_room(&self, id: ConnectionId, game: GameId, max_of_address: usize) -> bool {
        let Some(connection) = self.connections.get(&id) else { return false };
        let here = self.addresses.get(&connection.client.address).map_or(0, |here| here.games);
        connection.games.contains(&game)
            || connection.games.len() < MAX_WATCHED_GAMES && here < max_of_address
    }

    /// Adds a game to those that a connection watches, unless it, or its address, watches too many.
    fn add_watched(&mut self, id: ConnectionId, game: GameId, max_of_address: usize) -> bool {
        let has_room = self.has_room(id, game, max_of_address);
        if let Some(connection) = self.connections.get_mut(&id).filter(|_| has_room)
            && !connection.games.contains(&game)
        {
            connection.games.push(game);
            self.addresses.entry(connection.client.address).or_default().games += 1;
        }
        has_room
    }

    fn remove_watched(&mut self, id: ConnectionId, game: GameId) {
        let Some(connection) = self.connections.get_mut(&id) else { return };
        let before = connection.games.len();
        connection.games.retain(|&watched| watched != game);
        if let Some(here) = self.addresses.get_mut(&connection.client.address) {
            here.games -= before - connection.games.len();
        }
    }

    /// Forgets a connection that is gone, and an address that has no other.
    fn remove_from_address(&mut self, id: ConnectionId, connection: &HubConnection) {
        let address = connection.client.address;
        if let Some(here) = self.addresses.get_mut(&address) {
            here.ids.remove(&id);
            here.games -= connection.games.len();
            if here.ids.is_empty() {
                self.addresses.remove(&address);
            }
        }
    }

    /// The clients of a player.
    fn clients_of(&self, player: PlayerId) -> impl Iterator<Item = &Joining> {
        let ids = self.players.get(&player).into_iter().flatten();
        ids.filter_map(|id| self.connections.get(id)).map(|connection| &connection.client)
    }

    fn send_to_game(&self, game: GameId, message: &FromServer) {
        let Some(audience) = self.games.get(&game) else { return };
        let line = outbox::line(message);
        for connection in audience.connections().filter_map(|id| self.connections.get(&id)) {
            connection.client.outbox.send_line(line.clone());
        }
    }

    /// Returns whether the presence was sent to the audience.
    fn tell_presence(&mut self, game: GameId, now: Millis) -> bool {
        let news = self.games.get_mut(&game).map(|audience| audience.presence_news(now));
        match news {
            Some(News::Now(presence)) => {
                self.send_to_game(game, &FromServer::Presence { game, presence });
                true
            }
            Some(News::Later) => {
                self.untold_presences.insert(game);
                false
            }
            Some(News::Nothing) | None => false,
        }
    }

    fn send_to_spectators(&self, game: GameId, message: &FromServer) {
        let Some(audience) = self.games.get(&game) else { return };
        let line = outbox::line(message);
        for connection in audience.spectators_here().filter_map(|id| self.connections.get(&id)) {
            connection.client.outbox.send_line(line.clone());
        }
    }

    fn send_to_player(&self, player: PlayerId, message: &FromServer) {
        let line = outbox::line(message);
        for client in self.clients_of(player) {
            client.outbox.send_line(line.clone());
        }
    }

    fn add_to_player(&mut self, player: PlayerId, id: ConnectionId) {
        self.players.entry(player).or_default().push(id);
        let is_socket = |client: &&Joining| client.kind == ClientKind::WebSocket;
        let mut sockets = self.clients_of(player).filter(is_socket);
        // Streams have a limit of their own.
        if let Some(oldest) = sockets.next()
            && sockets.count() >= MAX_PLAYER_CONNECTIONS
        {
            oldest.outbox.close(CloseReason::TooMany);
        }
    }

    fn remove_from_player(&mut self, player: PlayerId, id: ConnectionId) {
        if let Some(ids) = self.players.get_mut(&player) {
            ids.retain(|&other| other != id);
            if ids.is_empty() {
                self.players.remove(&player);
                self.games_to_move.remove(&player);
            }
        }
    }

    fn leave_audience(&mut self, id: ConnectionId, game: GameId, now: Millis) {
        if let Some(audience) = self.games.get_mut(&game) {
            self.changed_audiences.insert(game);
            audience.leave(id, now);
            if audience.is_empty() {
                self.games.remove(&game);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn join(hub: &Hub, address: [u8; 4]) -> ConnectionId {
        hub.join(Joining {
            outbox: Outbox::new().0,
            player: None,
            member: false,
            since: 0,
            address: AddressKey::of(address.into()),
            device: Vec::new(),
            kind: ClientKind::WebSocket,
        })
    }

    #[test]
    fn an_address_watches_a_bounded_number_of_games() {
        let (hub, max) = (Hub::default(), 3);
        let [one, other] = [(); 2].map(|()| join(&hub, [192, 0, 2, 1]));
        let neighbour = join(&hub, [192, 0, 2, 2]);
        let game = GameId::from_bits;
        let is_let = |connection, number, color| {
            hub.watch(connection, &LoadedGame::sample(game(number)), color, max, 0).is_ok()
        };
        assert!(is_let(one, 1, None) && is_let(one, 2, None) && is_let(other, 1, None));
        assert!(!is_let(one, 3, None) && !is_let(other, 3, None), "there are three");
        assert!(is_let(one, 1, None), "this one is watched already");
        assert!(is_let(neighbour, 3, None), "another address");
        assert!(is_let(other, 3, Some(Color::White)), "players always see their running games");
        hub.unwatch(one, game(1), 0);
        hub.unwatch(one, game(1), 0);
        assert!(!is_let(one, 4, None), "there are three again");
        assert_eq!(hub.leave(other, 0), [game(1), game(3)]);
        assert!(is_let(one, 4, None) && is_let(one, 5, None) && !is_let(one, 6, None));
        hub.leave(one, 0);
        assert_eq!(hub.state().addresses.len(), 1, "nothing is left of the address");
    }
}
