//! The network: a correction of the value that the terms give.
//!
//! Each player's view of the board is a sum of rows, one for each input. The sums are updated incrementally by the few
//! dots that a turn changes. They are clamped, squared and weighted by the number of placed pieces. All arithmetic uses
//! small integers, so it is the same on every machine.

use basalt_rules::punct::Board;
use basalt_rules::{ByColor, Color};

use super::features::{self, Dots};
use super::terms::Distances;
use crate::byte_units::{HIDDEN, ONE, Units};
use crate::networks::{Slot, include_natively};

/// Number of sets of output weights, by the pieces of the player who has placed most: up to 5, 9, 13, and more.
pub(crate) const PHASES: usize = 4;
const PHASE_ENDS: [usize; PHASES - 1] = [5, 9, 13];

/// The value of an output weight of 1.
pub(crate) const OUTPUT_ONE: i32 = 128;

/// Maximum output weight, so that no sum overflows.
pub(crate) const MAX_OUTPUT: i32 = 511;

/// Bytes of a network, in this order: the rows, the biases of the units, the output weights and the output
/// biases, all with the lowest byte first.
const BYTES: usize = features::INPUTS * HIDDEN + 2 * HIDDEN + 4 * PHASES * HIDDEN + 4 * PHASES;

/// The weights of a network.
pub(crate) struct Network {
    rows: &'static [[u8; HIDDEN]],
    biases: Units,
    /// By phase: those of the player to move, then those of the other.
    output: [[Units; 2]; PHASES],
    output_biases: [i32; PHASES],
}

/// The network of the engine, as `basalt-tune punct-net` has written it (docs/training.md).
pub(crate) static NETWORK: Slot<Network, BYTES> =
    Slot::new(Network::read, include_natively!("network.bin"));

/// The dots of a board, and the sums of the units for both players.
pub(crate) struct Base {
    dots: Dots,
    sums: ByColor<Units>,
}

impl Network {
    /// The network of these bytes.
    fn read(bytes: &'static [u8; BYTES]) -> Self {
        let (rows, rest) = bytes.split_at(features::INPUTS * HIDDEN);
        let (rows, _) = rows.as_chunks();
        let (units, output_biases) = rest.split_at(rest.len() - 4 * PHASES);
        let (pairs, _) = units.as_chunks();
        let mut numbers = pairs.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut units = || Units::from_numbers(|| numbers.next().unwrap_or_default());
        let biases = units();
        let output = std::array::from_fn(|_| [units(), units()]);
        let (words, _) = output_biases.as_chunks();
        let output_biases = std::array::from_fn(|phase| i32::from_le_bytes(words[phase]));
        Self { rows, biases, output, output_biases }
    }

    /// The sums of a board's dots.
    pub(crate) fn base(&self, board: &Board) -> Base {
        let empty = Base { dots: Dots::NONE, sums: ByColor::from_fn(|_| self.biases) };
        self.follow(&empty, board)
    }

    /// The sums of a board that differs little from another.
    #[inline]
    fn follow(&self, before: &Base, board: &Board) -> Base {
        let dots = Dots::of(board);
        let mut sums = before.sums;
        dots.visit_changes(&before.dots, |owner, place, is_new| {
            for color in Color::ALL {
                let row = &self.rows[features::dot_input(place, owner == color)];
                if is_new {
                    sums[color].add(row);
                } else {
                    sums[color].subtract(row);
                }
            }
        });
        Base { dots, sums }
    }

    /// The correction of a board's value to the player to move, in hundredths of the logarithm of the odds to win.
    /// `before` is the base of a board that differs little from it.
    #[inline]
    pub(crate) fn evaluate(&self, before: &Base, board: &Board, distances: &Distances) -> i32 {
        let player = board.to_move();
        let phase = phase(board);
        let base = self.follow(before, board);
        let mut sum = self.output_biases[phase];
        let views = [player, player.other()].into_iter().zip(features::rest(board, distances));
        for ((color, inputs), weights) in views.zip(&self.output[phase]) {
            let mut sums = base.sums[color];
            for input in inputs.into_iter().flatten() {
                sums.add(&self.rows[input]);
            }
            sum += sums.weigh(weights);
        }
        (i64::from(sum) * 100 / i64::from(ONE * ONE * OUTPUT_ONE)) as i32
    }
}

/// The phase of a board, which selects the output weights.
pub(crate) fn phase(board: &Board) -> usize {
    let placed = board.placed(Color::White).max(board.placed(Color::Black));
    PHASE_ENDS.iter().take_while(|&&end| placed > end).count()
}

#[cfg(test)]
mod tests {
    use basalt_testkit::checksum;

    use super::*;
    use crate::punct::testing::positions;
    use crate::punct::threats::played;

    fn network() -> &'static Network {
        NETWORK.get().expect("a program has a network")
    }

    /// Computes the network's output from the inputs alone, without the sums of another board.
    fn evaluate_slowly(board: &Board) -> i64 {
        let inputs = features::inputs(board);
        let view = |inputs: &[usize], unit: usize| -> i64 {
            let rows =
                inputs.iter().map(|&input| i64::from(network().rows[input][unit].cast_signed()));
            (rows.sum::<i64>() + i64::from(network().biases.0[unit])).clamp(0, i64::from(ONE))
        };
        let other: Vec<usize> = inputs.iter().map(|&input| features::swapped(input)).collect();
        let mut sum = i64::from(network().output_biases[phase(board)]);
        for (inputs, weights) in [inputs, other].iter().zip(&network().output[phase(board)]) {
            for (unit, &weight) in weights.0.iter().enumerate() {
                sum += view(inputs, unit).pow(2) * i64::from(weight);
            }
        }
        sum * 100 / i64::from(ONE * ONE * OUTPUT_ONE)
    }

    #[test]
    fn changes_to_the_sums_lead_to_what_all_inputs_say() {
        let mut different = std::collections::BTreeSet::new();
        for position in positions() {
            let base = network().base(position.board());
            for mv in position.legal_moves().into_iter().step_by(97) {
                let after = played(position.board(), mv);
                let value = network().evaluate(&base, &after, &Distances::of(&after));
                assert_eq!(i64::from(value), evaluate_slowly(&after), "{mv} in {position}");
                different.insert(value);
            }
        }
        assert!(different.len() > 50, "{different:?}");
    }

    /// No inputs make the sums of the units or the output overflow their types.
    #[test]
    fn no_sum_overflows() {
        let most_inputs = 120;
        let rows =
            network().rows.iter().flatten().map(|weight| weight.cast_signed().unsigned_abs());
        let largest = rows.map(i32::from).max().unwrap_or(0);
        let bias = network().biases.0.iter().map(|bias| i32::from(bias.unsigned_abs())).max();
        assert!(most_inputs * largest + bias.unwrap_or(0) < i32::from(i16::MAX));
        for (weights, bias) in network().output.iter().zip(network().output_biases) {
            let sum: i64 = weights
                .iter()
                .flat_map(|units| units.0)
                .map(|weight| i64::from(weight.unsigned_abs()))
                .sum();
            assert!(
                sum * i64::from(ONE * ONE) + i64::from(bias.unsigned_abs()) < i64::from(i32::MAX)
            );
        }
    }

    /// The checksum that docs/training.md names.
    #[test]
    fn the_network_is_the_one_that_was_measured() {
        assert_eq!(checksum(include_bytes!("network.bin")), CHECKSUM);
    }

    const CHECKSUM: &str = "d607d09d272b3c93";
}
