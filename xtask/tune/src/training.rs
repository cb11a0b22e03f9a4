//! Parts of the training of networks that both games share.

mod samples;

use std::path::PathBuf;

use basalt_rules::SplitMix64;
use indicatif::ProgressBar;

use crate::lines::Output;

pub(crate) use samples::{Sample, Samples};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Files of games with values.
    pub(crate) files: Vec<PathBuf>,
    /// Number of epochs over all samples.
    #[arg(long, default_value_t = 12)]
    pub(crate) epochs: u32,
    /// The percentage of the target that is the search's value; the rest is the result.
    #[arg(long, default_value_t = 70)]
    pub(crate) search: u8,
    /// The rate of the first steps, in millionths; it falls to nothing.
    #[arg(long, default_value_t = 1_500)]
    pub(crate) rate: u32,
    /// Weight decay, in thousandths of each step's rate.
    #[arg(long, default_value_t = 100)]
    pub(crate) decay: u32,
    /// Samples of a step.
    #[arg(long, default_value_t = 4_096)]
    pub(crate) batch: usize,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// A network with real numbers.
pub(crate) trait Learner: Sync {
    type Input: Sync;
    type Facts: Copy + Sync;

    /// Number of weights.
    const WEIGHTS: usize;

    /// The seed of the random numbers that `add_slope` uses in a step.
    fn slope_seed(_rng: &mut SplitMix64) -> u64 {
        0
    }

    /// The logarithm of the odds to win.
    fn odds(&self, sample: &Sample<'_, Self::Input, Self::Facts>) -> f32;

    /// Adds the gradient of a sample.
    fn add_slope(
        &self,
        sample: &Sample<'_, Self::Input, Self::Facts>,
        rng: &mut SplitMix64,
        slope: &mut Slope,
    );

    /// Changes the weights by a gradient.
    fn descend(&mut self, gradient: &[f32], steps: &Steps);

    /// Learns from some samples. Returns their loss before.
    fn step(
        &mut self,
        samples: &SamplesOf<Self>,
        batch: &[usize],
        steps: &Steps,
        rng: &mut SplitMix64,
    ) -> f64 {
        let seed = Self::slope_seed(rng);
        let add = |slope: &mut Slope, thread: usize, indices: &[usize]| {
            let mut rng = SplitMix64::new(seed.wrapping_add(thread as u64));
            for &index in indices {
                self.add_slope(&samples.get(index), &mut rng, slope);
            }
        };
        let Slope { gradient, loss } = Slope::mean(Self::WEIGHTS, batch, steps.threads, add);
        self.descend(&gradient, steps);
        loss
    }

    /// The bytes of the network with whole numbers.
    fn quantised(&self) -> Vec<u8>;

    /// More figures about the held-out samples.
    fn report(&self, _held_out: &SamplesOf<Self>, _threads: usize) -> String {
        String::new()
    }

    /// The mean loss of samples.
    fn loss(&self, samples: &SamplesOf<Self>, threads: usize) -> f64 {
        samples.mean(threads, |sample| loss(chance(self.odds(sample)), sample.target))
    }
}

/// The samples that a network learns from.
pub(crate) type SamplesOf<L> = Samples<<L as Learner>::Input, <L as Learner>::Facts>;

/// The largest size of the output weights at the start.
pub(crate) const FIRST_OUTPUT: f32 = 0.1;

/// The first biases: units begin half on, where they learn fastest.
pub(crate) const FIRST_BIAS: f32 = 0.3;

/// Trains a network on the files of the options, and writes that of the epoch with the smallest loss on the held-out
/// samples. `read` gets the search's share of the target; `baseline` is the loss without the network.
pub(crate) fn train<L: Learner>(
    options: &Options,
    read: impl Fn(&[PathBuf], f32) -> Result<(SamplesOf<L>, SamplesOf<L>), String>,
    new: impl Fn(&mut SplitMix64) -> L,
    baseline: impl Fn(&SamplesOf<L>) -> f64,
) -> Result<(), String> {
    let (samples, held_out) = read(&options.files, f32::from(options.search) / 100.0)?;
    eprintln!("{} positions, {} held out", samples.len(), held_out.len());
    let (baseline, entropy) = (baseline(&held_out), held_out.entropy());
    eprintln!("loss {baseline:.5} without the network, {entropy:.5} at least");
    let rng = &mut SplitMix64::new(options.output.seed);
    let mut learner = new(rng);
    let (count, threads) = (samples.len(), options.output.threads);
    let mut best = (f64::INFINITY, Vec::new());
    for epoch in 0..options.epochs {
        let rate = options.rate as f32 * 1e-6 * (1.0 - epoch as f32 / options.epochs as f32);
        let steps = Steps { rate, decay: options.decay as f32 * 1e-3, threads };
        let mut order: Vec<usize> = (0..count).collect();
        rng.shuffle(&mut order);
        let progress = ProgressBar::new(count as u64);
        let mut trained = 0.0;
        for batch in order.chunks(options.batch.max(1)) {
            trained += learner.step(&samples, batch, &steps, rng);
            progress.inc(batch.len() as u64);
        }
        progress.finish_and_clear();
        let loss = learner.loss(&held_out, threads);
        let report = learner.report(&held_out, threads);
        eprintln!(
            "epoch {}: {:.5}, held out {loss:.5} {report}",
            epoch + 1,
            trained / count as f64
        );
        if loss < best.0 {
            best = (loss, learner.quantised());
        }
    }
    let output = &options.output;
    std::fs::write(&output.out, best.1).map_err(|error| output.error(&error))
}

/// Cuts weights to a limit.
pub(crate) fn clamp(weights: &mut [f32], limit: f32) {
    for weight in weights {
        *weight = weight.clamp(-limit, limit);
    }
}

/// The whole number for a weight, at most `most`, where a weight of 1 is `scale`.
pub(crate) fn whole(weight: f32, scale: i32, most: i32) -> i32 {
    (weight * scale as f32).round().clamp(-(most as f32), most as f32) as i32
}

/// Parameters of the training.
pub(crate) struct Steps {
    pub(crate) rate: f32,
    /// Weight decay as a part of the rate.
    pub(crate) decay: f32,
    pub(crate) threads: usize,
}

/// The gradient of a part of a batch.
pub(crate) struct Slope {
    pub(crate) gradient: Vec<f32>,
    pub(crate) loss: f64,
}

impl Slope {
    /// Adds the loss of a prediction. Returns the difference between its chance and the target.
    pub(crate) fn add_loss(&mut self, odds: f32, target: f32) -> f32 {
        let chance = chance(odds);
        self.loss += loss(chance, target);
        chance - target
    }

    /// The mean gradient of a batch and its loss. `add` adds that of a part, given the number of its thread.
    pub(crate) fn mean(
        weights: usize,
        batch: &[usize],
        threads: usize,
        add: impl Fn(&mut Self, usize, &[usize]) + Sync,
    ) -> Self {
        let flat = || Self { gradient: vec![0.0; weights], loss: 0.0 };
        let part = |thread, indices: &[usize]| {
            let mut slope = flat();
            add(&mut slope, thread, indices);
            slope
        };
        let mut parts = in_parts(batch, threads, part).into_iter();
        let mut mean = parts.next().unwrap_or_else(flat);
        for part in parts {
            mean.gradient.iter_mut().zip(&part.gradient).for_each(|(sum, one)| *sum += one);
            mean.loss += part.loss;
        }
        mean.gradient.iter_mut().for_each(|sum| *sum /= batch.len() as f32);
        mean
    }

    /// Adds the gradient of the output weights and of the biases of units. Returns the gradient of the sums of the
    /// units.
    pub(crate) fn add_units<const N: usize>(
        &mut self,
        miss: f32,
        sums: &[f32; N],
        weights: &[f32],
        places: UnitPlaces,
    ) -> [f32; N] {
        let mut unit_slopes = [0.0; N];
        for (unit, &sum) in sums.iter().enumerate() {
            let on = on(sum);
            self.gradient[places.output + unit] += miss * on * on;
            let steepness = if on > 0.0 && on < 1.0 { 2.0 * on } else { 0.0 };
            unit_slopes[unit] = miss * weights[places.output + unit] * steepness;
            self.gradient[places.biases + unit] += unit_slopes[unit];
        }
        unit_slopes
    }
}

/// The places of units in the layout of the weights: of their first output weight, and of their first bias.
#[derive(Clone, Copy)]
pub(crate) struct UnitPlaces {
    pub(crate) output: usize,
    pub(crate) biases: usize,
}

/// The sum of the units' output.
pub(crate) fn output<const N: usize>(sums: &[f32; N], weights: &[f32]) -> f32 {
    sums.iter().zip(weights).map(|(sum, weight)| on(*sum).powi(2) * weight).sum()
}

/// A weight by chance, up to a size.
pub(crate) fn random_weight(rng: &mut SplitMix64, most: f32) -> f32 {
    most * (rng.below(20_001) as f32 / 10_000.0 - 1.0)
}

/// The activation of a unit.
fn on(sum: f32) -> f32 {
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

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::scratch::Scratch;

    /// Some steps with the samples of games lower the loss, and the network with whole numbers keeps it.
    pub(crate) fn assert_learns<L: Learner>(
        games: &Scratch,
        read: impl Fn(&[PathBuf], f32) -> Result<(SamplesOf<L>, SamplesOf<L>), String>,
        new: impl Fn(&mut SplitMix64) -> L,
        from_bytes: impl Fn(&[u8]) -> L,
    ) {
        let (ref samples, held_out) =
            read(std::slice::from_ref(&games.0), 0.7).expect("games with values");
        assert!(samples.len() > 5 * held_out.len() && held_out.len() > 20);
        let mut rng = SplitMix64::new(1);
        let mut model = new(&mut rng);
        let before = model.loss(samples, 2);
        let all: Vec<usize> = (0..samples.len()).collect();
        let steps = Steps { rate: 0.01, decay: 0.0, threads: 2 };
        for _ in 0..30 {
            model.step(samples, &all, &steps, &mut rng);
        }
        let after = model.loss(samples, 2);
        assert!(samples.entropy() < after && after < before - 0.01, "{before} {after}");
        let rounded = from_bytes(&model.quantised()).loss(samples, 2);
        assert!((rounded - after).abs() < 0.01 * after.max(1.0), "{after} {rounded}");
    }

    /// Checks that games with these lines have too few samples.
    pub(crate) fn assert_too_few<S>(
        name: &str,
        lines: &[String],
        read: impl Fn(&[PathBuf], f32) -> Result<S, String>,
    ) {
        let games = Scratch::new(name, &lines.join("\n"));
        let error = read(std::slice::from_ref(&games.0), 0.7).map(|_| ());
        assert!(error.expect_err("too few").contains("at least"));
    }

    /// The bytes of the network that a short training writes, which are the same each time.
    pub(crate) fn assert_reproducible(
        name: &str,
        games: &Scratch,
        run: impl Fn(&Options) -> Result<(), String>,
    ) -> Vec<u8> {
        let write = || {
            let out = Scratch::new(&format!("{name}-network"), "");
            let options = Options {
                files: vec![games.0.clone()],
                epochs: 2,
                search: 70,
                rate: 1_500,
                decay: 100,
                batch: 4_096,
                output: Output { threads: 2, seed: 1, out: out.0.clone() },
            };
            run(&options).expect("games with values");
            std::fs::read(&out.0).expect("a network")
        };
        let network = write();
        assert!(network == write());
        network
    }
}
