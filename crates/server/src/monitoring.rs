//! Health checks and metrics, on a port of their own: `/healthz`, `/readyz` and `/metrics`.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{RawQuery, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, Response, StatusCode};
use axum::routing::get;

use crate::health::{Health, MIN_FREE_DISK_BYTES, Part};
use crate::live::Live;
use crate::metrics::{self, Metrics, MetricsWriter};
use crate::response::text;

/// The server that is monitored.
struct Monitored {
    live: Option<Live>,
    min_free_disk_bytes: u64,
    metrics: MetricsWriter,
}

/// The routes of monitoring. They are for the operator, not for players.
pub fn monitoring(live: &Live) -> Router {
    routes(live.state().metrics(), Some(live.clone()), MIN_FREE_DISK_BYTES)
}

/// The same with another limit of the free space on the disk, for tests.
pub fn monitoring_with(live: &Live, min_free_disk_bytes: u64) -> Router {
    routes(live.state().metrics(), Some(live.clone()), min_free_disk_bytes)
}

/// The same for a server without online play, if `live` is missing.
pub(crate) fn routes(metrics: &Metrics, live: Option<Live>, min_free_disk_bytes: u64) -> Router {
    let metrics = MetricsWriter::new(metrics, live.as_ref());
    Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/metrics", get(write_metrics))
        .with_state(Arc::new(Monitored { live, min_free_disk_bytes, metrics }))
}

impl Monitored {
    async fn health(&self) -> Health {
        Health::check(self.live.as_ref(), self.min_free_disk_bytes).await
    }
}

/// Handler: the process is alive.
async fn healthz() -> Response<Body> {
    text("ok\n".to_owned())
}

/// Handler: the state of each part, a line each; 503 if one of them fails. Parts can be left out: `?exclude=bus`.
async fn readyz(
    State(monitored): State<Arc<Monitored>>,
    RawQuery(query): RawQuery,
) -> Response<Body> {
    let health = monitored.health().await;
    let query = query.unwrap_or_default();
    let is_excluded = |part: Part| {
        query
            .split('&')
            .filter_map(|pair| pair.strip_prefix("exclude="))
            .any(|name| name == part.name())
    };
    let parts = Part::ALL.into_iter().filter(|part| !is_excluded(*part));
    let parts: Vec<Part> = parts.collect();
    let line = |part: &Part| format!("{}: {}\n", part.name(), health.state(*part));
    let mut response = text(parts.iter().map(line).collect());
    if !parts.iter().all(|part| health.is_ready(*part)) {
        *response.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
    }
    response
}

/// Handler: all metrics.
async fn write_metrics(State(monitored): State<Arc<Monitored>>) -> Response<Body> {
    let health = monitored.health().await;
    let mut response = text(monitored.metrics.write(monitored.live.as_ref(), &health));
    let content_type = HeaderValue::from_static(metrics::CONTENT_TYPE);
    response.headers_mut().insert(CONTENT_TYPE, content_type);
    response
}
