//! Middleware that gives each request an id, logs it and counts it.

use std::time::Instant;

use axum::body::Body;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderValue, Response, StatusCode};
use axum::middleware::Next;
use tracing::Instrument as _;

use crate::log::{self, Refusal};
use crate::metrics::Metrics;
use crate::rng;
use crate::state::Options;
use crate::transport::Transport;

/// The header with the id of a request, by which a person can name it and the log has it.
const X_REQUEST_ID: &str = "x-request-id";

/// The route of everything that is a file of the page.
const PAGE: &str = "page";

/// The state of the middleware.
#[derive(Clone)]
pub(crate) struct RequestLog {
    pub(crate) metrics: Metrics,
    pub(crate) options: Options,
}

/// Middleware: all that is logged while the request is handled has its id, its route and the client's address. Paths
/// are not logged, since the link of a private challenge is all that is needed to accept it.
pub(crate) async fn log_request(
    State(log): State<RequestLog>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let id = format!("{:016x}", rng::number());
    let path = request.extensions().get::<MatchedPath>().cloned();
    let route = path.as_ref().map_or(PAGE, MatchedPath::as_str);
    let address = Transport::of(&log.options, &request).address;
    let span = tracing::error_span!(
        "request", request_id = id, method = %request.method(), route, %address
    );
    let begun = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, time) = (response.status(), begun.elapsed());
    log.metrics.count_request(route, status.as_u16(), time);
    span.in_scope(|| {
        if let Some(refusal) = refusal(status) {
            log::refusal(refusal, &address);
        }
        tracing::debug!(status = status.as_u16(), ms = time.as_millis() as u64, "answered");
    });
    if let Ok(id) = HeaderValue::try_from(id) {
        response.headers_mut().insert(X_REQUEST_ID, id);
    }
    response
}

/// The refusal that a status stands for.
fn refusal(status: StatusCode) -> Option<Refusal> {
    match status {
        StatusCode::TOO_MANY_REQUESTS => Some(Refusal::Throttled),
        StatusCode::FORBIDDEN => Some(Refusal::Refused),
        _ => None,
    }
}
