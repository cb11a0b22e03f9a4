//! The policy: which of thousands of turns a search is likely to choose.
//!
//! Each space has a sum of rows for a dot that comes to lie there, one for a PÜNCT and one for a dot that leaves. A
//! turn adds up the sums of its spaces. A linear part preselects turns; the hidden units, which see how the spaces of a
//! turn work together, order those. All arithmetic uses integers, so it is the same on every machine.

use basalt_rules::punct::{Board, Cell, CellSet, Lie, Move, Shape};

use super::candidates::{distinct, least};
use super::network::{OUTPUT_ONE, PHASES, phase};
use super::policy_inputs::{INPUTS, LEFT, PUNCT, PolicyInputs};
use super::threats::Pieces;
use crate::byte_units::{HIDDEN, ONE, Units};
use crate::networks::{Slot, include_natively};

/// The value of a linear weight of 1.
pub(crate) const LINEAR_ONE: i32 = 100;

/// Turns that the linear part leaves to the units, or for each turn that is wanted in the end, whichever is more.
pub(crate) const SIFTED: usize = 128;
const SIFTED_FOR_EACH: usize = 3;

/// Bytes of a policy, in this order: the rows, the biases of the units, the output weights by phase, and the linear weights,
/// all with the lowest byte first.
const BYTES: usize = INPUTS * HIDDEN + 2 * HIDDEN + 2 * PHASES * HIDDEN + 2 * INPUTS;

/// The weights of a policy.
pub(crate) struct Policy {
    rows: &'static [[u8; HIDDEN]],
    biases: Units,
    output: [Units; PHASES],
    linear: Vec<i16>,
}

/// The policy of the engine, as `basalt-tune punct-policy` has written it (docs/training.md).
pub(crate) static POLICY: Slot<Policy, BYTES> =
    Slot::new(Policy::read, include_natively!("policy_network.bin"));

impl Policy {
    /// The policy of these bytes.
    fn read(bytes: &'static [u8; BYTES]) -> Self {
        let (rows, rest) = bytes.split_at(INPUTS * HIDDEN);
        let (rows, _) = rows.as_chunks();
        let (pairs, _) = rest.as_chunks();
        let mut numbers = pairs.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut units = || Units::from_numbers(|| numbers.next().unwrap_or_default());
        let biases = units();
        let output = std::array::from_fn(|_| units());
        Self { rows, biases, output, linear: numbers.collect() }
    }

    /// Prepares for the turns of a board.
    pub(crate) fn on(&'static self, board: &Board) -> Preference {
        let inputs = PolicyInputs::of(board);
        let sum = |inputs: &[u16], first: usize| -> i32 {
            inputs.iter().map(|&input| self.linear(first + usize::from(input))).sum()
        };
        let dots = Cell::ALL.map(|cell| sum(inputs.space(cell), 0));
        let puncts = std::array::from_fn(|i| dots[i] + sum(inputs.space(Cell::ALL[i]), PUNCT));
        let pieces = Pieces::of(board);
        let mut left = [0; Cell::COUNT];
        for cell in board.visible(board.to_move()) {
            left[cell.index()] = sum(inputs.space(cell), LEFT);
        }
        let shift = self.linear(inputs.turn(true));
        let shifts = Cell::ALL.map(|punct| {
            let lifted = pieces.at(punct).into_iter();
            shift + lifted.map(|cell| left[cell.index()]).sum::<i32>()
        });
        let place = self.linear(inputs.turn(false));
        let mut shapes = [0; Shape::COUNT];
        for shape in Shape::all() {
            inputs.visit_shape(shape, |input| shapes[shape.index()] += self.linear(input));
        }
        let linear = Linear { dots, puncts, shifts, place, shapes };
        Preference { policy: self, inputs, pieces, linear, phase: phase(board) }
    }

    #[inline]
    fn linear(&self, input: usize) -> i32 {
        i32::from(self.linear[input])
    }

    fn add(&self, sums: &mut Units, inputs: &[u16], first: usize) {
        for &input in inputs {
            sums.add(&self.rows[first + usize::from(input)]);
        }
    }
}

/// The policy's opinion of the turns of one board.
pub(crate) struct Preference {
    policy: &'static Policy,
    inputs: PolicyInputs,
    pieces: Pieces,
    linear: Linear,
    phase: usize,
}

/// The linear part.
struct Linear {
    dots: [i32; Cell::COUNT],
    /// A PÜNCT with its dot.
    puncts: [i32; Cell::COUNT],
    /// Moving the piece with its PÜNCT here.
    shifts: [i32; Cell::COUNT],
    /// Placing a piece.
    place: i32,
    shapes: [i32; Shape::COUNT],
}

impl Preference {
    /// The turns that a search is most likely to choose, the most likely first. Of turns that put the dots of a piece
    /// on the same spaces, one is kept.
    pub(crate) fn best_of(&self, turns: &[Move], most: usize) -> Vec<Move> {
        // The rank above the place in the list, which decides between equals.
        let rank = |(i, mv): (usize, &Move)| (i64::from(-self.linear.rank(*mv)) << 32) | i as i64;
        let wanted = SIFTED.max(SIFTED_FOR_EACH.saturating_mul(most));
        let sifted = least(turns.iter().enumerate().map(rank), wanted);
        let mut units = UnitSums::new(self);
        let rank_again = |word: i64| {
            let i = word as u32;
            let mv = turns[i as usize];
            let logit = self.linear.rank(mv) + units.weigh(mv);
            (i64::from(-logit) << 32) | i64::from(i)
        };
        let ranked = least(sifted.into_iter().map(rank_again), wanted);
        distinct(ranked.into_iter().map(|word| turns[word as u32 as usize]), most)
    }
}

impl Linear {
    #[inline]
    fn rank(&self, mv: Move) -> i32 {
        match mv {
            Move::Place(lie) => self.place + self.gain(lie),
            Move::Shift { from, to } => self.shifts[from.index()] + self.gain(to),
            Move::Pass => 0,
        }
    }

    #[inline]
    fn gain(&self, lie: Lie) -> i32 {
        let [first, second] = lie.minors();
        self.shapes[lie.shape().index()]
            + self.puncts[lie.punct().index()]
            + self.dots[first.index()]
            + self.dots[second.index()]
    }
}

/// The sums of the units for the parts of turns, each computed when it is needed first.
struct UnitSums<'a> {
    preference: &'a Preference,
    place: Units,
    shift: Units,
    dots: Sums,
    puncts: Sums,
    shifts: Sums,
    shapes: [Option<Units>; Shape::COUNT],
}

/// Sums of spaces.
struct Sums {
    known: CellSet,
    sums: Vec<Units>,
}

impl Sums {
    fn new() -> Self {
        Self { known: CellSet::EMPTY, sums: vec![Units::ZERO; Cell::COUNT] }
    }

    #[inline]
    fn get(&mut self, cell: Cell, compute: impl FnOnce() -> Units) -> &Units {
        let sums = &mut self.sums[cell.index()];
        if !self.known.contains(cell) {
            self.known |= CellSet::of(cell);
            *sums = compute();
        }
        sums
    }
}

impl<'a> UnitSums<'a> {
    fn new(preference: &'a Preference) -> Self {
        let Preference { policy, inputs, .. } = preference;
        let mut board = policy.biases;
        policy.add(&mut board, inputs.board(), 0);
        let [place, shift] = [false, true].map(|is_shift| {
            let mut sums = board;
            sums.add(&policy.rows[inputs.turn(is_shift)]);
            sums
        });
        let [dots, puncts, shifts] = [(); 3].map(|()| Sums::new());
        let shapes = [None; Shape::COUNT];
        Self { preference, place, shift, dots, puncts, shifts, shapes }
    }

    /// The part of the units in the logit of a turn, in hundredths.
    fn weigh(&mut self, mv: Move) -> i32 {
        let Preference { policy, inputs, pieces, phase, .. } = self.preference;
        let (mut sums, lie) = match mv {
            Move::Place(lie) => (self.place, lie),
            Move::Shift { from, to } => {
                let shift = self.shift;
                let left = self.shifts.get(from, || {
                    let mut sums = shift;
                    for cell in pieces.at(from) {
                        policy.add(&mut sums, inputs.space(cell), LEFT);
                    }
                    sums
                });
                (*left, to)
            }
            Move::Pass => return 0,
        };
        let of_space = |cell: Cell, first: usize| {
            let mut sums = Units::ZERO;
            policy.add(&mut sums, inputs.space(cell), first);
            sums
        };
        let shape = self.shapes[lie.shape().index()].get_or_insert_with(|| {
            let mut sums = Units::ZERO;
            inputs.visit_shape(lie.shape(), |input| sums.add(&policy.rows[input]));
            sums
        });
        sums.add_units(shape);
        for cell in lie.spaces() {
            sums.add_units(self.dots.get(cell, || of_space(cell, 0)));
        }
        sums.add_units(self.puncts.get(lie.punct(), || of_space(lie.punct(), PUNCT)));
        let sum = sums.weigh(&policy.output[*phase]);
        (i64::from(sum) * i64::from(LINEAR_ONE) / i64::from(ONE * ONE * OUTPUT_ONE)) as i32
    }
}

#[cfg(test)]
mod tests {
    use basalt_rules::punct::Symmetry;
    use basalt_testkit::checksum;

    use super::super::candidates::dots;
    use super::*;
    use crate::punct::testing::positions;

    fn policy() -> &'static Policy {
        POLICY.get().expect("a program has a policy")
    }

    /// Computes the logit of a turn from its inputs alone.
    fn logit_slowly(board: &Board, mv: Move) -> i64 {
        let inputs = PolicyInputs::of(board);
        let (lifted, lie) = match mv {
            Move::Place(lie) => (CellSet::EMPTY, lie),
            Move::Shift { from, to } => (Pieces::of(board).at(from), to),
            Move::Pass => return 0,
        };
        let mut all: Vec<usize> = inputs.board().iter().copied().map(usize::from).collect();
        all.push(inputs.turn(!lifted.is_empty()));
        inputs.visit_shape(lie.shape(), |input| all.push(input));
        let mut add = |cell, first| {
            all.extend(inputs.space(cell).iter().map(|&input| first + usize::from(input)));
        };
        for cell in lie.spaces() {
            add(cell, 0);
        }
        add(lie.punct(), PUNCT);
        for cell in lifted {
            add(cell, LEFT);
        }
        let of_board = inputs.board().iter().map(|&input| policy().linear(usize::from(input)));
        let linear =
            all.iter().map(|&input| policy().linear(input)).sum::<i32>() - of_board.sum::<i32>();
        let mut sum = 0;
        for unit in 0..HIDDEN {
            let rows = all.iter().map(|&input| i64::from(policy().rows[input][unit].cast_signed()));
            let on = rows.sum::<i64>() + i64::from(policy().biases.0[unit]);
            let weight = i64::from(policy().output[phase(board)].0[unit]);
            sum += on.clamp(0, i64::from(ONE)).pow(2) * weight;
        }
        i64::from(linear) + sum * i64::from(LINEAR_ONE) / i64::from(ONE * ONE * OUTPUT_ONE)
    }

    #[test]
    fn the_sums_of_parts_lead_to_what_all_inputs_say() {
        let mut shifts = 0;
        for position in positions().into_iter().step_by(3) {
            let preference = policy().on(position.board());
            let mut units = UnitSums::new(&preference);
            for mv in position.legal_moves().into_iter().step_by(53) {
                let logit = preference.linear.rank(mv) + units.weigh(mv);
                assert_eq!(
                    i64::from(logit),
                    logit_slowly(position.board(), mv),
                    "{mv} in {position}"
                );
                shifts += u32::from(matches!(mv, Move::Shift { .. }));
            }
        }
        assert!(shifts > 100, "{shifts}");
    }

    #[test]
    fn the_best_turns_come_first_and_differ_in_more_than_the_punct() {
        for position in positions().into_iter().step_by(5) {
            let turns = position.legal_moves();
            let best = policy().on(position.board()).best_of(&turns, 24);
            assert_eq!(best.len(), 24);
            assert!(best.iter().all(|mv| turns.contains(mv)));
            let logits: Vec<i64> =
                best.iter().map(|&mv| logit_slowly(position.board(), mv)).collect();
            assert!(logits.is_sorted_by(|better, worse| better >= worse), "{logits:?}");
            for (i, &one) in best.iter().enumerate() {
                assert!(best[..i].iter().all(|&other| dots(one) != dots(other)), "{one}");
            }
        }
    }

    #[test]
    fn symmetries_do_not_change_what_is_liked() {
        for position in positions().into_iter().step_by(13) {
            for symmetry in Symmetry::all() {
                let image = position.transformed(symmetry);
                for mv in position.legal_moves().into_iter().step_by(197) {
                    let after = logit_slowly(image.board(), symmetry.mv(mv));
                    assert_eq!(after, logit_slowly(position.board(), mv), "{mv} in {position}");
                }
            }
        }
    }

    /// No inputs make the sums of the units or the output overflow their types.
    #[test]
    fn no_sum_overflows() {
        // Three spaces with a dot, one with the PÜNCT and three that are left, of 22 inputs each, and the board.
        let most_inputs = 7 * 22 + 16;
        let rows = policy().rows.iter().flatten().map(|weight| weight.cast_signed());
        let largest = rows.map(|weight| i32::from(weight.unsigned_abs())).max().unwrap_or(0);
        let bias = policy().biases.0.iter().map(|bias| i32::from(bias.unsigned_abs())).max();
        assert!(most_inputs * largest + bias.unwrap_or(0) < i32::from(i16::MAX));
        for weights in &policy().output {
            let sum: i64 = weights.0.iter().map(|weight| i64::from(weight.unsigned_abs())).sum();
            assert!(sum * i64::from(ONE * ONE) < i64::from(i32::MAX));
        }
    }

    /// The checksum that docs/training.md names.
    #[test]
    fn the_policy_is_the_one_that_was_measured() {
        assert_eq!(checksum(include_bytes!("policy_network.bin")), CHECKSUM);
    }

    const CHECKSUM: &str = "9441e3f4f0929a68";
}
