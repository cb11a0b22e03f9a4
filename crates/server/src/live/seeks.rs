//! Challenges: opening, closing, accepting, pairing.

use std::collections::btree_map::Values;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard};

use basalt_engine::suitable_level;
use basalt_referee::{BadTerms, ColorWish, DAY_MS, GameId, Millis, Pace, Player, SeekId, Terms};
use basalt_store::{Account, Error as StoreError, NewSeek, PlayerId, Seat, StoredSeek};
use basalt_wire::{ErrorCode, FromServer, Seek};
use tokio::task::yield_now;

use super::bus::BusMessage;
use super::node::Node;
use super::notifications::Notification;
use super::outbox;
use super::pairing::{self, Seeker};
use super::start_game::GameSetup;
use crate::api_error::{ApiError, ApiResult};
use crate::client_address::AddressKey;
use crate::lock::lock;
use crate::rate_limit::Limited;
use crate::rng;

/// Maximum number of open challenges of one player.
const MAX_OPEN_SEEKS: usize = 10;

/// Maximum number of open challenges that were opened from one address through this node.
const MAX_ADDRESS_SEEKS: usize = 40;

/// Maximum number of open challenges in all. Every second those that wait for a pair are compared with each other.
const MAX_SEEKS: usize = 4_000;

/// Maximum number of open challenges of one player to another.
const MAX_SEEKS_TO_ONE: usize = 2;

/// Maximum number of open challenges to one player.
const MAX_INCOMING_SEEKS: usize = 20;

/// Seconds after which a player with too many challenges may try again.
const RETRY_SECONDS: u32 = 60;

/// Maximum number of open challenges that a node reads when it starts.
const MAX_LOADED_SEEKS: u32 = 1_000;

/// Time after which a live challenge ends when its owner has disconnected, in milliseconds.
const OWNER_GRACE_MS: Millis = 10_000;

/// The same for a challenge that only its link leads to: the owner may have to leave the page to send the link.
const LINK_GRACE_MS: Millis = 10 * 60 * 1_000;

/// Time after which a correspondence challenge ends, in milliseconds.
const CORRESPONDENCE_EXPIRY_MS: Millis = 14 * DAY_MS;

/// The level of the computer for those without a rating.
const EASY_LEVEL: u8 = 3;

/// A player who opens a challenge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Challenger<'a> {
    pub(crate) account: &'a Account,
    /// The address of the connection.
    pub(crate) address: AddressKey,
}

/// The open challenges as this node knows them. Starting a game checks in the store that they still are.
#[derive(Debug, Default)]
pub(crate) struct Seeks {
    open: Mutex<BTreeMap<SeekId, StoredSeek>>,
    /// The addresses from which challenges were opened through this node.
    addresses: Mutex<HashMap<SeekId, AddressKey>>,
}

impl Seeks {
    fn open(&self) -> MutexGuard<'_, BTreeMap<SeekId, StoredSeek>> {
        lock(&self.open)
    }

    fn addresses(&self) -> MutexGuard<'_, HashMap<SeekId, AddressKey>> {
        lock(&self.addresses)
    }

    fn remove(&self, seek: SeekId) -> Option<StoredSeek> {
        self.addresses().remove(&seek);
        self.open().remove(&seek)
    }

    /// Number of open challenges of a kind.
    pub(crate) fn count(&self, is_counted: impl Fn(&StoredSeek) -> bool) -> usize {
        self.open().values().filter(|seek| is_counted(seek)).count()
    }

    fn count_from(&self, address: AddressKey) -> usize {
        self.addresses().values().filter(|&&other| other == address).count()
    }

    /// Reads the open challenges, in no order of time. None can be opened or closed meanwhile.
    pub(crate) fn read<T>(&self, read: impl FnOnce(Values<'_, SeekId, StoredSeek>) -> T) -> T {
        read(self.open().values())
    }

    /// All open challenges, the oldest first.
    pub(crate) fn all(&self) -> Vec<StoredSeek> {
        let mut seeks: Vec<StoredSeek> = self.open().values().cloned().collect();
        seeks.sort_by_key(|seek| (seek.created, seek.seek));
        seeks
    }

    /// The number of open challenges of a player.
    pub(crate) fn of(&self, player: PlayerId) -> usize {
        self.count(|seek| seek.by == player)
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

/// The level of the computer for somebody who waits: by their rating, or an easy one for those who have none.
fn meanwhile_level(seek: &StoredSeek) -> u8 {
    let rating = Seeker::of(seek).rating;
    rating.map_or(EASY_LEVEL, |rating| suitable_level(seek.terms.game.title(), rating).number())
}

/// A challenge as a player sees it.
pub(crate) fn seen_by(seek: &StoredSeek, player: Option<PlayerId>) -> Seek {
    let yours = player == Some(seek.by);
    let is_live = matches!(seek.terms.pace, Pace::Live { .. });
    Seek {
        seek: seek.seek,
        by: seek.player.clone(),
        terms: seek.terms,
        for_you: player.is_some() && player == seek.opponent,
        yours,
        listed: seek.listed,
        since: seek.created,
        level: (yours && is_live).then(|| meanwhile_level(seek)),
    }
}

/// Whether a bot waits for an opponent.
fn is_by_bot(seek: &StoredSeek) -> bool {
    matches!(seek.player, Player::Member { bot: true, .. })
}

/// Rejects a game between a person and a bot that nobody has agreed to: a person who waits in the lobby waits for a person,
/// and the two play without a rating.
fn check_bot(account: &Account, seek: &StoredSeek) -> Result<(), ErrorCode> {
    let is_mixed = account.bot != is_by_bot(seek);
    let is_for_people = account.bot && seek.listed && seek.opponent.is_none();
    if is_mixed && seek.terms.rated {
        Err(ErrorCode::Terms { wrong: BadTerms::RatedBot })
    } else if is_mixed && is_for_people {
        Err(ErrorCode::NotForBots)
    } else {
        Ok(())
    }
}

/// Time after which a challenge ends, unless its owner is connected.
fn time_to_live(terms: &Terms, is_link: bool) -> Millis {
    match terms.pace {
        Pace::Live { .. } if is_link => LINK_GRACE_MS,
        Pace::Live { .. } => OWNER_GRACE_MS,
        Pace::Days(_) => CORRESPONDENCE_EXPIRY_MS,
    }
}

/// Whether only its link leads to a challenge.
fn is_link(listed: bool, opponent: Option<PlayerId>) -> bool {
    !listed && opponent.is_none()
}

/// Index of the waiting challenge that fits another one best. Players who block each other, as pairs of a list say, do
/// not fit.
fn nearest(
    seek: &StoredSeek,
    waiting: &[StoredSeek],
    blocks: &[(PlayerId, PlayerId)],
    now: Millis,
) -> Option<usize> {
    let seeker = Seeker::of(seek);
    let others = waiting.iter().map(Seeker::of).enumerate();
    let is_blocked =
        |other: PlayerId| blocks.contains(&(seek.by, other)) || blocks.contains(&(other, seek.by));
    let fitting = others.filter(|(_, other)| seeker.fits(other, now) && !is_blocked(other.player));
    fitting.min_by_key(|(_, other)| seeker.distance(other)).map(|(index, _)| index)
}

/// Opening and closing.
impl Node {
    /// Reads the open challenges. The owners of live ones have a grace period to reconnect.
    pub(crate) async fn load_seeks(&self) -> Result<(), StoreError> {
        let seeks = self.store().open_seeks(MAX_LOADED_SEEKS).await?;
        self.seeks.open().extend(seeks.into_iter().map(|seek| (seek.seek, seek)));
        self.extend_seeks(self.now(), |_| true).await
    }

    /// Postpones the expiry of live challenges: their grace period begins now.
    async fn extend_seeks(
        &self,
        now: Millis,
        is_extended: impl Fn(&StoredSeek) -> bool,
    ) -> Result<(), StoreError> {
        let is_live = |seek: &StoredSeek| matches!(seek.terms.pace, Pace::Live { .. });
        let mut seeks = self.seeks.all();
        seeks.retain(|seek| is_live(seek) && is_extended(seek));
        let (links, others): (Vec<_>, Vec<_>) =
            seeks.iter().partition(|seek| is_link(seek.listed, seek.opponent));
        for (seeks, grace) in [(links, LINK_GRACE_MS), (others, OWNER_GRACE_MS)] {
            let ids: Vec<SeekId> = seeks.into_iter().map(|seek| seek.seek).collect();
            self.store().extend_seeks(&ids, now + grace).await?;
        }
        Ok(())
    }

    /// Closes challenges that have expired. Live ones do not while their owners are connected to this node.
    pub(crate) async fn expire_seeks(&self) -> ApiResult {
        // One moment for both: a store that takes long in between must not make what was just postponed expire.
        let now = self.now();
        self.extend_seeks(now, |seek| self.hub.is_connected(seek.by)).await?;
        let expired = self.store().expire_seeks(now).await?;
        self.close_seeks(&expired);
        Ok(())
    }

    /// Opens a challenge to one player or to everybody.
    pub(crate) async fn seek(
        self: &Arc<Self>,
        challenger: Challenger<'_>,
        terms: Terms,
        to: Option<&str>,
        listed: bool,
    ) -> ApiResult<SeekId> {
        self.check_terms(challenger, &terms)?;
        let opponent = match to {
            Some(name) => Some(self.opponent(challenger.account, &terms, name).await?),
            None => None,
        };
        self.open_seek(challenger, terms, opponent, listed, false).await
    }

    /// The player of a name, if these terms allow to challenge them.
    async fn opponent(&self, account: &Account, terms: &Terms, name: &str) -> ApiResult<PlayerId> {
        let named = self.store().player_named(name).await?;
        // Players of imported games are elsewhere.
        let other = named.filter(|other| !other.is_foreign()).ok_or(ErrorCode::NoPlayer)?;
        if other.id == account.id {
            Err(ErrorCode::Yourself.into())
        } else if terms.rated && !other.member {
            Err(ErrorCode::MembersOnly.into())
        } else if terms.rated && other.bot != account.bot {
            Err(ErrorCode::Terms { wrong: BadTerms::RatedBot }.into())
        } else {
            self.check_challenge(account.id, other.id).await?;
            Ok(other.id)
        }
    }

    fn check_terms(&self, challenger: Challenger<'_>, terms: &Terms) -> ApiResult {
        terms.check().map_err(|wrong| ErrorCode::Terms { wrong })?;
        if terms.rated && !challenger.account.member {
            return Err(ErrorCode::MembersOnly.into());
        }
        self.check_challenge_rate(challenger)
    }

    /// Counts a challenge, to a person or the computer, or says when the player may try again.
    pub(crate) fn check_challenge_rate(&self, challenger: Challenger<'_>) -> ApiResult {
        let limits = self.state.rate_limits();
        limits.check_address(Limited::ChallengeByAddress, challenger.address)?;
        Ok(limits.check(Limited::ChallengeByPlayer, &challenger.account.id.to_string())?)
    }

    /// Checks that the server, a player, their address and the opponent do not have too many open challenges.
    fn check_open_seeks(
        &self,
        challenger: Challenger<'_>,
        opponent: Option<PlayerId>,
    ) -> Result<(), ErrorCode> {
        let (seeks, by) = (&self.seeks, challenger.account.id);
        let to_one = |seek: &StoredSeek| opponent.is_some() && seek.opponent == opponent;
        let is_full = seeks.of(by) >= MAX_OPEN_SEEKS
            || seeks.count(|seek| seek.by == by && to_one(seek)) >= MAX_SEEKS_TO_ONE
            || seeks.count(to_one) >= MAX_INCOMING_SEEKS
            || !self.state.options().trial
                && (seeks.count(|_| true) >= MAX_SEEKS
                    || seeks.count_from(challenger.address) >= MAX_ADDRESS_SEEKS);
        if is_full { Err(ErrorCode::TooOften { seconds: RETRY_SECONDS }) } else { Ok(()) }
    }

    /// Looks up the challenges by a player and to an opponent, and forgets those that are closed.
    async fn forget_closed_seeks(&self, by: PlayerId, opponent: Option<PlayerId>) -> ApiResult {
        let mut known = self.seeks.all();
        known.retain(|seek| seek.by == by || opponent.is_some() && seek.opponent == opponent);
        for seek in known {
            if self.store().seek(seek.seek).await?.is_none_or(|stored| !stored.open) {
                self.hide_seeks(&[seek.seek]);
            }
        }
        Ok(())
    }

    async fn open_seek(
        &self,
        challenger: Challenger<'_>,
        terms: Terms,
        opponent: Option<PlayerId>,
        listed: bool,
        pairing: bool,
    ) -> ApiResult<SeekId> {
        if self.check_open_seeks(challenger, opponent).is_err() {
            // Nothing is refused because of challenges that were accepted on a node of which this one has not heard.
            self.forget_closed_seeks(challenger.account.id, opponent).await?;
            self.check_open_seeks(challenger, opponent)?;
        }
        let (seek, created) = (SeekId::from_bits(rng::number()), self.now());
        let expires = created + time_to_live(&terms, is_link(listed, opponent));
        let by = challenger.account.id;
        let new = NewSeek { seek, by, terms, opponent, listed, pairing, created, expires };
        self.store().open_seek(&new).await?;
        self.seeks.addresses().insert(seek, challenger.address);
        self.show_seek(seek).await?;
        self.publish(BusMessage::SeekOpened(seek));
        if let Some(opponent) = opponent {
            self.notify(opponent, Notification::Challenge(seek));
        }
        Ok(seek)
    }

    /// Announces a new challenge to the clients on this node.
    pub(crate) async fn show_seek(&self, id: SeekId) -> ApiResult {
        let found = self.store().seek(id).await?.filter(|seek| seek.open);
        let Some(seek) = found else { return Ok(()) };
        self.seeks.open().insert(id, seek.clone());
        self.announce_seek(&seek, |player| FromServer::SeekOpened(seen_by(&seek, player)));
        Ok(())
    }

    /// Compares the challenges that this node knows with those in the store, and announces what is new.
    pub(crate) async fn read_seeks_again(&self) -> ApiResult {
        let before = self.seeks.all();
        let stored = self.store().open_seeks(MAX_LOADED_SEEKS).await?;
        for seek in &stored {
            if before.iter().all(|known| known != seek) {
                self.show_seek(seek.seek).await?;
            }
        }
        for known in before {
            // The store has more than it has listed.
            let is_open = stored.iter().any(|seek| seek.seek == known.seek)
                || stored.len() == MAX_LOADED_SEEKS as usize
                    && self.store().seek(known.seek).await?.is_some_and(|seek| seek.open);
            if !is_open {
                self.hide_seeks(&[known.seek]);
            }
        }
        Ok(())
    }

    /// Announces on all nodes that challenges are closed.
    pub(crate) fn close_seeks(&self, seeks: &[SeekId]) {
        if !seeks.is_empty() {
            self.hide_seeks(seeks);
            for &seek in seeks {
                self.publish(BusMessage::SeekClosed(seek));
            }
        }
    }

    /// Announces closed challenges to the clients on this node.
    pub(crate) fn hide_seeks(&self, seeks: &[SeekId]) {
        for &id in seeks {
            let Some(seek) = self.seeks.remove(id) else { continue };
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
            self.tell_lobby(outbox::line(&message(None)), players);
        }
    }

    pub(crate) async fn close_seek(&self, seek: SeekId) -> ApiResult {
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

    /// Closes all challenges by a player and to them.
    pub(crate) async fn close_all_seeks(&self, player: PlayerId) -> ApiResult {
        let ends = |seek: &StoredSeek| seek.by == player || seek.opponent == Some(player);
        for seek in self.seeks.all().into_iter().filter(ends) {
            match self.close_seek(seek.seek).await {
                Ok(()) | Err(ApiError::Rejected(ErrorCode::NoSeek)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
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
    pub(crate) async fn accept(
        self: &Arc<Self>,
        account: &Account,
        seek: SeekId,
    ) -> ApiResult<GameId> {
        let seek = self.found_seek(seek).await?;
        if seek.by == account.id {
            Err(ErrorCode::Yourself.into())
        } else if seek.opponent.is_some_and(|opponent| opponent != account.id) {
            Err(ErrorCode::NotYours.into())
        } else if seek.terms.rated && !account.member {
            Err(ErrorCode::MembersOnly.into())
        } else {
            check_bot(account, &seek)?;
            self.check_not_blocked(account.id, seek.by).await?;
            self.start_from(&seek, account.id, ColorWish::Either, None).await
        }
    }

    /// Starts a game with a player who wants the same terms, or opens a challenge that waits for one. Prefers the
    /// nearest rating, then the longest wait.
    pub(crate) async fn pair(
        self: &Arc<Self>,
        challenger: Challenger<'_>,
        terms: Terms,
    ) -> ApiResult {
        self.check_terms(challenger, &terms)?;
        let account = challenger.account;
        if account.bot {
            return Err(ErrorCode::NotForBots.into());
        }
        let rating = match terms.pool() {
            Some(pool) => Some(self.store().standing(account.id, pool).await?.rounded()),
            None => None,
        };
        let now = self.now();
        let seeker = Seeker { player: account.id, terms, rating, since: now };
        let fits = |seek: &StoredSeek| {
            let is_open = seek.listed && seek.opponent.is_none() && !is_by_bot(seek);
            is_open && seeker.fits(&Seeker::of(seek), now)
        };
        let mut fitting: Vec<StoredSeek> = self.seeks.all().into_iter().filter(fits).collect();
        fitting.sort_by_key(|seek| seeker.distance(&Seeker::of(seek)));
        for seek in fitting {
            if self.store().is_blocked(account.id, seek.by).await? {
                continue;
            }
            match self.start_from(&seek, account.id, terms.color, None).await {
                // Another player was first: try the next challenge.
                Err(ApiError::Rejected(ErrorCode::NoSeek)) => self.close_seeks(&[seek.seek]),
                Err(ApiError::Rejected(ErrorCode::TooManyGames)) => {}
                other => return other.map(drop),
            }
        }
        self.open_seek(challenger, terms, None, true, true).await.map(drop)
    }

    /// Pairs waiting players whose rating windows have become wide enough. Whoever has waited longest comes first.
    pub(crate) async fn pair_waiting(self: &Arc<Self>) -> ApiResult {
        if !self.is_first() {
            return Ok(());
        }
        let mut waiting: Vec<StoredSeek> = self.seeks.all();
        waiting.retain(|seek| seek.pairing);
        if waiting.len() < 2 {
            return Ok(());
        }
        let players: Vec<PlayerId> = waiting.iter().map(|seek| seek.by).collect();
        let blocks = self.store().blocks_of(&players).await?;
        while !waiting.is_empty() {
            let seek = waiting.remove(0);
            // To look through many takes a while, and moves come first.
            yield_now().await;
            let Some(index) = nearest(&seek, &waiting, &blocks, self.now()) else { continue };
            let other = waiting.remove(index);
            match self.start_from(&seek, other.by, other.terms.color, Some(other.seek)).await {
                Ok(_) | Err(ApiError::Rejected(ErrorCode::NoSeek | ErrorCode::TooManyGames)) => {}
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
        let terms = seek.terms.seated(pairing::color_of(one, seats));
        let seeks = [Some(seek.seek), other_seek].into_iter().flatten().collect();
        self.start_game(GameSetup { terms, seats, seeks, follows: None }).await
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    #[tokio::test]
    async fn the_server_has_a_number_of_open_challenges() {
        let (node, _folder) = Node::quiet("seeks").await;
        let terms = Terms::casual(Game::Dvonn, Pace::Days(3));
        let [ada, bea] = ["Ada", "Bea"].map(|name| node.store().add_guest(name, 0));
        let ada = ada.await.expect("answers").expect("a new name");
        let bea = bea.await.expect("answers").expect("a new name");
        let address = AddressKey::Unknown;
        let challenger = Challenger { account: &ada, address };
        let seek = node.seek(challenger, terms, None, true).await.expect("the first");
        let first = node.store().seek(seek).await.expect("answers").expect("there");
        for number in 1..MAX_SEEKS as u64 {
            let seek = SeekId::from_bits(number);
            let by = format!("{}", 1_000 + number).parse().expect("an id");
            node.seeks.open().insert(seek, StoredSeek { seek, by, ..first.clone() });
        }
        let challenger = Challenger { account: &bea, address };
        let refused = node.seek(challenger, terms, None, true).await;
        let too_often = ErrorCode::TooOften { seconds: RETRY_SECONDS };
        assert!(matches!(refused, Err(ApiError::Rejected(why)) if why == too_often));
        node.withdraw(&ada, seek).await.expect("her own");
        node.seek(challenger, terms, None, true).await.expect("there is room");
        node.store().close().await;
    }
}
