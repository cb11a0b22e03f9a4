//! The actions of moderators as the player whom they are about sees them.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use basalt_store::{MAX_RECORD, ModerationEntry};

use super::own_entry_view;
use crate::api_error::ApiResult;
use crate::auth::{CurrentUser, EmptyBody};
use crate::extract::JsonBody;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::state::AppState;

/// Handler: the actions about the user, the newest first, with the words of the moderators.
pub(crate) async fn messages(
    State(state): State<AppState>,
    user: CurrentUser,
) -> ApiResult<Response<Body>> {
    let account = user.require()?;
    let entries = state.store().measures_about(account.id, MAX_RECORD).await?;
    let told = entries.into_iter().filter(|entry: &ModerationEntry| entry.action.is_told());
    Ok(json(&told.map(own_entry_view).collect::<Vec<_>>()))
}

/// Handler: notes that the user has read them.
pub(crate) async fn read_messages(
    State(state): State<AppState>,
    user: CurrentUser,
    JsonBody(EmptyBody {}): JsonBody<EmptyBody>,
) -> ApiResult<Response<Body>> {
    let account = user.require()?;
    state.rate_limits().check(Limited::WriteByPlayer, &account.id.to_string())?;
    state.store().read_words(account.id, state.clock().now()).await?;
    Ok(json(&None::<()>))
}
