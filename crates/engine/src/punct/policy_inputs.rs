//! The inputs of the policy: the role of each space in the connections of both players, and the state of the game.
//!
//! They are invariant under the symmetries of the board, so training needs no mirrored or rotated positions.

use basalt_rules::ByColor;
use basalt_rules::punct::{
    Axis, Board, CENTRE, Cell, CellSet, DIRECTIONS, PieceKind, Shape, Variant,
};

use super::connection::{Corridor, FARTHEST, Ground, SLACKS};
use super::features::{Dots, KINDS};
use super::threats::PIECES_EACH;

/// Costs of a way, none being longer than the farthest.
const COSTS: usize = FARTHEST + 1;
/// Numbers of pieces that a player may have placed.
const PLACED: usize = PIECES_EACH + 1;
/// The lead in the centre, up to three dots either way.
const MAX_LEAD: i32 = 3;
const LEADS: usize = 2 * MAX_LEAD as usize + 1;
/// Distances from the middle along an axis.
const DEPTHS: usize = 9;
/// Spaces by their ring and their place in it, up to the symmetries.
const RINGS: usize = 9;
const PLACES: usize = 5;
/// The ways of one player: by rank among the axes, extra cost and cost.
const WAYS: usize = 3 * SLACKS * COSTS;
/// Shapes as they lie to an axis: kind, progress of one minor dot and of the other.
const LIES: usize = KINDS_OF_PIECES * 2 * PROGRESSES;
const KINDS_OF_PIECES: usize = 5;
const PROGRESSES: usize = 5;

/// Inputs of a space.
const FIRST_STATE: usize = RINGS * PLACES;
const FIRST_NEIGHBOUR: usize = FIRST_STATE + 2 * KINDS;
const FIRST_WAY: usize = FIRST_NEIGHBOUR + 2 * KINDS;
const FIRST_DEPTH: usize = FIRST_WAY + 2 * WAYS;
const FIRST_CENTRE: usize = FIRST_DEPTH + 2 * DEPTHS;
const FIRST_LEAD: usize = FIRST_CENTRE + PLACED;
/// Number of inputs of a space.
pub(crate) const SPACE_INPUTS: usize = FIRST_LEAD + LEADS;

/// A space counts once for a dot that comes down there, once more for a PÜNCT, and in another way if a dot leaves it:
/// the inputs of each begin here.
pub(crate) const PUNCT: usize = SPACE_INPUTS;
pub(crate) const LEFT: usize = 2 * SPACE_INPUTS;

/// Inputs of a turn that all its spaces share.
const FIRST_TURN: usize = 3 * SPACE_INPUTS;
const FIRST_PLACED: usize = FIRST_TURN + 2 * PLACED;
const FIRST_COST: usize = FIRST_PLACED + PLACED;
const FIRST_BOARD_LEAD: usize = FIRST_COST + 2 * 3 * COSTS;
const BASIC: usize = FIRST_BOARD_LEAD + LEADS;
const FIRST_LIE: usize = BASIC + 1;

/// Number of inputs.
pub(crate) const INPUTS: usize = FIRST_LIE + 2 * LIES;

/// Maximum inputs of a space: itself, its state, six neighbours, three ways of each player, three axes of each, the
/// centre twice.
const MAX_SPACE: usize = 22;

/// Maximum inputs of a board: the pieces of the opponent, three costs of each player, the lead or the basic game.
const MAX_BOARD: usize = 8;

/// Inputs in a list of fixed size.
#[derive(Clone, Copy)]
pub(crate) struct List<const MAX: usize> {
    inputs: [u16; MAX],
    count: u8,
}

impl<const MAX: usize> List<MAX> {
    const EMPTY: Self = Self { inputs: [0; MAX], count: 0 };

    const fn with(mut self, input: usize) -> Self {
        self.inputs[self.count as usize] = input as u16;
        self.count += 1;
        self
    }

    #[inline]
    fn push(&mut self, input: usize) {
        self.inputs[usize::from(self.count)] = input as u16;
        self.count += 1;
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[u16] {
        &self.inputs[..usize::from(self.count)]
    }
}

/// The inputs of a board, as the player to move sees it.
pub(crate) struct PolicyInputs {
    spaces: [List<MAX_SPACE>; Cell::COUNT],
    board: List<MAX_BOARD>,
    placed: usize,
    /// Whether the cheapest way leads along each axis, of the player to move and of the other.
    nearest: [[bool; 3]; 2],
}

impl PolicyInputs {
    pub(crate) fn of(board: &Board) -> Self {
        let player = board.to_move();
        let placed = ByColor::from_fn(|color| board.placed(color).min(PLACED - 1));
        let mut inputs = Self {
            spaces: SPACES,
            board: List::EMPTY.with(FIRST_PLACED + placed[player.other()]),
            placed: placed[player],
            nearest: [[false; 3]; 2],
        };
        inputs.add_dots(board);
        for (side, color) in [player, player.other()].into_iter().enumerate() {
            inputs.add_ways(&Ground::new(board, color), side);
        }
        match board.variant() {
            Variant::Basic => inputs.board.push(BASIC),
            Variant::Standard => {
                let [own, other] = [player, player.other()].map(|color| board.centre_count(color));
                let lead = (own as i32 - other as i32).clamp(-MAX_LEAD, MAX_LEAD);
                let lead = (lead + MAX_LEAD) as usize;
                inputs.board.push(FIRST_BOARD_LEAD + lead);
                let most = placed.white.max(placed.black);
                inputs.push_all(CENTRE, FIRST_CENTRE + most);
                inputs.push_all(CENTRE, FIRST_LEAD + lead);
            }
        }
        inputs
    }

    /// The inputs of a space, for a dot that comes down there.
    #[inline]
    pub(crate) fn space(&self, cell: Cell) -> &[u16] {
        self.spaces[cell.index()].as_slice()
    }

    /// The inputs that all turns share.
    pub(crate) fn board(&self) -> &[u16] {
        self.board.as_slice()
    }

    /// The input of placing a piece, or of moving one.
    pub(crate) fn turn(&self, is_shift: bool) -> usize {
        FIRST_TURN + usize::from(is_shift) * PLACED + self.placed
    }

    /// Calls `add` with the inputs of a shape.
    #[inline]
    pub(crate) fn visit_shape(&self, shape: Shape, mut add: impl FnMut(usize)) {
        for (side, nearest) in self.nearest.iter().enumerate() {
            for (&is_nearest, lie) in nearest.iter().zip(LIE[shape.index()]) {
                if is_nearest {
                    add(FIRST_LIE + side * LIES + usize::from(lie));
                }
            }
        }
    }

    fn push_all(&mut self, cells: CellSet, input: usize) {
        for cell in cells {
            self.spaces[cell.index()].push(input);
        }
    }

    fn add_dots(&mut self, board: &Board) {
        Dots::of(board).visit(|color, kind, cell| {
            let class = kind + if color == board.to_move() { 0 } else { KINDS };
            self.spaces[cell.index()].push(FIRST_STATE + class);
            for neighbour in DIRECTIONS.into_iter().filter_map(|step| cell.offset(step)) {
                self.spaces[neighbour.index()].push(FIRST_NEIGHBOUR + class);
            }
        });
    }

    /// Adds the ways of the player to move (side 0) or of the other (side 1).
    fn add_ways(&mut self, ground: &Ground, side: usize) {
        let corridors = Axis::ALL.map(|axis| ground.corridor(axis));
        for (axis, &Corridor { distance, ways }) in corridors.iter().enumerate() {
            let rank = corridors.iter().filter(|other| other.distance < distance).count();
            self.board.push(FIRST_COST + (3 * side + rank) * COSTS + distance);
            let mut known = CellSet::EMPTY;
            for (slack, way) in ways.into_iter().enumerate() {
                let first = FIRST_WAY + side * WAYS;
                self.push_all(way - known, first + (SLACKS * rank + slack) * COSTS + distance);
                known = way;
            }
            if rank == 0 {
                self.nearest[side][axis] = true;
                for (list, depths) in self.spaces.iter_mut().zip(&DEPTH) {
                    list.push(FIRST_DEPTH + side * DEPTHS + usize::from(depths[axis]));
                }
            }
        }
    }
}

/// The progress of a step along the three axes, in the order of [`Axis::ALL`].
const fn progress((q, r): (i8, i8)) -> [i8; 3] {
    [q, -r, q + r]
}

/// The distance of each space from the middle along each axis.
static DEPTH: [[u8; 3]; Cell::COUNT] = {
    let mut depths = [[0; 3]; Cell::COUNT];
    let mut i = 0;
    while i < Cell::COUNT {
        let cell = Cell::ALL[i];
        let [first, second, third] = progress((cell.q(), cell.r()));
        depths[i] = [first.unsigned_abs(), second.unsigned_abs(), third.unsigned_abs()];
        i += 1;
    }
    depths
};

/// The lists of all spaces, with their places on the board.
static SPACES: [List<MAX_SPACE>; Cell::COUNT] = {
    let mut lists = [List::EMPTY; Cell::COUNT];
    let mut i = 0;
    while i < Cell::COUNT {
        let [a, b, c] = DEPTH[i];
        let most = max(max(a, b), c);
        let least = min(min(a, b), c);
        lists[i] = List::EMPTY.with(most as usize * PLACES + least as usize);
        i += 1;
    }
    lists
};

const fn max(a: u8, b: u8) -> u8 {
    if a > b { a } else { b }
}

const fn min(a: u8, b: u8) -> u8 {
    if a < b { a } else { b }
}

/// The way that each shape lies to each axis.
static LIE: [[u8; 3]; Shape::COUNT] = {
    let mut table = [[0; 3]; Shape::COUNT];
    let mut kind = 0;
    while kind < PieceKind::ALL.len() {
        let mut turn = 0;
        while turn < PieceKind::ALL[kind].turns() {
            let shape = Shape::new(PieceKind::ALL[kind], turn);
            let [first, second] = shape.minors();
            let (first, second) = (progress(first), progress(second));
            let mut axis = 0;
            while axis < 3 {
                table[shape.index()][axis] = lie(shape.kind(), first[axis], second[axis]);
                axis += 1;
            }
            turn += 1;
        }
        kind += 1;
    }
    table
};

/// The number of a way to lie to an axis, by the progress of the minor dots, up to the symmetries.
const fn lie(kind: PieceKind, first: i8, second: i8) -> u8 {
    let (kind, is_ordered) = match kind {
        PieceKind::T => (0, false),
        PieceKind::C => (1, false),
        PieceKind::M => (2, false),
        PieceKind::E => (3, true),
        PieceKind::L | PieceKind::R => (4, true),
    };
    let swaps = !is_ordered && second.unsigned_abs() > first.unsigned_abs();
    let (first, second) = if swaps { (second, first) } else { (first, second) };
    let turns = first < 0 || (first == 0 && second < 0);
    let (first, second) = if turns { (-first, -second) } else { (first, second) };
    ((kind * 2 + first) * PROGRESSES as i8 + second + 2) as u8
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use basalt_rules::punct::{Lie, Move, Symmetry};

    use super::*;
    use crate::punct::testing::positions;

    fn sorted(inputs: &[u16]) -> Vec<u16> {
        let mut inputs = inputs.to_vec();
        inputs.sort_unstable();
        inputs
    }

    fn of_shape(inputs: &PolicyInputs, shape: Shape) -> Vec<u16> {
        let mut found = Vec::new();
        inputs.visit_shape(shape, |input| found.push(input as u16));
        sorted(&found)
    }

    #[test]
    fn no_symmetry_changes_the_inputs() {
        for position in positions().into_iter().step_by(7) {
            let inputs = PolicyInputs::of(position.board());
            for symmetry in Symmetry::all() {
                let image = PolicyInputs::of(position.transformed(symmetry).board());
                assert_eq!(sorted(image.board()), sorted(inputs.board()));
                for cell in Cell::ALL {
                    let (before, after) = (inputs.space(cell), image.space(symmetry.cell(cell)));
                    assert_eq!(sorted(after), sorted(before), "{cell} in {position}");
                }
                for mv in position.legal_moves().into_iter().step_by(91) {
                    let shape = |mv| match mv {
                        Move::Place(lie) | Move::Shift { to: lie, .. } => Lie::shape(lie),
                        Move::Pass => unreachable!("nobody has to pass"),
                    };
                    let (before, after) = (shape(mv), shape(symmetry.mv(mv)));
                    assert_eq!(of_shape(&image, after), of_shape(&inputs, before));
                }
            }
        }
    }

    #[test]
    fn every_input_has_its_number() {
        let mut found = BTreeSet::new();
        for position in positions() {
            let inputs = PolicyInputs::of(position.board());
            for cell in Cell::ALL {
                assert!(inputs.space(cell).iter().all(|&input| usize::from(input) < PUNCT));
                found.extend(inputs.space(cell));
            }
            found.extend(inputs.board());
            found.extend([false, true].map(|is_shift| inputs.turn(is_shift) as u16));
            for shape in Shape::all() {
                found.extend(of_shape(&inputs, shape));
            }
        }
        assert!(found.iter().all(|&input| usize::from(input) < INPUTS));
        assert!(found.len() > 300, "{}", found.len());
    }
}
