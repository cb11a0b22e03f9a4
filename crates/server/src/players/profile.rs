//! Public profiles and leaderboards.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_store::Standing;
use basalt_wire::{Pool, Profile, Refusal};

use crate::api_error::{ApiError, json};
use crate::extract::PathParams;
use crate::state::AppState;

/// Number of rating changes in a profile.
const MAX_HISTORY: u32 = 1000;

/// Number of places on a leaderboard.
const LEADERBOARD_SIZE: u32 = 100;

/// Handler: the profile of a member.
pub(crate) async fn profile(
    State(state): State<AppState>,
    PathParams(name): PathParams<String>,
) -> Result<Response<Body>, ApiError> {
    let found = state.store().account_named(&name).await?.filter(|account| account.member);
    let account = found.ok_or(Refusal::NoPlayer)?;
    let standings = state.store().standings(account.id).await?;
    let now = state.clock().now();
    let shown = |(pool, standing): (Pool, Standing)| (pool, standing.at(now, pool).rating());
    Ok(json(&Profile {
        name: account.name,
        since: account.created,
        vacation_until: account.leave.until.filter(|&until| until > now),
        ratings: standings.into_iter().map(shown).collect(),
        history: state.store().history(account.id, MAX_HISTORY).await?,
    }))
}

/// Handler: the leaderboard of a pool.
pub(crate) async fn leaderboard(
    State(state): State<AppState>,
    PathParams(pool): PathParams<String>,
) -> Result<Response<Body>, ApiError> {
    let pool = Pool::from_id(&pool).ok_or(Refusal::BadQuery)?;
    Ok(json(&state.store().leaderboard(pool, state.clock().now(), LEADERBOARD_SIZE).await?))
}
