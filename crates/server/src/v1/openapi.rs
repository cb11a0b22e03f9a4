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
    modifiers(&TokenScheme, &Description),
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

/// The page of the API in the documentation.
const PAGE: &str = include_str!("../../../../docs/api.md");

/// The sections of the page that the document repeats: what a program has to be ready for.
const SECTIONS: [&str; 3] = ["Errors", "Limits", "Versions"];

/// Adds the description: errors, limits and the promise of stability, as the documentation has them.
struct Description;

impl Modify for Description {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let start =
            "Play online with a program. docs/api.md explains tokens, streams and bots.\n\n"
                .to_owned();
        let sections = SECTIONS.iter().filter_map(|heading| section(heading));
        openapi.info.description = Some(start + &sections.collect::<Vec<_>>().join("\n\n"));
    }
}

/// A section of the page with its heading, without links to other pages, which the server does not have.
fn section(heading: &str) -> Option<String> {
    let begin = PAGE.find(&format!("\n## {heading}\n"))? + 1;
    let rest = &PAGE[begin..];
    let mut text = rest[..rest.find("\n## ").unwrap_or(rest.len())].trim_end().to_owned();
    while let Some((link, after)) =
        text.find("](").and_then(|at| text[at..].find(')').map(|end| (at, at + end + 1)))
    {
        text.replace_range(link..after, "");
        let open = text[..link].rfind('[')?;
        text.remove(open);
    }
    Some(text)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_says_what_programs_have_to_be_ready_for() {
        let description = ApiDocument::openapi().info.description.expect("a description");
        for heading in SECTIONS {
            assert!(description.contains(&format!("\n## {heading}\n")), "{heading}");
        }
        for text in ["`too-often` (with `seconds`)", "120 at once", "`Sunset`"] {
            assert!(description.contains(text), "{text}: {description}");
        }
        assert!(!description.contains("](") && !description.contains(".md#"), "{description}");
        assert!(description.len() < 8_000, "{}", description.len());
    }
}
