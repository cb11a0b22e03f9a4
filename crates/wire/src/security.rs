//! Requests and answers about the security of the user's own account. None of the types with a secret has `Debug`.

use basalt_referee::Millis;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The sessions of the user, and the ways back into the account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountSecurity {
    /// Whether two-factor authentication is on.
    pub two_factor: bool,
    /// Number of recovery codes that are left.
    pub recovery_codes: u32,
    /// The sessions, the last used first.
    pub sessions: Vec<DeviceSession>,
    /// Whether the user has a password, not only passkeys.
    pub password: bool,
    /// The passkeys, the oldest first.
    pub passkeys: Vec<Passkey>,
    /// When the user can take another name; `None` if at once.
    pub can_rename_from: Option<Millis>,
    /// Whether the server sends e-mail.
    pub sends_email: bool,
    /// The e-mail address of the user.
    pub email: Option<AccountEmail>,
}

/// The e-mail address of the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountEmail {
    /// The address.
    pub address: String,
    /// Whether the user has followed the link that was sent to it.
    pub verified: bool,
    /// Whether the user wants more than answers to their own requests.
    pub subscribed: bool,
    /// Whether the user wants e-mail about games that wait.
    #[serde(default)]
    pub turns: bool,
}

/// A request for another e-mail address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EmailAddress {
    /// The address.
    pub address: String,
}

/// The secret of a link that was sent by e-mail.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EmailLink {
    /// The token.
    pub token: String,
}

/// A request to start or end e-mail that the user has not asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EmailSubscription {
    /// Whether the user wants it.
    pub subscribed: bool,
}

/// A request to start or end e-mail about games that wait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnMail {
    /// Whether the user wants it.
    pub wanted: bool,
    /// The language of the messages, by its tag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// A request for another password by a link that was sent by e-mail.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasswordReset {
    /// The token of the link.
    pub token: String,
    /// The new password.
    pub password: String,
}

/// A passkey of the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passkey {
    /// The id, by which the user can remove it.
    pub id: String,
    /// The short name of the browser in which it was made; empty if it is not known.
    pub name: String,
    /// When it was added.
    pub created: Millis,
    /// When it was last used, if it was.
    pub used: Option<Millis>,
}

/// A challenge for an authenticator.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasskeyChallenge {
    /// The id, which comes back with the answer.
    pub id: String,
    /// The options for the browser, in the JSON of the Web Authentication API.
    pub options: Value,
}

/// The answer of an authenticator to a challenge.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasskeyAnswer {
    /// The id of the challenge.
    pub id: String,
    /// The credential, in the JSON of the Web Authentication API.
    pub credential: Value,
}

/// A name that somebody would like to have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewName {
    /// The name.
    pub name: String,
}

/// A request for an account with a passkey.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasskeyRegistration {
    /// The name.
    pub name: String,
    /// The id of the challenge.
    pub id: String,
    /// The new credential, in the JSON of the Web Authentication API.
    pub credential: Value,
}

/// A request to remove a passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasskeyToRemove {
    /// The id.
    pub id: String,
}

/// A session of the user in a browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeviceSession {
    /// The id, by which the user can end it.
    pub id: String,
    /// A short name of the browser and its system; empty if it is not known.
    pub device: String,
    /// When it was last used, to the hour.
    pub seen: Millis,
    /// Whether it is the session of this request.
    pub current: bool,
}

/// A request to end a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionToEnd {
    /// The id.
    pub id: String,
}

/// A proof, before a sensitive change, of who the user is.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Confirmation {
    /// The password.
    pub password: String,
    /// The second factor, which the server asks for after the password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// A request for another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasswordChange {
    /// The current password; empty if there is none.
    pub current: String,
    /// The new one.
    pub new: String,
}

/// A request for another password in place of a forgotten one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recovery {
    /// The username.
    pub name: String,
    /// A recovery code.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// New recovery codes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecoveryCodes {
    /// The codes, each in groups of letters.
    pub codes: Vec<String>,
}

/// The secret that the user brings into an authenticator app.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TwoFactorSetup {
    /// The secret in base32, to be typed.
    pub secret: String,
    /// The secret as a URL that apps understand.
    pub url: String,
    /// The URL as a QR code.
    pub qr: QrCode,
}

/// A QR code.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct QrCode {
    /// Number of squares of a side, without the light frame.
    pub size: u32,
    /// The dark squares as the path of an SVG picture, each a unit wide.
    pub path: String,
}

/// A code that an authenticator app shows.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OneTimeCode {
    /// Six digits.
    pub code: String,
}
