//! Choosing, by taps and from the reserve.

use basalt_rules::punct::{Cell, IllegalMove, Lie, Piece, PieceKind, Position};

use super::{BoardInput, HeldPiece};
use crate::punct::ghost::{Laid, PieceSource};
use crate::punct::reason::Reason;

impl BoardInput {
    pub(super) fn tap(&mut self, position: &Position, cell: Option<Cell>) {
        let Some(cell) = cell else {
            if self.ghost().is_none() {
                self.put_back();
            }
            return;
        };
        self.focus = Some(cell);
        if !self.may_play(position) {
            return self.light(position, Some(cell));
        }
        match self.held_piece.clone() {
            HeldPiece::Empty => self.tap_with_nothing(position, cell, &[]),
            HeldPiece::Naming(spaces) => self.tap_with_nothing(position, cell, &spaces),
            HeldPiece::Laid(laid) if laid.covers(cell) => self.turn(position, false),
            HeldPiece::Chosen(source) | HeldPiece::Laid(Laid { source, .. }) => {
                self.tap_with_piece(position, cell, source);
            }
        }
    }

    /// A tap takes an own piece up, lights the chain of any other dot, and names an empty space.
    fn tap_with_nothing(&mut self, position: &Position, cell: Cell, named: &[Cell]) {
        if own_piece(position, cell).is_some() && self.take_up(position, cell) {
            return;
        }
        if named.is_empty() && !position.stack(cell).is_empty() {
            return self.light(position, Some(cell));
        }
        self.name(position, cell, named);
    }

    /// A tap lays the piece where it may rest, takes up another own piece, or shows why neither can be.
    fn tap_with_piece(&mut self, position: &Position, cell: Cell, source: PieceSource) {
        let is_other = |piece: &Piece| PieceSource::Board(*piece) != source;
        let other = own_piece(position, cell).filter(is_other);
        let is_free = other.is_some_and(|piece| position.covering(piece).is_none());
        if is_free && !source.fits(position, cell) {
            self.take_up(position, cell);
        } else {
            self.lay(position, cell);
        }
    }

    /// Takes up the own piece on a space; if it is pinned, says by which.
    pub(super) fn take_up(&mut self, position: &Position, cell: Cell) -> bool {
        let Some(piece) = own_piece(position, cell) else { return false };
        if let Some(cover) = position.covering(piece) {
            let (space, by) = (piece.lie.punct(), cover.lie.punct());
            self.refused = Some(IllegalMove::Pinned { space, by }.into());
            return false;
        }
        self.held_piece = HeldPiece::Chosen(PieceSource::Board(piece));
        self.lit = None;
        true
    }

    /// Names one more space of a piece; naming one again takes it back.
    fn name(&mut self, position: &Position, cell: Cell, named: &[Cell]) {
        if let Some(at) = named.iter().position(|&space| space == cell) {
            let rest = named[..at].to_vec();
            self.held_piece =
                if rest.is_empty() { HeldPiece::Empty } else { HeldPiece::Naming(rest) };
            return;
        }
        if let Err(refusal) = position.check_open(cell) {
            self.refused = Some(refusal.into());
            return;
        }
        self.lit = None;
        match *named {
            [punct, first] => self.complete(position, [punct, first, cell]),
            _ => self.held_piece = HeldPiece::Naming([named, &[cell]].concat()),
        }
    }

    /// The kind follows from the three spaces.
    fn complete(&mut self, position: &Position, spaces: [Cell; 3]) {
        let [punct, first, second] = spaces;
        let Some(lie) = Lie::from_spaces(punct, [first, second]) else {
            self.refused = Some(Reason::NoPiece { spaces });
            return;
        };
        let kind = lie.shape().kind();
        if self.is_left(position, kind) {
            let source = PieceSource::Reserve(kind);
            self.held_piece = HeldPiece::Laid(Laid { source, punct, shape: lie.shape() });
        }
    }

    /// Whether the player has a piece of a kind; if not, that is said.
    fn is_left(&mut self, position: &Position, kind: PieceKind) -> bool {
        let left = position.reserve(position.to_move(), kind) > 0;
        if !left {
            self.refused = Some(IllegalMove::NoneLeft { kind }.into());
        }
        left
    }

    /// Takes a kind from the reserve. A ghost from the reserve becomes one of that kind; a kind that waits is put
    /// back when it is chosen again.
    pub(super) fn choose(&mut self, position: &Position, kind: PieceKind) {
        if !self.may_play(position) || !self.is_left(position, kind) {
            return;
        }
        let source = PieceSource::Reserve(kind);
        self.lit = None;
        self.held_piece = match self.held_piece {
            HeldPiece::Laid(Laid { source: PieceSource::Reserve(_), punct, shape }) => {
                HeldPiece::Laid(source.laid(position, punct, shape.turn()))
            }
            HeldPiece::Chosen(chosen) if chosen == source => HeldPiece::Empty,
            _ => HeldPiece::Chosen(source),
        };
    }
}

/// The piece of the player to move that shows a dot on a space.
pub(in crate::punct) fn own_piece(position: &Position, cell: Cell) -> Option<Piece> {
    let top = position.stack(cell).last()?.piece;
    (top.color == position.to_move()).then_some(top)
}
