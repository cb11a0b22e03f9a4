//! Random games in several styles, so that situations which are rare in balanced play come up often.
//!
//! A game depends on its style and a list of numbers, one for each ply, and on nothing else: the same list gives
//! the same game, and a shorter or smaller list gives a simpler one.

use basalt_rules::dvonn::{CellSet, Move, Phase, Piece, Position};
use basalt_rules::{Color, SplitMix64};

/// The aim of a random game. Three plies out of four are the most fitting, the others any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayStyle {
    /// Every move is as good as every other.
    Even,
    /// To build high stacks that can still move.
    Towers,
    /// To cut off many stacks at once: the red pieces lie at one end of the board, and nothing is
    /// cut off for less than eight stacks.
    Cuts,
    /// To cut off as few stacks as possible.
    Patient,
    /// To leave the opponent without a move: Black takes the edge, White the inside, and then
    /// each move leaves the opponent as few as possible.
    Hemmed,
}

/// Maximum length of a game in plies: 49 placements, 48 moves, and at most one pass before each move (rules 9, 10).
pub const LONGEST_GAME: usize = 49 + 2 * 48;

impl PlayStyle {
    /// All styles.
    pub const ALL: [Self; 5] = [Self::Even, Self::Towers, Self::Cuts, Self::Patient, Self::Hemmed];

    /// The move that `choice` stands for; none when the game is over.
    pub fn choose(self, position: &Position, choice: u16) -> Option<Move> {
        let mut moves = position.legal_moves().to_vec();
        moves.sort_by_cached_key(Move::to_string);
        let placing = position.phase() == Phase::Placing;
        if placing || choice % 4 != 3 {
            let fits: Vec<i32> = moves.iter().map(|&mv| self.fit(position, mv)).collect();
            let best = fits.iter().copied().max()?;
            let mut fits = fits.into_iter();
            moves.retain(|_| fits.next() == Some(best));
        }
        moves.get(usize::from(choice / 4) % moves.len().max(1)).copied()
    }

    /// A measure of how well a move fits this style.
    fn fit(self, position: &Position, mv: Move) -> i32 {
        match (self, mv) {
            (Self::Towers, Move::Stack { from, to }) => {
                let height = position.stack(from).height() + position.stack(to).height();
                if height <= 10 { height as i32 } else { 0 }
            }
            (Self::Cuts, Move::Place(cell)) => {
                i32::from(position.next_piece() == Some(Piece::Red) && cell.column() == 0)
            }
            (Self::Cuts, _) => match position.cut_off_by(mv).len() as i32 {
                few @ 0..8 => -few,
                many => many,
            },
            (Self::Patient, _) => -(position.cut_off_by(mv).len() as i32),
            (Self::Hemmed, Move::Place(cell)) => {
                let inside = CellSet::of(cell).neighbours().len() == 6;
                i32::from(inside == (position.to_move() == Color::White))
            }
            (Self::Hemmed, Move::Stack { .. }) => {
                let mut after = position.clone();
                after.play_unchecked(mv);
                -(after.board().count_moves() as i32)
            }
            _ => 0,
        }
    }
}

/// The choices of game number `seed`: the high 16 bits of random numbers.
pub fn choices(seed: u64) -> impl Iterator<Item = u16> {
    let mut rng = SplitMix64::new(seed.wrapping_shl(32));
    std::iter::repeat_with(move || (rng.next_u64() >> 48) as u16)
}

/// The positions of game number `seed`, from the empty board to the end.
pub fn game(style: PlayStyle, seed: u64) -> Vec<Position> {
    let mut positions = vec![Position::start()];
    let mut position = Position::start();
    for choice in choices(seed).take(LONGEST_GAME) {
        let Some(mv) = style.choose(&position, choice) else { break };
        position.play_unchecked(mv);
        positions.push(position.clone());
    }
    positions
}
