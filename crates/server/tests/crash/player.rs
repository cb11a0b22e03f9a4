//! Somebody who plays over a socket, and notices when it breaks.

use std::net::SocketAddr;

use basalt_wire::{Asked, FromServer, GameId, GameState, Refusal, ToServer};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{WebSocketStream, client_async};

/// The connection is gone, and with it every answer that has not come.
pub(crate) struct Gone;

pub(crate) struct Player {
    socket: WebSocketStream<TcpStream>,
    asked: u32,
}

impl Player {
    pub(crate) async fn connect(address: SocketAddr, token: &str) -> Result<Self, Gone> {
        let mut request = format!("ws://{address}/live").into_client_request().map_err(|_| Gone)?;
        let header = |text: String| HeaderValue::from_str(&text).expect("a header");
        request.headers_mut().insert("origin", header(format!("http://{address}")));
        request.headers_mut().insert("cookie", header(format!("basalt_session={token}")));
        let stream = TcpStream::connect(address).await.map_err(|_| Gone)?;
        let (socket, _) = client_async(request, stream).await.map_err(|_| Gone)?;
        Ok(Self { socket, asked: 0 })
    }

    async fn send(&mut self, what: ToServer) -> Result<u32, Gone> {
        self.asked += 1;
        let line = basalt_wire::write(&Asked { ask: self.asked, what });
        self.socket.send(Message::text(line)).await.map_err(|_| Gone)?;
        Ok(self.asked)
    }

    async fn hear(&mut self) -> Result<FromServer, Gone> {
        loop {
            let line = match self.socket.next().await {
                Some(Ok(Message::Text(line))) => line,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                _ => return Err(Gone),
            };
            match basalt_wire::read(&line).expect("readable") {
                FromServer::Ping { mark, .. } => _ = self.send(ToServer::Pong { mark }).await?,
                message => return Ok(message),
            }
        }
    }

    /// Plays a move, and says whether it is acknowledged.
    pub(crate) async fn play(
        &mut self,
        game: GameId,
        after: u32,
        mv: String,
    ) -> Result<Result<(), Refusal>, Gone> {
        let asked = self.send(ToServer::Play { game, after, mv }).await?;
        loop {
            match self.hear().await? {
                FromServer::Done { ask } if ask == asked => return Ok(Ok(())),
                FromServer::Refused { ask, why } if ask == asked => return Ok(Err(why)),
                _ => {}
            }
        }
    }

    /// Looks at the game from its beginning; nothing if that is refused.
    pub(crate) async fn look(&mut self, game: GameId) -> Result<Option<GameState>, Gone> {
        let asked = self.send(ToServer::Watch { game, after: 0, said: 0 }).await?;
        loop {
            match self.hear().await? {
                FromServer::Game(state) => return Ok(Some(*state)),
                FromServer::Refused { ask, .. } if ask == asked => return Ok(None),
                _ => {}
            }
        }
    }
}
