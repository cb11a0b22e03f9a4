//! Names of games and seeks: short, so that they fit into an address that is read out, and not to be guessed.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What names are made of: no letter that looks like a digit, nothing that needs escaping.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// How long a name is.
const LENGTH: usize = 10;

/// A text that names nothing: wrong length, or signs that no name has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadId;

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a name has {LENGTH} of the signs a-z and 2-9, without l and o")
    }
}

impl std::error::Error for BadId {}

macro_rules! id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name([u8; LENGTH]);

        impl $name {
            /// The name that these bits give; the lowest 50 count.
            pub fn from_bits(bits: u64) -> Self {
                Self(std::array::from_fn(|place| ALPHABET[(bits >> (5 * place)) as usize % 32]))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|&sign| fmt::Write::write_char(f, char::from(sign)))
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                let signs: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| BadId)?;
                signs.iter().all(|sign| ALPHABET.contains(sign)).then_some(Self(signs)).ok_or(BadId)
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.to_string()
            }
        }
    };
}

id! {
    /// The name of a game, as it stands in the game's address.
    GameId
}

id! {
    /// The name of an open challenge, as it stands in the link that a friend opens.
    SeekId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_reads_back() {
        for bits in [0, 1, u64::MAX, 0x1234_5678_9abc_def0] {
            let id = GameId::from_bits(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert_ne!(GameId::from_bits(0), GameId::from_bits(1 << 49));
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for text in ["", "abc", "abcdefghijk", "ABCDEFGHIJ", "abcdefghi/", "abcdefghil", "ààààà"]
        {
            assert_eq!(text.parse::<GameId>(), Err(BadId), "{text}");
        }
    }
}
