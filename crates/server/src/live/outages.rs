//! Outages: the time in which no node served does not count in any game.
//!
//! Each node saves a sign of life every second. A node that starts, or whose store was away, looks for the last one of all
//! nodes: if it is old, nobody served since. Games learn of an outage when they are next used: an event leaves its time out.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use basalt_referee::{MIN_LIVE_OUTAGE, Millis};
use basalt_store::{Error as StoreError, Outage};

use super::loaded_game::LoadedGame;
use super::node::Node;
use crate::api_error::ApiResult;

/// Age of a sign of life from which on nothing may be decided before another one is saved.
const MAX_AGE: Duration = Duration::from_secs(2);

/// Age of a sign of life from which on the node may have been suspended.
const SUSPENDED_AFTER: Duration = Duration::from_secs(10);

/// Time for which outages are remembered, in milliseconds. In a correspondence game something happens more often.
const MEMORY_MS: Millis = 60 * 24 * 60 * 60 * 1_000;

/// The known outages, and the last sign of life of this node.
#[derive(Debug, Default)]
pub(crate) struct Outages(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    outages: Vec<Outage>,
    /// When this node last saved a sign of life; `None` before the first, and after an attempt that failed.
    saved: Option<Instant>,
}

impl Outages {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_older_than(&self, age: Duration) -> bool {
        self.state().saved.is_none_or(|saved| saved.elapsed() >= age)
    }
}

impl Node {
    /// Saves a sign of life. If there was none for a while, saves an outage as well.
    pub(crate) async fn note_alive(&self) -> Result<(), StoreError> {
        let saved = self.save_sign_of_life().await;
        self.outages.state().saved = saved.is_ok().then(Instant::now);
        saved
    }

    async fn save_sign_of_life(&self) -> Result<(), StoreError> {
        let now = self.now();
        if self.outages.is_older_than(SUSPENDED_AFTER) {
            if let Some(begun) = self.store().last_alive().await?
                && now.saturating_sub(begun) >= MIN_LIVE_OUTAGE
            {
                self.store().add_outage(Outage { begun, ended: now }).await?;
            }
            let outages = self.store().outages(now.saturating_sub(MEMORY_MS)).await?;
            self.outages.state().outages = outages;
        }
        self.store().note_alive(now).await
    }

    /// Leaves out the outages since the last event of a game. Nothing is decided in the game before.
    pub(crate) async fn leave_out_outages(self: &Arc<Self>, loaded: &mut LoadedGame) -> ApiResult {
        if self.outages.is_older_than(MAX_AGE) {
            self.note_alive().await?;
        }
        let latest = loaded.game.latest();
        let mut outages = self.outages.state().outages.clone();
        outages.retain(|outage| outage.begun >= latest);
        for Outage { begun, ended } in outages {
            let events = loaded.game.outage(begun, ended);
            if !events.is_empty() {
                self.commit(loaded, events, ended).await?;
            }
        }
        Ok(())
    }
}
