//! Macros for what belongs to any game: the conversions from and into what belongs to one.

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

/// Implements what the types of any game have in common, for a list of all games: `From` for what belongs to one game,
/// the way back, texts, titles and broken rules.
macro_rules! conversions {
    ($($game:ident: $Variant:ident),*) => {
        $(
            conversions!(@into AnyMove::$Variant: $game::Move);
            conversions!(@into AnyCell::$Variant: $game::Cell);
            conversions!(@into AnyPosition::$Variant: $game::Position);
            $crate::try_from_any!(AnyMove::$Variant: AnyMove => $game::Move);
            $crate::try_from_any!(AnyCell::$Variant: AnyCell => $game::Cell);
            $crate::try_from_any!(<'a> AnyPosition::$Variant: &'a AnyPosition => &'a $game::Position);
        )*

        impl AnyMove {
            /// The title of the game that the move belongs to.
            pub const fn title(self) -> Title {
                match self {
                    $(Self::$Variant(_) => Title::$Variant,)*
                }
            }
        }

        impl std::fmt::Display for AnyMove {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$Variant(mv) => std::fmt::Display::fmt(mv, f),)*
                }
            }
        }

        impl std::fmt::Display for AnyCell {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$Variant(cell) => std::fmt::Display::fmt(cell, f),)*
                }
            }
        }

        impl MoveError {
            /// The title of the game whose rules refuse the move.
            pub const fn title(&self) -> Option<Title> {
                match self {
                    Self::Text(_) | Self::Game(_) => None,
                    $(Self::$Variant(_) => Some(Title::$Variant),)*
                }
            }

            /// The number of the broken rule in the rules of the game, if it is a rule that is broken.
            pub fn rule(&self) -> Option<u8> {
                match self {
                    Self::Text(_) | Self::Game(_) => None,
                    $(Self::$Variant(refusal) => Some(refusal.rule()),)*
                }
            }
        }
    };
    (@into $Any:ident::$Variant:ident: $Of:ty) => {
        impl From<$Of> for $Any {
            fn from(of_game: $Of) -> Self {
                Self::$Variant(of_game)
            }
        }
    };
}
