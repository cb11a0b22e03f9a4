//! Requests for the page, over a socket.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::channel;
use std::thread;

use basalt_server::{Options, ServeConfig, ServeError, TrustedProxies, run};

use crate::sample::page;

const HOST: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// A server of the page alone.
fn serving(host: IpAddr, port: u16) -> ServeConfig {
    ServeConfig::new(page(), SocketAddr::new(host, port))
}

/// Starts a server that ends with the test program.
fn start() -> SocketAddr {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        run(serving(HOST, 0), |listening| sender.send(listening.page).expect("heard"))
    });
    receiver.recv().expect("it listens")
}

fn exchange(address: SocketAddr, request: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(request).expect("it reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("it answers");
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn the_page_comes_over_a_socket() {
    let answer = exchange(start(), b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(answer.ends_with("\r\n\r\n<p>index</p>"), "{answer}");
}

#[test]
fn nonsense_is_refused_and_does_no_harm() {
    let address = start();
    for nonsense in [&b"\0\xff\xfe\r\n\r\n"[..], b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"] {
        let answer = exchange(address, nonsense);
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    let answer = exchange(address, b"HEAD / HTTP/1.0\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.0 200 OK\r\n"), "{answer}");
}

#[test]
fn a_request_has_one_host() {
    let address = start();
    for (hosts, expected) in [
        ("host: x\r\n", "HTTP/1.1 200 "),
        ("", "HTTP/1.1 400 "),
        ("host: x\r\nhost: y\r\n", "HTTP/1.1 400 "),
    ] {
        let request = format!("GET / HTTP/1.1\r\n{hosts}connection: close\r\n\r\n");
        let answer = exchange(address, request.as_bytes());
        assert!(answer.starts_with(expected), "{hosts:?}: {answer}");
    }
}

#[test]
fn a_port_that_is_taken_is_told() {
    let other = TcpListener::bind((HOST, 0)).expect("a free port");
    let port = other.local_addr().expect("bound").port();
    let failure = run(serving(HOST, port), |_| panic!("it is taken")).expect_err("taken");
    assert!(matches!(failure, ServeError::Taken), "{failure:?}");
}

#[test]
fn an_address_of_another_machine_is_told() {
    // An address reserved for documentation; no machine has it.
    let elsewhere = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));
    let failure = run(serving(elsewhere, 0), |_| panic!("not ours")).expect_err("not ours");
    assert!(matches!(failure, ServeError::Address(_)), "{failure:?}");
}

#[test]
fn a_trial_is_for_this_machine_alone() {
    let trial = |host, proxies| {
        let options = Options { trial: true, proxies, ..Options::default() };
        let serving = ServeConfig { options, ..serving(host, 0) };
        run(serving, |_| panic!("others could come in")).expect_err("refused")
    };
    let anywhere = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
    assert!(matches!(trial(anywhere, TrustedProxies::None), ServeError::Exposed));
    let behind_proxy = trial(HOST, TrustedProxies::Private);
    assert!(matches!(behind_proxy, ServeError::Exposed), "a proxy lets others in");
}
