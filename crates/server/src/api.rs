//! What is answered over plain HTTP besides the page.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use basalt_wire::LONGEST_LINE;

use crate::accounts;
use crate::state::State;

/// Accounts, players and the archive.
pub(crate) fn routes() -> Router<State> {
    Router::new()
        .route("/api/me", get(accounts::me))
        .route("/api/guest", post(accounts::guest))
        .route("/api/register", post(accounts::register))
        .route("/api/login", post(accounts::log_in))
        .route("/api/logout", post(accounts::log_out))
        .layer(DefaultBodyLimit::max(LONGEST_LINE))
}
