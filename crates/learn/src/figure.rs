//! A figure: a position with marks.

use basalt_rules::Game;

/// A position with marks.
#[derive(Debug)]
pub struct Figure {
    /// The position text.
    pub position: &'static str,
    /// The game whose rules apply; `None` means the game of the course or rulebook.
    pub game: Option<Game>,
    /// The marks.
    pub marks: &'static [FigureMark],
    /// The name of the caption text.
    pub caption: Option<&'static str>,
}

impl Figure {
    /// A position without marks.
    pub const fn plain(position: &'static str) -> Self {
        Self { position, game: None, marks: &[], caption: None }
    }

    /// A position with marks and a caption.
    pub const fn captioned(
        caption: &'static str,
        position: &'static str,
        marks: &'static [FigureMark],
    ) -> Self {
        Self { position, game: None, marks, caption: Some(caption) }
    }

    /// The same figure with marks.
    #[must_use]
    pub const fn marked(self, marks: &'static [FigureMark]) -> Self {
        Self { marks, ..self }
    }

    /// The same figure by the rules of another game of the title.
    #[must_use]
    pub const fn by_rules_of(self, game: Game) -> Self {
        Self { game: Some(game), ..self }
    }

    /// The game whose rules apply, in a course or rulebook of `game`.
    pub fn game_in(&self, game: Game) -> Game {
        self.game.unwrap_or(game)
    }
}

/// A mark in a figure. Spaces and moves are in the notation of the game.
///
/// A front end maps each mark to an option of the picture, and leaves out marks without such an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureMark {
    /// A space, shown as a target.
    Target(&'static str),
    /// Every target of the stack or piece on this space, which is shown as selected.
    Reach(&'static str),
    /// The last move.
    Last(&'static str),
    /// A legal move to preview: the stacks that it cuts off (DVONN), or the piece in its new place (PÜNCT).
    Preview(&'static str),
    /// The dot on this space, whose chain is highlighted (PÜNCT).
    Chain(&'static str),
    /// The opponent's threats: turns that would win at once (PÜNCT).
    Threats,
    /// A stack or piece that the text is about, by its space, with a gold ring.
    Ring(&'static str),
    /// A move that the opponent threatens, from space to space, as a red arrow.
    Danger(&'static str, &'static str),
    /// The answer of the exercise, as a green arrow.
    Answer,
}
