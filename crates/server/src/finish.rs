//! Middleware that finishes what a client has begun, even if it hangs up meanwhile.

use std::panic::resume_unwind;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{Response, StatusCode};
use axum::middleware::Next;
use axum::response::IntoResponse as _;
use tracing::Instrument as _;

/// Handles a request that may change something in a task of its own. hyper drops the handler of a client that hangs up; what is
/// stored by then stays stored, and nobody would be told.
pub(crate) async fn finish_changes(request: Request, next: Next) -> Response<Body> {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    match tokio::spawn(next.run(request).in_current_span()).await {
        Ok(response) => response,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => resume_unwind(panic),
            // The runtime stops.
            Err(_) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        },
    }
}
