//! Training of the network of PÜNCT, and its file.

mod model;
mod samples;

use basalt_rules::SplitMix64;

use crate::training::{Options, train};
use model::Model;
use samples::Samples;

/// Trains a network on files that `punct-play --values` has written.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let (samples, held_out) = Samples::read(&options.files, options.search_share())?;
    eprintln!("{} positions, {} held out", samples.len(), held_out.len());
    let mut rng = SplitMix64::new(options.seed);
    let model = Model::new(&mut rng);
    eprintln!(
        "loss {:.5} by the terms alone, {:.5} at least",
        held_out.loss_of_terms(),
        held_out.entropy()
    );
    train(model, &samples, samples.len(), &held_out, options, &mut rng)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::games::tests::Scratch;
    use crate::punct::games::tests::by_chance;
    use crate::training::{Learner as _, Steps};

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
