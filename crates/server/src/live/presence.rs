//! Presence and relations: who is connected to which node, what they play, and whose challenges and messages players admit.

use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

use basalt_referee::{ContactPolicy, GameId, Millis, Relation};
use basalt_store::{Account, PlayerId, Store};
use basalt_wire::{
    ErrorCode, FollowedPlayer, HeadToHead, LiveGame, OnlinePlayer, Relations, Relationship,
};

use super::Live;
use super::node::Node;
use crate::api_error::{ApiError, ApiResult};
use crate::lock::lock;

/// Maximum number of members in the list of those who are online.
const MAX_ONLINE: usize = 100;

/// Maximum number of games of followed players that are sent with their boards.
const MAX_FOLLOWED_GAMES: usize = 20;

/// Time for which one list of members who are online is sent to everybody, in milliseconds.
const ONLINE_LIFETIME_MS: Millis = 3_000;

/// The last list of members who are online, and the time at which it was made.
#[derive(Debug, Default)]
pub(crate) struct OnlineCache(Mutex<Option<(Millis, Vec<OnlinePlayer>)>>);

/// Presence.
impl Node {
    /// Saves which members have connected to this node or left it since the last call, for the other nodes.
    pub(crate) async fn save_connected(&self) -> ApiResult {
        let (connected, left) = self.hub.take_changed_members();
        if self.is_alone() || connected.is_empty() && left.is_empty() {
            return Ok(());
        }
        let saved = self.store().save_connected(self.id, &connected, &left).await;
        if saved.is_err() {
            self.hub.mark_members_changed(connected.into_iter().chain(left));
        }
        Ok(saved?)
    }

    /// Those of some players who are connected, to whichever node.
    pub(crate) async fn connected(&self, players: &[PlayerId]) -> ApiResult<HashSet<PlayerId>> {
        let here = players.iter().copied().filter(|&player| self.hub.is_connected(player));
        let mut connected: HashSet<PlayerId> = here.collect();
        if !self.is_alone() {
            let since = self.alive_since();
            let elsewhere = self.store().are_connected_elsewhere(players, self.id, since).await?;
            connected.extend(elsewhere);
        }
        Ok(connected)
    }

    /// Members who are connected, to whichever node.
    async fn connected_members(&self) -> ApiResult<HashSet<PlayerId>> {
        let mut members: HashSet<PlayerId> =
            self.hub.members().into_iter().take(MAX_ONLINE).collect();
        if !self.is_alone() {
            let since = self.alive_since();
            let limit = MAX_ONLINE as u32;
            members.extend(self.store().connected_elsewhere(self.id, since, limit).await?);
        }
        Ok(members)
    }

    /// The newest live game of each of some players who play.
    async fn live_games_of(&self, players: &[PlayerId]) -> ApiResult<HashMap<PlayerId, GameId>> {
        let mut games = HashMap::new();
        for (player, game) in self.store().live_games_of(players).await? {
            games.entry(player).or_insert(game);
        }
        Ok(games)
    }

    /// The members who are online: those who play first, then by name.
    async fn online_players(&self) -> ApiResult<Vec<OnlinePlayer>> {
        let members: Vec<PlayerId> = self.connected_members().await?.into_iter().collect();
        let games = self.live_games_of(&members).await?;
        let names = self.store().member_names(&members).await?;
        let online = |(player, name)| OnlinePlayer { name, playing: games.get(&player).copied() };
        let mut online: Vec<OnlinePlayer> = names.into_iter().map(online).collect();
        online.sort_by_cached_key(|one| (one.playing.is_none(), one.name.to_lowercase()));
        online.truncate(MAX_ONLINE);
        Ok(online)
    }

    /// A running game with its present board; `None` if it cannot be read.
    async fn board_of(&self, game: GameId) -> Option<LiveGame> {
        let cached = self.open(game).await.ok()?;
        let mut loaded = cached.lock().await;
        self.read_events(&mut loaded).await.ok()?;
        let board = Some(loaded.live_board(self.clock_time()));
        Some(LiveGame { board, ..loaded.live_game() })
    }
}

/// Rights.
impl Node {
    /// Rejects a challenge that names a player who does not take it.
    pub(crate) async fn check_challenge(&self, by: PlayerId, to: PlayerId) -> ApiResult {
        let policy = self.store().challenge_policy(to).await?;
        let relation = self.store().relation(to, by).await?;
        if policy.admits(relation) { Ok(()) } else { Err(ErrorCode::ChallengeRefused.into()) }
    }

    /// Rejects a game with a player who blocks the one who asks for it.
    pub(crate) async fn check_not_blocked(&self, by: PlayerId, with: PlayerId) -> ApiResult {
        self.check_block(by, with, ErrorCode::ChallengeRefused).await
    }

    /// Rejects a message to a player who blocks its author.
    pub(crate) async fn check_message(&self, by: PlayerId, to: PlayerId) -> ApiResult {
        self.check_block(by, to, ErrorCode::MessageRefused).await
    }

    async fn check_block(&self, by: PlayerId, to: PlayerId, code: ErrorCode) -> ApiResult {
        match self.store().relation(to, by).await? {
            Some(Relation::Block) => Err(code.into()),
            Some(Relation::Follow) | None => Ok(()),
        }
    }
}

/// Requests.
impl Live {
    /// The members who are online.
    pub(crate) async fn online_players(&self) -> ApiResult<Vec<OnlinePlayer>> {
        let (cache, now) = (&self.node.online.0, self.node.now());
        if let Some((made, players)) = &*lock(cache)
            && now.saturating_sub(*made) < ONLINE_LIFETIME_MS
        {
            return Ok(players.clone());
        }
        let players = self.node.online_players().await?;
        *lock(cache) = Some((now, players.clone()));
        Ok(players)
    }

    /// The relation between a user and a member, and what the member does. The games between them are counted in the archive.
    pub(crate) async fn relationship(
        &self,
        user: Option<PlayerId>,
        member: PlayerId,
        archive: &Store,
    ) -> ApiResult<Relationship> {
        let (node, store) = (&self.node, self.node.store());
        let relation = match user {
            Some(user) => store.relation(user, member).await?,
            None => None,
        };
        let admitted = match user {
            Some(user) => store.relation(member, user).await?,
            None => None,
        };
        let between = match user.filter(|&user| user != member) {
            Some(user) => Some(archive.head_to_head(user, member).await?),
            None => None,
        };
        let between = between
            .filter(|found| *found != basalt_store::HeadToHead::default())
            .map(|basalt_store::HeadToHead { won, drawn, lost }| HeadToHead { won, drawn, lost });
        Ok(Relationship {
            between,
            relation,
            online: node.connected(&[member]).await?.contains(&member),
            playing: node.live_games_of(&[member]).await?.get(&member).copied(),
            followers: store.followers(member).await?,
            challengeable: user != Some(member)
                && store.challenge_policy(member).await?.admits(admitted),
        })
    }

    /// Changes the relation of a member to another player. Open challenges of somebody who is blocked are closed.
    pub(crate) async fn set_relation(
        &self,
        user: &Account,
        other: &Account,
        relation: Option<Relation>,
    ) -> ApiResult {
        let node = &self.node;
        if user.id == other.id {
            return Err(ErrorCode::Yourself.into());
        }
        if relation == Some(Relation::Follow) && !other.member {
            return Err(ErrorCode::MembersOnly.into());
        }
        if !node.store().set_relation(user.id, other.id, relation, node.now()).await? {
            return Err(ErrorCode::TooManyRelations.into());
        }
        if relation == Some(Relation::Block) {
            node.close_challenges(other.id, user.id).await?;
        }
        Ok(())
    }

    /// All relations of a member. Of those who play, the first come with their boards.
    pub(crate) async fn relations_of(&self, user: PlayerId) -> ApiResult<Relations> {
        let (node, store) = (&self.node, self.node.store());
        let related = store.relations_of(user).await?;
        let (followed, blocked): (Vec<_>, Vec<_>) =
            related.into_iter().partition(|one| one.relation == Relation::Follow);
        let ids: Vec<PlayerId> = followed.iter().map(|one| one.player).collect();
        let (online, games) = (node.connected(&ids).await?, node.live_games_of(&ids).await?);
        let mut following = Vec::with_capacity(followed.len());
        let mut boards = 0;
        for one in followed {
            let game = games.get(&one.player).filter(|_| boards < MAX_FOLLOWED_GAMES);
            let playing = match game {
                Some(&game) => node.board_of(game).await,
                None => None,
            };
            boards += usize::from(playing.is_some());
            let online = online.contains(&one.player);
            following.push(FollowedPlayer { name: one.name, online, playing });
        }
        following.sort_by_key(|one| (one.playing.is_none(), !one.online));
        Ok(Relations {
            following,
            blocked: blocked.into_iter().map(|one| one.name).collect(),
            challenges_from: store.challenge_policy(user).await?,
        })
    }

    /// Saves from whom a member takes challenges. Those that are open stay.
    pub(crate) async fn set_challenge_policy(
        &self,
        user: PlayerId,
        policy: ContactPolicy,
    ) -> ApiResult {
        Ok(self.node.store().set_challenge_policy(user, policy).await?)
    }
}

/// Closing the challenges of somebody who is blocked.
impl Node {
    async fn close_challenges(&self, by: PlayerId, to: PlayerId) -> ApiResult {
        for seek in self.seeks.all() {
            if seek.by == by && seek.opponent == Some(to) {
                match self.close_seek(seek.seek).await {
                    Ok(()) | Err(ApiError::Rejected(ErrorCode::NoSeek)) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(())
    }
}
