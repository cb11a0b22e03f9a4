//! The name of the person's account, known to every bundle.

use basalt_rules::{Feature, Game};
use leptos::prelude::*;

use crate::browser::window;
use crate::local_storage;
use crate::online;

/// The storage key of the name, which is there while the person is logged in.
const KEY: &str = "basalt.account";

/// The name of the account that the person is logged in to.
#[derive(Clone, Copy)]
pub(crate) struct AccountState(RwSignal<Option<String>>);

impl AccountState {
    /// As it was at the last visit. The bundles for online games learn the truth from the server.
    pub(crate) fn read() -> Self {
        Self(RwSignal::new(local_storage::read(KEY).filter(|name| !name.is_empty())))
    }

    /// The name; nothing for a guest.
    pub(crate) fn name(self) -> Option<String> {
        self.0.get()
    }

    /// Whether a quick pairing of the person's counts for ratings: they count for members, in games with ratings.
    pub(crate) fn plays_rated(self, game: Game) -> bool {
        self.0.with(Option::is_some) && game.has(Feature::Ratings)
    }

    /// Sets and stores the name that the server reports.
    pub(crate) fn set(self, name: Option<String>) {
        match &name {
            // Without storage the header of other bundles shows a guest; nothing else depends on it.
            Some(name) => drop(local_storage::write(KEY, name)),
            None => local_storage::remove(KEY),
        }
        if self.0.with_untracked(|before| *before != name) {
            self.0.set(name);
        }
    }

    /// Logs out and starts anew at the first screen.
    pub(crate) fn log_out(self) {
        leptos::task::spawn_local(async move {
            if online::log_out().await {
                self.leave();
            }
        });
    }

    /// Starts anew at the first screen after the session has ended.
    pub(crate) fn leave(self) {
        self.set(None);
        // A browser that does not go there still shows the page of a guest.
        let _ = window().location().assign("/");
    }
}
