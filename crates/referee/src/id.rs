//! Ids of games and seeks: short enough for an address that is read out, and hard to guess.

use std::fmt;
use std::str::FromStr;

/// The characters of an id: no letter that looks like a digit, nothing that needs escaping.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Characters of an id.
const LENGTH: usize = 10;

/// A text that is not an id: wrong length, or characters that no id has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadId;

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an id has {LENGTH} characters of a-z and 2-9, without l and o")
    }
}

impl std::error::Error for BadId {}

macro_rules! id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; LENGTH]);

        impl $name {
            /// The id that the lowest 50 bits give.
            pub fn from_bits(bits: u64) -> Self {
                Self(std::array::from_fn(|place| ALPHABET[(bits >> (5 * place)) as usize % 32]))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|&byte| fmt::Write::write_char(f, char::from(byte)))
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                let bytes: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| BadId)?;
                bytes.iter().all(|byte| ALPHABET.contains(byte)).then_some(Self(bytes)).ok_or(BadId)
            }
        }
    };
}

id! {
    /// The id of a game, as in the game's address.
    GameId
}

id! {
    /// The id of an open challenge, as in the link that a friend opens.
    SeekId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back() {
        for bits in [0, 1, u64::MAX, 0x1234_5678_9abc_def0] {
            let id = GameId::from_bits(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert_ne!(GameId::from_bits(0), GameId::from_bits(1 << 49));
    }

    #[test]
    fn text_that_is_no_id_is_refused() {
        for text in ["", "abc", "abcdefghijk", "ABCDEFGHIJ", "abcdefghi/", "abcdefghil", "ààààà"]
        {
            assert_eq!(text.parse::<GameId>(), Err(BadId), "{text}");
        }
    }
}
