//! The terms, the networks and the forced wins of PÜNCT, for the tuning tool.

use basalt_rules::punct::{Board, Cell, Move, MoveList, Shape, Symmetry};

use super::candidates::{Ranking, dots};
use super::evaluation::Evaluation;
use super::forced::Forcing;
use super::judge::{Judge, Threats};
use super::policy_inputs::{self, PolicyInputs};
use super::proofs::Proofs;
use super::threats::Pieces;
use super::vision::Vision;
use super::{evaluation, features, network, policy, terms};
use crate::byte_units;
use crate::stop_signal::{Counter, StopSignal};
use crate::table::HashTable;
use crate::tuning::Term;

/// Number of terms of a board of PÜNCT.
pub const PUNCT_TERMS: usize = terms::COUNT;

/// The terms of a board of PÜNCT, as the player to move sees it.
pub fn punct_terms(board: &Board) -> Vec<Term> {
    let mut found = Vec::new();
    terms::visit(board, &terms::Distances::of(board), |term, times| {
        if times != 0 {
            found.push((term, times));
        }
    });
    found
}

/// The numbers that a network and its file depend on.
pub struct NetworkShape {
    /// Number of inputs.
    pub inputs: usize,
    /// Number of hidden units, for each player's view if there are two.
    pub hidden: usize,
    /// Phases of a game, each with output weights of its own.
    pub phases: usize,
    /// The whole number for a weight of 1 to a unit.
    pub one: i32,
    /// The whole number for an output weight of 1.
    pub output_one: i32,
    /// The largest whole number of an output weight.
    pub max_output: i32,
}

/// The shape of the network of PÜNCT.
pub const PUNCT_NETWORK: NetworkShape = NetworkShape {
    inputs: features::INPUTS,
    hidden: byte_units::HIDDEN,
    phases: network::PHASES,
    one: byte_units::ONE,
    output_one: network::OUTPUT_ONE,
    max_output: network::MAX_OUTPUT,
};

/// The inputs of a board, as the player to move sees it.
pub fn punct_inputs(board: &Board) -> Vec<usize> {
    features::inputs(board)
}

/// The input of the same thing as the opponent sees it.
pub fn punct_input_swapped(input: usize) -> usize {
    features::swapped(input)
}

/// The input of the same thing on a board seen under a symmetry.
pub fn punct_input_transformed(input: usize, symmetry: Symmetry) -> usize {
    features::transformed(input, symmetry)
}

/// The phase of a board, which selects the output weights.
pub fn punct_phase(board: &Board) -> usize {
    network::phase(board)
}

/// The value of a board to the player to move by its terms alone, in hundredths of the logarithm of the odds to win.
pub fn punct_estimate(board: &Board) -> i32 {
    evaluation::estimate(board)
}

/// The numbers that the policy and its file depend on.
pub struct PolicyShape {
    /// Its hidden layer.
    pub network: NetworkShape,
    /// The whole number for a linear weight of 1.
    pub linear_one: i32,
    /// Turns that the linear part leaves to the units.
    pub sifted: usize,
}

/// The shape of the policy of PÜNCT.
pub const PUNCT_POLICY: PolicyShape = PolicyShape {
    network: NetworkShape { inputs: policy_inputs::INPUTS, ..PUNCT_NETWORK },
    linear_one: policy::LINEAR_ONE,
    sifted: policy::SIFTED,
};

/// Number of parts that turns consist of.
pub const POLICY_PARTS: usize = FIRST_SHAPE + Shape::COUNT;
const FIRST_PUNCT: usize = Cell::COUNT;
const FIRST_SHIFT: usize = 2 * Cell::COUNT;
const PLACE: usize = 3 * Cell::COUNT;
const FIRST_SHAPE: usize = PLACE + 1;

/// Number of parts of a turn.
pub const PARTS_OF_TURN: usize = 6;

/// A choice of turns as the policy sees it.
pub struct PolicyChoice {
    inputs: PolicyInputs,
    pieces: Pieces,
    turns: MoveList,
    ranking: Ranking,
    phase: usize,
}

impl PolicyChoice {
    /// The candidate turns: all turns, or those that stop what the opponent threatens. `None` if one wins at once.
    pub fn of(board: &Board) -> Option<Self> {
        let signal = StopSignal::new(None);
        let mut judge = Judge::new(Counter::new(&signal, None), Vision::FULL, Evaluation::Terms);
        let mut turns = MoveList::new();
        let open = !matches!(judge.scan(board, &mut turns), Threats::Win(_));
        open.then(|| Self {
            inputs: PolicyInputs::of(board),
            pieces: Pieces::of(board),
            turns,
            ranking: Ranking::new(board),
            phase: network::phase(board),
        })
    }

    /// The turns.
    pub fn turns(&self) -> &[Move] {
        &self.turns
    }

    /// The phase of the game, which selects the output weights.
    pub fn phase(&self) -> usize {
        self.phase
    }

    /// The parts of a turn.
    pub fn parts(&self, mv: Move) -> [usize; PARTS_OF_TURN] {
        let (base, lie) = match mv {
            Move::Place(lie) => (PLACE, lie),
            Move::Shift { from, to } => (FIRST_SHIFT + from.index(), to),
            Move::Pass => return [PLACE; PARTS_OF_TURN],
        };
        let [punct, first, second] = lie.spaces().map(Cell::index);
        [base, FIRST_SHAPE + lie.shape().index(), punct, first, second, FIRST_PUNCT + punct]
    }

    /// Calls `add` with the inputs of a part.
    pub fn visit_part(&self, part: usize, mut add: impl FnMut(usize)) {
        let mut add_all = |inputs: &[u16], first: usize| {
            for &input in inputs {
                add(first + usize::from(input));
            }
        };
        match part {
            0..FIRST_PUNCT => add_all(self.inputs.space(Cell::ALL[part]), 0),
            FIRST_PUNCT..FIRST_SHIFT => {
                let cell = Cell::ALL[part - FIRST_PUNCT];
                add_all(self.inputs.space(cell), policy_inputs::PUNCT);
            }
            FIRST_SHIFT..FIRST_SHAPE => {
                add_all(self.inputs.board(), 0);
                add_all(&[self.inputs.turn(part < PLACE) as u16], 0);
                let from = Cell::ALL.get(part - FIRST_SHIFT);
                for cell in from.map(|&from| self.pieces.at(from)).unwrap_or_default() {
                    add_all(self.inputs.space(cell), policy_inputs::LEFT);
                }
            }
            _ => {
                if let Some(shape) = Shape::all().nth(part - FIRST_SHAPE) {
                    self.inputs.visit_shape(shape, &mut add);
                }
            }
        }
    }

    /// At most `most` of the best turns by the ranking of the levels without networks.
    pub fn ranked_by_hand(&self, most: usize) -> Vec<Move> {
        self.ranking.best_of(&self.turns, most)
    }
}

/// Whether two turns put the dots of a piece on the same spaces: one of such turns is judged.
pub fn are_alike(one: Move, other: Move) -> bool {
    dots(one) == dots(other)
}

/// Size of each table of a finder of forced wins, in bytes.
const FORCED_WINS_BYTES: usize = 1 << 22;

/// Finds wins by chains of threats. A win that it finds is proven, but it may miss some.
pub struct ForcedWins {
    failures: HashTable,
    proofs: HashTable,
}

impl Default for ForcedWins {
    fn default() -> Self {
        let table = || HashTable::with_bytes(FORCED_WINS_BYTES);
        Self { failures: table(), proofs: table() }
    }
}

impl ForcedWins {
    /// The shortest win of the player to move in at most `turns` turns, with the defences that hold out longest; `None`
    /// if a search of `nodes` boards finds none.
    pub fn shortest(&self, board: &Board, turns: u32, nodes: u64) -> Option<Vec<Move>> {
        let signal = StopSignal::new(None);
        self.forcing(board, &signal, nodes).win(board, turns)
    }

    /// At most `most` wins of the player to move in `turns` turns, one for each threat that begins one; `None` if
    /// `nodes` boards are not enough.
    pub fn all(
        &self,
        board: &Board,
        turns: u32,
        most: usize,
        nodes: u64,
    ) -> Option<Vec<Vec<Move>>> {
        let signal = StopSignal::new(None);
        let mut forcing = self.forcing(board, &signal, nodes);
        let lines = forcing.winning_threats(board, turns, most);
        (!forcing.is_stopped()).then_some(lines)
    }

    fn forcing<'a>(&'a self, board: &Board, signal: &'a StopSignal, nodes: u64) -> Forcing<'a> {
        let proofs = Proofs::new(&self.proofs, board.variant());
        Forcing::new(&self.failures, proofs, Counter::new(signal, None), nodes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::punct::testing::{WIN_IN_THREE, WIN_IN_TWO, position};

    #[test]
    fn every_threat_that_begins_a_win_has_its_line() {
        let forced = ForcedWins::default();
        for (text, turns) in [(WIN_IN_TWO, 2), (WIN_IN_THREE, 3)] {
            let position = position(text);
            let shortest = forced.shortest(position.board(), turns, 1_000_000).expect("a win");
            assert_eq!(shortest.len() as u32, 2 * turns - 1);
            let all = forced.all(position.board(), turns, 64, 10_000_000).expect("known");
            assert!(all.iter().any(|line| line[0] == shortest[0]));
            for line in all {
                let mut end = position.clone();
                for &mv in &line {
                    end.play(mv).expect("a legal turn");
                }
                let won = basalt_rules::Outcome::Win(position.to_move());
                assert_eq!(end.outcome(), Some(won), "{line:?}");
            }
            assert_eq!(forced.all(position.board(), turns, 64, 1), None, "too few nodes");
        }
    }
}
