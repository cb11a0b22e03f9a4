//! Appeals. A link allows one appeal; whoever has it needs no session, since the account may be closed.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_referee::MAX_APPEAL_CHARS;
use basalt_wire::{AppealRequest, AppealToken, AppealView, ErrorCode, NewAppeal};

use super::{own_entry_view, require_words};
use crate::api_error::ApiResult;
use crate::auth::CurrentUser;
use crate::extract::JsonBody;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;
use crate::transport::Transport;

/// Handler: makes a link with which the user can appeal against an action.
pub(crate) async fn new_appeal_link(
    State(state): State<AppState>,
    user: CurrentUser,
    Transport { address, .. }: Transport,
    JsonBody(AppealRequest { entry }): JsonBody<AppealRequest>,
) -> ApiResult<Response<Body>> {
    let account = user.require()?;
    state.rate_limits().check_address(Limited::AppealByAddress, address)?;
    let token = state.store().new_appeal_link(account.id, Some(entry)).await?;
    let token = token.ok_or(ErrorCode::NoChange)?.as_str().to_owned();
    Ok(json(&AppealToken { token }))
}

/// Handler: the action to which a link leads.
pub(crate) async fn view_appeal(
    State(state): State<AppState>,
    Transport { address, .. }: Transport,
    JsonBody(AppealToken { token }): JsonBody<AppealToken>,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::AppealByAddress, address)?;
    let link = state.store().appeal_link(&token).await?.ok_or(ErrorCode::BadLink)?;
    Ok(json(&AppealView { entry: own_entry_view(link.entry), written: link.written }))
}

/// Handler: writes the appeal of a link, once.
pub(crate) async fn appeal(
    State(state): State<AppState>,
    Transport { address, .. }: Transport,
    JsonBody(NewAppeal { token, words }): JsonBody<NewAppeal>,
) -> ApiResult<Response<Body>> {
    let words = require_words(&words, MAX_APPEAL_CHARS)?;
    state.rate_limits().check_address(Limited::AppealByAddress, address)?;
    let is_written = state.store().write_appeal(&token, &words, state.clock().now()).await?;
    if is_written { Ok(json(&None::<()>)) } else { Err(ErrorCode::BadLink.into()) }
}
