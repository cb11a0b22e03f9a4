//! Web Push (RFC 8030): messages to browsers through the push services of their makers.
//!
//! A message is encrypted for the browser ([`encryption`], RFC 8291), signed for the push service ([`vapid`], RFC 8292) and
//! posted to the endpoint of the subscription ([`client`]). The crate `web-push` would do the first two, but it encrypts with
//! OpenSSL through the crate `ece`, a second implementation of cryptography and TLS beside rustls. The crates p256, hkdf and
//! aes-gcm are there already, since passkeys need them, and what is left to write are two key derivations and a header; the
//! example of RFC 8291 tests it to the byte.

mod browser_keys;
mod client;
mod encryption;
mod endpoint;
mod vapid;

use axum::body::Body;
use axum::http::Request;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use basalt_referee::Millis;
use basalt_store::PushSubscription;
use base64::Engine as _;
use base64::engine::general_purpose::{URL_SAFE, URL_SAFE_NO_PAD};

use browser_keys::BrowserKeys;
use client::PushClient;
use endpoint::Endpoint;
pub(crate) use vapid::VapidKey;

/// Seconds for which a push service keeps a message for a browser that is not there: the shortest time for a move in a
/// correspondence game.
const TIME_TO_LIVE_SECONDS: u32 = 24 * 60 * 60;

/// Maximum number of bytes of a message. Push services take 4,096 with the encryption.
pub(crate) const MAX_MESSAGE_BYTES: usize = 2_000;

/// The outcome of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PushOutcome {
    /// The push service has taken it.
    Accepted,
    /// The subscription is no more.
    Gone,
    /// The push service has refused it.
    Refused,
    /// The push service could not be reached, or its address is not public.
    Failed,
}

impl PushOutcome {
    /// Every outcome.
    pub(crate) const ALL: [Self; 4] = [Self::Accepted, Self::Gone, Self::Refused, Self::Failed];

    /// The name of the outcome in metrics.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Gone => "gone",
            Self::Refused => "refused",
            Self::Failed => "failed",
        }
    }
}

/// Why the parts of a subscription cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InvalidSubscription;

/// Checks a subscription of a browser: its endpoint is public, and its keys are keys.
pub(crate) fn check(
    subscription: &PushSubscription,
    allows_local: bool,
) -> Result<(), InvalidSubscription> {
    Endpoint::parse(&subscription.endpoint, allows_local)?;
    browser_keys(subscription).map(drop)
}

fn browser_keys(subscription: &PushSubscription) -> Result<BrowserKeys, InvalidSubscription> {
    let public = decode(&subscription.p256dh).ok_or(InvalidSubscription)?;
    let secret = decode(&subscription.auth).ok_or(InvalidSubscription)?;
    BrowserKeys::new(&public, &secret)
}

/// Bytes in base64 for URLs, with or without padding.
fn decode(text: &str) -> Option<Vec<u8>> {
    let engine = if text.ends_with('=') { URL_SAFE } else { URL_SAFE_NO_PAD };
    engine.decode(text).ok()
}

/// Sends messages to browsers.
#[derive(Debug)]
pub(crate) struct PushSender {
    key: VapidKey,
    /// The address under which the operator can be reached, for push services.
    contact: Option<String>,
    client: PushClient,
}

impl PushSender {
    pub(crate) fn new(key: VapidKey, contact: Option<String>, allows_local: bool) -> Self {
        Self { key, contact, client: PushClient::new(allows_local) }
    }

    /// The public key by which browsers let push services know the server.
    pub(crate) fn public_key(&self) -> String {
        self.key.public()
    }

    /// Sends a message. A later one with the same topic takes its place as long as the browser has not got it.
    pub(crate) async fn send(
        &self,
        subscription: &PushSubscription,
        topic: &str,
        message: &[u8],
        now: Millis,
    ) -> PushOutcome {
        let allows_local = self.client.allows_local();
        let endpoint = Endpoint::parse(&subscription.endpoint, allows_local);
        let (Ok(endpoint), Ok(keys)) = (endpoint, browser_keys(subscription)) else {
            return PushOutcome::Gone;
        };
        let authorization =
            self.key.authorization(&endpoint.origin(), self.contact.as_deref(), now);
        let request = Request::post(endpoint.path())
            .header("host", endpoint.host_header())
            .header(AUTHORIZATION, authorization)
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header("ttl", TIME_TO_LIVE_SECONDS)
            .header("urgency", "normal")
            .header("topic", topic)
            .body(Body::from(encryption::encrypt(&keys, message)));
        match request {
            Ok(request) => self.client.send(&endpoint, request).await,
            Err(_) => PushOutcome::Gone,
        }
    }
}
