//! The solved puzzles, and the text in which a front end stores them.

use std::collections::BTreeMap;
use std::fmt;

use super::puzzle::is_id;

/// The ids of the solved and of the failed puzzles.
///
/// ```
/// use basalt_learn::puzzles::PuzzleScore;
///
/// let mut score = PuzzleScore::default();
/// score.add("dvonn-7", true);
/// score.add("dvonn-9", false);
/// assert_eq!(score.to_string(), "dvonn-7 !dvonn-9");
/// assert_eq!(PuzzleScore::from(score.to_string().as_str()), score);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleScore {
    solved: BTreeMap<String, bool>,
}

impl PuzzleScore {
    /// Records the end of an attempt. A solved puzzle stays solved.
    pub fn add(&mut self, id: &str, solved: bool) {
        *self.solved.entry(id.to_owned()).or_default() |= solved;
    }

    /// Whether a puzzle was solved; `None` if it was not tried.
    pub fn get(&self, id: &str) -> Option<bool> {
        self.solved.get(id).copied()
    }

    /// Forgets the puzzles that are gone.
    pub fn retain(&mut self, is_there: impl Fn(&str) -> bool) {
        self.solved.retain(|id, _| is_there(id));
    }

    /// The number of solved puzzles.
    pub fn count(&self) -> usize {
        self.solved.values().filter(|solved| **solved).count()
    }
}

impl fmt::Display for PuzzleScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (id, solved)) in self.solved.iter().enumerate() {
            let space = if number == 0 { "" } else { " " };
            write!(f, "{space}{}{id}", if *solved { "" } else { "!" })?;
        }
        Ok(())
    }
}

/// Parses any text. Invalid ids are skipped.
impl From<&str> for PuzzleScore {
    fn from(text: &str) -> Self {
        let mut score = Self::default();
        for word in text.split_whitespace() {
            let id = word.strip_prefix('!').unwrap_or(word);
            if is_id(id) {
                score.add(id, id == word);
            }
        }
        score
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::assert_meaning;
    use super::*;

    #[test]
    fn solved_puzzles_stay_solved() {
        let mut score = PuzzleScore::default();
        assert_eq!(score.get("a"), None);
        score.add("a", false);
        assert_eq!((score.get("a"), score.count()), (Some(false), 0));
        score.add("a", true);
        score.add("a", false);
        assert_eq!((score.get("a"), score.count()), (Some(true), 1));
    }

    #[test]
    fn any_text_can_be_read() {
        let invalid = ["", "!", "!!a", "ü {} \u{0}"];
        assert_meaning::<PuzzleScore>(&invalid.map(|text| (text, "")));
        let listed = ("punct-2\n\t!dvonn-1 a_b", "!dvonn-1 punct-2");
        assert_meaning::<PuzzleScore>(&[listed, ("!a a", "a")]);
    }
}
