//! Board images as SVG, PNG and GIF: of games, positions and challenges, for link previews and other sites.

use std::convert::Infallible;
use std::io::Write as _;
use std::num::NonZero;

use axum::body::{Body, Bytes};
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRef as _, FromRequestParts, Query};
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode};
use axum::response::IntoResponse as _;
use basalt_locales::Catalogue;
use basalt_raster::{Canvas, Timing};
use basalt_referee::SeekId;
use basalt_rules::{AnyMove, AnyPosition, Game};
use basalt_view::{Frame, Layout, Scene, Svg, Theme, describe, scene};
use basalt_wire::ErrorCode;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Deserialize;

use super::image_cache::{Effort, ImageCache, ImageKey};
use crate::accept_language::language;
use crate::api_error::{ApiError, ApiResult};
use crate::client_address::AddressKey;
use crate::extract::{FromPath, PathParam};
use crate::live::LoadedGame;
use crate::rate_limit::Limited;
use crate::routes::RouterState;
use crate::security_headers::Embedding;
use crate::state::AppState;
use crate::static_files::Encoding;
use crate::transport::{Infallibly, Transport};

/// A few minutes, so that a link in a group is drawn once.
const CACHE_FOR_MINUTES: &str = "public, max-age=300";

/// The most pictures of a GIF, the last positions of a game. A game of 200 positions takes a thread for some seconds, and hardly any
/// game is longer.
const MAX_GIF_PICTURES: usize = 200;

/// The number of threads that draw an image: others are drawn at the same time, and none of them may take all cores.
const DRAWING_THREADS: NonZero<usize> = NonZero::<usize>::MIN;

/// A kind of image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ImageKind {
    Svg,
    Png,
    /// A game, move by move, or a position as a single picture.
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

    /// The limit of requests. The embedded player asks for an SVG image with each step through a game, and such an image is drawn
    /// in a few milliseconds.
    pub(super) const fn limited(self) -> Limited {
        match self {
            Self::Svg => Limited::SvgByAddress,
            Self::Png | Self::Gif => Limited::SearchByAddress,
        }
    }

    /// Whether it is compressed for a client: PNG and GIF are compressed already.
    fn is_gzipped(self, headers: &HeaderMap) -> bool {
        match self {
            Self::Svg => Encoding::Gzip.is_accepted(headers),
            Self::Png | Self::Gif => false,
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

    fn parse(name: &str) -> Option<Self> {
        match name {
            "board.svg" => Some(Self::Svg),
            "board.png" => Some(Self::Png),
            "board.gif" => Some(Self::Gif),
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

    /// The last positions, `most` of them, each with the move that led to it.
    fn last_positions(&self, most: usize) -> Vec<(AnyPosition, Option<AnyMove>)> {
        let first = (self.moves.len() + 1).saturating_sub(most);
        let mut position = self.start.clone();
        let mut positions = Vec::new();
        if first == 0 {
            positions.push((position.clone(), None));
        }
        for (number, &mv) in (1..).zip(&self.moves) {
            if position.play(mv).is_err() {
                break;
            }
            if number >= first {
                positions.push((position.clone(), Some(mv)));
            }
        }
        positions
    }

    fn effort(&self, kind: ImageKind) -> Effort {
        match kind {
            ImageKind::Gif if !self.moves.is_empty() => Effort::Animated,
            ImageKind::Svg | ImageKind::Png | ImageKind::Gif => Effort::Still,
        }
    }

    fn last(&self) -> (AnyPosition, Option<AnyMove>) {
        self.last_positions(1).pop().unwrap_or_else(|| (self.start.clone(), None))
    }
}

/// A client that asks for an image.
pub(crate) struct ImageClient {
    state: AppState,
    cache: ImageCache,
    address: AddressKey,
    headers: HeaderMap,
}

impl FromRequestParts<RouterState> for ImageClient {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> Infallibly<Self> {
        let Transport { address, .. } = Transport::from_request_parts(parts, state).await?;
        Ok(Self {
            state: AppState::from_ref(state),
            cache: ImageCache::from_ref(state),
            address,
            headers: parts.headers.clone(),
        })
    }
}

/// An image of a game.
pub(super) async fn of_game(
    client: &ImageClient,
    loaded: &LoadedGame,
    kind: ImageKind,
    asked: ImageRequest,
) -> ApiResult<Response<Body>> {
    client.respond(Subject::of_game(loaded, asked)?, kind, asked).await
}

/// Handler: an image of a position.
pub(crate) async fn position_image(
    FromPath(game): FromPath<Game>,
    FromPath(kind): FromPath<ImageKind>,
    client: ImageClient,
    asked: Result<Query<PositionRequest>, QueryRejection>,
) -> ApiResult<Response<Body>> {
    client.check(kind.limited())?;
    let Query(PositionRequest { position, look }) = asked.map_err(|_| ErrorCode::BadQuery)?;
    let position = AnyPosition::parse(game, &position).map_err(|_| ErrorCode::BadQuery)?;
    client.respond(Subject::of_position(position), kind, look.parse()?).await
}

/// Handler: the starting position of a challenge as PNG.
pub(crate) async fn seek_image(
    FromPath(seek): FromPath<SeekId>,
    client: ImageClient,
) -> ApiResult<Response<Body>> {
    client.check(Limited::SearchByAddress)?;
    let seek = client.state.archive().seek(seek).await?.ok_or(ErrorCode::NoSeek)?;
    let subject = Subject::of_position(AnyPosition::start(seek.terms.game));
    client.respond(subject, ImageKind::Png, ImageRequest::default()).await
}

impl ImageClient {
    /// Counts a request of the client.
    fn check(&self, action: Limited) -> Result<(), ErrorCode> {
        self.state.rate_limits().check_address(action, self.address)
    }

    /// Whether the client has an image with this tag.
    fn knows(&self, tag: &str) -> bool {
        self.headers.get_all(IF_NONE_MATCH).iter().any(|known| {
            known.to_str().is_ok_and(|known| known.split(',').any(|known| known.trim() == tag))
        })
    }

    async fn respond(
        &self,
        subject: Subject,
        kind: ImageKind,
        asked: ImageRequest,
    ) -> ApiResult<Response<Body>> {
        let width = asked.width.unwrap_or(kind.max_width());
        if !(*Canvas::WIDTHS.start()..=kind.max_width()).contains(&width) {
            return Err(ErrorCode::BadQuery.into());
        }
        let language = language(&self.headers);
        // Only SVG has words.
        let words = if kind == ImageKind::Svg { language.tag() } else { "" };
        let ImageRequest { theme, flip, .. } = asked;
        let Subject { start, moves } = &subject;
        let is_gzipped = kind.is_gzipped(&self.headers);
        let description =
            format!("{kind:?} {is_gzipped} {width} {theme:?} {flip} {words} {start} {moves:?}");
        let key = ImageKey::new(&description);
        let tag = key.etag();
        let caching = [
            (CACHE_CONTROL, CACHE_FOR_MINUTES),
            (ETAG, &tag),
            (VARY, "accept-language, accept-encoding"),
        ];
        let mut response = if self.knows(&tag) {
            (StatusCode::NOT_MODIFIED, caching).into_response()
        } else {
            let look =
                Look { theme: theme.into(), layout: Layout { flipped: flip, ..Layout::default() } };
            let effort = subject.effort(kind);
            let draw = move || {
                let image = draw(&subject, kind, width, look, &Catalogue::new(language));
                if is_gzipped { gzip(&image) } else { image }
            };
            let image = self.image(key, effort, draw).await?;
            let mut response =
                ([(CONTENT_TYPE, kind.media_type())], caching, image).into_response();
            let encoding = Encoding::Gzip.name().filter(|_| is_gzipped);
            let encoding = encoding.map(HeaderValue::from_static);
            response.headers_mut().extend(encoding.map(|name| (CONTENT_ENCODING, name)));
            response
        };
        response.headers_mut().insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
        response.extensions_mut().insert(Embedding::Image);
        Ok(response)
    }

    /// An image, for which an animation that is to be drawn is counted.
    async fn image(
        &self,
        key: ImageKey,
        effort: Effort,
        draw: impl FnOnce() -> Vec<u8> + Send + 'static,
    ) -> ApiResult<Bytes> {
        if effort == Effort::Animated && !self.cache.has(key) {
            self.check(Limited::GifByAddress)?;
        }
        self.cache.image(key, effort, draw).await
    }
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

fn gzip(image: &[u8]) -> Vec<u8> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
    let written = gzip.write_all(image).and_then(|()| gzip.finish());
    written.expect("memory takes what is written")
}

fn draw(
    subject: &Subject,
    kind: ImageKind,
    width: u16,
    look: Look,
    catalogue: &Catalogue,
) -> Vec<u8> {
    match kind {
        ImageKind::Svg => {
            let (position, last) = subject.last();
            let title = catalogue.say(&describe(&position));
            let svg = Svg { theme: look.theme, title: &title, ..Svg::default() };
            svg.write(&look.scene(&position, last)).into_bytes()
        }
        ImageKind::Png => {
            let (position, last) = subject.last();
            Canvas::new(width, look.theme).png(&look.scene(&position, last))
        }
        ImageKind::Gif => {
            let scenes = gif_scenes(subject, look);
            let canvas = Canvas::new(width, look.theme).with_threads(DRAWING_THREADS);
            canvas.gif(&scenes, Timing::default())
        }
    }
}

/// The pictures of a GIF.
fn gif_scenes(subject: &Subject, look: Look) -> Vec<Scene> {
    let positions = subject.last_positions(MAX_GIF_PICTURES);
    positions.iter().map(|(position, last)| look.scene(position, *last)).collect()
}

impl From<ImageTheme> for Theme {
    fn from(theme: ImageTheme) -> Self {
        match theme {
            ImageTheme::Dark => Self::Dark,
            ImageTheme::Light => Self::Light,
        }
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::SplitMix64;

    use super::*;

    /// Random moves of a game until there are this many, if it lasts that long.
    fn subject(game: Game, plies: usize, seed: u64) -> Option<Subject> {
        let (start, mut moves) = (AnyPosition::start(game), Vec::new());
        let (mut position, mut rng) = (start.clone(), SplitMix64::new(seed));
        while moves.len() < plies {
            let legal = position.legal_moves();
            // Games last longer if the reserve is saved, whose moves come first.
            let from = if rng.below(8) == 0 { 0 } else { legal.len().saturating_sub(4) };
            let mv = *legal.get(from + rng.below(legal.len().saturating_sub(from).max(1)))?;
            position.play(mv).expect("legal");
            moves.push(mv);
        }
        Some(Subject { start, moves })
    }

    /// A game that is longer than a GIF shows.
    fn long_subject() -> Subject {
        let mut tries =
            Game::ALL.into_iter().flat_map(|game| (0..500).map(move |seed| (game, seed)));
        let found = tries.find_map(|(game, seed)| subject(game, MAX_GIF_PICTURES + 10, seed));
        found.expect("a game without an end")
    }

    fn text(positions: &[(AnyPosition, Option<AnyMove>)]) -> Vec<String> {
        positions.iter().map(|(position, last)| format!("{position} {last:?}")).collect()
    }

    #[test]
    fn of_a_long_game_the_last_positions_are_shown() {
        let subject = subject(Game::ALL[0], 10, 1).expect("it lasts that long");
        let all = text(&subject.last_positions(11));
        assert_eq!(all.len(), 11);
        assert_eq!(text(&subject.last_positions(12)), all);
        assert_eq!(text(&subject.last_positions(10)), all[1..]);
        assert_eq!(text(&[subject.last()]), all[10..]);
        let start = Subject::of_position(subject.start);
        assert_eq!(text(&[start.last()]), all[..1]);
        assert_eq!(text(&start.last_positions(5)), all[..1]);
    }

    #[test]
    fn a_gif_has_so_many_pictures() {
        let look = Look { theme: Theme::Dark, layout: Layout::default() };
        let subject = long_subject();
        let scenes = gif_scenes(&subject, look);
        let (end, last) = subject.last();
        assert_eq!(scenes.len(), 200);
        assert_eq!(scenes.last(), Some(&look.scene(&end, last)));
    }
}
