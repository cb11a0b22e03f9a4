//! The gestures of PÜNCT. Pieces have numbers there, and turns of their own.

use basalt_rules::Color;
use basalt_rules::punct::{Cell, Lie, Move, PieceKind, Position, Shape};

/// The numbers of White's pieces of each kind; Black's are [`BLACK`] higher.
const NUMBERS: [(PieceKind, std::ops::RangeInclusive<usize>); 6] = [
    (PieceKind::T, 1..=6),
    (PieceKind::C, 7..=8),
    (PieceKind::E, 9..=12),
    (PieceKind::L, 13..=14),
    (PieceKind::M, 15..=16),
    (PieceKind::R, 17..=18),
];

/// The difference between Black's numbers and White's.
const BLACK: usize = 19;

/// Our rotation of a piece that the site calls unturned.
const fn unturned(kind: PieceKind) -> usize {
    match kind {
        PieceKind::M => 1,
        PieceKind::R => 4,
        _ => 0,
    }
}

fn kind_of(number: usize) -> Option<PieceKind> {
    let number = if number > BLACK { number - BLACK } else { number };
    NUMBERS.into_iter().find(|(_, numbers)| numbers.contains(&number)).map(|(kind, _)| kind)
}

fn shape(kind: PieceKind, rotation: usize) -> Shape {
    Shape::new(kind, rotation % 6 + unturned(kind))
}

/// The piece that a player is busy with, and where it stands so far.
#[derive(Default)]
pub(super) struct Gestures {
    /// Its lie before, if it comes from the board.
    lifted: Option<Lie>,
    standing: Option<Standing>,
}

enum Standing {
    /// Perhaps with dots beside the board: it need not stay so.
    Piece {
        punct: Cell,
        shape: Shape,
    },
    Pass,
}

impl Gestures {
    /// The turn that stands, which is done with now.
    pub(super) fn done(&mut self) -> Option<Move> {
        let Self { lifted, standing } = std::mem::take(self);
        let (punct, shape) = match standing? {
            Standing::Pass => return Some(Move::Pass),
            Standing::Piece { punct, shape } => (punct, shape),
        };
        let to = Lie::new(punct, shape)?;
        Some(match lifted {
            Some(from) => Move::Shift { from: from.punct(), to },
            None => Move::Place(to),
        })
    }

    /// Takes a gesture in; nothing if it is none.
    pub(super) fn read(&mut self, words: &[&str], position: &Position) -> Option<()> {
        match *words {
            // A piece that is picked from the reserve or turned in the hand is named when it is put down.
            ["Pick" | "Drop", "W" | "B", number] => {
                kind_of(number.parse().ok()?)?;
                *self = Self::default();
            }
            ["Rotate"] => {}
            ["Dropb", number, column, row, rotation] => {
                let kind = kind_of(number.parse().ok()?)?;
                self.drop(kind, cell(column, row)?, rotation.parse().ok()?);
            }
            ["Pickb", column, row] => self.pick(cell(column, row)?, position)?,
            ["Move", from_column, from_row, column, row, rotation] => {
                let from = piece_on(cell(from_column, from_row)?, position)?;
                self.lifted = Some(from);
                self.drop(from.shape().kind(), cell(column, row)?, rotation.parse().ok()?);
            }
            ["Pass"] => self.standing = Some(Standing::Pass),
            _ => return None,
        }
        Some(())
    }

    fn drop(&mut self, kind: PieceKind, punct: Cell, rotation: usize) {
        self.standing = Some(Standing::Piece { punct, shape: shape(kind, rotation) });
    }

    /// Lifts a piece, or takes up again what was put down a moment ago.
    fn pick(&mut self, cell: Cell, position: &Position) -> Option<()> {
        let again = matches!(self.standing, Some(Standing::Piece { punct, shape })
            if punct == cell || shape.minors().into_iter().any(|step| punct.offset(step) == Some(cell)));
        self.standing = None;
        if !again {
            self.lifted = Some(piece_on(cell, position)?);
        }
        Some(())
    }
}

/// The lie of the highest piece on a space.
fn piece_on(cell: Cell, position: &Position) -> Option<Lie> {
    position.stack(cell).last().map(|dot| dot.piece.lie)
}

fn cell(column: &str, row: &str) -> Option<Cell> {
    format!("{column}{row}").parse().ok()
}

/// The gesture of a turn.
pub(super) fn write(mv: Move, position: &Position) -> String {
    match mv {
        Move::Place(lie) => format!("Dropb {} {}", number(lie, position), words(lie)),
        Move::Shift { from, to } => {
            format!("Move {} {} {}", column(from), from.row(), words(to))
        }
        Move::Pass => "Pass".to_owned(),
    }
}

/// The number of the next piece of its kind in the reserve of the player to move.
fn number(lie: Lie, position: &Position) -> usize {
    let (kind, color) = (lie.shape().kind(), position.to_move());
    let used = kind.in_game() - position.reserve(color, kind);
    let first = NUMBERS.into_iter().find(|(other, _)| *other == kind);
    let number = first.map_or(0, |(_, numbers)| numbers.start() + used.min(kind.in_game() - 1));
    if color == Color::Black { number + BLACK } else { number }
}

fn column(cell: Cell) -> char {
    cell.letter().to_ascii_uppercase()
}

fn words(lie: Lie) -> String {
    let (punct, shape) = (lie.punct(), lie.shape());
    let turns = shape.kind().turns();
    let rotation = (shape.turn() + turns - unturned(shape.kind()) % turns) % turns;
    format!("{} {} {rotation}", column(punct), punct.row())
}
