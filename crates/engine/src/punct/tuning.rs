//! The terms, the network and the forced wins of PÜNCT, for the tuning tool.

use basalt_rules::punct::{Board, Move, Symmetry};

use super::forced::Forcing;
use super::proofs::Proofs;
use super::{evaluation, features, network, terms};
use crate::byte_units;
use crate::table::HashTable;
use crate::tuning::Term;
use crate::watch::{Counter, Watch};

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
    /// Units of each player's view.
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

/// The phase of a board, by which output weights are chosen.
pub fn punct_phase(board: &Board) -> usize {
    network::phase(board)
}

/// The value of a board to the player to move by its terms alone, in hundredths of the logarithm of the odds to win.
pub fn punct_estimate(board: &Board) -> i32 {
    evaluation::estimate(board)
}

/// Size of each table of a finder of forced wins, in bytes.
const FORCED_WINS_BYTES: usize = 1 << 22;

/// A finder of wins by chains of threats. What it finds is proven; what it does not find may still be there.
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
    /// The shortest win of the player to move that takes so many turns at most, with the defences that hold out
    /// longest; `None` if `nodes` boards do not show one.
    pub fn shortest(&self, board: &Board, turns: u32, nodes: u64) -> Option<Vec<Move>> {
        let watch = Watch::new(None);
        self.forcing(board, &watch, nodes).win(board, turns)
    }

    /// The wins of the player to move in so many turns, one for each threat that begins one, `most` of them at most;
    /// `None` if `nodes` boards are not enough to know them.
    pub fn all(
        &self,
        board: &Board,
        turns: u32,
        most: usize,
        nodes: u64,
    ) -> Option<Vec<Vec<Move>>> {
        let watch = Watch::new(None);
        let mut forcing = self.forcing(board, &watch, nodes);
        let lines = forcing.winning_threats(board, turns, most);
        (!forcing.is_stopped()).then_some(lines)
    }

    fn forcing<'a>(&'a self, board: &Board, watch: &'a Watch, nodes: u64) -> Forcing<'a> {
        let proofs = Proofs::new(&self.proofs, board.variant());
        Forcing::new(&self.failures, proofs, Counter::new(watch, None), nodes)
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
