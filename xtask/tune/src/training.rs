//! Parts of the training of networks that both games share.

use std::path::PathBuf;

use basalt_rules::SplitMix64;
use indicatif::ProgressBar;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Files of games with values.
    pub(crate) files: Vec<PathBuf>,
    /// Number of epochs over all samples.
    #[arg(long, default_value_t = 12)]
    pub(crate) epochs: u32,
    /// Of a hundred parts of what is to be predicted, how many are the search's opinion; the rest is the result.
    #[arg(long, default_value_t = 70)]
    pub(crate) search: u8,
    /// The rate of the first steps, in millionths; it falls to nothing.
    #[arg(long, default_value_t = 1_500)]
    pub(crate) rate: u32,
    /// The part of each step's rate by which weights decay, in thousandths.
    #[arg(long, default_value_t = 100)]
    pub(crate) decay: u32,
    /// Number of threads.
    #[arg(long, default_value_t = 2)]
    pub(crate) threads: usize,
    /// Decides everything that is left to chance.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Output file: the network.
    #[arg(long)]
    pub(crate) out: PathBuf,
}

impl Options {
    /// The search's share of what is to be predicted.
    pub(crate) fn search_share(&self) -> f32 {
        f32::from(self.search) / 100.0
    }
}

/// A network with real numbers.
pub(crate) trait Learner {
    /// Positions to learn from.
    type Samples;

    /// Learns from some samples; what they lost before.
    fn step(
        &mut self,
        samples: &Self::Samples,
        batch: &[usize],
        steps: &Steps,
        rng: &mut SplitMix64,
    ) -> f64;

    /// The mean loss of samples.
    fn loss(&self, samples: &Self::Samples, threads: usize) -> f64;

    /// The bytes of the network with whole numbers.
    fn quantised(&self) -> Vec<u8>;
}

/// Samples of a step.
const BATCH: usize = 4096;

/// Trains a network on so many samples and writes it as it was after the epoch that predicts what is held out best.
pub(crate) fn train<L: Learner>(
    mut learner: L,
    samples: &L::Samples,
    count: usize,
    held_out: &L::Samples,
    options: &Options,
    rng: &mut SplitMix64,
) -> Result<(), String> {
    let threads = options.threads;
    let mut best = (f64::INFINITY, Vec::new());
    for epoch in 0..options.epochs {
        let rate = options.rate as f32 * 1e-6 * (1.0 - epoch as f32 / options.epochs as f32);
        let steps = Steps { rate, decay: options.decay as f32 * 1e-3, threads };
        let mut order: Vec<usize> = (0..count).collect();
        rng.shuffle(&mut order);
        let progress = ProgressBar::new(count as u64);
        let mut trained = 0.0;
        for batch in order.chunks(BATCH) {
            trained += learner.step(samples, batch, &steps, rng);
            progress.inc(batch.len() as u64);
        }
        progress.finish_and_clear();
        let loss = learner.loss(held_out, threads);
        eprintln!("epoch {}: {:.5}, held out {loss:.5}", epoch + 1, trained / count as f64);
        if loss < best.0 {
            best = (loss, learner.quantised());
        }
    }
    let wrong = |error: std::io::Error| format!("{}: {error}", options.out.display());
    std::fs::write(&options.out, best.1).map_err(wrong)
}

/// Parameters of the training.
pub(crate) struct Steps {
    pub(crate) rate: f32,
    /// The part of the rate by which weights decay.
    pub(crate) decay: f32,
    pub(crate) threads: usize,
}

/// The gradient of a part of a batch.
pub(crate) struct Slope {
    pub(crate) gradient: Vec<f32>,
    pub(crate) loss: f64,
}

impl Slope {
    pub(crate) fn flat(weights: usize) -> Self {
        Self { gradient: vec![0.0; weights], loss: 0.0 }
    }

    /// The mean gradient of so many samples, and their loss.
    pub(crate) fn mean(parts: Vec<Self>, samples: usize) -> Self {
        let mut parts = parts.into_iter();
        let mut mean = parts.next().unwrap_or(Self::flat(0));
        for part in parts {
            mean.gradient.iter_mut().zip(&part.gradient).for_each(|(sum, one)| *sum += one);
            mean.loss += part.loss;
        }
        mean.gradient.iter_mut().for_each(|sum| *sum /= samples as f32);
        mean
    }
}

/// The activation of a unit.
pub(crate) fn on(sum: f32) -> f32 {
    sum.clamp(0.0, 1.0)
}

/// The chance to win with odds of this logarithm.
pub(crate) fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// The cross-entropy of a chance and what came of it.
pub(crate) fn loss(chance: f32, target: f32) -> f64 {
    let surprise = |chance: f32, target: f32| -f64::from(target * chance.max(1e-6).ln());
    surprise(chance, target) + surprise(1.0 - chance, 1.0 - target)
}

/// The results that threads compute for the parts of a list, in order.
pub(crate) fn in_parts<T: Sync, R: Send>(
    list: &[T],
    threads: usize,
    part: impl Fn(usize, &[T]) -> R + Sync,
) -> Vec<R> {
    let size = list.len().div_ceil(threads.max(1)).max(1);
    let part = &part;
    std::thread::scope(|scope| {
        let parts: Vec<_> = list
            .chunks(size)
            .enumerate()
            .map(|(i, chunk)| scope.spawn(move || part(i, chunk)))
            .collect();
        parts.into_iter().map(|part| part.join().expect("no thread fails")).collect()
    })
}
