//! Requests and answers about access tokens, with which programs act for the user. The type with a secret has no `Debug`.

use basalt_encoding::json;
use basalt_referee::{Millis, Scope};
use serde::{Deserialize, Serialize};

/// An access token in the user's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccessToken {
    /// The id, which is no secret.
    pub id: String,
    /// The name that the user has given it.
    pub name: String,
    /// The parts of the API that it opens.
    #[serde(with = "json")]
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub created: Millis,
    /// When it expires; `None` if it never does.
    pub expires: Option<Millis>,
    /// When it was last used, to the hour; `None` if never.
    pub used: Option<Millis>,
}

/// A request for an access token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccessTokenRequest {
    /// A name that the user recognises it by.
    pub name: String,
    /// The parts of the API that it opens.
    #[serde(with = "json")]
    pub scopes: Vec<Scope>,
    /// Days after which it expires; `None` if it never does.
    #[serde(default)]
    pub days: Option<u32>,
}

/// A new access token, which the server shows once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewAccessToken {
    /// The id.
    pub id: String,
    /// The secret.
    pub token: String,
}

/// A request to revoke an access token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TokenToRevoke {
    /// The id.
    pub id: String,
}
