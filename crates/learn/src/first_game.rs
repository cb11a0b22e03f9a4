//! The first game against the engine, and the advice given in it.

use basalt_rules::{AnyPosition, Game, with_position};

use crate::game_lessons::GameLessons;

/// A game against the engine, the person's colour being that of the player to move at its start.
#[derive(Debug)]
pub struct FirstGame {
    /// By which rules.
    pub game: Game,
    /// How well the engine plays.
    pub level: u8,
    /// Where it starts; the game's own start if it is not given.
    pub position: Option<&'static str>,
    /// Whether the opponent's threats are shown.
    pub shows_threats: bool,
    /// What may be said, each at most once.
    pub tips: &'static [Tip],
}

/// A piece of advice.
#[derive(Debug)]
pub struct Tip {
    /// When it helps.
    pub when: Occasion,
    /// The name of its text.
    pub say: &'static str,
}

/// Something that can be seen in a position when it is the person's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// Always, so at the first turn.
    Beginning,
    /// DVONN: the red pieces are placed, and the others are being placed.
    OwnPieces,
    /// DVONN: the board is full, or was.
    Stacking,
    /// DVONN: a move of the opponent could cut off at least so many of the person's pieces.
    CutThreatened(u32),
    /// DVONN, stacking: the person has at most so many moves.
    FewMoves(usize),
    /// PÜNCT: the person can win at once.
    CanWin,
    /// PÜNCT: the opponent could win at once.
    Threatened,
    /// PÜNCT: a piece of the person's is pinned.
    Pinned,
}

impl Occasion {
    /// Whether the player to move can see this.
    pub fn is_in(self, position: &AnyPosition) -> bool {
        with_position!(position, position => position.has_occasion(self))
    }
}
