//! A store whose commits wait until the test lets them go on.

use std::future::ready;
use std::path::Path;
use std::pin::Pin;

use basalt_referee::{Event, GameId, Numbered};
use basalt_rules::Color;
use basalt_store::{Append, Appended, GameSummary, Location, Store};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Executor as _, SqliteConnection};
use tokio::task::yield_now;

type Appending = Pin<Box<dyn Future<Output = Appended>>>;

/// Commits wait for a second connection, which holds SQLite's lock of writers.
pub(crate) struct HeldStore {
    store: Store,
    lock: SqliteConnection,
    /// The append that the task which commits is at. Any other waits in its queue.
    first: Appending,
}

impl HeldStore {
    pub(crate) async fn hold(store: &Store, folder: &Path) -> Self {
        let options = SqliteConnectOptions::new().filename(folder.join(Location::FILE));
        let mut lock = options.connect().await.expect("it opens");
        lock.execute("BEGIN IMMEDIATE").await.expect("nobody writes for long");
        let (store, appending) = (store.clone(), store.clone());
        let mut first: Appending =
            Box::pin(
                async move { appending.append(stale()).await.expect("the lock is free again") },
            );
        tokio::select! {
            biased;
            _ = &mut first => panic!("nothing can be committed"),
            () = ready(()) => {}
        }
        while store.waiting_appends() > 0 {
            yield_now().await;
        }
        Self { store, lock, first }
    }

    /// Completes when a commit waits.
    pub(crate) async fn is_waited_for(&self) {
        while self.store.waiting_appends() == 0 {
            yield_now().await;
        }
    }

    /// Lets everything be committed.
    pub(crate) async fn release(mut self) {
        self.lock.execute("ROLLBACK").await.expect("it has begun");
        assert_eq!(self.first.await, Appended::Stale);
    }
}

/// An append to a game that does not exist.
fn stale() -> Append {
    let event = Event::DrawOffered { by: Color::White };
    Append {
        game: GameId::from_bits(u64::MAX),
        after: 0,
        events: vec![Numbered { number: 1, at: 0, event }],
        now: GameSummary::default(),
        rated: None,
    }
}
