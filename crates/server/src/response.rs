//! Responses that no cache keeps.

use axum::body::Body;
use axum::http::Response;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse as _;

/// A JSON response.
pub(crate) fn json<T: serde::Serialize>(value: &T) -> Response<Body> {
    uncached("application/json", basalt_wire::write(value))
}

/// A plain-text response.
pub(crate) fn text(content: String) -> Response<Body> {
    uncached("text/plain; charset=utf-8", content)
}

fn uncached(media_type: &str, content: String) -> Response<Body> {
    ([(CONTENT_TYPE, media_type), (CACHE_CONTROL, "no-store")], content).into_response()
}
