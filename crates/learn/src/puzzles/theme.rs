//! The ideas behind puzzles.

/// An idea behind the solution of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleTheme {
    /// A move takes stacks of the opponent off the board.
    CutOff,
    /// A move carries a red piece away.
    CarryRed,
    /// The opponent has to pass.
    Tempo,
    /// The opponent never moves again.
    LastMove,
    /// No move wins, and one draws.
    SaveDraw,
    /// The margin counts.
    Margin,
    /// An ending is won without any of that.
    Ending,
    /// A piece is placed where it is worth most.
    Placement,
    /// Two opposite sides are connected.
    Connection,
    /// The opponent's connection is stopped.
    Block,
    /// A piece becomes a bridge.
    Bridge,
    /// A piece pins one of the opponent.
    Pin,
    /// The dots in the centre decide.
    Centre,
    /// The person missed it in a game.
    OwnGames,
}

impl PuzzleTheme {
    /// All themes, in the order in which a page lists them.
    pub const ALL: [Self; 14] = [
        Self::CutOff,
        Self::CarryRed,
        Self::Tempo,
        Self::LastMove,
        Self::SaveDraw,
        Self::Margin,
        Self::Ending,
        Self::Placement,
        Self::Connection,
        Self::Block,
        Self::Bridge,
        Self::Pin,
        Self::Centre,
        Self::OwnGames,
    ];

    /// Its name in storage, addresses and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::CutOff => "cut-off",
            Self::CarryRed => "carry-red",
            Self::Tempo => "tempo",
            Self::LastMove => "last-move",
            Self::SaveDraw => "save-draw",
            Self::Margin => "margin",
            Self::Ending => "ending",
            Self::Placement => "placement",
            Self::Connection => "connection",
            Self::Block => "block",
            Self::Bridge => "bridge",
            Self::Pin => "pin",
            Self::Centre => "centre",
            Self::OwnGames => "own-games",
        }
    }

    /// The theme with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }

    /// Its letter in an index of puzzles.
    pub(super) const fn letter(self) -> char {
        match self {
            Self::CutOff => 'c',
            Self::CarryRed => 'r',
            Self::Tempo => 't',
            Self::LastMove => 'l',
            Self::SaveDraw => 'd',
            Self::Margin => 'm',
            Self::Ending => 'e',
            Self::Placement => 'p',
            Self::Connection => 'n',
            Self::Block => 'k',
            Self::Bridge => 'b',
            Self::Pin => 'i',
            Self::Centre => 'o',
            Self::OwnGames => 'y',
        }
    }

    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.letter() == letter)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use basalt_testkit::assert_found_by_name;

    use super::*;

    #[test]
    fn every_theme_is_found_by_its_name_and_its_letter() {
        assert_found_by_name(PuzzleTheme::ALL, PuzzleTheme::id, PuzzleTheme::from_id);
        assert_found_by_name(PuzzleTheme::ALL, PuzzleTheme::letter, PuzzleTheme::from_letter);
        assert_eq!(PuzzleTheme::ALL.iter().collect::<BTreeSet<_>>().len(), PuzzleTheme::ALL.len());
        assert_eq!((PuzzleTheme::from_id("fork"), PuzzleTheme::from_letter('x')), (None, None));
    }
}
