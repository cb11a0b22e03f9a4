//! Background tasks of a node: flag fall, pairing, computer moves, lobby updates, presence, messages of other
//! nodes.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use super::bus::BusMessage;
use super::node::Node;
use super::presence;
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
        repeat(Duration::from_millis(presence::HEARTBEAT_MS), || node.heartbeat()),
        node.listen(),
    );
}

impl Node {
    /// Commits the events that are due: flags fall, games that nobody starts are aborted.
    async fn sweep_flags(self: &Arc<Self>) -> ApiResult {
        for game in self.store().due(self.now(), MAX_SWEPT_GAMES).await? {
            let cached = self.open(game).await?;
            let mut loaded = cached.lock().await;
            self.apply_due_events(&mut loaded).await?;
        }
        Ok(())
    }

    /// Handles the messages of other nodes.
    async fn listen(self: &Arc<Self>) {
        let mut messages = self.bus.subscribe();
        loop {
            match messages.recv().await {
                Ok((from, message)) if from != self.id => {
                    _ = self.handle_bus_message(message).await;
                }
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => {
                    for game in self.hub.watched() {
                        _ = self.catch_up(game).await;
                    }
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    async fn handle_bus_message(self: &Arc<Self>, message: BusMessage) -> ApiResult {
        match message {
            BusMessage::Game(game) => self.catch_up(game).await?,
            BusMessage::InGame(game, message) => self.hub.send_to_game(game, &message),
            BusMessage::SeekOpened(seek) => self.show_seek(seek).await?,
            BusMessage::SeeksClosed(seeks) => self.hide_seeks(&seeks),
            BusMessage::Turn(player) => self.send_games_to_move(player).await?,
            BusMessage::Renamed(player) => self.show_name(player).await?,
            BusMessage::DisconnectPlayer(player) => self.hub.disconnect_player(player),
            BusMessage::ToPlayer(player, message) => self.hub.send_to_player(player, &message),
        }
        Ok(())
    }
}
