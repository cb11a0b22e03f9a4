//! Board images as SVG, PNG and GIF: of games, positions and challenges, for link previews and other sites.

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::response::IntoResponse as _;
use basalt_locales::Catalogue;
use basalt_raster::{Canvas, Timing};
use basalt_referee::SeekId;
use basalt_rules::{AnyMove, AnyPosition, Game};
use basalt_view::{Frame, Layout, Scene, Svg, Theme, describe, scene};
use basalt_wire::ErrorCode;
use serde::Deserialize;

use super::image_cache::{ImageCache, ImageKey};
use crate::accept_language::language;
use crate::api_error::{ApiError, ApiResult};
use crate::extract::{FromPath, PathParam};
use crate::live::LoadedGame;
use crate::rate_limit::Limited;
use crate::security_headers::Embedding;
use crate::state::AppState;
use crate::transport::Transport;

/// A few minutes, so that a link in a group is drawn once.
const CACHE_FOR_MINUTES: &str = "public, max-age=300";

/// A kind of image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ImageKind {
    Svg,
    Png,
    /// The whole game, move by move.
    Gif,
}

impl ImageKind {
    const fn media_type(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
            Self::Gif => "image/gif",
        }
    }

    /// The greatest width in pixels, which is the default as well: previews show PNG images half as wide, on screens with two
    /// pixels for each. Of a GIF all positions are drawn.
    const fn max_width(self) -> u16 {
        match self {
            Self::Svg | Self::Png => 1200,
            Self::Gif => 480,
        }
    }
}

impl PathParam for ImageKind {
    const NAME: &'static str = "image";
    const NOT_FOUND: ErrorCode = ErrorCode::BadQuery;

    /// The image of a position; a GIF needs a game.
    fn parse(name: &str) -> Option<Self> {
        match name {
            "board.svg" => Some(Self::Svg),
            "board.png" => Some(Self::Png),
            _ => None,
        }
    }
}

/// The look of an image, as the parameters of the request say.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct ImageRequest {
    /// Width in pixels of PNG and GIF.
    width: Option<u16>,
    theme: ImageTheme,
    /// Whether Black is below.
    flip: bool,
    /// The number of plies of a game to show.
    ply: Option<usize>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ImageTheme {
    #[default]
    Dark,
    Light,
}

/// The parameters of the image of a position.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct PositionRequest {
    /// The text of the position.
    position: String,
    #[serde(flatten)]
    look: TextLook,
}

/// The same as [`ImageRequest`] from texts, which is all that a flattened query string has.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct TextLook {
    width: Option<String>,
    theme: ImageTheme,
    flip: Option<String>,
}

impl TextLook {
    fn parse(self) -> ApiResult<ImageRequest> {
        let bad = || ApiError::from(ErrorCode::BadQuery);
        let width = self.width.map(|width| width.parse().map_err(|_| bad())).transpose()?;
        let flip = self.flip.map(|flip| flip.parse().map_err(|_| bad())).transpose()?;
        Ok(ImageRequest { width, theme: self.theme, flip: flip.unwrap_or(false), ply: None })
    }
}

/// A position and moves from it that are legal.
struct Subject {
    start: AnyPosition,
    moves: Vec<AnyMove>,
}

impl Subject {
    fn of_game(loaded: &LoadedGame, asked: ImageRequest) -> ApiResult<Self> {
        let plies = loaded.game.plies();
        let shown = plies.get(..asked.ply.unwrap_or(plies.len())).ok_or(ErrorCode::BadQuery)?;
        let moves = shown.iter().map(|ply| ply.mv).collect();
        Ok(Self { start: loaded.game.start().clone(), moves })
    }

    fn of_position(position: AnyPosition) -> Self {
        Self { start: position, moves: Vec::new() }
    }

    /// The positions, each with the move that led to it.
    fn positions(&self) -> Vec<(AnyPosition, Option<AnyMove>)> {
        let mut position = self.start.clone();
        let mut positions = vec![(position.clone(), None)];
        for &mv in &self.moves {
            if position.play(mv).is_err() {
                break;
            }
            positions.push((position.clone(), Some(mv)));
        }
        positions
    }

    fn last(&self) -> (AnyPosition, Option<AnyMove>) {
        self.positions().pop().unwrap_or_else(|| (self.start.clone(), None))
    }
}

/// An image of a game.
pub(super) async fn of_game(
    cache: &ImageCache,
    loaded: &LoadedGame,
    kind: ImageKind,
    asked: ImageRequest,
    headers: &HeaderMap,
) -> ApiResult<Response<Body>> {
    respond(cache, Subject::of_game(loaded, asked)?, kind, asked, headers).await
}

/// Handler: an image of a position.
pub(crate) async fn position_image(
    State(state): State<AppState>,
    State(cache): State<ImageCache>,
    FromPath(game): FromPath<Game>,
    FromPath(kind): FromPath<ImageKind>,
    Transport { address, .. }: Transport,
    asked: Result<Query<PositionRequest>, QueryRejection>,
    headers: HeaderMap,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let Query(PositionRequest { position, look }) = asked.map_err(|_| ErrorCode::BadQuery)?;
    let position = AnyPosition::parse(game, &position).map_err(|_| ErrorCode::BadQuery)?;
    respond(&cache, Subject::of_position(position), kind, look.parse()?, &headers).await
}

/// Handler: the starting position of a challenge as PNG.
pub(crate) async fn seek_image(
    State(state): State<AppState>,
    State(cache): State<ImageCache>,
    FromPath(seek): FromPath<SeekId>,
    Transport { address, .. }: Transport,
    headers: HeaderMap,
) -> ApiResult<Response<Body>> {
    state.rate_limits().check_address(Limited::SearchByAddress, address)?;
    let seek = state.archive().seek(seek).await?.ok_or(ErrorCode::NoSeek)?;
    let subject = Subject::of_position(AnyPosition::start(seek.terms.game));
    respond(&cache, subject, ImageKind::Png, ImageRequest::default(), &headers).await
}

async fn respond(
    cache: &ImageCache,
    subject: Subject,
    kind: ImageKind,
    asked: ImageRequest,
    headers: &HeaderMap,
) -> ApiResult<Response<Body>> {
    let width = asked.width.unwrap_or(kind.max_width());
    if !(*Canvas::WIDTHS.start()..=kind.max_width()).contains(&width) {
        return Err(ErrorCode::BadQuery.into());
    }
    let language = language(headers);
    // Only SVG has words.
    let words = if kind == ImageKind::Svg { language.tag() } else { "" };
    let ImageRequest { theme, flip, .. } = asked;
    let Subject { start, moves } = &subject;
    let description = format!("{kind:?} {width} {theme:?} {flip} {words} {start} {moves:?}");
    let key = ImageKey::new(&description);
    let tag = key.etag();
    let is_known = headers.get_all(IF_NONE_MATCH).iter().any(|known| {
        known.to_str().is_ok_and(|known| known.split(',').any(|known| known.trim() == tag))
    });
    let caching = [(CACHE_CONTROL, CACHE_FOR_MINUTES), (ETAG, &tag), (VARY, "accept-language")];
    let mut response = if is_known {
        (StatusCode::NOT_MODIFIED, caching).into_response()
    } else {
        let look =
            Look { theme: theme.into(), layout: Layout { flipped: flip, ..Layout::default() } };
        let draw = move || draw(&subject, kind, width, look, &Catalogue::new(language));
        let image = cache.image(key, draw).await?;
        ([(CONTENT_TYPE, kind.media_type())], caching, image).into_response()
    };
    response
        .headers_mut()
        .insert(ACCESS_CONTROL_ALLOW_ORIGIN, axum::http::HeaderValue::from_static("*"));
    response.extensions_mut().insert(Embedding::Image);
    Ok(response)
}

#[derive(Clone, Copy)]
struct Look {
    theme: Theme,
    layout: Layout,
}

impl Look {
    fn scene(self, position: &AnyPosition, last: Option<AnyMove>) -> Scene {
        scene(position, last, Frame { layout: self.layout, tally: true, ..Frame::default() })
    }
}

fn draw(
    subject: &Subject,
    kind: ImageKind,
    width: u16,
    look: Look,
    catalogue: &Catalogue,
) -> Vec<u8> {
    let (position, last) = subject.last();
    match kind {
        ImageKind::Svg => {
            let title = catalogue.say(&describe(&position));
            let svg = Svg { theme: look.theme, title: &title, ..Svg::default() };
            svg.write(&look.scene(&position, last)).into_bytes()
        }
        ImageKind::Png => Canvas::new(width, look.theme).png(&look.scene(&position, last)),
        ImageKind::Gif => {
            let scene =
                |(position, last): &(AnyPosition, Option<AnyMove>)| look.scene(position, *last);
            let scenes: Vec<Scene> = subject.positions().iter().map(scene).collect();
            Canvas::new(width, look.theme).gif(&scenes, Timing::default())
        }
    }
}

impl From<ImageTheme> for Theme {
    fn from(theme: ImageTheme) -> Self {
        match theme {
            ImageTheme::Dark => Self::Dark,
            ImageTheme::Light => Self::Light,
        }
    }
}
