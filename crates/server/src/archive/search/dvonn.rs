//! Search for DVONN games by the cells of the red pieces.

use basalt_rules::dvonn::Cell;

/// Three different cells in the order of the store.
pub(super) fn sorted_reds(reds: &str) -> Option<String> {
    let words = reds.split([' ', ',', '+']).filter(|word| !word.is_empty());
    let cells: Result<Vec<Cell>, _> = words.map(str::parse).collect();
    let mut names: Vec<String> = cells.ok()?.iter().map(Cell::to_string).collect();
    names.sort();
    names.dedup();
    (names.len() == 3).then(|| names.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reds_are_three_spaces_in_any_order() {
        assert_eq!(sorted_reds("k5 a1,c3").as_deref(), Some("a1 c3 k5"));
        for nonsense in ["", "a1 c3", "a1 a1 c3", "a1 b2 c3 d4", "a1 b2 z9", "'; --"] {
            assert_eq!(sorted_reds(nonsense), None, "{nonsense}");
        }
    }
}
