//! A server that runs, and requests to it.

use std::io::{self, BufRead as _, BufReader, Lines, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, ChildStdout, Command};
use std::{fs, thread};

use basalt_server::Page;
use basalt_testkit::{Cluster, TempFolder};
use serde_json::{Value, json};

/// The folder of the logs of all servers that tests start.
const LOGS: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/logs");

/// A PostgreSQL server with an empty database, and the address of the database. `None` if there is no page that a server
/// could serve.
pub(crate) fn postgres_for_server() -> Option<(Cluster, String)> {
    Page::built()?;
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let database = cluster.database().expect("a database");
    Some((cluster, database))
}

/// An empty folder and its path. `None` if there is no page that a server could serve.
pub(crate) fn folder_for_server(name: &str) -> Option<(TempFolder, String)> {
    Page::built()?;
    let folder = TempFolder::new(name);
    let path = folder.path().display().to_string();
    Some((folder, path))
}

/// A server that ends with the test.
pub(crate) struct Server {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

impl Server {
    /// Starts a server. A log that the test does not read itself is kept: `cargo xtask test` searches all of them for secrets.
    pub(crate) fn start(command: &mut Command) -> Self {
        let mut child = command.spawn().expect("it starts");
        if let Some(mut log) = child.stderr.take() {
            fs::create_dir_all(LOGS).expect("a folder");
            let name = format!("{LOGS}/server-{}.log", child.id());
            let mut kept = fs::File::create(name).expect("writable");
            thread::spawn(move || io::copy(&mut log, &mut kept));
        }
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        Self { child, lines }
    }

    /// The address in the next line of the output.
    pub(crate) fn address(&mut self) -> SocketAddr {
        let line = self.lines.next().expect("a line").expect("text");
        let address = line.split_once("://").and_then(|(_, rest)| rest.split('/').next());
        address.and_then(|address| address.parse().ok()).unwrap_or_else(|| panic!("{line}"))
    }
}

/// The request of our own page at an origin with a name and a password.
pub(crate) fn post_request(origin: &str, path: &str, name: &str, password: &str) -> String {
    let body = format!(r#"{{"name":"{name}","password":"{password}"}}"#);
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    format!(
        "POST {path} HTTP/1.1\r\nhost: {host}\r\norigin: {origin}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
}

/// The whole response.
pub(crate) fn send(address: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

pub(crate) fn get(address: SocketAddr, path: &str, cookies: &str) -> String {
    let headers = format!("host: {address}\r\ncookie: {cookies}\r\nconnection: close");
    send(address, &format!("GET {path} HTTP/1.1\r\n{headers}\r\n\r\n"))
}

/// Posts a name and a password as our own page does.
pub(crate) fn post(address: SocketAddr, path: &str, name: &str, password: &str) -> String {
    send(address, &post_request(&format!("http://{address}"), path, name, password))
}

pub(crate) fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

/// The rest of a line of headers that starts so.
fn header<'a>(answer: &'a str, name: &str) -> &'a str {
    let mut lines = answer.lines();
    lines.find_map(|line| line.strip_prefix(name)).unwrap_or_else(|| panic!("{answer}"))
}

/// Posts JSON, and returns that of the answer.
fn post_json(address: SocketAddr, path: &str, headers: &str, body: &Value) -> Value {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.0\r\nhost: {address}\r\norigin: http://{address}\r\n{headers}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = send(address, &request);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{answer}"));
    assert!(head.contains(" 200 "), "{path}: {answer}");
    serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"))
}

/// A new member. Returns an access token with scopes.
pub(crate) fn member(address: SocketAddr, name: &str, scopes: &[&str]) -> String {
    let registered = post(address, "/api/register", name, &format!("the secret of {name}"));
    let cookie = header(&registered, "set-cookie: ").split(';').next().unwrap_or_default();
    let new = json!({ "name": "a test", "scopes": scopes, "days": null });
    let made = post_json(address, "/api/account/tokens", &format!("cookie: {cookie}"), &new);
    made["token"].as_str().expect("a token").to_owned()
}

/// Sends a request of the public API.
pub(crate) fn call(address: SocketAddr, token: &str, path: &str, body: &Value) -> Value {
    let path = format!("/api/v1/{path}");
    post_json(address, &path, &format!("authorization: Bearer {token}"), body)
}
