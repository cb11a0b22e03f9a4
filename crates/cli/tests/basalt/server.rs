//! A server that runs, and requests to it.

use std::io::{BufRead as _, BufReader, Lines, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, ChildStdout, Command};

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
    pub(crate) fn start(command: &mut Command) -> Self {
        let mut child = command.spawn().expect("it starts");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        Self { child, lines }
    }

    /// The address in the next line of the output.
    pub(crate) fn address(&mut self) -> SocketAddr {
        let line = self.lines.next().expect("a line").expect("text");
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split('/').next());
        address.and_then(|address| address.parse().ok()).unwrap_or_else(|| panic!("{line}"))
    }
}

/// The whole response.
fn send(address: SocketAddr, request: &str) -> String {
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
    let body = format!(r#"{{"name":"{name}","password":"{password}"}}"#);
    let headers = format!(
        "host: {address}\r\norigin: http://{address}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close",
        body.len()
    );
    send(address, &format!("POST {path} HTTP/1.1\r\n{headers}\r\n\r\n{body}"))
}

pub(crate) fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}
