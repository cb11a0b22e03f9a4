//! A client: sends requests, waits for answers, and keeps all other messages.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use basalt_referee::{ChatLine, Ending, GameId, RatingChange, Terms};
use basalt_wire::{
    Act, ErrorCode, Event, FromServer, GameState, Numbered, NumberedRequest, Seek, ToServer,
};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::harness::{TERMS, TestServer};

/// Four placements a side, after which a rated game counts.
pub(crate) const FOUR_EACH: [&str; 8] = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"];

/// Maximum time of any reply.
pub(crate) const REPLY_TIMEOUT: Duration = Duration::from_mins(1);

pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    /// The number of the last request.
    last_request: u32,
    received: VecDeque<FromServer>,
    /// Number of the last event of the watched game.
    pub(crate) number: u32,
    /// Whether the client answers pings.
    pub(crate) answers_pings: bool,
}

/// The upgrade request of a client.
pub(crate) fn request(address: SocketAddr, origin: &str, token: Option<&str>) -> Request {
    let mut request = format!("ws://{address}/live").into_client_request().expect("an address");
    let header = |text: &str| HeaderValue::from_str(text).expect("a header");
    request.headers_mut().insert("origin", header(origin));
    if let Some(token) = token {
        request.headers_mut().insert("cookie", header(&format!("basalt_session={token}")));
    }
    request
}

/// Tries to connect from a page with this origin.
pub(crate) async fn open_socket(
    address: SocketAddr,
    origin: &str,
    token: Option<&str>,
) -> Result<WebSocketStream<TcpStream>, Error> {
    let stream = TcpStream::connect(address).await.expect("it listens");
    Ok(client_async(request(address, origin, token), stream).await?.0)
}

/// Posts JSON as our own page does, with a session. Returns the status of the response.
pub(crate) async fn post(address: SocketAddr, path: &str, token: &str, body: &str) -> u16 {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
         cookie: basalt_session={token}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("it answers");
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.unwrap_or_else(|| panic!("{answer}"))
}

/// Requests JSON with a session.
pub(crate) async fn get<T: DeserializeOwned>(address: SocketAddr, path: &str, token: &str) -> T {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {address}\r\ncookie: basalt_session={token}\r\n\
         connection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("it answers");
    let body = answer.split_once("\r\n\r\n").map(|(_, body)| body);
    body.and_then(basalt_wire::read).unwrap_or_else(|| panic!("{answer}"))
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr, token: Option<&str>) -> Self {
        Self::connect_from(address, &format!("http://{address}"), token).await
    }

    /// Connects from a page with this origin.
    pub(crate) async fn connect_from(
        address: SocketAddr,
        origin: &str,
        token: Option<&str>,
    ) -> Self {
        let socket = open_socket(address, origin, token).await.expect("let in");
        Self { socket, last_request: 0, received: VecDeque::new(), number: 0, answers_pings: true }
    }

    /// Sends any text.
    pub(crate) async fn send_text(&mut self, line: &str) {
        self.socket.send(Message::text(line)).await.expect("connected");
    }

    /// Sends a ping frame of the WebSocket itself.
    pub(crate) async fn send_ping_frame(&mut self) {
        self.socket.send(Message::Ping(Vec::new().into())).await.expect("connected");
    }

    /// Sends a binary frame.
    pub(crate) async fn send_binary(&mut self, bytes: &'static [u8]) {
        self.socket.send(Message::binary(bytes)).await.expect("connected");
    }

    /// The code with which the server closes the connection.
    pub(crate) async fn close_code(&mut self) -> Option<u16> {
        let end = async {
            loop {
                match self.socket.next().await {
                    Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return None,
                }
            }
        };
        timeout(REPLY_TIMEOUT, end).await.expect("the server hangs up")
    }

    /// Sends a request without waiting for the answer. Returns its number.
    pub(crate) async fn begin(&mut self, request: ToServer) -> u32 {
        self.last_request += 1;
        let numbered = NumberedRequest { number: self.last_request, request };
        self.send_text(&basalt_wire::write(&numbered)).await;
        self.last_request
    }

    /// The answer to a request.
    pub(crate) async fn answer(&mut self, number: u32) -> Result<(), ErrorCode> {
        self.find(|message| match message {
            FromServer::Done { request } | FromServer::Pong { request, .. }
                if *request == number =>
            {
                Some(Ok(()))
            }
            FromServer::Refused { request, why } if *request == number => Some(Err(why.clone())),
            _ => None,
        })
        .await
    }

    pub(crate) async fn request(&mut self, request: ToServer) -> Result<(), ErrorCode> {
        let number = self.begin(request).await;
        self.answer(number).await
    }

    /// The next message; `None` once the server has closed the connection.
    pub(crate) async fn next_message(&mut self) -> Option<FromServer> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(line))) => {
                    return Some(basalt_wire::read(&line).expect("readable"));
                }
                Some(Ok(Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("the server sent {other:?}"),
            }
        }
    }

    /// Waits until the server closes the connection, though the client answers its pings.
    pub(crate) async fn expect_closed(&mut self) {
        let end = async {
            while let Some(message) = self.next_message().await {
                if let FromServer::Ping { mark, .. } = message {
                    let pong = NumberedRequest { number: 0, request: ToServer::Pong { mark } };
                    // The server may have closed the connection by now.
                    _ = self.socket.send(Message::text(basalt_wire::write(&pong))).await;
                }
            }
        };
        timeout(REPLY_TIMEOUT, end).await.expect("the server hangs up");
    }

    async fn receive(&mut self) {
        let message = self.next_message().await.expect("connected");
        match &message {
            FromServer::Ping { mark, .. } if self.answers_pings => {
                let mark = *mark;
                self.begin(ToServer::Pong { mark }).await;
            }
            FromServer::Game(state) => self.number = last(&state.events),
            FromServer::Events { events, .. } => self.number = last(events).max(self.number),
            _ => {}
        }
        self.received.push_back(message);
    }

    /// Forgets all messages that nothing has waited for, after a look at each.
    pub(crate) fn forget_received(&mut self, look: impl FnMut(&FromServer)) {
        self.received.iter().for_each(look);
        self.received.clear();
    }

    /// Waits for a message, among earlier ones as well, and removes it.
    pub(crate) async fn find<T>(&mut self, pick: impl FnMut(&FromServer) -> Option<T>) -> T {
        let found = timeout(REPLY_TIMEOUT, self.search(pick)).await.ok();
        found.unwrap_or_else(|| {
            panic!("what is waited for does not come; received {:?}", self.received)
        })
    }

    async fn search<T>(&mut self, mut pick: impl FnMut(&FromServer) -> Option<T>) -> T {
        let mut place = 0;
        loop {
            while place == self.received.len() {
                self.receive().await;
            }
            if let Some(found) = pick(&self.received[place]) {
                self.received.remove(place);
                return found;
            }
            place += 1;
        }
    }
}

fn last(events: &[Numbered]) -> u32 {
    events.last().map_or(0, |numbered| numbered.number)
}

/// Requests and messages.
impl Client {
    /// The game that starts.
    pub(crate) async fn started(&mut self) -> GameId {
        self.find(|message| match message {
            FromServer::Started { game, .. } => Some(*game),
            _ => None,
        })
        .await
    }

    /// The next chat lines.
    pub(crate) async fn chat_lines(&mut self) -> Vec<ChatLine> {
        self.find(|message| match message {
            FromServer::Said { lines, .. } => Some(lines.clone()),
            _ => None,
        })
        .await
    }

    /// The next challenge.
    pub(crate) async fn opened(&mut self) -> Seek {
        self.find(|message| match message {
            FromServer::SeekOpened(seek) => Some(seek.clone()),
            _ => None,
        })
        .await
    }

    /// Watches a game from its beginning.
    pub(crate) async fn watch(&mut self, game: GameId) -> GameState {
        self.request(ToServer::Watch { game, after: 0, last_chat_line: 0 })
            .await
            .expect("it is there");
        self.find(|message| match message {
            FromServer::Game(state) => Some(GameState::clone(state)),
            _ => None,
        })
        .await
    }

    /// The next events of the watched game.
    pub(crate) async fn events(&mut self) -> Vec<Event> {
        self.numbered().await.into_iter().map(|numbered| numbered.event).collect()
    }

    pub(crate) async fn numbered(&mut self) -> Vec<Numbered> {
        self.find(|message| match message {
            FromServer::Events { events, .. } => Some(events.clone()),
            _ => None,
        })
        .await
    }

    /// The rating changes of White and Black.
    pub(crate) async fn rated(&mut self) -> [RatingChange; 2] {
        self.find(|message| match message {
            FromServer::Rated { white, black, .. } => Some([*white, *black]),
            _ => None,
        })
        .await
    }

    /// The ending of the game.
    pub(crate) async fn ending(&mut self) -> Ending {
        self.find(|message| match message {
            FromServer::Events { events, .. } => events.iter().find_map(|numbered| {
                if let Event::Ended(ending) = numbered.event { Some(ending) } else { None }
            }),
            _ => None,
        })
        .await
    }

    pub(crate) async fn play(&mut self, game: GameId, mv: &str) -> Result<(), ErrorCode> {
        let after = self.number;
        self.request(ToServer::Play { game, after, mv: mv.to_owned() }).await
    }

    pub(crate) async fn act(&mut self, game: GameId, act: Act) -> Result<(), ErrorCode> {
        let after = self.number;
        self.request(ToServer::Do { game, after, act }).await
    }
}

/// Starts a game. The proposer comes first and plays White, unless the terms say otherwise.
pub(crate) async fn begin_game(one: &mut Client, other: &mut Client, terms: Terms) -> GameId {
    one.request(ToServer::Seek { terms, to: None, listed: false }).await.expect("playable");
    let seek = one.opened().await.seek;
    other.request(ToServer::Accept { seek }).await.expect("open");
    let game = one.started().await;
    assert_eq!(other.started().await, game);
    one.watch(game).await;
    other.watch(game).await;
    game
}

/// Starts a rated game of two members, in which each has played four moves.
pub(crate) async fn rated_game(server: &TestServer) -> (Client, Client, GameId) {
    let (white, black) = (server.member("Ada").await, server.member("Bea").await);
    let (mut white, mut black) = (server.connect(&white).await, server.connect(&black).await);
    let game = begin_game(&mut white, &mut black, Terms { rated: true, ..TERMS }).await;
    alternate(&mut white, &mut black, game, &FOUR_EACH).await;
    (white, black, game)
}

/// Plays moves in turn, beginning with `one`; each waits until both have received the move.
pub(crate) async fn alternate(one: &mut Client, other: &mut Client, game: GameId, mvs: &[&str]) {
    for (index, mv) in mvs.iter().enumerate() {
        let mover = if index % 2 == 0 { &mut *one } else { &mut *other };
        mover.play(game, mv).await.expect("legal");
        one.events().await;
        other.events().await;
    }
}
