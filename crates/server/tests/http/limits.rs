//! Limits of what a member changes, and of what strangers write into the store.

use basalt_wire::{ErrorCode, PasskeyAnswer, PasskeyChallenge};
use serde_json::{Value, json};

use crate::accounts::member;
use crate::authenticator::Authenticator;
use crate::harness::{Browser, TestServer};

/// Changes of the user's own account that share a limit, with bodies that change nothing.
fn changes() -> Vec<(&'static str, Value)> {
    vec![
        ("/api/account/messages/read", json!({})),
        ("/api/account/recovery-codes", json!({})),
        ("/api/account/two-factor/begin", json!({})),
        ("/api/account/two-factor/disable", json!({})),
        ("/api/account/tokens", json!({ "name": "", "scopes": [], "days": null })),
        ("/api/account/tokens/revoke", json!({ "id": "00" })),
        ("/api/account/sessions/end", json!({ "id": "00" })),
        ("/api/account/passkeys/remove", json!({ "id": "00" })),
        ("/api/account/email/remove", json!({})),
        ("/api/account/email/subscribe", json!({ "subscribed": true })),
        ("/api/account/email/turns", json!({ "wanted": false })),
        ("/api/account/name", json!({ "name": "" })),
        ("/api/push/end", json!({})),
        ("/api/messages/Bea/read", json!({})),
        ("/api/vacation", json!({ "days": 0 })),
    ]
}

#[tokio::test]
async fn nobody_changes_their_account_all_the_time() {
    let server = TestServer::new().await;
    let (mut ada, mut bea) = (member(&server, "Ada").await, member(&server, "Bea").await);
    let changes = changes();
    for (path, body) in changes.iter().cycle().take(30) {
        let answer = ada.post(path, body).await;
        assert_ne!(answer.status.as_u16(), 429, "{path}");
    }
    for (path, body) in &changes {
        let answer = ada.post(path, body).await;
        assert_eq!(answer.refused(), (429, ErrorCode::TooOften { seconds: 2 }), "{path}");
        assert_eq!(answer.header("retry-after"), "2", "{path}");
    }
    let (path, body) = &changes[0];
    assert_eq!(bea.post(path, body).await.text(), "null", "it is a limit of each player");
    server.clock.advance(2_000);
    assert_eq!(ada.post(path, body).await.text(), "null");
}

#[tokio::test]
async fn nobody_reads_all_the_time() {
    let server = TestServer::new().await;
    let (ada, bea) = (member(&server, "Ada").await, member(&server, "Bea").await);
    for _ in 0..240 {
        ada.get("/api/push").await;
    }
    for path in [
        "/api/me",
        "/api/awaiting",
        "/api/account",
        "/api/account/tokens",
        "/api/account/messages",
        "/api/push",
        "/api/feed",
        "/api/seeks/aaaaaaaaaa",
    ] {
        let refused = ada.get(path).await.refused();
        assert_eq!(refused, (429, ErrorCode::TooOften { seconds: 1 }), "{path}");
    }
    assert_eq!(bea.get("/api/me").await.status.as_u16(), 200, "it is a limit of each player");
    server.clock.advance(50);
    assert_eq!(ada.get("/api/me").await.status.as_u16(), 200);
}

/// A browser of a page for which passkeys can be made.
fn stranger(server: &TestServer) -> Browser<'_> {
    server.browser().at_origin("http://localhost")
}

#[tokio::test]
async fn nobody_tries_passkeys_all_the_time() {
    let options = basalt_server::Options {
        public: Some("http://localhost".to_owned()),
        ..basalt_server::Options::default()
    };
    let server = TestServer::with(options).await;
    let mut browser = stranger(&server);
    let credentials = crate::accounts::credentials("Ada", "long enough");
    browser.post("/api/register", &credentials).await.fine::<Value>();
    let begun = browser.post("/api/passkeys/login/begin", &json!({})).await;
    let PasskeyChallenge { options, .. } = begun.fine();
    let credential = Authenticator::new(1).get(&options);
    let unknown = PasskeyAnswer { id: "00".to_owned(), credential };
    for _ in 1..80 {
        let refused = browser.post("/api/passkeys/login", &unknown).await.refused();
        assert_eq!(refused, (401, ErrorCode::BadPasskey));
    }
    let refused = (429, ErrorCode::TooOften { seconds: 5 });
    assert_eq!(browser.post("/api/passkeys/login", &unknown).await.refused(), refused);
    assert_eq!(browser.post("/api/account/confirm-passkey", &unknown).await.refused(), refused);
    let new_passkey = "/api/account/passkeys/begin";
    assert_eq!(browser.post(new_passkey, &json!({})).await.refused(), refused);
    server.clock.advance(5_000);
    browser.post(new_passkey, &json!({})).await.fine::<PasskeyChallenge>();
}
