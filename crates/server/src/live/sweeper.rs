//! Background tasks of a node: flag fall, pairing, computer moves, lobby updates, presence, messages of other
//! nodes.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use basalt_referee::{GameId, Millis};
use futures_util::FutureExt as _;
use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use super::bus::{BusEvent, BusMessage};
use super::loaded_game::LoadedGame;
use super::node::Node;
use super::peers::HEARTBEAT_INTERVAL;
use crate::api_error::{ApiResult, one_of_many};
use crate::archive::explore;
use crate::log;

/// Interval at which the store is searched for games whose flag has fallen: a flag falls at most this much too late.
const FLAG_SWEEP_INTERVAL: Duration = Duration::from_millis(100);

/// Interval at which a node looks whether its store answers, and saves a sign of life.
const ALIVE_INTERVAL: Duration = Duration::from_secs(1);

/// Interval at which games are read again whose last commit has failed.
const DOUBT_INTERVAL: Duration = Duration::from_secs(1);

/// Interval at which waiting players are paired.
const PAIRING_INTERVAL: Duration = Duration::from_secs(1);

/// Interval at which challenges of players who have left are closed.
const EXPIRY_INTERVAL: Duration = Duration::from_secs(2);

/// Interval at which the computer looks for games that another node has left to it.
const COMPUTER_INTERVAL: Duration = Duration::from_secs(5);

/// Interval at which conditional moves are made that another node has left.
const CONDITIONAL_INTERVAL: Duration = Duration::from_secs(5);

/// Minimum interval between two updates of the lobby.
const LOBBY_INTERVAL: Duration = Duration::from_secs(10);

/// Interval at which boards in the lobby are updated.
const BOARDS_INTERVAL: Duration = Duration::from_secs(2);

/// Interval at which a node stores who watches through it, if that has changed.
const AUDIENCE_INTERVAL: Duration = Duration::from_millis(200);

/// Interval at which a node looks whether it may tell presences that had to wait.
const PRESENCE_INTERVAL: Duration = Duration::from_millis(200);

/// Interval at which a node looks whether messages of others may be lost.
const READ_INTERVAL: Duration = Duration::from_secs(1);

/// Interval at which a node looks whether there is a new notice of an operator to send.
const NOTICE_INTERVAL: Duration = Duration::from_millis(200);

/// Interval at which expired sessions, old challenges and old guests are deleted.
const CLEAN_UP_INTERVAL: Duration = Duration::from_hours(1);

/// Interval at which finished games are counted for the opening explorer.
const EXPLORER_INTERVAL: Duration = Duration::from_secs(10);
/// Interval at which games are looked for that moderators want to be compared with the engine.
const COMPARISON_INTERVAL: Duration = Duration::from_secs(2);

/// Interval at which e-mail about games that wait is sent.
const TURN_MAIL_INTERVAL: Duration = Duration::from_mins(10);

/// Maximum number of messages of other nodes that are handled at a time: each may read from the store.
const MAX_HANDLED: usize = 8;

/// Maximum number of games in one sweep.
const MAX_SWEPT_GAMES: u32 = 500;

/// Completes a part of a background task even if it panics, which the log then says: all background tasks of a node are one task
/// of the runtime, and would all end.
pub(super) async fn survive<T>(part: impl Future<Output = T>) {
    // Locks survive panics, too, and what is kept under them is never left half changed where it could panic.
    if AssertUnwindSafe(part).catch_unwind().await.is_err() {
        log::error("the server", &"a background task has panicked; it goes on");
    }
}

/// Repeats a task for ever. One that fails, because the store cannot be reached for example, may succeed the next time.
async fn repeat<F: Future<Output = ApiResult>>(pause: Duration, task: impl Fn() -> F) {
    let mut ticks = interval(pause);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        survive(async { task().await }).await;
    }
}

/// Runs all background tasks of a node, for ever.
pub(crate) async fn run(node: Arc<Node>) {
    let node = &node;
    tokio::join!(
        repeat(FLAG_SWEEP_INTERVAL, || node.sweep_flags()),
        repeat(ALIVE_INTERVAL, || node.check_service()),
        repeat(DOUBT_INTERVAL, || node.settle_doubts()),
        repeat(PAIRING_INTERVAL, || node.pair_waiting()),
        repeat(EXPIRY_INTERVAL, || node.expire_seeks()),
        repeat(COMPUTER_INTERVAL, || node.wake_all()),
        repeat(CONDITIONAL_INTERVAL, || node.sweep_conditional_moves()),
        repeat(LOBBY_INTERVAL, || node.refresh_lobby()),
        repeat(BOARDS_INTERVAL, || node.refresh_boards()),
        repeat(HEARTBEAT_INTERVAL, || node.heartbeat()),
        repeat(AUDIENCE_INTERVAL, || node.save_audiences()),
        repeat(PRESENCE_INTERVAL, || async {
            node.tell_late_presences();
            Ok(())
        }),
        repeat(READ_INTERVAL, || node.read_again_if_needed()),
        repeat(NOTICE_INTERVAL, || node.send_notice_if_changed()),
        repeat(CLEAN_UP_INTERVAL, || node.clean_up()),
        repeat(EXPLORER_INTERVAL, || node.count_openings()),
        repeat(COMPARISON_INTERVAL, || node.compare_games()),
        repeat(TURN_MAIL_INTERVAL, || node.send_turn_mail()),
        node.listen(),
        node.send_notifications(),
        node.send_lobby_news(),
    );
}

impl Node {
    /// Commits the events that are due: flags fall, games that nobody starts are aborted.
    async fn sweep_flags(self: &Arc<Self>) -> ApiResult {
        self.check_maintenance()?;
        for (game, deadline) in self.store().due(self.now(), MAX_SWEPT_GAMES).await? {
            if self.is_responsible(game, deadline) {
                one_of_many(self.sweep_flag(game, deadline).await)?;
            }
        }
        Ok(())
    }

    async fn sweep_flag(self: &Arc<Self>, game: GameId, deadline: Millis) -> ApiResult {
        let cached = self.open(game).await?;
        let mut loaded = cached.lock().await;
        self.read_events(&mut loaded).await?;
        self.apply_due_events(&mut loaded).await?;
        self.postpone(&loaded, deadline).await
    }

    /// Stores the deadline of a game if it is no longer the one that was stored.
    async fn postpone(&self, loaded: &LoadedGame, stored: Millis) -> ApiResult {
        let (game, deadline) = (&loaded.game, loaded.game.deadline());
        if game.ending().is_none() && deadline != Some(stored) {
            self.store().postpone(loaded.header.game, game.number(), deadline).await?;
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

    /// Counts the moves of finished games for the opening explorer, if no other node does.
    pub(crate) async fn count_openings(&self) -> ApiResult {
        if self.is_first() { explore(&self.state).await } else { Ok(()) }
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
                    // A panic ends this task alone.
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use basalt_referee::{ColorWish, Command, Pace, Terms};
    use basalt_rules::{ByColor, Game};
    use basalt_store::{Location, PlayerId, Seat, Store};
    use basalt_testkit::TempFolder;
    use basalt_wire::{FromServer, read};
    use tokio::task::yield_now;

    use super::*;
    use crate::live::bus::InProcessBus;
    use crate::live::start_game::GameSetup;
    use crate::{AppState, Clock, Options};

    const NOW: Millis = 1_800_000_000_000;

    const TERMS: Terms = Terms {
        color: ColorWish::White,
        ..Terms::casual(Game::Dvonn, Pace::Live { base: 600, increment: 0 })
    };

    /// A node whose background tasks do not run: it reads only what it is told to read.
    fn quiet_node(store: &Store) -> Arc<Node> {
        let state = AppState::new(store.clone(), Clock::held(NOW), Options::default());
        Arc::new(Node::new(state, Arc::new(InProcessBus::default())))
    }

    async fn guest(store: &Store, name: &str) -> PlayerId {
        store.add_guest(name, NOW).await.expect("answers").expect("a new name").id
    }

    #[tokio::test]
    async fn a_deadline_that_has_come_too_early_is_corrected() {
        let folder = TempFolder::new("deadline");
        let store = Store::open(&Location::Folder(folder.path().to_owned())).await.expect("opens");
        let node = quiet_node(&store);
        let [ada, bea] = [guest(&store, "Ada").await, guest(&store, "Bea").await];
        let seats = ByColor { white: Seat::Person(ada), black: Seat::Person(bea) };
        let setup = GameSetup { terms: TERMS, seats, seeks: Vec::new(), follows: None };
        let game = node.start_game(setup).await.expect("stored");
        node.execute((ada, game), 0, 0, Command::Play("a1".to_owned())).await.expect("legal");
        store.postpone(game, 1, Some(NOW)).await.expect("answers");
        node.sweep_flags().await.expect("answers");
        let header = store.header(game).await.expect("answers").expect("there");
        let expected = node.open(game).await.expect("there").lock().await.game.deadline();
        assert!(expected.is_some_and(|deadline| deadline > NOW), "the game goes on");
        assert_eq!((header.number, header.summary.deadline), (1, expected));
        store.close().await;
    }

    #[tokio::test]
    async fn the_message_of_a_move_brings_a_watched_game_up_to_date() {
        let folder = TempFolder::new("sweeper");
        let store = Store::open(&Location::Folder(folder.path().to_owned())).await.expect("opens");
        let (ours, theirs) = (quiet_node(&store), quiet_node(&store));
        let [ada, bea] = [guest(&store, "Ada").await, guest(&store, "Bea").await];
        let seats = ByColor { white: Seat::Person(ada), black: Seat::Person(bea) };
        let setup = || GameSetup { terms: TERMS, seats, seeks: Vec::new(), follows: None };
        let game = theirs.start_game(setup()).await.expect("stored");
        let mut lines = ours.spectator(game).await;

        let play = Command::Play("a1".to_owned());
        theirs.execute((ada, game), 0, 0, play).await.expect("legal");
        assert!(lines.try_recv().is_err(), "nobody has told this node");
        let message = BusMessage::Game { game, number: 1 };
        ours.handle_bus_message(message).await.expect("answers");
        let told = lines.try_recv().ok().and_then(|line| read(&line));
        assert!(matches!(told, Some(FromServer::Events { events, .. }) if events.len() == 1));
        ours.handle_bus_message(message).await.expect("answers");
        assert!(lines.try_recv().is_err(), "the move is known");

        assert!(!ours.hub.take_lobby_change(), "the game goes on");
        theirs.execute((bea, game), 1, 0, Command::Resign).await.expect("running");
        ours.handle_bus_message(BusMessage::Game { game, number: 2 }).await.expect("answers");
        assert!(ours.hub.take_lobby_change(), "the lobby lists one game less");

        let other = theirs.start_game(setup()).await.expect("stored");
        ours.handle_bus_message(BusMessage::Game { game: other, number: 1 })
            .await
            .expect("answers");
        assert!(ours.game_cache.get(other).is_none(), "nobody here uses it");
        store.close().await;
    }

    #[tokio::test]
    async fn a_task_that_panics_is_repeated_as_the_others_are() {
        let (panicking, other) = (AtomicU32::default(), AtomicU32::default());
        let pause = Duration::from_millis(1);
        let all = async {
            tokio::join!(
                repeat(pause, || async {
                    assert!(panicking.fetch_add(1, Ordering::Relaxed) > 0, "the first time");
                    Ok(())
                }),
                repeat(pause, || async {
                    other.fetch_add(1, Ordering::Relaxed);
                    Ok(())
                }),
            )
        };
        let both_go_on = async {
            while panicking.load(Ordering::Relaxed) < 3 || other.load(Ordering::Relaxed) < 3 {
                yield_now().await;
            }
        };
        tokio::select! {
            _ = all => panic!("they go on for ever"),
            () = both_go_on => {}
        }
    }
}
