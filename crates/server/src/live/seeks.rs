//! Challenges: opening, closing, accepting, pairing.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use basalt_referee::{ColorWish, GameId, Millis, Pace, SeekId, Terms};
use basalt_store::{Account, Error as StoreError, NewSeek, PlayerId, Seat, StoredSeek};
use basalt_wire::{ErrorCode, FromServer, Seek};

use super::bus::BusMessage;
use super::node::Node;
use super::outbox;
use super::pairing::{self, Seeker};
use super::start_game::GameSetup;
use crate::api_error::{ApiError, ApiResult};
use crate::rate_limit::Limited;
use crate::rng;

/// Maximum number of open challenges of one player.
const MAX_OPEN_SEEKS: usize = 10;

/// Maximum number of open challenges that a node reads when it starts.
const MAX_LOADED_SEEKS: u32 = 1_000;

/// The open challenges as this node knows them. Starting a game checks in the store that they still are.
#[derive(Debug, Default)]
pub(crate) struct Seeks(Mutex<BTreeMap<SeekId, StoredSeek>>);

impl Seeks {
    fn open(&self) -> MutexGuard<'_, BTreeMap<SeekId, StoredSeek>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All open challenges, the oldest first.
    pub(crate) fn all(&self) -> Vec<StoredSeek> {
        let mut seeks: Vec<StoredSeek> = self.open().values().cloned().collect();
        seeks.sort_by_key(|seek| seek.created);
        seeks
    }

    /// The number of open challenges of a player.
    pub(crate) fn of(&self, player: PlayerId) -> usize {
        self.open().values().filter(|seek| seek.by == player).count()
    }
}

/// Whether a player has opened a challenge or is challenged by it.
pub(crate) fn concerns(seek: &StoredSeek, player: PlayerId) -> bool {
    player == seek.by || Some(player) == seek.opponent
}

/// Whether the lobby of a player lists a challenge.
pub(crate) fn is_shown_to(seek: &StoredSeek, player: Option<PlayerId>) -> bool {
    let theirs = player.is_some_and(|player| concerns(seek, player));
    theirs || seek.listed && seek.opponent.is_none()
}

/// A challenge as a player sees it.
pub(crate) fn seen_by(seek: &StoredSeek, player: Option<PlayerId>) -> Seek {
    Seek {
        seek: seek.seek,
        by: seek.player.clone(),
        terms: seek.terms,
        for_you: player.is_some() && player == seek.opponent,
        yours: player == Some(seek.by),
        listed: seek.listed,
        since: seek.created,
    }
}

/// Index of the waiting challenge that fits another one best.
fn nearest(seek: &StoredSeek, waiting: &[StoredSeek], now: Millis) -> Option<usize> {
    let seeker = Seeker::of(seek);
    let others = waiting.iter().map(Seeker::of).enumerate();
    let fitting = others.filter(|(_, other)| seeker.fits(other, now));
    fitting.min_by_key(|(_, other)| seeker.distance(other)).map(|(index, _)| index)
}

/// Opening and closing.
impl Node {
    /// Reads the open challenges.
    pub(crate) async fn load_seeks(&self) -> Result<(), StoreError> {
        let seeks = self.store().open_seeks(MAX_LOADED_SEEKS).await?;
        self.seeks.open().extend(seeks.into_iter().map(|seek| (seek.seek, seek)));
        Ok(())
    }

    /// Opens a challenge to one player or to everybody.
    pub(crate) async fn seek(
        self: &Arc<Self>,
        account: &Account,
        terms: Terms,
        to: Option<&str>,
        listed: bool,
    ) -> ApiResult {
        self.check_terms(account, &terms)?;
        let opponent = match to {
            Some(name) => Some(self.opponent(account, &terms, name).await?),
            None => None,
        };
        self.open_seek(account, terms, opponent, listed, false).await
    }

    /// The player of a name, if these terms allow to challenge them.
    async fn opponent(&self, account: &Account, terms: &Terms, name: &str) -> ApiResult<PlayerId> {
        let named = self.store().account_named(name).await?;
        let other = named.ok_or(ErrorCode::NoPlayer)?;
        if other.id == account.id {
            Err(ErrorCode::Yourself.into())
        } else if terms.rated && !other.member {
            Err(ErrorCode::MembersOnly.into())
        } else {
            Ok(other.id)
        }
    }

    fn check_terms(&self, account: &Account, terms: &Terms) -> ApiResult {
        terms.check().map_err(|wrong| ErrorCode::Terms { wrong })?;
        if terms.rated && !account.member {
            return Err(ErrorCode::MembersOnly.into());
        }
        Ok(self.state.rate_limits().check(Limited::ChallengeByPlayer, &account.id.to_string())?)
    }

    async fn open_seek(
        &self,
        account: &Account,
        terms: Terms,
        opponent: Option<PlayerId>,
        listed: bool,
        pairing: bool,
    ) -> ApiResult {
        if self.seeks.of(account.id) >= MAX_OPEN_SEEKS {
            return Err(ErrorCode::TooOften { seconds: 60 }.into());
        }
        let (seek, created) = (SeekId::from_bits(rng::number()), self.now());
        let new = NewSeek { seek, by: account.id, terms, opponent, listed, pairing, created };
        self.store().open_seek(&new).await?;
        self.show_seek(seek).await?;
        self.publish(BusMessage::SeekOpened(seek));
        Ok(())
    }

    /// Announces a new challenge to the clients on this node.
    pub(crate) async fn show_seek(&self, id: SeekId) -> ApiResult {
        let found = self.store().seek(id).await?.filter(|seek| seek.open);
        let Some(seek) = found else { return Ok(()) };
        self.seeks.open().insert(id, seek.clone());
        self.announce_seek(&seek, |player| FromServer::SeekOpened(seen_by(&seek, player)));
        Ok(())
    }

    /// Announces on all nodes that challenges are closed.
    pub(crate) fn close_seeks(&self, seeks: &[SeekId]) {
        if !seeks.is_empty() {
            self.hide_seeks(seeks);
            self.publish(BusMessage::SeeksClosed(seeks.to_vec()));
        }
    }

    /// Announces closed challenges to the clients on this node.
    pub(crate) fn hide_seeks(&self, seeks: &[SeekId]) {
        for &id in seeks {
            let Some(seek) = self.seeks.open().remove(&id) else { continue };
            self.announce_seek(&seek, |_| FromServer::SeekClosed { seek: id });
        }
    }

    /// Sends a message about a challenge to its players, and to the lobby if it is listed there.
    fn announce_seek(&self, seek: &StoredSeek, message: impl Fn(Option<PlayerId>) -> FromServer) {
        let players = [Some(seek.by), seek.opponent];
        for player in players.into_iter().flatten() {
            self.hub.send_to_player(player, &message(Some(player)));
        }
        if is_shown_to(seek, None) {
            let line = outbox::line(&message(None));
            for (outbox, player) in self.hub.lobby() {
                if player.is_none() || !players.contains(&player) {
                    outbox.send_line(line.clone());
                }
            }
        }
    }

    async fn close_seek(&self, seek: SeekId) -> ApiResult {
        let closed = self.store().close_seek(seek, self.now()).await?;
        self.close_seeks(&[seek]);
        if closed { Ok(()) } else { Err(ErrorCode::NoSeek.into()) }
    }

    async fn found_seek(&self, seek: SeekId) -> ApiResult<StoredSeek> {
        let found = self.store().seek(seek).await?;
        Ok(found.filter(|seek| seek.open).ok_or(ErrorCode::NoSeek)?)
    }

    /// Closes a challenge of the player's own.
    pub(crate) async fn withdraw(&self, account: &Account, seek: SeekId) -> ApiResult {
        if self.found_seek(seek).await?.by != account.id {
            return Err(ErrorCode::NotYours.into());
        }
        self.close_seek(seek).await
    }

    /// Declines a challenge to the player.
    pub(crate) async fn decline(&self, account: &Account, seek: SeekId) -> ApiResult {
        if self.found_seek(seek).await?.opponent != Some(account.id) {
            return Err(ErrorCode::NotYours.into());
        }
        self.close_seek(seek).await
    }

    /// Closes the quick pairings of a player in live games.
    pub(crate) async fn end_pairing(&self, player: PlayerId) -> ApiResult {
        let ends = |seek: &StoredSeek| {
            seek.by == player && seek.pairing && matches!(seek.terms.pace, Pace::Live { .. })
        };
        for seek in self.seeks.all().into_iter().filter(ends) {
            match self.close_seek(seek.seek).await {
                Ok(()) | Err(ApiError::Rejected(ErrorCode::NoSeek)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

/// Accepting and pairing.
impl Node {
    /// Accepts a challenge, which starts a game.
    pub(crate) async fn accept(self: &Arc<Self>, account: &Account, seek: SeekId) -> ApiResult {
        let seek = self.found_seek(seek).await?;
        if seek.by == account.id {
            Err(ErrorCode::Yourself.into())
        } else if seek.opponent.is_some_and(|opponent| opponent != account.id) {
            Err(ErrorCode::NotYours.into())
        } else if seek.terms.rated && !account.member {
            Err(ErrorCode::MembersOnly.into())
        } else {
            self.start_from(&seek, account.id, ColorWish::Either, None).await.map(drop)
        }
    }

    /// Starts a game with a player who wants the same terms, or opens a challenge that waits for one. Prefers the
    /// nearest rating, then the longest wait.
    pub(crate) async fn pair(self: &Arc<Self>, account: &Account, terms: Terms) -> ApiResult {
        self.check_terms(account, &terms)?;
        let rating = match terms.pool() {
            Some(pool) => Some(self.store().standing(account.id, pool).await?.rounded()),
            None => None,
        };
        let now = self.now();
        let seeker = Seeker { player: account.id, terms, rating, since: now };
        let fits = |seek: &StoredSeek| {
            seek.listed && seek.opponent.is_none() && seeker.fits(&Seeker::of(seek), now)
        };
        let mut fitting: Vec<StoredSeek> = self.seeks.all().into_iter().filter(fits).collect();
        fitting.sort_by_key(|seek| seeker.distance(&Seeker::of(seek)));
        for seek in fitting {
            match self.start_from(&seek, account.id, terms.color, None).await {
                // Another player was first: try the next challenge.
                Err(ApiError::Rejected(ErrorCode::NoSeek)) => self.close_seeks(&[seek.seek]),
                other => return other.map(drop),
            }
        }
        self.open_seek(account, terms, None, true, true).await
    }

    /// Pairs waiting players whose rating windows have become wide enough. Whoever has waited longest comes first.
    pub(crate) async fn pair_waiting(self: &Arc<Self>) -> ApiResult {
        let mut waiting: Vec<StoredSeek> = self.seeks.all();
        waiting.retain(|seek| seek.pairing);
        while !waiting.is_empty() {
            let seek = waiting.remove(0);
            let Some(index) = nearest(&seek, &waiting, self.now()) else { continue };
            let other = waiting.remove(index);
            match self.start_from(&seek, other.by, other.terms.color, Some(other.seek)).await {
                Ok(_) | Err(ApiError::Rejected(ErrorCode::NoSeek)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Starts the game of a challenge. The other player may have had one too.
    async fn start_from(
        self: &Arc<Self>,
        seek: &StoredSeek,
        other: PlayerId,
        theirs: ColorWish,
        other_seek: Option<SeekId>,
    ) -> ApiResult<GameId> {
        let (one, other) = (Seat::Person(seek.by), Seat::Person(other));
        let seats = pairing::seats(one, seek.terms.color, other, theirs);
        let seeks = [Some(seek.seek), other_seek].into_iter().flatten().collect();
        self.start_game(GameSetup { terms: seek.terms, seats, seeks, follows: None }).await
    }
}
