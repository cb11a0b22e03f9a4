//! The `Host` header: a request has exactly one.

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::HOST;
use axum::http::{Response, StatusCode, Version};
use axum::middleware::Next;
use axum::response::IntoResponse as _;

/// Middleware: refuses a request with two `Host` headers, of which a proxy may have read the other one, and one without
/// (RFC 9112, section 3.2). HTTP/1.0 has none.
pub(crate) async fn require_host(request: Request, next: Next) -> Response<Body> {
    match request.headers().get_all(HOST).iter().count() {
        1 => next.run(request).await,
        0 if request.version() < Version::HTTP_11 => next.run(request).await,
        _ => StatusCode::BAD_REQUEST.into_response(),
    }
}
