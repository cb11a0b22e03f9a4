//! The policy with real numbers, and how it learns.

use basalt_engine::punct_tuning::{
    NetworkShape, PARTS_OF_TURN, POLICY_PARTS, PUNCT_POLICY, PolicyChoice, are_alike,
};
use basalt_rules::SplitMix64;
use basalt_rules::punct::Move;

use super::samples::{Choice, Hits, Sample, Samples};
use crate::adam::Descent;
use crate::training::{
    FIRST_BIAS, FIRST_OUTPUT, Learner, Slope, Steps, UnitPlaces, clamp, output, random_weight,
    whole,
};

const NETWORK: NetworkShape = PUNCT_POLICY.network;
const HIDDEN: usize = NETWORK.hidden;

/// The layout of the weights: the rows of the inputs, the biases of the units, the output weights by phase, and the linear
/// weights.
const BIASES: usize = NETWORK.inputs * HIDDEN;
const OUTPUT: usize = BIASES + HIDDEN;
const LINEAR: usize = OUTPUT + HIDDEN * NETWORK.phases;
const COUNT: usize = LINEAR + NETWORK.inputs;

/// The largest size of a row's weights at the start.
const FIRST_ROW: f32 = 0.03;

pub(crate) struct Model {
    weights: Vec<f32>,
    descent: Descent,
}

/// The sums of one part of a turn.
type Sums = [f32; HIDDEN];

/// The logits of the policy for the turns of a choice.
struct Opinion {
    choice: PolicyChoice,
    parts: Vec<[usize; PARTS_OF_TURN]>,
    /// The logits of all turns by the linear part.
    linear: Vec<f32>,
    /// The turns that the units see, with their sums and whole logits.
    sifted: Vec<Sifted>,
}

struct Sifted {
    turn: usize,
    sums: Sums,
    logit: f32,
}

impl Model {
    pub(crate) fn new(rng: &mut SplitMix64) -> Self {
        let mut weights = vec![0.0; COUNT];
        weights[..BIASES].fill_with(|| random_weight(rng, FIRST_ROW));
        weights[BIASES..OUTPUT].fill(FIRST_BIAS);
        weights[OUTPUT..LINEAR].fill_with(|| random_weight(rng, FIRST_OUTPUT));
        Self { weights, descent: Descent::new(COUNT) }
    }

    /// The policy of these bytes, with real numbers again.
    #[cfg(test)]
    pub(crate) fn from_bytes(bytes: &[u8]) -> Self {
        let NetworkShape { one, output_one, .. } = NETWORK;
        let linear_one = PUNCT_POLICY.linear_one;
        let (rows, shorts) = bytes.split_at(BIASES);
        let row = |byte: &u8| f32::from(byte.cast_signed()) / one as f32;
        let short = |(i, pair): (usize, &[u8; 2])| {
            let scale = match BIASES + i {
                ..OUTPUT => one,
                OUTPUT..LINEAR => output_one,
                _ => linear_one,
            };
            f32::from(i16::from_le_bytes(*pair)) / scale as f32
        };
        let mut weights: Vec<f32> = rows.iter().map(row).collect();
        weights.extend(shorts.as_chunks().0.iter().enumerate().map(short));
        Self { weights, descent: Descent::new(COUNT) }
    }

    /// The policy's opinion of a choice. The turn `seen` is always among the preselected ones.
    fn opinion(&self, choice: PolicyChoice, seen: Option<Move>) -> Opinion {
        let turns = choice.turns();
        let parts: Vec<_> = turns.iter().map(|&mv| choice.parts(mv)).collect();
        let mut linear_parts = vec![None; POLICY_PARTS];
        let linear: Vec<f32> = parts
            .iter()
            .map(|parts| {
                let linear = |&part: &usize| {
                    *linear_parts[part].get_or_insert_with(|| {
                        let mut sum = 0.0;
                        choice.visit_part(part, |input| sum += self.weights[LINEAR + input]);
                        sum
                    })
                };
                parts.iter().map(linear).sum()
            })
            .collect();
        let mut order: Vec<usize> = (0..turns.len()).collect();
        if order.len() > PUNCT_POLICY.sifted {
            let better = |a: &usize, b: &usize| linear[*b].total_cmp(&linear[*a]);
            order.select_nth_unstable_by(PUNCT_POLICY.sifted, better);
            order.truncate(PUNCT_POLICY.sifted);
        }
        let seen = seen.and_then(|seen| turns.iter().position(|&mv| mv == seen));
        order.extend(seen.filter(|seen| !order.contains(seen)));
        let mut unit_parts: Vec<Option<Box<Sums>>> = vec![None; POLICY_PARTS];
        let phase = OUTPUT + choice.phase() * HIDDEN;
        let sifted = order
            .into_iter()
            .map(|turn| {
                let mut sums = [0.0; HIDDEN];
                sums.copy_from_slice(&self.weights[BIASES..OUTPUT]);
                for &part in &parts[turn] {
                    let part = unit_parts[part]
                        .get_or_insert_with(|| Box::new(self.part_sums(&choice, part)));
                    sums.iter_mut().zip(part.iter()).for_each(|(sum, part)| *sum += part);
                }
                let logit = linear[turn] + output(&sums, &self.weights[phase..]);
                Sifted { turn, sums, logit }
            })
            .collect();
        Opinion { choice, parts, linear, sifted }
    }

    fn part_sums(&self, choice: &PolicyChoice, part: usize) -> Sums {
        let mut sums = [0.0; HIDDEN];
        choice.visit_part(part, |input| {
            let row = &self.weights[input * HIDDEN..][..HIDDEN];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        });
        sums
    }

    /// At most `most` of the best turns; of turns that put a piece on the same spaces, one is kept.
    fn best(&self, sample: &Sample<'_>, most: usize) -> Vec<Move> {
        let Opinion { choice, mut sifted, .. } = self.opinion(sample.facts.turns(), None);
        sifted.sort_by(|a, b| b.logit.total_cmp(&a.logit));
        let mut best: Vec<Move> = Vec::new();
        for mv in sifted.iter().map(|sifted| choice.turns()[sifted.turn]) {
            if best.len() < most && !best.iter().any(|&known| are_alike(known, mv)) {
                best.push(mv);
            }
        }
        best
    }
}

impl Learner for Model {
    type Input = ();
    type Facts = Choice;

    const WEIGHTS: usize = COUNT;

    /// Those of the turn that was chosen.
    fn odds(&self, sample: &Sample<'_>) -> f32 {
        let mv = sample.facts.mv;
        let Opinion { choice, sifted, .. } = self.opinion(sample.facts.turns(), Some(mv));
        let logits: Vec<f32> = sifted.iter().map(|sifted| sifted.logit).collect();
        let chosen = sifted.iter().position(|sifted| choice.turns()[sifted.turn] == mv);
        let share = chosen.map_or(0.0, |chosen| shares(&logits)[chosen]).clamp(1e-6, 1.0 - 1e-6);
        (share / (1.0 - share)).ln()
    }

    fn add_slope(&self, sample: &Sample<'_>, _: &mut SplitMix64, slope: &mut Slope) {
        let Choice { mv, .. } = sample.facts;
        let Opinion { choice, parts, linear, sifted } =
            self.opinion(sample.facts.turns(), Some(mv));
        let Some(chosen) = choice.turns().iter().position(|&turn| turn == mv) else { return };
        let mut linear_parts = vec![0.0; POLICY_PARTS];
        let mut unit_parts: Vec<Option<Box<Sums>>> = vec![None; POLICY_PARTS];
        let mut misses = shares(&linear);
        misses[chosen] -= 1.0;
        let logits: Vec<f32> = sifted.iter().map(|sifted| sifted.logit).collect();
        let places = UnitPlaces { output: OUTPUT + choice.phase() * HIDDEN, biases: BIASES };
        for (Sifted { turn, sums, .. }, share) in sifted.iter().zip(shares(&logits)) {
            if *turn == chosen {
                slope.loss -= f64::from(share.max(1e-6).ln());
            }
            let miss = share - f32::from(u8::from(*turn == chosen));
            misses[*turn] += miss;
            let unit_slopes = slope.add_units(miss, sums, &self.weights, places);
            for &part in &parts[*turn] {
                let sums = unit_parts[part].get_or_insert_with(|| Box::new([0.0; HIDDEN]));
                sums.iter_mut().zip(&unit_slopes).for_each(|(sum, one)| *sum += one);
            }
        }
        for (parts, miss) in parts.iter().zip(misses) {
            for &part in parts {
                linear_parts[part] += miss;
            }
        }
        for (part, &miss) in linear_parts.iter().enumerate().filter(|(_, miss)| **miss != 0.0) {
            choice.visit_part(part, |input| {
                slope.gradient[LINEAR + input] += miss;
                if let Some(sums) = &unit_parts[part] {
                    let row = &mut slope.gradient[input * HIDDEN..][..HIDDEN];
                    row.iter_mut().zip(sums.iter()).for_each(|(sum, one)| *sum += one);
                }
            });
        }
    }

    fn descend(&mut self, gradient: &[f32], steps: &Steps) {
        self.descent.step(&mut self.weights, gradient, steps.rate, steps.decay);
        // Weights have to fit into the policy's numbers.
        let most = NETWORK.max_output as f32 / NETWORK.output_one as f32;
        clamp(&mut self.weights[..BIASES], 1.0);
        clamp(&mut self.weights[OUTPUT..LINEAR], most);
    }

    fn quantised(&self) -> Vec<u8> {
        let NetworkShape { one, output_one, max_output, .. } = NETWORK;
        let linear_one = PUNCT_POLICY.linear_one;
        let whole = |weight: f32, scale: i32, most: i32| whole(weight, scale, most) as i16;
        let mut bytes = Vec::new();
        for (i, &weight) in self.weights.iter().enumerate() {
            match i {
                ..BIASES => bytes.extend((whole(weight, one, one) as i8).to_le_bytes()),
                BIASES..OUTPUT => bytes.extend(whole(weight, one, 8 * one).to_le_bytes()),
                OUTPUT..LINEAR => bytes.extend(whole(weight, output_one, max_output).to_le_bytes()),
                _ => bytes.extend(whole(weight, linear_one, 8 * linear_one).to_le_bytes()),
            }
        }
        bytes
    }

    fn report(&self, held_out: &Samples, threads: usize) -> String {
        Hits::of(held_out, threads, |sample, most| self.best(sample, most)).to_string()
    }
}

/// The shares of turns with these logits.
fn shares(logits: &[f32]) -> Vec<f32> {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut shares: Vec<f32> = logits.iter().map(|logit| (logit - most).exp()).collect();
    let sum: f32 = shares.iter().sum();
    for share in &mut shares {
        *share /= sum;
    }
    shares
}
