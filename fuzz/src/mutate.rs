//! Small changes to inputs.

use std::ops::Range;

use basalt_rules::SplitMix64;

/// Longer inputs show nothing that these do not.
const MAX_LINE_BYTES: usize = 4096;

/// Characters that mean something to one parser or another.
const TELLING: &[u8] = b"0123456789abcdefghijkwbrps()[]{}/.-+*\"\\;: \t\n\r";

/// One of the seeds, changed in one place or a few.
pub(crate) fn mutation(seeds: &[Vec<u8>], rng: &mut SplitMix64) -> Vec<u8> {
    let mut input = seeds[rng.below(seeds.len())].clone();
    let most = if rng.below(2) == 0 { 1 } else { 6 };
    for _ in 0..=rng.below(most) {
        match rng.below(3) {
            0 => swap(&mut input, rng),
            1 => overwrite(&mut input, rng),
            _ => replace(&mut input, seeds, rng),
        }
    }
    input.truncate(MAX_LINE_BYTES);
    input
}

/// Two bytes change places, so that whatever is counted stays right.
fn swap(input: &mut [u8], rng: &mut SplitMix64) {
    if !input.is_empty() {
        input.swap(rng.below(input.len()), rng.below(input.len()));
    }
}

/// A byte becomes another, so that whatever has a length keeps it.
fn overwrite(input: &mut [u8], rng: &mut SplitMix64) {
    let new = match rng.below(3) {
        0 => rng.next_u64() as u8,
        _ => TELLING[rng.below(TELLING.len())],
    };
    let at = rng.below(input.len());
    if let Some(byte) = input.get_mut(at) {
        *byte = new;
    }
}

/// A part goes, and something else, or the same twice, takes its place.
fn replace(input: &mut Vec<u8>, seeds: &[Vec<u8>], rng: &mut SplitMix64) {
    let here = range(input.len(), rng);
    let new = match rng.below(5) {
        0 => Vec::new(),
        1 => vec![TELLING[rng.below(TELLING.len())]],
        2 => input[range(input.len(), rng)].to_vec(),
        3 => input[here.clone()].repeat(2),
        _ => {
            let other = &seeds[rng.below(seeds.len())];
            other[range(other.len(), rng)].to_vec()
        }
    };
    input.splice(here, new);
}

/// A part of `0..length`, mostly short.
fn range(length: usize, rng: &mut SplitMix64) -> Range<usize> {
    let start = rng.below(length + 1);
    let most = if rng.below(4) == 0 { length } else { 8 };
    start..(start + rng.below(most + 1)).min(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_mutations() {
        let seeds = [b"one".to_vec(), b"two and three".to_vec(), Vec::new()];
        let some = |seed| {
            let mut rng = SplitMix64::new(seed);
            (0..200).map(|_| mutation(&seeds, &mut rng)).collect::<Vec<_>>()
        };
        assert_eq!(some(1), some(1));
        assert_ne!(some(1), some(2));
        assert!(some(1).iter().all(|input| input.len() <= MAX_LINE_BYTES));
    }
}
