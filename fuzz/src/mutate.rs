//! Small changes to inputs.

use crate::random::Random;

/// Longer inputs show nothing that these do not.
const MOST_BYTES: usize = 4096;

/// Characters that mean something to one parser or another.
const TELLING: &[u8] = b"0123456789abcdefghijkwbrps()[]{}/.-+*\"\\;: \t\n\r";

/// One of the seeds, changed in one place or a few.
pub(crate) fn mutation(seeds: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut input = seeds[random.below(seeds.len())].clone();
    let most = if random.below(2) == 0 { 1 } else { 6 };
    for _ in 0..=random.below(most) {
        match random.below(3) {
            0 => exchange(&mut input, random),
            1 => overwrite(&mut input, random),
            _ => replace(&mut input, seeds, random),
        }
    }
    input.truncate(MOST_BYTES);
    input
}

/// Two bytes change places, so that whatever is counted stays right.
fn exchange(input: &mut [u8], random: &mut Random) {
    if !input.is_empty() {
        input.swap(random.below(input.len()), random.below(input.len()));
    }
}

/// A byte becomes another, so that whatever has a length keeps it.
fn overwrite(input: &mut [u8], random: &mut Random) {
    let new = match random.below(3) {
        0 => random.byte(),
        _ => TELLING[random.below(TELLING.len())],
    };
    let at = random.below(input.len());
    if let Some(byte) = input.get_mut(at) {
        *byte = new;
    }
}

/// A part goes, and something else, or the same twice, takes its place.
fn replace(input: &mut Vec<u8>, seeds: &[Vec<u8>], random: &mut Random) {
    let here = random.range(input.len());
    let new = match random.below(5) {
        0 => Vec::new(),
        1 => vec![TELLING[random.below(TELLING.len())]],
        2 => input[random.range(input.len())].to_vec(),
        3 => input[here.clone()].repeat(2),
        _ => {
            let other = &seeds[random.below(seeds.len())];
            other[random.range(other.len())].to_vec()
        }
    };
    input.splice(here, new);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_mutations() {
        let seeds = [b"one".to_vec(), b"two and three".to_vec(), Vec::new()];
        let some = |seed| {
            let mut random = Random::new(seed);
            (0..200).map(|_| mutation(&seeds, &mut random)).collect::<Vec<_>>()
        };
        assert_eq!(some(1), some(1));
        assert_ne!(some(1), some(2));
        assert!(some(1).iter().all(|input| input.len() <= MOST_BYTES));
    }
}
