//! Board images as SVG and PNG, for link previews and other sites.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, Response};
use axum::response::IntoResponse as _;
use basalt_locales::Catalogue;
use basalt_raster::Canvas;
use basalt_referee::SeekId;
use basalt_rules::{AnyMove, AnyPosition};
use basalt_view::{Frame, Scene, Svg, Theme, describe, scene};
use basalt_wire::ErrorCode;
use tokio::task::spawn_blocking;

use crate::accept_language::language;
use crate::api_error::ApiResult;
use crate::client_address::ClientAddress;
use crate::extract::FromPath;
use crate::live::LoadedGame;
use crate::rate_limit::Limited;
use crate::state::AppState;

/// Width of PNG images in pixels: previews show them half as wide, on screens with two pixels for each.
const PNG_WIDTH: u16 = 1200;

/// A few minutes, so that a link in a group is drawn once.
const CACHE_FOR_MINUTES: &str = "public, max-age=300";

/// The board of a game as SVG.
pub(super) fn svg(loaded: &LoadedGame, headers: &HeaderMap) -> Response<Body> {
    let position = loaded.game.position();
    let title = Catalogue::new(language(headers)).say(&describe(position));
    let svg = Svg { theme: Theme::Dark, title: &title, ..Svg::default() };
    image("image/svg+xml", svg.write(&board_scene(position, last(loaded))))
}

/// The board of a game as PNG.
pub(super) async fn png(loaded: &LoadedGame) -> ApiResult<Response<Body>> {
    draw_png(board_scene(loaded.game.position(), last(loaded))).await
}

/// Handler: the starting position of a challenge as PNG.
pub(crate) async fn seek_image(
    State(state): State<AppState>,
    FromPath(seek): FromPath<SeekId>,
    ClientAddress(address): ClientAddress,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let seek = state.archive().seek(seek).await?.ok_or(ErrorCode::NoSeek)?;
    draw_png(board_scene(&AnyPosition::start(seek.terms.game), None)).await
}

fn last(loaded: &LoadedGame) -> Option<AnyMove> {
    loaded.game.plies().last().map(|ply| ply.mv)
}

fn board_scene(position: &AnyPosition, last: Option<AnyMove>) -> Scene {
    scene(position, last, Frame { tally: true, ..Frame::default() })
}

/// Draws in a blocking task, because it takes long.
async fn draw_png(scene: Scene) -> ApiResult<Response<Body>> {
    let draw = move || Canvas::new(PNG_WIDTH, Theme::Dark).png(&scene);
    let png = spawn_blocking(draw).await.map_err(|_| ErrorCode::Busy)?;
    Ok(image("image/png", png))
}

fn image(kind: &'static str, picture: impl Into<Body>) -> Response<Body> {
    let kind: [(HeaderName, &str); 2] = [(CONTENT_TYPE, kind), (CACHE_CONTROL, CACHE_FOR_MINUTES)];
    (kind, picture.into()).into_response()
}
