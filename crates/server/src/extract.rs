//! Extractors: path parameters and JSON bodies.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use basalt_wire::{ErrorCode, MAX_LINE_BYTES};
use serde::de::DeserializeOwned;

use crate::api_error::ApiError;
use crate::origin;

/// The parameters in the path of a request.
pub(crate) struct PathParams<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for PathParams<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(params)| Self(params)).map_err(|_| ErrorCode::BadQuery.into())
    }
}

/// The JSON body of a POST request from our own page.
///
/// Forms of other sites can send neither our origin nor this content type, so no other site can act for a user.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        if !origin::is_same_origin(request.headers()) || !is_json(request.headers()) {
            return Err(ErrorCode::NotYours.into());
        }
        let unreadable = || ApiError::from(ErrorCode::Unreadable);
        let bytes = Bytes::from_request(request, state).await.map_err(|_| unreadable())?;
        let text = std::str::from_utf8(&bytes).ok().filter(|text| text.len() <= MAX_LINE_BYTES);
        text.and_then(basalt_wire::read).map(Self).ok_or_else(unreadable)
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
