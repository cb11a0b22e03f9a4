//! The places where pieces can land, computed for all spaces at once with sets.
//!
//! A shape is anchored at its middle dot (a T at its PÜNCT), from which two arms lead to the other
//! dots. Each arm is a shifted set, so six shifts serve all 33 shapes.
//!
//! Kind and rotation are const parameters: the compiler specialises the code for each shape, which makes
//! counting twice as fast as looking the directions up.

use super::board::{Board, PlacedPiece};
use super::cell_set::CellSet;
use super::geometry::{lines, lines_behind};
use super::shape::{Kind, Lie, Shape};
use crate::color::Color;

/// The greatest height that can be: each of the 36 pieces adds one level at most.
const HIGHEST: usize = 36;

/// For each turn of a kind, the anchors at which the shape can be put down. Empty for turns
/// that the kind does not have.
pub(super) type Anchors = [CellSet; 6];

/// Puts the anchors of all turns of a kind together from those of each turn.
macro_rules! by_turn {
    ($kind:ident, |$turn:ident| $anchors:expr) => {{
        macro_rules! at {
            ($number:literal) => {{
                const $turn: usize = $number;
                if $number < const { Kind::ALL[$kind].turns() } { $anchors } else { CellSet::EMPTY }
            }};
        }
        [at!(0), at!(1), at!(2), at!(3), at!(4), at!(5)]
    }};
}

/// The terrain that a player's pieces can be put on.
struct Terrain {
    /// The spaces whose highest dot is the player's.
    own: CellSet,
    /// The spaces of each height; 0 is empty.
    at_height: [CellSet; HIGHEST + 1],
    /// The greatest height there is.
    highest: usize,
}

impl Terrain {
    #[inline]
    fn new(board: &Board, color: Color) -> Self {
        let mut at_height = [CellSet::EMPTY; HIGHEST + 1];
        let mut highest = 1;
        for piece in board.raised_pieces() {
            let height = (usize::from(piece.level) + 1).min(HIGHEST);
            highest = highest.max(height);
            at_height[height] |= CellSet::of_three(piece.lie.spaces());
        }
        let mut covered = CellSet::EMPTY;
        for set in at_height[2..=highest].iter_mut().rev() {
            let dots = *set;
            *set -= covered;
            covered |= dots;
        }
        let occupied = board.occupied();
        at_height[1] = occupied - covered;
        at_height[0] = CellSet::FULL - occupied;
        Self { own: board.visible(color), at_height, highest }
    }

    /// The empty spaces.
    #[inline]
    fn empty(&self) -> CellSet {
        self.at_height[0]
    }

    /// Calls `look` on the terrain without a free piece of the player: the dots it lay on can be
    /// stood on.
    fn without<T>(
        &mut self,
        board: &Board,
        piece: PlacedPiece,
        color: Color,
        look: impl FnOnce(&Self) -> T,
    ) -> T {
        let spaces = piece.lie.spaces();
        let own = self.own;
        let at = usize::from(piece.level) + 1;
        let below = spaces.map(|space| (CellSet::of(space), Board::under(piece, space)));
        for (here, below) in below {
            self.at_height[at] -= here;
            self.at_height[usize::from(board.height_of(below))] |= here;
            if below.is_none_or(|id| id.color() != color) {
                self.own -= here;
            }
        }
        let found = look(self);
        for (here, below) in below {
            self.at_height[usize::from(board.height_of(below))] -= here;
            self.at_height[at] |= here;
        }
        self.own = own;
        found
    }

    /// The anchors of a kind above the board itself (rules 5 and 6).
    #[inline]
    fn climbs<const KIND: usize>(&self) -> Anchors {
        let mut anchors = [CellSet::EMPTY; 6];
        let mut not_higher = self.at_height[0];
        for &level in &self.at_height[1..=self.highest] {
            not_higher |= level;
            let own = self.own & level;
            let (middle, at_punct) = match const { Kind::ALL[KIND] } {
                Kind::T => (own, level),
                Kind::C | Kind::M => (self.own & not_higher, level),
                Kind::E | Kind::L | Kind::R => (not_higher, own),
            };
            if at_punct.is_empty() {
                continue;
            }
            let seen = level.seen();
            let seen_punct = at_punct.seen();
            let here = by_turn!(KIND, |TURN| {
                let [far, near] = const { Kind::ALL[KIND].arms(TURN) };
                middle & seen[far] & seen_punct[near]
            });
            for (anchors, here) in anchors.iter_mut().zip(here) {
                *anchors |= here;
            }
        }
        anchors
    }

    /// All anchors of a kind.
    #[inline]
    fn anchors<const KIND: usize>(&self) -> Anchors {
        let climbs = self.climbs::<KIND>();
        let empty = self.empty();
        let seen = empty.seen();
        by_turn!(KIND, |TURN| {
            let [far, near] = const { Kind::ALL[KIND].arms(TURN) };
            climbs[TURN] | (empty & seen[far] & seen[near])
        })
    }
}

/// All that the pieces of one player share when they look for places.
struct Scene<'a> {
    board: &'a Board,
    color: Color,
    terrain: Terrain,
    empty_seen: [CellSet; 6],
}

impl<'a> Scene<'a> {
    #[inline]
    fn new(board: &'a Board, color: Color) -> Self {
        let terrain = Terrain::new(board, color);
        let empty_seen = terrain.empty().seen();
        Self { board, color, terrain, empty_seen }
    }

    #[inline]
    fn visit_kind<const KIND: usize>(&mut self, visit: &mut impl FnMut(Lie, &Anchors)) {
        let kind = Kind::ALL[KIND];
        let mut climbs = None;
        for (id, &piece) in self.board.pieces_of_kind(self.color, kind) {
            if !self.board.is_free(id) {
                continue;
            }
            let anchors = if piece.level == 0 {
                let climbs = climbs.get_or_insert_with(|| self.terrain.climbs::<KIND>());
                self.anchors_from_ground::<KIND>(piece, climbs)
            } else {
                self.terrain.without(self.board, piece, self.color, Terrain::anchors::<KIND>)
            };
            let punct = piece.lie.punct();
            let anchors = by_turn!(KIND, |TURN| {
                let near = const { Kind::ALL[KIND].arms(TURN) }[1];
                let lines =
                    if kind.punct_in_middle() { lines(punct) } else { lines_behind(punct, near) };
                anchors[TURN] & *lines
            });
            visit(piece.lie, &anchors);
        }
    }

    /// The anchors of a piece that lies on the board itself. Lifting it makes its spaces empty, so
    /// its ends can stand there at the lowest level only; but a middle that hangs may hang there.
    #[inline]
    fn anchors_from_ground<const KIND: usize>(
        &self,
        piece: PlacedPiece,
        climbs: &Anchors,
    ) -> Anchors {
        let left = CellSet::of_three(piece.lie.spaces());
        let left_seen = left.seen();
        let empty = self.terrain.empty() | left;
        let gone = if Kind::ALL[KIND].punct_in_middle() { left } else { CellSet::EMPTY };
        by_turn!(KIND, |TURN| {
            let [far, near] = const { Kind::ALL[KIND].arms(TURN) };
            let ground = empty
                & (self.empty_seen[far] | left_seen[far])
                & (self.empty_seen[near] | left_seen[near]);
            ground | (climbs[TURN] - (left_seen[far] | left_seen[near] | gone))
        })
    }
}

/// Calls `visit` for each free piece of the player to move with how it lies and the anchors that
/// it can be moved to, the one where it lies among them.
#[inline]
pub(super) fn visit_free_pieces(board: &Board, mut visit: impl FnMut(Lie, &Anchors)) {
    let mut scene = Scene::new(board, board.to_move());
    scene.visit_kind::<0>(&mut visit);
    scene.visit_kind::<1>(&mut visit);
    scene.visit_kind::<2>(&mut visit);
    scene.visit_kind::<3>(&mut visit);
    scene.visit_kind::<4>(&mut visit);
    scene.visit_kind::<5>(&mut visit);
}

/// The placements of a reserve piece of each kind: three spaces of `open` (rule 2).
pub(super) struct ReservePlacements {
    open: CellSet,
    seen: [CellSet; 6],
}

impl ReservePlacements {
    #[inline]
    pub(super) fn new(open: CellSet) -> Self {
        Self { open, seen: open.seen() }
    }

    /// The anchors at which a shape fits.
    #[inline]
    pub(super) fn anchors(&self, shape: Shape) -> CellSet {
        let [first, second] = shape.arms().directions;
        self.between(first, second)
    }

    #[inline]
    fn between(&self, first: usize, second: usize) -> CellSet {
        self.open & self.seen[first] & self.seen[second]
    }

    /// The number of placements of a kind.
    ///
    /// The six turns of a T are two triangles with each corner as the PÜNCT; E is C with the PÜNCT
    /// at either end; L, R and M are one form with the PÜNCT on each of its dots.
    #[inline]
    pub(super) fn count(&self, kind: Kind) -> usize {
        let sum = |turns: usize, apart: usize| -> usize {
            (0..turns).map(|turn| self.between(turn, (turn + apart) % 6).len()).sum()
        };
        match kind {
            Kind::T => 3 * sum(2, 1),
            Kind::C => sum(3, 3),
            Kind::E => 2 * sum(3, 3),
            Kind::L | Kind::R | Kind::M => sum(6, 2),
        }
    }
}
