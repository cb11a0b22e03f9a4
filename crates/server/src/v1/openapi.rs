//! The OpenAPI document of the public API, made from its handlers and objects.

use std::sync::LazyLock;

use axum::body::Body;
use axum::http::Response;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse as _;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::error::ErrorBody;
use super::{account, challenges, event_stream, game_stream, play, players, puzzles};

/// The document.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Basalt API",
        version = "1",
        description = "Play online with a program. docs/api.md explains tokens, streams, limits and bots.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    paths(
        account::account, account::playing, account::revoke_token, account::become_bot,
        challenges::list, challenges::create, challenges::seek, challenges::show,
        challenges::accept, challenges::decline, challenges::cancel,
        play::play_move, play::resign, play::abort, play::draw, play::takeback, play::claim,
        play::rematch, play::say, play::chat,
        event_stream::event_stream, game_stream::game_stream,
        players::player, players::rating_history, players::leaderboard, players::live_games,
        puzzles::daily, puzzles::next,
    ),
    components(schemas(ErrorBody)),
    modifiers(&TokenScheme),
)]
struct ApiDocument;

/// Adds the access token.
struct TokenScheme;

impl Modify for TokenScheme {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("A personal access token, made on the account page"))
            .build();
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
    }
}

/// The text of the document.
static DOCUMENT: LazyLock<String> = LazyLock::new(|| basalt_wire::write(&ApiDocument::openapi()));

/// The text of the OpenAPI document.
pub fn openapi_document() -> String {
    DOCUMENT.clone()
}

/// Handler: the document.
pub(crate) async fn document() -> Response<Body> {
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "max-age=3600")];
    (headers, DOCUMENT.as_str()).into_response()
}
