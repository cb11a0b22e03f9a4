//! Files at addresses that other programs know, and addresses that nobody knows.

use basalt_server::{OperatorPages, Options};
use basalt_wire::{ErrorCode, Me};

use crate::archive::{new_game, server_with_players};
use crate::harness::TestServer;

#[tokio::test]
async fn crawlers_are_told_to_leave_the_api_alone() {
    let server = TestServer::new().await;
    let robots = server.browser().get("/robots.txt").await;
    assert_eq!(robots.status.as_u16(), 200);
    assert!(robots.header("content-type").starts_with("text/plain"));
    assert_eq!(
        robots.text(),
        "User-agent: *\nDisallow: /api/\nAllow: /api/games/*/board.\nAllow: /api/seeks/*/board.png\n\
         Allow: /api/positions/\nAllow: /api/oembed\nDisallow: /live\nDisallow: /feed/\n"
    );
}

/// Whether a crawler may fetch a path: the longest pattern that fits decides (RFC 9309, section 2.2.2).
fn may_fetch(robots: &str, path: &str) -> bool {
    let fits = |pattern: &str| match pattern.split_once('*') {
        Some((start, end)) => path.strip_prefix(start).is_some_and(|rest| rest.contains(end)),
        None => path.starts_with(pattern),
    };
    let rules = robots.lines().filter_map(|line| line.split_once(": "));
    let rules = rules.filter(|(name, pattern)| *name != "User-agent" && fits(pattern));
    rules.max_by_key(|(_, pattern)| pattern.len()).is_none_or(|(name, _)| name == "Allow")
}

#[tokio::test]
async fn crawlers_may_fetch_what_previews_of_links_show() {
    let server = server_with_players().await;
    let game = new_game(&server, 1).await;
    let robots = server.browser().get("/robots.txt").await;
    let page = server.browser().get(&format!("/online/game/{game}")).await;
    let linked = page.text().split(['"', '\'']).filter_map(|text| {
        Some(text.strip_prefix("http://basalt.example")?.split('?').next()?.to_owned())
    });
    let linked: Vec<String> = linked.collect();
    assert_eq!(linked, [format!("/api/games/{game}/board.png"), "/api/oembed".to_owned()]);
    let images = ["/api/seeks/a/board.png", "/api/games/a/board.gif", "/api/positions/a/board.svg"];
    for path in linked.iter().map(String::as_str).chain(images).chain(["/online/game/a"]) {
        assert!(may_fetch(robots.text(), path), "{path}");
    }
    for path in ["/api/games", "/api/games/a/export.txt", "/api/v1/account", "/live", "/feed/a"] {
        assert!(!may_fetch(robots.text(), path), "{path}");
    }
}

#[tokio::test]
async fn security_txt_names_the_contact() {
    let path = "/.well-known/security.txt";
    let nobody = TestServer::new().await.browser().get(path).await;
    assert_eq!(nobody.status.as_u16(), 404);
    let contact = Some("mailto:security@basalt.example".to_owned());
    let public = Some("https://basalt.example".to_owned());
    let server = TestServer::with(Options { contact, public, ..Options::default() }).await;
    let security = server.browser().get(path).await;
    assert_eq!(security.status.as_u16(), 200);
    // The clock stands at 2027-01-15; half a year has 182 days.
    let expected = "Contact: mailto:security@basalt.example\n\
                    Expires: 2027-07-16T00:00:00Z\n\
                    Canonical: https://basalt.example/.well-known/security.txt\n";
    assert_eq!(security.text(), expected);
}

#[tokio::test]
async fn the_pages_of_the_operator_are_served_and_told() {
    let pages = OperatorPages { imprint: Some("<h1>Ada</h1>".into()), ..OperatorPages::default() };
    let server = TestServer::with(Options { pages, ..Options::default() }).await;
    let imprint = server.browser().get("/imprint").await;
    assert_eq!(imprint.text(), "<h1>Ada</h1>");
    assert!(imprint.header("content-type").starts_with("text/html"));
    assert!(imprint.header("content-security-policy").contains("default-src 'none'"));
    assert_eq!(server.browser().get("/privacy").await.status.as_u16(), 404);
    assert_eq!(server.browser().get("/api/notice").await.text(), "page imprint");
}

#[tokio::test]
async fn an_unknown_address_of_the_api_is_answered_like_one_that_is_known() {
    let server = TestServer::new().await;
    let mut browser = server.browser();
    for path in ["/api", "/api/nowhere", "/api/games/a/b/c", "/api/players", "/api/me/too"] {
        let unknown = (404, ErrorCode::Unreadable);
        assert_eq!(browser.get(path).await.refused(), unknown, "{path}");
        assert_eq!(browser.post(path, &0).await.refused(), unknown, "{path}");
    }
    assert_eq!(browser.get("/api/games/a").await.refused(), (404, ErrorCode::NoGame));
    assert_eq!(browser.get("/api/me").await.fine::<Option<Me>>(), None);
}
