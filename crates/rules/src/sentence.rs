//! Errors as sentences: each is an enum with arguments, a key for the catalogue of every
//! language, and an English text for logs and protocols.

use std::fmt;

pub use crate::notation::quote;

/// Something that can be said to a person in any language the catalogue has.
///
/// `Display` gives the English sentence; [`key`](Sentence::key) and [`args`](Sentence::args) let
/// an edge of the program say it in another language.
pub trait Sentence: fmt::Display + fmt::Debug {
    /// The name of the sentence in the catalogue.
    fn key(&self) -> &'static str;

    /// The values that the sentence speaks of, by name.
    fn args(&self) -> Vec<(&'static str, Arg)>;

    /// The sentences of each enum that this type is or holds, for whoever keeps the catalogues complete.
    fn templates() -> Vec<&'static [Template]>
    where
        Self: Sized;
}

/// A value inside a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Put into the sentence as it is, or chosen by (`white`, `black`).
    Text(String),
    /// Put in as a figure; the language may choose a plural by it.
    Number(u64),
}

/// An entry that every catalogue must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// The name of the sentence in the catalogue.
    pub key: &'static str,
    /// The English text, arguments in braces.
    pub english: &'static str,
    /// The names of the arguments.
    pub args: &'static [&'static str],
    /// Their types, as the enum declares them.
    pub types: &'static [&'static str],
}

/// A type that can stand in a sentence.
pub trait ToArg {
    /// The value as a sentence takes it.
    fn to_arg(&self) -> Arg;
}

/// Makes types fit to stand in a sentence, as texts or as numbers.
macro_rules! to_arg {
    ($($kind:ident: $($ty:ty),+;)+) => {$($(
        impl $crate::sentence::ToArg for $ty {
            fn to_arg(&self) -> $crate::sentence::Arg {
                $crate::sentence::to_arg!(@ $kind self)
            }
        }
    )+)+};
    (@ text $value:ident) => { $crate::sentence::Arg::Text($value.to_string()) };
    (@ number $value:ident) => { $crate::sentence::Arg::Number(u64::try_from(*$value).unwrap_or(u64::MAX)) };
}

pub(crate) use to_arg;

to_arg! {
    text: String, char, &'static str, crate::AnyMove, crate::Game, crate::MoveError;
    number: u8, u32, usize;
}

impl ToArg for crate::Color {
    fn to_arg(&self) -> Arg {
        Arg::Text(format!("{self:#}"))
    }
}

/// Declares an error enum whose variants are sentences: fields, catalogue key, English text.
#[macro_export]
macro_rules! sentences {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident $({ $($field:ident: $ty:ty),+ })? = $key:literal: $english:literal;
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the sentence above each variant names its fields")]
        pub enum $name {
            $(
                $(#[$variant_meta])*
                #[doc = concat!("`", $english, "`")]
                $variant $({ $($field: $ty),+ })?,
            )+
        }

        impl $name {
            /// Every sentence of this type, for whoever keeps the catalogues complete.
            pub const TEMPLATES: &'static [$crate::sentence::Template] = &[$(
                $crate::sentence::Template {
                    key: $key,
                    english: $english,
                    args: &[$($(stringify!($field)),+)?],
                    types: &[$($(stringify!($ty)),+)?],
                },
            )+];
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {$(
                    Self::$variant $({ $($field),+ })? => write!(f, $english),
                )+}
            }
        }

        impl std::error::Error for $name {}

        impl $crate::sentence::Sentence for $name {
            fn key(&self) -> &'static str {
                match self {$(
                    Self::$variant $({ $($field: _),+ })? => $key,
                )+}
            }

            fn args(&self) -> Vec<(&'static str, $crate::sentence::Arg)> {
                match self {$(
                    Self::$variant $({ $($field),+ })? => vec![$($(
                        (stringify!($field), $crate::sentence::ToArg::to_arg($field)),
                    )+)?],
                )+}
            }

            fn templates() -> Vec<&'static [$crate::sentence::Template]> {
                vec![Self::TEMPLATES]
            }
        }
    };
}

/// Declares an error enum that is one of several sentence types.
#[macro_export]
macro_rules! sentence_union {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $( $variant:ident($ty:ty) ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $name {
            $(
                #[doc = concat!("See [`", stringify!($ty), "`].")]
                $variant($ty),
            )+
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $( Self::$variant(inner) => std::fmt::Display::fmt(inner, f), )+
                }
            }
        }

        impl std::error::Error for $name {}

        impl $crate::sentence::Sentence for $name {
            fn key(&self) -> &'static str {
                match self {
                    $( Self::$variant(inner) => $crate::sentence::Sentence::key(inner), )+
                }
            }

            fn args(&self) -> Vec<(&'static str, $crate::sentence::Arg)> {
                match self {
                    $( Self::$variant(inner) => $crate::sentence::Sentence::args(inner), )+
                }
            }

            fn templates() -> Vec<&'static [$crate::sentence::Template]> {
                [$(<$ty as $crate::sentence::Sentence>::templates()),+].concat()
            }
        }

        $(
            impl From<$ty> for $name {
                fn from(inner: $ty) -> Self {
                    Self::$variant(inner)
                }
            }
        )+
    };
}

pub use {sentence_union, sentences};
