//! A node with a store of its own, for unit tests.

use std::sync::Arc;

use basalt_referee::{GameId, Pace, Terms};
use basalt_rules::Game;
use basalt_store::{Account, Location, Registered, Store};
use basalt_testkit::TempFolder;

use crate::client_address::AddressKey;
use crate::clock::Clock;
use crate::live::{Live, NoBus};
use crate::state::{AppState, Options};

/// Time of the held clock.
pub(crate) const NOW: u64 = 1_800_000_000_000;

pub(crate) struct TestNode {
    pub(crate) live: Live,
    _folder: TempFolder,
}

impl TestNode {
    pub(crate) async fn start() -> Self {
        let folder = TempFolder::new("node");
        let place = Location::Folder(folder.path().to_owned());
        let store = Store::open(&place).await.expect("it opens");
        let state = AppState::new(store, Clock::held(NOW), Options::default());
        let live = Live::start(state, Arc::new(NoBus::default())).await.expect("it starts");
        Self { live, _folder: folder }
    }

    pub(crate) async fn member(&self, name: &str) -> Account {
        let registered = self.live.state().store().register(name, "a hash", None, NOW).await;
        match registered.expect("answers") {
            Registered::Done(account) => account,
            refused => panic!("{name}: {refused:?}"),
        }
    }

    /// A game with a clock of two new members, and the first of them.
    pub(crate) async fn game(&self) -> (GameId, Account) {
        let (ada, bea) = (self.member("Ada").await, self.member("Bea").await);
        let terms = Terms::casual(Game::DEFAULT, Pace::Live { base: 300, increment: 3 });
        let challenger = (&ada, AddressKey::Unknown);
        let seek = self.live.challenge(challenger, terms, Some("Bea"), false).await;
        let seek = seek.expect("a challenge").seek;
        (self.live.accept_challenge(&bea, seek).await.expect("a game"), ada)
    }
}
