//! The person's results, as the browser stores them.

use basalt_learn::puzzles::{
    BestRuns, Index, IndexEntry, Learner, PuzzleFilter, PuzzleScore, Repetition, Run, Scope, Streak,
};
use basalt_progress::storage_key::{
    BEST_RUNS, FAILED_PUZZLES, PUZZLE_DAYS, PUZZLE_RATINGS, PUZZLES,
};
use leptos::prelude::untrack;

use super::library::Indexes;
use crate::archive;
use crate::browser;
use crate::i18n::I18n;
use crate::local_storage::{self, StorageError};
use crate::notices::Notices;
use crate::own_puzzles;

fn stored<T: for<'a> From<&'a str> + Default>(key: &str) -> T {
    local_storage::read(key).map(|text| T::from(text.as_str())).unwrap_or_default()
}

/// Everything that is stored of a person's training.
#[derive(Clone, Debug)]
pub(super) struct Records {
    pub(super) learner: Learner,
    /// The puzzles from the person's own games.
    pub(super) own: Index,
}

/// A person's rating after a rated attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RatingChange {
    pub(super) points: u32,
    pub(super) change: i32,
}

impl Records {
    /// Reads the records that the browser has stored.
    pub(super) fn read() -> Self {
        let own = own_puzzles::read();
        let (mut score, mut again): (PuzzleScore, Repetition) =
            (stored(PUZZLES), stored(FAILED_PUZZLES));
        score.retain(|id| own.allows(id));
        again.retain(|id| own.allows(id));
        let learner =
            Learner { score, training: stored(PUZZLE_RATINGS), again, day: browser::day() };
        Self { learner, own: own.index() }
    }

    /// The next puzzle of a training session.
    pub(super) fn next<'i>(
        &'i self,
        indexes: &'i Indexes,
        filter: PuzzleFilter,
        last: Option<&str>,
        number: u32,
    ) -> Option<&'i IndexEntry> {
        let mut all = references(indexes);
        all.push(&self.own);
        self.learner.next(&all, filter, last, number)
    }

    /// The next puzzle of a run, none of those that were in it.
    pub(super) fn next_of_run<'i>(
        &self,
        indexes: &'i Indexes,
        run: Run,
        seen: &[String],
        random: u64,
    ) -> Option<&'i IndexEntry> {
        let is_wanted =
            |entry: &&IndexEntry| run.allows(entry.own_moves()) && !seen.contains(&entry.id());
        self.learner.near(&references(indexes), is_wanted, run.next_rating(), random)
    }

    /// The number of failed puzzles that come again today.
    pub(super) fn due(&self) -> usize {
        self.learner.again.due(self.learner.day).count()
    }

    /// The number of solved puzzles of an index.
    pub(super) fn solved(&self, index: &Index) -> usize {
        let is_solved = |entry: &&IndexEntry| self.learner.score.get(&entry.id()) == Some(true);
        index.entries().iter().filter(is_solved).count()
    }

    /// Stores the result of an attempt.
    pub(super) fn add(
        &mut self,
        entry: &IndexEntry,
        solved: bool,
        is_of_today: bool,
    ) -> (Option<RatingChange>, Result<(), StorageError>) {
        // Another tab or device may have added results since these were read.
        *self = Self::read();
        let before = self.learner.training.rating(Scope::All).points();
        let is_rated = self.learner.add(entry, solved);
        let Learner { score, training, again, day } = &self.learner;
        let mut written = Ok(());
        let mut write = |key, text: String| written = written.and(local_storage::write(key, &text));
        if is_rated {
            write(PUZZLE_RATINGS, training.to_string());
        }
        write(PUZZLES, score.to_string());
        write(FAILED_PUZZLES, again.to_string());
        if solved && is_of_today {
            let mut streak: Streak = stored(PUZZLE_DAYS);
            streak.add(*day);
            write(PUZZLE_DAYS, streak.to_string());
        }
        let points = training.rating(Scope::All).points();
        let change = points.cast_signed() - before.cast_signed();
        (is_rated.then_some(RatingChange { points, change }), written)
    }
}

fn references(indexes: &Indexes) -> Vec<&Index> {
    indexes.iter().map(AsRef::as_ref).collect()
}

/// On how many days in a row a puzzle of the day was solved.
pub(super) fn days_in_a_row() -> u32 {
    stored::<Streak>(PUZZLE_DAYS).at(browser::day())
}

/// The best runs.
pub(super) fn best_runs() -> BestRuns {
    stored(BEST_RUNS)
}

/// Stores a run. The answer is whether it is the best one.
pub(super) fn note_run(run: Run, notices: Notices, i18n: I18n) -> bool {
    let mut best = best_runs();
    let is_best = best.add(run);
    tell(local_storage::write(BEST_RUNS, &best.to_string()), notices, i18n);
    is_best
}

/// Tells the person why something was not stored.
pub(super) fn tell(written: Result<(), StorageError>, notices: Notices, i18n: I18n) {
    if let Err(error) = written {
        notices.tell(untrack(|| i18n.say(&archive::error_message(error))));
    }
}

/// A number with its sign.
pub(super) fn signed(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "+" };
    format!("{sign}{}", number.unsigned_abs())
}
