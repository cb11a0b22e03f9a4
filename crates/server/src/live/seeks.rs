//! Open challenges.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use basalt_store::{Account, NewSeek, PlayerId, Seat, StoredSeek, Trouble};
use basalt_wire::{ColorWish, FromServer, GameId, Millis, Pace, Refusal, Seek, SeekId, Terms};

use super::bus::BusMessage;
use super::node::Node;
use super::outbox;
use super::pairing::{self, Seeker};
use super::start_game::GameSetup;
use crate::api_error::ApiError;
use crate::rng;

/// So many challenges of one player may be open.
const MOST_OF_ONE: usize = 10;

/// So many open challenges are read when a node starts.
const MOST: u32 = 1_000;

/// The open challenges, as this node knows them. Whether one is really open is decided when a game begins.
#[derive(Debug, Default)]
pub(crate) struct Seeks(Mutex<BTreeMap<SeekId, StoredSeek>>);

impl Seeks {
    fn open(&self) -> MutexGuard<'_, BTreeMap<SeekId, StoredSeek>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All, the oldest first.
    pub(crate) fn all(&self) -> Vec<StoredSeek> {
        let mut seeks: Vec<StoredSeek> = self.open().values().cloned().collect();
        seeks.sort_by_key(|seek| seek.created);
        seeks
    }

    /// How many are a player's.
    pub(crate) fn of(&self, player: PlayerId) -> usize {
        self.open().values().filter(|seek| seek.by == player).count()
    }
}

/// Whether a challenge is a player's own, or for them.
pub(crate) fn concerns(seek: &StoredSeek, player: PlayerId) -> bool {
    player == seek.by || Some(player) == seek.opponent
}

/// Whether somebody is shown a challenge in the lobby.
pub(crate) fn is_shown_to(seek: &StoredSeek, player: Option<PlayerId>) -> bool {
    let theirs = player.is_some_and(|player| concerns(seek, player));
    theirs || seek.listed && seek.opponent.is_none()
}

/// A challenge as somebody sees it.
pub(crate) fn seen_by(seek: &StoredSeek, player: Option<PlayerId>) -> Seek {
    Seek {
        seek: seek.seek,
        by: seek.player.clone(),
        terms: seek.terms,
        for_you: player.is_some() && player == seek.opponent,
        yours: player == Some(seek.by),
        since: seek.created,
    }
}

/// Where among those who wait the one is who fits a challenge best.
fn nearest(seek: &StoredSeek, waiting: &[StoredSeek], now: Millis) -> Option<usize> {
    let seeker = Seeker::of(seek);
    let others = waiting.iter().map(Seeker::of).enumerate();
    let fitting = others.filter(|(_, other)| seeker.fits(other, now));
    fitting.min_by_key(|(_, other)| seeker.distance(other)).map(|(place, _)| place)
}

/// Opening and closing.
impl Node {
    /// Reads what is open.
    pub(crate) async fn load_seeks(&self) -> Result<(), Trouble> {
        let seeks = self.store().open_seeks(MOST).await?;
        self.seeks.open().extend(seeks.into_iter().map(|seek| (seek.seek, seek)));
        Ok(())
    }

    /// Opens a challenge to one player or to all.
    pub(crate) async fn seek(
        self: &Arc<Self>,
        account: &Account,
        terms: Terms,
        to: Option<&str>,
        listed: bool,
    ) -> Result<(), ApiError> {
        self.check_terms(account, &terms)?;
        let opponent = match to {
            Some(name) => Some(self.opponent(account, &terms, name).await?),
            None => None,
        };
        self.open_seek(account, terms, opponent, listed, false).await
    }

    /// The player of a name, if they can be challenged on these terms.
    async fn opponent(
        &self,
        account: &Account,
        terms: &Terms,
        name: &str,
    ) -> Result<PlayerId, ApiError> {
        let named = self.store().account_named(name).await?;
        let other = named.ok_or(Refusal::NoPlayer)?;
        if other.id == account.id {
            Err(Refusal::Yourself.into())
        } else if terms.rated && !other.member {
            Err(Refusal::MembersOnly.into())
        } else {
            Ok(other.id)
        }
    }

    fn check_terms(&self, account: &Account, terms: &Terms) -> Result<(), ApiError> {
        terms.check().map_err(|wrong| Refusal::Terms { wrong })?;
        if terms.rated && !account.member {
            return Err(Refusal::MembersOnly.into());
        }
        Ok(self.state.rate_limits().challenge.check(&account.id.to_string())?)
    }

    async fn open_seek(
        &self,
        account: &Account,
        terms: Terms,
        opponent: Option<PlayerId>,
        listed: bool,
        pairing: bool,
    ) -> Result<(), ApiError> {
        if self.seeks.of(account.id) >= MOST_OF_ONE {
            return Err(Refusal::TooOften { seconds: 60 }.into());
        }
        let (seek, created) = (SeekId::from_bits(rng::number()), self.now());
        let new = NewSeek { seek, by: account.id, terms, opponent, listed, pairing, created };
        self.store().open_seek(&new).await?;
        self.show_seek(seek).await?;
        self.publish(BusMessage::SeekOpened(seek));
        Ok(())
    }

    /// Shows a new challenge to all on this node who may see it.
    pub(crate) async fn show_seek(&self, id: SeekId) -> Result<(), ApiError> {
        let found = self.store().seek(id).await?.filter(|seek| seek.open);
        let Some(seek) = found else { return Ok(()) };
        self.seeks.open().insert(id, seek.clone());
        self.announce_seek(&seek, |player| FromServer::SeekOpened(seen_by(&seek, player)));
        Ok(())
    }

    /// Tells everybody that challenges are closed.
    pub(crate) fn close_seeks(&self, seeks: &[SeekId]) {
        if !seeks.is_empty() {
            self.hide_seeks(seeks);
            self.publish(BusMessage::SeeksClosed(seeks.to_vec()));
        }
    }

    /// Hides closed challenges from all on this node who saw them.
    pub(crate) fn hide_seeks(&self, seeks: &[SeekId]) {
        for &id in seeks {
            let Some(seek) = self.seeks.open().remove(&id) else { continue };
            self.announce_seek(&seek, |_| FromServer::SeekClosed { seek: id });
        }
    }

    /// Says something of a challenge to its players, wherever they are, and to the lobby if it is listed there.
    fn announce_seek(&self, seek: &StoredSeek, message: impl Fn(Option<PlayerId>) -> FromServer) {
        let players = [Some(seek.by), seek.opponent];
        for player in players.into_iter().flatten() {
            self.hub.send_to_player(player, &message(Some(player)));
        }
        if is_shown_to(seek, None) {
            let line = outbox::line(&message(None));
            for (outbox, player) in self.hub.lobby() {
                if player.is_none() || !players.contains(&player) {
                    outbox.put(line.clone());
                }
            }
        }
    }

    async fn close_seek(&self, seek: SeekId) -> Result<(), ApiError> {
        let closed = self.store().close_seek(seek, self.now()).await?;
        self.close_seeks(&[seek]);
        if closed { Ok(()) } else { Err(Refusal::NoSeek.into()) }
    }

    async fn found_seek(&self, seek: SeekId) -> Result<StoredSeek, ApiError> {
        let found = self.store().seek(seek).await?;
        Ok(found.filter(|seek| seek.open).ok_or(Refusal::NoSeek)?)
    }

    /// Closes a challenge of one's own.
    pub(crate) async fn withdraw(&self, account: &Account, seek: SeekId) -> Result<(), ApiError> {
        if self.found_seek(seek).await?.by != account.id {
            return Err(Refusal::NotYours.into());
        }
        self.close_seek(seek).await
    }

    /// Declines a challenge that is for oneself alone.
    pub(crate) async fn decline(&self, account: &Account, seek: SeekId) -> Result<(), ApiError> {
        if self.found_seek(seek).await?.opponent != Some(account.id) {
            return Err(Refusal::NotYours.into());
        }
        self.close_seek(seek).await
    }

    /// A player no longer waits to be paired in real time.
    pub(crate) async fn end_pairing(&self, player: PlayerId) -> Result<(), ApiError> {
        let ends = |seek: &StoredSeek| {
            seek.by == player && seek.pairing && matches!(seek.terms.pace, Pace::Live { .. })
        };
        for seek in self.seeks.all().into_iter().filter(ends) {
            match self.close_seek(seek.seek).await {
                Ok(()) | Err(ApiError::Rejected(Refusal::NoSeek)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

/// Playing.
impl Node {
    /// Plays whoever waits with a challenge.
    pub(crate) async fn accept(
        self: &Arc<Self>,
        account: &Account,
        seek: SeekId,
    ) -> Result<(), ApiError> {
        let seek = self.found_seek(seek).await?;
        if seek.by == account.id {
            Err(Refusal::Yourself.into())
        } else if seek.opponent.is_some_and(|opponent| opponent != account.id) {
            Err(Refusal::NotYours.into())
        } else if seek.terms.rated && !account.member {
            Err(Refusal::MembersOnly.into())
        } else {
            self.begin_from(&seek, account.id, ColorWish::Either, None).await.map(drop)
        }
    }

    /// Plays whoever wants the same, or waits until somebody does. Of several, the nearest in strength is taken, and of
    /// those the one who has waited longest.
    pub(crate) async fn pair(
        self: &Arc<Self>,
        account: &Account,
        terms: Terms,
    ) -> Result<(), ApiError> {
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
            match self.begin_from(&seek, account.id, terms.color, None).await {
                // Somebody was quicker: the next one may do.
                Err(ApiError::Rejected(Refusal::NoSeek)) => self.close_seeks(&[seek.seek]),
                other => return other.map(drop),
            }
        }
        self.open_seek(account, terms, None, true, true).await
    }

    /// Pairs those who have waited long enough to fit each other by now. Whoever has waited longest plays the nearest.
    pub(crate) async fn pair_waiting(self: &Arc<Self>) -> Result<(), ApiError> {
        let mut waiting: Vec<StoredSeek> = self.seeks.all();
        waiting.retain(|seek| seek.pairing);
        while !waiting.is_empty() {
            let seek = waiting.remove(0);
            let Some(place) = nearest(&seek, &waiting, self.now()) else { continue };
            let other = waiting.remove(place);
            match self.begin_from(&seek, other.by, other.terms.color, Some(other.seek)).await {
                Ok(_) | Err(ApiError::Rejected(Refusal::NoSeek)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Begins the game of a challenge and whoever accepts it, who may have had one too.
    async fn begin_from(
        self: &Arc<Self>,
        seek: &StoredSeek,
        other: PlayerId,
        theirs: ColorWish,
        other_seek: Option<SeekId>,
    ) -> Result<GameId, ApiError> {
        let (one, other) = (Seat::Person(seek.by), Seat::Person(other));
        let seats = pairing::seats(one, seek.terms.color, other, theirs);
        let seeks = [Some(seek.seek), other_seek].into_iter().flatten().collect();
        self.begin(GameSetup { terms: seek.terms, seats, seeks, follows: None }).await
    }
}
