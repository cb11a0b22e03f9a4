//! An authenticator in software: it makes passkeys and answers challenges as a phone or a security key does.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// Flags of the authenticator's data: the person is there and was verified, and a new key follows.
const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const NEW_KEY: u8 = 0x40;

/// A passkey with its private key.
pub(crate) struct Authenticator {
    id: [u8; 16],
    key: SigningKey,
    /// The handle of the member, once the passkey is made.
    handle: String,
    counter: u32,
    /// Whether it verifies the person, by a PIN for example.
    pub(crate) verifies: bool,
    pub(crate) origin: &'static str,
}

fn encoded(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl Authenticator {
    /// An authenticator whose secrets come from a number.
    pub(crate) fn new(seed: u8) -> Self {
        let key = SigningKey::from_slice(&[seed; 32]).expect("a key");
        let origin = "https://basalt.example";
        Self { id: [seed; 16], key, handle: String::new(), counter: 0, verifies: true, origin }
    }

    /// The id of its credential.
    pub(crate) fn id(&self) -> String {
        encoded(&self.id)
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let data =
            json!({ "type": kind, "challenge": options["challenge"], "origin": self.origin });
        data.to_string().into_bytes()
    }

    /// The data that an authenticator signs.
    fn data(&mut self, rp_id: &str, flags: u8) -> Vec<u8> {
        self.counter += 1;
        let verified = if self.verifies { VERIFIED } else { 0 };
        let mut data = Sha256::digest(rp_id).to_vec();
        data.push(PRESENT | verified | flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// The public key in COSE: an elliptic curve key for ES256.
    fn public_key(&self) -> Vec<u8> {
        let point = self.key.verifying_key().to_sec1_point(false);
        // {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR.
        let mut key = vec![0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
        key.extend(point.x().expect("not at infinity"));
        key.extend([0x22, 0x58, 0x20]);
        key.extend(point.y().expect("not compressed"));
        key
    }

    /// Makes the passkey for these options.
    pub(crate) fn create(&mut self, options: &Value) -> Value {
        let handle = options["user"]["id"].as_str().expect("a handle");
        handle.clone_into(&mut self.handle);
        let rp_id = options["rp"]["id"].as_str().expect("the id of the site");
        let mut data = self.data(rp_id, NEW_KEY);
        data.extend([0; 16]);
        data.extend([0, self.id.len() as u8]);
        data.extend(self.id);
        data.extend(self.public_key());
        // {"fmt": "none", "attStmt": {}, "authData": data} in CBOR.
        let mut attestation = vec![0xa3, 0x63];
        attestation.extend(b"fmt");
        attestation.push(0x64);
        attestation.extend(b"none");
        attestation.push(0x67);
        attestation.extend(b"attStmt");
        attestation.extend([0xa0, 0x68]);
        attestation.extend(b"authData");
        attestation.extend([0x58, data.len() as u8]);
        attestation.extend(data);
        json!({
            "id": self.id(),
            "rawId": self.id(),
            "type": "public-key",
            "response": {
                "attestationObject": encoded(&attestation),
                "clientDataJSON": encoded(&self.client_data("webauthn.create", options)),
            },
            "clientExtensionResults": {},
        })
    }

    /// Answers a challenge with the passkey.
    pub(crate) fn get(&mut self, options: &Value) -> Value {
        let data = self.data(options["rpId"].as_str().expect("the id of the site"), 0);
        let client_data = self.client_data("webauthn.get", options);
        let signed = [&data[..], &Sha256::digest(&client_data)].concat();
        let signature: Signature = self.key.sign(&signed);
        json!({
            "id": self.id(),
            "rawId": self.id(),
            "type": "public-key",
            "response": {
                "authenticatorData": encoded(&data),
                "clientDataJSON": encoded(&client_data),
                "signature": encoded(signature.to_der().as_bytes()),
                "userHandle": self.handle,
            },
            "clientExtensionResults": {},
        })
    }
}
