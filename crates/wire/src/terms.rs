//! What two people agree to play.

use basalt_rules::{Color, Game};
use serde::{Deserialize, Serialize};

use crate::text;

/// What is played, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The game and its variant.
    #[serde(with = "text::game")]
    pub game: Game,
    /// Where it starts.
    pub board: Board,
    /// How fast it is played.
    pub pace: Pace,
    /// Whether ratings change by it.
    pub rated: bool,
    /// Which colour the one who proposes it wants.
    pub color: ColorWish,
}

/// Where a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Board {
    /// As the rules say.
    Empty,
    /// DVONN: all pieces are placed by chance.
    Random,
}

/// How fast a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// In real time.
    Live {
        /// Seconds for the whole game.
        base: u32,
        /// Seconds that each move adds.
        increment: u32,
    },
    /// By correspondence: so many days for each move.
    Days(u8),
}

/// Which colour somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColorWish {
    /// Whichever.
    Either,
    /// White.
    White,
    /// Black.
    Black,
}

impl ColorWish {
    /// The colour, if it matters.
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::Either => None,
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
        }
    }
}

/// Why terms cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    /// The seconds that a game in real time may give.
    pub const BASE: std::ops::RangeInclusive<u32> = 30..=3 * 60 * 60;
    /// The most seconds that a move may add.
    pub const LONGEST_INCREMENT: u32 = 3 * 60;
    /// The days that a move may take.
    pub const DAYS: std::ops::RangeInclusive<u8> = 1..=14;

    /// Whether a game can be played on these terms.
    pub fn check(&self) -> Result<(), BadTerms> {
        if self.board == Board::Random && self.game != Game::Dvonn {
            return Err(BadTerms::RandomBoard);
        }
        if self.rated && self.game == Game::PunctBasic {
            return Err(BadTerms::RatedBasic);
        }
        match self.pace {
            Pace::Live { base, .. } if !Self::BASE.contains(&base) => Err(BadTerms::Base),
            Pace::Live { increment, .. } if increment > Self::LONGEST_INCREMENT => {
                Err(BadTerms::Increment)
            }
            Pace::Days(days) if !Self::DAYS.contains(&days) => Err(BadTerms::Days),
            Pace::Live { .. } | Pace::Days(_) => Ok(()),
        }
    }

    /// In which pool it is rated, if it may be rated at all.
    pub const fn pool(&self) -> Option<Pool> {
        Some(match (self.game, self.pace) {
            (Game::Dvonn, Pace::Live { .. }) => Pool::DvonnLive,
            (Game::Dvonn, Pace::Days(_)) => Pool::DvonnDays,
            (Game::Punct, Pace::Live { .. }) => Pool::PunctLive,
            (Game::Punct, Pace::Days(_)) => Pool::PunctDays,
            (Game::PunctBasic, _) => return None,
        })
    }
}

/// Games whose results are rated together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    /// DVONN in real time.
    DvonnLive,
    /// DVONN by correspondence.
    DvonnDays,
    /// PÜNCT in real time.
    PunctLive,
    /// PÜNCT by correspondence.
    PunctDays,
}

impl Pool {
    /// Every pool.
    pub const ALL: [Self; 4] = [Self::DvonnLive, Self::DvonnDays, Self::PunctLive, Self::PunctDays];

    /// Its name in addresses and in the store.
    pub const fn id(self) -> &'static str {
        match self {
            Self::DvonnLive => "dvonn-live",
            Self::DvonnDays => "dvonn-days",
            Self::PunctLive => "punct-live",
            Self::PunctDays => "punct-days",
        }
    }

    /// The pool of a name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pool| pool.id() == id)
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
    fn what_cannot_be_played_is_named() {
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
    fn the_name_of_a_pool_is_what_json_says() {
        for pool in Pool::ALL {
            assert_eq!(serde_json::to_value(pool).ok(), Some(pool.id().into()));
            assert_eq!(Pool::from_id(pool.id()), Some(pool));
        }
    }

    #[test]
    fn basic_games_belong_to_no_pool() {
        assert_eq!(terms(Game::PunctBasic, Board::Empty, LIVE, false).pool(), None);
        let days = terms(Game::Punct, Board::Empty, Pace::Days(3), false);
        assert_eq!(days.pool(), Some(Pool::PunctDays));
    }
}
