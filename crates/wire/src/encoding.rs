//! Building blocks of the encoding: texts, letters, lists and options of domain types.
//!
//! Domain types implement no serde traits, since JSON is only one of their encodings. Fields name their encoding
//! instead: `#[serde(with = "As::<Maybe<Letter>>")]`.

use std::fmt::Display;
use std::marker::PhantomData;
use std::str::FromStr;

use basalt_rules::Color;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An encoding of a domain type.
pub(crate) trait Encoding<T> {
    fn encode<S: Serializer>(value: &T, out: S) -> Result<S::Ok, S::Error>;
    fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<T, D::Error>;
}

/// Lets serde encode a field by an [`Encoding`].
pub(crate) struct As<E>(PhantomData<E>);

impl<E> As<E> {
    pub(crate) fn serialize<T, S: Serializer>(value: &T, out: S) -> Result<S::Ok, S::Error>
    where
        E: Encoding<T>,
    {
        E::encode(value, out)
    }

    pub(crate) fn deserialize<'de, T, D: Deserializer<'de>>(input: D) -> Result<T, D::Error>
    where
        E: Encoding<T>,
    {
        E::decode(input)
    }
}

/// Makes what serde derives for a definition of a domain type an [`Encoding`].
macro_rules! encodings {
    ($($definition:ident of $type:ty),+ $(,)?) => {
        $(impl $crate::encoding::Encoding<$type> for $definition {
            fn encode<S: serde::Serializer>(value: &$type, out: S) -> Result<S::Ok, S::Error> {
                Self::serialize(value, out)
            }

            fn decode<'de, D: serde::Deserializer<'de>>(input: D) -> Result<$type, D::Error> {
                Self::deserialize(input)
            }
        })+
    };
}

pub(crate) use encodings;

/// A value as its text: ids, games.
pub(crate) struct Text;

impl<T: Display + FromStr<Err: Display>> Encoding<T> for Text {
    fn encode<S: Serializer>(value: &T, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(value)
    }

    fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<T, D::Error> {
        String::deserialize(input)?.parse().map_err(D::Error::custom)
    }
}

/// A colour as its letter.
pub(crate) struct Letter;

impl Encoding<Color> for Letter {
    fn encode<S: Serializer>(color: &Color, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_char(color.letter())
    }

    fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<Color, D::Error> {
        let letter = char::deserialize(input)?;
        let unknown = || D::Error::custom(format_args!("{letter:?} is no colour: w or b"));
        Color::from_letter(letter).ok_or_else(unknown)
    }
}

/// A list of values.
pub(crate) struct List<E>(PhantomData<E>);

impl<T, E: Encoding<T>> Encoding<Vec<T>> for List<E> {
    fn encode<S: Serializer>(values: &Vec<T>, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(values.iter().map(Encoded::<T, E>::new))
    }

    fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<T>, D::Error> {
        let values = Vec::<Decoded<T, E>>::deserialize(input)?;
        Ok(values.into_iter().map(|decoded| decoded.0).collect())
    }
}

/// A value that may be missing.
pub(crate) struct Maybe<E>(PhantomData<E>);

impl<T, E: Encoding<T>> Encoding<Option<T>> for Maybe<E> {
    fn encode<S: Serializer>(value: &Option<T>, out: S) -> Result<S::Ok, S::Error> {
        value.as_ref().map(Encoded::<T, E>::new).serialize(out)
    }

    fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<Option<T>, D::Error> {
        Ok(Option::<Decoded<T, E>>::deserialize(input)?.map(|decoded| decoded.0))
    }
}

/// A pair as a list of two.
pub(crate) struct Pair<A, B>(PhantomData<(A, B)>);

impl<T, U, A: Encoding<T>, B: Encoding<U>> Encoding<(T, U)> for Pair<A, B> {
    fn encode<S: Serializer>((one, other): &(T, U), out: S) -> Result<S::Ok, S::Error> {
        (Encoded::<T, A>::new(one), Encoded::<U, B>::new(other)).serialize(out)
    }

    fn decode<'de, D: Deserializer<'de>>(input: D) -> Result<(T, U), D::Error> {
        let (one, other): (Decoded<T, A>, Decoded<U, B>) = Deserialize::deserialize(input)?;
        Ok((one.0, other.0))
    }
}

/// A borrowed value with its encoding.
struct Encoded<'a, T, E>(&'a T, PhantomData<E>);

impl<'a, T, E> Encoded<'a, T, E> {
    fn new(value: &'a T) -> Self {
        Self(value, PhantomData)
    }
}

impl<T, E: Encoding<T>> Serialize for Encoded<'_, T, E> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        E::encode(self.0, out)
    }
}

/// A value that was read by its encoding.
struct Decoded<T, E>(T, PhantomData<E>);

impl<'de, T, E: Encoding<T>> Deserialize<'de> for Decoded<T, E> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Ok(Self(E::decode(input)?, PhantomData))
    }
}
