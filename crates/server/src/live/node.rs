//! A node: the online-play part of a server process. It owns nothing; the store is the truth.

use std::sync::Arc;

use basalt_referee::{GameId, Millis};
use basalt_store::{DatabaseClaim, PlayerId, Store};
use tokio::sync::Mutex;

use super::announced_starts::AnnouncedStarts;
use super::bus::{Bus, BusMessage, NodeId};
use super::computer::ComputerPool;
use super::doubts::Doubts;
use super::game_cache::{CachedGame, GameCache};
use super::hub::Hub;
use super::lobby_games::{LobbyCache, ShownBoards};
use super::lobby_news::LobbyNews;
use super::notifications::Notifications;
use super::operator::OperatorLog;
use super::outages::Outages;
use super::peers::Peers;
use super::presence::OnlineCache;
use super::seeks::Seeks;
use crate::api_error::ApiResult;
use crate::rng;
use crate::state::AppState;

pub(crate) struct Node {
    pub(crate) id: NodeId,
    pub(crate) state: AppState,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) hub: Hub,
    pub(crate) game_cache: GameCache,
    pub(crate) seeks: Seeks,
    pub(crate) computers: ComputerPool,
    pub(crate) shown_boards: ShownBoards,
    pub(crate) lobby_cache: LobbyCache,
    pub(crate) lobby_news: LobbyNews,
    pub(crate) doubts: Doubts,
    pub(crate) outages: Outages,
    pub(crate) peers: Peers,
    pub(crate) announced_starts: AnnouncedStarts,
    pub(crate) operator_log: OperatorLog,
    pub(crate) online: OnlineCache,
    pub(crate) notifications: Notifications,
    /// The claim of a node without a bus on its store.
    pub(crate) claim: Mutex<Option<DatabaseClaim>>,
}

impl Node {
    pub(crate) fn new(state: AppState, bus: Arc<dyn Bus>) -> Self {
        Self {
            id: rng::number(),
            state,
            bus,
            hub: Hub::default(),
            game_cache: GameCache::default(),
            seeks: Seeks::default(),
            computers: ComputerPool::default(),
            shown_boards: ShownBoards::default(),
            lobby_cache: LobbyCache::default(),
            lobby_news: LobbyNews::default(),
            doubts: Doubts::default(),
            outages: Outages::default(),
            peers: Peers::default(),
            announced_starts: AnnouncedStarts::default(),
            operator_log: OperatorLog::default(),
            online: OnlineCache::default(),
            notifications: Notifications::default(),
            claim: Mutex::default(),
        }
    }

    pub(crate) fn store(&self) -> &Store {
        self.state.store()
    }

    pub(crate) fn now(&self) -> Millis {
        self.state.clock().now()
    }

    /// The game, from the cache or the store.
    pub(crate) async fn open(&self, game: GameId) -> ApiResult<CachedGame> {
        self.game_cache.open(game, self.store(), &self.hub).await
    }

    pub(crate) fn publish(&self, news: BusMessage) {
        self.bus.publish(self.id, news);
    }

    /// Sends the list of games in which it is their turn to a player who is connected here.
    pub(crate) async fn send_games_to_move(&self, player: PlayerId) -> ApiResult {
        if self.hub.is_connected(player) {
            let games = self.store().awaiting(player).await?;
            self.hub.show_games_to_move(player, games, true);
        }
        Ok(())
    }

    /// Sends the presence to the audience of a game, if it has changed.
    pub(crate) fn tell_presence(&self, game: GameId) {
        self.hub.tell_presence(game, self.now());
    }

    /// Sends the presences that had to wait.
    pub(crate) fn tell_late_presences(&self) {
        self.hub.tell_late_presences(self.now());
    }
}

#[cfg(test)]
mod tests {
    use basalt_referee::{ColorWish, Pace, Terms};
    use basalt_rules::{ByColor, Game};
    use basalt_store::{Location, Seat};
    use basalt_testkit::TempFolder;

    use super::*;
    use crate::live::NoBus;
    use crate::live::start_game::GameSetup;
    use crate::{Clock, Options};

    const TERMS: Terms = Terms {
        color: ColorWish::White,
        ..Terms::casual(Game::Dvonn, Pace::Live { base: 600, increment: 0 })
    };

    impl Node {
        /// The only node of a store in a new folder, at the time 0. Its background tasks do not run.
        pub(crate) async fn quiet(name: &str) -> (Arc<Self>, TempFolder) {
            let folder = TempFolder::new(name);
            let location = Location::Folder(folder.path().to_owned());
            let store = Store::open(&location).await.expect("opens");
            let state = AppState::new(store, Clock::held(0), Options::default());
            (Arc::new(Self::new(state, Arc::new(NoBus::default()))), folder)
        }

        /// A live game of two new guests, White first.
        pub(crate) async fn test_game(self: &Arc<Self>) -> (GameId, [PlayerId; 2]) {
            let guest = async |name| {
                self.store()
                    .add_guest(name, self.now())
                    .await
                    .expect("answers")
                    .expect("a new name")
                    .id
            };
            let players = [guest("Ada").await, guest("Bea").await];
            let [white, black] = players.map(Seat::Person);
            let seats = ByColor { white, black };
            let setup = GameSetup { terms: TERMS, seats, seeks: Vec::new(), follows: None };
            (self.start_game(setup).await.expect("stored"), players)
        }
    }
}
