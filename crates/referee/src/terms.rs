//! The terms that two players agree on.

use basalt_rules::{Color, Feature, Game};

use crate::Pool;
use crate::unknown_id::text_by_id;

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
    /// The colour that its proposer wants. In a game with time odds it is the one that they have.
    pub color: ColorWish,
    /// Time odds: the time control of the proposer's opponent, if it is another one.
    pub odds: Option<Pace>,
    /// Whether it is a game of a match that is the best of three.
    pub best_of_three: bool,
}

/// The time control of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// A clock for the whole game.
    Live {
        /// Seconds for the whole game.
        base: u32,
        /// Seconds that each move adds.
        increment: u32,
    },
    /// Correspondence: days for each move.
    Days(u8),
}

impl Pace {
    /// The time control of an imported game of which nobody knows it. Nobody can challenge with it.
    pub const UNKNOWN: Self = Self::Live { base: 0, increment: 0 };
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
    /// Time odds are for casual games in real time.
    Odds,
    /// A game between a person and a bot is not rated.
    RatedBot,
}

impl BadTerms {
    /// Every reason.
    pub const ALL: [Self; 7] = [
        Self::RandomBoard,
        Self::Base,
        Self::Increment,
        Self::Days,
        Self::RatedBasic,
        Self::Odds,
        Self::RatedBot,
    ];

    /// Its name on the wire.
    pub const fn id(self) -> &'static str {
        match self {
            Self::RandomBoard => "random-board",
            Self::Base => "base",
            Self::Increment => "increment",
            Self::Days => "days",
            Self::RatedBasic => "rated-basic",
            Self::Odds => "odds",
            Self::RatedBot => "rated-bot",
        }
    }
}

text_by_id!(BadTerms, "fault of terms");

impl Terms {
    /// Seconds that a game in real time may give each player.
    pub const BASE: std::ops::RangeInclusive<u32> = 30..=3 * 60 * 60;
    /// Most seconds that a move may add.
    pub const MAX_INCREMENT: u32 = 3 * 60;
    /// Days that a move may take.
    pub const DAYS: std::ops::RangeInclusive<u8> = 1..=14;

    /// An unrated game that starts on an empty board, with colours by chance and no time odds.
    pub const fn casual(game: Game, pace: Pace) -> Self {
        Self {
            game,
            board: Board::Empty,
            pace,
            rated: false,
            color: ColorWish::Either,
            odds: None,
            best_of_three: false,
        }
    }

    /// Whether a game can be played on these terms.
    pub fn check(&self) -> Result<(), BadTerms> {
        if !self.game.starts_on(self.board) {
            return Err(BadTerms::RandomBoard);
        }
        if self.rated && !self.game.has(Feature::Ratings) {
            return Err(BadTerms::RatedBasic);
        }
        check_pace(self.pace)?;
        match (self.odds, self.pace) {
            (None, _) => Ok(()),
            (Some(odds @ Pace::Live { .. }), Pace::Live { .. }) if !self.rated => check_pace(odds),
            (Some(_), _) => Err(BadTerms::Odds),
        }
    }

    /// The time control of a colour.
    pub fn pace_of(&self, color: Color) -> Pace {
        let is_proposer = self.color.color().is_none_or(|proposer| proposer == color);
        self.odds.filter(|_| !is_proposer).unwrap_or(self.pace)
    }

    /// The terms of a game whose proposer plays a colour. Without time odds nobody needs to know it later.
    #[must_use]
    pub fn seated(self, proposer: Color) -> Self {
        let color = match proposer {
            Color::White => ColorWish::White,
            Color::Black => ColorWish::Black,
        };
        if self.odds.is_some() { Self { color, ..self } } else { self }
    }

    /// The terms of a rematch, in which players exchange colours and keep their times.
    #[must_use]
    pub fn exchanged(self) -> Self {
        self.color.color().map_or(self, |proposer| self.seated(proposer.other()))
    }

    /// The rating pool, if such games can be rated.
    pub fn pool(&self) -> Option<Pool> {
        let pool = Pool { game: self.game, correspondence: matches!(self.pace, Pace::Days(_)) };
        self.game.has(Feature::Ratings).then_some(pool)
    }
}
fn check_pace(pace: Pace) -> Result<(), BadTerms> {
    match pace {
        Pace::Live { base, .. } if !Terms::BASE.contains(&base) => Err(BadTerms::Base),
        Pace::Live { increment, .. } if increment > Terms::MAX_INCREMENT => {
            Err(BadTerms::Increment)
        }
        Pace::Days(days) if !Terms::DAYS.contains(&days) => Err(BadTerms::Days),
        Pace::Live { .. } | Pace::Days(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { base: 300, increment: 3 };

    fn terms(game: Game, board: Board, pace: Pace, rated: bool) -> Terms {
        Terms {
            game,
            board,
            pace,
            rated,
            color: ColorWish::Either,
            odds: None,
            best_of_three: false,
        }
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
        assert_eq!(
            check(Game::Dvonn, Board::Empty, Pace::UNKNOWN, false),
            Err(BadTerms::Base),
            "only imported games have it"
        );
    }

    #[test]
    fn time_odds_are_for_casual_games_in_real_time() {
        let with = |pace, odds, rated| {
            Terms { odds: Some(odds), ..terms(Game::Dvonn, Board::Empty, pace, rated) }.check()
        };
        let short = Pace::Live { base: 60, increment: 0 };
        assert_eq!(with(LIVE, short, false), Ok(()));
        assert_eq!(with(LIVE, short, true), Err(BadTerms::Odds));
        assert_eq!(with(Pace::Days(3), short, false), Err(BadTerms::Odds));
        assert_eq!(with(LIVE, Pace::Days(3), false), Err(BadTerms::Odds));
        assert_eq!(with(LIVE, Pace::Live { base: 29, increment: 0 }, false), Err(BadTerms::Base));
    }

    #[test]
    fn the_opponent_of_who_proposed_a_game_has_the_odds() {
        let short = Pace::Live { base: 60, increment: 0 };
        let equal = terms(Game::Dvonn, Board::Empty, LIVE, false);
        assert_eq!(equal.seated(Color::Black), equal);
        let odds = Terms { odds: Some(short), ..equal }.seated(Color::Black);
        assert_eq!((odds.pace_of(Color::Black), odds.pace_of(Color::White)), (LIVE, short));
        let next = odds.exchanged();
        assert_eq!((next.pace_of(Color::Black), next.pace_of(Color::White)), (short, LIVE));
        assert_eq!(equal.exchanged(), equal);
    }

    #[test]
    fn basic_games_belong_to_no_pool() {
        assert_eq!(terms(Game::PunctBasic, Board::Empty, LIVE, false).pool(), None);
        let days = terms(Game::Punct, Board::Empty, Pace::Days(3), false);
        assert_eq!(days.pool(), "punct-days".parse().ok());
    }
}
