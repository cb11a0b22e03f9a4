//! Reads an engine's reports during a search: the `info` lines of docs/protocol.md.

use std::iter::Peekable;
use std::str::SplitAsciiWhitespace;

use basalt_rules::{AnyMove, Game};

use crate::value::{Value, Verdict};

/// One line that an engine has said of a position.
///
/// ```
/// use basalt_review::{SearchResult, Value};
/// use basalt_rules::Game;
///
/// let line = "info depth 9 multipv 1 score margin 4 proven time 3 nodes 812 nps 270666 pv a1b2 c3c4";
/// let result = SearchResult::parse(Game::Dvonn, line).expect("a line of a search");
/// assert_eq!(result.value, Value::ProvenMargin(4));
/// assert_eq!(result.line.len(), 2);
/// assert_eq!(SearchResult::parse(Game::Dvonn, "bestmove a1b2"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The depth in plies.
    pub depth: u32,
    /// One for the best move, two for the next, and so on.
    pub rank: usize,
    /// The value of the line to the player to move.
    pub value: Value,
    /// Number of nodes.
    pub nodes: u64,
    /// Positions per second.
    pub speed: u64,
    /// The moves that both players are expected to make, one at least.
    pub line: Vec<AnyMove>,
}

type Words<'a> = Peekable<SplitAsciiWhitespace<'a>>;

impl SearchResult {
    /// Reads a line of a search of `game`. There is nothing to read in a line that is another's, that
    /// lacks a score or moves, or that is malformed; words that are not known are skipped.
    pub fn parse(game: Game, text: &str) -> Option<Self> {
        let mut words = text.split_ascii_whitespace().peekable();
        if words.next() != Some("info") || words.peek() == Some(&"string") {
            return None;
        }
        let (mut depth, mut rank, mut nodes, mut speed, mut value) = (0, 1, 0, 0, None);
        let mut line = Vec::new();
        while let Some(word) = words.next() {
            match word {
                "depth" => depth = words.next()?.parse().ok()?,
                "multipv" => rank = words.next()?.parse().ok().filter(|&rank| rank > 0)?,
                "nodes" => nodes = words.next()?.parse().ok()?,
                "nps" => speed = words.next()?.parse().ok()?,
                "score" => value = Some(read_score(&mut words)?),
                // The search is repeated for the exact score.
                "lowerbound" | "upperbound" => return None,
                "pv" => {
                    for text in words.by_ref() {
                        line.push(AnyMove::parse(game, text).ok()?);
                    }
                }
                _ => {}
            }
        }
        let value = value.filter(|_| !line.is_empty())?;
        Some(Self { depth, rank, value, nodes, speed, line })
    }

    /// The move that it is about.
    pub fn first(&self) -> Option<AnyMove> {
        self.line.first().copied()
    }
}

/// Reads the words of a score and leaves those behind it.
fn read_score(words: &mut Words<'_>) -> Option<Value> {
    match words.next()? {
        "margin" => read_margin(words),
        "chance" => Some(Value::Estimated { points: None, chance: read_chance(words)? }),
        "win" => read_verdict(Verdict::Win, words),
        "draw" => read_verdict(Verdict::Draw, words),
        "loss" => read_verdict(Verdict::Loss, words),
        _ => None,
    }
}

fn read_margin(words: &mut Words<'_>) -> Option<Value> {
    let margin = words.next()?;
    if words.next_if_eq(&"proven").is_some() {
        return Some(Value::ProvenMargin(margin.parse().ok()?));
    }
    words.next_if_eq(&"chance")?;
    Some(Value::Estimated { points: Some(hundredths(margin)?), chance: read_chance(words)? })
}

fn read_chance(words: &mut Words<'_>) -> Option<u16> {
    let hundredths = hundredths(words.next()?.strip_suffix('%')?)?;
    (0..=10_000).contains(&hundredths).then(|| thousandths(hundredths as u16))
}

/// A chance in thousandths that is given in hundredths of a percent.
pub fn thousandths(hundredths: u16) -> u16 {
    hundredths.saturating_add(5) / 10
}

fn read_verdict(verdict: Verdict, words: &mut Words<'_>) -> Option<Value> {
    let turns = match words.next_if_eq(&"in") {
        Some(_) => Some(words.next()?.parse().ok()?),
        None => None,
    };
    words.next_if_eq(&"proven")?;
    match (verdict, turns) {
        (verdict, None) => Some(Value::ProvenResult(verdict)),
        (Verdict::Win, Some(turns)) => Some(Value::WinIn(turns)),
        (Verdict::Loss, Some(turns)) => Some(Value::LossIn(turns)),
        (Verdict::Draw, Some(_)) => None,
    }
}

/// The hundredths of a number with two decimals at most. The standard library reads numbers of any
/// kind, which would be the only use of much code in the page.
fn hundredths(text: &str) -> Option<i32> {
    let (is_negative, size) = match text.strip_prefix('-') {
        Some(size) => (true, size),
        None => (false, text),
    };
    let (whole, decimals) = size.split_once('.').unwrap_or((size, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit());
    if !is_number(whole) || !is_number(decimals) || decimals.len() > 2 {
        return None;
    }
    let scale = if decimals.len() == 1 { 10 } else { 1 };
    let whole = whole.parse::<i32>().ok()?.checked_mul(100)?;
    let sum = whole.checked_add(decimals.parse::<i32>().ok()? * scale)?;
    Some(if is_negative { -sum } else { sum })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(score: &str) -> Option<Value> {
        let line = format!("info depth 3 score {score} time 5 nodes 10 nps 2000 pv a1b2");
        SearchResult::parse(Game::Dvonn, &line).map(|result| result.value)
    }

    #[test]
    fn every_kind_of_score_is_understood() {
        let estimated = |points, chance| Some(Value::Estimated { points, chance });
        assert_eq!(value("margin 3.25 chance 63.8%"), estimated(Some(325), 638));
        assert_eq!(value("margin -0.05 chance 49.91%"), estimated(Some(-5), 499));
        assert_eq!(value("margin 12 chance 99.99%"), estimated(Some(1_200), 1_000));
        assert_eq!(value("chance 61.5%"), estimated(None, 615));
        assert_eq!(value("margin -4 proven"), Some(Value::ProvenMargin(-4)));
        assert_eq!(value("draw proven"), Some(Value::ProvenResult(Verdict::Draw)));
        assert_eq!(value("win in 3 proven"), Some(Value::WinIn(3)));
        assert_eq!(value("loss in 2 proven"), Some(Value::LossIn(2)));
    }

    #[test]
    fn a_malformed_score_is_none() {
        for score in [
            "",
            "margin",
            "margin 3",
            "margin 3.255 chance 5%",
            "margin x proven",
            "chance 5",
            "chance 101%",
            "chance -1%",
            "win",
            "win in proven",
            "win in x proven",
            "draw in 2 proven",
            "margin 99999999999 proven",
            "margin 99999999 chance 5%",
            "margin . chance 5%",
            "hope",
        ] {
            assert_eq!(value(score), None, "{score}");
        }
    }

    #[test]
    fn words_that_are_not_known_are_skipped() {
        let line =
            "info depth 4 mood high multipv 2 score chance 50% nodes 7 nps 9 pv l4/l5m5 pass";
        let result = SearchResult::parse(Game::Punct, line).expect("a line");
        assert_eq!((result.depth, result.rank, result.nodes, result.speed), (4, 2, 7, 9));
        assert_eq!(result.first().map(|mv| mv.to_string()).as_deref(), Some("l4/l5m5"));
    }

    #[test]
    fn other_lines_are_not_heard() {
        for line in [
            "",
            "readyok",
            "info",
            "info string score chance 50% pv a1b2",
            "info score chance 50%",
            "info score chance 50% pv",
            "info score chance 50% pv a1b2 z9",
            "info multipv 0 score chance 50% pv a1b2",
            "info depth x score chance 50% pv a1b2",
            "info pv a1b2",
            "info score chance 50% lowerbound nodes 7 pv a1b2",
            "info score chance 50% upperbound nodes 7 pv a1b2",
            "info depth 4 currmove a1b2 currmovenumber 3",
        ] {
            assert_eq!(SearchResult::parse(Game::Dvonn, line), None, "{line}");
        }
    }
}
