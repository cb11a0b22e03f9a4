//! Chance that repeats itself.

use basalt_rules::mix;

/// A number from outside that decides between equals.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seed(pub(crate) u64);

impl Seed {
    /// One of `candidates`, the same for the same `salt`.
    pub(crate) fn pick<T: Copy>(self, candidates: &[T], salt: u64) -> Option<T> {
        let count = candidates.len() as u64;
        let index = mix(mix(self.0) ^ salt).checked_rem(count)?;
        Some(candidates[index as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_candidate_gets_its_turn() {
        let picked = |seed| Seed(seed).pick(&[0, 1, 2], 7).expect("there are candidates");
        let mut counts = [0; 3];
        for seed in 0..300 {
            counts[picked(seed)] += 1;
        }
        assert!(counts.into_iter().all(|count| count > 70), "{counts:?}");
    }

    #[test]
    fn nothing_is_picked_from_nothing() {
        assert_eq!(Seed(1).pick::<u8>(&[], 1), None);
    }
}
