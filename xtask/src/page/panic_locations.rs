//! Removes panic locations from the page.
//!
//! Each place in the code that may panic refers to its file, line and column. The page has no panic hook, so they are
//! never read, and lines and columns hardly compress.
//!
//! A linked module does not mark locations, so they are recognised by their shape: a path of Rust source, a line and a
//! column. Ambiguous data stays as it is:
//!
//! - A record that no address refers to is part of a larger one, and a record of which the code reads a single field is none of
//!   the standard library's.
//! - The text of a path stays if the code or any other record refers to it or into it, as the linker may have let a text of
//!   the program share its bytes.

use std::collections::BTreeSet;
use std::mem::take;

use walrus::ir::{Const, Instr, InstrLocId, Load, LoadSimd, Store, Value, Visitor, dfs_in_order};
use walrus::{ConstExpr, Data, DataKind, Module};

/// The ending of a path in a location.
const ENDING: &[u8] = b".rs";

/// The folder that every path in a location goes through or begins with: those of this project, of its dependencies and of the
/// standard library.
const FOLDER: &[u8] = b"src/";

/// The largest line or column that is believed to be one. Data begin at higher addresses, so a line is not the address of a path.
const MAX_LINE: u32 = 100_000;

/// The number of bytes of a location.
const LOCATION_BYTES: u32 = 16;

/// Clears the panic locations of a module: all become the same, with an empty path.
pub(super) fn clear(module: &mut Module) {
    let named = NamedAddresses::of(module);
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
    clear_segments(&mut segments, &named);
    for ((id, _), segment) in starts.into_iter().zip(segments) {
        module.data.get_mut(id).value = segment.bytes;
    }
}

/// The numbers in the code that may be addresses: constants, and the offsets at which it reads and writes.
#[derive(Default)]
struct NamedAddresses(BTreeSet<u32>);

impl NamedAddresses {
    fn of(module: &Module) -> Self {
        let mut named = Self::default();
        for (_, function) in module.funcs.iter_local() {
            dfs_in_order(&mut named, function, function.entry_block());
        }
        named
    }

    /// Whether one is in a part of the memory.
    fn has_any_in(&self, (address, length): (u32, u32)) -> bool {
        self.0.range(address..address.saturating_add(length)).next().is_some()
    }
}

impl<'i> Visitor<'i> for NamedAddresses {
    fn visit_instr(&mut self, instr: &'i Instr, _: &'i InstrLocId) {
        let address = match instr {
            Instr::Const(Const { value: Value::I32(number) }) => Some(number.cast_unsigned()),
            Instr::Load(Load { arg, .. })
            | Instr::LoadSimd(LoadSimd { arg, .. })
            | Instr::Store(Store { arg, .. }) => arg.offset.try_into().ok(),
            _ => None,
        };
        self.0.extend(address);
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

fn clear_segments(segments: &mut [Segment], named: &NamedAddresses) {
    let (locations, paths) = unread(segments, named);
    let Some(first) = locations.first().copied() else { return };
    let mut fill = |address, bytes: &[u8]| {
        let length = bytes.len().try_into().unwrap_or(u32::MAX);
        for segment in segments.iter_mut() {
            if let Some(found) = segment.get_mut(address, length) {
                found.copy_from_slice(bytes);
            }
        }
    };
    for (address, length) in paths {
        fill(address, &vec![0; length as usize]);
    }
    for location in locations {
        // An empty text may begin anywhere.
        fill(location.address, &first.path.0.to_le_bytes());
        fill(location.address + 4, &[0; 12]);
    }
}

/// The locations, and those of their paths that nothing else refers to.
fn unread(segments: &[Segment], named: &NamedAddresses) -> (Vec<Location>, BTreeSet<(u32, u32)>) {
    let addresses = || segments.iter().flat_map(Segment::addresses);
    let word = |address| word(segments, address);
    let referred: BTreeSet<u32> = addresses().filter_map(word).collect();
    let is_location = |location: &Location| {
        let Location { address, .. } = *location;
        let is_referred = named.0.contains(&address) || referred.contains(&address);
        is_referred && !named.has_any_in((address + 1, LOCATION_BYTES - 1))
    };
    let locations: Vec<Location> =
        addresses().filter_map(|address| location(segments, address)).filter(is_location).collect();
    let own: BTreeSet<u32> = locations.iter().map(|location| location.address).collect();
    let others = addresses().filter(|address| !own.contains(address)).filter_map(word);
    let others = NamedAddresses(others.chain(named.0.iter().copied()).collect());
    let paths = locations.iter().map(|location| location.path);
    let paths = paths.filter(|&path| !others.has_any_in(path)).collect();
    (locations, paths)
}

fn read(segments: &[Segment], address: u32, length: u32) -> Option<&[u8]> {
    segments.iter().find_map(|segment| segment.get(address, length))
}

fn word(segments: &[Segment], address: u32) -> Option<u32> {
    Some(u32::from_le_bytes(read(segments, address, 4)?.try_into().ok()?))
}

/// A candidate for a location at an address, by its shape: the address and the length of a path, a line and a column.
fn location(segments: &[Segment], address: u32) -> Option<Location> {
    let number = |place: u32| word(segments, address.checked_add(4 * place)?);
    let is_line = |number: &u32| (1..=MAX_LINE).contains(number);
    let path = (number(0)?, number(1)?);
    number(2).filter(is_line)?;
    number(3).filter(is_line)?;
    let text = read(segments, path.0, path.1)?;
    let is_source = text.windows(FOLDER.len()).any(|part| part == FOLDER) && text.ends_with(ENDING);
    let is_path = is_source && text.iter().all(u8::is_ascii_graphic);
    is_path.then_some(Location { address, path })
}

#[cfg(test)]
mod tests {
    use walrus::ir::{LoadKind, MemArg};
    use walrus::{FunctionBuilder, ModuleConfig, ValType};

    use super::*;

    const START: u32 = 1_048_576;

    /// The address of the texts.
    const TEXTS: u32 = START + 100;

    /// Words of memory.
    fn words(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    /// A module with records and texts in its memory, whose code names addresses as constants and reads at others.
    fn module(records: &[u32], texts: &[u8], named: &[u32], read: &[u32]) -> Module {
        let mut module = Module::with_config(ModuleConfig::new());
        let memory = module.memories.add_local(false, false, 17, None, None);
        for (start, bytes) in [(START, words(records)), (TEXTS, texts.to_vec())] {
            let offset = ConstExpr::Value(Value::I32(start.cast_signed()));
            module.data.add(DataKind::Active { memory, offset }, bytes);
        }
        let no_params: [ValType; 0] = [];
        let mut builder = FunctionBuilder::new(&mut module.types, &no_params, &no_params);
        let mut body = builder.func_body();
        for address in named {
            body.i32_const(address.cast_signed()).drop();
        }
        for &address in read {
            let arg = MemArg { align: 4, offset: address.into() };
            body.i32_const(0).load(memory, LoadKind::I32 { atomic: false }, arg).drop();
        }
        builder.finish(Vec::new(), &mut module.funcs);
        module
    }

    /// The records and texts of a module without its locations.
    fn cleared(mut module: Module) -> [Vec<u8>; 2] {
        clear(&mut module);
        let found: Vec<Vec<u8>> = module.data.iter().map(|data| data.value.clone()).collect();
        found.try_into().expect("a module of these tests has two parts")
    }

    const PATHS: &[u8] = b"src/one.rs\0/x/src/2.rs\0kept";

    #[test]
    fn locations_become_equal_and_paths_empty() {
        let at = TEXTS;
        let records = [at, 10, 7, 9, START + 20, at, 10, 1_234, 5, at + 11, 11, 8, 80, at + 23, 4];
        let found = cleared(module(&records, PATHS, &[START, START + 36], &[]));
        let same = [at, 0, 0, 0];
        let expected = [&same[..], &[START + 20], &same, &same, &[at + 23, 4]].concat();
        assert_eq!(found, [words(&expected), [&[0; 10][..], b"\0", &[0; 11], b"\0kept"].concat()]);
    }

    #[test]
    fn other_shapes_are_left_alone() {
        let texts = b"src/one.rs\0plain\0src/a b.rs\0one.rs\0";
        let outside = [TEXTS + 90, 10, 7, 9];
        let no_line = [TEXTS, 10, 0, 9];
        let no_column = [TEXTS, 10, 7, MAX_LINE + 1];
        let no_ending = [TEXTS, 7, 7, 9];
        let with_space = [TEXTS + 17, 10, 7, 9];
        let no_folder = [TEXTS + 28, 6, 7, 9];
        for record in [outside, no_line, no_column, no_ending, with_space, no_folder] {
            let found = cleared(module(&record, texts, &[START], &[]));
            assert_eq!(found, [words(&record), texts.to_vec()], "{record:?}");
        }
        let end = [TEXTS, 10, 7];
        assert_eq!(cleared(module(&end, texts, &[START], &[]))[0], words(&end));
    }

    #[test]
    fn a_row_of_a_table_stays() {
        let rows = [5, TEXTS, 10, 7, 9, TEXTS + 11, 11, 8, 80];
        let found = cleared(module(&rows, PATHS, &[START], &[]));
        assert_eq!(found, [words(&rows), PATHS.to_vec()]);
    }

    #[test]
    fn a_record_whose_fields_the_code_reads_stays() {
        let record = [TEXTS, 10, 7, 9];
        for field in 1..LOCATION_BYTES {
            let found = cleared(module(&record, PATHS, &[START], &[START + field]));
            assert_eq!(found, [words(&record), PATHS.to_vec()], "read at {field}");
            let found = cleared(module(&record, PATHS, &[START, START + field], &[]));
            assert_eq!(found, [words(&record), PATHS.to_vec()], "named at {field}");
        }
    }

    #[test]
    fn a_text_that_something_else_refers_to_stays() {
        let record = [TEXTS, 10, 7, 9];
        let empty = [TEXTS, 0, 0, 0];
        let by_code = cleared(module(&record, PATHS, &[START, TEXTS + 4], &[]));
        assert_eq!(by_code, [words(&empty), PATHS.to_vec()]);
        let read = cleared(module(&record, PATHS, &[START], &[TEXTS + 9]));
        assert_eq!(read, [words(&empty), PATHS.to_vec()]);
        let tail = [TEXTS + 4, 6];
        let by_data = cleared(module(&[&record[..], &tail].concat(), PATHS, &[START], &[]));
        assert_eq!(by_data, [words(&[&empty[..], &tail].concat()), PATHS.to_vec()]);
    }
}
