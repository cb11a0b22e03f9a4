//! The start of a game.

use basalt_rules::{AnyPosition, Game};

/// The start of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The empty board of a game.
    Empty(Game),
    /// A random board, in games that start on one; the empty board in others.
    RandomBoard {
        /// The game.
        game: Game,
        /// The seed of the board.
        seed: u64,
    },
    /// A position that was set up.
    Position(Box<AnyPosition>),
}

impl Start {
    /// The game that is played.
    pub fn game(&self) -> Game {
        match self {
            Self::Empty(game) | Self::RandomBoard { game, .. } => *game,
            Self::Position(position) => position.game(),
        }
    }

    /// The first position.
    pub fn position(&self) -> AnyPosition {
        match self {
            Self::Empty(game) => AnyPosition::start(*game),
            Self::RandomBoard { game, seed } => {
                AnyPosition::random_board(*game, *seed).unwrap_or_else(|| AnyPosition::start(*game))
            }
            Self::Position(position) => AnyPosition::clone(position),
        }
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::StartBoard;

    use super::*;

    /// Worked out by a separate program: boards of stored games are named by their seeds.
    #[test]
    fn the_board_of_a_seed_never_changes() {
        let board = (Start::RandomBoard { game: Game::Dvonn, seed: 7 }).position().to_string();
        assert_eq!(board, "bwbbbwbww/bwwwbwwwbb/brwwbrwwrww/bbbbbwwbww/wbbwwbbbb w s");
    }

    #[test]
    fn a_seed_gives_one_board_of_its_game() {
        for game in Game::ALL {
            let board = |seed| (Start::RandomBoard { game, seed }).position();
            assert_eq!(board(7).game(), game);
            assert_eq!(board(7), board(7));
            assert_eq!(board(7) != board(8), game.starts_on(StartBoard::Random), "{game}");
        }
    }
}
