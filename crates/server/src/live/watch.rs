//! Watching games.

use std::sync::Arc;

use basalt_referee::{ChatLine, Clocks, GameId};
use basalt_rules::ByColor;
use basalt_store::Account;
use basalt_wire::{ErrorCode, FromServer, GameState, Numbered, Series};

use super::hub::{ConnectionId, MAX_ADDRESS_GAMES};
use super::node::Node;
use super::outbox::Outbox;
use crate::api_error::ApiResult;
use crate::client_address::AddressKey;
use crate::rate_limit::Limited;

/// A client that watches.
pub(crate) struct Viewer<'a> {
    pub(crate) connection: ConnectionId,
    pub(crate) account: Option<&'a Account>,
    /// The address that it is counted for.
    pub(crate) address: AddressKey,
    pub(crate) outbox: &'a Outbox,
}

/// The part of a game that a client knows already.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// Number of the last event.
    pub(crate) after: u32,
    /// Number of the last chat line.
    pub(crate) last_chat_line: u32,
}

/// Maximum number of lines of a chat in one message. A connection keeps a buffer of the size of the largest message that it was sent: 64 KB
/// with the longest texts.
const MAX_MESSAGE_LINES: usize = 50;

/// Maximum number of events of a game in one message, for the same reason: 60 KB. Hardly any game has more.
const MAX_MESSAGE_EVENTS: usize = 500;

/// Sends a whole game to a client: what does not fit into the first message follows as new events do.
pub(super) fn send_game(outbox: &Outbox, mut state: GameState) {
    let later = state.events.split_off(state.events.len().min(MAX_MESSAGE_EVENTS));
    let (game, clocks) = (state.game, state.clocks);
    outbox.send(&FromServer::Game(Box::new(state)));
    send_events(outbox, game, &later, clocks);
}

/// Sends events of a game to a client.
fn send_events(outbox: &Outbox, game: GameId, events: &[Numbered], clocks: Clocks) {
    for events in events.chunks(MAX_MESSAGE_EVENTS) {
        outbox.send(&FromServer::Events { game, events: events.to_vec(), clocks });
    }
}

/// Sends the lines of a chat to a client.
pub(super) fn say(outbox: &Outbox, game: GameId, lines: &[ChatLine]) {
    for lines in lines.chunks(MAX_MESSAGE_LINES) {
        outbox.send(&FromServer::Said { game, lines: lines.to_vec() });
    }
}

impl Node {
    /// Lets a client watch a game: sends all of it, or the events after one that the client knows. From the same
    /// instant on the client receives new events, so that it misses none and gets none twice; a chat line may come
    /// twice.
    pub(crate) async fn watch(
        self: &Arc<Self>,
        viewer: &Viewer<'_>,
        game: GameId,
        known: Known,
    ) -> ApiResult {
        let (resumes, hears_spectators) = self.show(viewer, game, known.after).await?;
        self.read_audiences(&[game]).await?;
        self.hub.tell_presence_to(viewer.outbox, game, self.now());
        let mut lines =
            self.store().chat(game, if resumes { known.last_chat_line } else { 0 }).await?;
        let last = lines.last().map_or(0, |line| line.number);
        let is_alone = self.hub.note_lines(viewer.connection, game, &lines);
        lines.retain(|line| hears_spectators || !line.spectator);
        say(viewer.outbox, game, &lines);
        if is_alone {
            return Ok(());
        }
        // The others may have lines to come that are new to them, too.
        self.read_lines(game, last).await
    }

    /// Refuses to read a game for a client that watches too many, or that makes the server read one after the other.
    fn admit(&self, viewer: &Viewer<'_>, game: GameId) -> ApiResult {
        // Somebody with an account may turn out to be a player, who watches beyond the bound of the address.
        let max = if viewer.account.is_some() { usize::MAX } else { self.max_games_of_address() };
        if !self.hub.has_room(viewer.connection, game, max) {
            return Err(ErrorCode::TooOften { seconds: 1 }.into());
        }
        self.check_reading(viewer.address, game)
    }

    /// Refuses to read a game for an address that makes the server read one after the other. The game need not be there, nor concern
    /// the client.
    pub(crate) fn check_reading(&self, address: AddressKey, game: GameId) -> ApiResult {
        if self.game_cache.get(game).is_none() {
            self.state.rate_limits().check_address(Limited::GameByAddress, address)?;
        }
        Ok(())
    }

    fn max_games_of_address(&self) -> usize {
        if self.state.options().trial { usize::MAX } else { MAX_ADDRESS_GAMES }
    }

    /// Sends a game. Returns whether the events after a known one were enough, and whether the client may read what spectators
    /// say: the players do after the end.
    async fn show(
        self: &Arc<Self>,
        viewer: &Viewer<'_>,
        game: GameId,
        after: u32,
    ) -> ApiResult<(bool, bool)> {
        self.admit(viewer, game)?;
        let cached = self.open(game).await?;
        let mut loaded = cached.lock().await;
        self.read_events(&mut loaded).await?;
        self.leave_out_outages(&mut loaded).await?;
        let you = loaded.color_of(viewer.account.map(|account| account.id));
        let (max, now) = (self.max_games_of_address(), self.now());
        self.hub.watch(viewer.connection, &loaded, you, max, now)?;
        let resumes = (1..=loaded.game.number()).contains(&after);
        let now = self.clock_time();
        if resumes {
            let events = loaded.events_since(after);
            if events.is_empty() {
                viewer.outbox.send(&loaded.since(after, now));
            }
            send_events(viewer.outbox, game, &events, loaded.game.clocks(now));
        } else {
            let presence = self.hub.presence(game);
            let series = self.match_score(&loaded).await?.map(Series::from);
            let state = loaded.state(you, presence, Vec::new(), now);
            send_game(viewer.outbox, GameState { series, ..state });
        }
        // The client may have missed the message to the audience.
        if let Some(ByColor { white, black }) = self.rating_changes(&loaded).await? {
            viewer.outbox.send(&FromServer::Rated { game, white, black });
        }
        Ok((resumes, you.is_none() || loaded.game.ending().is_some()))
    }

    pub(crate) fn unwatch(&self, connection: ConnectionId, game: GameId) {
        self.hub.unwatch(connection, game, self.now());
        self.tell_presence(game);
    }
}

#[cfg(test)]
mod tests {
    use basalt_referee::{ChatMessage, Phrase};
    use basalt_store::Speaker;
    use basalt_wire::read;

    use super::*;
    use crate::live::hub::{ClientKind, Joining};
    use crate::live::outbox::Lines;

    impl Node {
        /// A spectator of a game, who has been sent all of it. Returns what they are sent afterwards.
        pub(crate) async fn spectator(self: &Arc<Self>, game: GameId) -> Lines {
            let (outbox, mut lines) = Outbox::new();
            let connection = self.hub.join(Joining {
                outbox: outbox.clone(),
                player: None,
                member: false,
                since: self.now(),
                address: AddressKey::Unknown,
                device: Vec::new(),
                kind: ClientKind::WebSocket,
            });
            let address = AddressKey::Unknown;
            let viewer = Viewer { connection, account: None, address, outbox: &outbox };
            let known = Known { after: 0, last_chat_line: 0 };
            self.watch(&viewer, game, known).await.expect("answers");
            while lines.try_recv().is_ok() {}
            lines
        }
    }

    #[tokio::test]
    async fn newcomers_take_no_line_from_the_others() {
        let (node, _folder) = Node::quiet("lines").await;
        let (game, [ada, _]) = node.test_game().await;
        let mut lines = node.spectator(game).await;
        // It is stored, and the audience is about to be told.
        let message = ChatMessage::Phrase(Phrase::Hello);
        let said = node.store().say(game, Speaker::Player(ada), 0, &message).await;
        let number = said.expect("answers").expect("a game");
        node.spectator(game).await;
        node.read_lines(game, number).await.expect("answers");
        let told = lines.try_recv().ok().and_then(|line| read(&line));
        assert!(matches!(told, Some(FromServer::Said { lines, .. }) if lines[0].number == number));
        node.store().close().await;
    }
}
