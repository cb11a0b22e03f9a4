//! Guests, registration, log-in and log-out.

use axum::body::Body;
use axum::http::Request;
use basalt_server::Options;
use basalt_wire::{Credentials, ErrorCode, Me};
use serde_json::json;

use crate::harness::{Browser, TestServer};

pub(crate) fn credentials(name: &str, password: &str) -> Credentials {
    Credentials { name: name.to_owned(), password: password.to_owned() }
}

async fn register(browser: &mut Browser<'_>, name: &str) -> Me {
    browser.post("/api/register", &credentials(name, "long enough")).await.fine()
}

async fn me(browser: &Browser<'_>) -> Option<Me> {
    browser.get("/api/me").await.fine()
}

#[tokio::test]
async fn a_guest_stays_the_same_and_becomes_a_member() {
    let server = TestServer::new().await;
    let mut browser = server.browser();
    assert_eq!(me(&browser).await, None);
    let guest: Me = browser.post("/api/guest", &json!({})).await.fine();
    assert!(!guest.member && guest.name.starts_with("guest-"), "{guest:?}");
    assert_eq!(me(&browser).await, Some(guest.clone()));
    let again: Me = browser.post("/api/guest", &json!({})).await.fine();
    assert_eq!(again, guest);

    let account = server.account(&guest.name).await;
    let before = browser.cookie.clone();
    let ada = register(&mut browser, "Ada").await;
    assert_eq!(ada, Me { name: "Ada".to_owned(), member: true });
    assert_eq!(server.account("Ada").await.id, account.id, "all their games are still theirs");
    assert_ne!(browser.cookie, before);
    browser.cookie = before;
    assert_eq!(me(&browser).await, None, "the guest's session has ended");
}

#[tokio::test]
async fn a_member_goes_out_and_comes_in() {
    let server = TestServer::new().await;
    let mut browser = server.browser();
    let ada = register(&mut browser, "Ada").await;
    let before = browser.cookie.clone();
    let nobody: Option<Me> = browser.post("/api/logout", &json!({})).await.fine();
    assert_eq!(nobody, None);
    browser.cookie = before;
    assert_eq!(me(&browser).await, None, "the session itself has ended");

    let mut other = server.browser();
    let wrong = other.post("/api/login", &credentials("Ada", "long enough?")).await;
    assert_eq!(wrong.refused(), (401, ErrorCode::WrongPassword));
    let nobody = other.post("/api/login", &credentials("Bea", "long enough")).await;
    assert_eq!(nobody.refused(), (401, ErrorCode::WrongPassword));
    let found: Me = other.post("/api/login", &credentials("aDa", "long enough")).await.fine();
    assert_eq!(found, ada);
    assert_eq!(me(&other).await, Some(ada));
}

#[tokio::test]
async fn what_cannot_be_an_account_is_named() {
    let server = TestServer::new().await;
    let mut browser = server.browser();
    register(&mut browser, "Ada").await;
    let mut other = server.browser();
    for (name, password, expected) in [
        ("", "long enough", (400, ErrorCode::BadName)),
        ("<b>Ada</b>", "long enough", (400, ErrorCode::BadName)),
        ("Bea", "short", (400, ErrorCode::BadPassword)),
        ("ADA", "long enough", (409, ErrorCode::NameTaken)),
        ("guest-1", "long enough", (409, ErrorCode::NameTaken)),
    ] {
        let answer = other.post("/api/register", &credentials(name, password)).await;
        assert_eq!(answer.refused(), expected, "{name}");
        assert_eq!(other.cookie, "");
    }
}

#[tokio::test]
async fn cookies_are_for_our_own_page_alone() {
    for (options, secure) in [(false, false), (true, true)] {
        let server = TestServer::with(Options { secure: options, ..Options::default() }).await;
        let answer = server.browser().post("/api/guest", &json!({})).await;
        let cookie = answer.header("set-cookie");
        assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
        assert_eq!(cookie.contains("; Secure"), secure);
    }
}

#[tokio::test]
async fn nothing_is_done_for_another_site() {
    let server = TestServer::new().await;
    let ours = ("origin", "http://basalt.example");
    let json = ("content-type", "application/json");
    for headers in [
        vec![json],
        vec![ours],
        vec![("origin", "http://evil.example"), json],
        vec![("origin", "null"), json],
        vec![ours, ("content-type", "text/plain")],
        vec![ours, ("content-type", "application/x-www-form-urlencoded")],
    ] {
        let request = Request::post("/api/guest").header("host", "basalt.example");
        let request =
            headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        let answer = server.send(request.body(Body::from("{}")).expect("a request")).await;
        assert_eq!(answer.refused(), (403, ErrorCode::NotYours), "{headers:?}");
        assert_eq!(answer.header("set-cookie"), "");
    }
}

#[tokio::test]
async fn what_cannot_be_read_does_no_harm() {
    let server = TestServer::new().await;
    for body in [Vec::new(), b"{".to_vec(), b"\xff".to_vec(), b"[]".to_vec(), vec![b'x'; 1 << 20]] {
        let request = Request::post("/api/login")
            .header("host", "basalt.example")
            .header("origin", "http://basalt.example")
            .header("content-type", "application/json")
            .header("cookie", "basalt_session=; basalt_session=\"x\"")
            .body(Body::from(body));
        let answer = server.send(request.expect("a request")).await;
        assert_eq!(answer.refused(), (400, ErrorCode::Unreadable));
    }
}

#[tokio::test]
async fn passwords_cannot_be_tried_out() {
    let server = TestServer::new().await;
    let mut browser = server.browser();
    register(&mut browser, "Ada").await;
    let mut last = None;
    for _ in 0..20 {
        let answer = browser.post("/api/login", &credentials("ada", "something else")).await;
        last = Some(answer.refused());
        if last.as_ref().is_some_and(|(status, _)| *status == 429) {
            break;
        }
    }
    let Some((429, ErrorCode::TooOften { seconds })) = last else { panic!("{last:?}") };
    let right = browser.post("/api/login", &credentials("Ada", "long enough")).await;
    assert_eq!(right.refused().0, 429, "not even the right one");
    assert_eq!(right.header("retry-after"), seconds.to_string());
    server.clock.advance(u64::from(seconds) * 1000);
    let _: Me = browser.post("/api/login", &credentials("Ada", "long enough")).await.fine();
}
