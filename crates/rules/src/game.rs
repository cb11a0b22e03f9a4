//! The list of games: the only file of this crate, besides those of the games and the crate's root, that names a game.
//!
//! What follows from the list is in the files of its folder: properties, and positions and moves of any game. They reach a game
//! by `with_position!` and `with_title!`.

mod any;
mod capabilities;
#[macro_use]
mod conversions;
mod properties;
mod rules;

use crate::dvonn;
use crate::notation::TextError;
use crate::punct::{self, Variant};
use crate::sentence::{sentence_union, sentences};
pub use capabilities::{Feature, StartBoard};
pub use rules::Rules;

/// A game without regard to its variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Title {
    /// DVONN.
    Dvonn,
    /// PÜNCT.
    Punct,
}

impl Title {
    /// Every title.
    pub const ALL: [Self; 2] = [Self::Dvonn, Self::Punct];

    /// The name in addresses, commands and records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Dvonn => "dvonn",
            Self::Punct => "punct",
        }
    }

    /// The name as it is printed on the box.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dvonn => "DVONN",
            Self::Punct => "PÜNCT",
        }
    }

    /// The variants of the game, the easiest first.
    pub const fn games(self) -> &'static [Game] {
        match self {
            Self::Dvonn => &[Game::Dvonn],
            Self::Punct => &[Game::PunctBasic, Game::Punct],
        }
    }
}

/// A game in one of its variants: everything that decides which moves are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// DVONN.
    Dvonn,
    /// PÜNCT, the standard game.
    Punct,
    /// PÜNCT, the basic game.
    PunctBasic,
}

impl Game {
    /// Every game.
    pub const ALL: [Self; 3] = [Self::Dvonn, Self::Punct, Self::PunctBasic];

    /// The game where nobody has chosen one.
    pub const DEFAULT: Self = Self::Dvonn;

    /// The name in commands and records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Dvonn => "dvonn",
            Self::Punct => "punct",
            Self::PunctBasic => "punct-basic",
        }
    }

    /// The game without its variant.
    pub const fn title(self) -> Title {
        match self {
            Self::Dvonn => Title::Dvonn,
            Self::Punct | Self::PunctBasic => Title::Punct,
        }
    }

    /// The variant of the rules.
    pub const fn variant(self) -> Variant {
        match self {
            Self::Dvonn | Self::Punct => Variant::Standard,
            Self::PunctBasic => Variant::Basic,
        }
    }
}

sentences! {
    /// Something that is not of the game it should be of.
    pub enum GameError {
        Unknown { found: String } = "text-game": "expected the name of a game (dvonn, punct, punct-basic), found “{found}”";
        OtherGame { mv: AnyMove, game: Game } = "text-other-game": "{mv} isn’t a {game} move";
    }
}

/// A move of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyMove {
    /// A DVONN move.
    Dvonn(dvonn::Move),
    /// A PÜNCT turn.
    Punct(punct::Move),
}

/// A space of the board of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyCell {
    /// A space of DVONN.
    Dvonn(dvonn::Cell),
    /// A space of PÜNCT.
    Punct(punct::Cell),
}

/// A legal position of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyPosition {
    /// A DVONN position.
    Dvonn(dvonn::Position),
    /// A PÜNCT position of either variant.
    Punct(punct::Position),
}

sentence_union! {
    /// Why a text cannot be played: it is no move, or not a legal one.
    pub enum MoveError { Text(TextError), Game(GameError), Dvonn(dvonn::IllegalMove), Punct(punct::IllegalMove) }
}

sentence_union! {
    /// Why a text is not the text of a position of the game it should be of.
    pub enum PositionError { Dvonn(dvonn::PositionError), Punct(punct::PositionError) }
}

conversions! { dvonn: Dvonn, punct: Punct }

/// Runs an expression with the position of whichever game.
///
/// Each crate gives positions what it needs by a trait that it implements for every game:
///
/// ```
/// use basalt_rules::{AnyPosition, Game, dvonn, punct, with_position};
///
/// trait Describe {
///     fn describe(&self) -> &'static str;
/// }
/// impl Describe for dvonn::Position {
///     fn describe(&self) -> &'static str {
///         "stacks"
///     }
/// }
/// impl Describe for punct::Position {
///     fn describe(&self) -> &'static str {
///         "bridges"
///     }
/// }
///
/// let position = AnyPosition::start(Game::Punct);
/// assert_eq!(with_position!(&position, position => position.describe()), "bridges");
/// ```
#[macro_export]
macro_rules! with_position {
    ($any:expr, $position:ident => $body:expr) => {
        match $any {
            $crate::AnyPosition::Dvonn($position) => $body,
            $crate::AnyPosition::Punct($position) => $body,
        }
    };
}

/// Runs an expression with the type of the positions of a title; the type stands for the game. With it and
/// [`with_position!`](crate::with_position) a shared file need not name a game, and the compiler refuses a game that
/// lacks what the code asks for.
///
/// ```
/// use basalt_rules::{Rules, Title, with_title};
///
/// let pass = with_title!(Title::Dvonn, Position => <Position as Rules>::PASS.to_string());
/// assert_eq!(pass, "pass");
/// ```
#[macro_export]
macro_rules! with_title {
    ($title:expr, $Position:ident => $body:expr) => {
        match $title {
            $crate::Title::Dvonn => {
                type $Position = $crate::dvonn::Position;
                $body
            }
            $crate::Title::Punct => {
                type $Position = $crate::punct::Position;
                $body
            }
        }
    };
}
