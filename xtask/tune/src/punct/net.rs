//! Training of the network of PÜNCT, and its file.

mod model;
mod samples;

use std::path::PathBuf;

use basalt_rules::SplitMix64;

use model::{Model, Steps};
use samples::Samples;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Files that `punct-play --values` has written.
    files: Vec<PathBuf>,
    /// Number of epochs over all samples.
    #[arg(long, default_value_t = 30)]
    epochs: u32,
    /// Of a hundred parts of what is to be predicted, how many are the search's opinion; the rest is the result.
    #[arg(long, default_value_t = 70)]
    search: u8,
    /// The rate of the first steps, in millionths; it falls to nothing.
    #[arg(long, default_value_t = 1_500)]
    rate: u32,
    /// The part of each step's rate by which weights decay, in thousandths.
    #[arg(long, default_value_t = 100)]
    decay: u32,
    /// Number of threads.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Decides the order of the samples and how they are turned.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Output file: the network.
    #[arg(long)]
    out: PathBuf,
}

/// Samples of a step.
const BATCH: usize = 4096;

/// Trains a network and writes it as it was after the epoch that predicts what is held out best.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let (samples, held_out) = Samples::read(&options.files, f32::from(options.search) / 100.0)?;
    eprintln!("{} positions, {} held out", samples.len(), held_out.len());
    let mut rng = SplitMix64::new(options.seed);
    let mut model = Model::new(&mut rng);
    eprintln!(
        "loss {:.5} by the terms alone, {:.5} at least",
        held_out.loss_of_terms(),
        held_out.entropy()
    );
    let mut best = (f64::INFINITY, Vec::new());
    for epoch in 0..options.epochs {
        let rate = options.rate as f32 * 1e-6 * (1.0 - epoch as f32 / options.epochs as f32);
        let steps = Steps { rate, decay: options.decay as f32 * 1e-3, threads: options.threads };
        let trained = train(&mut model, &samples, &steps, &mut rng);
        let loss = model.loss(&held_out, options.threads);
        eprintln!("epoch {}: {trained:.5}, held out {loss:.5}", epoch + 1);
        if loss < best.0 {
            best = (loss, model.quantised());
        }
    }
    let wrong = |error: std::io::Error| format!("{}: {error}", options.out.display());
    std::fs::write(&options.out, best.1).map_err(wrong)
}

/// Learns from every sample once, in any order; what they lost on the way.
fn train(model: &mut Model, samples: &Samples, steps: &Steps, rng: &mut SplitMix64) -> f64 {
    let mut order: Vec<usize> = (0..samples.len()).collect();
    rng.shuffle(&mut order);
    let progress = indicatif::ProgressBar::new(order.len() as u64);
    let mut loss = 0.0;
    for batch in order.chunks(BATCH) {
        loss += model.step(samples, batch, steps, rng);
        progress.inc(batch.len() as u64);
    }
    progress.finish_and_clear();
    loss / samples.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::games::tests::Scratch;
    use crate::punct::games::tests::by_chance;

    fn games(name: &str, count: u64) -> Scratch {
        let lines: Vec<String> = (0..count).map(by_chance).collect();
        Scratch::new(name, &lines.join("\n"))
    }

    fn options(games: &Scratch, out: &Scratch) -> Options {
        Options {
            files: vec![games.0.clone()],
            epochs: 2,
            search: 70,
            rate: 1_500,
            decay: 100,
            threads: 2,
            seed: 1,
            out: out.0.clone(),
        }
    }

    #[test]
    fn training_lowers_the_loss_and_whole_numbers_keep_it() {
        let games = games("learned", 22);
        let (samples, held_out) =
            Samples::read(std::slice::from_ref(&games.0), 0.7).expect("games with values");
        assert!(samples.len() > 10 * held_out.len() / 2 && !held_out.is_empty());
        let mut rng = SplitMix64::new(1);
        let mut model = Model::new(&mut rng);
        let before = model.loss(&samples, 2);
        let all: Vec<usize> = (0..samples.len()).collect();
        let steps = Steps { rate: 0.01, decay: 0.0, threads: 2 };
        for _ in 0..30 {
            model.step(&samples, &all, &steps, &mut rng);
        }
        let after = model.loss(&samples, 2);
        assert!(samples.entropy() < after && after < before - 0.01, "{before} {after}");
        let rounded = Model::from_bytes(&model.quantised()).loss(&samples, 2);
        assert!((rounded - after).abs() < 0.01, "{after} {rounded}");
    }

    #[test]
    fn the_same_seed_writes_the_same_network() {
        let games = games("seeded", 21);
        let [one, other] = ["one", "other"].map(|name| Scratch::new(name, ""));
        for out in [&one, &other] {
            run(&options(&games, out)).expect("games with values");
        }
        let [one, other] = [one, other].map(|out| std::fs::read(&out.0).expect("a network"));
        assert!(one == other && one.len() > 100_000);
    }

    #[test]
    fn positions_are_learned_from_once() {
        let lines = vec![by_chance(1); 22].join("\n");
        let games = Scratch::new("repeated", &lines);
        let error = Samples::read(std::slice::from_ref(&games.0), 0.7).map(|_| ());
        assert!(error.expect_err("all are held out").contains("at least"));
    }
}
