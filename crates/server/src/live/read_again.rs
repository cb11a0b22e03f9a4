//! Reads from the store what this node shows, and sends clients what they have missed: the messages of other nodes only
//! say what to read, and while they may be lost a node reads everything.

use std::collections::HashMap;
use std::sync::Arc;

use basalt_referee::{CLAIM_AFTER, Ending, GameId, Millis, RatingChange};
use basalt_rules::{ByColor, Color};
use basalt_store::{Header, PlayerId};
use basalt_wire::FromServer;
use tokio::sync::OwnedMutexGuard;

use super::audience::Elsewhere;
use super::bus::BusMessage;
use super::loaded_game::LoadedGame;
use super::node::Node;
use super::peers::NODE_EXPIRY_MS;
use crate::api_error::{ApiResult, one_of_many};

/// Maximum number of new games that are looked through.
const MAX_STARTED: u32 = 1_000;

/// Age up to which the start of a game is news, in milliseconds.
const START_NEWS_MS: Millis = 15_000;

/// Age up to which a change of a session is looked for, in milliseconds.
const SESSION_NEWS_MS: Millis = 60_000;

/// Games.
impl Node {
    /// Reads the events that other nodes, or a commit with an unknown outcome, have added to a game, and sends them to the audience
    /// here.
    pub(crate) async fn read_events(&self, loaded: &mut LoadedGame) -> ApiResult {
        if self.is_alone() && !loaded.is_in_doubt {
            self.show_game(loaded).await
        } else {
            self.reload_events(loaded).await
        }
    }

    /// The game of a header that was just read, with all events that it counts, wherever they are from.
    pub(crate) async fn open_to(&self, header: &Header) -> ApiResult<OwnedMutexGuard<LoadedGame>> {
        let mut loaded = self.open(header.game).await?.lock_owned().await;
        if header.number > loaded.game.number() {
            self.reload_events(&mut loaded).await?;
        }
        Ok(loaded)
    }

    /// The same for events that an operator may have added, too.
    pub(crate) async fn reload_events(&self, loaded: &mut LoadedGame) -> ApiResult {
        let events = self.store().events_after(loaded.header.game, loaded.game.number());
        loaded.extend(events.await?)?;
        loaded.is_in_doubt = false;
        self.show_game(loaded).await
    }

    /// Reads a game to which an operator has added an event, if this node uses it.
    pub(crate) async fn reload_game(&self, game: GameId) -> ApiResult {
        self.hub.mark_lobby_changed();
        if self.game_cache.get(game).is_none() && !self.hub.is_watched(game) {
            return Ok(());
        }
        let cached = self.open(game).await?;
        let mut loaded = cached.lock().await;
        self.reload_events(&mut loaded).await?;
        for player in Color::ALL.into_iter().filter_map(|color| loaded.seat(color).player()) {
            self.send_games_to_move(player).await?;
        }
        Ok(())
    }

    /// Sends the audience of a game what is new in it.
    pub(crate) async fn show_game(&self, loaded: &LoadedGame) -> ApiResult {
        let game = loaded.header.game;
        self.hub.show(loaded, self.now());
        if self.hub.awaits_ratings(game)
            && let Some(changes) = self.rating_changes(loaded).await?
        {
            self.hub.show_ratings(game, changes);
        }
        Ok(())
    }

    /// The rating changes by a game; `None` while it goes on, and if it has changed none.
    pub(crate) async fn rating_changes(
        &self,
        loaded: &LoadedGame,
    ) -> ApiResult<Option<ByColor<RatingChange>>> {
        let counts = loaded.game.ending().is_some_and(Ending::counts);
        if !(loaded.game.terms().rated && counts) {
            return Ok(None);
        }
        Ok(self.store().rating_changes(loaded.header.game).await?)
    }

    /// Reads a game of which another node has said that it has events up to a number, if this node uses it.
    pub(crate) async fn catch_up(&self, game: GameId, number: u32) -> ApiResult {
        if self.game_cache.get(game).is_none() && !self.hub.is_watched(game) {
            return Ok(());
        }
        let cached = self.open(game).await?;
        let mut loaded = cached.lock().await;
        if loaded.game.number() < number {
            self.read_events(&mut loaded).await?;
            if loaded.game.ending().is_some() {
                self.hub.mark_lobby_changed();
                self.wake_streams_of(&loaded);
            }
        }
        Ok(())
    }

    /// Reads the header of a game again, which tells of names and rematches.
    pub(crate) async fn read_header(&self, game: GameId) -> ApiResult {
        let Some(cached) = self.game_cache.get(game) else { return Ok(()) };
        let mut loaded = cached.lock().await;
        self.reload_header(&mut loaded).await?;
        self.show_game(&loaded).await
    }

    /// Reads new lines of a chat, if anybody here follows it.
    pub(crate) async fn read_lines(&self, game: GameId, number: u32) -> ApiResult {
        if let Some(last) = self.hub.last_chat_line(game).filter(|&last| last < number) {
            let lines = self.store().chat(game, last).await?;
            let cached = self.open(game).await?;
            let is_over = cached.lock().await.game.ending().is_some();
            self.hub.show_lines(game, lines, is_over);
        }
        Ok(())
    }

    async fn read_games_again(&self) -> ApiResult {
        let mut games = self.hub.watched();
        games.extend(self.shown_boards.ids());
        games.sort_unstable();
        games.dedup();
        for header in self.store().headers(&games).await? {
            one_of_many(self.read_game_again(header).await)?;
        }
        for (game, number) in self.store().last_lines(&games).await? {
            one_of_many(self.read_lines(game, number).await)?;
        }
        Ok(())
    }

    async fn read_game_again(&self, header: Header) -> ApiResult {
        let cached = self.open(header.game).await?;
        let mut loaded = cached.lock().await;
        let known = &loaded.header;
        let is_same = (&known.seats, known.rematch, known.next)
            == (&header.seats, header.rematch, header.next);
        if !is_same {
            self.reload_header(&mut loaded).await?;
        }
        if header.number > loaded.game.number() {
            self.read_events(&mut loaded).await
        } else {
            self.show_game(&loaded).await
        }
    }
}

/// Audiences.
impl Node {
    /// Saves who watches through this node, and tells the others.
    pub(crate) async fn save_audiences(&self) -> ApiResult {
        let changed = self.hub.take_changed_audiences();
        if self.is_alone() || changed.is_empty() {
            return Ok(());
        }
        let games = changed.iter().map(|audience| audience.game);
        let saved = self.store().save_audiences(self.id, &changed).await;
        if saved.is_err() {
            self.hub.mark_audiences_changed(games);
            return Ok(saved?);
        }
        games.for_each(|game| self.publish(BusMessage::Audience(game)));
        Ok(())
    }

    /// Reads who watches games through other nodes.
    pub(crate) async fn read_audiences(&self, games: &[GameId]) -> ApiResult {
        if self.is_alone() || games.is_empty() {
            return Ok(());
        }
        let found = self.store().audiences_elsewhere(self.id, games, self.alive_since()).await?;
        let mut elsewhere: HashMap<GameId, Elsewhere> = HashMap::new();
        for (audience, _) in found {
            let sum = elsewhere.entry(audience.game).or_default();
            sum.spectators = sum.spectators.saturating_add(audience.spectators);
            for color in Color::ALL {
                sum.players[color] |= audience.players[color];
            }
        }
        for &game in games {
            let elsewhere = elsewhere.get(&game).copied().unwrap_or_default();
            if self.hub.set_elsewhere(game, elsewhere, self.now()) {
                self.tell_presence(game);
            }
        }
        Ok(())
    }

    /// Time since which a player has been away from a game on all nodes; `None` while they are there.
    pub(crate) async fn away_since(&self, game: GameId, color: Color) -> ApiResult<Option<Millis>> {
        let Some(here) = self.hub.away_since(game, color) else { return Ok(None) };
        if self.is_alone() {
            return Ok(Some(here));
        }
        let from = self.now().saturating_sub(CLAIM_AFTER + NODE_EXPIRY_MS);
        let found = self.store().audiences_elsewhere(self.id, &[game], from).await?;
        // They may have stayed until the node died.
        let seen = found
            .iter()
            .filter(|(audience, _)| audience.players[color])
            .map(|(_, seen)| seen + NODE_EXPIRY_MS);
        Ok(seen.chain([here]).max())
    }
}

/// Players.
impl Node {
    /// Tells the players of a game who are connected here that it has started, unless they have been told.
    pub(crate) async fn tell_started(&self, game: GameId, players: &[PlayerId]) -> ApiResult {
        let here: Vec<PlayerId> =
            players.iter().copied().filter(|&player| self.hub.is_connected(player)).collect();
        if here.is_empty() {
            return Ok(());
        }
        let seek = self.store().seek_of(game).await?;
        for player in here {
            if self.announced_starts.announce(game, player, self.now()) {
                self.hub.send_to_player(player, &FromServer::Started { game, seek });
            }
        }
        Ok(())
    }

    async fn read_starts_again(&self) -> ApiResult {
        let from = self.now().saturating_sub(START_NEWS_MS);
        for (game, players) in self.store().started_since(from, MAX_STARTED).await? {
            self.tell_started(game, &players).await?;
        }
        Ok(())
    }

    async fn read_turns_again(&self) -> ApiResult {
        let players = self.hub.players();
        let mut waiting: HashMap<PlayerId, Vec<GameId>> =
            players.iter().map(|&player| (player, Vec::new())).collect();
        for (player, game) in self.store().awaiting_any(&players).await? {
            waiting.entry(player).or_default().push(game);
        }
        for (player, games) in waiting {
            self.hub.show_games_to_move(player, games, false);
        }
        Ok(())
    }

    async fn read_sessions_again(&self) -> ApiResult {
        let from = self.now().saturating_sub(SESSION_NEWS_MS);
        for (player, changed) in self.store().session_changes(&self.hub.players(), from).await? {
            self.hub.disconnect_before(player, changed);
        }
        Ok(())
    }

    /// Reads everything that this node shows.
    pub(crate) async fn read_again(self: &Arc<Self>) -> ApiResult {
        self.read_games_again().await?;
        self.read_seeks_again().await?;
        self.read_starts_again().await?;
        self.read_turns_again().await?;
        self.read_sessions_again().await?;
        self.read_audiences(&self.hub.watched()).await
    }
}
