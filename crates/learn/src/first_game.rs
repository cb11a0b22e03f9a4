//! The first game against the engine, with advice.

use basalt_rules::{AnyPosition, Game, with_position};

use crate::game_lessons::GameLessons;

/// A game against the engine. The learner plays the colour that is to move at the start.
#[derive(Debug)]
pub struct FirstGame {
    /// The game whose rules apply.
    pub game: Game,
    /// The level of the engine.
    pub level: u8,
    /// The starting position; `None` is the start of the game.
    pub position: Option<&'static str>,
    /// Whether the opponent's threats are shown.
    pub shows_threats: bool,
    /// The tips. Each is given at most once.
    pub tips: &'static [Tip],
}

/// A piece of advice.
#[derive(Debug)]
pub struct Tip {
    /// The reason to give it.
    pub when: TipTrigger,
    /// The name of its text.
    pub say: &'static str,
}

impl FirstGame {
    /// A whole game against the lowest level.
    pub const fn new(game: Game, tips: &'static [Tip]) -> Self {
        Self { game, level: 1, position: None, shows_threats: false, tips }
    }

    /// The same from a position.
    #[must_use]
    pub const fn from(self, position: &'static str) -> Self {
        Self { position: Some(position), ..self }
    }

    /// The same with the opponent's threats shown.
    #[must_use]
    pub const fn with_threats(self) -> Self {
        Self { shows_threats: true, ..self }
    }
}

/// The reason to give a tip, recognised in a position with the learner to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TipTrigger {
    /// Always, and therefore at the first turn.
    Beginning,
    /// DVONN: the red pieces are placed, and the players are placing their own.
    OwnPieces,
    /// DVONN: the stacking phase.
    Stacking,
    /// DVONN: one move of the opponent could cut off at least this number of the learner's pieces.
    CutThreatened(u32),
    /// DVONN, stacking: the learner has at most this number of moves.
    FewMoves(usize),
    /// PÜNCT: the learner can win at once.
    CanWin,
    /// PÜNCT: the opponent could win at once.
    Threatened,
    /// PÜNCT: one of the learner's pieces is pinned.
    Pinned,
}

impl TipTrigger {
    /// Whether the position gives the player to move this reason.
    pub fn is_in(self, position: &AnyPosition) -> bool {
        with_position!(position, position => position.triggers(self))
    }
}
