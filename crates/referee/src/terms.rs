//! The terms that two players agree on.

use basalt_rules::{Color, Feature, Game};

use crate::Pool;

pub use basalt_rules::StartBoard as Board;

/// The terms of a game: what is played, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The game and its variant.
    pub game: Game,
    /// The position that it starts from.
    pub board: Board,
    /// The time control.
    pub pace: Pace,
    /// Whether it changes ratings.
    pub rated: bool,
    /// The colour that its proposer wants.
    pub color: ColorWish,
}

/// The time control of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// In real time.
    Live {
        /// Seconds for the whole game.
        base: u32,
        /// Seconds that each move adds.
        increment: u32,
    },
    /// By correspondence: days for each move.
    Days(u8),
}

/// The colour that a player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorWish {
    /// Either colour.
    Either,
    /// White.
    White,
    /// Black.
    Black,
}

impl ColorWish {
    /// The colour, if the player wants one.
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::Either => None,
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
        }
    }
}

/// A reason why terms cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadTerms {
    /// Only DVONN has random full boards.
    RandomBoard,
    /// From half a minute to three hours.
    Base,
    /// At most three minutes.
    Increment,
    /// From 1 to 14.
    Days,
    /// Basic PÜNCT is for learning and not rated.
    RatedBasic,
}

impl Terms {
    /// Seconds that a game in real time may give each player.
    pub const BASE: std::ops::RangeInclusive<u32> = 30..=3 * 60 * 60;
    /// Most seconds that a move may add.
    pub const MAX_INCREMENT: u32 = 3 * 60;
    /// Days that a move may take.
    pub const DAYS: std::ops::RangeInclusive<u8> = 1..=14;

    /// Whether a game can be played on these terms.
    pub fn check(&self) -> Result<(), BadTerms> {
        if !self.game.starts_on(self.board) {
            return Err(BadTerms::RandomBoard);
        }
        if self.rated && !self.game.has(Feature::Ratings) {
            return Err(BadTerms::RatedBasic);
        }
        match self.pace {
            Pace::Live { base, .. } if !Self::BASE.contains(&base) => Err(BadTerms::Base),
            Pace::Live { increment, .. } if increment > Self::MAX_INCREMENT => {
                Err(BadTerms::Increment)
            }
            Pace::Days(days) if !Self::DAYS.contains(&days) => Err(BadTerms::Days),
            Pace::Live { .. } | Pace::Days(_) => Ok(()),
        }
    }

    /// The rating pool, if such games can be rated.
    pub fn pool(&self) -> Option<Pool> {
        let pool = Pool { game: self.game, correspondence: matches!(self.pace, Pace::Days(_)) };
        self.game.has(Feature::Ratings).then_some(pool)
    }
}
#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { base: 300, increment: 3 };

    fn terms(game: Game, board: Board, pace: Pace, rated: bool) -> Terms {
        Terms { game, board, pace, rated, color: ColorWish::Either }
    }

    #[test]
    fn unplayable_terms_are_named() {
        let check = |game, board, pace, rated| terms(game, board, pace, rated).check();
        assert_eq!(check(Game::Dvonn, Board::Random, LIVE, true), Ok(()));
        assert_eq!(check(Game::Punct, Board::Empty, Pace::Days(14), true), Ok(()));
        assert_eq!(check(Game::Punct, Board::Random, LIVE, false), Err(BadTerms::RandomBoard));
        assert_eq!(check(Game::PunctBasic, Board::Empty, LIVE, true), Err(BadTerms::RatedBasic));
        assert_eq!(check(Game::Dvonn, Board::Empty, Pace::Days(0), false), Err(BadTerms::Days));
        assert_eq!(check(Game::Dvonn, Board::Empty, Pace::Days(15), false), Err(BadTerms::Days));
        let live = |base, increment| {
            check(Game::Dvonn, Board::Empty, Pace::Live { base, increment }, false)
        };
        assert_eq!(live(29, 0), Err(BadTerms::Base));
        assert_eq!(live(30, 0), Ok(()));
        assert_eq!(live(30, 181), Err(BadTerms::Increment));
        assert_eq!(live(10_801, 0), Err(BadTerms::Base));
    }

    #[test]
    fn basic_games_belong_to_no_pool() {
        assert_eq!(terms(Game::PunctBasic, Board::Empty, LIVE, false).pool(), None);
        let days = terms(Game::Punct, Board::Empty, Pace::Days(3), false);
        assert_eq!(days.pool(), "punct-days".parse().ok());
    }
}
