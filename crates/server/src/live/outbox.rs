//! Outgoing messages of a connection, bounded in number and in bytes.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::{CloseCode, Utf8Bytes, close_code};
use basalt_wire::FromServer;
use tokio::sync::mpsc::{self, error::TryRecvError};
use tokio::sync::watch;

/// Maximum number of waiting messages. A client that reads more slowly is disconnected; it can resume.
const MAX_WAITING_LINES: usize = 64;

/// Maximum size of the waiting messages of a client: the most that one `watch` sends, which is the longest game of PÜNCT that the
/// rules allow and a full chat with the longest texts. A unit test adds them up: 1.7 MB.
const MAX_WAITING_BYTES: usize = 2 << 20;

/// Size of the waiting messages of all clients, not counting those that are shared, from which on each may have no more than
/// [`FAIR_WAITING_BYTES`].
const MAX_WAITING_BYTES_OF_ALL: usize = 128 << 20;

/// Size of the messages that may always wait: a full lobby, or a usual game with its chat.
const FAIR_WAITING_BYTES: usize = 64 << 10;

/// Size of the waiting messages of all clients that are not shared.
static WAITING_BYTES_OF_ALL: AtomicUsize = AtomicUsize::new(0);

/// Why the server closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CloseReason {
    /// The server stops.
    Shutdown,
    /// The client reads too slowly.
    Slow,
    /// The player has opened too many connections; this one is the oldest.
    TooMany,
    /// The session has ended or has another name now.
    SessionChanged,
    /// The client has sent a binary frame.
    Binary,
    /// The client goes on sending although it is refused.
    TooOften,
}

impl CloseReason {
    /// The status code of the close frame (RFC 6455, section 7.4).
    pub(crate) fn code(self) -> CloseCode {
        match self {
            Self::Shutdown => close_code::AWAY,
            Self::Slow | Self::TooMany | Self::TooOften => close_code::POLICY,
            Self::SessionChanged => close_code::NORMAL,
            Self::Binary => close_code::UNSUPPORTED,
        }
    }
}

/// A waiting message.
#[derive(Debug)]
struct Waiting {
    line: Utf8Bytes,
    _room: Room,
}

/// The room that a waiting message takes in the bounds. It is free again when this is dropped.
#[derive(Debug)]
struct Room {
    bytes: usize,
    is_shared: bool,
    of_client: Arc<AtomicUsize>,
    of_all: &'static AtomicUsize,
}

impl Room {
    /// The part of it that counts for all clients.
    fn bytes_of_all(&self) -> usize {
        if self.is_shared { 0 } else { self.bytes }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.of_client.fetch_sub(self.bytes, Ordering::Relaxed);
        self.of_all.fetch_sub(self.bytes_of_all(), Ordering::Relaxed);
    }
}

/// The receiving end of a queue. A message is no longer counted once it is received.
#[derive(Debug)]
pub(crate) struct Lines(mpsc::Receiver<Waiting>);

impl Lines {
    /// The next message, once there is one; `None` if no outbox is left.
    pub(crate) async fn recv(&mut self) -> Option<Utf8Bytes> {
        Some(self.0.recv().await?.line)
    }

    /// The next message, if there is one.
    pub(crate) fn try_recv(&mut self) -> Result<Utf8Bytes, TryRecvError> {
        Ok(self.0.try_recv()?.line)
    }
}

/// The sending end of a queue; clones send to the same client.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    lines: mpsc::Sender<Waiting>,
    /// Size of the messages that wait for this client.
    waiting_bytes: Arc<AtomicUsize>,
    waiting_bytes_of_all: &'static AtomicUsize,
    closed: Arc<watch::Sender<Option<CloseReason>>>,
}

impl Outbox {
    /// A new outbox and the receiving end of its queue.
    pub(crate) fn new() -> (Self, Lines) {
        Self::counting_in(&WAITING_BYTES_OF_ALL)
    }

    fn counting_in(waiting_bytes_of_all: &'static AtomicUsize) -> (Self, Lines) {
        let (lines, waiting) = mpsc::channel(MAX_WAITING_LINES);
        let (waiting_bytes, closed) = (Arc::default(), Arc::new(watch::Sender::new(None)));
        (Self { lines, waiting_bytes, waiting_bytes_of_all, closed }, Lines(waiting))
    }

    /// Queues a message of this client alone.
    pub(crate) fn send(&self, message: &FromServer) {
        self.queue(line(message), false);
    }

    /// Queues a line that other clients are sent as well, so that it takes no memory of its own.
    pub(crate) fn send_line(&self, line: Utf8Bytes) {
        self.queue(line, true);
    }

    /// Queues a line. Disconnects the client if too much waits for it.
    fn queue(&self, line: Utf8Bytes, is_shared: bool) {
        let is_queued = self
            .room(line.len(), is_shared)
            .is_some_and(|room| self.lines.try_send(Waiting { line, _room: room }).is_ok());
        if !is_queued {
            self.close(CloseReason::Slow);
        }
    }

    /// Room for a message, unless it exceeds a bound in bytes.
    fn room(&self, bytes: usize, is_shared: bool) -> Option<Room> {
        let of_client = Arc::clone(&self.waiting_bytes);
        let room = Room { bytes, is_shared, of_client, of_all: self.waiting_bytes_of_all };
        let waiting = room.of_client.fetch_add(bytes, Ordering::Relaxed) + bytes;
        let own = room.bytes_of_all();
        let waiting_of_all = room.of_all.fetch_add(own, Ordering::Relaxed) + own;
        let is_fair = waiting_of_all <= MAX_WAITING_BYTES_OF_ALL || waiting <= FAIR_WAITING_BYTES;
        (is_fair && waiting <= MAX_WAITING_BYTES).then_some(room)
    }

    /// Disconnects the client. The first reason counts.
    pub(crate) fn close(&self, reason: CloseReason) {
        self.closed.send_if_modified(|closed| {
            let is_first = closed.is_none();
            *closed = closed.or(Some(reason));
            is_first
        });
    }

    /// Completes when the client is to be disconnected.
    pub(crate) async fn closed(&self) -> CloseReason {
        let mut closed = self.closed.subscribe();
        let reason = closed.wait_for(Option::is_some).await.ok().and_then(|reason| *reason);
        // The sender is in this outbox, so there is a reason.
        reason.unwrap_or(CloseReason::Shutdown)
    }
}

/// The text of a message, to be written once for many clients.
pub(crate) fn line(message: &FromServer) -> Utf8Bytes {
    basalt_wire::write(message).into()
}

#[cfg(test)]
mod tests {
    use basalt_referee::{ChatLine, ChatMessage, Clocks, GameId, MAX_OFFERS, Pace, Player, Terms};
    use basalt_rules::punct::Position;
    use basalt_rules::{Color, Game};
    use basalt_store::MAX_CHAT_LINES;
    use basalt_wire::{Event, GameState, Numbered, Presence};

    use super::*;
    use crate::live::watch::{say, send_game};

    /// Whether a client is to be disconnected as too slow.
    fn is_too_slow(outbox: &Outbox) -> bool {
        *outbox.closed.borrow() == Some(CloseReason::Slow)
    }

    fn text(bytes: usize) -> Utf8Bytes {
        "x".repeat(bytes).into()
    }

    /// A count of its own, so that no other test changes it.
    fn count() -> &'static AtomicUsize {
        Box::leak(Box::default())
    }

    #[tokio::test]
    async fn a_client_that_does_not_read_is_dropped() {
        let (outbox, _waiting) = Outbox::new();
        for request in 0..=MAX_WAITING_LINES {
            outbox.send(&FromServer::Done { request: request as u32 });
        }
        outbox.close(CloseReason::Shutdown);
        assert_eq!(outbox.closed().await, CloseReason::Slow, "the first reason counts");
    }

    #[tokio::test]
    async fn lines_come_out_in_order() {
        let (outbox, mut waiting) = Outbox::new();
        for request in 0..3 {
            outbox.send(&FromServer::Done { request });
        }
        for request in 0..3 {
            assert_eq!(waiting.recv().await, Some(line(&FromServer::Done { request })));
        }
    }

    #[test]
    fn a_client_that_does_not_read_has_a_bound_in_bytes() {
        for is_shared in [false, true] {
            let (outbox, mut waiting) = Outbox::counting_in(count());
            let half = MAX_WAITING_BYTES / 2;
            for _ in 0..2 {
                outbox.queue(text(half), is_shared);
            }
            assert!(!is_too_slow(&outbox), "exactly the bound");
            waiting.try_recv().expect("a line");
            outbox.queue(text(half), is_shared);
            assert!(!is_too_slow(&outbox), "what was read has made room");
            outbox.queue(text(1), is_shared);
            assert!(is_too_slow(&outbox), "a byte too many");
        }
    }

    #[test]
    fn all_clients_together_have_a_bound() {
        let all = count();
        let hogs: Vec<_> = (0..MAX_WAITING_BYTES_OF_ALL / MAX_WAITING_BYTES)
            .map(|_| {
                let (outbox, waiting) = Outbox::counting_in(all);
                outbox.queue(text(MAX_WAITING_BYTES), false);
                (outbox, waiting)
            })
            .collect();
        assert!(!hogs.iter().any(|(outbox, _)| is_too_slow(outbox)), "exactly the bound");
        let one_more = |bytes, is_shared| {
            let (outbox, waiting) = Outbox::counting_in(all);
            outbox.queue(text(bytes), is_shared);
            (is_too_slow(&outbox), outbox, waiting)
        };
        let (is_dropped, ..) = one_more(FAIR_WAITING_BYTES + 1, true);
        assert!(!is_dropped, "a shared line takes no room of its own");
        let fair = one_more(FAIR_WAITING_BYTES, false);
        assert!(!fair.0, "a usual client is served all the same");
        let (is_dropped, ..) = one_more(FAIR_WAITING_BYTES + 1, false);
        assert!(is_dropped, "others take too much");
        drop((hogs, fair));
        assert_eq!(
            all.load(Ordering::Relaxed),
            0,
            "what nobody reads is forgotten with its client"
        );
        let (is_dropped, ..) = one_more(MAX_WAITING_BYTES, false);
        assert!(!is_dropped, "there is room again");
    }

    /// Nobody is disconnected because of what `watch` sends. No message is large, since a connection keeps a buffer of its size.
    #[test]
    fn the_longest_game_and_chat_fit() {
        const MAX_MESSAGE_BYTES: usize = 72 << 10;
        // A game of PÜNCT is over with the 18th piece of a player, or some turns after the last placement.
        const LONGEST_GAME: u32 = (2 * 17 + 1) * Position::QUIET_TURNS as u32;
        // Each is offered and answered, and two turns that are taken back are played again.
        const OFFERS: u32 = 2 * MAX_OFFERS * (2 + 2 + 2);
        let at = u64::from(u32::MAX) * 1_000;
        let mv = "a10/b11c12-d13/e14f15".to_owned();
        let event = Event::Move { by: Color::White, mv, spent: at, forced: true };
        let numbered = |number| Numbered { number, at, event: event.clone() };
        let name = "\u{10ffff}".repeat(20);
        let player = || Player::Guest { name: name.clone() };
        let game = GameId::from_bits(u64::MAX);
        let state = GameState {
            game,
            terms: Terms::casual(Game::Punct, Pace::Days(3)),
            start: "x".repeat(1_000),
            white: player(),
            black: player(),
            you: None,
            created: at,
            events: (0..LONGEST_GAME + OFFERS).map(numbered).collect(),
            clocks: Clocks { white: at, black: at, running: None, now: at },
            presence: Presence::default(),
            chat: Vec::new(),
            next: Some(game),
            rematch: None,
            series: None,
        };
        let words = "\u{10ffff}".repeat(ChatMessage::MAX_CHARS);
        let lines = (0..2 * MAX_CHAT_LINES).map(|number| ChatLine {
            number,
            by: name.clone(),
            at,
            message: ChatMessage::Text(words.clone()),
            spectator: true,
        });
        let (outbox, mut waiting) = Outbox::counting_in(count());
        send_game(&outbox, state);
        say(&outbox, game, &lines.collect::<Vec<_>>());
        outbox.send(&FromServer::Done { request: u32::MAX });
        let bytes = outbox.waiting_bytes.load(Ordering::Relaxed);
        assert!(!is_too_slow(&outbox), "{bytes} bytes, {} places", outbox.lines.capacity());
        assert!(
            bytes > MAX_WAITING_BYTES / 2,
            "the bound is not larger than it has to be: {bytes}"
        );
        let mut numbers = Vec::new();
        while let Ok(line) = waiting.try_recv() {
            assert!(line.len() <= MAX_MESSAGE_BYTES, "{} bytes", line.len());
            match basalt_wire::read(&line) {
                Some(FromServer::Game(state)) => numbers.extend(state.events),
                Some(FromServer::Events { events, .. }) => numbers.extend(events),
                _ => {}
            }
        }
        let numbers = numbers.iter().map(|numbered| numbered.number);
        assert!(numbers.eq(0..LONGEST_GAME + OFFERS), "each event once, in order");
    }
}
