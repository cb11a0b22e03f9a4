//! Training of the network of PÜNCT, and its file.

mod model;
mod samples;

use crate::training::{Options, chance, loss, train};
use model::Model;

/// Trains a network on files that `punct-play --values` has written.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    train(options, samples::read, Model::new, |held_out| {
        held_out.mean(1, |sample| loss(chance(sample.facts.base), sample.target))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::punct::games::tests::{by_chance, file_by_chance};
    use crate::training::tests::{assert_learns, assert_reproducible, assert_too_few};

    #[test]
    fn training_lowers_the_loss_and_whole_numbers_keep_it() {
        let games = file_by_chance("learned", 22);
        assert_learns(&games, samples::read, Model::new, Model::from_bytes);
    }

    #[test]
    fn the_same_seed_writes_the_same_network() {
        let games = file_by_chance("seeded", 21);
        assert!(assert_reproducible("seeded", &games, run).len() > 100_000);
    }

    #[test]
    fn positions_are_learned_from_once() {
        assert_too_few("repeated", &vec![by_chance(1); 22], samples::read);
    }
}
