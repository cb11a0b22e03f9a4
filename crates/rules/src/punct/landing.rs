//! The places where pieces can land, computed for all spaces at once with sets.
//!
//! A shape is anchored at its middle dot (a T at its PÜNCT), from which two arms lead to the other
//! dots. Each arm is a shifted set, so six shifts serve all 33 shapes.
//!
//! For the engine, kind and rotation are const parameters: the compiler specialises the code for each shape, which makes
//! counting twice as fast as looking the directions up. The page, which must be small, looks them up.

use super::board::{Board, PlacedPiece};
use super::cell_set::CellSet;
use super::geometry::{lines, lines_behind};
use super::shape::{Lie, PieceKind, Shape};
use crate::color::Color;

/// The greatest height that can be: each of the 36 pieces adds one level at most.
const HIGHEST: usize = 36;

/// For each turn of a kind, the anchors at which the shape can be put down. Empty for turns
/// that the kind does not have.
pub(super) type Anchors = [CellSet; 6];

/// Whether the code is specialised for each shape. In WASM, the engine has SIMD instructions and the page has none.
const IS_SPECIALISED: bool = cfg!(any(not(target_family = "wasm"), target_feature = "simd128"));

/// A kind that is known when the program is compiled, or else when it runs.
trait SomeKind: Copy {
    /// The kind.
    fn kind(self) -> PieceKind;

    /// The arms of a shape of the kind.
    fn arms<const TURN: usize>(self) -> [usize; 2];
}

/// A kind by its place in [`PieceKind::ALL`].
#[derive(Clone, Copy)]
struct ConstKind<const KIND: usize>;

impl<const KIND: usize> SomeKind for ConstKind<KIND> {
    #[inline]
    fn kind(self) -> PieceKind {
        const { PieceKind::ALL[KIND] }
    }

    #[inline]
    fn arms<const TURN: usize>(self) -> [usize; 2] {
        const { PieceKind::ALL[KIND].arms(TURN) }
    }
}

impl SomeKind for PieceKind {
    fn kind(self) -> PieceKind {
        self
    }

    fn arms<const TURN: usize>(self) -> [usize; 2] {
        self.arms(TURN)
    }
}

/// Puts the anchors of all turns of a kind together from those of each turn, computed from its arms.
macro_rules! by_turn {
    ($kind:ident, |$turn:ident, $arms:pat_param| $anchors:expr) => {{
        macro_rules! at {
            ($number:literal) => {{
                const $turn: usize = $number;
                if $turn < $kind.kind().turns() {
                    let $arms = $kind.arms::<$turn>();
                    $anchors
                } else {
                    CellSet::EMPTY
                }
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
    fn climbs(&self, kind: impl SomeKind) -> Anchors {
        let mut anchors = [CellSet::EMPTY; 6];
        let mut not_higher = self.at_height[0];
        for &level in &self.at_height[1..=self.highest] {
            not_higher |= level;
            let own = self.own & level;
            let (middle, at_punct) = match kind.kind() {
                PieceKind::T => (own, level),
                PieceKind::C | PieceKind::M => (self.own & not_higher, level),
                PieceKind::E | PieceKind::L | PieceKind::R => (not_higher, own),
            };
            if at_punct.is_empty() {
                continue;
            }
            let seen = level.seen();
            let seen_punct = at_punct.seen();
            let here = by_turn!(kind, |TURN, [far, near]| middle & seen[far] & seen_punct[near]);
            for (anchors, here) in anchors.iter_mut().zip(here) {
                *anchors |= here;
            }
        }
        anchors
    }

    /// All anchors of a kind.
    #[inline]
    fn anchors(&self, kind: impl SomeKind) -> Anchors {
        let climbs = self.climbs(kind);
        let empty = self.empty();
        let seen = empty.seen();
        by_turn!(kind, |TURN, [far, near]| climbs[TURN] | (empty & seen[far] & seen[near]))
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
    fn visit_kind(&mut self, kind: impl SomeKind, visit: &mut impl FnMut(Lie, &Anchors)) {
        let mut climbs = None;
        for (id, &piece) in self.board.pieces_of_kind(self.color, kind.kind()) {
            if !self.board.is_free(id) {
                continue;
            }
            let anchors = if piece.level == 0 {
                let climbs = climbs.get_or_insert_with(|| self.terrain.climbs(kind));
                self.anchors_from_ground(kind, piece, climbs)
            } else {
                let look = |terrain: &Terrain| terrain.anchors(kind);
                self.terrain.without(self.board, piece, self.color, look)
            };
            let punct = piece.lie.punct();
            let is_middle = kind.kind().punct_in_middle();
            let anchors = by_turn!(kind, |TURN, [_, near]| {
                let lines = if is_middle { lines(punct) } else { lines_behind(punct, near) };
                anchors[TURN] & *lines
            });
            visit(piece.lie, &anchors);
        }
    }

    /// The anchors of a piece that lies on the board itself. Lifting it makes its spaces empty, so
    /// its ends can stand there at the lowest level only; but a middle that hangs may hang there.
    #[inline]
    fn anchors_from_ground(
        &self,
        kind: impl SomeKind,
        piece: PlacedPiece,
        climbs: &Anchors,
    ) -> Anchors {
        let left = CellSet::of_three(piece.lie.spaces());
        let left_seen = left.seen();
        let empty = self.terrain.empty() | left;
        let gone = if kind.kind().punct_in_middle() { left } else { CellSet::EMPTY };
        by_turn!(kind, |TURN, [far, near]| {
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
pub(super) fn visit_free_pieces(board: &Board, visit: impl FnMut(Lie, &Anchors)) {
    if IS_SPECIALISED {
        visit_specialised(board, visit);
    } else {
        visit_small(board, visit);
    }
}

#[inline]
fn visit_specialised(board: &Board, mut visit: impl FnMut(Lie, &Anchors)) {
    let mut scene = Scene::new(board, board.to_move());
    scene.visit_kind(ConstKind::<0>, &mut visit);
    scene.visit_kind(ConstKind::<1>, &mut visit);
    scene.visit_kind(ConstKind::<2>, &mut visit);
    scene.visit_kind(ConstKind::<3>, &mut visit);
    scene.visit_kind(ConstKind::<4>, &mut visit);
    scene.visit_kind(ConstKind::<5>, &mut visit);
}

fn visit_small(board: &Board, mut visit: impl FnMut(Lie, &Anchors)) {
    let mut scene = Scene::new(board, board.to_move());
    for kind in PieceKind::ALL {
        scene.visit_kind(kind, &mut visit);
    }
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
    pub(super) fn count(&self, kind: PieceKind) -> usize {
        let sum = |turns: usize, apart: usize| -> usize {
            (0..turns).map(|turn| self.between(turn, (turn + apart) % 6).len()).sum()
        };
        match kind {
            PieceKind::T => 3 * sum(2, 1),
            PieceKind::C => sum(3, 3),
            PieceKind::E => 2 * sum(3, 3),
            PieceKind::L | PieceKind::R | PieceKind::M => sum(6, 2),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::punct::{Position, Variant};
    use crate::rng::SplitMix64;

    #[test]
    fn the_small_code_finds_the_same_places_as_the_specialised() {
        let mut moved = 0;
        for variant in [Variant::Basic, Variant::Standard] {
            for seed in 0..4 {
                let (mut position, mut rng) = (Position::start(variant), SplitMix64::new(seed));
                while let Some(mv) = rng.pick(&position.legal_moves()) {
                    position.play_unchecked(mv);
                    let (mut specialised, mut small) = (Vec::new(), Vec::new());
                    visit_specialised(position.board(), |lie, anchors| {
                        specialised.push((lie, *anchors));
                    });
                    visit_small(position.board(), |lie, anchors| small.push((lie, *anchors)));
                    assert!(specialised == small, "{mv} of seed {seed}");
                    moved += small.len();
                }
            }
        }
        assert!(moved > 500, "{moved} movable pieces are few");
    }
}
