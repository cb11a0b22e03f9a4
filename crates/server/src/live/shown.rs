//! The part of a game that its audience on this node has been sent. It outlives a cached game, so that whatever is read
//! from the store can be compared with it, and nobody misses anything or gets it twice.

use basalt_referee::{ChatLine, GameId, Millis, Player, RatingChange};
use basalt_rules::{ByColor, Color};
use basalt_wire::FromServer;

use super::loaded_game::LoadedGame;

/// The part of a game that an audience has been sent.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shown {
    /// Number of the last event.
    number: u32,
    /// Number of the last chat line.
    last_chat_line: u32,
    players: Option<ByColor<Player>>,
    rematch: Option<Color>,
    next: Option<GameId>,
    /// Whether nothing more is to be said about ratings.
    is_rated: bool,
}

impl Shown {
    /// All of a game but its chat.
    pub(crate) fn of(loaded: &LoadedGame) -> Self {
        Self {
            number: loaded.game.number(),
            last_chat_line: 0,
            players: Some(players(loaded)),
            rematch: loaded.header.rematch,
            next: loaded.header.next,
            is_rated: loaded.game.ending().is_some(),
        }
    }

    /// Brings the audience up to date. Returns the messages for it.
    pub(crate) fn update(&mut self, loaded: &LoadedGame, now: Millis) -> Vec<FromServer> {
        let game = loaded.header.game;
        let mut messages = Vec::new();
        if loaded.game.number() > self.number {
            messages.push(loaded.since(self.number, now));
            self.number = loaded.game.number();
        }
        if !self.has_players_of(loaded) {
            let players = players(loaded);
            self.players = Some(players.clone());
            let ByColor { white, black } = players;
            messages.push(FromServer::Players { game, white, black });
        }
        if let Some(by) = loaded.header.rematch.filter(|_| self.rematch != loaded.header.rematch) {
            messages.push(FromServer::RematchOffered { game, by });
        }
        if let Some(next) = loaded.header.next.filter(|_| self.next.is_none()) {
            messages.push(FromServer::Rematch { game, next });
        }
        (self.rematch, self.next) = (loaded.header.rematch, loaded.header.next);
        messages
    }

    fn has_players_of(&self, loaded: &LoadedGame) -> bool {
        let is_shown =
            |shown: &ByColor<Player>, color| shown[color] == loaded.header.seats[color].player;
        self.players
            .as_ref()
            .is_some_and(|shown| Color::ALL.into_iter().all(|color| is_shown(shown, color)))
    }

    /// Notes that the changes of the ratings are sent. Returns `None` if they were before.
    pub(crate) fn rate(
        &mut self,
        game: GameId,
        changes: ByColor<RatingChange>,
    ) -> Option<FromServer> {
        let ByColor { white, black } = changes;
        let is_news = !std::mem::replace(&mut self.is_rated, true);
        is_news.then_some(FromServer::Rated { game, white, black })
    }

    /// Whether the changes of the ratings have been sent or do not matter.
    pub(crate) fn is_rated(&self) -> bool {
        self.is_rated
    }

    /// Number of the last chat line that was sent.
    pub(crate) fn last_chat_line(&self) -> u32 {
        self.last_chat_line
    }

    /// Notes that lines are sent. Returns those that were not before.
    pub(crate) fn say(&mut self, mut lines: Vec<ChatLine>) -> Vec<ChatLine> {
        lines.retain(|line| line.number > self.last_chat_line);
        self.last_chat_line = lines.last().map_or(self.last_chat_line, |line| line.number);
        lines
    }
}

fn players(loaded: &LoadedGame) -> ByColor<Player> {
    ByColor::from_fn(|color| loaded.header.seats[color].player.clone())
}
