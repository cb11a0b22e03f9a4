//! TLS of the server itself, with certificates that the test makes.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use basalt_server::Page;

use crate::certificate::{Certificate, NAME, TlsStream, send};
use crate::program::{basalt, command};
use crate::server::{Server, post_request, status};

/// Time after which a change that takes seconds is given up.
const RELOAD_TIMEOUT: Duration = Duration::from_mins(1);

/// The head of a response to a request without a body.
fn exchange(stream: &mut TlsStream, request: &str) -> String {
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut head = String::new();
    let mut reader = BufReader::with_capacity(1, stream);
    while !head.ends_with("\r\n\r\n") {
        assert_ne!(reader.read_line(&mut head).expect("text"), 0, "{head}");
    }
    head
}

#[test]
fn a_server_with_a_certificate_speaks_tls_and_reads_a_new_one() {
    if Page::built().is_none() {
        return;
    }
    let mut certificate = Certificate::new();
    let data = certificate.path("data");
    let (cert, key) = (certificate.path("cert.pem"), certificate.path("key.pem"));
    let args = ["serve", "--port", "0", "--data", &data, "--tls-cert", &cert, "--tls-key", &key];
    let mut server = Server::start(&mut command(&args));
    let address = server.address();

    let registered = send(
        certificate.connect(address).expect("trusted"),
        &post_request(&format!("https://{NAME}"), "/api/register", "Ada", "correct horse"),
    );
    assert_eq!(status(&registered), "200", "{registered}");
    assert!(registered.contains("strict-transport-security: max-age="), "{registered}");
    assert!(registered.contains("set-cookie: __Host-basalt_session="), "{registered}");
    let upgrade = format!(
        "GET /live HTTP/1.1\r\nhost: {NAME}\r\norigin: https://{NAME}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let mut socket = certificate.connect(address).expect("trusted");
    assert_eq!(status(&exchange(&mut socket, &upgrade)), "101");

    let head = format!("HEAD /robots.txt HTTP/1.1\r\nhost: {NAME}\r\n\r\n");
    let mut open = certificate.connect(address).expect("trusted");
    assert_eq!(status(&exchange(&mut open, &head)), "200");
    certificate.renew();
    // The server looks at the files every second.
    let begun = Instant::now();
    while certificate.connect(address).is_none() {
        assert!(begun.elapsed() < RELOAD_TIMEOUT, "the new certificate is not used");
    }
    assert_eq!(status(&exchange(&mut open, &head)), "200", "an open connection goes on");

    fs::write(&cert, "nonsense").expect("written");
    fs::write(&cert, fs::read(&key).expect("a key")).expect("written");
    let get = format!("GET / HTTP/1.1\r\nhost: {NAME}\r\nconnection: close\r\n\r\n");
    let answer = send(certificate.connect(address).expect("trusted"), &get);
    assert_eq!(status(&answer), "200", "a file that is no certificate is not used");
}

#[test]
fn a_plain_request_to_a_server_with_tls_is_not_answered() {
    if Page::built().is_none() {
        return;
    }
    let certificate = Certificate::new();
    let data = certificate.path("data");
    let (cert, key) = (certificate.path("cert.pem"), certificate.path("key.pem"));
    let args = ["serve", "--port", "0", "--data", &data, "--tls-cert", &cert, "--tls-key", &key];
    let mut server = Server::start(&mut command(&args));
    let mut stream = TcpStream::connect(server.address()).expect("it listens");
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").expect("it reads");
    let mut answer = Vec::new();
    // It may reset the connection.
    _ = stream.read_to_end(&mut answer);
    assert!(!answer.starts_with(b"HTTP"), "{answer:?}");
}

#[test]
fn files_that_are_no_certificate_are_told() {
    if Page::built().is_none() {
        return;
    }
    let (certificate, other) = (Certificate::new(), Certificate::new());
    let data = certificate.path("data");
    let serve = |cert: &str, key: &str| {
        let args = ["serve", "--port", "0", "--data", &data, "--tls-cert", cert, "--tls-key", key];
        basalt(&args).failure(3)
    };
    let (cert, key) = (certificate.path("cert.pem"), certificate.path("key.pem"));
    let said = serve("/nowhere/cert.pem", &key);
    assert!(said.contains("can’t use the certificate for TLS: /nowhere/cert.pem"), "{said}");
    let said = serve(&key, &key);
    assert!(said.contains("there is no certificate in it"), "{said}");
    let said = serve(&cert, &other.path("key.pem"));
    assert!(said.contains(&cert), "they do not belong together: {said}");
    let said = basalt(&["serve", "--tls-cert", &cert]).failure(2);
    assert!(said.contains("--tls-key"), "{said}");
}
