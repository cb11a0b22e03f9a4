//! Perft over positions of PÜNCT, for the native program and the WASM module.

use basalt_rules::punct::{Position, Variant};

/// The perft of each PÜNCT position of a file with one a line, up to the first malformed one.
pub(crate) fn punct_perft(text: &str, depth: u32) -> Vec<u64> {
    text.lines()
        .map_while(|line| Position::parse(Variant::Standard, line).ok())
        .map(|position| position.perft(depth))
        .collect()
}
