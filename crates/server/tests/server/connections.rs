//! Clients that are silent, slow, idle or too many are disconnected; others are served meanwhile.

use std::fs;
use std::io::{ErrorKind, Read as _, Write as _};
use std::iter;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use basalt_server::{ConnectionLimits, Location, ServeConfig, TlsFiles, run};
use basalt_testkit::TempFolder;
use basalt_wire::{FromServer, NumberedRequest, ToServer};
use futures_util::{SinkExt as _, StreamExt as _};
use rcgen::generate_simple_self_signed;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpSocket;
use tokio::time::timeout;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::sample::page;

/// A server that closes connections takes no longer than this; one that does not fails the test.
const TIMEOUT: Duration = Duration::from_secs(30);

const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n";

/// Times that are too short for the connections in question, and long enough for all others.
fn short_timeouts() -> ConnectionLimits {
    ConnectionLimits {
        head_timeout: Duration::from_millis(300),
        body_timeout: Duration::from_millis(300),
        write_timeout: Duration::from_millis(300),
        silence_timeout: Duration::from_millis(300),
        ..ConnectionLimits::default()
    }
}

/// Starts a server that ends with the test program.
fn start(limits: ConnectionLimits, store: Option<Location>) -> SocketAddr {
    start_with(limits, store, None)
}

fn start_with(
    limits: ConnectionLimits,
    store: Option<Location>,
    tls: Option<TlsFiles>,
) -> SocketAddr {
    let page_alone = ServeConfig::new(page(), (Ipv4Addr::LOCALHOST, 0).into());
    let serving = ServeConfig { store, limits, tls, ..page_alone };
    let (sender, receiver) = channel();
    thread::spawn(move || run(serving, |listening| sender.send(listening.page).expect("heard")));
    receiver.recv().expect("it listens")
}

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(TIMEOUT)).expect("a time");
    stream
}

/// Reads until the server closes the connection.
#[track_caller]
fn read_to_end(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer) {
        Ok(_) => {}
        // The server has closed the connection before it had read everything.
        Err(error) if error.kind() == ErrorKind::ConnectionReset => {}
        Err(error) => panic!("the connection is not closed: {error}"),
    }
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn a_silent_client_is_disconnected() {
    let mut stream = connect(start(short_timeouts(), None));
    assert_eq!(read_to_end(&mut stream), "");
}

/// The first bytes of a handshake: the head of a record of 512 bytes that do not come.
const HALF_HANDSHAKE: &[u8] = &[0x16, 3, 1, 2, 0, 1];

#[test]
fn a_client_that_is_silent_in_the_handshake_is_disconnected() {
    let folder = TempFolder::new("silent-tls");
    fs::create_dir_all(folder.path()).expect("a folder");
    let (certificate, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
    let made = generate_simple_self_signed(["basalt.example".to_owned()]).expect("a certificate");
    fs::write(&certificate, made.cert.pem()).expect("written");
    fs::write(&key, made.signing_key.serialize_pem()).expect("written");
    let address = start_with(short_timeouts(), None, Some(TlsFiles { certificate, key }));
    for sent in [&[][..], HALF_HANDSHAKE] {
        let mut stream = connect(address);
        stream.write_all(sent).expect("it reads");
        assert_eq!(read_to_end(&mut stream), "", "{} bytes", sent.len());
    }
}

#[test]
fn a_head_that_comes_byte_by_byte_is_cut_off() {
    let mut stream = connect(start(short_timeouts(), None));
    let mut writing = stream.try_clone().expect("a handle");
    let drip = thread::spawn(move || {
        // Each byte alone comes in time.
        let mut head = b"GET / HTTP/1.1\r\nx: ".iter().chain(iter::repeat_n(&b'x', 10_000));
        while head.next().is_some_and(|byte| writing.write_all(&[*byte]).is_ok()) {
            thread::sleep(Duration::from_millis(20));
        }
    });
    read_to_end(&mut stream);
    drip.join().expect("it cannot go on");
}

#[test]
fn a_head_without_an_end_is_refused() {
    let mut stream = connect(start(ConnectionLimits::default(), None));
    let mut head = b"GET / HTTP/1.1\r\nhost: x\r\nx: ".to_vec();
    head.resize(64 * 1024, b'x');
    // The server may close the connection before it has read everything.
    _ = stream.write_all(&head);
    let answer = read_to_end(&mut stream);
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431 "), "{answer}");
}

#[test]
fn an_idle_connection_is_closed_after_its_last_response() {
    let mut stream = connect(start(short_timeouts(), None));
    stream.write_all(REQUEST).expect("it reads");
    assert!(read_to_end(&mut stream).ends_with("<p>index</p>"));
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let folder = TempFolder::new("slow-body");
    let limits = ConnectionLimits { head_timeout: TIMEOUT, ..short_timeouts() };
    let mut stream = connect(start(limits, Some(Location::Folder(folder.path().to_owned()))));
    let head = "POST /api/guest HTTP/1.1\r\nhost: x\r\norigin: http://x\r\n\
                content-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{";
    stream.write_all(head.as_bytes()).expect("it reads");
    let answer = read_to_end(&mut stream);
    assert!(answer.starts_with("HTTP/1.1 400 ") && answer.contains("unreadable"), "{answer}");
}

/// Bytes of the answers to a silent WebSocket at most.
const MAX_PINGS_BYTES: u64 = 4_096;

/// It has been welcomed and pinged.
#[test]
fn a_websocket_that_says_nothing_is_closed() {
    let folder = TempFolder::new("silent-websocket");
    let address = start(short_timeouts(), Some(Location::Folder(folder.path().to_owned())));
    let mut stream = connect(address);
    let upgrade = "GET /live HTTP/1.1\r\nhost: x\r\norigin: http://x\r\nconnection: upgrade\r\n\
                   upgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    stream.write_all(upgrade.as_bytes()).expect("it reads");
    // Room for a hundred pings, of which a few are sent.
    let mut answer = Vec::new();
    _ = stream.take(MAX_PINGS_BYTES).read_to_end(&mut answer);
    assert!((answer.len() as u64) < MAX_PINGS_BYTES, "the connection is not closed");
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 101 "), "{answer}");
    assert!(answer.contains("welcome") && answer.matches(r#"{"ping":"#).count() > 1, "{answer}");
}

/// Number of pings after which a client that had not been heard would have been disconnected.
const ANSWERED_PINGS: usize = 6;

#[tokio::test]
async fn a_websocket_that_answers_pings_stays_open() {
    let folder = TempFolder::new("answering-websocket");
    // Long enough for an answer on a busy machine.
    let limits =
        ConnectionLimits { silence_timeout: Duration::from_secs(2), ..ConnectionLimits::default() };
    let address = start(limits, Some(Location::Folder(folder.path().to_owned())));
    let mut request = format!("ws://{address}/live").into_client_request().expect("an address");
    let origin = format!("http://{address}").try_into().expect("a header");
    request.headers_mut().insert("origin", origin);
    let stream = tokio::net::TcpStream::connect(address).await.expect("it listens");
    let (mut socket, _) = client_async(request, stream).await.expect("let in");
    let mut answered = 0;
    while answered < ANSWERED_PINGS {
        let next = timeout(TIMEOUT, socket.next()).await.expect("it pings");
        let message = next.expect("connected").expect("connected");
        let read = basalt_wire::read(message.to_text().expect("text"));
        if let Some(FromServer::Ping { mark, .. }) = read {
            let pong = NumberedRequest { number: 0, request: ToServer::Pong { mark } };
            socket.send(Message::text(basalt_wire::write(&pong))).await.expect("connected");
            answered += 1;
        }
    }
}

/// The server gives up when nothing has been read for a while. The rest of the response is missing then.
#[test]
fn a_client_that_does_not_read_is_disconnected() {
    let limits = ConnectionLimits { max_per_address: 1, ..short_timeouts() };
    let address = start(limits, None);
    let mut stream = connect(address);
    let request =
        b"GET /large-0123456789abcdef.wasm HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    stream.write_all(request).expect("it reads");
    // The only place is free again once the server has given up.
    while exchange(address).is_empty() {
        thread::yield_now();
    }
    assert!(read_to_end(&mut stream).len() < 1 << 25);
}

/// The response to a request; empty if the connection was refused.
fn exchange(address: SocketAddr) -> String {
    let mut stream = connect(address);
    let sent = stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    if sent.is_ok() { read_to_end(&mut stream) } else { String::new() }
}

/// The response to a request from an address of this machine, and the connection, which stays open.
async fn get_from(from: [u8; 4], to: SocketAddr) -> (String, tokio::net::TcpStream) {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind((Ipv4Addr::from(from), 0).into()).expect("an address of this machine");
    let mut stream = socket.connect(to).await.expect("it listens");
    let mut answer = vec![0; 12];
    let exchange = async {
        stream.write_all(REQUEST).await?;
        stream.read_exact(&mut answer).await
    };
    let read = timeout(TIMEOUT, exchange).await.expect("the server answers or hangs up");
    let answer = read.map(|_| String::from_utf8_lossy(&answer).into_owned());
    (answer.unwrap_or_default(), stream)
}

const SERVED: &str = "HTTP/1.1 200";

#[tokio::test]
async fn an_address_has_a_number_of_connections() {
    let limits = ConnectionLimits { max_per_address: 3, ..ConnectionLimits::default() };
    let address = start(limits, None);
    let (ours, theirs) = ([127, 0, 0, 2], [127, 0, 0, 3]);
    let mut open = Vec::new();
    for _ in 0..3 {
        let (answer, stream) = get_from(ours, address).await;
        assert_eq!(answer, SERVED);
        open.push(stream);
    }
    assert_eq!(get_from(ours, address).await.0, "", "one too many");
    assert_eq!(get_from(theirs, address).await.0, SERVED, "others do not notice");
    open.pop();
    // The server frees the place as soon as it notices.
    while get_from(ours, address).await.0 != SERVED {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn the_server_has_a_number_of_connections() {
    let limits = ConnectionLimits { max_total: 2, ..ConnectionLimits::default() };
    let address = start(limits, None);
    let first = get_from([127, 0, 0, 2], address).await;
    let second = get_from([127, 0, 0, 3], address).await;
    assert_eq!((first.0.as_str(), second.0.as_str()), (SERVED, SERVED));
    assert_eq!(get_from([127, 0, 0, 4], address).await.0, "");
}
