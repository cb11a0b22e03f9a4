//! HTTP client of the API: JSON requests, and streams of lines.

use std::fmt;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt as _, Full, LengthLimitError, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, RETRY_AFTER};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use rustls::ClientConfig;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::lines::Lines;
use crate::messages::Refusal;
use crate::server_address::ServerAddress;

/// Time for the whole of a request, and for the head of a stream.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// Time without a byte after which a stream is lost. The server sends an empty line every five seconds.
const STREAM_SILENCE: Duration = Duration::from_secs(20);

/// Maximum number of bytes of an answer.
const MAX_ANSWER_BYTES: usize = 1 << 20;

/// Pause where the server asks for one without saying how long.
const DEFAULT_RETRY: Duration = Duration::from_secs(5);

/// The longest pause that the server can ask for.
const MAX_RETRY: Duration = Duration::from_mins(5);

/// Why a request has no answer.
#[derive(Debug)]
pub enum ClientError {
    /// The server cannot be reached, or the connection was lost. Whether the request was carried out is not known.
    Lost(String),
    /// The server asks for a pause.
    Wait(Duration),
    /// The server refuses the request.
    Refused {
        /// The status.
        status: StatusCode,
        /// The stable code; empty if there is none.
        code: String,
        /// The reason in English.
        message: String,
    },
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost(reason) => f.write_str(reason),
            Self::Wait(pause) => write!(f, "the server asks to wait {} s", pause.as_secs()),
            Self::Refused { status, code, message } => {
                write!(f, "the server refuses ({} {code}): {message}", status.as_u16())
            }
        }
    }
}

impl std::error::Error for ClientError {}

impl ClientError {
    fn lost(error: impl fmt::Display) -> Self {
        Self::Lost(error.to_string())
    }

    /// Whether trying again may help.
    pub(crate) fn is_temporary(&self) -> bool {
        match self {
            Self::Lost(_) | Self::Wait(_) => true,
            Self::Refused { status, .. } => status.is_server_error(),
        }
    }

    /// The code of a refusal.
    pub(crate) fn code(&self) -> &str {
        match self {
            Self::Refused { code, .. } => code,
            Self::Lost(_) | Self::Wait(_) => "",
        }
    }
}

/// A client of one server with one token. Clones share a connection for requests; each stream has its own.
#[derive(Clone)]
pub struct Client {
    inner: Arc<Inner>,
}

struct Inner {
    server: ServerAddress,
    /// The value of the `Authorization` header. It is never printed.
    authorization: String,
    tls: Option<Arc<ClientConfig>>,
    idle: Mutex<Option<SendRequest<Full<Bytes>>>>,
}

impl Client {
    /// A client. Reads the roots of trust of the system if the server has TLS.
    pub fn new(server: ServerAddress, token: &str) -> io::Result<Self> {
        let tls =
            if server.is_secure { Some(Arc::new(basalt_tls::client_config()?)) } else { None };
        let authorization = format!("Bearer {token}");
        let inner = Inner { server, authorization, tls, idle: Mutex::new(None) };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// Sends a GET request.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        self.exchange(Method::GET, path, None).await
    }

    /// Sends a POST request; without a body it is empty.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: Option<String>,
    ) -> Result<T, ClientError> {
        self.exchange(Method::POST, path, body).await
    }

    /// Opens a stream of lines.
    pub async fn stream(&self, path: &str) -> Result<LineStream, ClientError> {
        let opened = async {
            let mut sender = self.connect().await?;
            let answer = sender.send_request(self.request(Method::GET, path, None)?).await;
            let answer = answer.map_err(ClientError::lost)?;
            if answer.status().is_success() {
                return Ok(LineStream {
                    body: answer.into_body(),
                    lines: Lines::default(),
                    _sender: sender,
                });
            }
            let (status, retry) = (answer.status(), retry_after(&answer));
            Err(refusal(status, retry, &read(answer).await?))
        };
        timeout(REQUEST_TIMEOUT, opened).await.unwrap_or_else(|_| Err(no_answer()))
    }

    async fn exchange<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<T, ClientError> {
        let exchanged = async {
            let request = self.request(method, path, body)?;
            let mut sender = match self.idle_connection().await {
                Some(sender) => sender,
                None => self.connect().await?,
            };
            let answer = sender.send_request(request).await.map_err(ClientError::lost)?;
            let (status, retry) = (answer.status(), retry_after(&answer));
            let body = read(answer).await?;
            *self.inner.idle.lock().await = Some(sender);
            if status.is_success() {
                serde_json::from_slice(&body).map_err(ClientError::lost)
            } else {
                Err(refusal(status, retry, &body))
            }
        };
        timeout(REQUEST_TIMEOUT, exchanged).await.unwrap_or_else(|_| Err(no_answer()))
    }

    /// The connection of an earlier request, if it is still of use.
    async fn idle_connection(&self) -> Option<SendRequest<Full<Bytes>>> {
        let mut sender = self.inner.idle.lock().await.take()?;
        sender.ready().await.is_ok().then_some(sender)
    }

    fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<Request<Full<Bytes>>, ClientError> {
        Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.inner.server.authority())
            .header(AUTHORIZATION, &self.inner.authorization)
            .header(CONTENT_TYPE, "application/json")
            .body(Full::from(body.unwrap_or_default()))
            .map_err(ClientError::lost)
    }

    async fn connect(&self) -> Result<SendRequest<Full<Bytes>>, ClientError> {
        let server = &self.inner.server;
        let stream = TcpStream::connect((server.name(), server.port)).await;
        let stream = stream.map_err(ClientError::lost)?;
        // A move is one small packet, which must not wait for more.
        _ = stream.set_nodelay(true);
        let Some(tls) = &self.inner.tls else { return handshake(stream).await };
        let stream = basalt_tls::connect(Arc::clone(tls), server.name(), stream).await;
        handshake(stream.map_err(ClientError::lost)?).await
    }
}

async fn handshake(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
) -> Result<SendRequest<Full<Bytes>>, ClientError> {
    let (sender, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(ClientError::lost)?;
    // The task ends with the connection. Its errors reach whoever waits for an answer.
    tokio::spawn(async move { _ = connection.await });
    Ok(sender)
}

/// Reads the body of an answer.
async fn read(answer: Response<Incoming>) -> Result<Bytes, ClientError> {
    let body = Limited::new(answer.into_body(), MAX_ANSWER_BYTES).collect().await;
    body.map(http_body_util::Collected::to_bytes).map_err(|error| {
        let is_long = error.downcast_ref::<LengthLimitError>().is_some();
        ClientError::Lost(if is_long { "the answer is too long".into() } else { error.to_string() })
    })
}

fn retry_after(answer: &Response<Incoming>) -> Option<Duration> {
    let value = answer.headers().get(RETRY_AFTER)?.to_str().ok()?;
    value.parse().ok().map(Duration::from_secs)
}

fn refusal(status: StatusCode, retry: Option<Duration>, body: &[u8]) -> ClientError {
    if status == StatusCode::TOO_MANY_REQUESTS {
        return ClientError::Wait(retry.unwrap_or(DEFAULT_RETRY).min(MAX_RETRY));
    }
    let (code, message) = match serde_json::from_slice::<Refusal>(body) {
        Ok(Refusal { error }) => (error.code, error.message),
        Err(_) => (String::new(), String::new()),
    };
    ClientError::Refused { status, code, message }
}

fn no_answer() -> ClientError {
    ClientError::Lost("no answer in time".to_owned())
}

/// A stream of lines.
pub struct LineStream {
    body: Incoming,
    lines: Lines,
    /// The connection lives as long as its sender.
    _sender: SendRequest<Full<Bytes>>,
}

impl LineStream {
    /// The next line that is not empty; `None` at the end of the stream.
    pub async fn next_line(&mut self) -> Result<Option<String>, ClientError> {
        loop {
            while let Some(line) = self.lines.next_line() {
                if !line.is_empty() {
                    return Ok(Some(line));
                }
            }
            let frame = timeout(STREAM_SILENCE, self.body.frame()).await;
            match frame.map_err(|_| ClientError::Lost("the stream is silent".to_owned()))? {
                None => return Ok(None),
                Some(frame) => {
                    let frame = frame.map_err(ClientError::lost)?;
                    let piece = frame.into_data().unwrap_or_default();
                    let pushed = self.lines.push(&piece);
                    pushed.map_err(|_| ClientError::Lost("a line is too long".to_owned()))?;
                }
            }
        }
    }
}
