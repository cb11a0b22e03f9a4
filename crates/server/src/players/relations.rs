//! Handlers of relations: who is online, following, blocking, who may challenge.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_store::Account;
use basalt_wire::{ChallengesFrom, ErrorCode, RelationChange};

use super::profile::Username;
use crate::api_error::ApiResult;
use crate::auth::CurrentUser;
use crate::extract::{FromPath, JsonBody};
use crate::live::Live;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::transport::Transport;

/// The account of a member, or an error.
pub(super) fn require_member(user: CurrentUser) -> ApiResult<Account> {
    let account = user.require()?;
    if account.member { Ok(account) } else { Err(ErrorCode::MembersOnly.into()) }
}

/// Handler: the members who are online.
pub(crate) async fn online_players(
    State(live): State<Live>,
    Transport { address, .. }: Transport,
) -> ApiResult<Response<Body>> {
    live.state().rate_limits().check_address(Limited::SearchByAddress, address)?;
    Ok(json(&live.online_players().await?))
}

/// Handler: the relation between the user and a member, and whether the member is online.
pub(crate) async fn relationship(
    State(live): State<Live>,
    CurrentUser(user): CurrentUser,
    Transport { address, .. }: Transport,
    FromPath(Username(name)): FromPath<Username>,
) -> ApiResult<Response<Body>> {
    live.state().rate_limits().check_address(Limited::SearchByAddress, address)?;
    let found = live.state().store().account_named(&name).await?;
    let member = found.filter(|account| account.member).ok_or(ErrorCode::NoPlayer)?;
    let archive = live.state().archive();
    Ok(json(&live.relationship(user.map(|user| user.id), member.id, archive).await?))
}

/// Handler: follows or blocks a player, or does neither.
pub(crate) async fn change_relation(
    State(live): State<Live>,
    user: CurrentUser,
    FromPath(Username(name)): FromPath<Username>,
    JsonBody(RelationChange { relation }): JsonBody<RelationChange>,
) -> ApiResult<Response<Body>> {
    let account = require_member(user)?;
    let limits = live.state().rate_limits();
    limits.check(Limited::RelationByPlayer, &account.id.to_string())?;
    let other = live.state().store().account_named(&name).await?.ok_or(ErrorCode::NoPlayer)?;
    live.set_relation(&account, &other, relation).await?;
    Ok(json(&None::<()>))
}

/// Handler: whom the user follows and blocks, and from whom they take challenges.
pub(crate) async fn relations(
    State(live): State<Live>,
    user: CurrentUser,
    Transport { address, .. }: Transport,
) -> ApiResult<Response<Body>> {
    live.state().rate_limits().check_address(Limited::SearchByAddress, address)?;
    let account = require_member(user)?;
    Ok(json(&live.relations_of(account.id).await?))
}

/// Handler: changes from whom the user takes challenges.
pub(crate) async fn change_challenge_policy(
    State(live): State<Live>,
    user: CurrentUser,
    JsonBody(ChallengesFrom { policy }): JsonBody<ChallengesFrom>,
) -> ApiResult<Response<Body>> {
    let account = require_member(user)?;
    let limits = live.state().rate_limits();
    limits.check(Limited::RelationByPlayer, &account.id.to_string())?;
    live.set_challenge_policy(account.id, policy).await?;
    Ok(json(&None::<()>))
}
