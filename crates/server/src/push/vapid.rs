//! Voluntary application server identification (RFC 8292): a signed token by which push services know the server.

use std::fmt;

use basalt_referee::Millis;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::SecretKey;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};

use super::encryption::{public_bytes, random_key};

/// Seconds for which a token counts. Push services take up to a day.
const TOKEN_SECONDS: u64 = 12 * 60 * 60;

/// The header of a token: ECDSA with P-256 and SHA-256.
const HEADER: &str = r#"{"typ":"JWT","alg":"ES256"}"#;

/// The key by which push services know the server. All nodes share it.
#[derive(Clone)]
pub(crate) struct VapidKey(SecretKey);

/// Hides the key, which must not get into a log.
impl fmt::Debug for VapidKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("VapidKey")
    }
}

impl VapidKey {
    /// A new key.
    pub(crate) fn random() -> Self {
        Self(random_key())
    }

    /// Reads a key in base64.
    pub(crate) fn read(text: &str) -> Option<Self> {
        // The library would fill up a key that is too short.
        let bytes: [u8; 32] = URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()?;
        SecretKey::from_slice(&bytes).ok().map(Self)
    }

    /// The key in base64, for the store alone.
    pub(crate) fn write(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.to_bytes())
    }

    /// The public key in base64.
    pub(super) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(public_bytes(&self.0))
    }

    /// The `Authorization` header of a message to a push service of an origin.
    pub(super) fn authorization(&self, origin: &str, contact: Option<&str>, now: Millis) -> String {
        let mut claims = json!({ "aud": origin, "exp": now / 1_000 + TOKEN_SECONDS });
        if let Some(contact) = contact {
            claims["sub"] = Value::from(contact);
        }
        let encode = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        let signed = [HEADER, &claims.to_string()].map(|part| encode(part.as_bytes())).join(".");
        let signature: Signature = SigningKey::from(&self.0).sign(signed.as_bytes());
        let signature = encode(&signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_as_it_was_written_and_never_shown() {
        let key = VapidKey::random();
        let text = key.write();
        assert_eq!(VapidKey::read(&text).expect("a key").public(), key.public());
        assert_ne!(VapidKey::random().write(), text);
        assert!(!format!("{key:?}").contains(&text));
        let [zero, short, long] =
            [&[0; 32][..], &[7; 31], &[7; 33]].map(|bytes| URL_SAFE_NO_PAD.encode(bytes));
        for wrong in ["", "x", &zero, &short, &long] {
            assert!(VapidKey::read(wrong).is_none(), "{wrong}");
        }
    }
}
