//! What happens without anybody asking: flags fall, those who wait are paired, the computer moves, the lobby changes.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use super::bus::BusMessage;
use super::node::Node;
use super::presence;
use crate::api_error::ApiError;

/// How often the store is asked whose time is up: a flag falls at most so much too late.
const FLAGS: Duration = Duration::from_millis(100);

/// How often those who wait are compared.
const PAIRING: Duration = Duration::from_secs(1);

/// How often the computer looks for games that nobody has told it of.
const COMPUTER: Duration = Duration::from_secs(5);

/// How often the lobby hears of other games at most.
const LOBBY: Duration = Duration::from_secs(10);

/// So many games are looked after in one go.
const BATCH: u32 = 500;

/// Does something again and again. What fails, because the store cannot be reached, may succeed the next time.
async fn repeat<F: Future<Output = Result<(), ApiError>>>(pause: Duration, deed: impl Fn() -> F) {
    let mut ticks = interval(pause);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        _ = deed().await;
    }
}

/// Looks after everything on a node, for ever.
pub(crate) async fn run(node: Arc<Node>) {
    let node = &node;
    tokio::join!(
        repeat(FLAGS, || node.sweep()),
        repeat(PAIRING, || node.pair_waiting()),
        repeat(COMPUTER, || node.consider_all()),
        repeat(LOBBY, || node.refresh_lobby()),
        repeat(Duration::from_millis(presence::HEARTBEAT_MS), || node.heartbeat()),
        node.listen(),
    );
}

impl Node {
    /// Lets happen what is due.
    async fn sweep(self: &Arc<Self>) -> Result<(), ApiError> {
        for game in self.store().due(self.now(), BATCH).await? {
            let table = self.open(game).await?;
            let mut open = table.lock().await;
            self.apply_due_events(&mut open).await?;
        }
        Ok(())
    }

    /// Hears what other nodes say.
    async fn listen(self: &Arc<Self>) {
        let mut news = self.bus.subscribe();
        loop {
            match news.recv().await {
                Ok((from, news)) if from != self.id => _ = self.hear(news).await,
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

    async fn hear(self: &Arc<Self>, news: BusMessage) -> Result<(), ApiError> {
        match news {
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
