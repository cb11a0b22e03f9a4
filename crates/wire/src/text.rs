//! Values of `rules` as text inside JSON.

/// A game by its name.
pub(crate) mod game {
    use basalt_rules::Game;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(game: &Game, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(game.id())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Game, D::Error> {
        String::deserialize(input)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A colour by its letter.
pub(crate) mod color {
    use basalt_rules::Color;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(color: &Color, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_char(color.letter())
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

        pub(crate) fn serialize<S: Serializer>(
            color: &Option<Color>,
            out: S,
        ) -> Result<S::Ok, S::Error> {
            color.map(Letter).serialize(out)
        }

        pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
            input: D,
        ) -> Result<Option<Color>, D::Error> {
            Ok(Option::<Letter>::deserialize(input)?.map(|letter| letter.0))
        }
    }
}
