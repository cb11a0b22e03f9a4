//! Boards as pictures, for chats and for pages of others.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, Response};
use axum::response::IntoResponse as _;
use basalt_locales::Catalogue;
use basalt_raster::Canvas;
use basalt_rules::{AnyMove, AnyPosition};
use basalt_view::{Frame, Scene, Svg, Theme, describe, scene};
use basalt_wire::{Refusal, SeekId};
use tokio::task::spawn_blocking;

use crate::api_error::ApiError;
use crate::client_address::ClientAddress;
use crate::extract::PathParams;
use crate::live::LoadedGame;
use crate::not_found::language;
use crate::state::AppState;

/// How wide pixel pictures are: chats show them half as wide, on screens with two pixels for each.
const WIDTH: u16 = 1200;

/// A few minutes: whoever shows a game to a group asks once.
const KEPT: &str = "public, max-age=300";

/// The picture of a game as SVG.
pub(super) fn svg(open: &LoadedGame, headers: &HeaderMap) -> Response<Body> {
    let position = open.game.position();
    let title = Catalogue::new(language(headers)).say(&describe(position));
    let svg = Svg { theme: Theme::Dark, title: &title, ..Svg::default() };
    answer("image/svg+xml", svg.write(&drawn(position, last(open))))
}

/// The picture of a game as PNG.
pub(super) async fn png(open: &LoadedGame) -> Result<Response<Body>, ApiError> {
    pixels(drawn(open.game.position(), last(open))).await
}

/// The picture of a challenge: the board that waits.
pub(crate) async fn seek_image(
    State(state): State<AppState>,
    PathParams(seek): PathParams<String>,
    ClientAddress(address): ClientAddress,
) -> Result<Response<Body>, ApiError> {
    state.rate_limits().search.check(&address)?;
    let none = || Refusal::NoSeek;
    let seek: SeekId = seek.parse().map_err(|_| none())?;
    let seek = state.store().seek(seek).await?.ok_or_else(none)?;
    pixels(drawn(&AnyPosition::start(seek.terms.game), None)).await
}

fn last(open: &LoadedGame) -> Option<AnyMove> {
    open.game.plies().last().map(|ply| ply.mv)
}

fn drawn(position: &AnyPosition, last: Option<AnyMove>) -> Scene {
    scene(position, last, Frame { tally: true, ..Frame::default() })
}

/// Drawing takes long enough that nobody else should wait for it.
async fn pixels(scene: Scene) -> Result<Response<Body>, ApiError> {
    let draw = move || Canvas::new(WIDTH, Theme::Dark).png(&scene);
    let png = spawn_blocking(draw).await.map_err(|_| Refusal::Busy)?;
    Ok(answer("image/png", png))
}

fn answer(kind: &'static str, picture: impl Into<Body>) -> Response<Body> {
    let kind: [(HeaderName, &str); 2] = [(CONTENT_TYPE, kind), (CACHE_CONTROL, KEPT)];
    (kind, picture.into()).into_response()
}
