//! A small player for other sites: a page that may be framed, and its description by oEmbed.

use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode};
use axum::response::IntoResponse as _;
use basalt_locales::{Catalogue, Language, messages};
use basalt_referee::GameId;
use basalt_wire::ErrorCode;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::link_preview::{Preview, escaped, of_game, origin};
use super::public_view;
use crate::accept_language::language;
use crate::api_error::ApiResult;
use crate::extract::FromPath;
use crate::rate_limit::Limited;
use crate::response::json;
use crate::security_headers::Embedding;
use crate::state::AppState;
use crate::transport::Transport;

const SCRIPT: &str = include_str!("embed/player.js");
const STYLE: &str = include_str!("embed/player.css");

/// The path of the page of a game, which oEmbed is asked about.
const GAME_PAGE: &str = "/online/game/";

/// The size of the frame that oEmbed proposes, in pixels.
const WIDTH: u32 = 480;
const HEIGHT: u32 = 480;

/// The policy of the page: its script and style by their hashes, images of this server, and nothing else. Any site may frame it.
static POLICY: LazyLock<String> = LazyLock::new(|| {
    let hash = |text: &str| STANDARD.encode(Sha256::digest(text));
    format!(
        "default-src 'none'; script-src 'sha256-{}'; style-src 'sha256-{}'; img-src 'self'; \
         base-uri 'none'; form-action 'none'",
        hash(SCRIPT),
        hash(STYLE)
    )
});

/// The look of the player, as the parameters of the request say.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct EmbedRequest {
    theme: EmbedTheme,
    /// The language; that of the browser if it is missing.
    lang: Option<String>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum EmbedTheme {
    #[default]
    Dark,
    Light,
}

/// Handler: a game in a page that other sites may frame.
pub(crate) async fn embedded_game(
    State(state): State<AppState>,
    FromPath(game): FromPath<GameId>,
    transport: Transport,
    asked: Result<Query<EmbedRequest>, QueryRejection>,
    headers: HeaderMap,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, transport.address)?;
    let Query(asked) = asked.map_err(|_| ErrorCode::BadQuery)?;
    let loaded = public_view::load(&state, game).await?;
    let chosen = asked.lang.as_deref().and_then(Language::from_tag);
    let language = chosen.unwrap_or_else(|| language(&headers));
    let catalogue = Catalogue::new(language);
    let preview = of_game(&loaded.header, &catalogue);
    let moves: Vec<String> = loaded.game.plies().iter().map(|ply| ply.mv.to_string()).collect();
    let link = format!("{}{GAME_PAGE}{game}", origin(&state, transport, &headers));
    let page = Player { game, preview, moves, link, theme: asked.theme, language }.page(&catalogue);
    let kind = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    let mut response = (kind, page).into_response();
    response.extensions_mut().insert(Embedding::Frame { policy: &POLICY });
    Ok(response)
}

struct Player {
    game: GameId,
    preview: Preview,
    moves: Vec<String>,
    link: String,
    theme: EmbedTheme,
    language: Language,
}

impl Player {
    fn page(&self, catalogue: &Catalogue) -> String {
        let theme = match self.theme {
            EmbedTheme::Dark => "dark",
            EmbedTheme::Light => "light",
        };
        let (title, description) =
            (escaped(&self.preview.title), escaped(&self.preview.description));
        let board = format!("/api/games/{}/board.svg?theme={theme}&amp;ply=", self.game);
        let mut moves = String::new();
        for (ply, mv) in (1..).zip(&self.moves) {
            let _ = write!(
                moves,
                "<li><button type=\"button\" data-ply=\"{ply}\">{}</button></li>",
                escaped(mv)
            );
        }
        let mut buttons = String::new();
        for (go, sign, label) in [
            ("first", "«", messages::page_play_first()),
            ("back", "‹", messages::page_play_back()),
            ("ahead", "›", messages::page_play_ahead()),
            ("last", "»", messages::page_play_last()),
        ] {
            let label = escaped(&catalogue.say(&label));
            let _ = write!(
                buttons,
                "<button type=\"button\" data-go=\"{go}\" aria-label=\"{label}\" title=\"{label}\">{sign}</button>"
            );
        }
        format!(
            "<!doctype html>\n<html lang=\"{lang}\" data-theme=\"{theme}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
             </head>\n<body>\n<main data-board=\"{board}\">\n\
             <h1><a href=\"{link}\" target=\"_blank\" rel=\"noopener\">{title}</a> <small>{description}</small></h1>\n\
             <img src=\"{board}{plies}\" alt=\"{title}\">\n<nav>{buttons}</nav>\n<ol>{moves}</ol>\n</main>\n\
             <script>{SCRIPT}</script>\n</body>\n</html>\n",
            lang = self.language.tag(),
            link = escaped(&self.link),
            plies = self.moves.len(),
        )
    }
}

/// A question of oEmbed.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct OembedRequest {
    url: String,
    format: Option<String>,
    maxwidth: Option<u32>,
    maxheight: Option<u32>,
}

/// The answer of oEmbed (oembed.com).
#[derive(Clone, Debug, Serialize)]
struct Oembed {
    version: &'static str,
    #[serde(rename = "type")]
    kind: &'static str,
    provider_name: &'static str,
    provider_url: String,
    title: String,
    html: String,
    width: u32,
    height: u32,
}

/// Handler: how to embed the page of a game.
pub(crate) async fn oembed(
    State(state): State<AppState>,
    transport: Transport,
    asked: Result<Query<OembedRequest>, QueryRejection>,
    headers: HeaderMap,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, transport.address)?;
    let Query(asked) = asked.map_err(|_| ErrorCode::BadQuery)?;
    if asked.format.is_some_and(|format| format != "json") {
        // As the specification says.
        let mut response = json(&ErrorCode::BadQuery);
        *response.status_mut() = StatusCode::NOT_IMPLEMENTED;
        return Ok(response);
    }
    let origin = origin(&state, transport, &headers);
    let path = asked.url.strip_prefix(&origin).and_then(|path| path.strip_prefix(GAME_PAGE));
    let id = path.and_then(|path| path.split(['?', '#', '/']).next());
    let game: GameId = id.and_then(|id| id.parse().ok()).ok_or(ErrorCode::NoGame)?;
    let header = state.archive().header(game).await?.ok_or(ErrorCode::NoGame)?;
    let preview = of_game(&header, &Catalogue::new(language(&headers)));
    let width = asked.maxwidth.map_or(WIDTH, |most| WIDTH.min(most));
    let height = asked.maxheight.map_or(HEIGHT, |most| HEIGHT.min(most));
    let html = format!(
        "<iframe src=\"{}/embed/game/{game}\" width=\"{width}\" height=\"{height}\" title=\"{}\" \
         loading=\"lazy\"></iframe>",
        escaped(&origin),
        escaped(&preview.title)
    );
    let mut response = json(&Oembed {
        version: "1.0",
        kind: "rich",
        provider_name: "Basalt",
        provider_url: origin,
        title: preview.title,
        html,
        width,
        height,
    });
    response.headers_mut().insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    Ok(response)
}
