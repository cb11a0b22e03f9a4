//! Requests that are nearly right. None of them makes the server fail.

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Method, Request, Uri};
use basalt_wire::ErrorCode;
use serde_json::{Value, json};

use crate::access::PATHS;
use crate::archive::{played_game, server_with_players};
use crate::generator::{Generator, Run, panics, watch_panics};

/// Names of query parameters, and values that some of them take.
const PARAMETERS: [&str; 10] = [
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
const VALUES: [&str; 8] = ["Ada", "dvonn", "white", "true", "0", "a1 c3 k5", "dvonn-live", "b"];

/// Header names, with a value that is right somewhere.
const HEADERS: [(&str, &str); 8] = [
    ("host", "basalt.example"),
    ("origin", "http://basalt.example"),
    ("content-type", "application/json"),
    ("cookie", "basalt_session=00ff"),
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
fn path(generator: &mut Generator, game: &str) -> String {
    let template = *generator.pick(&PATHS);
    let segments: Vec<String> = template
        .split('/')
        .map(|segment| match (segment, generator.rng.below(4)) {
            ("{game}", 1..) => game.to_owned(),
            ("{name}", 1..) => "Ada".to_owned(),
            ("{file}", 1..) => {
                (*generator.pick(&["export.txt", "export.sgf", "board.svg"])).to_owned()
            }
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

fn body(generator: &mut Generator) -> String {
    let shapes: [Value; 4] = [
        json!({}),
        json!({"name": "Ada", "password": "quartz-lantern-91"}),
        json!({"days": 3}),
        json!({"name": "Eve", "password": "short"}),
    ];
    let shape = generator.pick(&shapes).clone();
    generator.line(&shape)
}

fn request(generator: &mut Generator, game: &str) -> Request<Body> {
    let uri = format!("{}{}", path(generator, game), query(generator));
    let method = [Method::GET, Method::GET, Method::POST, Method::POST, Method::PUT, Method::HEAD];
    let mut request = Request::new(Body::from(body(generator)));
    *request.method_mut() = generator.pick(&method).clone();
    // Text that is no address never reaches the router.
    *request.uri_mut() = uri.parse().unwrap_or(Uri::from_static("/api/games"));
    for (name, right) in HEADERS {
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
    let game = played_game(&server, 1, 10).await;
    let (mut generator, mut run) = (Generator::new(2), Run::new());
    for sent in 0..run.count() {
        let request = request(&mut generator, &game.to_string());
        let shown = format!("{request:?}");
        let answer = server.send(request).await;
        let status = answer.status.as_u16();
        let is_busy = status == 503 && answer.refused().1 != ErrorCode::ServerError;
        assert!(status < 500 || is_busy, "{status}: {shown}");
        server.clock.advance(1);
        run.on_sent(sent);
    }
    run.check_memory();
    let answer = server.browser().get(&format!("/api/games/{game}")).await;
    assert_eq!(answer.status.as_u16(), 200);
    assert_eq!(panics(), 0);
}
