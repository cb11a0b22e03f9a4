//! Effects of a PÜNCT turn.

use basalt_rules::punct::{Axis, CENTRE, Cell, CellSet, Lie, Move, Piece, Position};
use basalt_rules::{Color, Outcome};

/// An effect of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A piece is placed from the reserve.
    Places,
    /// A piece on the board is moved: its PÜNCT goes to another space.
    Moves,
    /// A piece is turned in place: its PÜNCT stays where it is.
    Turns,
    /// A piece lands above the board's own level.
    Jumps,
    /// A piece lands as a bridge.
    Bridges,
    /// A visible dot of the opponent is covered.
    Pins,
    /// A piece uncovers dots of the opponent.
    Uncovers,
    /// One of the piece's dots ends in the central hexagon.
    ReachesCentre,
    /// The mover shows more dots than the opponent in the central hexagon afterwards.
    LeadsCentre,
    /// The mover's piece with its PÜNCT on this space was pinned and no longer is.
    Frees(&'static str),
    /// The opponent's piece with its PÜNCT on this space was free and is pinned.
    PinsPiece(&'static str),
    /// A piece is placed or moved so that one of the mover's chains touches at least this number of sides.
    TouchesSides(usize),
    /// The opponent has not won, and cannot win with the next turn.
    LeavesNoWin,
}

impl Effect {
    pub(crate) fn is_of(self, before: &Position, mv: Move, after: &Position) -> bool {
        match self {
            Self::LeadsCentre => leads_centre(after, before.to_move()),
            Self::LeavesNoWin => leaves_no_win(after),
            Self::TouchesSides(least) => most_sides(after, before.to_move()) >= least,
            _ => match mv {
                Move::Pass => false,
                Move::Place(lie) => self.is_of_placement(lie),
                Move::Shift { from, to } => self.is_of_shift(before, from, to, after),
            },
        }
    }

    fn is_of_placement(self, lie: Lie) -> bool {
        match self {
            Self::Places => true,
            Self::ReachesCentre => touches_centre(lie),
            _ => false,
        }
    }

    fn is_of_shift(self, before: &Position, from: Cell, to: Lie, after: &Position) -> bool {
        let opponent = before.to_move().other();
        match self {
            Self::Places | Self::LeadsCentre | Self::LeavesNoWin | Self::TouchesSides(_) => false,
            Self::Moves => from != to.punct(),
            Self::Turns => from == to.punct(),
            Self::Jumps => landed(after, to).is_some_and(|piece| piece.level > 0),
            Self::Bridges => landed(after, to).is_some_and(|piece| is_bridge(after, piece)),
            Self::Pins => to.spaces().into_iter().any(|cell| shows(before, cell, opponent)),
            Self::Uncovers => newly_seen(before, after, opponent),
            Self::ReachesCentre => touches_centre(to),
            Self::Frees(space) => frees(before, after, space),
            Self::PinsPiece(space) => pins(before, after, space),
        }
    }
}

fn leads_centre(after: &Position, mover: Color) -> bool {
    after.board().centre_count(mover) > after.board().centre_count(mover.other())
}

/// Whether the opponent of the mover has not won and cannot win with the next turn.
fn leaves_no_win(after: &Position) -> bool {
    match after.outcome() {
        Some(outcome) => outcome != Outcome::Win(after.to_move()),
        None => after.winning_moves().is_empty(),
    }
}

/// Whether the mover's piece with its PÜNCT on this space was pinned and no longer is.
fn frees(before: &Position, after: &Position, space: &str) -> bool {
    let is_it =
        |piece: &&Piece| piece.color == before.to_move() && space.parse() == Ok(piece.lie.punct());
    before.pinned().iter().find(is_it).is_some_and(|&piece| after.covering(piece).is_none())
}

/// Whether the opponent's piece with its PÜNCT on this space was free and is pinned now.
fn pins(before: &Position, after: &Position, space: &str) -> bool {
    let opponent = before.to_move().other();
    let is_it = |piece: &Piece| piece.color == opponent && space.parse() == Ok(piece.lie.punct());
    let mut pieces = before.board().pieces().filter(is_it);
    pieces.any(|piece| before.covering(piece).is_none() && after.covering(piece).is_some())
}

/// The largest number of sides that a chain of this player's visible dots touches.
fn most_sides(position: &Position, color: Color) -> usize {
    let mut rest = position.board().visible(color);
    let mut most = 0;
    while let Some(start) = rest.into_iter().next() {
        let mut chain = CellSet::EMPTY.with(start);
        loop {
            let grown = chain | (chain.neighbours() & rest);
            if grown == chain {
                break;
            }
            chain = grown;
        }
        let sides = Axis::ALL.into_iter().flat_map(Axis::sides);
        most = most.max(sides.filter(|side| side.meets(chain)).count());
        rest -= chain;
    }
    most
}

fn touches_centre(lie: Lie) -> bool {
    lie.spaces().into_iter().any(|cell| CENTRE.contains(cell))
}

/// The piece that has just landed: the highest one in this place.
pub(super) fn landed(after: &Position, lie: Lie) -> Option<Piece> {
    after.stack(lie.punct()).last().map(|dot| dot.piece).filter(|piece| piece.lie == lie)
}

/// Whether there is a gap under the middle dot of a piece (rule 5).
pub(super) fn is_bridge(position: &Position, piece: Piece) -> bool {
    let Some(middle) = piece.lie.middle() else { return false };
    let below = position.stack(middle).into_iter().rev().find(|dot| dot.piece.level < piece.level);
    piece.level > below.map_or(0, |dot| dot.piece.level + 1)
}

fn shows(position: &Position, cell: Cell, color: Color) -> bool {
    position.board().visible(color).contains(cell)
}

fn newly_seen(before: &Position, after: &Position, color: Color) -> bool {
    let seen = after.board().visible(color);
    seen.into_iter().any(|cell| !shows(before, cell, color))
}
