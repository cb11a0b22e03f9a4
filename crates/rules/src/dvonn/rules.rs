//! The implementation of [`Rules`] for DVONN.

use super::{Cell, Move, Phase, Piece, Position, Setup, Stack};
use crate::punct::Variant;
use crate::{AnyMove, ByColor, Color, Feature, Game, PositionError, Rules, SplitMix64, StartBoard};

/// The number of red pieces.
const REDS: usize = Piece::Red.in_game();

crate::sentence::to_arg! { text: Cell, Move; }

impl Rules for Position {
    type Move = Move;

    type Cell = Cell;

    const PASS: Move = Move::Pass;

    const BOARDS: &'static [StartBoard] = &[StartBoard::Random, StartBoard::Empty];

    fn has(_: Variant, feature: Feature) -> bool {
        match feature {
            Feature::PlacementPhase
            | Feature::Score
            | Feature::Ratings
            | Feature::WideBoard
            | Feature::CodeCup
            | Feature::OpeningKey => true,
            Feature::Reserve | Feature::Rotation | Feature::Centre | Feature::Threats => false,
        }
    }

    fn start(_: Variant) -> Self {
        Self::start()
    }

    /// All pieces in a random order on the spaces; White makes the first move.
    fn random_board(seed: u64) -> Option<Self> {
        let pieces = |piece: Piece| std::iter::repeat_n(piece, piece.in_game());
        let mut pieces: Vec<Piece> = Piece::ALL.into_iter().flat_map(pieces).collect();
        SplitMix64::new(seed).shuffle(&mut pieces);
        let mut setup = Setup::empty(Color::White, Phase::Stacking);
        for (cell, piece) in Cell::ALL.into_iter().zip(pieces) {
            setup[cell] = Stack::of(piece);
        }
        setup.position().ok()
    }

    fn parse(_: Variant, text: &str) -> Result<Self, PositionError> {
        Ok(text.parse::<Self>()?)
    }

    fn resembles_position(text: &str) -> bool {
        text.matches('/').count() == 4 && !text.contains(':')
    }

    fn game(&self) -> Game {
        Game::Dvonn
    }

    fn forced_move(&self) -> Option<Move> {
        match self.legal_moves()[..] {
            [mv @ (Move::Pass | Move::Place(_))] => Some(mv),
            _ => None,
        }
    }

    fn score(&self) -> Option<ByColor<u32>> {
        Some(self.score())
    }

    fn path(mv: Move) -> Option<(Option<Cell>, Cell)> {
        match mv {
            Move::Place(cell) => Some((None, cell)),
            Move::Stack { from, to } => Some((Some(from), to)),
            Move::Pass => None,
        }
    }

    fn is_placement(mv: Move) -> bool {
        matches!(mv, Move::Place(_))
    }

    fn is_placing(&self) -> bool {
        self.phase() == Phase::Placing
    }

    fn is_decided_for(&self, color: Color) -> bool {
        self.phase() == Phase::Stacking && !self.board().may_ever_move(color.other())
    }

    fn with_to_move(&self, color: Color) -> Option<Self> {
        let mut setup = self.to_setup();
        setup.to_move = color;
        setup.position().ok()
    }

    /// The red pieces are the first to be placed, unless all pieces were there at the start.
    fn opening_key(&self, moves: &[AnyMove]) -> Option<String> {
        opening_key(match self.phase() {
            Phase::Placing => moves.iter().take(REDS).map(ToString::to_string).collect(),
            Phase::Stacking => self.red_cells().map(|cell| cell.to_string()).collect(),
        })
    }

    /// Three different spaces.
    fn read_opening_key(text: &str) -> Option<String> {
        let words = text.split([' ', ',', '+']).filter(|word| !word.is_empty());
        let cells: Result<Vec<Cell>, _> = words.map(str::parse).collect();
        opening_key(cells.ok()?.iter().map(Cell::to_string).collect())
    }
}

/// The names of the spaces of the red pieces, in alphabetical order.
fn opening_key(mut names: Vec<String>) -> Option<String> {
    names.sort();
    names.dedup();
    (names.len() == REDS).then(|| names.join(" "))
}

impl Position {
    /// The spaces on which a red piece is on top.
    fn red_cells(&self) -> impl Iterator<Item = Cell> {
        Cell::ALL.into_iter().filter(|&cell| self.stack(cell).top() == Some(Piece::Red))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyPosition, Title};

    fn position(text: &str) -> AnyPosition {
        AnyPosition::parse(Game::Dvonn, text).expect(text)
    }

    fn moves(text: &str) -> Vec<AnyMove> {
        let read = |word| AnyMove::parse(Game::Dvonn, word).expect(word);
        text.split_whitespace().map(read).collect()
    }

    #[test]
    fn the_first_three_placements_name_the_opening() {
        let start = AnyPosition::start(Game::Dvonn);
        assert_eq!(start.opening_key(&moves("k5 a1 e3 c3")).as_deref(), Some("a1 e3 k5"));
        assert_eq!(start.opening_key(&moves("k5 a1")), None);
    }

    #[test]
    fn a_typed_opening_is_read_in_any_order() {
        let read = |text| Title::Dvonn.read_opening_key(text);
        assert_eq!(read("k5,a1+e3").as_deref(), Some("a1 e3 k5"));
        assert_eq!(["a1 a1 e3", "a1 e3", "a1 e3 k5 c3", "z9 a1 e3"].map(read), [const { None }; 4]);
        assert_eq!(Title::Punct.read_opening_key("a1 e3 k5"), None);
    }

    #[test]
    fn on_a_full_board_the_red_pieces_name_the_opening() {
        let full = position("wwwwwwwww/wwwwwwwwww/wwwwrrrbbbb/bbbbbbbbbb/bbbbbbbbb w s");
        assert_eq!(full.opening_key(&[]).as_deref(), Some("e3 f3 g3"));
    }

    #[test]
    fn a_game_is_decided_when_the_opponent_can_never_move_again() {
        let decided = |text| Color::ALL.map(|color| position(text).is_decided_for(color));
        // Black's stack of two would have to land two spaces away, where nothing is.
        assert_eq!(decided("9/10/rrrw7/3(bb)6/9 w s"), [true, false]);
        assert_eq!(decided("9/10/rrrw7/3b6/9 w s"), [false, false]);
        assert_eq!(decided("9/10/11/10/9 w p"), [false, false]);
    }

    #[test]
    fn the_turn_can_be_given_to_either_player_while_stacking() {
        let stacking = position("9/10/3wwbrrrb1/10/9 w s");
        assert_eq!(stacking.with_to_move(Color::Black).to_move(), Color::Black);
        let placing = AnyPosition::start(Game::Dvonn);
        assert_eq!(placing.with_to_move(Color::Black), placing);
    }

    #[test]
    fn a_random_board_has_all_pieces_and_white_begins_to_stack() {
        for seed in 0..50 {
            let position = Position::random_board(seed).expect("a position");
            let stacks = Cell::ALL.map(|cell| position.stack(cell));
            let count = |piece| stacks.iter().filter(|stack| stack.top() == Some(piece)).count();
            assert_eq!([Piece::White, Piece::Black, Piece::Red].map(count), [23, 23, 3]);
            assert_eq!((position.phase(), position.to_move()), (Phase::Stacking, Color::White));
        }
    }
}
