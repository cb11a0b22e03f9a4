//! The log of a server, and its port for health checks and metrics.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};

use basalt_server::Page;
use basalt_testkit::Nats;

use crate::program::{Folder, basalt, command};
use crate::server::{Server, get, post, postgres_for_server, send, status};

const PASSWORD: &str = "correct horse battery";
const WRONG_PASSWORD: &str = "incorrect donkey accumulator";
/// A password that somebody types where the name belongs.
const PASSWORD_AS_NAME: &str = "hunterTwoTwoTwo";
const DATABASE_PASSWORD: &str = "secretOfTheDatabase";
const BUS_PASSWORD: &str = "secretOfTheBus";
/// The end of a link to a private challenge.
const CHALLENGE: &str = "secretOfAChallenge";
/// The end of an access token that nobody has, and of one that cannot be.
const WRONG_TOKEN: &str = "5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2";
const MALFORMED_TOKEN: &str = "secretOfNobody";

/// The values of the cookies that a response sets.
fn cookies(answer: &str) -> Vec<String> {
    let set = answer.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
    let pairs = set.filter_map(|cookie| cookie.split(';').next());
    pairs.filter_map(|pair| pair.split_once('=')).map(|(_, value)| value.to_owned()).collect()
}

/// The status of a response, of which no more is read: a stream does not end.
fn first_status(address: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).expect("it answers");
    String::from_utf8_lossy(&answer["HTTP/1.1 ".len()..]).into_owned()
}

/// The status of a request with an access token that ends so.
fn status_with_token(address: SocketAddr, (method, path): (&str, &str), token: &str) -> String {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer basalt_{token}\r\n\
         content-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{{}}"
    );
    first_status(address, &request)
}

/// Makes an access token on the account page. Returns what follows its prefix.
fn new_token(address: SocketAddr, cookie: &str) -> String {
    let body = r#"{"name":"my bot","scopes":["challenge:write","game:play"]}"#;
    let request = format!(
        "POST /api/account/tokens HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
         cookie: {cookie}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         connection: close\r\n\r\n{body}",
        body.len()
    );
    let made = send(address, &request);
    let digits = made.split_once("basalt_").and_then(|(_, rest)| rest.split('"').next());
    digits.unwrap_or_else(|| panic!("{made}")).to_owned()
}

/// Everything is logged while members come and go, the WebSocket opens, and the database goes away.
#[test]
fn no_secret_gets_into_the_log() {
    let Some((mut cluster, database)) = postgres_for_server() else { return };
    let nats = Nats::start().expect("NATS starts");
    let database = database.replace("postgres@", &format!("postgres:{DATABASE_PASSWORD}@"));
    let bus = nats.address().replace("nats://", &format!("nats://basalt:{BUS_PASSWORD}@"));
    let folder = Folder::new("logging");
    let log = File::create(folder.path("log")).expect("writable");
    let mut serve = command(&["serve", "--port", "0", "--metrics-port", "0"]);
    serve.args(["--log-level", "trace", "--log-format", "json"]);
    serve.env("BASALT_DATABASE", &database).env("BASALT_BUS", &bus).stderr(log);
    let mut server = Server::start(&mut serve);
    let (page, monitoring) = (server.address(), server.address());

    let registered = post(page, "/api/register", "Ada", PASSWORD);
    assert_eq!(status(&registered), "200", "{registered}");
    let logged_in = post(page, "/api/login", "Ada", PASSWORD);
    assert_eq!(status(&logged_in), "200", "{logged_in}");
    for (name, password) in [("Ada", WRONG_PASSWORD), (PASSWORD_AS_NAME, WRONG_PASSWORD)] {
        let wrong = post(page, "/api/login", name, password);
        assert_eq!(status(&wrong), "401", "{wrong}");
    }
    let tokens: Vec<String> = [cookies(&registered), cookies(&logged_in)].concat();
    assert_eq!(tokens.len(), 4, "a session and a device each: {tokens:?}");
    let cookie = format!("basalt_session={}; basalt_device={}", tokens[2], tokens[3]);
    assert!(get(page, "/api/me", &cookie).ends_with(r#"{"name":"Ada","member":true}"#));
    let upgrade = format!(
        "GET /live HTTP/1.1\r\nhost: {page}\r\norigin: http://elsewhere.example\r\n\
         cookie: {cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    assert_eq!(first_status(page, &upgrade), "403");
    let access_token = new_token(page, &cookie);
    for (token, expected) in [
        (access_token.as_str(), ["200", "400", "200"]),
        (WRONG_TOKEN, ["401"; 3]),
        (MALFORMED_TOKEN, ["401"; 3]),
    ] {
        let requests =
            [("GET", "/api/v1/account"), ("POST", "/api/v1/seek"), ("GET", "/api/v1/stream/event")];
        let statuses = requests.map(|request| status_with_token(page, request, token));
        assert_eq!(statuses, expected);
    }
    get(page, &format!("/online/seek/{CHALLENGE}"), "");
    let metrics = get(monitoring, "/metrics", "");
    cluster.stop();
    let failed = get(page, "/api/me", &cookie);
    assert_eq!(status(&failed), "503", "{failed}");
    let account = ("GET", "/api/v1/account");
    assert_eq!(status_with_token(page, account, &access_token), "503");
    let unready = get(monitoring, "/readyz", "");
    assert_eq!(status(&unready), "503", "{unready}");

    let log = folder.text("log");
    for event in ["registered", "logged-in", "wrong-password", "refused"] {
        assert!(log.contains(&format!(r#""event":"{event}""#)), "{event}: {log}");
    }
    for expected in [r#""member":"Ada""#, "the store: ", r#""route":"/api/login""#, "answered"] {
        assert!(log.contains(expected), "{expected}: {log}");
    }
    assert!(log.lines().all(|line| line.starts_with("{\"timestamp\":\"")), "{log}");
    let id = failed.lines().find_map(|line| line.strip_prefix("x-request-id: ")).expect("an id");
    assert!(log.contains(&format!(r#""request_id":"{id}""#)), "{id}: {log}");

    let secrets = [
        PASSWORD,
        WRONG_PASSWORD,
        PASSWORD_AS_NAME,
        DATABASE_PASSWORD,
        BUS_PASSWORD,
        CHALLENGE,
        WRONG_TOKEN,
        MALFORMED_TOKEN,
        &access_token,
    ];
    for secret in secrets.into_iter().chain(tokens.iter().map(String::as_str)) {
        for text in [&log, &metrics, &unready] {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
    }
}

#[test]
fn a_port_for_metrics_that_is_taken_is_told() {
    if Page::built().is_none() {
        return;
    }
    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = other.local_addr().expect("bound");
    let port = address.port().to_string();
    let said = basalt(&["serve", "--port", "0", "--metrics-port", &port]).failure(3);
    let expected = format!("error: can’t serve health checks and metrics at {address}: ");
    assert!(said.starts_with(&expected), "{said}");
}
