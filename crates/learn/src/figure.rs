//! A board to look at: a position and what is marked in it.

use basalt_rules::Game;

/// A position with marks.
#[derive(Debug)]
pub struct Figure {
    /// The position text.
    pub position: &'static str,
    /// By which rules it is played; by those of its course or rulebook if it does not say so.
    pub game: Option<Game>,
    /// What is marked.
    pub marks: &'static [Mark],
    /// The name of a text that belongs to this board alone.
    pub caption: Option<&'static str>,
}

impl Figure {
    /// A position as it is.
    pub const fn plain(position: &'static str) -> Self {
        Self::marked(position, &[])
    }

    /// A position with marks.
    pub const fn marked(position: &'static str, marks: &'static [Mark]) -> Self {
        Self { position, game: None, marks, caption: None }
    }

    /// The same by the rules of another game of the title.
    #[must_use]
    pub const fn by_rules_of(self, game: Game) -> Self {
        Self { game: Some(game), ..self }
    }

    /// The same with a text of its own.
    #[must_use]
    pub const fn named(self, caption: &'static str) -> Self {
        Self { caption: Some(caption), ..self }
    }

    /// By which rules it is played, in a course or rulebook of that game.
    pub fn game_in(&self, game: Game) -> Game {
        self.game.unwrap_or(game)
    }
}

/// What is marked in a figure. Spaces and moves are in the notation of the game.
///
/// A shell turns each into an option of the picture. Where one has no such option, it leaves the mark out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A stack or piece, by its space (in PÜNCT that of the PÜNCT), shown as chosen.
    Chosen(&'static str),
    /// A space, shown as one that may be chosen.
    Target(&'static str),
    /// Everywhere that the stack or piece of this space may go; it is shown as chosen.
    Reach(&'static str),
    /// The move that led here.
    Last(&'static str),
    /// A legal move in question: what it would do is shown (DVONN: what it cuts off; PÜNCT: the
    /// piece as it would lie).
    Preview(&'static str),
    /// The chain of the dot of this space is lit (PÜNCT).
    Chain(&'static str),
    /// The turns by which the opponent of the player to move would win are shown (PÜNCT).
    Threats,
}
