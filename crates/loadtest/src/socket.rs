//! The WebSocket of a scripted player.

use std::net::SocketAddr;

use basalt_wire::{FromServer, MAX_LINE_BYTES, NumberedRequest, ToServer};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::{Endpoint, Error};

/// Start of the server's pings; a waiting player parses nothing else.
const PING: &str = "{\"ping\":";

/// A WebSocket that answers the server's pings.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// The number of the last request.
    last_request: u32,
}

impl Socket {
    /// Connects with a session token, or without one.
    pub async fn connect(address: SocketAddr, token: Option<&str>) -> Result<Self, Error> {
        Self::upgrade(TcpStream::connect(address).await?, address, token).await
    }

    /// The same from an address of the client.
    pub async fn connect_from(endpoint: Endpoint, token: Option<&str>) -> Result<Self, Error> {
        Self::upgrade(endpoint.connect().await?, endpoint.address(), token).await
    }

    async fn upgrade(
        stream: TcpStream,
        address: SocketAddr,
        token: Option<&str>,
    ) -> Result<Self, Error> {
        stream.set_nodelay(true)?;
        let request = request(address, token)?;
        let (stream, _) = client_async_with_config(request, stream, Some(config())).await?;
        Ok(Self { stream, last_request: 0 })
    }

    /// Sends a request. Returns its number.
    pub async fn send(&mut self, request: ToServer) -> Result<u32, Error> {
        self.last_request += 1;
        let numbered = NumberedRequest { number: self.last_request, request };
        let line = basalt_wire::write(&numbered);
        self.stream.send(Message::text(line)).await?;
        Ok(self.last_request)
    }

    /// The next message of the server.
    pub async fn receive(&mut self) -> Result<FromServer, Error> {
        loop {
            let line = self.line().await?;
            match basalt_wire::read(&line).ok_or(Error::Odd)? {
                FromServer::Ping { mark, .. } => _ = self.send(ToServer::Pong { mark }).await?,
                message => return Ok(message),
            }
        }
    }

    /// Waits for a message that `pick` accepts, or the rejection of a request.
    pub async fn find<T>(
        &mut self,
        number: u32,
        mut pick: impl FnMut(FromServer) -> Option<T>,
    ) -> Result<T, Error> {
        loop {
            match self.receive().await? {
                FromServer::Refused { request, why } if request == number => {
                    return Err(Error::Refused(why));
                }
                message => {
                    if let Some(found) = pick(message) {
                        return Ok(found);
                    }
                }
            }
        }
    }

    /// Sends a request, and waits until it is done.
    pub async fn request(&mut self, request: ToServer) -> Result<(), Error> {
        let number = self.send(request).await?;
        let done = |message| {
            matches!(message, FromServer::Done { request } if request == number).then_some(())
        };
        self.find(number, done).await
    }

    /// Stays connected without reading messages, until the server closes the connection.
    pub(crate) async fn answer_pings(&mut self) -> Error {
        loop {
            let answered = match self.line().await {
                Ok(line) if line.starts_with(PING) => self.pong(&line).await,
                Ok(_) => Ok(()),
                Err(error) => Err(error),
            };
            if let Err(error) = answered {
                return error;
            }
        }
    }

    async fn pong(&mut self, ping: &str) -> Result<(), Error> {
        let Some(FromServer::Ping { mark, .. }) = basalt_wire::read(ping) else {
            return Err(Error::Odd);
        };
        self.send(ToServer::Pong { mark }).await.map(drop)
    }

    async fn line(&mut self) -> Result<Utf8Bytes, Error> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(line))) => return Ok(line),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return Err(Error::Gone),
            }
        }
    }
}

/// The upgrade request of a browser.
fn request(address: SocketAddr, token: Option<&str>) -> Result<Request, Error> {
    let mut request = format!("ws://{address}/live").into_client_request()?;
    let header = |text: String| HeaderValue::try_from(text).map_err(|_| Error::Odd);
    request.headers_mut().insert("origin", header(format!("http://{address}"))?);
    if let Some(token) = token {
        request.headers_mut().insert("cookie", header(format!("basalt_session={token}"))?);
    }
    Ok(request)
}

/// Small buffers: there are thousands of sockets.
fn config() -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(MAX_LINE_BYTES).write_buffer_size(0)
}
