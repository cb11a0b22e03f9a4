//! Games as lines of moves.

use std::path::Path;

use basalt_rules::dvonn::{Move, Position};

/// A game from the empty board: its moves, and White's margin at the end.
pub(crate) struct Game {
    pub(crate) moves: Vec<Move>,
    pub(crate) margin: i32,
}

impl Game {
    /// Reads a line, checking every move; nothing if it is no finished game.
    fn read(line: &str) -> Option<Self> {
        let moves: Vec<Move> =
            line.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        let mut position = Position::start();
        for &mv in &moves {
            position.play(mv).ok()?;
        }
        let score = position.score();
        position
            .is_over()
            .then(|| Self { moves, margin: score.white.cast_signed() - score.black.cast_signed() })
    }
}

/// Reads the games of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<Game>, String> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
    text.lines()
        .enumerate()
        .map(|(i, line)| {
            Game::read(line).ok_or_else(|| {
                format!(
                    "{shown}, line {}: expected a finished game, one move after the other",
                    i + 1
                )
            })
        })
        .collect()
}
