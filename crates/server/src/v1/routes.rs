//! The routes of the public API.

use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::Method;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HeaderName, RETRY_AFTER};
use axum::routing::{any, delete, get, post};
use basalt_wire::MAX_LINE_BYTES;
use tower_http::cors::{Any, CorsLayer};

use super::error::V1Error;
use super::{
    account, challenges, docs_page, event_stream, game_stream, openapi, play, players, puzzles,
};
use crate::routes::RouterState;

/// Time for which browsers remember what other sites may send.
const CORS_MAX_AGE: Duration = Duration::from_hours(24);

/// All routes below `/api/v1`. Every site may call them, without cookies.
pub(crate) fn routes() -> Router<RouterState> {
    Router::new()
        .route("/api/v1/account", get(account::account))
        .route("/api/v1/account/playing", get(account::playing))
        .route("/api/v1/token", delete(account::revoke_token))
        .route("/api/v1/bot/account/upgrade", post(account::become_bot))
        .route("/api/v1/challenge", get(challenges::list))
        .route("/api/v1/challenge", post(challenges::create))
        .route("/api/v1/seek", post(challenges::seek))
        .route("/api/v1/challenge/{seek}", get(challenges::show))
        .route("/api/v1/challenge/{seek}/accept", post(challenges::accept))
        .route("/api/v1/challenge/{seek}/decline", post(challenges::decline))
        .route("/api/v1/challenge/{seek}/cancel", post(challenges::cancel))
        .route("/api/v1/game/{game}/move", post(play::play_move))
        .route("/api/v1/game/{game}/resign", post(play::resign))
        .route("/api/v1/game/{game}/abort", post(play::abort))
        .route("/api/v1/game/{game}/draw/{answer}", post(play::draw))
        .route("/api/v1/game/{game}/takeback/{answer}", post(play::takeback))
        .route("/api/v1/game/{game}/claim", post(play::claim))
        .route("/api/v1/game/{game}/rematch", post(play::rematch))
        .route("/api/v1/game/{game}/chat", post(play::say))
        .route("/api/v1/game/{game}/chat", get(play::chat))
        .route("/api/v1/stream/event", get(event_stream::event_stream))
        .route("/api/v1/game/stream/{game}", get(game_stream::game_stream))
        .route("/api/v1/player/{name}", get(players::player))
        .route("/api/v1/player/{name}/rating-history", get(players::rating_history))
        .route("/api/v1/leaderboard/{pool}", get(players::leaderboard))
        .route("/api/v1/games/live", get(players::live_games))
        .route("/api/v1/puzzle/daily", get(puzzles::daily))
        .route("/api/v1/puzzle/next", get(puzzles::next))
        .route("/api/v1/openapi.json", get(openapi::document))
        .route("/api/v1", get(docs_page::page))
        .route("/api/v1/", get(docs_page::page))
        .route("/api/v1/docs.js", get(docs_page::script))
        .route("/api/v1/docs.css", get(docs_page::style))
        .route("/api/v1/{*unknown}", any(async || V1Error::NotFound))
        .method_not_allowed_fallback(async || V1Error::MethodNotAllowed)
        .layer(DefaultBodyLimit::max(MAX_LINE_BYTES))
        .layer(cors())
}

/// Lets every site call the API from a browser. Cookies are never sent along.
fn cors() -> CorsLayer {
    CorsLayer::new()
        .allow_origin(Any)
        .allow_methods([Method::GET, Method::POST, Method::DELETE])
        .allow_headers([AUTHORIZATION, CONTENT_TYPE])
        .expose_headers([RETRY_AFTER, HeaderName::from_static("x-request-id")])
        .max_age(CORS_MAX_AGE)
}
