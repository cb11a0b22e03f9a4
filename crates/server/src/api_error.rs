//! What is not done, as HTTP says it.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use basalt_store::Trouble;
use basalt_wire::Refusal;

use crate::log;

/// A refusal that knows its status.
#[derive(Debug)]
pub(crate) struct ApiError(pub(crate) Refusal);

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        Self(refusal)
    }
}

/// Whoever runs the server reads what is wrong; whoever asked learns that something is.
impl From<Trouble> for ApiError {
    fn from(trouble: Trouble) -> Self {
        log::store_error(&trouble);
        Self(Refusal::Trouble)
    }
}

impl ApiError {
    fn status(&self) -> StatusCode {
        match self.0 {
            Refusal::NoGame | Refusal::NoSeek | Refusal::NoPlayer => StatusCode::NOT_FOUND,
            Refusal::NotYours | Refusal::MembersOnly | Refusal::FairPlay => StatusCode::FORBIDDEN,
            Refusal::Stranger | Refusal::WrongPassword => StatusCode::UNAUTHORIZED,
            Refusal::NameTaken | Refusal::Stale { .. } => StatusCode::CONFLICT,
            Refusal::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
            Refusal::Busy | Refusal::Trouble => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response<Body> {
        let status = self.status();
        let mut response = json(&self.0);
        *response.status_mut() = status;
        if let Refusal::TooOften { seconds } = self.0 {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// An answer as JSON, which nobody keeps.
pub(crate) fn json<T: serde::Serialize>(value: &T) -> Response<Body> {
    let kind = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
    (kind, basalt_wire::write(value)).into_response()
}
