//! The audience of a game: players and spectators who watch it.

use basalt_referee::{GameId, Millis};
use basalt_rules::{ByColor, Color};
use basalt_store::StoredAudience;
use basalt_wire::Presence;

use super::hub::ConnectionId;
use super::presence_news::{News, PresenceNews};
use super::shown::Shown;

/// Those who watch a game through other nodes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Elsewhere {
    pub(crate) players: ByColor<bool>,
    pub(crate) spectators: u32,
}

/// The connections that watch a game through this node, and the players who watch it through another.
#[derive(Debug)]
pub(crate) struct Audience {
    viewers: Vec<Viewer>,
    /// The colour that the computer plays; it never leaves.
    computer: Option<Color>,
    elsewhere: Elsewhere,
    /// The state that these connections have been sent; all of them are sent the same.
    pub(crate) shown: Shown,
    /// Time since which a player has been away; `None` while they watch.
    away_since: ByColor<Option<Millis>>,
    /// The presence that these connections have been told.
    told: PresenceNews,
}

#[derive(Clone, Copy, Debug)]
struct Viewer {
    connection: ConnectionId,
    /// The colour that the viewer plays; `None` for a spectator.
    color: Option<Color>,
}

impl Audience {
    /// An empty audience. Nobody knows how long the players have been away, so that counts from now on.
    pub(crate) fn new(computer: Option<Color>, shown: Shown, now: Millis) -> Self {
        let away_since = ByColor::from_fn(|color| (computer != Some(color)).then_some(now));
        let (viewers, elsewhere) = (Vec::new(), Elsewhere::default());
        Self { viewers, computer, elsewhere, shown, away_since, told: PresenceNews::default() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.viewers.is_empty()
    }

    pub(crate) fn connections(&self) -> impl Iterator<Item = ConnectionId> {
        self.viewers.iter().map(|viewer| viewer.connection)
    }

    /// The connections of spectators.
    pub(crate) fn spectators_here(&self) -> impl Iterator<Item = ConnectionId> {
        let spectators = self.viewers.iter().filter(|viewer| viewer.color.is_none());
        spectators.map(|viewer| viewer.connection)
    }

    pub(crate) fn enter(&mut self, connection: ConnectionId, color: Option<Color>) {
        self.viewers.retain(|viewer| viewer.connection != connection);
        self.viewers.push(Viewer { connection, color });
        if let Some(color) = color {
            self.away_since[color] = None;
        }
    }

    pub(crate) fn leave(&mut self, connection: ConnectionId, now: Millis) {
        self.viewers.retain(|viewer| viewer.connection != connection);
        self.settle(now);
    }

    /// Replaces those who watch through another node. Returns whether anything has changed.
    pub(crate) fn set_elsewhere(&mut self, elsewhere: Elsewhere, now: Millis) -> bool {
        let is_news = self.elsewhere != elsewhere;
        self.elsewhere = elsewhere;
        self.settle(now);
        is_news
    }

    /// Marks absent players as away from now on, unless they were away before.
    fn settle(&mut self, now: Millis) {
        for color in Color::ALL {
            let since = self.away_since[color].or(Some(now));
            self.away_since[color] = since.filter(|_| !self.is_there(color));
        }
    }

    /// Those who watch through this node.
    pub(crate) fn stored(&self, game: GameId) -> StoredAudience {
        let players = ByColor::from_fn(|color| self.is_here(color));
        StoredAudience { game, players, spectators: self.spectators() }
    }

    fn spectators(&self) -> u32 {
        self.viewers.iter().filter(|viewer| viewer.color.is_none()).count() as u32
    }

    pub(crate) fn away_since(&self, color: Color) -> Option<Millis> {
        self.away_since[color]
    }

    pub(crate) fn presence(&self) -> Presence {
        let (white, black) = (self.is_there(Color::White), self.is_there(Color::Black));
        let away_since = match (white, black) {
            (true, false) => self.away_since.black,
            (false, true) => self.away_since.white,
            _ => None,
        };
        let watchers = self.spectators().saturating_add(self.elsewhere.spectators);
        Presence { white, black, watchers, away_since }
    }

    /// The presence, if it may be told now; see [`PresenceNews::next`].
    pub(crate) fn presence_news(&mut self, now: Millis) -> News {
        let presence = self.presence();
        self.told.next(presence, now)
    }

    pub(crate) fn is_there(&self, color: Color) -> bool {
        self.computer == Some(color) || self.elsewhere.players[color] || self.is_here(color)
    }

    fn is_here(&self, color: Color) -> bool {
        self.viewers.iter().any(|viewer| viewer.color == Some(color))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A new game.
    fn shown() -> Shown {
        Shown::default()
    }

    #[test]
    fn a_player_is_away_once_the_last_window_is_closed() {
        let mut audience = Audience::new(None, shown(), 10);
        for (connection, color) in [(1, Color::White), (2, Color::White), (3, Color::Black)] {
            audience.enter(connection, Some(color));
        }
        audience.enter(4, None);
        assert_eq!(
            audience.presence(),
            Presence { white: true, black: true, watchers: 1, away_since: None }
        );
        audience.leave(1, 20);
        assert_eq!(audience.away_since(Color::White), None);
        audience.leave(2, 30);
        assert_eq!(audience.presence().away_since, Some(30));
        audience.enter(5, Some(Color::White));
        assert_eq!(audience.presence().away_since, None);
    }

    #[test]
    fn watchers_on_other_nodes_count() {
        let mut audience = Audience::new(None, shown(), 10);
        audience.enter(1, Some(Color::White));
        let players = ByColor { white: false, black: true };
        let black = Elsewhere { players, spectators: 2 };
        assert!(audience.set_elsewhere(black, 20) && !audience.set_elsewhere(black, 30));
        let presence = audience.presence();
        assert!(presence.black && presence.away_since.is_none(), "{presence:?}");
        assert_eq!(presence.watchers, 2);
        let here = audience.stored(GameId::from_bits(0));
        assert_eq!(here.players, ByColor { white: true, black: false });
        audience.enter(2, Some(Color::Black));
        assert!(audience.set_elsewhere(Elsewhere::default(), 40));
        assert_eq!(audience.away_since(Color::Black), None, "they are here now");
        audience.leave(2, 50);
        assert_eq!(audience.away_since(Color::Black), Some(50));
    }

    #[test]
    fn absence_starts_when_the_game_is_first_watched() {
        let mut audience = Audience::new(None, shown(), 10);
        audience.enter(1, Some(Color::White));
        assert_eq!(audience.presence().away_since, Some(10));
        let mut audience = Audience::new(Some(Color::Black), shown(), 10);
        audience.enter(1, Some(Color::White));
        assert_eq!(
            audience.presence(),
            Presence { white: true, black: true, watchers: 0, away_since: None }
        );
    }
}
