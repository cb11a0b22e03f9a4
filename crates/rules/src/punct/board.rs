//! The compact board inside a position: the pieces, how they are stacked, and the dots that are visible.
//!
//! - Stacking is a list of links: each space knows its top piece, each piece what each of its dots lies on. A piece is
//!   free if it is on top of its three spaces. Lifting it reveals what it covered.
//! - A shape is anchored at its middle dot (a T at its PÜNCT), from which two arms lead to the others. Six shifted sets
//!   serve all 33 shapes: the anchors of a shape are the intersection of three sets (`turns`).
//! - Moves of pieces on the board level share one such set of places. A piece on others needs the board without itself.
//! - Winning turns need no trial: a piece that reaches both sides of a gap closes it (`wins`).
//! - A board has no history. The position keeps the hashes since the last placement, at most a hundred, since no earlier
//!   position can recur.

use std::num::NonZeroU8;

use super::cell::Cell;
use super::cell_set::CellSet;
use super::geometry::{Axis, CENTRE};
use super::hash::{BLACK_TO_MOVE, key};
use super::moves::Move;
use super::shape::{Lie, PieceKind};
use crate::color::{ByColor, Color};

/// Number of pieces of each player: placing the last one ends the game (rule 10).
pub const PIECES_EACH: usize = 18;

/// The variant of the game: basic or standard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// The basic game: only the first placement must keep out of the centre, and the last piece
    /// draws.
    Basic,
    /// The standard game: no placement may touch the centre, and its count decides at the end.
    Standard,
}

/// One of the 36 pieces of the game. Pieces of one kind and colour are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceId(NonZeroU8);

impl PieceId {
    #[inline]
    fn new(color: Color, slot: u32) -> Self {
        let first = match color {
            Color::White => 0,
            Color::Black => PIECES_EACH as u8,
        };
        Self(NonZeroU8::MIN.saturating_add(first + slot as u8))
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }

    #[inline]
    pub(super) fn color(self) -> Color {
        if self.index() < PIECES_EACH { Color::White } else { Color::Black }
    }
}

/// The slots of each kind among a player's pieces, as bits, in the order of [`PieceKind::ALL`].
const SLOTS: [u32; 6] = {
    let mut slots = [0; 6];
    let mut next = 0;
    let mut i = 0;
    while i < 6 {
        let count = PieceKind::ALL[i].in_game();
        slots[i] = ((1 << count) - 1) << next;
        next += count;
        i += 1;
    }
    assert!(next == PIECES_EACH);
    slots
};

/// A piece on the board, and what it lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlacedPiece {
    pub(super) lie: Lie,
    /// 0 on the board itself.
    pub(super) level: u8,
    /// The pieces that its dots lie on, in the order of [`Lie::spaces`]; nothing under a dot on
    /// the board or over an empty space.
    under: [Option<PieceId>; 3],
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// The level of its three dots, 0 on the board itself.
    pub level: u8,
    /// The owner.
    pub color: Color,
    /// The kind of the piece, and where it lies.
    pub lie: Lie,
}

/// The pieces on the board and who is to move, without the past: cheap to copy.
///
/// A board is made from a [`Position`](super::Position), which is legal, and stays legal as long
/// as it is only given turns that it lists itself.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// The spaces whose highest dot is of each colour.
    visible: ByColor<CellSet>,
    /// The piece of the highest dot in each space, by bit.
    tops: [Option<PieceId>; 256],
    pieces: [Option<PlacedPiece>; 2 * PIECES_EACH],
    /// The slots of each player's pieces on the board, as bits.
    placed: ByColor<u32>,
    /// The pieces above the board itself, as bits by their index.
    raised: u64,
    hash: u64,
    to_move: Color,
    variant: Variant,
}

impl Board {
    pub(super) fn empty(variant: Variant, to_move: Color) -> Self {
        let mut board = Self {
            visible: ByColor::default(),
            tops: [None; 256],
            pieces: [None; 2 * PIECES_EACH],
            placed: ByColor::default(),
            raised: 0,
            hash: 0,
            to_move: Color::White,
            variant,
        };
        if to_move == Color::Black {
            board.pass();
        }
        board
    }

    /// A board of the standard game that shows dots of no pieces, for tests: with real pieces no board is
    /// known on which a player has no turn.
    #[cfg(test)]
    pub(super) fn with_dots(visible: ByColor<CellSet>) -> Self {
        Self { visible, ..Self::empty(Variant::Standard, Color::White) }
    }

    /// The player to move.
    #[inline]
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// The game that is played.
    #[inline]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The hash of the pieces and of who is to move.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The spaces whose highest dot is of this colour.
    #[inline]
    pub fn visible(&self, color: Color) -> CellSet {
        self.visible[color]
    }

    /// The spaces with a dot.
    #[inline]
    pub fn occupied(&self) -> CellSet {
        self.visible.white | self.visible.black
    }

    /// The number of pieces of a kind that a player has in reserve.
    #[inline]
    pub fn reserve(&self, color: Color, kind: PieceKind) -> usize {
        (SLOTS[kind as usize] & !self.placed[color]).count_ones() as usize
    }

    /// The number of pieces that a player has on the board.
    #[inline]
    pub fn placed(&self, color: Color) -> usize {
        self.placed[color].count_ones() as usize
    }

    /// Whether a player has placed the 18th piece (rule 10).
    #[inline]
    pub fn is_all_placed(&self, color: Color) -> bool {
        self.placed(color) == PIECES_EACH
    }

    /// The spaces that a placement may use (rule 2).
    #[inline]
    pub fn open(&self) -> CellSet {
        let first = self.placed.white | self.placed.black == 0;
        let empty = CellSet::FULL - self.occupied();
        if first || self.variant == Variant::Standard { empty - CENTRE } else { empty }
    }

    /// The number of a player's visible dots in the central hexagon (rule 10).
    #[inline]
    pub fn centre_count(&self, color: Color) -> usize {
        (self.visible[color] & CENTRE).len()
    }

    /// The pairs of opposite sides that a player's visible dots connect (rule 9).
    pub fn connections(&self, color: Color) -> impl Iterator<Item = Axis> {
        let visible = self.visible[color];
        Axis::ALL.into_iter().filter(move |&axis| connects(visible, axis))
    }

    /// Whether a player's visible dots connect two opposite sides (rule 9).
    #[inline]
    pub fn is_connected(&self, color: Color) -> bool {
        let visible = self.visible[color];
        Axis::ALL.into_iter().any(|axis| connects(visible, axis))
    }

    /// The level of the highest dot of a space plus one; 0 if it is empty (rule 4).
    #[inline]
    pub fn height(&self, cell: Cell) -> u8 {
        self.height_of(self.top(cell))
    }

    /// The height of a space with this piece on top.
    #[inline]
    pub(super) fn height_of(&self, top: Option<PieceId>) -> u8 {
        top.map_or(0, |id| self.piece(id).level + 1)
    }

    #[inline]
    pub(super) fn top(&self, cell: Cell) -> Option<PieceId> {
        self.tops[usize::from(cell.bit())]
    }

    /// A piece that is on the board.
    #[inline]
    pub(super) fn piece(&self, id: PieceId) -> &PlacedPiece {
        self.pieces[id.index()].as_ref().expect("a piece that was met is on the board")
    }

    /// The pieces on the board.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        Color::ALL.into_iter().flat_map(move |color| {
            PieceKind::ALL.into_iter().flat_map(move |kind| {
                self.pieces_of_kind(color, kind).map(move |(_, piece)| Piece {
                    color,
                    lie: piece.lie,
                    level: piece.level,
                })
            })
        })
    }

    /// The pieces of a kind that a player has on the board.
    #[inline]
    pub(super) fn pieces_of_kind(
        &self,
        color: Color,
        kind: PieceKind,
    ) -> impl Iterator<Item = (PieceId, &PlacedPiece)> {
        let mut left = self.placed[color] & SLOTS[kind as usize];
        std::iter::from_fn(move || {
            let slot = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (slot < u32::BITS).then(|| PieceId::new(color, slot))
        })
        .map(|id| (id, self.piece(id)))
    }

    /// The pieces that lie on others, whoever owns them.
    #[inline]
    pub(super) fn raised_pieces(&self) -> impl Iterator<Item = &PlacedPiece> {
        let mut left = self.raised;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            self.pieces.get(index)?.as_ref()
        })
    }

    /// Whether no dot of the piece is covered, so that it may move (rule 7).
    #[inline]
    pub(super) fn is_free(&self, id: PieceId) -> bool {
        self.piece(id).lie.spaces().into_iter().all(|space| self.top(space) == Some(id))
    }

    /// The piece directly under the dot that `piece` has on `space`.
    pub(super) fn under(piece: PlacedPiece, space: Cell) -> Option<PieceId> {
        piece.lie.spaces().into_iter().zip(piece.under).find(|&(own, _)| own == space)?.1
    }

    /// The pieces with a dot in a space, from top to bottom.
    pub(super) fn column(&self, cell: Cell) -> impl Iterator<Item = PieceId> {
        std::iter::successors(self.top(cell), move |&id| Self::under(*self.piece(id), cell))
    }

    /// Plays a turn that this board has listed.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Place(lie) => self.place(self.to_move, lie, 0),
            Move::Shift { from, to } => self.shift(from, to),
            Move::Pass => {}
        }
        self.pass();
    }

    #[inline]
    fn pass(&mut self) {
        self.to_move = self.to_move.other();
        self.hash ^= BLACK_TO_MOVE;
    }

    /// Puts a piece from the reserve down; nothing happens if none of its kind is left.
    #[inline]
    pub(super) fn place(&mut self, color: Color, lie: Lie, level: u8) {
        let kind = lie.shape().kind();
        let slot = (SLOTS[kind as usize] & !self.placed[color]).trailing_zeros();
        if slot < u32::BITS {
            self.placed[color] |= 1 << slot;
            self.land(PieceId::new(color, slot), lie, level);
        }
    }

    #[inline]
    fn shift(&mut self, from: Cell, lie: Lie) {
        if let Some(id) = self.top(from) {
            self.lift(id);
            let level = lie.ends().next().map_or(0, |end| self.height(end));
            self.land(id, lie, level);
        }
    }

    /// Takes a free piece up, so that what it lay on can be seen. Its slot stays taken.
    #[inline]
    pub(super) fn lift(&mut self, id: PieceId) {
        let PlacedPiece { lie, under, level } = *self.piece(id);
        self.hash ^= key(id.color(), lie, level);
        let spaces = lie.spaces();
        self.visible[id.color()] -= CellSet::of_three(spaces);
        for (space, below) in spaces.into_iter().zip(under) {
            self.tops[usize::from(space.bit())] = below;
            if let Some(below) = below {
                self.visible[below.color()] |= CellSet::of(space);
            }
        }
    }

    /// Puts a piece down on a level.
    #[inline]
    fn land(&mut self, id: PieceId, lie: Lie, level: u8) {
        self.hash ^= key(id.color(), lie, level);
        let spaces = lie.spaces();
        let under = spaces.map(|space| self.top(space));
        self.pieces[id.index()] = Some(PlacedPiece { lie, level, under });
        let bit = 1 << id.index();
        self.raised = if level > 0 { self.raised | bit } else { self.raised & !bit };
        let covered = CellSet::of_three(spaces);
        self.visible[id.color()] |= covered;
        self.visible[id.color().other()] -= covered;
        for space in spaces {
            self.tops[usize::from(space.bit())] = Some(id);
        }
    }
}

/// Whether `dots` connect the two sides of an axis.
#[inline]
pub(super) fn connects(dots: CellSet, axis: Axis) -> bool {
    let [near, far] = axis.sides();
    dots.meets(near) && dots.meets(far) && near.chains_within(dots).meets(far)
}
