//! Extractors: path parameters and JSON bodies.

use std::str::FromStr;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, RawPathParams, Request};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use basalt_progress::DocumentKind;
use basalt_referee::{GameId, Pool, SeekId};
use basalt_wire::{ErrorCode, MAX_LINE_BYTES};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::api_error::{ApiError, ApiResult};
use crate::connections::BodyTimeout;
use crate::origin;
use crate::routes::RouterState;

/// A type that a route takes from its path, such as the id of a game from `/api/games/{game}`.
pub(crate) trait PathParam: Sized {
    /// Name of the parameter in the route.
    const NAME: &'static str;
    /// The error for text that names nothing.
    const NOT_FOUND: ErrorCode;

    fn parse(text: &str) -> Option<Self>;
}

/// Parameters of these names, and the error and the reader of each.
macro_rules! path_params {
    ($($Param:ty = $name:literal, $NotFound:ident, $parse:expr;)+) => {$(
        impl PathParam for $Param {
            const NAME: &'static str = $name;
            const NOT_FOUND: ErrorCode = ErrorCode::$NotFound;

            fn parse(text: &str) -> Option<Self> {
                $parse(text)
            }
        }
    )+};
}

path_params! {
    GameId = "game", NoGame, parsed;
    SeekId = "seek", NoSeek, parsed;
    Pool = "pool", BadQuery, parsed;
    DocumentKind = "kind", BadQuery, Self::from_id;
}

fn parsed<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

/// A parameter in the path of a request.
pub(crate) struct FromPath<T>(pub(crate) T);

impl<S: Send + Sync, T: PathParam> FromRequestParts<S> for FromPath<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> ApiResult<Self> {
        let params = RawPathParams::from_request_parts(parts, state).await;
        let params = params.map_err(|_| ErrorCode::BadQuery)?;
        let text = params.iter().find(|(name, _)| *name == T::NAME).map(|(_, text)| text);
        Ok(Self(text.and_then(T::parse).ok_or(T::NOT_FOUND)?))
    }
}

/// The JSON body of a POST request from our own page.
///
/// Forms of other sites can send neither our origin nor this content type, so no other site can act for a user.
pub(crate) struct JsonBody<T, const MAX_BYTES: usize = MAX_LINE_BYTES>(pub(crate) T);

impl<T: DeserializeOwned, const MAX_BYTES: usize> FromRequest<RouterState>
    for JsonBody<T, MAX_BYTES>
{
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &RouterState) -> ApiResult<Self> {
        let public = state.app().options().public.clone();
        let is_ours = origin::is_same_origin(public.as_deref(), request.headers());
        if !is_ours || !is_json(request.headers()) {
            return Err(ErrorCode::NotYours.into());
        }
        let unreadable = || ApiError::from(ErrorCode::Unreadable);
        let BodyTimeout(time) = request.extensions().get().copied().unwrap_or_default();
        let bytes = timeout(time, Bytes::from_request(request, state)).await;
        let bytes = bytes.map_err(|_| unreadable())?.map_err(|_| unreadable())?;
        let text = std::str::from_utf8(&bytes).ok().filter(|text| text.len() <= MAX_BYTES);
        text.and_then(basalt_wire::read).map(Self).ok_or_else(unreadable)
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
