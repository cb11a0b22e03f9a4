//! Values of `rules` as text inside JSON.
//!
//! Serde hands over references, even to what is smaller than one: hence the types that convert into themselves.

/// A game by its name.
pub(crate) mod game {
    use basalt_rules::Game;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<T: Copy + Into<Game>, S: Serializer>(
        game: &T,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        out.serialize_str((*game).into().id())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Game, D::Error> {
        String::deserialize(input)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A colour by its letter.
pub(crate) mod color {
    use basalt_rules::Color;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<T: Copy + Into<Color>, S: Serializer>(
        color: &T,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        out.serialize_char((*color).into().letter())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Color, D::Error> {
        let letter = char::deserialize(input)?;
        let unknown = || serde::de::Error::custom(format_args!("{letter:?} is no colour: w or b"));
        Color::from_letter(letter).ok_or_else(unknown)
    }

    /// A colour that may be missing.
    pub(crate) mod option {
        use basalt_rules::Color;
        use serde::{Deserialize, Deserializer, Serialize, Serializer};

        #[derive(Serialize, Deserialize)]
        struct Letter(#[serde(with = "super")] Color);

        pub(crate) fn serialize<T: Copy + Into<Option<Color>>, S: Serializer>(
            color: &T,
            out: S,
        ) -> Result<S::Ok, S::Error> {
            (*color).into().map(Letter).serialize(out)
        }

        pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
            input: D,
        ) -> Result<Option<Color>, D::Error> {
            Ok(Option::<Letter>::deserialize(input)?.map(|letter| letter.0))
        }
    }
}
