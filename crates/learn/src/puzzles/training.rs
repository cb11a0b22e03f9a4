//! The ratings of a person in training, and of the puzzles that were tried.

use std::collections::BTreeMap;
use std::fmt;

use basalt_rules::Title;

use super::index::IndexEntry;
use super::puzzle::is_id;
use super::rating::Rating;
use super::theme::PuzzleTheme;

/// The number of days whose ratings are remembered.
const MAX_DAYS: usize = 120;

/// Something in which a person has a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// All puzzles.
    All,
    /// The puzzles of a title.
    Title(Title),
    /// The puzzles with a theme.
    Theme(PuzzleTheme),
}

impl Scope {
    fn id(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Title(title) => title.id(),
            Self::Theme(theme) => theme.id(),
        }
    }

    fn from_id(id: &str) -> Option<Self> {
        let title = || Title::from_id(id).map(Self::Title);
        let theme = || PuzzleTheme::from_id(id).map(Self::Theme);
        (id == Self::All.id()).then_some(Self::All).or_else(title).or_else(theme)
    }

    /// Whether the ratings of past days are remembered.
    fn has_history(self) -> bool {
        !matches!(self, Self::Theme(_))
    }
}

/// A rating at the end of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayRating {
    /// The number of the day.
    pub day: u32,
    /// The rating in points.
    pub points: u32,
}

/// The ratings of a person and of the puzzles that were tried.
///
/// ```
/// use basalt_learn::puzzles::{Index, Scope, Training};
/// use basalt_rules::Title;
///
/// let index = Index::read(Title::Dvonn, "a.tsv\n7 1600w2wc\n");
/// let mut training = Training::default();
/// training.add(&index.entries()[0], true, 20_000);
/// assert!(training.rating(Scope::Title(Title::Dvonn)).points() > 1500);
/// let again = Training::from(training.to_string().as_str());
/// assert_eq!(again.to_string(), training.to_string());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Training {
    ratings: BTreeMap<Scope, Rating>,
    days: BTreeMap<Scope, Vec<DayRating>>,
    puzzles: BTreeMap<String, Rating>,
}

impl Training {
    /// Records the first attempt at a puzzle: the person and the puzzle have played a game.
    pub fn add(&mut self, puzzle: &IndexEntry, solved: bool, day: u32) {
        let puzzle_rating = self.puzzle_rating(puzzle);
        let before = self.rating(Scope::All);
        let themes = puzzle.themes().iter().copied().map(Scope::Theme);
        for scope in [Scope::All, Scope::Title(puzzle.title())].into_iter().chain(themes) {
            let rating = self.rating(scope).after(puzzle_rating, solved);
            self.ratings.insert(scope, rating);
            if scope.has_history() {
                note_day(self.days.entry(scope).or_default(), day, rating.points());
            }
        }
        self.puzzles.insert(puzzle.id(), puzzle_rating.after(before, !solved));
    }

    /// The person's rating.
    pub fn rating(&self, scope: Scope) -> Rating {
        self.ratings.get(&scope).copied().unwrap_or_default()
    }

    /// Whether the person has a rating there.
    pub fn is_rated(&self, scope: Scope) -> bool {
        self.ratings.contains_key(&scope)
    }

    /// The rating of a puzzle, which changes with the attempt.
    pub fn puzzle_rating(&self, puzzle: &IndexEntry) -> Rating {
        let first = || Rating::of_puzzle(puzzle.rating());
        self.puzzles.get(&puzzle.id()).copied().unwrap_or_else(first)
    }

    /// The ratings at the end of past days, the oldest first.
    pub fn days(&self, scope: Scope) -> &[DayRating] {
        self.days.get(&scope).map_or(&[], Vec::as_slice)
    }

    /// The points won or lost since a day; `None` without an older rating.
    pub fn change_since(&self, scope: Scope, day: u32) -> Option<i32> {
        let before = self.days(scope).iter().rfind(|past| past.day < day)?.points;
        Some(self.rating(scope).points().cast_signed() - before.cast_signed())
    }
}

/// Remembers the rating of a day. Of one day only the last rating counts.
fn note_day(days: &mut Vec<DayRating>, day: u32, points: u32) {
    days.retain(|past| past.day != day);
    days.push(DayRating { day, points });
    let excess = days.len().saturating_sub(MAX_DAYS);
    days.drain(..excess);
}

impl fmt::Display for Training {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (scope, rating) in &self.ratings {
            writeln!(f, "you {} {rating}", scope.id())?;
        }
        for (scope, days) in &self.days {
            for DayRating { day, points } in days {
                writeln!(f, "day {} {day}:{points}", scope.id())?;
            }
        }
        for (id, rating) in &self.puzzles {
            writeln!(f, "puzzle {id} {rating}")?;
        }
        Ok(())
    }
}

/// Parses any text. Invalid lines are skipped.
impl From<&str> for Training {
    fn from(text: &str) -> Self {
        let mut training = Self::default();
        for line in text.lines() {
            training.read(line);
        }
        training
    }
}

impl Training {
    fn read(&mut self, line: &str) -> Option<()> {
        let mut words = line.split_whitespace();
        let (kind, of, value) = (words.next()?, words.next()?, words.next()?);
        match kind {
            "you" => {
                self.ratings.insert(Scope::from_id(of)?, value.parse().ok()?);
            }
            "day" => {
                let scope = Scope::from_id(of).filter(|scope| scope.has_history())?;
                let (day, points) = value.split_once(':')?;
                let (day, points) = (day.parse().ok()?, points.parse().ok()?);
                note_day(self.days.entry(scope).or_default(), day, points);
            }
            "puzzle" if is_id(of) => {
                self.puzzles.insert(of.to_owned(), value.parse().ok()?);
            }
            _ => {}
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Index;

    fn entry(line: &str) -> IndexEntry {
        Index::read(Title::Dvonn, &format!("a\n{line}\n")).entries()[0].clone()
    }

    #[test]
    fn a_puzzle_moves_the_ratings_that_it_belongs_to_and_its_own() {
        let mut training = Training::default();
        let puzzle = entry("7 1500w2wct");
        training.add(&puzzle, false, 10);
        let points = |scope| training.rating(scope).points();
        let moved = [
            Scope::All,
            Scope::Title(Title::Dvonn),
            Scope::Theme(PuzzleTheme::CutOff),
            Scope::Theme(PuzzleTheme::Tempo),
        ];
        assert!(moved.into_iter().all(|scope| points(scope) < 1500 && training.is_rated(scope)));
        for other in [Scope::Title(Title::Punct), Scope::Theme(PuzzleTheme::Pin)] {
            assert!(points(other) == 1500 && !training.is_rated(other));
        }
        assert!(training.puzzle_rating(&puzzle).points() > 1500);
    }

    #[test]
    fn a_day_keeps_its_last_rating_and_a_week_tells_the_change() {
        let mut training = Training::default();
        assert_eq!(training.change_since(Scope::All, 20), None);
        for (day, number) in [(10, 1), (10, 2), (12, 3), (20, 4)] {
            training.add(&entry(&format!("{number} 1500w1wc")), true, day);
        }
        let days = training.days(Scope::All);
        assert_eq!(days.iter().map(|past| past.day).collect::<Vec<_>>(), [10, 12, 20]);
        assert!(days.is_sorted_by_key(|past| past.points));
        let change = days[2].points.cast_signed() - days[1].points.cast_signed();
        assert_eq!(training.change_since(Scope::All, 14), Some(change));
        for day in 21..400 {
            training.add(&entry(&format!("{day} 1500w1wc")), day % 2 == 0, day);
        }
        assert_eq!(training.days(Scope::All).len(), MAX_DAYS);
    }

    #[test]
    fn any_text_can_be_read() {
        let sound = "you all 150000:8000:60000\nyou cut-off 140000:8000:60000\nday all 5:1500\npuzzle dvonn-7 150000:8000:60000\n";
        let noise = "you\nyou chess 150000:8000:60000\nyou all x\nday cut-off 5:1500\nday all 5\npuzzle ü 1:2:3\n\u{0}\n";
        let training = Training::from(format!("{noise}{sound}{noise}").as_str());
        assert_eq!(training.to_string(), sound);
    }
}
