//! Panic locations, which the page does without.
//!
//! Each place in the code that may panic refers to its file, line and column. The page has no panic hook, so nobody ever reads
//! them, and lines and columns hardly compress.

use std::collections::BTreeSet;
use std::mem::take;

use walrus::ir::Value;
use walrus::{ConstExpr, Data, DataKind, Module};

/// The ending of a path in a location.
const ENDING: &[u8] = b".rs";

/// The largest line or column that is believed to be one.
const MAX_LINE: u32 = 100_000;

/// Clears the panic locations of a module: all become the same, with an empty path.
pub(super) fn clear(module: &mut Module) {
    let start = |data: &Data| match data.kind {
        DataKind::Active { offset: ConstExpr::Value(Value::I32(start)), .. } => {
            Some((data.id(), start.cast_unsigned()))
        }
        DataKind::Active { .. } | DataKind::Passive => None,
    };
    let starts: Vec<_> = module.data.iter().filter_map(start).collect();
    let mut segment =
        |&(id, start)| Segment { start, bytes: take(&mut module.data.get_mut(id).value) };
    let mut segments: Vec<Segment> = starts.iter().map(&mut segment).collect();
    clear_segments(&mut segments);
    for ((id, _), segment) in starts.into_iter().zip(segments) {
        module.data.get_mut(id).value = segment.bytes;
    }
}

/// A part of the memory that the module fills when it starts.
struct Segment {
    /// The address of its first byte.
    start: u32,
    bytes: Vec<u8>,
}

impl Segment {
    fn get(&self, address: u32, length: u32) -> Option<&[u8]> {
        let start = usize::try_from(address.checked_sub(self.start)?).ok()?;
        self.bytes.get(start..start.checked_add(length.try_into().ok()?)?)
    }

    fn get_mut(&mut self, address: u32, length: u32) -> Option<&mut [u8]> {
        let start = usize::try_from(address.checked_sub(self.start)?).ok()?;
        self.bytes.get_mut(start..start.checked_add(length.try_into().ok()?)?)
    }

    /// The addresses at which a location may be.
    fn addresses(&self) -> impl Iterator<Item = u32> + use<> {
        let end = self.start.saturating_add(self.bytes.len().try_into().unwrap_or(u32::MAX));
        (self.start.next_multiple_of(4)..end).step_by(4)
    }
}

/// A location in memory.
#[derive(Clone, Copy)]
struct Location {
    address: u32,
    /// The address and the length of its path.
    path: (u32, u32),
}

fn clear_segments(segments: &mut [Segment]) {
    let locations: Vec<Location> = {
        let all = || segments.iter();
        let read = |address| location(all, address);
        all().flat_map(Segment::addresses).filter_map(read).collect()
    };
    let Some(first) = locations.first().copied() else { return };
    let mut fill = |address, bytes: &[u8]| {
        let length = bytes.len().try_into().unwrap_or(u32::MAX);
        for segment in segments.iter_mut() {
            if let Some(found) = segment.get_mut(address, length) {
                found.copy_from_slice(bytes);
            }
        }
    };
    let paths: BTreeSet<(u32, u32)> = locations.iter().map(|location| location.path).collect();
    for (address, length) in paths {
        fill(address, &vec![0; length as usize]);
    }
    for location in locations {
        // The first path is a text of zeros now, so an empty text with a zero after it begins there.
        fill(location.address, &first.path.0.to_le_bytes());
        fill(location.address + 4, &[0; 12]);
    }
}

/// The location at an address: the address and the length of a path, a line and a column.
fn location<'s, I: Iterator<Item = &'s Segment>>(
    segments: impl Fn() -> I,
    address: u32,
) -> Option<Location> {
    let read = |address, length| segments().find_map(|segment| segment.get(address, length));
    let number = |place: u32| {
        let bytes = read(address.checked_add(4 * place)?, 4)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?))
    };
    let is_line = |number: &u32| (1..=MAX_LINE).contains(number);
    let path = (number(0)?, number(1)?);
    number(2).filter(is_line)?;
    number(3).filter(is_line)?;
    let text = read(path.0, path.1)?;
    let is_path = text.ends_with(ENDING) && text.iter().all(u8::is_ascii_graphic);
    is_path.then_some(Location { address, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u32 = 1_048_576;

    /// Words of memory.
    fn words(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    fn segment(start: u32, bytes: Vec<u8>) -> Segment {
        Segment { start, bytes }
    }

    fn cleared(mut segments: Vec<Segment>) -> Vec<Vec<u8>> {
        clear_segments(&mut segments);
        segments.into_iter().map(|segment| segment.bytes).collect()
    }

    #[test]
    fn locations_become_equal_and_paths_empty() {
        let texts = b"src/one.rs\0src/two.rs\0kept".to_vec();
        let at = START + 100;
        let locations = words(&[at, 10, 7, 9, 5, at, 10, 1_234, 5, at + 11, 10, 8, 80, at + 22, 4]);
        let found = cleared(vec![segment(START, locations), segment(at, texts)]);
        let same = [at, 0, 0, 0];
        let expected = [&same[..], &[5], &same, &same, &[at + 22, 4]].concat();
        assert_eq!(found, [words(&expected), [&[0; 10][..], b"\0", &[0; 10], b"\0kept"].concat()]);
    }

    #[test]
    fn what_is_no_location_stays() {
        let at = START + 64;
        let outside = [at + 60, 10, 7, 9];
        let no_line = [at, 10, 0, 9];
        let no_column = [at, 10, 7, MAX_LINE + 1];
        let no_path = [at + 11, 5, 7, 9];
        let with_space = [at + 17, 6, 7, 9];
        let kept = words(&[outside, no_line, no_column, no_path].concat());
        let texts = [b"src/one.rs\0plain\0a b.rs\0".to_vec(), words(&with_space)].concat();
        let all = || vec![segment(START, kept.clone()), segment(at, texts.clone())];
        assert_eq!(cleared(all()), [kept.clone(), texts.clone()]);
        let end = vec![segment(START, words(&[START + 8, 3, 7]))];
        assert_eq!(cleared(end), [words(&[START + 8, 3, 7])]);
    }
}
