//! Requests and answers about the security of the user's own account. None of the types with a secret has `Debug`.

use basalt_referee::Millis;
use serde::{Deserialize, Serialize};

/// The sessions of the user, and the ways back into the account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountSecurity {
    /// Whether two-factor authentication is on.
    pub two_factor: bool,
    /// Number of recovery codes that are left.
    pub recovery_codes: u32,
    /// The sessions, the last used first.
    pub sessions: Vec<DeviceSession>,
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
    /// The current password.
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
    /// The same as a URL that apps understand.
    pub url: String,
    /// That URL, to be scanned.
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
