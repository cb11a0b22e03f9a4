//! Training of the stacking network of DVONN, and its file.

mod model;
mod samples;

use crate::training::{Learner as _, Options, train};
use model::Model;

/// Trains a network on files that `play --values` has written.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    train(options, samples::read, Model::new, |held_out| {
        Model::of_levels().loss(held_out, options.output.threads)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dvonn::games::tests::by_chance;
    use crate::scratch::Scratch;
    use crate::training::tests::{assert_learns, assert_reproducible, assert_too_few};

    /// A game by chance; each move has a value by its place in the game.
    fn line(seed: u64) -> String {
        let (line, _) = by_chance(seed);
        let values = (0..).zip(line.split(' ')).map(|(i, word)| format!("{word}={}", 7 * i % 900));
        values.collect::<Vec<_>>().join(" ")
    }

    /// A file with the first of these games.
    fn games(name: &str, count: u64) -> Scratch {
        let lines: Vec<String> = (0..count).map(line).collect();
        Scratch::new(name, &lines.join("\n"))
    }

    #[test]
    fn training_lowers_the_loss_and_whole_numbers_keep_it() {
        let games = games("stacking-learned", 22);
        assert_learns(&games, samples::read, Model::new, Model::from_bytes);
    }

    #[test]
    fn the_same_seed_writes_the_same_network() {
        let games = games("stacking-seeded", 21);
        assert!(assert_reproducible("stacking-seeded", &games, run).len() > 10_000);
    }

    #[test]
    fn positions_are_learned_from_once() {
        assert_too_few("stacking-repeated", &vec![line(1); 22], samples::read);
    }

    #[test]
    fn games_without_values_teach_nothing() {
        let lines: Vec<String> = (0..22).map(|seed| by_chance(seed).0).collect();
        assert_too_few("stacking-valueless", &lines, samples::read);
    }
}
