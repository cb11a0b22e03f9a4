//! The choice of the next puzzle.

use basalt_rules::{SplitMix64, Title, mix};

use super::index::{Index, IndexEntry};
use super::repetition::Repetition;
use super::score::PuzzleScore;
use super::theme::PuzzleTheme;
use super::training::{Scope, Training};

/// Number of puzzles nearest to the wanted rating among which one is chosen.
const NEAREST: usize = 10;

/// The puzzles that a person wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleFilter {
    /// Of one title; `None` for all.
    pub title: Option<Title>,
    /// Of one theme; `None` for all.
    pub theme: Option<PuzzleTheme>,
}

impl PuzzleFilter {
    /// Whether a puzzle is wanted.
    pub fn matches(self, entry: &IndexEntry) -> bool {
        self.title.is_none_or(|title| entry.title() == title)
            && self.theme.is_none_or(|theme| entry.themes().contains(&theme))
    }

    /// Whether a puzzle may come up that was never tried. Those from the person's own games come up if they are asked
    /// for; once failed, they come again among the others.
    fn matches_new(self, entry: &IndexEntry) -> bool {
        self.matches(entry) && entry.is_own() == (self.theme == Some(PuzzleTheme::OwnGames))
    }

    /// The rating that decides what comes next.
    pub fn scope(self) -> Scope {
        match (self.theme, self.title) {
            (Some(theme), _) => Scope::Theme(theme),
            (None, Some(title)) => Scope::Title(title),
            (None, None) => Scope::All,
        }
    }
}

/// The results of a person, from which the next puzzle is chosen.
#[derive(Clone, Debug, Default)]
pub struct Learner {
    /// The puzzles that were tried.
    pub score: PuzzleScore,
    /// The ratings.
    pub training: Training,
    /// The puzzles that come again.
    pub again: Repetition,
    /// The number of the day.
    pub day: u32,
}

impl Learner {
    /// Records an attempt. The first one at a puzzle is rated, unless the puzzle is from a game of the person, who may
    /// remember it. The answer is whether it is rated.
    pub fn add(&mut self, entry: &IndexEntry, solved: bool) -> bool {
        let id = entry.id();
        let is_rated = self.score.get(&id).is_none() && !entry.is_own();
        if is_rated {
            self.training.add(entry, solved, self.day);
        }
        self.score.add(&id, solved);
        self.again.add(&id, solved, self.day);
        is_rated
    }

    /// The puzzle with this number of a training session: in turns a failed one that is due and a new one near the
    /// person's rating, at last one that is not solved. `last` is not chosen again.
    pub fn next<'i>(
        &self,
        indexes: &[&'i Index],
        filter: PuzzleFilter,
        last: Option<&str>,
        number: u32,
    ) -> Option<&'i IndexEntry> {
        let is_other = |entry: &&IndexEntry| Some(entry.id().as_str()) != last;
        let find = |id| indexes.iter().find_map(|index| index.get(id));
        let is_wanted = |entry: &&IndexEntry| filter.matches(entry) && is_other(entry);
        let due = || self.again.due(self.day).filter_map(find).find(is_wanted);
        let is_wanted = |entry: &&IndexEntry| filter.matches_new(entry) && is_other(entry);
        let rating = self.training.rating(filter.scope()).points();
        let seed = mix(u64::from(self.day) << 32 | u64::from(number));
        let new = || self.near(indexes, is_wanted, rating, seed);
        if number.is_multiple_of(2) { due().or_else(new) } else { new().or_else(due) }
    }

    /// A new puzzle near a rating, otherwise one that is not solved.
    pub fn near<'i>(
        &self,
        indexes: &[&'i Index],
        is_wanted: impl Fn(&&'i IndexEntry) -> bool,
        rating: u32,
        seed: u64,
    ) -> Option<&'i IndexEntry> {
        let of_state = |state: Option<bool>| {
            let all = indexes.iter().flat_map(|index| index.entries()).filter(&is_wanted);
            let mut found: Vec<&IndexEntry> =
                all.filter(|entry| self.score.get(&entry.id()) == state).collect();
            found.sort_by_key(|entry| self.training.puzzle_rating(entry).points().abs_diff(rating));
            found.truncate(NEAREST);
            SplitMix64::new(seed).pick(&found)
        };
        of_state(None).or_else(|| of_state(Some(false)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::OwnPuzzles;

    /// Puzzles of all ratings, every third with a theme of its own.
    fn index(title: Title) -> Index {
        let line = |n: u32| {
            format!("{n} {}w1w{}\n", 600 + 5 * n, if n.is_multiple_of(3) { 't' } else { 'c' })
        };
        Index::read(title, &format!("a\n{}", (0..300).map(line).collect::<String>()))
    }

    /// The first puzzle of a day.
    fn first<'i>(
        person: &mut Learner,
        indexes: &[&'i Index],
        filter: PuzzleFilter,
        day: u32,
    ) -> Option<&'i IndexEntry> {
        person.day = day;
        person.next(indexes, filter, None, 0)
    }

    #[test]
    fn next_puzzle_follows_a_simulated_players_strength() {
        for strength in [900, 1300, 1800] {
            let (both, mut person) =
                ([index(Title::Dvonn), index(Title::Punct)], Learner::default());
            let indexes = [&both[0], &both[1]];
            let mut last = Vec::new();
            for number in 0..150 {
                person.day = number / 10;
                let puzzle = person.next(&indexes, PuzzleFilter::default(), None, number % 10);
                let puzzle = puzzle.expect("there are more");
                if person.add(puzzle, puzzle.rating() <= strength) {
                    last.push(puzzle.rating());
                }
            }
            let recent = &last[last.len() / 2..];
            let mean = recent.iter().sum::<u32>() / recent.len() as u32;
            assert!(mean.abs_diff(strength) < 150, "{strength}: {mean}");
        }
    }

    #[test]
    fn a_failed_puzzle_returns_when_it_is_due_and_not_before() {
        let (index, mut person) = (index(Title::Dvonn), Learner::default());
        let first = |person: &mut Learner, day| {
            first(person, &[&index], PuzzleFilter::default(), day).expect("a puzzle").clone()
        };
        let failed = first(&mut person, 5);
        person.add(&failed, false);
        assert_ne!(first(&mut person, 5), failed);
        assert_eq!(first(&mut person, 6), failed);
        person.add(&failed, true);
        assert_ne!(first(&mut person, 8), failed);
        assert_eq!(first(&mut person, 9), failed);
    }

    #[test]
    fn a_wish_is_kept_and_everything_comes_before_it_repeats() {
        let (both, mut person) = ([index(Title::Dvonn), index(Title::Punct)], Learner::default());
        let indexes = [&both[0], &both[1]];
        let filter = PuzzleFilter { title: Some(Title::Punct), theme: Some(PuzzleTheme::Tempo) };
        for _ in 0..100 {
            let puzzle = first(&mut person, &indexes, filter, 1).expect("there are more");
            assert_eq!(
                (puzzle.title(), puzzle.themes()),
                (Title::Punct, &[PuzzleTheme::Tempo][..])
            );
            assert_eq!(person.score.get(&puzzle.id()), None);
            person.add(puzzle, puzzle.number() > 3);
        }
        let tried = first(&mut person, &indexes, filter, 1).expect("an unsolved one");
        assert!(tried.number() <= 3);
        for number in [0, 3] {
            person.score.add(&format!("punct-{number}"), true);
        }
        assert_eq!(first(&mut person, &indexes, filter, 1), None);
    }

    #[test]
    fn puzzles_from_own_games_come_if_asked_for_and_again_once_failed() {
        let line = "own-1\tdvonn\tbest\t1500\t9/10/3wwbrrr2/10/9 w s\te3f3\n";
        let own = OwnPuzzles::from(line);
        let (shipped, own) = (index(Title::Dvonn), own.index());
        let (both, mut person) = ([&shipped, &own], Learner::default());
        for day in 0..50 {
            let next = first(&mut person, &both, PuzzleFilter::default(), day);
            assert!(next.is_some_and(|entry| !entry.is_own()));
        }
        let filter = PuzzleFilter { title: None, theme: Some(PuzzleTheme::OwnGames) };
        let asked = first(&mut person, &both, filter, 1).expect("it was asked for").clone();
        assert_eq!(asked.id(), "own-1");
        assert!(!person.add(&asked, false), "it is not rated");
        assert_eq!(first(&mut person, &both, PuzzleFilter::default(), 2), Some(&asked));
    }

    #[test]
    fn the_last_puzzle_does_not_come_again_at_once() {
        let index = Index::read(Title::Dvonn, "a\n1 900w1wc\n2 2000w1wc\n");
        let learner = Learner { day: 1, ..Learner::default() };
        for (last, other) in [("dvonn-1", 2), ("dvonn-2", 1)] {
            let next = learner.next(&[&index], PuzzleFilter::default(), Some(last), 0);
            assert_eq!(next.map(IndexEntry::number), Some(other));
        }
    }
}
