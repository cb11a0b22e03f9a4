//! Facts about one move of a game.

use basalt_rules::{AnyMove, AnyPosition, Color};

use crate::value::Value;

/// One move of a game, what could have been played instead, and what searches say of both.
///
/// Values are those of the player who moved.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The position that the move was made in.
    pub before: AnyPosition,
    /// The move.
    pub played: AnyMove,
    /// The position after it.
    pub after: AnyPosition,
    /// The value of the position before the move.
    pub value_before: Option<Value>,
    /// The value of the position after it.
    pub value_after: Option<Value>,
    /// The reply that is expected of the opponent; `None` if the game is over or the player moves on.
    pub reply: Option<AnyMove>,
    /// The move that the engine would have chosen, be it the same.
    pub best: Option<Alternative>,
    /// The next best move, if it was searched.
    pub next_best: Option<Alternative>,
}

/// A move that was possible.
#[derive(Clone, Debug)]
pub struct Alternative {
    /// The move.
    pub mv: AnyMove,
    /// The position after it.
    pub after: AnyPosition,
    /// Its value.
    pub value: Option<Value>,
    /// The expected line, beginning with the move.
    pub line: Vec<AnyMove>,
}

impl Facts {
    /// The player who moved.
    pub fn player(&self) -> Color {
        self.before.to_move()
    }

    /// Whether there was no other legal move.
    pub fn is_forced(&self) -> bool {
        self.before.legal_moves().len() == 1
    }

    /// Whether the engine would have played the same.
    pub fn is_best(&self) -> bool {
        self.best.as_ref().is_some_and(|best| best.mv == self.played)
    }

    /// The next best move as if it had been played instead of the engine's choice, which was.
    pub(crate) fn of_next_best(&self) -> Option<Self> {
        let next = self.next_best.as_ref().filter(|_| self.is_best())?;
        let replies = next.after.to_move() != self.player();
        Some(Self {
            before: self.before.clone(),
            played: next.mv,
            after: next.after.clone(),
            value_before: self.value_before,
            value_after: next.value,
            reply: next.line.get(1).copied().filter(|_| replies),
            best: self.best.clone(),
            next_best: None,
        })
    }

    /// The engine's choice instead.
    pub fn instead(&self) -> Option<&Alternative> {
        self.best.as_ref().filter(|best| best.mv != self.played)
    }
}

impl Alternative {
    /// A line of play; `None` if its first move is illegal.
    pub fn new(before: &AnyPosition, line: &[AnyMove], value: Option<Value>) -> Option<Self> {
        let mv = *line.first()?;
        let mut after = before.clone();
        after.play(mv).ok()?;
        Some(Self { mv, after, value, line: line.to_vec() })
    }
}
