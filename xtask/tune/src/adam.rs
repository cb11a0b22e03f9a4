//! Logistic regression by Adam, on all cores.

use crate::training::{chance, loss};

/// A position and its target.
pub(crate) struct Sample {
    /// Terms with how much each counts.
    pub(crate) terms: Box<[(u16, f32)]>,
    /// The share of a win that was reached.
    pub(crate) target: f32,
    /// The points that were reached.
    pub(crate) margin: f32,
}

impl Sample {
    /// The logarithm of the odds.
    pub(crate) fn predict(&self, weights: &[f32]) -> f32 {
        self.terms.iter().map(|&(term, times)| weights[usize::from(term)] * times).sum()
    }
}

/// A logistic regression in progress.
pub(crate) struct Adam {
    weights: Vec<f32>,
    descent: Descent,
}

/// The state of the descent.
pub(crate) struct Descent {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

const RATE: f32 = 0.01;
const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
/// Pulls weights of rare terms towards nothing.
const DECAY: f32 = 1e-4;
/// Number of steps of an epoch.
const BATCHES: usize = 100;

/// The gradient of a part of a batch.
struct Slope {
    gradient: Vec<f32>,
    loss: f64,
}

impl Adam {
    pub(crate) fn new(weights: usize) -> Self {
        Self { weights: vec![0.0; weights], descent: Descent::new(weights) }
    }

    /// Goes over the samples `epochs` times.
    pub(crate) fn fit(mut self, samples: &[Sample], epochs: u32) -> Vec<f32> {
        for epoch in 1..=epochs {
            // The rate falls to nothing, so that the noise of the last batches does not stay.
            let rate = RATE * (1.0 - (epoch - 1) as f32 / epochs as f32);
            let mut loss = 0.0;
            for batch in 0..BATCHES {
                loss += self.step(samples, batch, rate);
            }
            eprintln!("epoch {epoch}: {:.5}", loss / samples.len() as f64);
        }
        self.weights
    }

    /// One step with every hundredth sample from `batch` on. Returns their loss with the old weights.
    fn step(&mut self, samples: &[Sample], batch: usize, rate: f32) -> f64 {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let weights = &self.weights;
        let part = |thread: usize| {
            let mut slope = Slope { gradient: vec![0.0; weights.len()], loss: 0.0 };
            for sample in samples.iter().skip(batch + thread * BATCHES).step_by(BATCHES * threads) {
                slope.add(sample, weights);
            }
            slope
        };
        let slopes: Vec<Slope> = std::thread::scope(|scope| {
            let parts: Vec<_> = (0..threads).map(|i| scope.spawn(move || part(i))).collect();
            parts.into_iter().map(|part| part.join().expect("no thread fails")).collect()
        });
        let count = (samples.len() / BATCHES).max(1) as f32;
        let gradient: Vec<f32> = (0..self.weights.len())
            .map(|i| slopes.iter().map(|slope| slope.gradient[i]).sum::<f32>() / count)
            .collect();
        self.descent.step(&mut self.weights, &gradient, rate, DECAY);
        slopes.iter().map(|slope| slope.loss).sum()
    }
}

impl Descent {
    /// The state of the descent for a number of weights.
    pub(crate) fn new(weights: usize) -> Self {
        let zeros = || vec![0.0; weights];
        Self { mean: zeros(), square: zeros(), steps: 0 }
    }

    /// Takes a step against the gradient, and lets weights decay by this part of the step's rate.
    pub(crate) fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32, decay: f32) {
        self.steps += 1;
        let unbias = |decay: f32| 1.0 - decay.powi(self.steps);
        let (mean_scale, square_scale) = (unbias(MEAN_DECAY), unbias(SQUARE_DECAY));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, &gradient), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * gradient;
            *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * gradient * gradient;
            let direction = *mean / mean_scale / ((*square / square_scale).sqrt() + 1e-8);
            *weight -= rate * (direction + decay * *weight);
        }
    }
}

impl Slope {
    fn add(&mut self, sample: &Sample, weights: &[f32]) {
        let chance = chance(sample.predict(weights));
        let miss = chance - sample.target;
        for &(term, times) in &sample.terms {
            self.gradient[usize::from(term)] += miss * times;
        }
        self.loss += loss(chance, sample.target);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::stream;

    const TRUE_WEIGHTS: [f32; 3] = [1.0, -0.5, 0.25];

    /// Samples with random terms, and the targets by the true weights.
    fn samples(count: usize) -> Vec<Sample> {
        let mut rng = stream(1, 0);
        let mut times = || rng.below(2001) as f32 / 1000.0 - 1.0;
        let mut sample = || {
            let mut sample = Sample {
                terms: [0, 1, 2].map(|term| (term, times())).into(),
                target: 0.0,
                margin: 0.0,
            };
            sample.target = chance(sample.predict(&TRUE_WEIGHTS));
            sample
        };
        (0..count).map(|_| sample()).collect()
    }

    fn assert_close(found: &[f32], expected: &[f32]) {
        let close = |(found, expected): (&f32, &f32)| (found - expected).abs() < 0.02;
        assert!(found.len() == expected.len(), "{found:?}");
        assert!(found.iter().zip(expected).all(close), "{found:?} {expected:?}");
    }

    #[test]
    fn the_weights_that_made_the_samples_are_found() {
        assert_close(&Adam::new(3).fit(&samples(2000), 10), &TRUE_WEIGHTS);
    }

    #[test]
    fn a_few_samples_and_a_term_that_never_occurs_do_no_harm() {
        let [first, second, third] = TRUE_WEIGHTS;
        assert_close(&Adam::new(4).fit(&samples(50), 20), &[first, second, third, 0.0]);
    }

    #[test]
    fn a_step_lowers_the_loss() {
        let samples = samples(BATCHES);
        let mut adam = Adam::new(3);
        let mut losses = || (0..BATCHES).map(|batch| adam.step(&samples, batch, RATE)).sum::<f64>();
        let first = losses();
        assert!(losses() < first);
        // Without weights every chance is a half, and its surprise ln 2.
        assert!((Adam::new(3).step(&samples[..1], 0, RATE) - 2_f64.ln()).abs() < 1e-6);
    }
}
