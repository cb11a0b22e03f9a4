//! The running games of the user.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;

use crate::api_error::ApiResult;
use crate::auth::CurrentUser;
use crate::live::Live;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::transport::Transport;

/// Handler: the user's running games with their boards; those in which it is their turn first. An empty list without a
/// session.
pub(crate) async fn own_games(
    State(live): State<Live>,
    CurrentUser(account): CurrentUser,
    Transport { address, .. }: Transport,
) -> ApiResult<Response<Body>> {
    live.state().rate_limits().check_address(Limited::SearchByAddress, address)?;
    match account {
        Some(account) => Ok(json(&live.own_games(account.id).await?)),
        None => Ok(json(&[(); 0])),
    }
}
