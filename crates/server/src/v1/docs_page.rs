//! A page to read the OpenAPI document and to send requests: plain files of our own, within the Content-Security-Policy.

use axum::body::Body;
use axum::http::Response;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse as _;

fn file(media_type: &'static str, content: &'static str) -> Response<Body> {
    ([(CONTENT_TYPE, media_type), (CACHE_CONTROL, "no-cache")], content).into_response()
}

/// Handler: the page.
pub(crate) async fn page() -> Response<Body> {
    file("text/html; charset=utf-8", include_str!("docs.html"))
}

/// Handler: its script.
pub(crate) async fn script() -> Response<Body> {
    file("text/javascript; charset=utf-8", include_str!("docs.js"))
}

/// Handler: its style sheet.
pub(crate) async fn style() -> Response<Body> {
    file("text/css; charset=utf-8", include_str!("docs.css"))
}
