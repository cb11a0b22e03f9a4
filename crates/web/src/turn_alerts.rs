//! Alerts on every screen that it is the person's turn in an online game.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::{after_delay, fetch_answer};
use crate::local_storage;

/// There as long as a game may wait one day: the person has a challenge open, or plays.
const KEY: &str = "basalt.called";

/// The polling interval, in milliseconds.
const POLL_INTERVAL_MS: i32 = 5_000;

/// The games in which it is the person's turn.
#[derive(Clone, Copy)]
pub(crate) struct TurnAlerts(RwSignal<Vec<String>>);

impl TurnAlerts {
    /// No alerts yet.
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// The games, the one that has waited longest first.
    pub(crate) fn games(self) -> Vec<String> {
        self.0.get()
    }

    /// Sets the games that the server reports.
    pub(crate) fn set(self, games: Vec<String>) {
        if self.0.with_untracked(|before| *before != games) {
            self.0.set(games);
        }
    }

    /// Polls the server as long as a turn may come. For bundles without a connection.
    pub(crate) fn listen(self) {
        if local_storage::read(KEY).is_some() {
            spawn_local(async move {
                self.ask().await;
                after_delay(POLL_INTERVAL_MS, move || self.listen());
            });
        }
    }

    /// Without a network it tries again later.
    async fn ask(self) {
        let Some(answer) = fetch_answer("/api/awaiting").await else { return };
        match answer.status {
            200 => self.set(answer.text.lines().map(str::to_owned).collect()),
            204 => {
                local_storage::remove(KEY);
                self.set(Vec::new());
            }
            _ => {}
        }
    }
}

/// Starts polling for turns.
pub(crate) fn start_polling() {
    // Without storage there are no alerts; the game waits all the same.
    let _ = local_storage::write(KEY, "yes");
}
