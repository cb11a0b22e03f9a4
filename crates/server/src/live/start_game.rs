//! Starts games.

use std::sync::Arc;

use basalt_play::Start;
use basalt_referee::{Board, EndReason, Ending, Event, GameId, OnlineGame, Pace, SeekId, Terms};
use basalt_rules::{AnyPosition, ByColor, Color};
use basalt_store::{Created, NewGame, PlayerId, Seat};
use basalt_wire::ErrorCode;

use super::bus::BusMessage;
use super::computer::ComputerPool;
use super::loaded_game::summary;
use super::node::Node;
use super::notifications::Notification;
use crate::api_error::{ApiError, ApiResult};
use crate::rng;

/// Maximum number of running games of a player among which those against the computer are looked for.
const MAX_LEFT_GAMES: u32 = 50;

/// Maximum number of running correspondence games of a player, as many as anybody can follow. Each stays in the store for weeks.
const MAX_CORRESPONDENCE_GAMES: u32 = 200;

/// The players and terms of a new game.
pub(crate) struct GameSetup {
    pub(crate) terms: Terms,
    pub(crate) seats: ByColor<Seat>,
    /// The challenges that it closes.
    pub(crate) seeks: Vec<SeekId>,
    /// The game that it is a rematch of.
    pub(crate) follows: Option<GameId>,
}

impl Node {
    /// Starts a game and tells its players. Fails if one of its challenges is no longer open.
    pub(crate) async fn start_game(self: &Arc<Self>, setup: GameSetup) -> ApiResult<GameId> {
        self.check_maintenance()?;
        self.check_correspondence(&setup).await?;
        let new = self.new_game(&setup);
        self.check_setup(&new).await?;
        match self.store().create_game(&new).await? {
            Created::Done => {}
            Created::Unavailable => return Err(ErrorCode::NoSeek.into()),
        }
        self.close_seeks(&setup.seeks);
        self.hub.mark_lobby_changed();
        let game = new.game;
        let players: Vec<PlayerId> =
            Color::ALL.into_iter().filter_map(|color| new.seats[color].player()).collect();
        for &player in &players {
            self.publish(BusMessage::Started { game, player });
        }
        self.tell_started(game, &players).await?;
        if players.len() == Color::ALL.len() {
            for &player in &players {
                self.notify(player, Notification::Started(game));
            }
        }
        for player in players {
            self.prepare(player, &new).await?;
        }
        let cached = self.open(new.game).await?;
        ComputerPool::wake(self, &*cached.lock().await);
        Ok(new.game)
    }

    /// Rejects a correspondence game of somebody who has too many.
    async fn check_correspondence(&self, setup: &GameSetup) -> ApiResult {
        if matches!(setup.terms.pace, Pace::Live { .. }) {
            return Ok(());
        }
        for player in Color::ALL.into_iter().filter_map(|color| setup.seats[color].player()) {
            if self.store().count_correspondence(player).await? >= MAX_CORRESPONDENCE_GAMES {
                return Err(ErrorCode::TooManyGames.into());
            }
        }
        Ok(())
    }

    /// Rejects a game in which the computer moves first in a position of a rated game of its opponent.
    async fn check_setup(&self, new: &NewGame) -> ApiResult {
        let first = new.summary.to_move;
        match first.map(|color| (new.seats[color], new.seats[color.other()])) {
            Some((Seat::Computer(_), Seat::Person(player))) => {
                let start = AnyPosition::parse(new.terms.game, &new.start);
                let start =
                    start.map_err(|_| ApiError::internal("a new game starts with no position"))?;
                self.check_fair_play(player, &start).await
            }
            _ => Ok(()),
        }
    }

    fn new_game(&self, setup: &GameSetup) -> NewGame {
        let terms = setup.terms;
        let start = match terms.board {
            Board::Empty => Start::Empty(terms.game),
            Board::Random => Start::RandomBoard { game: terms.game, seed: rng::number() },
        };
        let game = OnlineGame::new(terms, start.position(), self.now());
        NewGame {
            game: GameId::from_bits(rng::number()),
            terms,
            start: game.start().to_string(),
            seats: setup.seats,
            created: game.created(),
            summary: summary(&game),
            seeks: setup.seeks.clone(),
            follows: setup.follows,
        }
    }

    /// Ends the quick pairing of a player who starts a live game with a person, and their live games against the computer;
    /// applies their vacation to a correspondence game. Who plays the computer meanwhile goes on waiting.
    async fn prepare(self: &Arc<Self>, player: PlayerId, new: &NewGame) -> ApiResult {
        if matches!(new.terms.pace, Pace::Live { .. }) {
            if Color::ALL.into_iter().all(|color| new.seats[color].player().is_some()) {
                self.end_pairing(player).await?;
                self.leave_computer(player).await?;
            }
            return Ok(());
        }
        let account = self.store().account(player).await?;
        match account.and_then(|account| account.leave.until).filter(|&until| until > self.now()) {
            Some(until) => self.set_vacation_in(player, new.game, Some(until)).await,
            None => Ok(()),
        }
    }

    /// Ends the live games of a player against the computer without a result.
    async fn leave_computer(self: &Arc<Self>, player: PlayerId) -> ApiResult {
        for header in self.store().running_headers_of(player, MAX_LEFT_GAMES).await? {
            let is_live = matches!(header.terms.pace, Pace::Live { .. });
            let is_against_computer =
                Color::ALL.into_iter().any(|color| header.seats[color].seat.player().is_none());
            if is_live && is_against_computer {
                let cached = self.open(header.game).await?;
                let mut loaded = cached.lock().await;
                self.read_events(&mut loaded).await?;
                if loaded.game.ending().is_none() {
                    let ending = Ending { winner: None, reason: EndReason::Aborted };
                    self.commit(&mut loaded, vec![Event::Ended(ending)], self.now()).await?;
                }
            }
        }
        Ok(())
    }
}
