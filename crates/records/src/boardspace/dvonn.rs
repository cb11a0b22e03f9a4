//! The gestures of DVONN.

use basalt_rules::dvonn::{Cell, Move};

/// A stack in the hand, and the move that stands on the board so far.
#[derive(Default)]
pub(super) struct Gestures {
    lifted: Option<Cell>,
    standing: Option<Move>,
}

impl Gestures {
    /// The move that stands, which is done with now.
    pub(super) fn done(&mut self) -> Option<Move> {
        std::mem::take(self).standing
    }

    /// Takes a gesture in; nothing if it is none.
    pub(super) fn read(&mut self, words: &[&str]) -> Option<()> {
        match *words {
            ["Dropb", column, row] => self.drop(cell(column, row)?),
            ["Pickb", column, row] => self.pick(cell(column, row)?),
            ["Move", from_column, from_row, to_column, to_row] => {
                let (from, to) = (cell(from_column, from_row)?, cell(to_column, to_row)?);
                *self = Self { lifted: None, standing: Some(Move::Stack { from, to }) };
            }
            ["Pass"] => self.standing = Some(Move::Pass),
            _ => return None,
        }
        Some(())
    }

    fn drop(&mut self, to: Cell) {
        self.standing = match self.lifted.take() {
            Some(from) if from == to => None,
            Some(from) => Some(Move::Stack { from, to }),
            None => Some(Move::Place(to)),
        };
    }

    /// Lifts a stack, or takes up again what was put down a moment ago.
    fn pick(&mut self, cell: Cell) {
        self.lifted = match self.standing.take() {
            Some(Move::Place(placed)) if placed == cell => None,
            Some(Move::Stack { from, to }) if to == cell => Some(from),
            _ => Some(cell),
        };
    }
}

fn cell(column: &str, row: &str) -> Option<Cell> {
    format!("{column}{row}").parse().ok()
}

/// The gesture of a move.
pub(super) fn write(mv: Move) -> String {
    match mv {
        Move::Place(to) => format!("Dropb {}", words(to)),
        Move::Stack { from, to } => format!("Move {} {}", words(from), words(to)),
        Move::Pass => "Pass".to_owned(),
    }
}

fn words(cell: Cell) -> String {
    format!("{} {}", cell.letter().to_ascii_uppercase(), cell.row())
}
