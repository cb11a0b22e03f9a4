//! The poll by which the page learns that a game waits for a move.

use axum::body::Body;
use axum::extract::State;
use axum::http::{Response, StatusCode};

use crate::api_error::ApiResult;
use crate::auth::CurrentUser;
use crate::live::Live;
use crate::response::text;

/// Handler: the ids of the games in which it is the user's turn, one a line. No content if none can come, because the
/// user has no running game and no open challenge.
pub(crate) async fn awaiting(
    State(live): State<Live>,
    CurrentUser(account): CurrentUser,
) -> ApiResult<Response<Body>> {
    let Some(account) = account else { return Ok(answer(StatusCode::NO_CONTENT, String::new())) };
    let store = live.state().store();
    let games = store.awaiting(account.id).await?;
    let may_come = !games.is_empty()
        || live.has_open_seek(account.id)
        || !store.running_of(account.id).await?.is_empty();
    let status = if may_come { StatusCode::OK } else { StatusCode::NO_CONTENT };
    let lines: Vec<String> = games.iter().map(ToString::to_string).collect();
    Ok(answer(status, lines.join("\n")))
}

fn answer(status: StatusCode, content: String) -> Response<Body> {
    let mut response = text(content);
    *response.status_mut() = status;
    response
}
