//! The lobby: open challenges, running games with their boards, and the last results.

use std::cmp::Reverse;
use std::sync::Arc;

use basalt_referee::{Millis, Pace, Player, SeekId};
use basalt_store::{Header, PlayerId, StoredSeek};
use basalt_wire::{BoardUpdate, FromServer, Listed, LiveGame, LobbyCounts, Seek};

use super::batches::{for_batches, for_each_in_batches};
use super::hub::ConnectionId;
use super::lobby_games::LobbyGames;
use super::node::Node;
use super::outbox::{self, Outbox};
use super::seeks::{concerns, is_shown_to, seen_by};
use crate::api_error::{ApiResult, one_of_many};
use crate::archive::listed;

/// Number of running games, the newest, among which those for the lobby are chosen.
const MAX_CANDIDATES: u32 = 200;

/// Maximum number of challenges of others on a page of the lobby.
const MAX_SEEKS: usize = 100;

/// Number of results in the lobby.
const MAX_RESULTS: u32 = 8;

/// Maximum number of running games that a player is shown of their own.
const MAX_OWN_GAMES: u32 = 50;

impl Node {
    /// Sends the lobby to a client, and subscribes it to changes.
    pub(crate) async fn enter_lobby(
        self: &Arc<Self>,
        connection: ConnectionId,
        player: Option<PlayerId>,
        outbox: &Outbox,
    ) -> ApiResult {
        let games = self.kept_lobby_games().await?;
        self.hub.enter_lobby(connection);
        // Under the lock, so that what is said of a challenge that opens or closes meanwhile comes later.
        self.seeks.read(|seeks| outbox.send(&lobby(seeks, &games, player)));
        self.shown_boards.note_sent(&games.boards);
        Ok(())
    }

    /// Sends the page of challenges that were opened before one with this time and id.
    pub(crate) fn send_older_seeks(
        &self,
        before: (Millis, SeekId),
        player: Option<PlayerId>,
        outbox: &Outbox,
    ) {
        let is_older = |seek: &StoredSeek| (seek.created, seek.seek) < before;
        let seeks = self.seeks.read(|seeks| newest(seeks, player, is_older));
        outbox.send(&FromServer::OlderSeeks { seeks });
    }

    /// Sends the lobby again to all clients in it, if the list of running games has changed.
    pub(crate) async fn refresh_lobby(&self) -> ApiResult {
        if self.hub.is_lobby_empty() || !self.hub.take_lobby_change() {
            return Ok(());
        }
        let made = self.new_lobby_games().await;
        let games = made.inspect_err(|_| self.hub.mark_lobby_changed())?;
        // News of challenges wait until everybody has this list, or an old list would undo them.
        let _replacing = self.lobby_news.replace().await;
        // The players of a challenge are told at once. Under the lock, that comes after this list wherever it is newer.
        for_batches(&self.hub.lobby(), |batch| {
            self.seeks.read(|seeks| {
                let for_all = outbox::line(&lobby(seeks.clone(), &games, None));
                for (outbox, player) in batch {
                    match player.filter(|&player| seeks.clone().any(|seek| concerns(seek, player)))
                    {
                        Some(player) => outbox.send(&lobby(seeks.clone(), &games, Some(player))),
                        None => outbox.send_line(for_all.clone()),
                    }
                }
            });
        })
        .await;
        Ok(())
    }

    /// Sends the boards that have changed to all clients in the lobby.
    pub(crate) async fn refresh_boards(&self) -> ApiResult {
        if self.hub.is_lobby_empty() {
            return Ok(());
        }
        let mut boards = Vec::new();
        for (game, sent) in self.shown_boards.all() {
            // One game that cannot be read does not keep the others from the lobby.
            let Ok(cached) = self.open(game).await else { continue };
            let loaded = cached.lock().await;
            if loaded.game.number() != sent {
                let (plies, board) =
                    (loaded.live_game().plies, loaded.live_board(self.clock_time()));
                boards.push(BoardUpdate { game, plies, board });
                self.shown_boards.set(game, loaded.game.number());
            }
        }
        if boards.is_empty() {
            return Ok(());
        }
        let line = outbox::line(&FromServer::Boards { boards });
        // Whoever enters from here on notes what they were sent afterwards, so they get these boards the next time.
        let clients = self.hub.lobby();
        for_each_in_batches(&clients, |(outbox, _)| outbox.send_line(line.clone())).await;
        Ok(())
    }

    /// Running games, those that most want to see first: live before correspondence, people before the computer, games
    /// with moves, the strongest players, the newest.
    pub(crate) async fn games_to_watch(&self) -> ApiResult<Vec<Header>> {
        let mut running = self.store().running(MAX_CANDIDATES).await?;
        running.sort_by_key(|header| Reverse(attraction(header)));
        Ok(running)
    }

    pub(crate) async fn lobby_counts(&self) -> ApiResult<LobbyCounts> {
        let waiting = self.seeks.count(|seek| is_shown_to(seek, None));
        Ok(LobbyCounts {
            players: self.hub.player_count().saturating_add(self.peers.players()),
            games: self.store().count_running().await?,
            waiting: waiting as u32,
        })
    }

    /// The games that ended last.
    pub(crate) async fn last_results(&self) -> ApiResult<Vec<Listed>> {
        // In the store they are sorted by their beginnings.
        let mut finished = self.store().finished(2 * MAX_RESULTS).await?;
        finished.sort_by_key(|header| Reverse(header.ended));
        Ok(finished.iter().take(MAX_RESULTS as usize).map(listed).collect())
    }

    /// The running games of a player with their boards; those in which it is their turn first.
    pub(crate) async fn own_games(&self, player: PlayerId) -> ApiResult<Vec<LiveGame>> {
        let mut games = Vec::new();
        for header in self.store().running_headers_of(player, MAX_OWN_GAMES).await? {
            let Some(loaded) = one_of_many(self.open_to(&header).await)? else { continue };
            let (you, board) = (header.color_of(player), loaded.live_board(self.clock_time()));
            games.push(LiveGame { you, board: Some(board), ..loaded.live_game() });
        }
        Ok(games)
    }
}

/// The order of running games: the greater, the more people want to see it.
fn attraction(header: &Header) -> (bool, bool, bool, i32) {
    let players = [&header.seats.white.player, &header.seats.black.player];
    let is_live = matches!(header.terms.pace, Pace::Live { .. });
    let is_among_people = players.iter().all(|player| !matches!(player, Player::Computer { .. }));
    let has_begun = header.summary.plies > 0;
    (is_live, is_among_people, has_begun, players.into_iter().map(strength).sum())
}

fn strength(player: &Player) -> i32 {
    match player {
        Player::Member { rating: Some(rating), .. } => rating.value,
        Player::Member { rating: None, .. } | Player::Guest { .. } | Player::Computer { .. } => 0,
    }
}

fn lobby<'a>(
    seeks: impl Iterator<Item = &'a StoredSeek>,
    games: &LobbyGames,
    player: Option<PlayerId>,
) -> FromServer {
    FromServer::Lobby {
        seeks: newest(seeks, player, |_| true),
        live: games.live.clone(),
        counts: Some(games.counts),
        recent: games.recent.clone(),
    }
}

/// The newest challenges of those that are asked for, and all that concern the player; the oldest of them first. Each challenge is
/// looked at once, and only those of the page are sorted.
fn newest<'a>(
    seeks: impl Iterator<Item = &'a StoredSeek>,
    player: Option<PlayerId>,
    is_asked_for: impl Fn(&StoredSeek) -> bool,
) -> Vec<Seek> {
    let time = |seek: &&StoredSeek| (seek.created, seek.seek);
    let is_theirs = |seek: &&StoredSeek| player.is_some_and(|player| concerns(seek, player));
    let shown = seeks.filter(|seek| is_shown_to(seek, player) && is_asked_for(seek));
    let (mut page, mut others): (Vec<&StoredSeek>, Vec<&StoredSeek>) = shown.partition(is_theirs);
    let left_out = others.len().saturating_sub(MAX_SEEKS);
    if left_out > 0 {
        others.select_nth_unstable_by_key(left_out, time);
        others.drain(..left_out);
    }
    page.append(&mut others);
    page.sort_unstable_by_key(time);
    page.into_iter().map(|seek| seen_by(seek, player)).collect()
}
