//! The stacking network with real numbers, and how it learns.

use basalt_engine::dvonn_tuning::{
    STACKING_KNOTS, STACKING_NETWORK, STACKING_TERMS, STACKING_WEIGHTS, StackingShape,
};
use basalt_rules::SplitMix64;

use super::samples::{Facts, SCALE, Sample, Term};
use crate::adam::Descent;
use crate::training::{
    FIRST_BIAS, FIRST_OUTPUT, Learner, Slope, Steps, UnitPlaces, output, random_weight,
};

const HIDDEN: usize = STACKING_NETWORK.hidden;

type Sums = [f32; HIDDEN];

/// The layout of the weights: those of the terms by knot, the rows of the terms, the biases of the units, the output
/// weights by bucket, and the output biases.
const ROWS: usize = STACKING_KNOTS * STACKING_TERMS;
const BIASES: usize = ROWS + STACKING_TERMS * HIDDEN;
const OUTPUT: usize = BIASES + HIDDEN;
const OUTPUT_BIASES: usize = OUTPUT + STACKING_NETWORK.buckets * HIDDEN;
const COUNT: usize = OUTPUT_BIASES + STACKING_NETWORK.buckets;

/// The largest size of a row's weights at the start.
const FIRST_ROW: f32 = 0.03;
/// A row of larger weights might not fit into the network's numbers when its term occurs often.
const MAX_ROW: f32 = 0.5;

pub(crate) struct Model {
    weights: Vec<f32>,
    descent: Descent,
}

impl Model {
    /// A network that begins with the weights of the levels.
    pub(crate) fn new(rng: &mut SplitMix64) -> Self {
        let mut model = Self::of_levels();
        model.weights[ROWS..BIASES].fill_with(|| random_weight(rng, FIRST_ROW));
        model.weights[BIASES..OUTPUT].fill(FIRST_BIAS);
        model.weights[OUTPUT..OUTPUT_BIASES].fill_with(|| random_weight(rng, FIRST_OUTPUT));
        model
    }

    /// The weights of the levels alone.
    pub(crate) fn of_levels() -> Self {
        let terms = STACKING_WEIGHTS.as_flattened().iter();
        let mut weights: Vec<f32> = terms.map(|&weight| f32::from(weight) / SCALE).collect();
        weights.resize(COUNT, 0.0);
        Self { weights, descent: Descent::new(COUNT) }
    }

    /// The network of these bytes, with real numbers again.
    #[cfg(test)]
    pub(crate) fn from_bytes(bytes: &[u8]) -> Self {
        let numbers = bytes.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair));
        let weights = numbers.enumerate().map(|(i, number)| f32::from(number) / scale(i));
        Self { weights: weights.collect(), descent: Descent::new(COUNT) }
    }

    /// The sums of the units.
    fn sums(&self, sample: &Sample<'_>) -> Sums {
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(&self.weights[BIASES..OUTPUT]);
        for &(term, times) in sample.inputs {
            let row = &self.weights[row(term)..][..HIDDEN];
            let times = f32::from(times);
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight * times);
        }
        sums
    }

    fn predict(&self, sample: &Sample<'_>, sums: &Sums) -> f32 {
        let mut odds = self.weights[OUTPUT_BIASES + bucket(sample)];
        odds += output(sums, &self.weights[output_place(sample)..]);
        for (knot, share) in shares(sample) {
            let weights = &self.weights[knot * STACKING_TERMS..][..STACKING_TERMS];
            let weigh = |&(term, times): &Term| weights[usize::from(term)] * f32::from(times);
            odds += share * sample.inputs.iter().map(weigh).sum::<f32>();
        }
        odds
    }
}

impl Learner for Model {
    type Input = Term;
    type Facts = Facts;

    const WEIGHTS: usize = COUNT;

    fn odds(&self, sample: &Sample<'_>) -> f32 {
        self.predict(sample, &self.sums(sample))
    }

    fn add_slope(&self, sample: &Sample<'_>, _: &mut SplitMix64, slope: &mut Slope) {
        let sums = self.sums(sample);
        let miss = slope.add_loss(self.predict(sample, &sums), sample.target);
        slope.gradient[OUTPUT_BIASES + bucket(sample)] += miss;
        let places = UnitPlaces { output: output_place(sample), biases: BIASES };
        let unit_slopes = slope.add_units(miss, &sums, &self.weights, places);
        for &(term, times) in sample.inputs {
            let times = f32::from(times);
            let row = &mut slope.gradient[row(term)..][..HIDDEN];
            row.iter_mut().zip(&unit_slopes).for_each(|(sum, slope)| *sum += slope * times);
            for (knot, share) in shares(sample) {
                slope.gradient[knot * STACKING_TERMS + usize::from(term)] += miss * share * times;
            }
        }
    }

    fn descend(&mut self, gradient: &[f32], steps: &Steps) {
        self.descent.step(&mut self.weights, gradient, steps.rate, 0.0);
        // The weights of the terms come from many games: only the hidden layer decays.
        let kept = 1.0 - steps.rate * steps.decay;
        let most = f32::from(STACKING_NETWORK.max_output) / scale(OUTPUT);
        for (i, weight) in self.weights.iter_mut().enumerate() {
            match i {
                ROWS..BIASES => *weight = (*weight * kept).clamp(-MAX_ROW, MAX_ROW),
                OUTPUT..OUTPUT_BIASES => *weight = (*weight * kept).clamp(-most, most),
                _ => {}
            }
        }
    }

    fn quantised(&self) -> Vec<u8> {
        let whole = |(i, weight): (usize, &f32)| ((weight * scale(i)).round() as i16).to_le_bytes();
        self.weights.iter().enumerate().flat_map(whole).collect()
    }
}

/// The whole number for a weight of 1 at this place of the layout.
fn scale(place: usize) -> f32 {
    let StackingShape { one, output_one, .. } = STACKING_NETWORK;
    match place {
        ROWS..OUTPUT => f32::from(one),
        OUTPUT..OUTPUT_BIASES => SCALE * output_one as f32,
        _ => SCALE,
    }
}

/// The knots that count for a sample, and their shares.
fn shares(sample: &Sample<'_>) -> impl Iterator<Item = (usize, f32)> {
    sample.facts.shares.into_iter().enumerate().filter(|(_, share)| *share > 0.0)
}

fn row(term: u16) -> usize {
    ROWS + usize::from(term) * HIDDEN
}

fn bucket(sample: &Sample<'_>) -> usize {
    usize::from(sample.facts.bucket)
}

/// The place of the first output weight of a sample's bucket.
fn output_place(sample: &Sample<'_>) -> usize {
    OUTPUT + bucket(sample) * HIDDEN
}
