//! The options of a new game.

use basalt_play::{Level, Players, Seat, Start, TimeControl};
use basalt_rules::{Color, Game, StartBoard};

/// The time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TimeChoice {
    /// It is not.
    Unlimited,
    /// A preset time control.
    Preset(TimeControl),
    /// A custom time control.
    Custom,
}

/// The options of a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GameOptions {
    /// The game with its variant.
    pub(crate) game: Game,
    /// Whether two people play at one board.
    pub(crate) two_players: bool,
    /// The computer's level.
    pub(crate) level: Level,
    /// The person's colour; random without one.
    pub(crate) color: Option<Color>,
    /// The board to start on.
    pub(crate) board: StartBoard,
    /// The time control.
    pub(crate) pace: TimeChoice,
    /// Minutes of the person's own time control.
    pub(crate) minutes: u32,
    /// Seconds that each move adds in it.
    pub(crate) seconds: u32,
}

impl GameOptions {
    /// The options that are selected at first.
    pub(crate) fn of(game: Game) -> Self {
        Self {
            game,
            two_players: false,
            level: Level::FIRST,
            color: Some(Color::White),
            board: game.usual_board(),
            pace: TimeChoice::Unlimited,
            minutes: 20,
            seconds: 5,
        }
    }

    /// The start of the game; `seed` decides what is random.
    pub(crate) fn start(self, seed: u64) -> Start {
        match self.board {
            StartBoard::Random if self.game.starts_on(StartBoard::Random) => {
                Start::RandomBoard { game: self.game, seed }
            }
            StartBoard::Random | StartBoard::Empty => Start::Empty(self.game),
        }
    }

    /// The players; `seed` decides what is random.
    pub(crate) fn players(self, seed: u64) -> Players {
        let by_chance = if seed.is_multiple_of(2) { Color::White } else { Color::Black };
        if self.two_players {
            Seat::TWO_PEOPLE
        } else {
            Seat::against_computer(self.color.unwrap_or(by_chance), self.level)
        }
    }

    /// The clocks.
    pub(crate) fn control(self) -> Option<TimeControl> {
        match self.pace {
            TimeChoice::Unlimited => None,
            TimeChoice::Preset(control) => Some(control),
            TimeChoice::Custom => TimeControl::new(60 * self.minutes, self.seconds).ok(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_decides_only_what_was_left_to_it() {
        let options = GameOptions { color: None, ..GameOptions::of(Game::Dvonn) };
        let person = |options: GameOptions, seed| options.players(seed).white == Seat::Person;
        assert_eq!([0, 1].map(|seed| person(options, seed)), [true, false]);
        let black = GameOptions { color: Some(Color::Black), ..options };
        assert_eq!([0, 1].map(|seed| person(black, seed)), [false, false]);
        assert_eq!(options.start(7), Start::RandomBoard { game: Game::Dvonn, seed: 7 });
        let punct = GameOptions::of(Game::Punct);
        assert_eq!(punct.start(7), Start::Empty(Game::Punct));
    }

    #[test]
    fn an_own_pace_is_taken_as_it_is_said() {
        let own = GameOptions {
            pace: TimeChoice::Custom,
            minutes: 2,
            seconds: 1,
            ..GameOptions::of(Game::Punct)
        };
        assert_eq!(own.control(), TimeControl::new(120, 1).ok());
        assert_eq!(GameOptions::of(Game::Punct).control(), None);
    }
}
