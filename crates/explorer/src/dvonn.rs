//! DVONN: four symmetries; a placement is one byte, a move of a stack two.

use basalt_rules::dvonn::{Cell, Move, Piece, Position, Symmetry};
use basalt_rules::{Color, mix};

use crate::symmetric::Symmetric;

/// The first byte of a move from the first space. Placements are below it, passes above all others.
const FIRST_STACK: u8 = 64;

/// The byte of a pass.
const PASS: u8 = u8::MAX;

impl Symmetric for Position {
    const SYMMETRIES: u8 = Symmetry::ALL.len() as u8;

    /// Stacks with the same owner, height and red pieces play on alike.
    fn hash_under(&self, symmetry: u8) -> u64 {
        let symmetry = Symmetry::ALL[usize::from(symmetry)];
        let turn = u64::from(self.to_move() == Color::Black);
        Cell::ALL.into_iter().fold(mix(turn), |hash, cell| {
            let stack = self.stack(cell);
            if stack.is_empty() {
                return hash;
            }
            let owner = stack.owner().map_or(0, |color| 1 + color as u64);
            let is_red = u64::from(stack.count(Piece::Red) > 0);
            let kind = (stack.height() as u64) << 3 | owner << 1 | is_red;
            hash ^ mix(kind << 8 | (symmetry.cell(cell).index() as u64) << 1 | 1)
        })
    }

    fn image(mv: Move, symmetry: u8) -> Move {
        Symmetry::ALL[usize::from(symmetry)].mv(mv)
    }

    /// Each symmetry is its own inverse.
    fn original(mv: Move, symmetry: u8) -> Move {
        Self::image(mv, symmetry)
    }

    fn write(mv: Move, bytes: &mut Vec<u8>) {
        match mv {
            Move::Place(cell) => bytes.push(cell.index() as u8),
            Move::Stack { from, to } => {
                bytes.extend([FIRST_STACK + from.index() as u8, to.index() as u8]);
            }
            Move::Pass => bytes.push(PASS),
        }
    }

    fn read(bytes: &mut &[u8]) -> Option<Move> {
        let cell = |index: u8| Cell::ALL.get(usize::from(index)).copied();
        let (&first, rest) = bytes.split_first()?;
        *bytes = rest;
        if first == PASS {
            return Some(Move::Pass);
        }
        let Some(from) = first.checked_sub(FIRST_STACK) else {
            return cell(first).map(Move::Place);
        };
        let (&to, rest) = bytes.split_first()?;
        *bytes = rest;
        Some(Move::Stack { from: cell(from)?, to: cell(to)? })
    }

    fn spaces(mv: Move) -> Vec<Cell> {
        match mv {
            Move::Place(cell) | Move::Stack { to: cell, .. } => vec![cell],
            Move::Pass => Vec::new(),
        }
    }
}
