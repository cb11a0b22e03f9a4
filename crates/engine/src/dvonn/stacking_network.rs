//! The network of the stacking phase: weights of the terms, and a small hidden layer over the same terms.
//!
//! A term counts for a unit as often as it occurs. The sums of the units are clamped, squared and weighted by how many
//! spaces are occupied, and added to the sum of the weighted terms. All arithmetic uses integers, so it is the same on
//! every machine.

mod units;

use basalt_rules::dvonn::{Board, Mobility};

use self::units::Units;
use super::terms::{self, COUNT, KNOTS, Worth};
use crate::networks::{Slot, include_natively};

/// Hidden units.
pub(crate) const HIDDEN: usize = 32;
/// Number of sets of output weights, each for a range of occupied spaces.
pub(crate) const BUCKETS: usize = 4;
const SPACES_PER_BUCKET: usize = 13;

/// The value of a unit that is fully on, and of a weight of 1 to it.
pub(crate) const ONE: i16 = 1024;
/// Binary digits of [`ONE`].
const ONE_BITS: u32 = 10;
/// The value of an output weight of a hundredth of a point.
pub(crate) const OUTPUT_ONE: i32 = 8;
/// Maximum output weight, so that no sum overflows.
pub(crate) const MAX_OUTPUT: i16 = 8_191;

/// A term that occurs more often counts no more for a unit. Weights are at most half of [`ONE`], so that no product
/// overflows.
const MAX_TIMES: i32 = 63;

/// A board has fewer terms that occur. Of each player: 24 classes of single pieces, the number of moves, that of stacks
/// that can move, and 16 classes of landings; of both together: 24 stacks of two or more of the 49 pieces.
const MAX_TERMS: usize = 160;

/// Numbers of a network, of 16 bits with the lowest byte first: the weights of the terms by knot in hundredths of a
/// point, the rows of the terms, the biases of the units, the output weights by bucket and the output biases in
/// hundredths of a point.
pub(crate) const NUMBERS: usize =
    KNOTS.len() * COUNT + COUNT * HIDDEN + HIDDEN + BUCKETS * HIDDEN + BUCKETS;

/// The weights of a network.
pub(crate) struct StackingNetwork {
    worth: Worth,
    /// By term.
    rows: Vec<Units>,
    biases: Units,
    output: [Units; BUCKETS],
    output_biases: [i16; BUCKETS],
}

/// The network of the engine, as `basalt-tune dvonn-net` has written it (docs/training.md).
pub(crate) static NETWORK: Slot<StackingNetwork, { 2 * NUMBERS }> =
    Slot::new(StackingNetwork::read, include_natively!("stacking_network.bin"));

impl StackingNetwork {
    /// The network of these bytes.
    pub(crate) fn read(bytes: &[u8; 2 * NUMBERS]) -> Self {
        let (pairs, _) = bytes.as_chunks();
        let mut numbers = pairs.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut next = || numbers.next().unwrap_or_default();
        let weights: [[i16; COUNT]; KNOTS.len()] =
            std::array::from_fn(|_| std::array::from_fn(|_| next()));
        let mut units = || Units::from_numbers(&mut next);
        let rows = (0..COUNT).map(|_| units()).collect();
        let (biases, output) = (units(), std::array::from_fn(|_| units()));
        let output_biases = std::array::from_fn(|_| next());
        Self { worth: terms::worth(&weights), rows, biases, output, output_biases }
    }

    /// The value of the board to the player to move, in hundredths of a point.
    #[inline]
    pub(crate) fn evaluate(&self, board: &Board, mobilities: &[Mobility; 2]) -> i32 {
        let occupied = board.occupied().len();
        let bucket = bucket(occupied);
        let worth = &self.worth[occupied];
        let mut found = [(0, 0); MAX_TERMS];
        let mut count = 0;
        terms::visit(board, mobilities, |term, times| {
            found[count] = (term as u16, times.min(MAX_TIMES) as i16);
            count += usize::from(times != 0);
        });
        let mut units = self.biases;
        let mut sum = i32::from(self.output_biases[bucket]);
        for &(term, times) in &found[..count] {
            let term = usize::from(term);
            sum += i32::from(worth[term]) * i32::from(times);
            units.add(&self.rows[term], times);
        }
        sum + units.weigh(&self.output[bucket]) / (i32::from(ONE) * OUTPUT_ONE)
    }
}

/// The set of output weights for a number of occupied spaces.
pub(crate) fn bucket(occupied: usize) -> usize {
    (occupied / SPACES_PER_BUCKET).min(BUCKETS - 1)
}

#[cfg(test)]
mod tests {
    use basalt_testkit::checksum;

    use super::*;
    use crate::dvonn::testing::random_boards;

    fn network() -> &'static StackingNetwork {
        NETWORK.get().expect("a program has a network")
    }

    const BYTES: &[u8; 2 * NUMBERS] = include_bytes!("stacking_network.bin");

    /// The number at a place of the file.
    fn number(place: usize) -> i64 {
        i64::from(i16::from_le_bytes([BYTES[2 * place], BYTES[2 * place + 1]]))
    }

    const ROWS: usize = KNOTS.len() * COUNT;
    const BIASES: usize = ROWS + COUNT * HIDDEN;
    const OUTPUT: usize = BIASES + HIDDEN;
    const OUTPUT_BIASES: usize = OUTPUT + BUCKETS * HIDDEN;

    /// Computes the network's output by the numbers of its file, one after the other.
    fn evaluate_slowly(board: &Board) -> i64 {
        let mut found = Vec::new();
        terms::visit(board, &board.mobilities(), |term, times| {
            found.push((term, i64::from(times)));
        });
        let occupied = board.occupied().len();
        let (knot, above, span) = terms::place(occupied);
        let (above, span) = (above as i64, span as i64);
        let bucket = bucket(occupied);
        let mut value = number(OUTPUT_BIASES + bucket);
        for &(term, times) in &found {
            let [low, high] = [knot, knot + 1].map(|knot| number(knot * COUNT + term));
            value += (low * (span - above) + high * above) / span * times;
        }
        let unit = |unit: usize| {
            let rows =
                found.iter().map(|(term, times)| times * number(ROWS + term * HIDDEN + unit));
            let on = (number(BIASES + unit) + rows.sum::<i64>()).clamp(0, 1024);
            on * on / 1024 * number(OUTPUT + bucket * HIDDEN + unit)
        };
        value + (0..HIDDEN).map(unit).sum::<i64>() / (1024 * 8)
    }

    #[test]
    fn the_network_computes_what_its_file_says() {
        let mut values = std::collections::BTreeSet::new();
        random_boards(30, |board| {
            let value = network().evaluate(board, &board.mobilities());
            assert_eq!(i64::from(value), evaluate_slowly(board), "{board:?}");
            values.insert(value);
        });
        assert!(values.len() > 200, "{}", values.len());
    }

    #[test]
    fn no_sum_overflows() {
        assert!((ROWS..BIASES).all(|place| number(place).abs() * i64::from(MAX_TIMES) < 32_768));
        for weights in network().output {
            let sum: i64 = weights.0.iter().map(|weight| i64::from(weight.unsigned_abs())).sum();
            assert!(weights.0.iter().all(|weight| weight.abs() <= MAX_OUTPUT));
            assert!(sum * i64::from(ONE) < i64::from(i32::MAX));
        }
    }

    /// The checksum that docs/training.md names.
    #[test]
    fn the_network_is_the_one_that_was_measured() {
        assert_eq!(checksum(BYTES), CHECKSUM);
    }

    const CHECKSUM: &str = "69bd995950c872ed";
}
