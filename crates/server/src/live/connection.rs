//! The connection of one client: requests and answers, from `on_open` to `on_close`.

use std::sync::Arc;

use basalt_store::{Account, PlayerId};
use basalt_wire::{ErrorCode, FromServer, NumberedRequest, ToServer};

use super::hub::{ClientKind, ConnectionId, Joining};
use super::lag::Lag;
use super::node::Node;
use super::outbox::{CloseReason, Outbox};
use super::seeks::Challenger;
use super::watch::{Known, Viewer};
use crate::api_error::ApiResult;
use crate::client_address::AddressKey;
use crate::rate_limit::ConnectionLimit;
use crate::rng;

/// Number of refusals in a row after which a client is disconnected. One that waits when it is told to is never refused twice.
const MAX_REFUSALS: u32 = 100;

/// The client that opens a WebSocket.
pub(crate) struct Client {
    /// The account of its session.
    pub(crate) account: Option<Account>,
    /// The address that it is counted for.
    pub(crate) address: AddressKey,
    /// The members who have logged in with its browser.
    pub(crate) device: Vec<PlayerId>,
}

/// A connected client.
pub(crate) struct Connection {
    node: Arc<Node>,
    id: ConnectionId,
    account: Option<Account>,
    address: AddressKey,
    outbox: Outbox,
    lag: Lag,
    /// The limit of all that the client sends.
    frames: ConnectionLimit,
    /// Number of frames that were refused since the last that was not.
    refusals: u32,
    lobbies: ConnectionLimit,
    older_seeks: ConnectionLimit,
}

/// Called by the WebSocket.
impl Connection {
    /// Registers a client that has connected.
    pub(crate) fn on_open(node: Arc<Node>, client: Client, outbox: Outbox) -> Self {
        let Client { account, address, device } = client;
        let player = account.as_ref().map(|account| account.id);
        let since = node.now();
        let member = account.as_ref().is_some_and(|account| account.member);
        let outbox_of_hub = outbox.clone();
        let kind = ClientKind::WebSocket;
        let joining =
            Joining { outbox: outbox_of_hub, player, member, since, address, device, kind };
        let id = node.hub.join(joining);
        let (lag, clock) = (Lag::default(), node.state.clock());
        let (frames, refusals) = (ConnectionLimit::new(clock), 0);
        let [lobbies, older_seeks] = [(); 2].map(|()| ConnectionLimit::of_lobby(clock));
        Self { node, id, account, address, outbox, lag, frames, refusals, lobbies, older_seeks }
    }

    /// Sends the welcome message, the first ping and the games in which it is the player's turn.
    pub(crate) async fn welcome(&mut self) {
        let me = match &self.account {
            Some(account) => Some(self.node.me(account).await),
            None => None,
        };
        self.outbox.send(&FromServer::Welcome { me, now: self.node.now() });
        if !self.node.notice().is_empty() {
            self.outbox.send(&self.node.notice_message());
        }
        self.ping();
        if let Some(account) = &self.account {
            // If the store cannot be reached, the next change tells them.
            _ = self.node.send_games_to_move(account.id).await;
        }
        self.note_online();
    }

    /// Saves that the member is there now, for e-mail about games that wait.
    fn note_online(&self) {
        let member = self.account.as_ref().filter(|account| account.member);
        if let Some(account) = member.filter(|_| self.node.state.mailer().is_some()) {
            let (node, player) = (Arc::clone(&self.node), account.id);
            // If the store cannot be reached, a message may tell what the member knows.
            tokio::spawn(async move { node.store().note_online(player, node.now()).await });
        }
    }

    /// Sends a ping, which measures the client's lag.
    pub(crate) fn ping(&mut self) {
        let mark = rng::number() >> 11;
        self.lag.ping(mark, self.node.now());
        let lag = self.lag.measured().map(|lag| lag.min(u32::MAX.into()) as u32);
        self.outbox.send(&FromServer::Ping { mark, lag });
    }

    /// Counts a frame of the client, whatever is in it. A client that goes on after many refusals is disconnected.
    pub(crate) fn check_frame(&mut self) -> Result<(), ErrorCode> {
        let checked = self.frames.check();
        if checked.is_ok() {
            self.refusals = 0;
        } else {
            self.node.state.metrics().refusals("requests_by_connection").inc();
            self.refusals += 1;
            if self.refusals == MAX_REFUSALS {
                self.outbox.close(CloseReason::TooOften);
            }
        }
        checked
    }

    /// Answers a message.
    pub(crate) async fn on_message(&mut self, line: &str) {
        let checked = self.check_frame();
        let Some(NumberedRequest { number, request }) = basalt_wire::read(line) else {
            let why = checked.err().unwrap_or(ErrorCode::Unreadable);
            return self.outbox.send(&FromServer::Refused { request: 0, why });
        };
        self.node.state.metrics().messages.inc();
        let answer = match (checked, request) {
            (Ok(()), ToServer::Pong { mark }) => {
                return self.lag.answer(mark, self.node.now());
            }
            (Err(_), ToServer::Pong { .. }) => return,
            (Ok(()), ToServer::Ping) => self.answer_ping(number),
            (Ok(()), request) => match self.handle(request).await {
                Ok(()) => FromServer::Done { request: number },
                Err(error) => FromServer::Refused { request: number, why: error.code() },
            },
            (Err(why), _) => FromServer::Refused { request: number, why },
        };
        self.outbox.send(&answer);
    }

    fn answer_ping(&self, request: u32) -> FromServer {
        if self.node.is_of_use() {
            FromServer::Pong { request, now: self.node.now() }
        } else {
            FromServer::Refused { request, why: ErrorCode::ServerError }
        }
    }

    /// Unregisters a client whose WebSocket has closed: it leaves the lobby and the games it watched, and those who
    /// watch with it are told that the player is away. Nothing else happens to a game: clocks go on.
    pub(crate) fn on_close(self) {
        self.note_online();
        for game in self.node.hub.leave(self.id, self.node.now()) {
            self.node.tell_presence(game);
        }
    }
}

/// Requests.
impl Connection {
    fn player(&self) -> Option<PlayerId> {
        self.account.as_ref().map(|account| account.id)
    }

    fn check_lobby(&self, limit: &ConnectionLimit) -> ApiResult {
        let refused = |_: &_| _ = self.node.state.metrics().refusals("lobby_by_connection").inc();
        Ok(limit.check().inspect_err(refused)?)
    }

    async fn handle(&self, request: ToServer) -> ApiResult {
        self.node.check_store().await?;
        match request {
            ToServer::Play { game, after, mv } => {
                let account = self.account.as_ref().ok_or(ErrorCode::Stranger)?;
                self.node.check_reading(self.address, game)?;
                let lag = self.lag.measured().unwrap_or_default();
                self.node.play((account.id, game), after, lag, mv).await
            }
            // On the heap: all but moves are rare, and some need much more room.
            request => Box::pin(self.handle_other(request)).await,
        }
    }

    /// Handles a request other than a move.
    async fn handle_other(&self, request: ToServer) -> ApiResult {
        match request {
            ToServer::Ping | ToServer::Pong { .. } => Ok(()),
            ToServer::EnterLobby => {
                self.check_lobby(&self.lobbies)?;
                self.node.enter_lobby(self.id, self.player(), &self.outbox).await
            }
            ToServer::OlderSeeks { since, seek } => {
                self.check_lobby(&self.older_seeks)?;
                self.node.send_older_seeks((since, seek), self.player(), &self.outbox);
                Ok(())
            }
            ToServer::LeaveLobby => {
                self.node.hub.leave_lobby(self.id);
                Ok(())
            }
            ToServer::Watch { game, after, last_chat_line } => {
                let (connection, account) = (self.id, self.account.as_ref());
                let (address, outbox) = (self.address, &self.outbox);
                let viewer = Viewer { connection, account, address, outbox };
                self.node.watch(&viewer, game, Known { after, last_chat_line }).await
            }
            ToServer::Unwatch { game } => {
                self.node.unwatch(self.id, game);
                Ok(())
            }
            request => {
                self.handle_player_request(
                    self.account.as_ref().ok_or(ErrorCode::Stranger)?,
                    request,
                )
                .await
            }
        }
    }

    /// Handles a request that needs an account.
    async fn handle_player_request(&self, account: &Account, what: ToServer) -> ApiResult {
        let node = &self.node;
        let challenger = Challenger { account, address: self.address };
        if let ToServer::Do { game, .. }
        | ToServer::Say { game, .. }
        | ToServer::FocusLost { game } = what
        {
            node.check_reading(self.address, game)?;
        }
        match what {
            ToServer::Do { game, after, act } => node.act(challenger, game, after, act).await,
            ToServer::Say { game, message } => node.say(account, game, message).await,
            ToServer::FocusLost { game } => node.note_focus_loss(account.id, game).await,
            ToServer::Seek { terms, to, listed } => {
                node.seek(challenger, terms, to.as_deref(), listed).await.map(drop)
            }
            ToServer::Pair { terms } => node.pair(challenger, terms).await,
            ToServer::Withdraw { seek } => node.withdraw(account, seek).await,
            ToServer::Accept { seek } => node.accept(account, seek).await.map(drop),
            ToServer::Decline { seek } => node.decline(account, seek).await,
            ToServer::PlayComputer { terms, level } => {
                node.play_computer(challenger, terms, level).await
            }
            ToServer::Ping
            | ToServer::Pong { .. }
            | ToServer::EnterLobby
            | ToServer::OlderSeeks { .. }
            | ToServer::LeaveLobby
            | ToServer::Watch { .. }
            | ToServer::Unwatch { .. }
            | ToServer::Play { .. } => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Most bytes that a request may take on the heap while it is handled; unoptimised, it takes more than in a release.
    const MAX_REQUEST_BYTES: usize = 6 * 1024;

    /// One that takes much costs every move the time to allocate it, and leaves holes in the heap.
    #[tokio::test]
    async fn a_request_takes_little_room() {
        let (node, _folder) = Node::quiet("request").await;
        let client = Client { account: None, address: AddressKey::Unknown, device: Vec::new() };
        let mut connection = Connection::on_open(Arc::clone(&node), client, Outbox::new().0);
        let bytes = size_of_val(&connection.on_message("{}"));
        assert!(bytes <= MAX_REQUEST_BYTES, "{bytes} bytes");
        node.store().close().await;
    }
}
