//! What each player's stacks can do, whoever is to move: what evaluations are made of.

use super::board::{Board, surrounded};
use super::cell_set::CellSet;
use super::geometry::reach;
use crate::color::Color;

/// What the stacks of one player can do on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mobility {
    /// The stacks that could move at once.
    pub movable: CellSet,
    /// The stacks that have a space to land on, even if they are surrounded now. As occupied spaces
    /// only become fewer, the player's other stacks never move again.
    pub lively: CellSet,
    /// The spaces that the movable stacks could land on.
    pub targets: CellSet,
    /// How many moves there are.
    pub moves: u32,
}

impl Board {
    /// What the stacks of `color` can do.
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

    /// How often some stacks could land on each space if none were surrounded, in binary: each set
    /// holds the spaces whose number has a one in that place, the lowest first.
    #[inline]
    pub fn landings(&self, stacks: CellSet) -> [CellSet; Self::LANDING_DIGITS] {
        let occupied = self.occupied();
        let (singles, doubles) = (stacks & self.singles(), stacks & self.doubles());
        let mut sums = [CellSet::EMPTY; Self::LANDING_DIGITS];
        for direction in 0..6 {
            add(&mut sums, singles.shifted(direction, 1) & occupied);
            add(&mut sums, doubles.shifted(direction, 2) & occupied);
        }
        for cell in stacks - singles - doubles {
            add(&mut sums, reach(cell, self.height(cell)) & occupied);
        }
        sums
    }

    /// Five binary places are enough for the landings of a player's 23 stacks at most.
    const LANDING_DIGITS: usize = 5;

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

/// Adds one to the sums of some spaces, all at once.
#[inline]
fn add(sums: &mut [CellSet], spaces: CellSet) {
    let mut carry = spaces;
    for digit in sums {
        let both = *digit & carry;
        *digit = (*digit | carry) - both;
        carry = both;
    }
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

    /// The number of a space that is given in binary.
    fn number_at(cell: Cell, digits: &[CellSet]) -> usize {
        let place = |(i, digit): (usize, &CellSet)| usize::from(digit.contains(cell)) << i;
        digits.iter().enumerate().map(place).sum()
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
                    let stacks = board.owned(color);
                    let digits = board.landings(stacks);
                    for to in Cell::ALL {
                        let lands = |from: &Cell| {
                            (reach(*from, board.height(*from)) & board.occupied()).contains(to)
                        };
                        let expected = stacks.into_iter().filter(lands).count();
                        assert_eq!(number_at(to, &digits), expected, "{to}");
                    }
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
        let digits = board.landings(board.owned(Color::White));
        assert_eq!(number_at("f3".parse().expect("a space"), &digits), 18);
    }
}
