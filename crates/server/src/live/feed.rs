//! A connection of the public API that only receives: it tells a stream when to look again.

use std::sync::Arc;

use basalt_referee::{GameId, Millis};
use basalt_store::Account;
use basalt_wire::{ErrorCode, FromServer};

use super::Live;
use super::hub::{ClientKind, ConnectionId, Joining, StreamOwner};
use super::node::Node;
use super::outbox::{Lines, Outbox};
use super::watch::{Known, Viewer};
use crate::api_error::ApiResult;
use crate::client_address::AddressKey;

/// Maximum number of open streams of games of one member, with all access tokens together: a bot plays dozens of games at once.
const MAX_GAME_STREAMS: usize = 40;

/// Maximum number of open event streams of one member. One tells everything; others may be cut ones that the server has not noticed
/// yet, or other programs. Each reads the store whenever something happens to the member.
const MAX_EVENT_STREAMS: usize = 4;

/// Maximum number of open streams of one address without a token.
const MAX_ADDRESS_STREAMS: usize = 8;

/// The client of a stream.
pub(crate) struct FeedClient {
    /// The account of its token.
    pub(crate) account: Option<Account>,
    /// The address that it is counted for.
    pub(crate) address: AddressKey,
    /// The owner of the stream.
    pub(crate) owner: StreamOwner,
}

/// A registered stream. It leaves when it is dropped.
pub(crate) struct Feed {
    node: Arc<Node>,
    id: ConnectionId,
    account: Option<Account>,
    address: AddressKey,
    outbox: Outbox,
    lines: Lines,
}

impl Drop for Feed {
    fn drop(&mut self) {
        for game in self.node.hub.leave(self.id, self.node.now()) {
            self.node.tell_presence(game);
        }
    }
}

impl Live {
    /// Registers a stream; `None` if its owner or its address has too many.
    pub(crate) fn open_feed(&self, client: FeedClient) -> Option<Feed> {
        let node = &self.node;
        let FeedClient { account, address, owner } = client;
        if !node.state.options().trial && node.hub.is_full(address) {
            return None;
        }
        let max = match owner {
            StreamOwner::GamesOfPlayer(_) => MAX_GAME_STREAMS,
            StreamOwner::EventsOfPlayer(_) => MAX_EVENT_STREAMS,
            StreamOwner::Address(_) => MAX_ADDRESS_STREAMS,
        };
        let (outbox, lines) = Outbox::new();
        let joining = Joining {
            outbox: outbox.clone(),
            player: account.as_ref().map(|account| account.id),
            member: account.is_some(),
            since: node.now(),
            address,
            device: Vec::new(),
            kind: ClientKind::WebSocket,
        };
        let id = node.hub.join_stream(owner, max, joining)?;
        Some(Feed { node: Arc::clone(node), id, account, address, outbox, lines })
    }

    /// The server's time.
    pub(crate) fn now(&self) -> Millis {
        self.node.now()
    }
}

impl Feed {
    /// Lets the stream watch a game: from now on changes of it wake the stream. The player of the stream is there.
    pub(crate) async fn watch(&self, game: GameId) -> ApiResult {
        let (account, address) = (self.account.as_ref(), self.address);
        let viewer = Viewer { connection: self.id, account, address, outbox: &self.outbox };
        self.node.watch(&viewer, game, Known { after: 0, last_chat_line: 0 }).await
    }

    /// Waits for something that concerns the stream. Returns the messages, which may be none although something has
    /// changed; fails once the server closes the stream.
    pub(crate) async fn changed(&mut self) -> Result<Vec<FromServer>, ErrorCode> {
        let first = tokio::select! {
            line = self.lines.recv() => line.ok_or(ErrorCode::ServerError)?,
            _ = self.outbox.closed() => return Err(ErrorCode::ServerError),
        };
        let mut messages: Vec<FromServer> = basalt_wire::read(&first).into_iter().collect();
        while let Ok(line) = self.lines.try_recv() {
            messages.extend(basalt_wire::read::<FromServer>(&line));
        }
        Ok(messages)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api_page::limit;
    use crate::live::hub::MAX_ADDRESS_CONNECTIONS;

    #[test]
    fn streams_are_limited_as_documented() {
        for (row, expected) in [
            ("open streams of games", MAX_GAME_STREAMS),
            ("open event streams", MAX_EVENT_STREAMS),
            ("open streams without a token", MAX_ADDRESS_STREAMS),
            ("WebSockets and streams", MAX_ADDRESS_CONNECTIONS),
        ] {
            assert_eq!(limit(row), [expected as u32], "{row}");
        }
    }
}
