//! Requests that are nearly right. None of them makes the server fail.

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Method, Request, Uri};
use basalt_wire::ErrorCode;
use serde_json::{Value, json};

use crate::access::routes;
use crate::archive::{played_game, server_with_players};
use crate::generator::{Generator, Run, panics, watch_panics};
use crate::harness::TestServer;

/// Names of query parameters, and values that some of them take.
const PARAMETERS: [&str; 20] = [
    "ply",
    "width",
    "theme",
    "flip",
    "position",
    "lang",
    "url",
    "maxwidth",
    "maxheight",
    "format",
    "player",
    "game",
    "result",
    "from",
    "until",
    "reds",
    "before",
    "before_game",
    "pool",
    "boards",
];
const VALUES: [&str; 13] = [
    "Ada",
    "dvonn",
    "white",
    "true",
    "0",
    "a1 c3 k5",
    "dvonn-live",
    "b",
    "dark",
    "480",
    "9/10/3wwbrrrb1/10/9 w s",
    "http://basalt.example/online/game/aaaaaaaaaa",
    "json",
];

/// The share of the requests that do not go to the public API, in percent.
const PERCENT: usize = 85;

/// Number of requests after which people log in again, since requests may have logged them out.
const REQUESTS_PER_SESSION: usize = 50;

/// Time that passes for each request, so that limits refuse few.
const PAUSE_MS: u64 = 200;

/// Header names, with a value that is right somewhere.
const HEADERS: [(&str, &str); 7] = [
    ("host", "basalt.example"),
    ("origin", "http://basalt.example"),
    ("content-type", "application/json"),
    ("accept-language", "ru, en;q=0.5"),
    ("accept-encoding", "br, gzip;q=0.1"),
    ("upgrade", "websocket"),
    ("x-forwarded-for", "10.0.0.1"),
];

/// Text as it can stand in a path or a query.
pub(crate) fn percent_encoded(text: &str) -> String {
    let escapes: Vec<String> = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
    escapes.concat()
}

/// A path of the router whose parameters are sometimes right.
fn path(generator: &mut Generator, template: &str, game: &str) -> String {
    let segments: Vec<String> = template
        .split('/')
        .map(|segment| match (segment, generator.rng.below(4)) {
            ("{game}", 1..) => game.to_owned(),
            ("{name}", 1..) => "Ada".to_owned(),
            ("{file}", 1..) => {
                (*generator.pick(&["export.txt", "export.sgf", "board.svg", "board.png"]))
                    .to_owned()
            }
            ("{image}", 1..) => (*generator.pick(&["board.svg", "board.png"])).to_owned(),
            ("{export}", 1..) => (*generator.pick(&["export.txt", "export.json"])).to_owned(),
            ("{kind}", 1..) => (*generator.pick(&["lessons", "studies"])).to_owned(),
            ("{pool}", 1..) => "dvonn-live".to_owned(),
            ("{variant}", 1..) => "punct".to_owned(),
            ("{position}", 1..) => format!("{:016x}", generator.rng.next_u64()),
            (segment, _) if segment.starts_with('{') => percent_encoded(&generator.text()),
            (segment, _) => segment.to_owned(),
        })
        .collect();
    segments.join("/")
}

fn query(generator: &mut Generator) -> String {
    let parameter = |generator: &mut Generator| {
        let name = *generator.pick(&PARAMETERS);
        let value = match generator.rng.below(2) {
            0 => (*generator.pick(&VALUES)).to_owned(),
            _ => generator.text(),
        };
        format!("{name}={}", percent_encoded(&value))
    };
    let parameters: Vec<String> =
        (0..generator.rng.below(4)).map(|_| parameter(generator)).collect();
    if parameters.is_empty() { String::new() } else { format!("?{}", parameters.join("&")) }
}

/// The cookies of a guest, two members and a moderator, and one that nobody has.
async fn cookies(server: &TestServer) -> Vec<String> {
    let mut cookies = vec!["basalt_session=00ff".to_owned()];
    for name in ["guest-cat", "Ada", "Cat", "Mia"] {
        // Somebody may have renamed or closed the account.
        if let Some(account) = server.store.account_named(name).await.expect("answers") {
            let token = server.store.start_session(account.id, "", server.clock.now()).await;
            cookies.push(format!("basalt_session={}", token.expect("answers").as_str()));
        }
    }
    cookies
}

/// The method of a route, or sometimes another one.
fn method(generator: &mut Generator, is_post: bool) -> Method {
    match generator.rng.below(8) {
        0 => generator.pick(&[Method::GET, Method::POST, Method::PUT, Method::HEAD]).clone(),
        _ if is_post => Method::POST,
        _ => Method::GET,
    }
}

fn request(
    generator: &mut Generator,
    (template, body): &(&'static str, Option<Value>),
    game: &str,
    cookies: &[String],
) -> Request<Body> {
    let uri = format!("{}{}", path(generator, template, game), query(generator));
    let method = method(generator, body.is_some());
    let body = body.clone().unwrap_or_else(|| json!({}));
    // A few are right, so that what a request changes is tried as well.
    let body = match generator.rng.below(8) {
        0 => body.to_string(),
        _ => generator.line(&body),
    };
    let mut request = Request::new(Body::from(body));
    *request.method_mut() = method;
    // Text that is no address never reaches the router.
    *request.uri_mut() = uri.parse().unwrap_or(Uri::from_static("/api/games"));
    let cookie = generator.pick(cookies).clone();
    for (name, right) in HEADERS.into_iter().chain([("cookie", cookie.as_str())]) {
        let value = match generator.rng.below(8) {
            0 => continue,
            1 => generator.text(),
            _ => right.to_owned(),
        };
        if let Ok(value) = HeaderValue::from_bytes(value.as_bytes()) {
            request.headers_mut().append(name, value);
        }
    }
    let number = generator.rng.below(1 << 16) as u16;
    let [third, fourth] = number.to_be_bytes();
    let address = std::net::SocketAddr::from(([127, 3, third, fourth], 50_000));
    request.extensions_mut().insert(ConnectInfo(address));
    request
}

#[tokio::test]
async fn malformed_requests_are_refused_and_never_fail() {
    watch_panics();
    let server = server_with_players().await;
    let now = server.clock.now();
    server.store.add_guest("guest-cat", now).await.expect("answers");
    for name in ["Cat", "Mia"] {
        server.store.register(name, "a hash", None, now).await.expect("answers");
    }
    server.make_moderator("Mia").await;
    let game = played_game(&server, 1, 10).await;
    let (mut generator, mut run) = (Generator::new(2), Run::new(PERCENT));
    let (routes, mut known) = (routes(), Vec::new());
    for sent in 0..run.count() {
        if sent % REQUESTS_PER_SESSION == 0 {
            known = cookies(&server).await;
        }
        let route = generator.pick(&routes).clone();
        let request = request(&mut generator, &route, &game.to_string(), &known);
        let shown = format!("{request:?}");
        let answer = server.send(request).await;
        let status = answer.status.as_u16();
        let is_busy = status == 503 && answer.refused().1 != ErrorCode::ServerError;
        // The answer of oEmbed's specification to a format that the server does not have.
        let is_unknown_format = status == 501 && route.0 == "/api/oembed";
        assert!(status < 500 || is_busy || is_unknown_format, "{status}: {shown}");
        server.clock.advance(PAUSE_MS);
        run.on_sent(sent);
    }
    run.check_memory();
    let answer = server.browser().get(&format!("/api/games/{game}")).await;
    assert_eq!(answer.status.as_u16(), 200);
    assert_eq!(panics(), 0);
}
