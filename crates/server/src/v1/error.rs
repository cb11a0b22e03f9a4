//! The error of the public API: one JSON shape, with stable codes.

use std::collections::BTreeMap;

use axum::body::Body;
use axum::http::header::{RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, Response, StatusCode};
use axum::response::IntoResponse;
use basalt_referee::{Millis, Scope};
use basalt_store::Error as StoreError;
use basalt_wire::ErrorCode;
use serde::Serialize;
use utoipa::openapi::{Content, Ref, RefOr, ResponseBuilder};
use utoipa::{IntoResponses, ToSchema};

use crate::api_error::{self, ApiError};
use crate::response::json;

/// Seconds after which a client with too many streams may try again.
const STREAM_RETRY_SECONDS: u32 = 10;

/// Why a request of the public API fails.
#[derive(Clone, Debug)]
pub(crate) enum V1Error {
    /// As a request of the page fails.
    Api(ApiError),
    /// There is no token, or it is malformed, unknown, revoked or expired. The client is not told which.
    BadToken,
    /// The token opens other parts of the API.
    MissingScope(&'static [Scope]),
    /// There is no such route.
    NotFound,
    /// The route has other methods.
    MethodNotAllowed,
    /// The client has too many open streams.
    TooManyStreams,
    /// Only an account that has never played becomes a bot account.
    HasGames,
    /// It is a bot account already.
    AlreadyBot,
    /// There is no such puzzle.
    NoPuzzle,
}

/// The response to a request, or its error.
pub(crate) type V1Result<T = Response<Body>> = Result<T, V1Error>;

impl From<ApiError> for V1Error {
    fn from(error: ApiError) -> Self {
        Self::Api(error)
    }
}

impl From<ErrorCode> for V1Error {
    fn from(code: ErrorCode) -> Self {
        Self::Api(code.into())
    }
}

impl From<StoreError> for V1Error {
    fn from(error: StoreError) -> Self {
        Self::Api(error.into())
    }
}

/// The body of every error.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    error: ErrorDetail,
}

/// The stable code. Others may be added: treat one that you do not know like the status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Code {
    Unreadable,
    NoGame,
    NoChallenge,
    NoPlayer,
    NotYours,
    NotYourTurn,
    Stale,
    Illegal,
    Over,
    NotOver,
    TooLate,
    NotNow,
    Terms,
    MembersOnly,
    Yourself,
    BadMessage,
    TooOften,
    Overloaded,
    Trouble,
    Maintenance,
    ChallengeRefused,
    MessageRefused,
    Muted,
    ChatClosed,
    LinkHeld,
    NotForBots,
    FairPlay,
    BadToken,
    Refused,
    MissingScope,
    NotFound,
    MethodNotAllowed,
    TooManyStreams,
    HasGames,
    AlreadyABot,
    NoPuzzle,
}

/// The code of an error, and what belongs to it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ErrorDetail {
    // With a description of its own the field would get a second schema beside that of the codes.
    #[schema(inline)]
    code: Code,
    /// An explanation for developers.
    message: &'static str,
    /// Number of the last event (`stale`).
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<u32>,
    /// Seconds to wait (`too-often`, `too-many-streams`, `overloaded`).
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<u32>,
    /// The illegal move (`illegal`).
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    /// The reason why it is illegal (`illegal`).
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// The fault of the terms (`terms`).
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<&'static str>,
    /// End of the restriction (`muted`).
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<Millis>,
    /// The scopes of which one is needed (`missing-scope`).
    #[serde(skip_serializing_if = "Option::is_none")]
    scopes: Option<Vec<&'static str>>,
}

fn detail(code: Code, message: &'static str) -> ErrorDetail {
    ErrorDetail {
        code,
        message,
        number: None,
        seconds: None,
        mv: None,
        reason: None,
        wrong: None,
        until: None,
        scopes: None,
    }
}

/// The code and message of an error that the page knows as well. Those that no route of the public API has share one.
fn known(code: ErrorCode) -> ErrorDetail {
    match code {
        ErrorCode::Unreadable | ErrorCode::BadQuery => {
            detail(Code::Unreadable, "The body, the path or a parameter is malformed.")
        }
        ErrorCode::NoGame => detail(Code::NoGame, "There is no such game."),
        ErrorCode::NoSeek => detail(Code::NoChallenge, "There is no such open challenge."),
        ErrorCode::NoPlayer => detail(Code::NoPlayer, "There is no such player."),
        ErrorCode::NotYours => detail(Code::NotYours, "Only the players concerned may do this."),
        ErrorCode::NotYourTurn => detail(Code::NotYourTurn, "It is the opponent's turn."),
        ErrorCode::Stale { number } => ErrorDetail {
            number: Some(number),
            ..detail(Code::Stale, "Something has happened since the event that was named.")
        },
        ErrorCode::Illegal { mv, reason } => ErrorDetail {
            mv: Some(mv),
            reason: Some(reason),
            ..detail(Code::Illegal, "The rules do not allow the move.")
        },
        ErrorCode::Over => detail(Code::Over, "The game is over."),
        ErrorCode::NotOver => detail(Code::NotOver, "The game goes on."),
        ErrorCode::TooLate => detail(Code::TooLate, "Time was up before the request came."),
        ErrorCode::NotNow => {
            detail(Code::NotNow, "The request does not fit the state of the game.")
        }
        ErrorCode::Terms { wrong } => ErrorDetail {
            wrong: Some(wrong.id()),
            ..detail(Code::Terms, "A game cannot be played on these terms.")
        },
        ErrorCode::MembersOnly => detail(Code::MembersOnly, "This is for members only."),
        ErrorCode::Yourself => detail(Code::Yourself, "A player cannot play themselves."),
        ErrorCode::BadChatMessage => detail(Code::BadMessage, "A message has 1 to 280 characters."),
        ErrorCode::TooOften { seconds } => ErrorDetail {
            seconds: Some(seconds),
            ..detail(Code::TooOften, "Too many requests; try again later.")
        },
        ErrorCode::Overloaded { seconds } => ErrorDetail {
            seconds: Some(seconds),
            ..detail(Code::Overloaded, "The server has too much to do at the moment.")
        },
        ErrorCode::ServerError => {
            detail(Code::Trouble, "The server cannot reach its store. Look again before you retry.")
        }
        ErrorCode::Maintenance => detail(Code::Maintenance, "The operator has stopped all games."),
        ErrorCode::ChallengeRefused => {
            detail(Code::ChallengeRefused, "The player takes no challenge from this account.")
        }
        ErrorCode::MessageRefused => {
            detail(Code::MessageRefused, "The player takes no message from this account.")
        }
        ErrorCode::Muted { until } => ErrorDetail {
            until: Some(until),
            ..detail(Code::Muted, "A moderator does not let this account write in chats.")
        },
        ErrorCode::ChatClosed => detail(Code::ChatClosed, "The chat of this game is closed."),
        ErrorCode::LinkHeld => detail(Code::LinkHeld, "Messages with links are not delivered."),
        ErrorCode::NotForBots => {
            detail(Code::NotForBots, "Open challenges of people are not for bot accounts.")
        }
        ErrorCode::FairPlay => {
            detail(Code::FairPlay, "The position is of a running rated game of the player.")
        }
        ErrorCode::Stranger => detail(Code::BadToken, BAD_TOKEN),
        ErrorCode::Busy
        | ErrorCode::BadName
        | ErrorCode::NameTaken
        | ErrorCode::BadPassword
        | ErrorCode::WeakPassword
        | ErrorCode::WrongPassword
        | ErrorCode::ConfirmFirst
        | ErrorCode::SecondFactor
        | ErrorCode::WrongCode
        | ErrorCode::BadPasskey
        | ErrorCode::LastWayIn
        | ErrorCode::RenamedLately
        | ErrorCode::BadEmail
        | ErrorCode::BadLink
        | ErrorCode::NoEmail
        | ErrorCode::NoPasskeys
        | ErrorCode::TooManyRelations
        | ErrorCode::BadPush
        | ErrorCode::BadProfile
        | ErrorCode::BadConditions
        | ErrorCode::AlreadyReported
        | ErrorCode::TooManyReports
        | ErrorCode::BadWords
        | ErrorCode::NoChange
        | ErrorCode::AccountClosed { .. }
        | ErrorCode::NoNewAccounts
        | ErrorCode::TooManyTokens => detail(Code::Refused, "The request is refused."),
        ErrorCode::TooManyGames => {
            detail(Code::Refused, "A player has 200 running correspondence games.")
        }
    }
}

/// The explanation of a token that does not count, whatever the reason.
const BAD_TOKEN: &str = "The access token is missing or does not count.";

impl V1Error {
    /// The status and the body.
    fn parts(self) -> (StatusCode, ErrorDetail) {
        match self {
            Self::Api(error) => {
                let code = error.code();
                (api_error::status(&code), known(code))
            }
            Self::BadToken => (StatusCode::UNAUTHORIZED, detail(Code::BadToken, BAD_TOKEN)),
            Self::MissingScope(scopes) => {
                let scopes = Some(scopes.iter().map(|scope| scope.id()).collect());
                let message = "The access token needs one of these scopes.";
                let detail = ErrorDetail { scopes, ..detail(Code::MissingScope, message) };
                (StatusCode::FORBIDDEN, detail)
            }
            Self::NotFound => {
                (StatusCode::NOT_FOUND, detail(Code::NotFound, "There is no such route."))
            }
            Self::MethodNotAllowed => {
                let message = "The route has other methods.";
                (StatusCode::METHOD_NOT_ALLOWED, detail(Code::MethodNotAllowed, message))
            }
            Self::TooManyStreams => {
                let message = "Too many open streams; close one first.";
                let seconds = Some(STREAM_RETRY_SECONDS);
                let detail = ErrorDetail { seconds, ..detail(Code::TooManyStreams, message) };
                (StatusCode::TOO_MANY_REQUESTS, detail)
            }
            Self::HasGames => {
                let message = "Only an account that has never played becomes a bot account.";
                (StatusCode::FORBIDDEN, detail(Code::HasGames, message))
            }
            Self::AlreadyBot => {
                (StatusCode::CONFLICT, detail(Code::AlreadyABot, "It is a bot account already."))
            }
            Self::NoPuzzle => {
                (StatusCode::NOT_FOUND, detail(Code::NoPuzzle, "There is no such puzzle."))
            }
        }
    }
}

impl IntoResponse for V1Error {
    fn into_response(self) -> Response<Body> {
        let (status, error) = self.parts();
        let seconds = error.seconds;
        let mut response = json(&ErrorBody { error });
        *response.status_mut() = status;
        let headers = response.headers_mut();
        if let Some(seconds) = seconds {
            headers.insert(RETRY_AFTER, seconds.into());
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

/// The OpenAPI document names one response for all errors.
impl IntoResponses for V1Error {
    fn responses() -> BTreeMap<String, RefOr<utoipa::openapi::Response>> {
        let body = Content::new(Some(Ref::from_schema_name(ErrorBody::name())));
        let response =
            ResponseBuilder::new().description("An error").content("application/json", body);
        BTreeMap::from([("default".to_owned(), response.into())])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use basalt_referee::BadTerms;
    use serde_json::Value;

    use super::*;
    use crate::api_page;
    use crate::v1::openapi;

    /// A line for each error that the page knows as well.
    const CODES: &str = include_str!("../../../wire/tests/golden/error_code.jsonl");

    /// An error's status and code, and the names of its further fields.
    type Described = (u16, String, BTreeSet<String>);

    fn described(error: V1Error) -> Described {
        let (status, detail) = error.parts();
        let value = serde_json::to_value(&detail).expect("JSON");
        let fields = value.as_object().into_iter().flat_map(serde_json::Map::keys);
        let fields = fields.filter(|name| !["code", "message"].contains(&name.as_str()));
        let code = value["code"].as_str().expect("a code").to_owned();
        (status.as_u16(), code, fields.cloned().collect())
    }

    /// The codes in a cell, each with the fields in the parentheses behind it.
    fn codes_of(status: u16, cell: &str) -> Vec<Described> {
        let (mut found, mut is_inside): (Vec<Described>, bool) = (Vec::new(), false);
        for (index, part) in cell.split('`').enumerate() {
            if index % 2 == 0 {
                let (open, close) = (part.rfind('('), part.rfind(')'));
                is_inside = if open == close { is_inside } else { open > close };
            } else if part.starts_with(|letter: char| letter.is_ascii_lowercase()) {
                match found.last_mut().filter(|_| is_inside) {
                    Some((_, _, fields)) => _ = fields.insert(part.to_owned()),
                    None => found.push((status, part.to_owned(), BTreeSet::new())),
                }
            }
        }
        found
    }

    /// Every error there is.
    fn all() -> impl Iterator<Item = Described> {
        let known = CODES.lines().map(|line| basalt_wire::read::<ErrorCode>(line).expect(line));
        let own = [
            V1Error::BadToken,
            V1Error::MissingScope(&[]),
            V1Error::NotFound,
            V1Error::MethodNotAllowed,
            V1Error::TooManyStreams,
            V1Error::HasGames,
            V1Error::AlreadyBot,
            V1Error::NoPuzzle,
        ];
        known.map(V1Error::from).chain(own).map(described)
    }

    /// The document lists the codes so that its golden file freezes them.
    #[test]
    fn the_document_lists_every_code() {
        let document: Value = serde_json::from_str(&openapi::openapi_document()).expect("JSON");
        let listed = &document["components"]["schemas"]["ErrorDetail"]["properties"]["code"];
        let listed = listed["enum"].as_array().expect("the codes").iter();
        let listed: BTreeSet<&str> = listed.filter_map(Value::as_str).collect();
        let errors: Vec<Described> = all().collect();
        let emitted: BTreeSet<&str> = errors.iter().map(|(_, code, _)| code.as_str()).collect();
        assert_eq!(listed, emitted);
    }

    #[test]
    fn the_page_lists_every_code_with_its_status_and_fields() {
        // No route has an error that ends in this one, whose status differs.
        let expected: BTreeSet<Described> =
            all().filter(|(_, code, _)| code != "refused").collect();
        let rows = api_page::rows("Errors");
        let listed = rows.iter().filter_map(|row| Some((row[0].parse().ok()?, row[1])));
        let listed: BTreeSet<Described> =
            listed.flat_map(|(status, cell)| codes_of(status, cell)).collect();
        assert_eq!(listed, expected);
    }

    #[test]
    fn a_client_is_told_the_code_and_when_to_come_back() {
        let response = V1Error::from(ErrorCode::TooOften { seconds: 7 }).into_response();
        assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(response.headers()[RETRY_AFTER], "7");
        let (status, detail) =
            V1Error::from(ErrorCode::Terms { wrong: BadTerms::RatedBot }).parts();
        assert_eq!((status, detail.code), (StatusCode::BAD_REQUEST, Code::Terms));
        assert_eq!(detail.wrong, Some("rated-bot"));
        let (status, detail) = V1Error::MissingScope(&[Scope::GamePlay]).parts();
        assert_eq!((status, detail.scopes), (StatusCode::FORBIDDEN, Some(vec!["game:play"])));
        let response = V1Error::BadToken.into_response();
        assert_eq!(response.headers()[WWW_AUTHENTICATE], "Bearer");
    }
}
