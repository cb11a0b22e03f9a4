//! Push subscriptions over HTTP: who may subscribe, and to which addresses.

use basalt_server::Options;
use basalt_wire::{ErrorCode, PushStatus, PushSubscription};
use serde_json::json;

use crate::accounts::member;
use crate::harness::{Answer, Browser, TestServer};

const ENDPOINT: &str = "https://push.example.org/x";

/// The keys of the example in RFC 8291.
const P256DH: &str =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

fn subscription(endpoint: &str) -> PushSubscription {
    PushSubscription {
        endpoint: endpoint.to_owned(),
        p256dh: P256DH.to_owned(),
        auth: AUTH.to_owned(),
        language: None,
    }
}

async fn subscribe(browser: &mut Browser<'_>, endpoint: &str) -> Answer {
    browser.post("/api/push", &subscription(endpoint)).await
}

async fn status(browser: &Browser<'_>) -> PushStatus {
    browser.get("/api/push").await.fine()
}

const BAD_PUSH: (u16, ErrorCode) = (400, ErrorCode::BadPush);

#[tokio::test]
async fn a_device_is_subscribed_until_its_session_ends() {
    let server = TestServer::new().await;
    let (mut ada, bea) = (member(&server, "Ada").await, member(&server, "Bea").await);
    assert!(status(&ada).await.endpoint.is_none());
    assert_eq!(subscribe(&mut ada, ENDPOINT).await.text(), "null");
    assert_eq!(status(&ada).await.endpoint.as_deref(), Some(ENDPOINT));
    assert!(status(&bea).await.endpoint.is_none());
    assert!(status(&ada).await.key == status(&bea).await.key, "one key for all");
    assert_eq!(status(&ada).await.key.len(), 87, "65 bytes in base64");
    assert_eq!(ada.post("/api/push/end", &json!({})).await.text(), "null");
    assert!(status(&ada).await.endpoint.is_none());

    assert_eq!(subscribe(&mut ada, ENDPOINT).await.text(), "null");
    assert_eq!(ada.post("/api/logout", &json!({})).await.status, 200);
    let account = server.account("Ada").await;
    let kept = server.store.push_subscriptions_of(account.id).await.expect("answers");
    assert!(kept.is_empty(), "nobody is notified on a device that was logged out");
}

#[tokio::test]
async fn the_language_is_the_one_of_the_page() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    let account = server.account("Ada").await;
    let mut tell = async |language: Option<&str>| {
        let language = language.map(str::to_owned);
        let wanted = PushSubscription { language, ..subscription(ENDPOINT) };
        assert_eq!(ada.post("/api/push", &wanted).await.text(), "null");
        let kept = server.store.push_subscriptions_of(account.id).await.expect("answers");
        kept[0].language.clone()
    };
    assert_eq!(tell(None).await, "en", "the browser has named none");
    assert_eq!(tell(Some("pl")).await, "pl");
    assert_eq!(tell(None).await, "pl", "a service worker does not know");
    assert_eq!(tell(Some("tlh")).await, "pl");
    assert_eq!(tell(Some("ru")).await, "ru");
}

#[tokio::test]
async fn only_public_endpoints_are_taken() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    for (number, endpoint) in [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://169.254.169.254/x",
        "https://[::ffff:10.0.0.1]/x",
        "http://127.0.0.1:4711/x",
        "nonsense",
    ]
    .into_iter()
    .enumerate()
    {
        // The limit of subscriptions is not what this test is about.
        server.clock.advance(60_000 * (number as u64 + 1));
        assert_eq!(subscribe(&mut ada, endpoint).await.refused(), BAD_PUSH, "{endpoint}");
    }
    for wrong in [
        PushSubscription { p256dh: AUTH.to_owned(), ..subscription(ENDPOINT) },
        PushSubscription { p256dh: "!".to_owned(), ..subscription(ENDPOINT) },
        PushSubscription { auth: P256DH.to_owned(), ..subscription(ENDPOINT) },
        PushSubscription { auth: String::new(), ..subscription(ENDPOINT) },
    ] {
        assert_eq!(ada.post("/api/push", &wrong).await.refused(), BAD_PUSH);
    }
    assert!(status(&ada).await.endpoint.is_none());
}

#[tokio::test]
async fn a_trial_may_have_its_push_service_on_the_same_machine() {
    let options = Options { trial: true, local_push: true, ..Options::default() };
    let server = TestServer::with(options).await;
    let mut ada = member(&server, "Ada").await;
    assert_eq!(subscribe(&mut ada, "http://127.0.0.1:4711/x").await.text(), "null");
    let refused = subscribe(&mut ada, "http://192.168.0.1:4711/x").await.refused();
    assert_eq!(refused, BAD_PUSH, "on this machine only");
}

#[tokio::test]
async fn subscriptions_are_limited() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    for _ in 0..10 {
        assert_eq!(subscribe(&mut ada, ENDPOINT).await.text(), "null");
    }
    assert_eq!(subscribe(&mut ada, ENDPOINT).await.refused().0, 429);
    server.clock.advance(60_000);
    assert_eq!(subscribe(&mut ada, ENDPOINT).await.text(), "null");
}
