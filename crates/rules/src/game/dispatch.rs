//! Macros that run the same code for each game. With them a shared file need not name a game, and the compiler
//! refuses a game that lacks what the code asks for.

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

/// Runs an expression with the type of the positions of a title; the type stands for the game.
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

/// Implements `TryFrom` for what belongs to any game into what belongs to one.
///
/// `try_from_any!(<'a> AnyPosition::Dvonn: &'a AnyPosition => &'a dvonn::Position)`
#[macro_export]
macro_rules! try_from_any {
    ($(<$lifetime:lifetime>)? $Any:ident::$Variant:ident: $From:ty => $Of:ty) => {
        /// Gives the value back as the error if it belongs to another game.
        impl$(<$lifetime>)? TryFrom<$From> for $Of {
            type Error = $From;

            fn try_from(any: $From) -> Result<Self, $From> {
                match any {
                    $Any::$Variant(of_game) => Ok(of_game),
                    other => Err(other),
                }
            }
        }
    };
}
