//! The trait of a type with JSON, and its implementations for texts, colours, lists and options.

use basalt_referee::{
    BadTerms, ContactPolicy, GameId, ModeratorAction, Phrase, Pool, Relation, ReportKind,
    ReportReason, Scope, SeekId,
};
use basalt_rules::{Color, Game};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A domain type that can be written as JSON and read back.
pub trait Json: Sized {
    /// Writes a value.
    fn encode<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error>;
    /// Reads a value.
    fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error>;
}

/// Writes a field with `#[serde(with = "json")]`.
pub fn serialize<T: Json, S: Serializer>(value: &T, out: S) -> Result<S::Ok, S::Error> {
    value.encode(out)
}

/// Reads a field with `#[serde(with = "json")]`.
pub fn deserialize<'de, T: Json, D: Deserializer<'de>>(input: D) -> Result<T, D::Error> {
    T::decode(input)
}

/// A colour is its letter.
impl Json for Color {
    fn encode<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_char(self.letter())
    }

    fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let letter = char::deserialize(input)?;
        let unknown = || D::Error::custom(format_args!("{letter:?} is no colour"));
        Self::from_letter(letter).ok_or_else(unknown)
    }
}

/// Types that are written as their text.
macro_rules! texts {
    ($($type:ty),+) => {
        $(impl Json for $type {
            fn encode<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.collect_str(self)
            }

            fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                String::deserialize(input)?.parse().map_err(D::Error::custom)
            }
        })+
    };
}

texts!(
    BadTerms,
    ContactPolicy,
    Game,
    GameId,
    ModeratorAction,
    Phrase,
    Pool,
    Relation,
    ReportKind,
    ReportReason,
    Scope,
    SeekId
);

impl<T: Json> Json for Option<T> {
    fn encode<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.as_ref().map(Encoded).serialize(out)
    }

    fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(input)?.map(|Decoded(value)| value))
    }
}

impl<T: Json> Json for Vec<T> {
    fn encode<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter().map(Encoded))
    }

    fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let values: Vec<Decoded<T>> = Vec::deserialize(input)?;
        Ok(values.into_iter().map(|Decoded(value)| value).collect())
    }
}

/// A pair is a list of two.
impl<T: Json, U: Json> Json for (T, U) {
    fn encode<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        (Encoded(&self.0), Encoded(&self.1)).serialize(out)
    }

    fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let (Decoded(one), Decoded(other)) = Deserialize::deserialize(input)?;
        Ok((one, other))
    }
}

/// A borrowed value for serde to write.
struct Encoded<'a, T>(&'a T);

impl<T: Json> Serialize for Encoded<'_, T> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.0.encode(out)
    }
}

/// A value that serde has read.
struct Decoded<T>(T);

impl<'de, T: Json> Deserialize<'de> for Decoded<T> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        T::decode(input).map(Self)
    }
}
