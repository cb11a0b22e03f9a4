//! A game of two scripted players.

use basalt_play::History;
use basalt_referee::{ColorWish, GameId, Pace, Terms};
use basalt_rules::{AnyMove, AnyPosition, Color, Game, SplitMix64};

use crate::Ledger;

/// Terms with so much time that no flag falls; the proposer plays White.
pub(crate) fn terms(game: Game) -> Terms {
    let pace = Pace::Live { base: *Terms::BASE.end(), increment: 0 };
    Terms { color: ColorWish::White, ..Terms::casual(game, pace) }
}

/// A game and the ledger of its players.
#[derive(Clone, Debug)]
pub struct Played {
    /// The id of the game.
    pub game: GameId,
    /// The variant that was played.
    pub kind: Game,
    /// The moves sent and acknowledged.
    pub ledger: Ledger,
}

/// A running game.
#[derive(Debug)]
pub(crate) struct ScriptedGame {
    pub(crate) played: Played,
    history: History,
    pub(crate) is_over: bool,
}

impl ScriptedGame {
    pub(crate) fn new(game: GameId, start: AnyPosition) -> Self {
        let played = Played { game, kind: start.game(), ledger: Ledger::default() };
        Self { played, history: History::new(start), is_over: false }
    }

    pub(crate) fn to_move(&self) -> Color {
        self.history.to_move()
    }

    /// Number of moves played.
    pub(crate) fn moves(&self) -> usize {
        self.history.plies().len()
    }

    /// A random legal move; `None` if there is none.
    pub(crate) fn choose(&self, rng: &mut SplitMix64) -> Option<AnyMove> {
        rng.pick(&self.history.latest().legal_moves())
    }

    /// Plays a move from its text. Returns `None` if it is malformed or illegal.
    pub(crate) fn push(&mut self, mv: &str) -> Option<()> {
        let mv = self.history.latest().read_move(mv).ok()?;
        self.history.push(mv).ok()
    }
}
