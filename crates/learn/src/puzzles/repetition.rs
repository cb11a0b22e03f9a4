//! Failed puzzles, which come again after a while.

use std::collections::BTreeMap;
use std::fmt;

use super::puzzle::is_id;

/// The days after which a failed puzzle comes again, each time it is solved.
const INTERVALS: [u32; 5] = [1, 3, 7, 16, 35];

/// The schedule by which a failed puzzle comes again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Due {
    day: u32,
    /// The number of times it was solved since it was failed.
    solved: u8,
}

/// The failed puzzles by id, with the days on which they come again: after 1, 3, 7, 16 and 35 days, as long as they are
/// solved. A failure begins anew.
///
/// ```
/// use basalt_learn::puzzles::Repetition;
///
/// let mut again = Repetition::default();
/// again.add("dvonn-9", false, 20_000);
/// assert_eq!(again.due(20_000).count(), 0);
/// assert_eq!(again.due(20_001).collect::<Vec<_>>(), ["dvonn-9"]);
/// again.add("dvonn-9", true, 20_001);
/// assert_eq!(again.due(20_003).count(), 0);
/// assert_eq!(again.to_string(), "dvonn-9:20004:1");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repetition {
    due: BTreeMap<String, Due>,
}

impl Repetition {
    /// Records the result of an attempt on a day. Solving a puzzle before its day changes nothing.
    pub fn add(&mut self, id: &str, solved: bool, day: u32) {
        if !solved {
            self.due.insert(id.to_owned(), Due { day: after(day, 0), solved: 0 });
            return;
        }
        let Some(due) = self.due.get_mut(id).filter(|due| due.day <= day) else { return };
        due.solved += 1;
        due.day = after(day, due.solved);
        if usize::from(due.solved) >= INTERVALS.len() {
            self.due.remove(id);
        }
    }

    /// The ids of the puzzles that are due on a day, those that have waited longest first.
    pub fn due(&self, day: u32) -> impl Iterator<Item = &str> {
        let mut due: Vec<(u32, &str)> = self
            .due
            .iter()
            .filter(|(_, due)| due.day <= day)
            .map(|(id, due)| (due.day, id.as_str()))
            .collect();
        due.sort_unstable();
        due.into_iter().map(|(_, id)| id)
    }

    /// Forgets the puzzles that are gone.
    pub fn retain(&mut self, is_there: impl Fn(&str) -> bool) {
        self.due.retain(|id, _| is_there(id));
    }

    /// Whether a puzzle will come again.
    pub fn holds(&self, id: &str) -> bool {
        self.due.contains_key(id)
    }
}

/// The day after an interval.
fn after(day: u32, solved: u8) -> u32 {
    day.saturating_add(INTERVALS.get(usize::from(solved)).copied().unwrap_or_default())
}

impl fmt::Display for Repetition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (id, due)) in self.due.iter().enumerate() {
            let space = if number == 0 { "" } else { " " };
            write!(f, "{space}{id}:{}:{}", due.day, due.solved)?;
        }
        Ok(())
    }
}

/// Parses any text. Invalid words are skipped.
impl From<&str> for Repetition {
    fn from(text: &str) -> Self {
        Self { due: text.split_whitespace().filter_map(read).collect() }
    }
}

fn read(word: &str) -> Option<(String, Due)> {
    let mut parts = word.split(':');
    let id = parts.next().filter(|id| is_id(id))?;
    let day = parts.next()?.parse().ok()?;
    let solved =
        parts.next()?.parse().ok().filter(|&solved| usize::from(solved) < INTERVALS.len())?;
    parts.next().is_none().then(|| (id.to_owned(), Due { day, solved }))
}

#[cfg(test)]
mod tests {
    use super::super::tests::assert_meaning;
    use super::*;

    /// The days on which a puzzle is shown if it is solved on every day on which it is due, up to the last one.
    fn shown(again: &mut Repetition, id: &str, days: std::ops::Range<u32>) -> Vec<u32> {
        days.filter(|&day| {
            let is_due = again.due(day).any(|due| due == id);
            if is_due {
                again.add(id, true, day);
            }
            is_due
        })
        .collect()
    }

    #[test]
    fn a_failed_puzzle_comes_again_after_growing_intervals_and_then_rests() {
        let mut again = Repetition::default();
        again.add("a", false, 100);
        assert_eq!(shown(&mut again, "a", 100..400), [101, 104, 111, 127, 162]);
        assert!(!again.holds("a"));
    }

    #[test]
    fn a_failure_begins_anew() {
        let mut again = Repetition::default();
        again.add("a", false, 100);
        assert_eq!(shown(&mut again, "a", 100..110), [101, 104]);
        again.add("a", false, 111);
        assert_eq!(shown(&mut again, "a", 111..120), [112, 115]);
    }

    #[test]
    fn a_solution_before_its_day_does_not_count_and_a_late_one_does() {
        let mut again = Repetition::default();
        again.add("a", false, 100);
        again.add("a", true, 100);
        again.add("never-failed", true, 100);
        assert_eq!(again.due(101).collect::<Vec<_>>(), ["a"]);
        again.add("a", true, 110);
        assert_eq!((again.due(112).count(), again.due(113).count()), (0, 1));
    }

    #[test]
    fn longest_overdue_puzzles_come_first() {
        let mut again = Repetition::default();
        for (id, day) in [("a", 102), ("b", 100), ("c", 101), ("d", 100)] {
            again.add(id, false, day);
        }
        assert_eq!(again.due(102).collect::<Vec<_>>(), ["b", "d", "c"]);
    }

    #[test]
    fn any_text_can_be_read() {
        let invalid = ["", "a", "a:1", "a:1:5", "a:1:0:0", "ü:1:0 a_b:1:0"];
        assert_meaning::<Repetition>(&invalid.map(|text| (text, "")));
        assert_meaning::<Repetition>(&[("b:2:1\n\ta:1:0 a:x:0", "a:1:0 b:2:1")]);
    }
}
