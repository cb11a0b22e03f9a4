//! A player on a WebSocket, who notices when it breaks.

use std::net::SocketAddr;
use std::time::Duration;

use basalt_loadtest::{Error, Socket};
use basalt_referee::GameId;
use basalt_wire::{ErrorCode, FromServer, GameState, ToServer};
use tokio::time::timeout;

/// A server that does not answer for this long is given up.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(4);

/// Waits for an answer, but not for ever.
pub(crate) async fn patiently<T>(answer: impl Future<Output = T>) -> Result<T, Gone> {
    timeout(ANSWER_TIMEOUT, answer).await.map_err(|_| Gone)
}

/// The connection is lost, and with it every pending answer.
pub(crate) struct Gone;

pub(crate) struct Player(Socket);

/// A rejection is an answer like any other.
fn answer<T>(outcome: Result<T, Error>) -> Result<Result<T, ErrorCode>, Gone> {
    match outcome {
        Ok(done) => Ok(Ok(done)),
        Err(Error::Refused(why)) => Ok(Err(why)),
        Err(_) => Err(Gone),
    }
}

impl Player {
    pub(crate) async fn connect(address: SocketAddr, token: &str) -> Result<Self, Gone> {
        patiently(Socket::connect(address, Some(token))).await?.map(Self).map_err(|_| Gone)
    }

    /// Plays a move. Returns whether it is acknowledged.
    pub(crate) async fn play(
        &mut self,
        game: GameId,
        after: u32,
        mv: String,
    ) -> Result<Result<(), ErrorCode>, Gone> {
        answer(patiently(self.0.request(ToServer::Play { game, after, mv })).await?)
    }

    /// Watches a game from its beginning; `None` if that is rejected.
    pub(crate) async fn look(&mut self, game: GameId) -> Result<Option<GameState>, Gone> {
        let request = self
            .0
            .send(ToServer::Watch { game, after: 0, last_chat_line: 0 })
            .await
            .map_err(|_| Gone)?;
        let shown = |message| match message {
            FromServer::Game(state) => Some(*state),
            _ => None,
        };
        Ok(answer(patiently(self.0.find(request, shown)).await?)?.ok())
    }
}
