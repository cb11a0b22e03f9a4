//! Posts messages to push services: one request a connection, to public addresses only, without redirects.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::ClientConfig;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::PushOutcome;
use super::endpoint::{Endpoint, is_public};
use crate::log;

/// Time for the whole of a message: name, connection, TLS, request and answer.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// Time for a connection to one of the addresses of a push service.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// Maximum number of addresses of a push service that are tried.
const MAX_ADDRESSES: usize = 3;

/// Maximum number of bytes of an answer that are read: its head. The body is of no use.
const MAX_ANSWER_BYTES: usize = 16 * 1_024;

/// The way to push services.
#[derive(Debug)]
pub(super) struct PushClient {
    /// Whether a push service may be on this machine, for a trial.
    allows_local: bool,
    /// The roots of trust of the system, which are read with the first message.
    tls: Arc<OnceLock<Arc<ClientConfig>>>,
}

impl PushClient {
    pub(super) fn new(allows_local: bool) -> Self {
        Self { allows_local, tls: Arc::default() }
    }

    pub(super) fn allows_local(&self) -> bool {
        self.allows_local
    }

    /// Sends a request. A failure is logged with the host alone: the path is a secret of the browser.
    pub(super) async fn send(&self, endpoint: &Endpoint, request: Request<Body>) -> PushOutcome {
        let failed = |error: &dyn std::fmt::Display| {
            log::error("the push service", &format_args!("{}: {error}", endpoint.host()));
            PushOutcome::Failed
        };
        match timeout(SEND_TIMEOUT, self.post(endpoint, request)).await {
            Ok(Ok(status)) if status.is_success() => PushOutcome::Accepted,
            Ok(Ok(StatusCode::NOT_FOUND | StatusCode::GONE)) => PushOutcome::Gone,
            Ok(Ok(status)) => {
                failed(&status);
                PushOutcome::Refused
            }
            Ok(Err(error)) => failed(&error),
            Err(_) => failed(&"no answer in time"),
        }
    }

    async fn post(&self, endpoint: &Endpoint, request: Request<Body>) -> io::Result<StatusCode> {
        let stream = self.connect(endpoint).await?;
        if !endpoint.is_secure() {
            return exchange(stream, request).await;
        }
        exchange_over_tls(self.tls().await?, endpoint.host(), stream, request).await
    }

    /// Connects to one of the addresses of the host, if all of them are public. The address that was checked is the one that
    /// is connected to, so that a name cannot belong to another one meanwhile.
    async fn connect(&self, endpoint: &Endpoint) -> io::Result<TcpStream> {
        let found = lookup_host((endpoint.host(), endpoint.port())).await?;
        let addresses: Vec<SocketAddr> = found.collect();
        check_addresses(&addresses, self.allows_local && !endpoint.is_secure())?;
        let mut last = io::Error::from(io::ErrorKind::NotFound);
        for address in addresses.into_iter().take(MAX_ADDRESSES) {
            match timeout(CONNECT_TIMEOUT, TcpStream::connect(address)).await {
                Ok(Ok(stream)) => return Ok(stream),
                Ok(Err(error)) => last = error,
                Err(_) => last = io::ErrorKind::TimedOut.into(),
            }
        }
        Err(last)
    }

    async fn tls(&self) -> io::Result<Arc<ClientConfig>> {
        let tls = Arc::clone(&self.tls);
        spawn_blocking(move || {
            if let Some(config) = tls.get() {
                return Ok(Arc::clone(config));
            }
            let config = Arc::new(basalt_tls::client_config()?);
            Ok(Arc::clone(tls.get_or_init(|| config)))
        })
        .await
        .map_err(io::Error::other)?
    }
}

/// Refuses a host with an address that is not public.
fn check_addresses(addresses: &[SocketAddr], allows_loopback: bool) -> io::Result<()> {
    let is_allowed = |address: &SocketAddr| {
        let ip = address.ip();
        is_public(ip) || allows_loopback && ip.is_loopback()
    };
    if addresses.iter().all(is_allowed) {
        Ok(())
    } else {
        Err(io::Error::other("the address is not public"))
    }
}

/// Does what [`exchange`] does, if the peer has a certificate for the host.
async fn exchange_over_tls(
    config: Arc<ClientConfig>,
    host: &str,
    stream: TcpStream,
    request: Request<Body>,
) -> io::Result<StatusCode> {
    exchange(basalt_tls::connect(config, host, stream).await?, request).await
}

/// Sends a request over a new connection, and reads the status of the answer. Redirects are answers like any others.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin,
    request: Request<Body>,
) -> io::Result<StatusCode> {
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(MAX_ANSWER_BYTES)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(io::Error::other)?;
    let mut answer = pin!(sender.send_request(request));
    let answer = tokio::select! {
        answer = &mut answer => answer,
        // The connection may end with the answer, which is there then.
        _ = connection => answer.await,
    };
    answer.map(|answer| answer.status()).map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use axum::http::Uri;
    use rcgen::generate_simple_self_signed;
    use rustls::crypto::ring;
    use rustls::pki_types::PrivateKeyDer;
    use rustls::{RootCertStore, ServerConfig};
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;

    use super::*;

    const HOST: &str = "push.example.org";

    fn request() -> Request<Body> {
        Request::post(Uri::from_static("/x")).body(Body::from("x")).expect("a request")
    }

    /// Reads a little of a request, and answers it.
    async fn answer(mut stream: impl AsyncRead + AsyncWrite + Unpin, answer: &str) {
        let mut begun = [0; 16];
        _ = stream.read_exact(&mut begun).await;
        _ = stream.write_all(answer.as_bytes()).await;
        _ = stream.shutdown().await;
    }

    #[tokio::test]
    async fn only_the_head_of_an_answer_is_read() {
        for (text, expected) in [
            ("HTTP/1.1 201 Created\r\n\r\n".to_owned(), Some(StatusCode::CREATED)),
            (
                "HTTP/1.1 410 Gone\r\ncontent-length: 999999999\r\n\r\n".to_owned(),
                Some(StatusCode::GONE),
            ),
            (format!("HTTP/1.1 201 Created\r\nx: {}\r\n\r\n", "x".repeat(100_000)), None),
            ("nonsense".to_owned(), None),
            (String::new(), None),
        ] {
            let (ours, theirs) = tokio::io::duplex(1 << 20);
            let (found, ()) = tokio::join!(exchange(ours, request()), answer(theirs, &text));
            assert_eq!(found.ok(), expected, "{}", &text[..text.len().min(60)]);
        }
    }

    #[tokio::test]
    async fn a_push_service_proves_its_name() {
        let made = generate_simple_self_signed([HOST.to_owned()]).expect("a certificate");
        let certificate = made.cert.der().clone();
        let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).expect("a key");
        let provider = || Arc::new(ring::default_provider());
        let server = ServerConfig::builder_with_provider(provider())
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate.clone()], key)
            .expect("they belong together");
        let acceptor = TlsAcceptor::from(Arc::new(server));
        let mut roots = RootCertStore::empty();
        roots.add(certificate).expect("a certificate");
        let client = ClientConfig::builder_with_provider(provider())
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        let client = Arc::new(client);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        for (host, is_proved) in [(HOST, true), ("other.example.org", false)] {
            let serve = async {
                let (stream, _) = listener.accept().await.expect("a client");
                if let Ok(stream) = acceptor.accept(stream).await {
                    answer(stream, "HTTP/1.1 201 Created\r\n\r\n").await;
                }
            };
            let send = async {
                let stream = TcpStream::connect(address).await.expect("it listens");
                exchange_over_tls(Arc::clone(&client), host, stream, request()).await
            };
            let (answered, ()) = tokio::join!(send, serve);
            assert_eq!(answered.is_ok(), is_proved, "{host}: {answered:?}");
        }
    }

    #[test]
    fn a_host_with_a_private_address_is_not_connected_to() {
        let [public, private, loopback] =
            ["8.8.8.8:443", "10.0.0.1:443", "127.0.0.1:443"].map(|text| text.parse().expect("one"));
        assert!(check_addresses(&[public], false).is_ok());
        assert!(check_addresses(&[public, private], false).is_err(), "one is enough");
        assert!(check_addresses(&[loopback], false).is_err());
        assert!(check_addresses(&[loopback], true).is_ok(), "in a trial");
        assert!(check_addresses(&[private], true).is_err());
    }
}
