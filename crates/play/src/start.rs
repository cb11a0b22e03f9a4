//! The start of a game.

use basalt_rules::dvonn::{Cell, Phase, Piece, Setup, Stack};
use basalt_rules::{AnyPosition, Color, Game, SplitMix64};

/// The start of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The empty board of a game.
    Empty(Game),
    /// DVONN with all pieces placed at random, as this seed gives it; White makes the first move.
    RandomBoard {
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
            Self::Empty(game) => *game,
            Self::RandomBoard { .. } => Game::Dvonn,
            Self::Position(position) => position.game(),
        }
    }

    /// The first position.
    pub fn position(&self) -> AnyPosition {
        match self {
            Self::Empty(game) => AnyPosition::start(*game),
            Self::RandomBoard { seed } => full_board(*seed),
            Self::Position(position) => AnyPosition::clone(position),
        }
    }
}

/// All pieces in a random order on the spaces.
fn full_board(seed: u64) -> AnyPosition {
    let pieces = |piece: Piece| std::iter::repeat_n(piece, piece.in_game());
    let mut pieces: Vec<Piece> = Piece::ALL.into_iter().flat_map(pieces).collect();
    SplitMix64::new(seed).shuffle(&mut pieces);
    let mut setup = Setup::empty(Color::White, Phase::Stacking);
    for (cell, piece) in Cell::ALL.into_iter().zip(pieces) {
        setup[cell] = Stack::of(piece);
    }
    setup.position().expect("a full board of the game's own pieces is a position").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_board_has_all_pieces_and_white_begins_to_stack() {
        for seed in 0..50 {
            let AnyPosition::Dvonn(position) = (Start::RandomBoard { seed }).position() else {
                panic!("not DVONN")
            };
            let stacks = Cell::ALL.map(|cell| position.stack(cell));
            let count = |piece| stacks.iter().filter(|stack| stack.top() == Some(piece)).count();
            assert_eq!([Piece::White, Piece::Black, Piece::Red].map(count), [23, 23, 3]);
            assert_eq!((position.phase(), position.to_move()), (Phase::Stacking, Color::White));
        }
    }

    /// Worked out by a separate program: boards of stored games are told by their seeds.
    #[test]
    fn the_board_of_a_seed_never_changes() {
        let board = (Start::RandomBoard { seed: 7 }).position().to_string();
        assert_eq!(board, "bwbbbwbww/bwwwbwwwbb/brwwbrwwrww/bbbbbwwbww/wbbwwbbbb w s");
    }

    #[test]
    fn a_seed_gives_one_board() {
        let board = |seed| (Start::RandomBoard { seed }).position();
        assert_eq!(board(7), board(7));
        assert_ne!(board(7), board(8));
    }
}
