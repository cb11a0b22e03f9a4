//! The mobility of both players' stacks, regardless of whose turn it is. Evaluation functions use it.

use super::board::{Board, surrounded};
use super::cell_set::CellSet;
use super::geometry::reach;
use crate::color::Color;

/// The mobility of one player's stacks on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mobility {
    /// The stacks that could move at once.
    pub movable: CellSet,
    /// The stacks that have a space to land on, even if they are surrounded now. As occupied spaces
    /// only become fewer, the player's other stacks never move again unless a stack lands on them.
    pub lively: CellSet,
    /// The spaces that the movable stacks could land on.
    pub targets: CellSet,
    /// The number of moves.
    pub moves: u32,
}

impl Board {
    /// The mobility of the stacks of `color`.
    pub fn mobility(&self, color: Color) -> Mobility {
        let occupied = self.occupied();
        let near = occupied.seen::<1>();
        let far = occupied.seen::<2>();
        let free = self.owned(color) - surrounded(near);
        self.mobility_of(self.owned(color), free, near, far)
    }

    /// The mobility of the player to move, then that of the other.
    #[inline]
    pub fn mobilities(&self) -> [Mobility; 2] {
        let occupied = self.occupied();
        let near = occupied.seen::<1>();
        let far = occupied.seen::<2>();
        let blocked = surrounded(near);
        let color = self.to_move();
        [color, color.other()].map(|color| {
            let stacks = self.owned(color);
            self.mobility_of(stacks, stacks - blocked, near, far)
        })
    }

    /// Whether `color` has a stack with a space to land on, even if it is surrounded now. Who has none
    /// passes until the end of the game, for occupied spaces only become fewer.
    #[inline]
    pub fn may_ever_move(&self, color: Color) -> bool {
        let occupied = self.occupied();
        self.owned(color).into_iter().any(|cell| reach(cell, self.height(cell)).meets(occupied))
    }

    /// The number of ways in which some stacks could land on each space if none were surrounded.
    #[inline]
    pub fn landings(&self, stacks: CellSet) -> Landings {
        let occupied = self.occupied();
        let (singles, doubles) = (stacks & self.singles(), stacks & self.doubles());
        let near = std::array::from_fn(|direction| singles.shifted(direction, 1) & occupied);
        let far = std::array::from_fn(|direction| doubles.shifted(direction, 2) & occupied);
        let mut landings = Landings::of_twelve(near, far);
        for cell in stacks - singles - doubles {
            landings.add(reach(cell, self.height(cell)) & occupied);
        }
        landings
    }

    /// The mobility of the owner of `stacks`, of which `free` are not surrounded, where an occupied
    /// space is one step away (`near`) or two (`far`).
    #[inline]
    fn mobility_of(
        &self,
        stacks: CellSet,
        free: CellSet,
        near: [CellSet; 6],
        far: [CellSet; 6],
    ) -> Mobility {
        let (singles, doubles) = (self.singles(), self.doubles());
        let mut mobility = Mobility {
            movable: CellSet::EMPTY,
            lively: CellSet::EMPTY,
            targets: CellSet::EMPTY,
            moves: 0,
        };
        for direction in 0..6 {
            let lively = (stacks & singles & near[direction]) | (stacks & doubles & far[direction]);
            let moving = lively & free;
            mobility.lively |= lively;
            mobility.movable |= moving;
            mobility.targets |=
                (moving & singles).shifted(direction, 1) | (moving & doubles).shifted(direction, 2);
            mobility.moves += moving.len() as u32;
        }
        let occupied = self.occupied();
        for cell in stacks - singles - doubles {
            let targets = reach(cell, self.height(cell)) & occupied;
            if targets.is_empty() {
                continue;
            }
            mobility.lively |= CellSet::of(cell);
            if free.contains(cell) {
                mobility.movable |= CellSet::of(cell);
                mobility.targets |= targets;
                mobility.moves += targets.len() as u32;
            }
        }
        mobility
    }
}

/// The number of landings on each space, all spaces in one go: each set holds the spaces whose
/// number has a one in that binary place, the lowest first. Five places are enough for the landings of
/// a player's 23 stacks at most.
#[derive(Clone, Copy, Debug)]
pub struct Landings([CellSet; 5]);

impl Landings {
    /// The number of landings on these spaces.
    #[inline]
    pub fn on(&self, spaces: CellSet) -> usize {
        let [ones, twos, fours, eights, sixteens] = self.0;
        let on = |digit: CellSet| (digit & spaces).len();
        let few = on(ones) + 2 * on(twos) + 4 * on(fours);
        // Seldom does any space have more.
        if (eights | sixteens).is_empty() { few } else { few + 8 * on(eights) + 16 * on(sixteens) }
    }

    /// The landings of twelve sets of stacks that each land on a space once at most.
    #[inline]
    fn of_twelve(near: [CellSet; 6], far: [CellSet; 6]) -> Self {
        let (one_a, two_a) = sum_of_three(near[0], near[1], near[2]);
        let (one_b, two_b) = sum_of_three(near[3], near[4], near[5]);
        let (one_c, two_c) = sum_of_three(far[0], far[1], far[2]);
        let (one_d, two_d) = sum_of_three(far[3], far[4], far[5]);
        let (one_e, two_e) = sum_of_three(one_a, one_b, one_c);
        let (ones, two_f) = sum_of_two(one_d, one_e);
        let (two_g, four_a) = sum_of_three(two_a, two_b, two_c);
        let (two_h, four_b) = sum_of_three(two_d, two_e, two_f);
        let (twos, four_c) = sum_of_two(two_g, two_h);
        let (fours, eights) = sum_of_three(four_a, four_b, four_c);
        Self([ones, twos, fours, eights, CellSet::EMPTY])
    }

    /// Adds one landing on each of some spaces.
    #[inline]
    fn add(&mut self, spaces: CellSet) {
        let mut carry = spaces;
        for digit in &mut self.0 {
            (*digit, carry) = sum_of_two(*digit, carry);
            if carry.is_empty() {
                return;
            }
        }
    }
}

/// The number of two sets that hold each space, in binary: a set of the ones, and a set of the twos.
#[inline]
fn sum_of_two(a: CellSet, b: CellSet) -> (CellSet, CellSet) {
    let both = a & b;
    ((a | b) - both, both)
}

/// The number of three sets that hold each space, in binary: a set of the ones, and a set of the twos.
#[inline]
fn sum_of_three(a: CellSet, b: CellSet, c: CellSet) -> (CellSet, CellSet) {
    let (one, two) = sum_of_two(a, b);
    let (ones, other_two) = sum_of_two(one, c);
    (ones, two | other_two)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::{Cell, Position};
    use crate::hash::mix;

    /// The same, stack by stack, from the moves that the board itself lists.
    fn literal(board: &Board, color: Color) -> Mobility {
        let board = if board.to_move() == color { *board } else { board.passed() };
        let turn = board.turn();
        let targets_of = |cell| turn.leave(cell).targets();
        let movable: CellSet =
            turn.free().into_iter().filter(|&cell| !targets_of(cell).is_empty()).collect();
        let lands = |cell: &Cell| reach(*cell, board.height(*cell)).meets(board.occupied());
        Mobility {
            movable,
            lively: board.owned(color).into_iter().filter(lands).collect(),
            targets: movable.into_iter().fold(CellSet::EMPTY, |all, cell| all | targets_of(cell)),
            moves: board.count_moves() as u32,
        }
    }

    #[test]
    fn mobility_is_what_the_listed_moves_say() {
        for seed in 0..30 {
            let mut position = Position::start();
            for ply in 0.. {
                let board = position.board();
                let expected = Color::ALL.map(|color| literal(board, color));
                assert_eq!(Color::ALL.map(|color| board.mobility(color)), expected, "{position}");
                for color in Color::ALL {
                    let lively = board.mobility(color).lively;
                    assert_eq!(board.may_ever_move(color), !lively.is_empty(), "{position}");
                    let stacks = board.owned(color);
                    let landings = board.landings(stacks);
                    for to in Cell::ALL {
                        let lands = |from: &Cell| {
                            (reach(*from, board.height(*from)) & board.occupied()).contains(to)
                        };
                        let expected = stacks.into_iter().filter(lands).count();
                        assert_eq!(landings.on(CellSet::of(to)), expected, "{to}");
                    }
                    let each = |to| landings.on(CellSet::of(to));
                    let sum: usize = Cell::ALL.into_iter().map(each).sum();
                    assert_eq!(landings.on(CellSet::FULL), sum, "{position}");
                }
                let [own, opposing] = board.mobilities();
                assert_eq!(own, board.mobility(board.to_move()));
                assert_eq!(opposing, board.mobility(board.to_move().other()));
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let number = mix(seed << 32 | ply) as usize;
                position.play_unchecked(moves[number % moves.len()]);
            }
        }
    }

    /// From all spaces of its three lines a stack can land on f3: no space has more.
    #[test]
    fn eighteen_landings_are_counted() {
        let text = "3(bw)1(bw)3/4ww4/(rbbbw)(bbbw)(bbw)(bw)wrw(bw)(bbw)(bbbw)(rbbbw)/4ww4/\
                    3(bw)1(bw)3 w s";
        let position: Position = text.parse().expect("legal");
        let board = position.board();
        let landings = board.landings(board.owned(Color::White));
        assert_eq!(landings.on(CellSet::of("f3".parse().expect("a space"))), 18);
    }
}
