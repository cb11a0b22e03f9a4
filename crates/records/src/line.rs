//! The moves of a game in their order, and what is said about them.

use std::fmt;

use basalt_rules::AnyMove;

use super::clock::Clock;
use super::eval::Eval;
use super::shape::Drawing;

/// Moves one after the other: the game that was played, or a variation of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The comment before the first move.
    pub comment: Comment,
    /// The moves.
    pub nodes: Vec<MoveNode>,
}

/// A comment between braces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comment {
    /// Any text; empty if nothing is said.
    pub text: String,
    /// `[%clk …]`: the time that the player had left.
    pub clock: Option<Clock>,
    /// `[%eval …]`: the value of the position.
    pub eval: Option<Eval>,
    /// `[%csl …]` and `[%cal …]`: circles on the board, then arrows.
    pub shapes: Vec<Drawing>,
}

/// Annotations of one move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Numeric annotation glyphs as PGN counts them: 1 is a good move, 2 a mistake.
    pub nags: Vec<u8>,
    /// The comment after the move.
    pub comment: Comment,
    /// The variations that start instead of the move.
    pub variations: Vec<Line>,
}

/// One move of a line.
///
/// ```
/// use basalt_records::{Clock, MoveNode};
/// use basalt_rules::{AnyMove, Game};
///
/// let mut node = MoveNode::new(AnyMove::parse(Game::Dvonn, "e3")?);
/// assert!(node.notes().nags.is_empty());
/// node.notes_mut().comment.clock = Some(Clock::from_millis(600_000));
/// # Ok::<(), basalt_rules::TextError>(())
/// ```
#[derive(Clone)]
pub struct MoveNode {
    /// The move, well-written but not always legal.
    pub mv: AnyMove,
    /// Apart from the move: most moves have none, and a game has many moves.
    notes: Option<Box<Notes>>,
}

impl Line {
    /// The moves without what is said about them.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = AnyMove> + '_ {
        self.nodes.iter().map(|node| node.mv)
    }
}

/// A line without comments.
impl FromIterator<AnyMove> for Line {
    fn from_iter<I: IntoIterator<Item = AnyMove>>(moves: I) -> Self {
        Self { comment: Comment::NONE, nodes: moves.into_iter().map(MoveNode::new).collect() }
    }
}

impl Comment {
    const NONE: Self = Self { text: String::new(), clock: None, eval: None, shapes: Vec::new() };

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }
}

impl Notes {
    const NONE: Self = Self { nags: Vec::new(), comment: Comment::NONE, variations: Vec::new() };
}

impl MoveNode {
    /// A move about which nothing is said.
    pub const fn new(mv: AnyMove) -> Self {
        Self { mv, notes: None }
    }

    /// The annotations of the move.
    pub fn notes(&self) -> &Notes {
        static NONE: Notes = Notes::NONE;
        self.notes.as_deref().unwrap_or(&NONE)
    }

    /// The same, to be changed.
    pub fn notes_mut(&mut self) -> &mut Notes {
        self.notes.get_or_insert_default()
    }
}

impl PartialEq for MoveNode {
    fn eq(&self, other: &Self) -> bool {
        self.mv == other.mv && self.notes() == other.notes()
    }
}

impl Eq for MoveNode {}

impl fmt::Debug for MoveNode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.notes() {
            notes if *notes == Notes::NONE => write!(f, "Node({})", self.mv),
            notes => write!(f, "Node({}, {notes:?})", self.mv),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basalt_rules::Game;

    fn node() -> MoveNode {
        MoveNode::new(AnyMove::parse(Game::Dvonn, "e3").expect("a move"))
    }

    #[test]
    fn notes_that_say_nothing_are_no_notes() {
        let mut silent = node();
        silent.notes_mut().nags.clear();
        assert_eq!(silent, node());
        silent.notes_mut().nags.push(1);
        assert_ne!(silent, node());
    }

    #[test]
    fn a_move_without_notes_is_small() {
        assert!(size_of::<MoveNode>() <= 16, "{}", size_of::<MoveNode>());
    }
}
