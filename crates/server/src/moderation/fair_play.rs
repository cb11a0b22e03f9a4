//! Fair-play figures, for moderators only. Nothing is decided by them: they say where a person should look.

mod figures;
mod statistics;

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_store::Account;
use basalt_wire::{ErrorCode, FairPlay};

use crate::api_error::ApiResult;
use crate::auth::{EmptyBody, Moderator};
use crate::extract::{FromPath, JsonBody};
use crate::players::Username;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;

/// Handler: the figures of a player, as far as they were asked for and are computed.
pub(crate) async fn fair_play(
    State(state): State<AppState>,
    _moderator: Moderator,
    FromPath(Username(name)): FromPath<Username>,
) -> ApiResult<Response<Body>> {
    let account = state.store().player_named(&name).await?.ok_or(ErrorCode::NoPlayer)?;
    Ok(json(&figures_of(&state, &account).await?))
}

/// Handler: asks for the comparison of the last rated games of a player with the engine, which happens in the background.
pub(crate) async fn ask_for_fair_play(
    State(state): State<AppState>,
    Moderator(moderator): Moderator,
    FromPath(Username(name)): FromPath<Username>,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check(Limited::MeasureByPlayer, &moderator.id.to_string())?;
    let account = state.store().player_named(&name).await?.ok_or(ErrorCode::NoPlayer)?;
    if !state.store().ask_for_comparison(account.id, state.clock().now()).await? {
        return Err(ErrorCode::Busy.into());
    }
    Ok(json(&figures_of(&state, &account).await?))
}

async fn figures_of(state: &AppState, account: &Account) -> ApiResult<FairPlay> {
    let games = state.store().compared_games(account.id).await?;
    let waiting = games.iter().filter(|game| game.moves.is_none()).count() as u32;
    Ok(FairPlay { waiting, figures: figures::figures(account.id, &games) })
}
