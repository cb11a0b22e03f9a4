//! Texts with typing errors.

use proptest::prelude::*;

/// Characters that a typing error might put into a position text of either game.
const SYMBOLS: &[char] = &[
    'w', 'b', 'r', 'i', 'j', 's', 'p', '(', ')', '/', ',', '^', ':', ' ', '0', '1', '2', '9', 'x',
    'é', '\n',
];

/// The text with one to three of its characters replaced by others.
pub(crate) fn damaged(text: &'static str) -> impl Strategy<Value = String> {
    let damage = (0..text.chars().count(), prop::sample::select(SYMBOLS));
    prop::collection::vec(damage, 1..4).prop_map(move |damages| {
        let mut text: Vec<char> = text.chars().collect();
        for (at, symbol) in damages {
            text[at] = symbol;
        }
        String::from_iter(text)
    })
}

/// Keeps no files of failures: they would lie among the sources.
pub(crate) fn config() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }
}
