//! Results as every format of ours writes them.

use basalt_rules::record::{SyntaxError, result_text};
use basalt_rules::sentence::quote;
use basalt_rules::{Color, Outcome};

const RESULTS: [Option<Outcome>; 4] =
    [Some(Outcome::Win(Color::White)), Some(Outcome::Win(Color::Black)), Some(Outcome::Draw), None];

/// The result that a text stands for.
pub(crate) fn read_result(text: &str) -> Result<Option<Outcome>, SyntaxError> {
    let known = RESULTS.into_iter().find(|&result| result_text(result) == text);
    known.ok_or_else(|| SyntaxError::Result { found: quote(text) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_has_one_text() {
        assert_eq!(read_result("0-1"), Ok(Some(Outcome::Win(Color::Black))));
        assert_eq!(read_result("*"), Ok(None));
        assert_eq!(read_result("1/2"), Err(SyntaxError::Result { found: "1/2".into() }));
    }
}
