//! The keys that a browser gives with its subscription.

use p256::PublicKey;

use super::InvalidSubscription;

/// Number of bytes of the secret that the browser shares with the server.
const AUTH_BYTES: usize = 16;

/// Number of bytes of an uncompressed point of the curve P-256.
pub(super) const POINT_BYTES: u8 = 65;

/// The keys of a subscription.
pub(super) struct BrowserKeys {
    pub(super) public: PublicKey,
    pub(super) auth: [u8; AUTH_BYTES],
}

impl BrowserKeys {
    /// Reads the uncompressed public key and the shared secret.
    pub(super) fn new(public: &[u8], auth: &[u8]) -> Result<Self, InvalidSubscription> {
        let is_uncompressed = public.len() == usize::from(POINT_BYTES);
        let public = PublicKey::from_sec1_bytes(public).ok().filter(|_| is_uncompressed);
        let auth = auth.try_into().map_err(|_| InvalidSubscription)?;
        Ok(Self { public: public.ok_or(InvalidSubscription)?, auth })
    }
}
