//! Training of the policy of PÜNCT, and its file.

mod model;
mod samples;

use std::path::PathBuf;

use crate::lines::Output;
use crate::training::{self, train};
use model::Model;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Files of games with values.
    files: Vec<PathBuf>,
    /// Number of epochs over all positions.
    #[arg(long, default_value_t = 5)]
    epochs: u32,
    /// The rate of the first steps, in millionths; it falls to nothing.
    #[arg(long, default_value_t = 3_000)]
    rate: u32,
    /// Weight decay, in thousandths of each step's rate.
    #[arg(long, default_value_t = 10)]
    decay: u32,
    /// Positions of a step.
    #[arg(long, default_value_t = 2_048)]
    batch: usize,
    #[command(flatten)]
    output: Output,
}

/// Trains a policy on files that `punct-play --values` has written.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let Options { files, epochs, rate, decay, batch, output } = options;
    let options = training::Options {
        files: files.clone(),
        epochs: *epochs,
        search: 0,
        rate: *rate,
        decay: *decay,
        batch: *batch,
        output: output.clone(),
    };
    let threads = options.output.threads;
    train(
        &options,
        |files, _| samples::read(files),
        Model::new,
        |held_out| {
            eprintln!("the ranking without networks: {}", samples::hits_by_hand(held_out, threads));
            held_out.mean(threads, samples::loss_of_chance)
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::punct::games::tests::{by_chance, file_by_chance};
    use crate::training::tests::{assert_learns, assert_reproducible, assert_too_few};

    #[test]
    fn training_lowers_the_loss_and_whole_numbers_keep_it() {
        let games = file_by_chance("policy-learned", 22);
        assert_learns(&games, |files, _| samples::read(files), Model::new, Model::from_bytes);
    }

    #[test]
    fn the_same_seed_writes_the_same_policy() {
        let games = file_by_chance("policy-seeded", 21);
        let run = |options: &training::Options| {
            let training::Options { files, epochs, rate, decay, batch, output, .. } = options;
            run(&Options {
                files: files.clone(),
                epochs: *epochs,
                rate: *rate,
                decay: *decay,
                batch: *batch,
                output: output.clone(),
            })
        };
        assert!(assert_reproducible("policy-seeded", &games, run).len() > 50_000);
    }

    #[test]
    fn positions_are_learned_from_once() {
        let lines = vec![by_chance(1); 22];
        assert_too_few("policy-repeated", &lines, |files, _| samples::read(files));
    }
}
