//! Position texts of PÜNCT.

use basalt_rules::punct::{Position, Setup, Variant};

use crate::sound::{assert_sentence, assert_sound};

/// Reads the bytes as a position of both variants, writes it and reads it again.
pub fn punct_position(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for variant in [Variant::Basic, Variant::Standard] {
        if let Ok(setup) = Setup::parse(variant, &text) {
            let again = Setup::parse(variant, &setup.to_string()).expect("an own text");
            assert_eq!(again.to_string(), setup.to_string());
        }
        match Position::parse(variant, &text) {
            Ok(position) => assert_sound(&position.into()),
            Err(error) => assert_sentence(&error),
        }
    }
}
