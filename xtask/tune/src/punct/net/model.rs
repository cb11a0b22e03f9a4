//! The network with real numbers, and how it learns.

use basalt_engine::punct_tuning::{
    NetworkShape, PUNCT_NETWORK, punct_input_swapped, punct_input_transformed,
};
use basalt_rules::SplitMix64;
use basalt_rules::punct::Symmetry;

use crate::adam::Descent;
use crate::punct::net::samples::{Facts, Sample};
use crate::training::{
    FIRST_BIAS, FIRST_OUTPUT, Learner, Slope, Steps, UnitPlaces, clamp, output, random_weight,
    whole,
};

const HIDDEN: usize = PUNCT_NETWORK.hidden;
const INPUTS: usize = PUNCT_NETWORK.inputs;
const PHASES: usize = PUNCT_NETWORK.phases;

/// The layout of the weights: the rows of the inputs, the biases of the units, the output weights by phase and view,
/// and the output biases.
const BIASES: usize = INPUTS * HIDDEN;
const OUTPUT: usize = BIASES + HIDDEN;
const OUTPUT_BIASES: usize = OUTPUT + 2 * HIDDEN * PHASES;
const COUNT: usize = OUTPUT_BIASES + PHASES;

/// The largest size of a row's weights at the start.
const FIRST_ROW: f32 = 0.08;

pub(crate) struct Model {
    weights: Vec<f32>,
    descent: Descent,
    views: Views,
}

/// The numbers of inputs under each symmetry, and as the opponent sees them.
struct Views {
    swapped: Vec<u16>,
    transformed: Vec<Vec<u16>>,
}

/// The sums of both views.
type Sums = [[f32; HIDDEN]; 2];

impl Model {
    pub(crate) fn new(rng: &mut SplitMix64) -> Self {
        let mut weights = vec![0.0; COUNT];
        weights[..BIASES].fill_with(|| random_weight(rng, FIRST_ROW));
        weights[BIASES..OUTPUT].fill(FIRST_BIAS);
        weights[OUTPUT..OUTPUT_BIASES].fill_with(|| random_weight(rng, FIRST_OUTPUT));
        let all = 0..INPUTS;
        let swapped = all.clone().map(|input| punct_input_swapped(input) as u16).collect();
        let transformed = Symmetry::all()
            .map(|symmetry| {
                all.clone().map(|input| punct_input_transformed(input, symmetry) as u16).collect()
            })
            .collect();
        let views = Views { swapped, transformed };
        Self { weights, descent: Descent::new(COUNT), views }
    }

    /// The network of these bytes, with real numbers again.
    #[cfg(test)]
    pub(crate) fn from_bytes(bytes: &[u8]) -> Self {
        let NetworkShape { one, output_one, .. } = PUNCT_NETWORK;
        let (rows, rest) = bytes.split_at(BIASES);
        let (shorts, longs) = rest.split_at(2 * (OUTPUT_BIASES - BIASES));
        let row = |byte: &u8| f32::from(byte.cast_signed()) / one as f32;
        let short = |(i, pair): (usize, &[u8; 2])| {
            let scale = if i < HIDDEN { one } else { output_one };
            f32::from(i16::from_le_bytes(*pair)) / scale as f32
        };
        let long =
            |bytes: &[u8; 4]| i32::from_le_bytes(*bytes) as f32 / (one * one * output_one) as f32;
        let mut weights: Vec<f32> = rows.iter().map(row).collect();
        weights.extend(shorts.as_chunks().0.iter().enumerate().map(short));
        weights.extend(longs.as_chunks().0.iter().map(long));
        Self { weights, ..Self::new(&mut SplitMix64::new(0)) }
    }

    /// The sums of the units under a symmetry, as the player to move sees the board and as the other does.
    fn sums(&self, sample: &Sample<'_>, symmetry: usize) -> Sums {
        let mut sums = [[0.0; HIDDEN]; 2];
        let turned = &self.views.transformed[symmetry];
        for sums in &mut sums {
            sums.copy_from_slice(&self.weights[BIASES..OUTPUT]);
        }
        for &input in sample.inputs {
            let own = turned[usize::from(input)];
            let other = self.views.swapped[usize::from(own)];
            for (sums, input) in sums.iter_mut().zip([own, other]) {
                let row = &self.weights[row(input)..][..HIDDEN];
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
        }
        sums
    }

    fn predict(&self, sample: &Sample<'_>, sums: &Sums) -> f32 {
        let mut odds = sample.facts.base + self.weights[OUTPUT_BIASES + phase(sample)];
        for (view, sums) in sums.iter().enumerate() {
            odds += output(sums, &self.weights[output_place(sample, view)..]);
        }
        odds
    }
}

impl Learner for Model {
    type Input = u16;
    type Facts = Facts;

    const WEIGHTS: usize = COUNT;

    fn slope_seed(rng: &mut SplitMix64) -> u64 {
        rng.next_u64()
    }

    fn odds(&self, sample: &Sample<'_>) -> f32 {
        self.predict(sample, &self.sums(sample, 0))
    }

    fn add_slope(&self, sample: &Sample<'_>, rng: &mut SplitMix64, slope: &mut Slope) {
        let symmetry = rng.below(self.views.transformed.len());
        let sums = self.sums(sample, symmetry);
        let miss = slope.add_loss(self.predict(sample, &sums), sample.target);
        slope.gradient[OUTPUT_BIASES + phase(sample)] += miss;
        let unit_slopes = [0, 1].map(|view| {
            let places = UnitPlaces { output: output_place(sample, view), biases: BIASES };
            slope.add_units(miss, &sums[view], &self.weights, places)
        });
        let turned = &self.views.transformed[symmetry];
        for &input in sample.inputs {
            let own = turned[usize::from(input)];
            let other = self.views.swapped[usize::from(own)];
            for (unit_slopes, input) in unit_slopes.iter().zip([own, other]) {
                let row = &mut slope.gradient[row(input)..][..HIDDEN];
                row.iter_mut().zip(unit_slopes).for_each(|(sum, slope)| *sum += slope);
            }
        }
    }

    fn descend(&mut self, gradient: &[f32], steps: &Steps) {
        self.descent.step(&mut self.weights, gradient, steps.rate, steps.decay);
        // Weights have to fit into the network's numbers.
        let most = PUNCT_NETWORK.max_output as f32 / PUNCT_NETWORK.output_one as f32;
        clamp(&mut self.weights[..BIASES], 1.0);
        clamp(&mut self.weights[OUTPUT..OUTPUT_BIASES], most);
    }

    fn quantised(&self) -> Vec<u8> {
        let NetworkShape { one, output_one, max_output, .. } = PUNCT_NETWORK;
        let mut bytes = Vec::new();
        for &weight in &self.weights[..BIASES] {
            bytes.extend((whole(weight, one, one) as i8).to_le_bytes());
        }
        for &weight in &self.weights[BIASES..OUTPUT] {
            bytes.extend((whole(weight, one, 8 * one) as i16).to_le_bytes());
        }
        for &weight in &self.weights[OUTPUT..OUTPUT_BIASES] {
            bytes.extend((whole(weight, output_one, max_output) as i16).to_le_bytes());
        }
        let scale = one * one * output_one;
        for &weight in &self.weights[OUTPUT_BIASES..] {
            bytes.extend(whole(weight, scale, i32::MAX / 4).to_le_bytes());
        }
        bytes
    }
}

fn row(input: u16) -> usize {
    usize::from(input) * HIDDEN
}

fn phase(sample: &Sample<'_>) -> usize {
    usize::from(sample.facts.phase)
}

/// The place of the first output weight of a sample's phase and a view.
fn output_place(sample: &Sample<'_>, view: usize) -> usize {
    OUTPUT + (2 * phase(sample) + view) * HIDDEN
}
