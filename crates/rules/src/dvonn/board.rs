//! The compact board inside a position: enough to generate moves, count and search, and cheap to copy.
//!
//! - Heights 1 and 2 have sets of their own, since most stacks are that low: six shifts and popcounts count their
//!   moves. Higher stacks use a table by space and height.
//! - The board is stored from the view of the player to move (`own`, `opposing`), so the code does not branch on
//!   colour.
//! - Cut-offs are rare: only a stack whose occupied neighbours form two or more arcs, or one that carries red, can cut
//!   something off when it leaves. All others skip the flood fill (`still_linked`).
//! - The hash covers what a stack can do (owner, height, red), not its contents: positions that differ only inside
//!   stacks have the same continuations.

use super::cell::Cell;
use super::cell_set::CellSet;
use super::geometry::reach;
use crate::color::Color;

/// The stacks of a position by owner and height, without what lies inside them.
///
/// A board is made from a [`Position`](super::Position), which is legal, and stays legal as long
/// as it is only given moves that [`Board::turn`] lists. It knows stacking only: placing needs no
/// heights, and [`Position`](super::Position) does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Stacks of the player to move.
    own: CellSet,
    /// Stacks of the other player.
    opposing: CellSet,
    /// Stacks that hold a red piece, lone red pieces included.
    red: CellSet,
    /// Stacks of height 1.
    singles: CellSet,
    /// Stacks of height 2.
    doubles: CellSet,
    /// The height of the stack on each space, by bit; 0 where there is none.
    heights: [u8; 64],
    to_move: Color,
}

/// The part of a stack that a board keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The owner; nobody if it is a lone red piece.
    pub owner: Option<Color>,
    /// Its height: the number of its pieces.
    pub height: u8,
    /// Whether it holds a red piece.
    pub has_red: bool,
}

impl Board {
    /// A board without stacks.
    pub(super) fn empty(to_move: Color) -> Self {
        Self {
            own: CellSet::EMPTY,
            opposing: CellSet::EMPTY,
            red: CellSet::EMPTY,
            singles: CellSet::EMPTY,
            doubles: CellSet::EMPTY,
            heights: [0; 64],
            to_move,
        }
    }

    /// Puts a stack on an empty space.
    pub(super) fn put(&mut self, cell: Cell, tile: Tile) {
        let here = CellSet::of(cell);
        match tile.owner {
            Some(owner) if owner == self.to_move => self.own |= here,
            Some(_) => self.opposing |= here,
            None => {}
        }
        if tile.has_red {
            self.red |= here;
        }
        match tile.height {
            1 => self.singles |= here,
            2 => self.doubles |= here,
            _ => {}
        }
        self.heights[cell.bit()] = tile.height;
    }

    /// The player to move.
    #[inline]
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// The spaces with a stack.
    #[inline]
    pub fn occupied(&self) -> CellSet {
        self.own | self.opposing | self.red
    }

    /// The stacks that `color` owns.
    pub fn owned(&self, color: Color) -> CellSet {
        if color == self.to_move { self.own } else { self.opposing }
    }

    /// The stacks that hold a red piece.
    pub fn with_red(&self) -> CellSet {
        self.red
    }

    /// The stacks of height 1.
    #[inline]
    pub fn singles(&self) -> CellSet {
        self.singles
    }

    /// The stacks of height 2.
    #[inline]
    pub fn doubles(&self) -> CellSet {
        self.doubles
    }

    /// The height of the stack on `cell`, 0 if there is none.
    #[inline]
    pub fn height(&self, cell: Cell) -> u8 {
        self.heights[cell.bit()]
    }

    /// The stack on `cell`.
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        let owner = Color::ALL.into_iter().find(|&color| self.owned(color).contains(cell));
        self.occupied().contains(cell).then(|| Tile {
            owner,
            height: self.height(cell),
            has_red: self.red.contains(cell),
        })
    }

    /// The number of pieces in the stacks of `color` (rule 10).
    pub fn score(&self, color: Color) -> u32 {
        self.owned(color).into_iter().map(|cell| u32::from(self.height(cell))).sum()
    }

    /// The player to move passes.
    #[inline]
    #[must_use]
    pub fn passed(&self) -> Self {
        Self { own: self.opposing, opposing: self.own, to_move: self.to_move.other(), ..*self }
    }

    /// Looks at the board from the player to move: what may move, and what it would cut off.
    #[inline]
    pub fn turn(&self) -> PlayerView<'_> {
        let seen = self.occupied().seen::<1>();
        PlayerView { board: self, free: self.own - surrounded(seen), joints: joints(seen) }
    }

    /// The number of moves of the player to move, passes not counted.
    #[inline]
    pub fn count_moves(&self) -> usize {
        self.count_moves_of(self.own, self.occupied())
    }

    /// The number of moves of the owner of `stacks` when the spaces `occupied` are taken.
    #[inline]
    fn count_moves_of(&self, stacks: CellSet, occupied: CellSet) -> usize {
        let near = occupied.seen::<1>();
        let far = occupied.seen::<2>();
        let free = stacks - surrounded(near);
        let singles = free & self.singles;
        let doubles = free & self.doubles;
        let mut count = 0;
        for direction in 0..6 {
            count += (singles & near[direction]).len() + (doubles & far[direction]).len();
        }
        for cell in free - self.singles - self.doubles {
            count += (reach(cell, self.height(cell)) & occupied).len();
        }
        count
    }

    /// The number of moves of the stack on `cell` when the spaces `occupied` are taken.
    #[inline]
    fn count_moves_of_one(&self, cell: Cell, occupied: CellSet) -> usize {
        let ring = reach(cell, 1);
        if ring.len() == 6 && (ring - occupied).is_empty() {
            return 0;
        }
        (reach(cell, self.height(cell)) & occupied).len()
    }

    /// Whether the player to move has a move other than a pass.
    #[inline]
    pub fn can_move(&self) -> bool {
        let occupied = self.occupied();
        (self.own - surrounded(occupied.seen::<1>()))
            .into_iter()
            .any(|cell| reach(cell, self.height(cell)).meets(occupied))
    }

    /// The stacks of `color` that are not surrounded and have a space to land on.
    pub fn movable(&self, color: Color) -> CellSet {
        let occupied = self.occupied();
        (self.owned(color) - surrounded(occupied.seen::<1>()))
            .into_iter()
            .filter(|&cell| reach(cell, self.height(cell)).meets(occupied))
            .collect()
    }
}

/// The spaces whose six neighbours are all occupied (rule 6). At the edge some neighbour lies
/// beside the board, where nothing is ever seen.
#[inline]
pub(super) fn surrounded(seen: [CellSet; 6]) -> CellSet {
    seen.into_iter().fold(CellSet::FULL, |all, one| all & one)
}

/// The spaces around which the occupied neighbours fall into two or more arcs: emptying one of
/// them may cut stacks off, emptying any other cannot, as its neighbours stay linked to each other.
#[inline]
fn joints(seen: [CellSet; 6]) -> CellSet {
    let mut one_arc = CellSet::EMPTY;
    let mut more_arcs = CellSet::EMPTY;
    for direction in 0..6 {
        let arc_ends = seen[direction] - seen[(direction + 1) % 6];
        more_arcs |= one_arc & arc_ends;
        one_arc |= arc_ends;
    }
    more_arcs
}

/// A board seen by the player to move.
#[derive(Clone, Copy, Debug)]
pub struct PlayerView<'a> {
    board: &'a Board,
    free: CellSet,
    joints: CellSet,
}

impl<'a> PlayerView<'a> {
    /// The player's stacks that are not surrounded. Some may have no space to land on.
    #[inline]
    pub fn free(&self) -> CellSet {
        self.free
    }

    /// The spaces on which the stack on `from`, one of [`PlayerView::free`], may land (rule 5): as
    /// [`Departure::targets`], but without the cost of lifting one that has nowhere to go.
    #[inline]
    pub fn targets(&self, from: Cell) -> CellSet {
        reach(from, self.board.height(from)) & self.board.occupied()
    }

    /// The stacks that have a space to land on: the space of each, those it may land on, and the stack lifted.
    #[inline]
    pub fn departures(&self) -> impl Iterator<Item = (Cell, CellSet, Departure<'a>)> {
        self.free.into_iter().filter_map(|from| {
            let targets = self.targets(from);
            (!targets.is_empty()).then(|| (from, targets, self.leave(from)))
        })
    }

    /// Lifts the stack on `from`, one of [`PlayerView::free`].
    #[inline]
    pub fn leave(&self, from: Cell) -> Departure<'a> {
        let board = self.board;
        let staying = board.occupied() - CellSet::of(from);
        let carries_red = board.red.contains(from);
        let linked = if carries_red || self.joints.contains(from) {
            still_linked(board.red - CellSet::of(from), staying, reach(from, 1))
        } else {
            staying
        };
        Departure { board, from, staying, linked, carries_red }
    }
}

/// A flood fill from `red`: the part of `staying` that is still linked to it after the stack amid `ring` was lifted.
///
/// Before that every stack was linked. So a part that is cut off now has a space in `ring`, and
/// once all of the ring is found linked, everything is.
#[inline]
fn still_linked(red: CellSet, staying: CellSet, ring: CellSet) -> CellSet {
    let ring = ring & staying;
    let mut linked = red;
    while !(ring - linked).is_empty() {
        let grown = (linked | linked.neighbours()) & staying;
        if grown == linked {
            return linked;
        }
        linked = grown;
    }
    staying
}

/// A stack lifted from its space, before it lands.
#[derive(Clone, Copy, Debug)]
pub struct Departure<'a> {
    board: &'a Board,
    from: Cell,
    /// The other stacks.
    staying: CellSet,
    /// Those of them that a red piece holds which does not travel.
    linked: CellSet,
    carries_red: bool,
}

impl Departure<'_> {
    /// The spaces on which the stack may land (rule 5).
    #[inline]
    pub fn targets(&self) -> CellSet {
        reach(self.from, self.board.height(self.from)) & self.staying
    }

    /// Whether some landing may take stacks off. Where this says no, none does.
    #[inline]
    pub fn may_cut_off(&self) -> bool {
        self.linked != self.staying
    }

    /// The board after the stack has landed on `to`, as one sees it who overlooks rule 8: nothing
    /// is taken off. Such a board may be no legal one any more; it serves to think badly.
    pub fn land_uncut(&self, to: Cell) -> Board {
        Departure { linked: self.staying, ..*self }.land(to)
    }

    /// The board after the stack has landed on `to`, one of [`Departure::targets`], and what is
    /// no longer linked is taken off (rule 8). The other player is to move.
    #[inline]
    pub fn land(&self, to: Cell) -> Board {
        let mut after = *self.board;
        self.land_in(to, &mut after);
        after
    }

    /// The same, with the new board put in the place of `after`, whatever that was.
    ///
    /// Nothing is copied that is not kept, and nothing twice: a board that is built apart and then
    /// moved to its place waits for bytes just written.
    #[inline]
    pub fn land_in(&self, to: Cell, after: &mut Board) {
        let board = self.board;
        let target = CellSet::of(to);
        let kept = if self.carries_red && !self.linked.contains(to) {
            self.linked | target.chains_within(self.staying)
        } else {
            self.linked
        };
        let height = board.heights[self.from.bit()] + board.heights[to.bit()];
        let arrived = |condition| if condition { target } else { CellSet::EMPTY };
        after.heights = board.heights;
        after.heights[self.from.bit()] = 0;
        after.heights[to.bit()] = height;
        after.own = (board.opposing - target) & kept;
        after.opposing = (board.own | target) & kept;
        after.red = (board.red | arrived(self.carries_red)) & kept;
        after.singles = (board.singles - target) & kept;
        after.doubles = ((board.doubles - target) | arrived(height == 2)) & kept;
        after.to_move = board.to_move.other();
        for cell in self.staying - kept {
            after.heights[cell.bit()] = 0;
        }
    }

    /// Counts the moves that the other player has after each landing.
    ///
    /// While nothing is cut off, all landings leave the other player the same stacks and the same
    /// occupied spaces, but for the stack that was landed on: one count serves them all.
    #[inline]
    pub fn replies(&self) -> impl Fn(Cell) -> usize {
        let board = self.board;
        let all = (!self.may_cut_off()).then(|| board.count_moves_of(board.opposing, self.staying));
        move |to| match all {
            None => self.land(to).count_moves(),
            Some(all) if board.opposing.contains(to) => {
                all - board.count_moves_of_one(to, self.staying)
            }
            Some(all) => all,
        }
    }

    /// The stacks that landing on `to` takes off, the moved one among them if it is cut off.
    pub fn cut_off_by(&self, to: Cell) -> CellSet {
        self.staying - self.land(to).occupied()
    }
}
