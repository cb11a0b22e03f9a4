//! Requests and answers about push notifications. The subscription of a browser is a secret, so it has no `Debug`.

use serde::{Deserialize, Serialize};

/// Whether the user is notified on this device.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushStatus {
    /// The public key of the server, in base64, with which the browser subscribes.
    pub key: String,
    /// The endpoint of the subscription that the server has for this device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub endpoint: Option<String>,
}

/// The push subscription of a browser.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushSubscription {
    /// The address at the push service.
    pub endpoint: String,
    /// The public key of the browser, in base64.
    pub p256dh: String,
    /// The secret that the browser shares with the server, in base64.
    pub auth: String,
    /// The language of the notifications, by its tag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}
