//! Documents that follow a member across devices.

use std::io;
use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use basalt_progress::DocumentKind;
use basalt_wire::{ErrorCode, Me, ProgressChange, ProgressDocument, ProgressState};
use futures_util::future::join_all;
use futures_util::stream::once;
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use crate::accounts::{credentials, member};
use crate::harness::{Browser, TestServer};

fn change(text: &str) -> ProgressChange {
    ProgressChange { text: text.to_owned() }
}

#[tokio::test]
async fn documents_of_two_devices_are_merged() {
    let server = TestServer::new().await;
    let mut phone = member(&server, "Ada").await;
    let mut desk = server.browser();
    let _: Me = desk.post("/api/login", &credentials("Ada", "long enough")).await.fine();
    let state =
        async |browser: &Browser<'_>| browser.get("/api/progress").await.fine::<ProgressState>();
    assert!(state(&phone).await.revisions.is_empty());
    let first = "1 done:dvonn-move \n";
    let merged: ProgressDocument = phone.post("/api/progress/lessons", &change(first)).await.fine();
    assert_eq!((merged.revision, merged.text.as_str()), (1, first));
    let second = "1 done:punct-turn \n";
    let merged: ProgressDocument = desk.post("/api/progress/lessons", &change(second)).await.fine();
    assert_eq!((merged.revision, merged.text), (2, format!("{first}{second}")));
    // Nothing new leaves the revision.
    let merged: ProgressDocument = phone.post("/api/progress/lessons", &change(first)).await.fine();
    assert_eq!((merged.revision, merged.text), (2, format!("{first}{second}")));
    assert_eq!(state(&phone).await, state(&desk).await);
    assert_eq!(state(&phone).await.revisions["lessons"], 2);
    let other = member(&server, "Bea").await;
    assert!(state(&other).await.revisions.is_empty());
    assert_ne!(state(&other).await.owner, state(&phone).await.owner);
}

#[tokio::test]
async fn both_texts_of_a_study_are_kept() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    let texts = ["current 5 0000000a:1\n\t1. e3 *\n", "current 6 0000000b:1\n\t1. d3 *\n"];
    for text in texts {
        let _: ProgressDocument = ada.post("/api/progress/studies", &change(text)).await.fine();
    }
    let merged: ProgressDocument = ada.post("/api/progress/studies", &change("")).await.fine();
    assert_eq!(merged.text, texts.concat());
    let data: Value = ada.get("/api/account/data").await.fine();
    assert_eq!(data["progress"]["studies"], json!(texts.concat()));
    assert_eq!(data["progress"]["lessons"], json!(""));
}

#[tokio::test]
async fn bad_and_oversized_documents_are_refused() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    let unreadable = (400, ErrorCode::Unreadable);
    for (kind, text) in
        [("lessons", "x"), ("studies", "1 done:a "), ("studies", "current 1 a:1\n\t\0\n")]
    {
        let path = format!("/api/progress/{kind}");
        assert_eq!(ada.post(&path, &change(text)).await.refused(), unreadable, "{text}");
    }
    assert_eq!(
        ada.post("/api/progress/games", &change("")).await.refused(),
        (400, ErrorCode::BadQuery)
    );
    let lines = |count: usize| {
        (0..count).map(|number| format!("1 done:{number} \n")).collect::<Vec<_>>().concat()
    };
    let many = lines(DocumentKind::Preferences.max_bytes() / 8);
    assert_eq!(ada.post("/api/progress/preferences", &change(&many)).await.refused(), unreadable);
    // As many keys as are allowed are kept, and others left out.
    let text = lines(DocumentKind::Lessons.max_items() + 7);
    let merged: ProgressDocument = ada.post("/api/progress/lessons", &change(&text)).await.fine();
    assert_eq!(merged.text.lines().count(), DocumentKind::Lessons.max_items());
    // A large document is no message of another kind.
    let body = json!({ "name": "x".repeat(5_000) });
    assert_eq!(ada.post("/api/account/name", &body).await.refused(), unreadable);
    let large = format!("current 5 0000000a:1\n\t{}\n", "x".repeat(60_000));
    let merged: ProgressDocument = ada.post("/api/progress/studies", &change(&large)).await.fine();
    assert_eq!(merged.text, large);
}

#[tokio::test]
async fn merges_are_rate_limited() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    let mut statuses = Vec::new();
    for _ in 0..121 {
        statuses.push(ada.post("/api/progress/lessons", &change("")).await.status.as_u16());
    }
    assert_eq!(statuses[..120], [200; 120]);
    assert_eq!(statuses[120], 429);
}

/// A request with a document that does not come. Adds a permit to `begun` once the server reads the body, which breaks off when `gone`
/// has a permit.
fn endless_request(
    browser: &Browser<'_>,
    begun: &Arc<Semaphore>,
    gone: &Arc<Semaphore>,
) -> Request<Body> {
    let (begun, gone) = (Arc::clone(begun), Arc::clone(gone));
    let body = once(async move {
        begun.add_permits(1);
        _ = gone.acquire().await;
        Err::<Vec<u8>, io::Error>(io::ErrorKind::ConnectionReset.into())
    });
    Request::post("/api/progress/lessons")
        .header("host", "basalt.example")
        .header("origin", "http://basalt.example")
        .header("content-type", "application/json")
        .header("cookie", &browser.cookie)
        .body(Body::from_stream(body))
        .expect("a request")
}

#[tokio::test]
async fn a_limit_is_checked_before_the_document_is_read() {
    let server = TestServer::new().await;
    let mut ada = member(&server, "Ada").await;
    for _ in 0..120 {
        let _: ProgressDocument = ada.post("/api/progress/lessons", &change("")).await.fine();
    }
    let [begun, gone] = [(); 2].map(|()| Arc::new(Semaphore::new(0)));
    let answer = server.send(endless_request(&ada, &begun, &gone)).await;
    assert_eq!((answer.status.as_u16(), begun.available_permits()), (429, 0));
}

#[tokio::test]
async fn a_member_sends_four_documents_at_a_time() {
    let server = TestServer::new().await;
    let (mut ada, mut bea) = (member(&server, "Ada").await, member(&server, "Bea").await);
    let [begun, gone] = [(); 2].map(|()| Arc::new(Semaphore::new(0)));
    let mut four = join_all((0..4).map(|_| server.send(endless_request(&ada, &begun, &gone))));
    let fifth = async {
        let _permits = begun.acquire_many(4).await.expect("open");
        let of_bea = bea.post("/api/progress/lessons", &change("")).await;
        (server.send(endless_request(&ada, &begun, &gone)).await, of_bea)
    };
    let (refused, of_bea) = tokio::select! {
        _ = &mut four => panic!("a document came"),
        answers = fifth => answers,
    };
    assert_eq!(refused.refused(), (503, ErrorCode::Overloaded { seconds: 1 }));
    let _: ProgressDocument = of_bea.fine();
    gone.add_permits(1);
    assert!(four.await.iter().all(|answer| answer.status == 400));
    let _: ProgressDocument = ada.post("/api/progress/lessons", &change("")).await.fine();
}
