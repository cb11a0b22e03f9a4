//! The error of HTTP and WebSocket requests: its status, its log level and the code that the client is told.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use basalt_store::Trouble;
use basalt_wire::Refusal;

use crate::log;

/// Why a request fails. Failures of the server are logged when the error is made, so that none gets lost.
#[derive(Clone, Debug)]
pub enum ApiError {
    /// The request cannot be granted. The client learns why; the log does not.
    Rejected(Refusal),
    /// The store has failed. The client learns only that the server is in trouble.
    Store(Trouble),
    /// Something has failed that never should. The client learns only that the server is in trouble.
    Internal(&'static str),
}

impl From<Refusal> for ApiError {
    fn from(code: Refusal) -> Self {
        Self::Rejected(code)
    }
}

impl From<Trouble> for ApiError {
    fn from(error: Trouble) -> Self {
        log::error("the store", &error);
        Self::Store(error)
    }
}

impl ApiError {
    /// An error that is a defect of the server.
    pub(crate) fn internal(what: &'static str) -> Self {
        log::error("the server", &what);
        Self::Internal(what)
    }

    /// Whether the server has failed, rather than rejected the request.
    pub(crate) fn is_server_failure(&self) -> bool {
        matches!(self, Self::Store(_) | Self::Internal(_))
    }

    /// The code that the client is told; the page turns it into a sentence.
    pub fn code(self) -> Refusal {
        match self {
            Self::Rejected(code) => code,
            Self::Store(_) | Self::Internal(_) => Refusal::Trouble,
        }
    }
}

/// The HTTP status of a code.
fn status(code: &Refusal) -> StatusCode {
    match code {
        Refusal::NoGame | Refusal::NoSeek | Refusal::NoPlayer => StatusCode::NOT_FOUND,
        Refusal::NotYours | Refusal::MembersOnly | Refusal::FairPlay => StatusCode::FORBIDDEN,
        Refusal::Stranger | Refusal::WrongPassword => StatusCode::UNAUTHORIZED,
        Refusal::NameTaken | Refusal::Stale { .. } => StatusCode::CONFLICT,
        Refusal::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Busy | Refusal::Trouble => StatusCode::SERVICE_UNAVAILABLE,
        Refusal::Unreadable
        | Refusal::NotYourTurn
        | Refusal::Illegal { .. }
        | Refusal::Over
        | Refusal::NotOver
        | Refusal::TooLate
        | Refusal::NotNow
        | Refusal::Terms { .. }
        | Refusal::Yourself
        | Refusal::BadName
        | Refusal::BadPassword
        | Refusal::BadSaying
        | Refusal::BadQuery => StatusCode::BAD_REQUEST,
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response<Body> {
        let code = self.code();
        let mut response = json(&code);
        *response.status_mut() = status(&code);
        if let Refusal::TooOften { seconds } = code {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// A JSON response, which no cache keeps.
pub(crate) fn json<T: serde::Serialize>(value: &T) -> Response<Body> {
    let kind = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
    (kind, basalt_wire::write(value)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_of_the_server_tells_the_client_nothing_else() {
        let failed = ApiError::from(Trouble::Address);
        assert!(failed.is_server_failure() && ApiError::internal("a test").is_server_failure());
        assert_eq!(failed.code(), Refusal::Trouble);
        let rejected = ApiError::from(Refusal::NoGame);
        assert!(!rejected.is_server_failure());
        assert_eq!(rejected.code(), Refusal::NoGame);
    }

    #[test]
    fn clients_are_told_when_to_come_back() {
        let response = ApiError::from(Refusal::TooOften { seconds: 7 }).into_response();
        assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(response.headers()[RETRY_AFTER], "7");
    }
}
