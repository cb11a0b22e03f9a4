//! Refusals as people read them.

use basalt_locales::{Catalogue, Language};
use basalt_rules::MoveError;
use basalt_rules::punct::{IllegalMove, PieceKind};
use basalt_view::errors::refusal;

/// The letters of the pieces stand in records. A sentence tells their shape.
#[test]
fn no_piece_is_named_by_its_letter() {
    for &language in Language::ALL {
        let catalogue = Catalogue::new(language);
        for kind in PieceKind::ALL {
            let said = refusal(&MoveError::Punct(IllegalMove::NoneLeft { kind }), &catalogue);
            let letter = kind.to_string();
            let mut words = said.split(|sign: char| !sign.is_alphanumeric());
            assert!(words.all(|word| word != letter), "{said}");
        }
    }
}
