//! The texts of results and scores.

use basalt_rules::sentence::quote;
use basalt_rules::{ByColor, Color, Outcome};

use crate::error::SyntaxError;

/// The text of a result: `1-0`, `0-1`, `1/2-1/2`, or `*` for a game without one.
pub const fn result_text(result: Option<Outcome>) -> &'static str {
    match result {
        Some(Outcome::Win(Color::White)) => "1-0",
        Some(Outcome::Win(Color::Black)) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        None => "*",
    }
}

/// A text that is not the text of a result.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NotAResult;

/// The result that a text stands for, or an error with the text.
pub(super) fn read_result(text: &str) -> Result<Option<Outcome>, SyntaxError> {
    result_of(text).map_err(|NotAResult| SyntaxError::Result { found: quote(text) })
}

/// The result that a text stands for.
pub(super) fn result_of(text: &str) -> Result<Option<Outcome>, NotAResult> {
    match text {
        "1-0" => Ok(Some(Outcome::Win(Color::White))),
        "0-1" => Ok(Some(Outcome::Win(Color::Black))),
        "1/2-1/2" => Ok(Some(Outcome::Draw)),
        "*" => Ok(None),
        _ => Err(NotAResult),
    }
}

/// The text of a score, White's points first: `26-7`.
pub(super) fn score_text(score: ByColor<u32>) -> String {
    format!("{}-{}", score.white, score.black)
}

/// The score that a text stands for, or an error with the text.
pub(super) fn read_score(text: &str) -> Result<ByColor<u32>, SyntaxError> {
    score_of(text).ok_or_else(|| SyntaxError::Score { found: quote(text) })
}

fn score_of(text: &str) -> Option<ByColor<u32>> {
    let (white, black) = text.split_once('-')?;
    Some(ByColor { white: number(white)?, black: number(black)? })
}

/// Reads digits and nothing else.
pub(super) fn number<T: std::str::FromStr>(text: &str) -> Option<T> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_round_trips_through_its_text() {
        let wins = Color::ALL.map(|color| Some(Outcome::Win(color)));
        for result in wins.into_iter().chain([Some(Outcome::Draw), None]) {
            assert_eq!(read_result(result_text(result)), Ok(result));
        }
        assert_eq!(result_text(wins[0]), "1-0");
        assert_eq!(read_result("1/2"), Err(SyntaxError::Result { found: "1/2".into() }));
    }

    #[test]
    fn a_score_is_two_numbers() {
        assert_eq!(read_score("26-7"), Ok(ByColor { white: 26, black: 7 }));
        assert_eq!(score_text(ByColor { white: 0, black: 49 }), "0-49");
        for text in ["", "26", "26-", "-7", "26--7", "+26-7", "26-7-1", "4294967296-0", "a-b"] {
            assert_eq!(read_score(text), Err(SyntaxError::Score { found: text.into() }), "{text}");
        }
    }
}
