//! Requests for the page, through the router.

use std::future::Future;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use basalt_server::{File, Page, router};
use tower::ServiceExt as _;

use crate::sample::page;

/// A response.
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }
}

fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(future)
}

fn send(method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let request = Request::builder().method(method).uri(path);
    let request =
        headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    let request = request.body(Body::empty()).expect("a request");
    wait(async {
        let response = router(page()).oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, 1 << 20).await.expect("a body").to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    })
}

fn get(path: &str) -> Answer {
    send("GET", path, &[])
}

#[test]
fn every_path_of_the_page_shows_its_index() {
    for path in ["/", "/play", "/games/7", "/?theme=dark", "/index.html"] {
        let answer = get(path);
        assert_eq!((answer.status, &answer.body[..]), (StatusCode::OK, &b"<p>index</p>"[..]));
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-cache");
    }
}

#[test]
fn every_kind_of_file_has_its_media_type() {
    for (name, media_type) in [
        ("style-0123456789abcdef.css", "text/css; charset=utf-8"),
        ("start-0123456789abcdef.js", "text/javascript; charset=utf-8"),
        ("page-0123456789abcdef.wasm", "application/wasm"),
        ("icon-0123456789abcdef.svg", "image/svg+xml"),
        ("icon-0123456789abcdef.png", "image/png"),
        ("manifest-0123456789abcdef.webmanifest", "application/manifest+json"),
    ] {
        let answer = get(&format!("/{name}"));
        assert_eq!(answer.status, StatusCode::OK, "{name}");
        assert_eq!(answer.header("content-type"), media_type);
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
    }
}

#[test]
fn changeable_files_are_revalidated() {
    assert_eq!(get("/sw.js").header("cache-control"), "no-cache");
    let tag = get("/sw.js").header("etag").to_owned();
    let again = send("GET", "/sw.js", &[("if-none-match", &format!("\"x\", W/{tag}"))]);
    assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
    assert_eq!(again.header("etag"), tag);
    assert_eq!(again.header("cache-control"), "no-cache");
    let other = send("GET", "/", &[("if-none-match", &tag)]);
    assert_eq!(other.status, StatusCode::OK);
}

#[test]
fn a_twin_is_sent_to_whoever_can_read_it() {
    let mut tags = vec![get("/").header("etag").to_owned()];
    for (accepted, encoding) in [("gzip, br", "br"), ("gzip", "gzip")] {
        let answer = send("GET", "/", &[("accept-encoding", accepted)]);
        assert_eq!(answer.header("content-encoding"), encoding);
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.body, encoding.as_bytes());
        assert!(!tags.contains(&answer.header("etag").to_owned()), "a tag of its own");
        tags.push(answer.header("etag").to_owned());
    }
    assert_eq!(get("/").header("content-encoding"), "");
    assert_eq!(get("/").header("vary"), "accept-encoding");
}

#[test]
fn a_path_that_leads_nowhere_is_answered_in_words() {
    for path in [
        "/nowhere",
        "/paths.txt",
        "/style.css",
        "/games/",
        "/games/7/8",
        "//",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/%00",
        "/%ff",
        "/index.html/",
    ] {
        let answer = get(path);
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        let text = String::from_utf8(answer.body).expect("text");
        assert!(text.contains("Page not found."), "{text}");
        assert!(text.contains("href=\"/\"") && text.contains("lang=\"en\""), "{text}");
    }
}

/// The answer is JSON even for a client that accepts HTML only.
#[test]
fn a_program_gets_a_code_at_an_api_path_that_leads_nowhere() {
    for path in ["/api", "/api/", "/api/nowhere", "/api/me", "/api/%ff", "/api/games/7/8/9?x"] {
        for method in ["GET", "POST", "DELETE"] {
            let answer = send(method, path, &[("accept", "text/html")]);
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{method} {path}");
            assert_eq!(answer.header("content-type"), "application/json");
            assert_eq!(answer.body, br#""unreadable""#);
            assert_eq!(answer.header("cache-control"), "no-store");
        }
    }
    assert_eq!(get("/apis").header("content-type"), "text/html; charset=utf-8");
}

#[test]
fn a_browser_gets_the_page_at_a_path_that_leads_nowhere() {
    let accept = ("accept", "text/html,application/xhtml+xml,*/*;q=0.8");
    let answer = send("GET", "/nowhere", &[accept, ("accept-encoding", "br")]);
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    assert_eq!((answer.header("content-encoding"), answer.body.as_slice()), ("br", &b"br"[..]));
    let plain = send("GET", "/nowhere", &[accept]);
    assert_eq!(plain.body, get("/").body);
    assert_eq!(plain.header("cache-control"), "no-cache");
}

#[test]
fn only_reading_is_allowed() {
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"] {
        let answer = send(method, "/", &[]);
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method}");
        assert_eq!(answer.header("allow"), "GET,HEAD");
    }
    let head = send("HEAD", "/", &[]);
    assert_eq!((head.status, head.body.len()), (StatusCode::OK, 0));
    assert_eq!(head.header("content-length"), "12");
}

#[test]
fn every_answer_forbids_what_the_page_does_not_need() {
    let answers =
        [get("/"), get("/sw.js"), get("/nowhere"), send("POST", "/", &[]), send("HEAD", "/", &[])];
    for answer in answers {
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; "), "{policy}");
        assert!(!policy.contains("'unsafe-") && !policy.contains('*') && !policy.contains("http"));
        assert_eq!(policy.matches("unsafe").count(), 1, "only WASM: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-embedder-policy"), "require-corp");
    }
}

#[test]
fn files_without_an_index_are_no_page() {
    assert!(Page::new(&[]).is_none());
    let style = File { name: "style.css", plain: b"", brotli: None, gzip: None };
    assert!(Page::new(&[style]).is_none());
}
