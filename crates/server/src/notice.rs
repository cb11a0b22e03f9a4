//! Handler: the notice of operators, for pages without a WebSocket.

use axum::body::Body;
use axum::extract::State;
use axum::http::{Response, StatusCode};
use basalt_wire::write_notice;

use crate::live::Live;
use crate::response::text;

/// Handler: the notice as lines of text; no content if there is none.
pub(crate) async fn notice(State(live): State<Live>) -> Response<Body> {
    let notice = live.notice();
    let mut response = text(write_notice(&notice));
    if notice.is_empty() {
        *response.status_mut() = StatusCode::NO_CONTENT;
    }
    response
}
