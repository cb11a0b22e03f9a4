//! Background tasks of a node: flag fall, pairing, computer moves, lobby updates, presence, messages of other
//! nodes.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use super::bus::{BusEvent, BusMessage};
use super::node::Node;
use super::peers::HEARTBEAT_INTERVAL;
use crate::api_error::ApiResult;

/// Interval at which the store is searched for games whose flag has fallen: a flag falls at most this much too late.
const FLAG_SWEEP_INTERVAL: Duration = Duration::from_millis(100);

/// Interval at which a node looks whether its store answers, and saves a sign of life.
const ALIVE_INTERVAL: Duration = Duration::from_secs(1);

/// Interval at which waiting players are paired.
const PAIRING_INTERVAL: Duration = Duration::from_secs(1);

/// Interval at which challenges of players who have left are closed.
const EXPIRY_INTERVAL: Duration = Duration::from_secs(2);

/// Interval at which the computer looks for games that another node has left to it.
const COMPUTER_INTERVAL: Duration = Duration::from_secs(5);

/// Minimum interval between two updates of the lobby.
const LOBBY_INTERVAL: Duration = Duration::from_secs(10);

/// Interval at which boards in the lobby are updated.
const BOARDS_INTERVAL: Duration = Duration::from_secs(2);

/// Interval at which a node stores who watches through it, if that has changed.
const AUDIENCE_INTERVAL: Duration = Duration::from_millis(200);

/// Interval at which a node looks whether messages of others may be lost.
const READ_INTERVAL: Duration = Duration::from_secs(1);

/// Interval at which a node looks whether there is a new notice of an operator to send.
const NOTICE_INTERVAL: Duration = Duration::from_millis(200);

/// Interval at which expired sessions, old challenges and old guests are deleted.
const CLEAN_UP_INTERVAL: Duration = Duration::from_hours(1);

/// Maximum number of messages of other nodes that are handled at a time: each may read from the store.
const MAX_HANDLED: usize = 8;

/// Maximum number of games in one sweep.
const MAX_SWEPT_GAMES: u32 = 500;

/// Repeats a task for ever. One that fails because the store cannot be reached may succeed the next time.
async fn repeat<F: Future<Output = ApiResult>>(pause: Duration, task: impl Fn() -> F) {
    let mut ticks = interval(pause);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        _ = task().await;
    }
}

/// Runs all background tasks of a node, for ever.
pub(crate) async fn run(node: Arc<Node>) {
    let node = &node;
    tokio::join!(
        repeat(FLAG_SWEEP_INTERVAL, || node.sweep_flags()),
        repeat(ALIVE_INTERVAL, || node.check_service()),
        repeat(PAIRING_INTERVAL, || node.pair_waiting()),
        repeat(EXPIRY_INTERVAL, || node.expire_seeks()),
        repeat(COMPUTER_INTERVAL, || node.wake_all()),
        repeat(LOBBY_INTERVAL, || node.refresh_lobby()),
        repeat(BOARDS_INTERVAL, || node.refresh_boards()),
        repeat(HEARTBEAT_INTERVAL, || node.heartbeat()),
        repeat(AUDIENCE_INTERVAL, || node.save_audiences()),
        repeat(READ_INTERVAL, || node.read_again_if_needed()),
        repeat(NOTICE_INTERVAL, || node.send_notice_if_changed()),
        repeat(CLEAN_UP_INTERVAL, || node.clean_up()),
        node.listen(),
    );
}

impl Node {
    /// Commits the events that are due: flags fall, games that nobody starts are aborted.
    async fn sweep_flags(self: &Arc<Self>) -> ApiResult {
        self.check_maintenance()?;
        for (game, deadline) in self.store().due(self.now(), MAX_SWEPT_GAMES).await? {
            if self.is_responsible(game, deadline) {
                let cached = self.open(game).await?;
                let mut loaded = cached.lock().await;
                self.read_events(&mut loaded).await?;
                self.apply_due_events(&mut loaded).await?;
            }
        }
        Ok(())
    }

    /// Deletes what nobody can use any more, if no other node does.
    async fn clean_up(&self) -> ApiResult {
        if self.is_first() {
            self.store().forget_devices(self.now()).await?;
            let rows = self.store().clean_up(self.now()).await?;
            tracing::debug!(rows, "cleaned up");
        }
        Ok(())
    }

    /// Handles the messages of other nodes, several at a time. Their order does not matter: each only says what to read.
    async fn listen(self: &Arc<Self>) {
        let mut events = self.bus.subscribe();
        let permits = Arc::new(Semaphore::new(MAX_HANDLED));
        loop {
            match events.recv().await {
                Ok(BusEvent::Message { from, message }) if from != self.id => {
                    self.peers.note_heard(from);
                    if message == BusMessage::Here {
                        continue;
                    }
                    // The semaphore is never closed.
                    let Ok(permit) = Arc::clone(&permits).acquire_owned().await else { return };
                    let node = Arc::clone(self);
                    tokio::spawn(async move {
                        if node.handle_bus_message(message).await.is_err() {
                            node.peers.note_gap();
                        }
                        drop(permit);
                    });
                }
                Ok(BusEvent::Message { .. }) => {}
                Ok(BusEvent::Gap) | Err(RecvError::Lagged(_)) => self.peers.note_gap(),
                Err(RecvError::Closed) => return,
            }
        }
    }

    async fn handle_bus_message(self: &Arc<Self>, message: BusMessage) -> ApiResult {
        match message {
            BusMessage::Game { game, number } => self.catch_up(game, number).await?,
            BusMessage::Header(game) => self.read_header(game).await?,
            BusMessage::Said { game, number } => self.read_lines(game, number).await?,
            BusMessage::Audience(game) if self.hub.is_watched(game) => {
                self.read_audiences(&[game]).await?;
            }
            BusMessage::Here | BusMessage::Audience(_) => {}
            BusMessage::Started { game, player } => {
                self.hub.mark_lobby_changed();
                self.tell_started(game, &[player]).await?;
            }
            BusMessage::SeekOpened(seek) => self.show_seek(seek).await?,
            BusMessage::SeekClosed(seek) => self.hide_seeks(&[seek]),
            BusMessage::Turn(player) => self.send_games_to_move(player).await?,
            BusMessage::Renamed(player) => self.show_name(player).await?,
            BusMessage::SessionChanged(player) => self.hub.disconnect_player(player),
        }
        Ok(())
    }
}
