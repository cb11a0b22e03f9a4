//! Who is called back: games with people elsewhere that wait for the person, wherever in the page they are.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::{after_delay, fetch_answer};
use crate::local_storage;

/// There as long as a game may wait one day: the person has a challenge open, or plays.
const KEY: &str = "basalt.called";

/// How often it is asked, in milliseconds.
const PAUSE: i32 = 5_000;

/// The games in which it is the person's turn.
#[derive(Clone, Copy)]
pub(crate) struct TurnAlerts(RwSignal<Vec<String>>);

impl TurnAlerts {
    /// Nobody calls yet.
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// The games, the one that has waited longest first.
    pub(crate) fn games(self) -> Vec<String> {
        self.0.get()
    }

    /// Takes in what the server says.
    pub(crate) fn set(self, games: Vec<String>) {
        if self.0.with_untracked(|before| *before != games) {
            self.0.set(games);
        }
    }

    /// Asks the server now and then, as long as somebody may call. For wings that have no line to it.
    pub(crate) fn listen(self) {
        if local_storage::read(KEY).is_some() {
            spawn_local(async move {
                self.ask().await;
                after_delay(PAUSE, move || self.listen());
            });
        }
    }

    /// Without a network nobody calls, and it is asked again.
    async fn ask(self) {
        let Some((status, text)) = fetch_answer("/api/awaiting").await else { return };
        match status {
            200 => self.set(text.lines().map(str::to_owned).collect()),
            204 => {
                local_storage::remove(KEY);
                self.set(Vec::new());
            }
            _ => {}
        }
    }
}

/// Notes that somebody may call from now on.
pub(crate) fn start_polling() {
    // Where nothing is kept nobody is called back; the game waits all the same.
    let _ = local_storage::write(KEY, "yes");
}
