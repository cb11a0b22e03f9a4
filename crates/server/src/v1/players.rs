//! Handlers for what everybody may read: players, ratings, leaderboards, running games.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use basalt_referee::{Millis, Pool, Rating};
use basalt_store::Account;
use basalt_wire::ErrorCode;
use serde::Serialize;
use tokio::sync::Mutex;
use utoipa::ToSchema;

use super::bearer::{MaybeBearer, PublicRequest};
use super::error::{V1Error, V1Result};
use super::objects::LiveGameObject;
use super::parameters::V1Path;
use crate::archive::load_public;
use crate::live::Live;
use crate::players::{LEADERBOARD_SIZE, Username};
use crate::response::json;
use crate::routes::RouterState;
use crate::state::AppState;

/// Number of rating changes in a history.
const MAX_HISTORY: u32 = 1_000;

/// Number of running games in a list.
const MAX_LIVE_GAMES: usize = 20;

/// Time for which one list of running games is sent to everybody, in milliseconds.
const LIFETIME_MS: Millis = 3_000;

/// The last list of running games.
#[derive(Clone, Default)]
pub(crate) struct LiveGamesCache(Arc<Mutex<Option<MadeList>>>);

/// A list of running games, and the time at which it was made.
type MadeList = (Millis, Arc<LiveGamesObject>);

/// A rating.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatingObject {
    /// The number.
    rating: i32,
    /// Whether it rests on few games yet.
    provisional: bool,
}

impl From<Rating> for RatingObject {
    fn from(Rating { value, provisional }: Rating) -> Self {
        Self { rating: value, provisional }
    }
}

/// Results of rated games in a pool with one colour.
#[derive(Serialize, ToSchema)]
pub(crate) struct ResultsObject {
    /// The pool.
    pool: String,
    /// The colour.
    color: &'static str,
    /// Number of games won.
    won: u32,
    /// Number of draws.
    drawn: u32,
    /// Number of games lost.
    lost: u32,
}

/// The profile of a member.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ProfileObject {
    /// The name.
    name: String,
    /// Whether it is a bot account.
    bot: bool,
    /// When the account was made.
    created_at: Millis,
    /// Whether a moderator has closed the account.
    closed: bool,
    /// The country, as two letters of ISO 3166-1.
    #[serde(skip_serializing_if = "Option::is_none")]
    country: Option<String>,
    /// A few words of the member.
    #[serde(skip_serializing_if = "String::is_empty")]
    about: String,
    /// The rating in each pool where a game was rated.
    ratings: BTreeMap<String, RatingObject>,
    /// The results of rated games.
    results: Vec<ResultsObject>,
}

/// A rating after a game.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HistoryPointObject {
    /// The pool.
    pool: String,
    /// When the game ended.
    at: Millis,
    /// The rating.
    rating: i32,
    /// The id of the game.
    game_id: String,
}

/// The last changes of a member's ratings.
#[derive(Serialize, ToSchema)]
pub(crate) struct HistoryObject {
    /// The ratings, in order of time.
    points: Vec<HistoryPointObject>,
}

/// A place on a leaderboard.
#[derive(Serialize, ToSchema)]
pub(crate) struct RankedObject {
    /// The place, from 1 on.
    rank: u32,
    /// The name of the member.
    name: String,
    /// The rating.
    rating: i32,
    /// Whether it rests on few games yet.
    provisional: bool,
    /// Number of rated games.
    games: u32,
}

/// A leaderboard.
#[derive(Serialize, ToSchema)]
pub(crate) struct LeaderboardObject {
    /// The first places.
    players: Vec<RankedObject>,
}

/// Running games.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LiveGamesObject {
    /// The games, those that most want to see first.
    games: Vec<LiveGameObject>,
}

/// A public request about the member whom its path names.
pub(crate) struct MemberRequest {
    state: AppState,
    account: Account,
}

impl FromRequestParts<RouterState> for MemberRequest {
    type Rejection = V1Error;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> V1Result<Self> {
        let V1Path(Username(name)) = V1Path::from_request_parts(parts, state).await?;
        let PublicRequest(state) = PublicRequest::from_request_parts(parts, state).await?;
        let found = state.archive().player_named(&name).await?.filter(|account| account.member);
        Ok(Self { account: found.ok_or(ErrorCode::NoPlayer)?, state })
    }
}

/// The profile of a member.
#[utoipa::path(
    get, path = "/api/v1/player/{name}", tag = "Reading",
    params(V1Path<Username>),
    responses((status = 200, description = "The profile", body = ProfileObject), V1Error),
)]
pub(crate) async fn player(MemberRequest { state, account }: MemberRequest) -> V1Result {
    let (archive, now) = (state.archive(), state.clock().now());
    let standings = archive.standings(account.id).await?;
    let about = archive.about(account.id).await?;
    let results = archive.results(account.id).await?.into_iter().map(|results| ResultsObject {
        pool: results.pool.to_string(),
        color: results.color.id(),
        won: results.won,
        drawn: results.drawn,
        lost: results.lost,
    });
    let ratings = standings
        .into_iter()
        .map(|(pool, standing)| (pool.to_string(), standing.at(now, pool).rating().into()));
    Ok(json(&ProfileObject {
        name: account.name,
        bot: account.bot,
        created_at: account.created,
        closed: account.closed.is_some(),
        country: about.country.map(|country| country.to_string()),
        about: about.words,
        ratings: ratings.collect(),
        results: results.collect(),
    }))
}

/// The last 1000 changes of a member's ratings.
#[utoipa::path(
    get, path = "/api/v1/player/{name}/rating-history", tag = "Reading",
    params(V1Path<Username>),
    responses((status = 200, description = "The history", body = HistoryObject), V1Error),
)]
pub(crate) async fn rating_history(MemberRequest { state, account }: MemberRequest) -> V1Result {
    let points = state.archive().history(account.id, MAX_HISTORY).await?;
    let points = points.into_iter().map(|point| HistoryPointObject {
        pool: point.pool.to_string(),
        at: point.at,
        rating: point.value,
        game_id: point.game.to_string(),
    });
    Ok(json(&HistoryObject { points: points.collect() }))
}

/// The first 100 players of a pool, without bots.
#[utoipa::path(
    get, path = "/api/v1/leaderboard/{pool}", tag = "Reading",
    params(V1Path<Pool>),
    responses((status = 200, description = "The leaderboard", body = LeaderboardObject), V1Error),
)]
pub(crate) async fn leaderboard(
    PublicRequest(state): PublicRequest,
    V1Path(pool): V1Path<Pool>,
) -> V1Result {
    let places = state.archive().leaderboard(pool, state.clock().now(), LEADERBOARD_SIZE).await?;
    let players = places.into_iter().zip(1..).map(|(place, rank)| RankedObject {
        rank,
        name: place.name,
        rating: place.rating.value,
        provisional: place.rating.provisional,
        games: place.games,
    });
    Ok(json(&LeaderboardObject { players: players.collect() }))
}

/// Running games, six plies late.
#[utoipa::path(
    get, path = "/api/v1/games/live", tag = "Reading",
    responses((status = 200, description = "The games", body = LiveGamesObject), V1Error),
)]
pub(crate) async fn live_games(
    State(live): State<Live>,
    State(cache): State<LiveGamesCache>,
    _client: MaybeBearer,
) -> V1Result {
    let now = live.now();
    let mut cached = cache.0.lock().await;
    if let Some((made, games)) = &*cached
        && now.saturating_sub(*made) < LIFETIME_MS
    {
        return Ok(json(&**games));
    }
    let mut games = Vec::new();
    for header in live.games_to_watch().await?.iter().take(MAX_LIVE_GAMES) {
        let loaded = load_public(live.state(), header.game).await?;
        games.push(LiveGameObject::from(&loaded));
    }
    let games = Arc::new(LiveGamesObject { games });
    let response = json(&*games);
    *cached = Some((now, games));
    Ok(response)
}
