//! The six kinds of pieces and their orientations.

use std::fmt;

use super::cell::{Cell, Offset};
use super::cell_set::DIRECTIONS;

/// A kind of piece: three dots, one of which is the PÜNCT.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// Triangle.
    T,
    /// Straight, the PÜNCT in the middle.
    C,
    /// Straight, the PÜNCT at an end.
    E,
    /// Angular, the PÜNCT at an end.
    L,
    /// Angular, the PÜNCT at the other end: the mirror image of L.
    R,
    /// Angular, the PÜNCT at the bend.
    M,
}

impl PieceKind {
    /// All six.
    pub const ALL: [Self; 6] = [Self::T, Self::C, Self::E, Self::L, Self::R, Self::M];

    /// The number of pieces of this kind that each player has; 18 in all.
    pub const fn in_game(self) -> usize {
        match self {
            Self::T => 6,
            Self::E => 4,
            Self::C | Self::L | Self::R | Self::M => 2,
        }
    }

    /// The number of rotations about the PÜNCT that look different.
    pub const fn turns(self) -> usize {
        match self {
            Self::C => 3,
            _ => 6,
        }
    }

    /// The shapes of this kind, turn by turn.
    #[inline]
    pub fn shapes(self) -> impl ExactSizeIterator<Item = Shape> + Clone {
        let first = self.first_shape();
        (first..first + self.turns() as u8).map(Shape)
    }

    const fn first_shape(self) -> u8 {
        match self {
            Self::T => 0,
            Self::C => 6,
            Self::E => 9,
            Self::L => 15,
            Self::R => 21,
            Self::M => 27,
        }
    }

    /// Whether the middle dot is the PÜNCT. A T has no middle; its PÜNCT serves as one.
    pub(super) const fn punct_in_middle(self) -> bool {
        matches!(self, Self::T | Self::C | Self::M)
    }

    /// The directions that lead from the middle dot of a shape (the PÜNCT of a T) to the two other
    /// dots. Where the middle is not the PÜNCT, the second leads to it.
    pub(super) const fn arms(self, turn: usize) -> [usize; 2] {
        let [first, second] = match self {
            Self::T => [0, 1],
            Self::C | Self::E => [0, 3],
            Self::L => [1, 3],
            Self::R => [5, 3],
            Self::M => [0, 2],
        };
        [(turn + first) % 6, (turn + second) % 6]
    }

    /// The kind of the mirror image.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::L => Self::R,
            Self::R => Self::L,
            other => other,
        }
    }
}

impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A kind of piece in one of its turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape(u8);

/// A shape seen from its middle dot (its PÜNCT, in the case of T).
#[derive(Clone, Copy)]
pub(super) struct Arms {
    /// The directions in which the two other dots lie; the second leads to the PÜNCT unless the
    /// middle is the PÜNCT.
    pub(super) directions: [usize; 2],
    /// The offset of the PÜNCT from the middle.
    pub(super) to_punct: Offset,
}

impl Shape {
    /// The number of shapes.
    pub const COUNT: usize = 33;

    /// The shape of a kind in turn `turn`, counted modulo what looks different.
    pub const fn new(kind: PieceKind, turn: usize) -> Self {
        Self(kind.first_shape() + (turn % kind.turns()) as u8)
    }

    /// All shapes, in the order of their places.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place among all shapes.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The kind of the piece.
    pub const fn kind(self) -> PieceKind {
        match self.0 {
            0..6 => PieceKind::T,
            6..9 => PieceKind::C,
            9..15 => PieceKind::E,
            15..21 => PieceKind::L,
            21..27 => PieceKind::R,
            _ => PieceKind::M,
        }
    }

    /// Its rotation, in sixths of a turn.
    pub const fn turn(self) -> usize {
        (self.0 - self.kind().first_shape()) as usize
    }

    /// The offsets of the minor dots from the PÜNCT, in steps of (q, r). For the kinds that can be
    /// bridges with the PÜNCT at an end, the first is the middle dot.
    pub const fn minors(self) -> [(i8, i8); 2] {
        let turn = self.turn();
        let near = step(turn);
        match self.kind() {
            PieceKind::T => [near, step(turn + 1)],
            PieceKind::C => [near, step(turn + 3)],
            PieceKind::E => [near, sum(near, near)],
            PieceKind::L => [near, sum(near, step(turn + 1))],
            PieceKind::R => [near, sum(near, step(turn + 5))],
            PieceKind::M => [near, step(turn + 2)],
        }
    }

    #[inline]
    pub(super) fn arms(self) -> Arms {
        ARMS[self.index()]
    }

    #[inline]
    fn minor_steps(self) -> [Offset; 2] {
        MINOR_STEPS[self.index()]
    }

    const fn compute_arms(self) -> Arms {
        let directions = self.kind().arms(self.turn());
        let to_punct = if self.kind().punct_in_middle() {
            Offset::NONE
        } else {
            Offset::new(step(directions[1]))
        };
        Arms { directions, to_punct }
    }
}

const fn step(direction: usize) -> (i8, i8) {
    DIRECTIONS[direction % 6]
}

const fn sum((q1, r1): (i8, i8), (q2, r2): (i8, i8)) -> (i8, i8) {
    (q1 + q2, r1 + r2)
}

static ARMS: [Arms; Shape::COUNT] = {
    let mut arms = [Arms { directions: [0; 2], to_punct: Offset::NONE }; Shape::COUNT];
    let mut i = 0;
    while i < Shape::COUNT {
        arms[i] = Shape(i as u8).compute_arms();
        i += 1;
    }
    arms
};

static MINOR_STEPS: [[Offset; 2]; Shape::COUNT] = {
    let mut table = [[Offset::NONE; 2]; Shape::COUNT];
    let mut i = 0;
    while i < Shape::COUNT {
        let [first, second] = Shape(i as u8).minors();
        table[i] = [Offset::new(first), Offset::new(second)];
        i += 1;
    }
    table
};

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind(), self.turn())
    }
}

/// A piece lying somewhere: its shape and the space of its PÜNCT, all three dots on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lie {
    punct: Cell,
    shape: Shape,
}

impl Lie {
    /// A shape with its PÜNCT on a space, if all its dots are on the board.
    pub fn new(punct: Cell, shape: Shape) -> Option<Self> {
        let on_board = shape.minors().into_iter().all(|step| punct.offset(step).is_some());
        on_board.then_some(Self { punct, shape })
    }

    /// The same, if it is known to be on the board.
    #[inline]
    pub(super) fn known(punct: Cell, shape: Shape) -> Self {
        Self { punct, shape }
    }

    /// The piece whose PÜNCT and minor dots lie on these spaces: they tell which kind it is.
    pub fn from_spaces(punct: Cell, minors: [Cell; 2]) -> Option<Self> {
        let mut wanted = minors;
        wanted.sort_unstable();
        PieceKind::ALL
            .into_iter()
            .flat_map(PieceKind::shapes)
            .filter_map(|shape| Self::new(punct, shape))
            .find(|lie| {
                let mut found = lie.minors();
                found.sort_unstable();
                found == wanted
            })
    }

    /// The space of the PÜNCT.
    #[inline]
    pub fn punct(self) -> Cell {
        self.punct
    }

    /// Its kind and turn.
    #[inline]
    pub fn shape(self) -> Shape {
        self.shape
    }

    /// The spaces of the minor dots, the first being the middle dot of an E, L or R.
    #[inline]
    pub fn minors(self) -> [Cell; 2] {
        self.shape.minor_steps().map(|step| self.punct.plus(step))
    }

    /// The spaces of all three dots, the PÜNCT's first.
    #[inline]
    pub fn spaces(self) -> [Cell; 3] {
        let [first, second] = self.minors();
        [self.punct, first, second]
    }

    /// The space of the middle dot; a T has none.
    pub fn middle(self) -> Option<Cell> {
        match self.shape.kind() {
            PieceKind::T => None,
            PieceKind::C | PieceKind::M => Some(self.punct),
            PieceKind::E | PieceKind::L | PieceKind::R => Some(self.minors()[0]),
        }
    }

    /// The spaces that must be level under it: two ends, or all three of a T (rule 5).
    pub fn ends(self) -> impl Iterator<Item = Cell> {
        let middle = self.middle();
        self.spaces().into_iter().filter(move |&space| Some(space) != middle)
    }
}

impl fmt::Debug for Lie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} on {}", self.shape, self.punct)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_has_eighteen_pieces() {
        assert_eq!(PieceKind::ALL.into_iter().map(PieceKind::in_game).sum::<usize>(), 18);
        assert_eq!(PieceKind::ALL.into_iter().map(PieceKind::turns).sum::<usize>(), Shape::COUNT);
    }

    #[test]
    fn three_spaces_and_the_punct_tell_the_kind() {
        let middle = Cell::at(0, 0).expect("the middle");
        for shape in PieceKind::ALL.into_iter().flat_map(PieceKind::shapes) {
            let lie = Lie::new(middle, shape).expect("fits in the middle");
            let [first, second] = lie.minors();
            assert_eq!(Lie::from_spaces(middle, [first, second]), Some(lie));
            assert_eq!(Lie::from_spaces(middle, [second, first]), Some(lie));
        }
    }

    #[test]
    fn arms_lead_from_the_middle_to_the_other_dots() {
        let middle = Cell::at(0, 0).expect("the middle");
        for shape in PieceKind::ALL.into_iter().flat_map(PieceKind::shapes) {
            let lie = Lie::new(middle, shape).expect("fits in the middle");
            let Arms { directions, to_punct } = shape.arms();
            let centre = lie.punct().plus(to_punct.reversed());
            let mut spaces = vec![centre];
            spaces.extend(directions.map(|d| centre.offset(DIRECTIONS[d]).expect("near")));
            spaces.sort_unstable();
            let mut expected = lie.spaces().to_vec();
            expected.sort_unstable();
            assert_eq!(spaces, expected, "{shape:?}");
            assert!(lie.middle().is_none_or(|space| space == centre), "{shape:?}");
        }
    }
}
