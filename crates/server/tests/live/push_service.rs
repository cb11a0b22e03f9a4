//! A push service on this machine, and a browser that decrypts what it takes. Both are written from the standards (RFC 8030,
//! 8188, 8291, 8292) and share no code with the server.

use std::collections::HashMap;

use aes_gcm::aead::Aead as _;
use aes_gcm::{Aes128Gcm, KeyInit as _};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::{Value, from_slice, json};
use sha2::Sha256;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc;

use crate::inbox::Inbox;

/// A message as it came.
pub(crate) struct Pushed {
    pub(crate) path: String,
    pub(crate) headers: HashMap<String, String>,
    body: Vec<u8>,
}

/// Starts the service. It answers by the path: `/gone` and `/redirect` as they say, and takes everything else.
pub(crate) async fn start() -> Inbox<Pushed> {
    Inbox::start(answer).await
}

async fn answer(stream: TcpStream, received: mpsc::UnboundedSender<Pushed>) {
    let (reading, mut writing) = stream.into_split();
    let mut reading = BufReader::new(reading);
    let mut line = String::new();
    reading.read_line(&mut line).await.expect("a request");
    let path = line.split(' ').nth(1).unwrap_or_default().to_owned();
    let mut headers = HashMap::new();
    loop {
        line.clear();
        reading.read_line(&mut line).await.expect("a header");
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.insert(name.to_ascii_lowercase(), value.to_owned());
    }
    let length = headers.get("content-length").and_then(|length| length.parse().ok());
    let mut body = vec![0; length.unwrap_or(0)];
    reading.read_exact(&mut body).await.expect("a body");
    let status = match path.as_str() {
        "/gone" => "410 Gone",
        "/redirect" => "307 Temporary Redirect\r\nlocation: /elsewhere",
        _ => "201 Created",
    };
    _ = received.send(Pushed { path, headers, body });
    _ = writing
        .write_all(format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").as_bytes())
        .await;
}

fn decoded(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).expect("base64")
}

/// The claims of a token, which is signed with the key beside it.
pub(crate) fn claims(authorization: &str, key: &str) -> Value {
    let fields = authorization.strip_prefix("vapid ").expect("the scheme");
    let (token, sent_key) = fields.split_once(", ").expect("two fields");
    assert_eq!(sent_key, format!("k={key}"));
    let token = token.strip_prefix("t=").expect("a token");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let verifying = VerifyingKey::from_sec1_bytes(&decoded(key)).expect("a key");
    let signature = Signature::from_slice(&decoded(signature)).expect("a signature");
    verifying.verify(signed.as_bytes(), &signature).expect("signed by the server");
    let (header, claims) = signed.split_once('.').expect("two parts");
    let header: Value = from_slice(&decoded(header)).expect("JSON");
    assert_eq!(header, json!({ "typ": "JWT", "alg": "ES256" }));
    from_slice(&decoded(claims)).expect("JSON")
}

/// The keys of a browser.
pub(crate) struct Receiver {
    key: SecretKey,
    auth: [u8; 16],
}

impl Receiver {
    /// A browser whose keys come from a number.
    pub(crate) fn new(seed: u8) -> Self {
        Self { key: SecretKey::from_slice(&[seed; 32]).expect("a key"), auth: [seed; 16] }
    }

    fn public(&self) -> Vec<u8> {
        self.key.public_key().to_sec1_bytes().into_vec()
    }

    /// The subscription as the page sends it.
    pub(crate) fn subscription(&self, endpoint: &str, language: &str) -> String {
        let p256dh = URL_SAFE_NO_PAD.encode(self.public());
        let auth = URL_SAFE_NO_PAD.encode(self.auth);
        json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "language": language })
            .to_string()
    }

    /// Decrypts a message.
    pub(crate) fn open(&self, pushed: &Pushed) -> Value {
        assert_eq!(pushed.headers["content-encoding"], "aes128gcm");
        let (salt, rest) = pushed.body.split_at(16);
        let (record_size, rest) = rest.split_at(4);
        assert_eq!(record_size, 4_096_u32.to_be_bytes());
        assert_eq!(rest[0], 65);
        let (sender, sealed) = rest[1..].split_at(65);
        assert!(sealed.len() <= 4_096, "one record");
        let shared = self.key.diffie_hellman(&PublicKey::from_sec1_bytes(sender).expect("a key"));
        let expand = |salt: &[u8], secret: &[u8], info: &[u8], length: usize| {
            let mut derived = vec![0; length];
            Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut derived).expect("short");
            derived
        };
        let info = [b"WebPush: info\0", self.public().as_slice(), sender].concat();
        let secret = expand(&self.auth, shared.raw_secret_bytes(), &info, 32);
        let key = expand(salt, &secret, b"Content-Encoding: aes128gcm\0", 16);
        let nonce: [u8; 12] =
            expand(salt, &secret, b"Content-Encoding: nonce\0", 12).try_into().expect("12 bytes");
        let cipher = Aes128Gcm::new_from_slice(&key).expect("16 bytes");
        let record = cipher.decrypt(&nonce.into(), sealed).expect("for this browser");
        let end = record.iter().rposition(|&byte| byte != 0).expect("a delimiter");
        assert_eq!(record[end], 2, "the last record");
        from_slice(&record[..end]).expect("JSON")
    }
}
