//! Public profiles and leaderboards.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_referee::{Country, Pool};
use basalt_store::{About, Achievements, Standing};
use basalt_wire::{
    ErrorCode, HistoryPoint, MAX_ABOUT_CHARS, Opponent, PoolResults, Profile, ProfileChange, Ranked,
};

use crate::api_error::ApiResult;
use crate::auth::MemberSession;
use crate::extract::{FromPath, JsonBody, PathParam};
use crate::live::clean_text;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;
use crate::transport::Transport;

/// Number of rating changes in a profile.
const MAX_HISTORY: u32 = 1000;

/// Number of frequent opponents in a profile.
const MAX_OPPONENTS: u32 = 5;

/// Number of places on a leaderboard.
pub(crate) const LEADERBOARD_SIZE: u32 = 100;

/// The name of an account, which may not exist.
pub(crate) struct Username(pub(crate) String);

impl PathParam for Username {
    const NAME: &'static str = "name";
    const NOT_FOUND: ErrorCode = ErrorCode::NoPlayer;

    fn parse(text: &str) -> Option<Self> {
        Some(Self(text.to_owned()))
    }
}

/// Handler: the profile of a member, by the present name or a former one.
pub(crate) async fn profile(
    State(state): State<AppState>,
    FromPath(Username(name)): FromPath<Username>,
    Transport { address, .. }: Transport,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let found = state.archive().player_named(&name).await?.filter(|account| account.member);
    let account = found.ok_or(ErrorCode::NoPlayer)?;
    let standings = state.archive().standings(account.id).await?;
    let history = state.archive().history(account.id, MAX_HISTORY).await?;
    let results = state.archive().results(account.id).await?;
    let about = state.archive().about(account.id).await?;
    let opponents = state.archive().opponents(account.id, MAX_OPPONENTS).await?;
    let Achievements { puzzles, lessons } = state.archive().achievements(account.id).await?;
    let now = state.clock().now();
    let shown = |(pool, standing): (Pool, Standing)| (pool, standing.at(now, pool).rating());
    Ok(json(&Profile {
        name: account.name,
        since: account.created,
        vacation_until: account.leave.until.filter(|&until| until > now),
        ratings: standings.into_iter().map(shown).collect(),
        history: history.into_iter().map(history_point).collect(),
        results: results.into_iter().map(pool_results).collect(),
        closed: account.closed.is_some(),
        bot: account.bot,
        picture: account.id.picture(),
        country: about.country.map(|country| country.to_string()),
        about: about.words,
        opponents: opponents.into_iter().map(opponent).collect(),
        puzzles,
        lessons,
    }))
}

/// Handler: changes what the user says about themselves.
pub(crate) async fn change_profile(
    State(state): State<AppState>,
    session: MemberSession,
    JsonBody(ProfileChange { country, about }): JsonBody<ProfileChange>,
) -> ApiResult<Response<Body>> {
    let player = session.into_account().id;
    state.rate_limits().check(Limited::NoteByPlayer, &player.to_string())?;
    let country = country.map(|code| code.parse::<Country>()).transpose();
    let country = country.map_err(|_| ErrorCode::BadProfile)?;
    let words = clean_text(&about);
    if words.chars().count() > MAX_ABOUT_CHARS {
        return Err(ErrorCode::BadProfile.into());
    }
    state.store().set_about(player, &About { country, words }).await?;
    Ok(json(&None::<()>))
}

/// Handler: the leaderboard of a pool.
pub(crate) async fn leaderboard(
    State(state): State<AppState>,
    FromPath(pool): FromPath<Pool>,
    Transport { address, .. }: Transport,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let places = state.archive().leaderboard(pool, state.clock().now(), LEADERBOARD_SIZE).await?;
    Ok(json(&places.into_iter().map(ranked).collect::<Vec<_>>()))
}

fn history_point(point: basalt_store::HistoryPoint) -> HistoryPoint {
    let basalt_store::HistoryPoint { pool, at, value, game } = point;
    HistoryPoint { pool, at, value, game }
}

fn pool_results(results: basalt_store::PoolResults) -> PoolResults {
    let basalt_store::PoolResults { pool, color, won, drawn, lost } = results;
    PoolResults { pool, color, won, drawn, lost }
}

fn opponent(opponent: basalt_store::Opponent) -> Opponent {
    let basalt_store::Opponent { name, games, won, lost } = opponent;
    Opponent { name, games, won, lost }
}

fn ranked(ranked: basalt_store::Ranked) -> Ranked {
    let basalt_store::Ranked { name, rating, games } = ranked;
    Ranked { name, rating, games }
}
