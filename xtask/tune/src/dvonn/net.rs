//! Training of the stacking network of DVONN, and its file.

mod model;
mod samples;

use basalt_rules::SplitMix64;

use crate::training::{Learner as _, Options, train};
use model::Model;
use samples::Samples;

/// Trains a network on files that `play --values` has written.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let (samples, held_out) = Samples::read(&options.files, options.search_share())?;
    eprintln!("{} positions, {} held out", samples.len(), held_out.len());
    let mut rng = SplitMix64::new(options.seed);
    let model = Model::new(&mut rng);
    eprintln!(
        "loss {:.5} by the terms of the levels, {:.5} at least",
        Model::of_levels().loss(&held_out, options.threads),
        held_out.entropy()
    );
    train(model, &samples, samples.len(), &held_out, options, &mut rng)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::games::tests::{Scratch, by_chance};
    use crate::training::Steps;

    /// Games by chance; each move has a value by its place in the game.
    fn games(name: &str, count: u64) -> Scratch {
        let line = |seed| {
            let (line, _) = by_chance(seed);
            let values =
                (0..).zip(line.split(' ')).map(|(i, word)| format!("{word}={}", 7 * i % 900));
            values.collect::<Vec<_>>().join(" ")
        };
        let lines: Vec<String> = (0..count).map(line).collect();
        Scratch::new(name, &lines.join("\n"))
    }

    fn read(games: &Scratch) -> (Samples, Samples) {
        Samples::read(std::slice::from_ref(&games.0), 0.7).expect("games with values")
    }

    #[test]
    fn training_lowers_the_loss_and_whole_numbers_keep_it() {
        let (samples, held_out) = read(&games("stacking-learned", 22));
        assert!(samples.len() > 5 * held_out.len() && held_out.len() > 20);
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
        let games = games("stacking-seeded", 21);
        let [one, other] = ["stacking-one", "stacking-other"].map(|name| {
            let out = Scratch::new(name, "");
            let options = Options {
                files: vec![games.0.clone()],
                epochs: 2,
                search: 70,
                rate: 1_500,
                decay: 100,
                threads: 2,
                seed: 1,
                out: out.0.clone(),
            };
            run(&options).expect("games with values");
            std::fs::read(&out.0).expect("a network")
        });
        assert!(one == other && one.len() > 10_000);
    }

    #[test]
    fn games_without_values_teach_nothing() {
        let lines: Vec<String> = (0..22).map(|seed| by_chance(seed).0).collect();
        let games = Scratch::new("stacking-valueless", &lines.join("\n"));
        let error = Samples::read(std::slice::from_ref(&games.0), 0.7).map(|_| ());
        assert!(error.expect_err("no values").contains("at least"));
    }
}
