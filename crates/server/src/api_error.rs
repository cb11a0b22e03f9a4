//! The error of HTTP and WebSocket requests: its status, its log level and the code that the client is told.

use std::fmt::Display;

use axum::body::Body;
use axum::http::header::RETRY_AFTER;
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use basalt_referee::CommandError;
use basalt_store::Error as StoreError;
use basalt_wire::ErrorCode;

use crate::log;
use crate::response::json;

/// Why a request fails. Failures of the server are logged when the error is made, so that none gets lost.
#[derive(Clone, Debug)]
pub enum ApiError {
    /// The request cannot be granted. The client learns why; the log does not.
    Rejected(ErrorCode),
    /// The store has failed. The client learns only that the server is in trouble.
    Store(StoreError),
    /// Something has failed that never should. The client learns only that the server is in trouble.
    Internal(&'static str),
}

/// The answer to a request, or the error that is sent instead.
pub(crate) type ApiResult<T = ()> = Result<T, ApiError>;

impl From<ErrorCode> for ApiError {
    fn from(code: ErrorCode) -> Self {
        Self::Rejected(code)
    }
}

impl From<CommandError> for ApiError {
    fn from(error: CommandError) -> Self {
        Self::Rejected(error.into())
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
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

    /// An error that is a defect of the server, with its cause for the log.
    pub(crate) fn internal_with(what: &'static str, cause: &dyn Display) -> Self {
        log::error(what, cause);
        Self::Internal(what)
    }

    /// Whether the server has failed, rather than rejected the request.
    pub(crate) fn is_server_failure(&self) -> bool {
        matches!(self, Self::Store(_) | Self::Internal(_))
    }

    /// Whether the store cannot be reached, so that it is in vain to ask it for anything else now.
    fn is_unreachable_store(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_unreachable())
    }

    /// The code that the client is told; the page turns it into a sentence.
    pub fn code(self) -> ErrorCode {
        match self {
            Self::Rejected(code) => code,
            Self::Store(_) | Self::Internal(_) => ErrorCode::ServerError,
        }
    }
}

/// What was made of one of many games; `None` if it failed because of this one, which the log says. Fails only if the store cannot
/// be reached: the others would fail as well.
pub(crate) fn one_of_many<T>(made: ApiResult<T>) -> ApiResult<Option<T>> {
    match made {
        Err(error) if error.is_unreachable_store() => Err(error),
        made => Ok(made.ok()),
    }
}

/// The HTTP status of a code.
pub(crate) fn status(code: &ErrorCode) -> StatusCode {
    match code {
        ErrorCode::NoGame | ErrorCode::NoSeek | ErrorCode::NoPlayer | ErrorCode::NoEmail => {
            StatusCode::NOT_FOUND
        }
        ErrorCode::NotYours
        | ErrorCode::MembersOnly
        | ErrorCode::FairPlay
        | ErrorCode::ConfirmFirst
        | ErrorCode::ChallengeRefused
        | ErrorCode::MessageRefused
        | ErrorCode::Muted { .. }
        | ErrorCode::ChatClosed
        | ErrorCode::AccountClosed { .. }
        | ErrorCode::NoNewAccounts
        | ErrorCode::NotForBots => StatusCode::FORBIDDEN,
        ErrorCode::Stranger
        | ErrorCode::WrongPassword
        | ErrorCode::SecondFactor
        | ErrorCode::WrongCode
        | ErrorCode::BadPasskey => StatusCode::UNAUTHORIZED,
        ErrorCode::NameTaken
        | ErrorCode::Stale { .. }
        | ErrorCode::LastWayIn
        | ErrorCode::RenamedLately
        | ErrorCode::AlreadyReported
        | ErrorCode::NoChange => StatusCode::CONFLICT,
        ErrorCode::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::Busy
        | ErrorCode::Overloaded { .. }
        | ErrorCode::ServerError
        | ErrorCode::Maintenance => StatusCode::SERVICE_UNAVAILABLE,
        ErrorCode::Unreadable
        | ErrorCode::NotYourTurn
        | ErrorCode::Illegal { .. }
        | ErrorCode::Over
        | ErrorCode::NotOver
        | ErrorCode::TooLate
        | ErrorCode::NotNow
        | ErrorCode::Terms { .. }
        | ErrorCode::Yourself
        | ErrorCode::BadName
        | ErrorCode::BadPassword
        | ErrorCode::WeakPassword
        | ErrorCode::BadChatMessage
        | ErrorCode::BadQuery
        | ErrorCode::BadEmail
        | ErrorCode::BadLink
        | ErrorCode::NoPasskeys
        | ErrorCode::TooManyRelations
        | ErrorCode::BadPush
        | ErrorCode::BadProfile
        | ErrorCode::BadConditions
        | ErrorCode::TooManyReports
        | ErrorCode::TooManyTokens
        | ErrorCode::TooManyGames
        | ErrorCode::BadWords
        | ErrorCode::LinkHeld => StatusCode::BAD_REQUEST,
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response<Body> {
        let code = self.code();
        let mut response = json(&code);
        *response.status_mut() = status(&code);
        if let ErrorCode::TooOften { seconds } | ErrorCode::Overloaded { seconds } = code {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_of_the_server_tells_the_client_nothing_else() {
        let failed = ApiError::from(StoreError::InvalidAddress);
        assert!(failed.is_server_failure() && ApiError::internal("a test").is_server_failure());
        assert_eq!(failed.code(), ErrorCode::ServerError);
        let rejected = ApiError::from(ErrorCode::NoGame);
        assert!(!rejected.is_server_failure());
        assert_eq!(rejected.code(), ErrorCode::NoGame);
    }

    #[test]
    fn clients_are_told_when_to_come_back() {
        let response = ApiError::from(ErrorCode::TooOften { seconds: 7 }).into_response();
        assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(response.headers()[RETRY_AFTER], "7");
        let response = ApiError::from(ErrorCode::Overloaded { seconds: 2 }).into_response();
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(response.headers()[RETRY_AFTER], "2");
    }
}
