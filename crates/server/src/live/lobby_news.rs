//! News of challenges for everybody in the lobby: one task sends them in order, in batches of clients, so that no move waits behind
//! thousands of lines.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use basalt_store::PlayerId;
use tokio::sync::{Mutex as AsyncMutex, MutexGuard as AsyncMutexGuard, mpsc};

use super::batches::for_each_in_batches;
use super::node::Node;
use super::sweeper::survive;
use crate::lock::lock;

/// Maximum number of lines that wait to be sent. If one is dropped, the whole lobby is sent again.
const MAX_QUEUED: usize = 1_000;

/// Maximum number of lines that a client is sent before a pause: a quarter of those that may wait in its outbox.
const MAX_AT_ONCE: usize = 16;

/// A line about a challenge.
#[derive(Debug)]
struct News {
    number: u64,
    line: Utf8Bytes,
    /// The players of the challenge, who get a message of their own.
    except: [Option<PlayerId>; 2],
}

/// The news that wait on this node.
#[derive(Debug)]
pub(crate) struct LobbyNews {
    queue: mpsc::Sender<News>,
    /// The end that is read, until the task that sends takes it.
    waiting: Mutex<Option<mpsc::Receiver<News>>>,
    /// Number of the next line.
    next: AtomicU64,
    /// The first line that the whole lobby, when it was sent last, did not contain yet. Held while challenges are sent to the lobby.
    first_new: AsyncMutex<u64>,
}

impl Default for LobbyNews {
    fn default() -> Self {
        let (queue, waiting) = mpsc::channel(MAX_QUEUED);
        let waiting = Mutex::new(Some(waiting));
        Self { queue, waiting, next: AtomicU64::default(), first_new: AsyncMutex::default() }
    }
}

impl LobbyNews {
    /// Waits until nothing else is sent to the lobby, for a caller that is about to send the whole lobby. News wait until the guard is
    /// dropped. Those of the past are left out then: a line that was dropped might be the one that ends what they say.
    pub(crate) async fn replace(&self) -> AsyncMutexGuard<'_, u64> {
        let mut first_new = self.first_new.lock().await;
        *first_new = self.next.load(Ordering::SeqCst);
        first_new
    }
}

impl Node {
    /// Sends a line to everybody in the lobby soon, except to some players.
    pub(crate) fn tell_lobby(&self, line: Utf8Bytes, except: [Option<PlayerId>; 2]) {
        let number = self.lobby_news.next.fetch_add(1, Ordering::SeqCst);
        if self.lobby_news.queue.try_send(News { number, line, except }).is_err() {
            self.hub.mark_lobby_changed();
        }
    }

    /// Sends the news, for ever.
    pub(crate) async fn send_lobby_news(&self) {
        let Some(mut waiting) = lock(&self.lobby_news.waiting).take() else { return };
        let mut news = Vec::with_capacity(MAX_AT_ONCE);
        while waiting.recv_many(&mut news, MAX_AT_ONCE).await > 0 {
            survive(self.send_news(&mut news)).await;
            news.clear();
        }
    }

    async fn send_news(&self, news: &mut Vec<News>) {
        let first_new = self.lobby_news.first_new.lock().await;
        news.retain(|one| one.number >= *first_new);
        for_each_in_batches(&self.hub.lobby(), |(outbox, player)| {
            let is_excepted = |one: &&News| player.is_some() && one.except.contains(player);
            for one in news.iter().filter(|one| !is_excepted(one)) {
                outbox.send_line(one.line.clone());
            }
        })
        .await;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;
    use crate::client_address::AddressKey;
    use crate::live::hub::{ClientKind, Joining};
    use crate::live::outbox::{Lines, Outbox};

    /// Maximum time of any line.
    const REPLY_TIMEOUT: Duration = Duration::from_secs(30);

    fn player(number: u32) -> PlayerId {
        number.to_string().parse().expect("an id")
    }

    /// Somebody in the lobby. Returns what they are sent.
    fn enter(node: &Node, player: Option<PlayerId>) -> Lines {
        let (outbox, lines) = Outbox::new();
        let joining = Joining {
            outbox,
            player,
            member: false,
            since: 0,
            address: AddressKey::Unknown,
            device: Vec::new(),
            kind: ClientKind::WebSocket,
        };
        let connection = node.hub.join(joining);
        node.hub.enter_lobby(connection);
        lines
    }

    /// Many more than an outbox takes at once.
    #[tokio::test]
    async fn a_client_that_reads_gets_all_news_in_order() {
        let (node, _folder) = Node::quiet("news").await;
        let (mut ada, mut stranger) = (enter(&node, Some(player(1))), enter(&node, None));
        let text = |number: usize| Utf8Bytes::from(number.to_string());
        for number in 0..500 {
            node.tell_lobby(text(number), [(number % 2 == 0).then(|| player(1)), None]);
        }
        let sending = tokio::spawn({
            let node = Arc::clone(&node);
            async move { node.send_lobby_news().await }
        });
        let read = async |lines: &mut Lines, step| {
            for number in (step - 1..500).step_by(step) {
                assert_eq!(timeout(REPLY_TIMEOUT, lines.recv()).await, Ok(Some(text(number))));
            }
        };
        tokio::join!(read(&mut stranger, 1), read(&mut ada, 2));
        sending.abort();
        node.store().close().await;
    }

    /// The lobby that is sent next has what the dropped lines would have said.
    #[tokio::test]
    async fn a_flood_of_news_has_the_lobby_sent_again() {
        let (node, _folder) = Node::quiet("flood").await;
        for _ in 0..MAX_QUEUED {
            node.tell_lobby(Utf8Bytes::default(), [None, None]);
        }
        assert!(!node.hub.take_lobby_change());
        node.tell_lobby(Utf8Bytes::default(), [None, None]);
        assert!(node.hub.take_lobby_change());
        node.store().close().await;
    }

    /// One of the lines that did not fit may have said that a challenge of an older line is closed.
    #[tokio::test]
    async fn news_older_than_the_lobby_that_was_sent_are_left_out() {
        let (node, _folder) = Node::quiet("older").await;
        let mut stranger = enter(&node, None);
        node.tell_lobby(Utf8Bytes::from_static("old"), [None, None]);
        drop(node.lobby_news.replace().await);
        node.tell_lobby(Utf8Bytes::from_static("new"), [None, None]);
        let sending = tokio::spawn({
            let node = Arc::clone(&node);
            async move { node.send_lobby_news().await }
        });
        let first = timeout(REPLY_TIMEOUT, stranger.recv()).await;
        assert_eq!(first, Ok(Some(Utf8Bytes::from_static("new"))));
        sending.abort();
        node.store().close().await;
    }
}
