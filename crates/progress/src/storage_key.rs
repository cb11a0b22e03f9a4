//! The keys of the browser's storage whose contents follow a member. They never change: browsers hold what earlier releases stored.

/// The settings.
pub const SETTINGS: &str = "basalt.settings";

/// The steps of lessons that are done.
pub const LESSONS: &str = "basalt.school";

/// The current study.
pub const STUDY: &str = "basalt.study";

/// The solved puzzles.
pub const PUZZLES: &str = "basalt.puzzles";

/// The days on which puzzles were solved.
pub const PUZZLE_DAYS: &str = "basalt.puzzles.days";

/// The ratings of the puzzle trainer.
pub const PUZZLE_RATINGS: &str = "basalt.puzzles.ratings";

/// The failed puzzles, which come again.
pub const FAILED_PUZZLES: &str = "basalt.puzzles.again";

/// The best runs of puzzles.
pub const BEST_RUNS: &str = "basalt.puzzles.best";
