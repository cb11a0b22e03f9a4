//! PÜNCT: twelve symmetries; a placement is two bytes, a move of a piece three.

use basalt_rules::punct::{Cell, Lie, Move, Piece, PieceKind, Position, Symmetry};
use basalt_rules::{Color, mix};

use crate::symmetric::Symmetric;

/// Added to the shape in the second byte of a piece that comes from the board; the third is where from.
const FROM_BOARD: u8 = 64;

/// The byte of a pass.
const PASS: u8 = u8::MAX;

fn symmetry(number: u8) -> Symmetry {
    Symmetry::all().nth(number.into()).unwrap_or(Symmetry::IDENTITY)
}

/// A number for a piece seen under a symmetry. Which minor dot is which does not count.
fn hash_of(Piece { level, color, lie }: Piece, symmetry: Symmetry) -> u64 {
    let [punct, first, second] = lie.spaces().map(|cell| symmetry.cell(cell).index() as u64);
    let (low, high) = (first.min(second), first.max(second));
    let kind = u64::from(level) << 1 | u64::from(color == Color::Black);
    mix(kind << 32 | punct << 24 | low << 16 | high << 8 | 1)
}

impl Symmetric for Position {
    const SYMMETRIES: u8 = 12;

    fn hash_under(&self, number: u8) -> u64 {
        let symmetry = symmetry(number);
        let turn = u64::from(self.to_move() == Color::Black);
        let pieces = self.board().pieces();
        pieces.fold(mix(turn), |hash, piece| hash ^ hash_of(piece, symmetry))
    }

    fn image(mv: Move, number: u8) -> Move {
        symmetry(number).mv(mv)
    }

    /// The first six are turns; those with a mirror are their own inverses.
    fn original(mv: Move, number: u8) -> Move {
        let inverse = if number < 6 { (6 - number) % 6 } else { number };
        Self::image(mv, inverse)
    }

    fn write(mv: Move, bytes: &mut Vec<u8>) {
        let lie = |lie: Lie| [lie.punct().index() as u8, lie.shape().index() as u8];
        match mv {
            Move::Place(to) => bytes.extend(lie(to)),
            Move::Shift { from, to } => {
                let [punct, shape] = lie(to);
                bytes.extend([punct, shape + FROM_BOARD, from.index() as u8]);
            }
            Move::Pass => bytes.push(PASS),
        }
    }

    fn read(bytes: &mut &[u8]) -> Option<Move> {
        let mut next = || {
            let (&first, rest) = bytes.split_first()?;
            *bytes = rest;
            Some(first)
        };
        let cell = |index: u8| Cell::ALL.get(usize::from(index)).copied();
        let first = next()?;
        if first == PASS {
            return Some(Move::Pass);
        }
        let (punct, shape) = (cell(first)?, next()?);
        let mut shapes = PieceKind::ALL.into_iter().flat_map(PieceKind::shapes);
        let mut lie = |shape: u8| Lie::new(punct, shapes.nth(shape.into())?);
        match shape.checked_sub(FROM_BOARD) {
            None => lie(shape).map(Move::Place),
            Some(shape) => Some(Move::Shift { from: cell(next()?)?, to: lie(shape)? }),
        }
    }

    fn spaces(mv: Move) -> Vec<Cell> {
        match mv {
            Move::Place(to) | Move::Shift { to, .. } => to.spaces().to_vec(),
            Move::Pass => Vec::new(),
        }
    }
}
