//! A game that is loaded from the store: header, events and state.

use basalt_referee::{ChatLine, GameId, Millis, Numbered, OnlineGame, Pace};
use basalt_rules::{AnyMove, AnyPosition, Color};
use basalt_store::{Error as StoreError, GameSummary, Header, PlayerId, Seat};
use basalt_wire::{FromServer, GameState, LiveBoard, LiveGame, Presence};

/// A game as it was when this node last read it. Another node may have changed it in the store since.
#[derive(Clone, Debug)]
pub(crate) struct LoadedGame {
    pub(crate) header: Header,
    pub(crate) game: OnlineGame,
    pub(crate) events: Vec<Numbered>,
    /// Whether a commit was begun and nobody has learned whether it was made: the game is read again before anything is refused or
    /// shown because of it.
    pub(crate) is_in_doubt: bool,
}

impl LoadedGame {
    /// Replays the events of a stored game; fails if they are no legal game.
    pub(crate) fn new(header: Header, events: Vec<Numbered>) -> Result<Self, StoreError> {
        let start = AnyPosition::parse(header.terms.game, &header.start)
            .map_err(|error| corrupt_row("games", header.game, &error))?;
        let game = OnlineGame::new(header.terms, start, header.created);
        let kept = Vec::with_capacity(events.len());
        let mut loaded = Self { header, game, events: kept, is_in_doubt: false };
        loaded.extend(events)?;
        Ok(loaded)
    }

    /// Applies new events.
    pub(crate) fn extend(&mut self, events: Vec<Numbered>) -> Result<(), StoreError> {
        for numbered in events {
            self.game
                .apply(&numbered)
                .map_err(|broken| corrupt_row("events", self.header.game, &broken))?;
            self.events.push(numbered);
        }
        Ok(())
    }

    /// The player of a colour.
    pub(crate) fn seat(&self, color: Color) -> Seat {
        self.header.seats[color].seat
    }

    /// The colour of a player, if they play.
    pub(crate) fn color_of(&self, player: Option<PlayerId>) -> Option<Color> {
        player.and_then(|player| self.header.color_of(player))
    }

    /// The colour of the computer, if it plays.
    pub(crate) fn computer(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| matches!(self.seat(color), Seat::Computer(_)))
    }

    /// The game as a list shows it, without a board.
    pub(crate) fn live_game(&self) -> LiveGame {
        LiveGame {
            game: self.header.game,
            terms: self.header.terms,
            white: self.header.seats.white.player.clone(),
            black: self.header.seats.black.player.clone(),
            plies: self.game.plies().len() as u32,
            you: None,
            board: None,
        }
    }

    /// The present board and clocks.
    pub(crate) fn live_board(&self, now: Millis) -> LiveBoard {
        LiveBoard { clocks: Some(self.game.clocks(now)), ..self.still_board() }
    }

    /// The board without clocks.
    pub(crate) fn still_board(&self) -> LiveBoard {
        LiveBoard {
            position: self.game.position().to_string(),
            last: self.game.plies().last().map(|ply| ply.mv.to_string()),
            clocks: None,
        }
    }

    /// The events after a number.
    pub(crate) fn events_since(&self, after: u32) -> Vec<basalt_wire::Numbered> {
        let events = self.events.get(after as usize..).unwrap_or_default();
        events.iter().copied().map(Into::into).collect()
    }

    /// The message with the events after a number.
    pub(crate) fn since(&self, after: u32, now: Millis) -> FromServer {
        let events = self.events_since(after);
        FromServer::Events { game: self.header.game, events, clocks: self.game.clocks(now) }
    }

    /// The whole game as a viewer sees it.
    pub(crate) fn state(
        &self,
        you: Option<Color>,
        presence: Presence,
        chat: Vec<ChatLine>,
        now: Millis,
    ) -> GameState {
        GameState {
            game: self.header.game,
            terms: self.header.terms,
            start: self.header.start.clone(),
            white: self.header.seats.white.player.clone(),
            black: self.header.seats.black.player.clone(),
            you,
            created: self.header.created,
            events: self.events.iter().copied().map(Into::into).collect(),
            clocks: self.game.clocks(now),
            presence,
            chat,
            next: self.header.next,
            rematch: self.header.rematch,
            series: None,
        }
    }
}

fn corrupt_row(table: &'static str, game: GameId, what: &dyn ToString) -> StoreError {
    StoreError::CorruptRow { table, id: game.to_string(), what: what.to_string() }
}

/// The columns of a game that the store can search.
pub(crate) fn summary(game: &OnlineGame) -> GameSummary {
    let ending = game.ending();
    GameSummary {
        plies: game.plies().len() as u32,
        to_move: ending.is_none().then(|| game.to_move()),
        deadline: game.deadline(),
        // A live game has a new deadline with each move, and the lists that are sorted by it are of correspondence games.
        keeps_earlier_deadline: matches!(game.terms().pace, Pace::Live { .. }),
        reds: opening_key(game),
        ending,
    }
}

/// The text under which the archive finds games with the same opening.
fn opening_key(game: &OnlineGame) -> Option<String> {
    let moves: Vec<AnyMove> = game.plies().iter().map(|ply| ply.mv).collect();
    game.start().opening_key(&moves)
}

#[cfg(test)]
mod tests {
    use basalt_referee::{Player, Terms};
    use basalt_rules::{ByColor, Game};
    use basalt_store::SeatedPlayer;

    use super::*;

    impl LoadedGame {
        /// A game of the computer with itself that has just begun.
        pub(crate) fn sample(game: GameId) -> Self {
            let player = || Player::Computer { level: 1 };
            let seat = || SeatedPlayer { seat: Seat::Computer(1), player: player() };
            let header = Header {
                game,
                terms: Terms::casual(Game::Dvonn, Pace::Days(3)),
                start: AnyPosition::start(Game::Dvonn).to_string(),
                seats: ByColor { white: seat(), black: seat() },
                created: 0,
                number: 0,
                summary: GameSummary::default(),
                moved: 0,
                ended: None,
                rematch: None,
                next: None,
            };
            Self::new(header, Vec::new()).expect("a game")
        }
    }
}
