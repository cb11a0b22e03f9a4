//! The traits by which a game is taught.

use basalt_rules::{Color, Rules};

use crate::coach::{GameTip, TIP_COUNT};
use crate::course::Course;
use crate::puzzles::PuzzleTheme;
use crate::rulebook::Rulebook;

/// The lessons and rules of a game, implemented by its positions.
pub trait GameLessons: Rules {
    /// The course of the game, and its rules.
    const TEXTS: (&'static Course, &'static Rulebook);

    /// The coach's tips, in the order in which they are given if several are due.
    const TIPS: [GameTip<Self>; TIP_COUNT];
}

/// The ideas behind the puzzles of a game, implemented by its positions.
pub trait GamePuzzles: Rules {
    /// The theme of a puzzle that has no other.
    const PLAIN_THEME: PuzzleTheme;

    /// The themes of a legal move, as the right move of a puzzle.
    fn themes_of_move(&self, mv: Self::Move) -> Vec<PuzzleTheme>;

    /// The theme of the position that the solution of this player's puzzle ends with.
    fn theme_of_end(&self, player: Color) -> Option<PuzzleTheme>;

    /// Whether every move of the player to move loses at the next turn, as far as the rules alone can tell.
    fn is_lost_at_next_turn(&self) -> bool;

    /// `best` if it stops a win at the next turn, otherwise another move that does, if there is one.
    fn stopping_move(&self, best: Self::Move) -> Self::Move;
}
