//! Runs of puzzles that get harder: until the first miss, or against the clock.

use std::fmt;

use super::two_numbers;

/// A kind of run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunKind {
    /// The first miss ends it.
    Streak,
    /// The time ends it, and a miss costs some of it.
    Storm,
}

impl RunKind {
    /// All kinds.
    pub const ALL: [Self; 2] = [Self::Streak, Self::Storm];

    /// Its name in storage, addresses and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Streak => "streak",
            Self::Storm => "storm",
        }
    }

    /// The kind with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// The rating points that each solved puzzle adds to the next one.
    const fn step(self) -> u32 {
        match self {
            Self::Streak => 45,
            Self::Storm => 30,
        }
    }
}

/// A run of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    kind: RunKind,
    solved: u32,
    missed: u32,
}

impl Run {
    /// The time of a storm, in milliseconds.
    const STORM_MS: u32 = 180_000;

    /// The time that a miss in a storm costs, in milliseconds.
    const MISS_MS: u32 = 10_000;

    /// The rating of the first puzzle of a run.
    const FIRST_RATING: u32 = 700;

    /// The maximum number of moves to find in a puzzle of a storm.
    const MAX_STORM_MOVES: u32 = 2;

    /// A run that begins.
    pub const fn new(kind: RunKind) -> Self {
        Self { kind, solved: 0, missed: 0 }
    }

    /// The kind.
    pub fn kind(self) -> RunKind {
        self.kind
    }

    /// The number of solved puzzles.
    pub fn solved(self) -> u32 {
        self.solved
    }

    /// Records a solved or a missed puzzle.
    pub fn add(&mut self, solved: bool) {
        let count = if solved { &mut self.solved } else { &mut self.missed };
        *count += 1;
    }

    /// The time left, `elapsed_ms` after the start; `None` without a clock.
    pub fn time_left_ms(self, elapsed_ms: u32) -> Option<u32> {
        let used = elapsed_ms.saturating_add(Self::MISS_MS.saturating_mul(self.missed));
        (self.kind == RunKind::Storm).then(|| Self::STORM_MS.saturating_sub(used))
    }

    /// Whether it is over `elapsed_ms` after the start.
    pub fn is_over(self, elapsed_ms: u32) -> bool {
        match self.kind {
            RunKind::Streak => self.missed > 0,
            RunKind::Storm => self.time_left_ms(elapsed_ms) == Some(0),
        }
    }

    /// The rating of the next puzzle.
    pub fn next_rating(self) -> u32 {
        Self::FIRST_RATING + self.kind.step() * self.solved
    }

    /// Whether a puzzle with this number of moves to find fits.
    pub fn allows(self, own_moves: u32) -> bool {
        self.kind == RunKind::Streak || own_moves <= Self::MAX_STORM_MOVES
    }
}

/// The most puzzles that were solved in a run of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BestRuns([u32; RunKind::ALL.len()]);

impl BestRuns {
    /// The most puzzles that were solved in a run.
    pub fn get(self, kind: RunKind) -> u32 {
        self.0[kind as usize]
    }

    /// Records a run. The answer is whether it is the best one.
    pub fn add(&mut self, run: Run) -> bool {
        let best = &mut self.0[run.kind as usize];
        let is_best = run.solved > *best;
        *best = run.solved.max(*best);
        is_best
    }
}

impl fmt::Display for BestRuns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [streak, storm] = RunKind::ALL.map(|kind| self.get(kind));
        write!(f, "{streak} {storm}")
    }
}

/// Parses any text. An invalid text means that there was no run.
impl From<&str> for BestRuns {
    fn from(text: &str) -> Self {
        Self(two_numbers(text).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_ends_with_the_first_miss_and_gets_harder_until_then() {
        let mut run = Run::new(RunKind::Streak);
        let mut ratings = Vec::new();
        for _ in 0..5 {
            assert!(!run.is_over(u32::MAX));
            ratings.push(run.next_rating());
            run.add(true);
        }
        assert!(ratings.is_sorted_by(|a, b| a < b));
        run.add(false);
        assert!(run.is_over(0));
        assert_eq!((run.solved(), run.time_left_ms(0)), (5, None));
    }

    #[test]
    fn a_storm_ends_with_its_time_and_a_miss_costs_some() {
        let mut run = Run::new(RunKind::Storm);
        run.add(true);
        assert!(!run.is_over(Run::STORM_MS - 1) && run.is_over(Run::STORM_MS));
        run.add(false);
        assert_eq!(run.time_left_ms(0), Some(Run::STORM_MS - Run::MISS_MS));
        assert!(run.is_over(Run::STORM_MS - Run::MISS_MS) && !run.is_over(0));
        assert_eq!(run.time_left_ms(u32::MAX), Some(0));
        assert!(run.allows(2) && !run.allows(3) && Run::new(RunKind::Streak).allows(9));
    }

    #[test]
    fn the_best_run_of_each_kind_stays() {
        let mut best = BestRuns::default();
        let mut run = Run::new(RunKind::Storm);
        assert!(!best.add(run), "nothing was solved");
        run.add(true);
        assert!(best.add(run) && !best.add(run));
        assert_eq!((best.get(RunKind::Storm), best.get(RunKind::Streak)), (1, 0));
        assert_eq!(BestRuns::from(best.to_string().as_str()), best);
        for text in ["", "1", "x 1", "1 2 3", "-1 2"] {
            assert_eq!(BestRuns::from(text), BestRuns::default(), "{text:?}");
        }
    }
}
