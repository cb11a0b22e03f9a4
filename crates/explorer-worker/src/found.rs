//! The moves that were found for a position.

use basalt_explorer::{Continuation, Tally};
use basalt_rules::{AnyMove, AnyPosition};

/// A position and the moves that were played there, the most frequent first.
pub(crate) struct Found {
    pub(crate) position: AnyPosition,
    pub(crate) continuations: Vec<Continuation>,
}

impl Found {
    pub(crate) fn new(position: AnyPosition) -> Self {
        Self { position, continuations: Vec::new() }
    }

    /// Adds a move with all that are equal to it, unless one of them is no move of the game.
    pub(crate) fn add(&mut self, moves: &[String], [white, draws, black]: [u32; 3]) {
        let game = self.position.game();
        let moves =
            moves.iter().map(|text| AnyMove::parse(game, text)).collect::<Result<Vec<_>, _>>();
        let tally = Tally { white: white.into(), draws: draws.into(), black: black.into() };
        if let Some(moves) = moves.ok().filter(|moves| !moves.is_empty() && tally.games() > 0) {
            self.continuations.push(Continuation { moves, tally });
        }
    }

    /// All games.
    pub(crate) fn total(&self) -> Tally {
        let mut total = Tally::default();
        self.continuations.iter().for_each(|continuation| total += continuation.tally);
        total
    }
}
