//! Guests, registration, log-in and log-out.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use basalt_server::{Options, TrustedProxies};
use basalt_wire::{Credentials, ErrorCode, Me};
use serde_json::json;

use crate::harness::{Browser, NOW, TestServer};

pub(crate) fn credentials(name: &str, password: &str) -> Credentials {
    Credentials { name: name.to_owned(), password: password.to_owned(), code: None }
}

/// The browser of a new member.
pub(crate) async fn member<'a>(server: &'a TestServer, name: &str) -> Browser<'a> {
    let mut browser = server.browser();
    register(&mut browser, name).await;
    browser
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
    let unread = false;
    let expected =
        Me { name: "Ada".to_owned(), member: true, moderator: false, unread, messages: 0 };
    assert_eq!(ada, expected);
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
async fn invalid_accounts_are_refused_with_a_reason() {
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
        ("admin", "long enough", (409, ErrorCode::NameTaken)),
        ("Ada_", "long enough", (409, ErrorCode::NameTaken)),
        ("Bea", "12345678", (400, ErrorCode::WeakPassword)),
    ] {
        let answer = other.post("/api/register", &credentials(name, password)).await;
        assert_eq!(answer.refused(), expected, "{name}");
        assert_eq!(other.cookie, "");
    }
}

#[tokio::test]
async fn cookies_are_for_our_own_page_alone() {
    for (secure, name) in [(false, "basalt_session="), (true, "__Host-basalt_session=")] {
        let server = TestServer::with(Options { secure, ..Options::default() }).await;
        let answer = server.browser().post("/api/guest", &json!({})).await;
        let cookie = answer.header("set-cookie");
        assert!(cookie.starts_with(name) && cookie.contains("; Path=/;"), "{cookie}");
        assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
        assert!(!cookie.contains("Domain"), "{cookie}");
        assert_eq!(cookie.contains("; Secure"), secure);
    }
}

#[tokio::test]
async fn a_cookie_of_the_first_release_is_good_until_it_expires() {
    let server = TestServer::with(Options { secure: true, ..Options::default() }).await;
    let guest = server.store.add_guest("guest-old", NOW).await.expect("stored").expect("free");
    let token = server.store.start_session(guest.id, "", NOW).await.expect("stored");
    let mut browser = server.browser();
    browser.cookie = format!("basalt_session={}", token.as_str());
    assert_eq!(me(&browser).await.map(|me| me.name), Some("guest-old".to_owned()));
    register(&mut browser, "Ada").await;
    assert!(browser.cookie.contains("__Host-basalt_session="), "{}", browser.cookie);
    assert!(!browser.cookie.starts_with("basalt_session="), "{}", browser.cookie);
    assert!(!browser.cookie.contains("; basalt_session="), "{}", browser.cookie);
    assert_eq!(me(&browser).await.map(|me| me.name), Some("Ada".to_owned()));
}

#[tokio::test]
async fn browsers_that_use_tls_are_told_to_use_nothing_else() {
    let header = async |options, forwarded| {
        let server = TestServer::with(options).await;
        let request = Request::get("/api/me").header("host", "basalt.example");
        let request =
            if forwarded { request.header("x-forwarded-proto", "https") } else { request };
        let request = request.extension(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 50_000))));
        let answer = server.send(request.body(Body::empty()).expect("a request")).await;
        answer.header("strict-transport-security").to_owned()
    };
    let secure = || Options { secure: true, ..Options::default() };
    let proxied = || Options { proxies: TrustedProxies::Private, ..Options::default() };
    assert_eq!(header(secure(), false).await, "max-age=31536000");
    assert_eq!(header(proxied(), true).await, "max-age=31536000");
    assert_eq!(header(proxied(), false).await, "");
    assert_eq!(header(Options::default(), true).await, "", "anybody can write that");
}

#[tokio::test]
async fn the_public_origin_is_the_only_one() {
    let public = Some("https://basalt.example".to_owned());
    let server = TestServer::with(Options { public, ..Options::default() }).await;
    for (origin, expected) in [("https://basalt.example", 200), ("http://internal:7070", 403)] {
        let request = Request::post("/api/guest")
            .header("host", "internal:7070")
            .header("origin", origin)
            .header("content-type", "application/json")
            .body(Body::from("{}"));
        let answer = server.send(request.expect("a request")).await;
        assert_eq!(answer.status.as_u16(), expected, "{origin}");
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
async fn malformed_requests_do_no_harm() {
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
    register(&mut server.browser(), "Ada").await;
    let mut browser = server.browser();
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

/// Tries this many wrong passwords at most, and tells whether the server refused to look at one of them.
async fn is_stopped_within(tries: u32, browser: &mut Browser<'_>) -> bool {
    for _ in 0..tries {
        let answer = browser.post("/api/login", &credentials("Ada", "something else")).await;
        if answer.refused().0 == 429 {
            return true;
        }
    }
    false
}

/// Tries wrong passwords until the server refuses to look at them.
async fn try_out_passwords(browser: &mut Browser<'_>) {
    assert!(is_stopped_within(50, browser).await, "passwords can be tried out");
}

#[tokio::test]
async fn a_stranger_does_not_lock_the_owner_out() {
    let server = TestServer::new().await;
    let mut owner = server.browser_at([192, 0, 2, 1]);
    let ada = register(&mut owner, "Ada").await;
    try_out_passwords(&mut server.browser_at([192, 0, 2, 2])).await;
    let mut other_device = server.browser_at([192, 0, 2, 3]);
    let found: Me =
        other_device.post("/api/login", &credentials("Ada", "long enough")).await.fine();
    assert_eq!(found, ada);
}

#[tokio::test]
async fn a_known_device_is_welcome_at_an_address_of_strangers() {
    let server = TestServer::new().await;
    let mut owner = server.browser();
    let ada = register(&mut owner, "Ada").await;
    let _: Option<Me> = owner.post("/api/logout", &json!({})).await.fine();
    try_out_passwords(&mut server.browser()).await;
    let right = credentials("Ada", "long enough");
    assert_eq!(server.browser().post("/api/login", &right).await.refused().0, 429);
    let found: Me = owner.post("/api/login", &right).await.fine();
    assert_eq!(found, ada);
    let _: Option<Me> = owner.post("/api/logout", &json!({})).await.fine();
    try_out_passwords(&mut owner).await;
}

/// A client with many addresses can try a hundred passwords, not a hundred each.
#[tokio::test]
async fn password_guesses_are_limited_across_addresses() {
    let server = TestServer::new().await;
    register(&mut server.browser(), "Ada").await;
    for address in 0..20 {
        if is_stopped_within(6, &mut server.browser_at([192, 0, 2, address])).await {
            return;
        }
    }
    panic!("passwords can be tried out");
}

/// One password each of many accounts, from one address.
#[tokio::test]
async fn an_address_does_not_try_many_accounts() {
    let server = TestServer::new().await;
    let log_in = async |address: u8, number: u8| {
        let mut browser = server.browser_at([192, 0, 2, address]);
        let guess = credentials(&format!("Ada{number}"), "something else");
        browser.post("/api/login", &guess).await.refused()
    };
    for number in 0..20 {
        assert_eq!(log_in(1, number).await, (401, ErrorCode::WrongPassword), "{number}");
    }
    assert_eq!(log_in(1, 20).await, (429, ErrorCode::TooOften { seconds: 30 }));
    assert_eq!(log_in(2, 20).await.0, 401, "another address may");
    server.clock.advance(30_000);
    assert_eq!(log_in(1, 20).await.0, 401);
}

/// Whether a device is known is a question to the store, so an address may not ask without end. The devices of an account are
/// asked for only when it is refused otherwise.
#[tokio::test]
async fn an_address_does_not_ask_for_many_devices() {
    let server = TestServer::new().await;
    let mut owner = server.browser();
    register(&mut owner, "Ada").await;
    let _: Option<Me> = owner.post("/api/logout", &json!({})).await.fine();
    try_out_passwords(&mut server.browser()).await;
    for number in 0..60 {
        let mut stranger = server.browser();
        stranger.cookie = format!("basalt_device={number:064x}");
        let refused = stranger.post("/api/login", &credentials("Ada", "something else")).await;
        assert_eq!(refused.refused().0, 429, "{number}");
    }
    let right = credentials("Ada", "long enough");
    let refused = owner.post("/api/login", &right).await.refused();
    assert_eq!(refused, (429, ErrorCode::TooOften { seconds: 1 }));
    server.clock.advance(1_000);
    let _: Me = owner.post("/api/login", &right).await.fine();
}

/// Each hash takes 19 MiB: those of all requests at once would take the memory of the machine.
#[tokio::test]
async fn a_flood_of_log_ins_is_refused_and_told_when_to_come_back() {
    let server = TestServer::new().await;
    let log_in = async |address: u8| {
        let mut browser = server.browser_at([192, 0, 2, address]);
        browser.post("/api/login", &credentials(&format!("Ada{address}"), "long enough")).await
    };
    let answers = futures_util::future::join_all((0..150).map(log_in)).await;
    let (refused, answered): (Vec<_>, Vec<_>) =
        answers.iter().partition(|answer| answer.status.as_u16() == 503);
    assert!(!refused.is_empty() && !answered.is_empty(), "{} refused", refused.len());
    for answer in refused {
        let ErrorCode::Overloaded { seconds } = answer.refused().1 else { panic!("{answer:?}") };
        assert_eq!(answer.header("retry-after"), seconds.to_string());
    }
    assert!(answered.iter().all(|answer| answer.refused() == (401, ErrorCode::WrongPassword)));
    assert_eq!(log_in(200).await.refused().0, 401, "it is over");
}
