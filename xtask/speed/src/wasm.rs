//! The WASM module: perft and search for a host that can only pass numbers.
//!
//! The host feeds a file of positions byte by byte, has it read once, and asks for counts. `run.mjs` is that host. It
//! has plain exports instead of generated bindings, so that only the rules are measured.
#![allow(unsafe_code, reason = "an exported name is unsafe; there is no other unsafe code here")]

mod dvonn_positions;
mod punct_perft;

use std::sync::{Mutex, MutexGuard, PoisonError};

use basalt_engine::bench;
use dvonn_positions::{Leaves, Positions};
use punct_perft::punct_perft;

static TEXT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static POSITIONS: Mutex<Option<Positions>> = Mutex::new(None);
static COUNTS: Mutex<Vec<u64>> = Mutex::new(Vec::new());

/// Takes the next byte of the file of positions.
#[unsafe(no_mangle)]
pub extern "C" fn feed(byte: u8) {
    hold(&TEXT).push(byte);
}

/// Reads what was fed. Gives the number of positions, or -1 if one of them cannot be read.
#[unsafe(no_mangle)]
pub extern "C" fn read() -> i32 {
    let bytes = std::mem::take(&mut *hold(&TEXT));
    let positions = Positions::read(&String::from_utf8_lossy(&bytes)).ok();
    let count = positions.as_ref().map_or(-1, |positions| positions.len() as i32);
    *hold(&POSITIONS) = positions;
    count
}

/// Counts the PÜNCT positions that were fed. Gives their number; [`punct_count`] has the counts.
#[unsafe(no_mangle)]
pub extern "C" fn count_punct(depth: u32) -> u32 {
    let bytes = std::mem::take(&mut *hold(&TEXT));
    let counts = punct_perft(&String::from_utf8_lossy(&bytes), depth);
    let length = counts.len() as u32;
    *hold(&COUNTS) = counts;
    length
}

/// The perft of one of the PÜNCT positions counted last.
#[unsafe(no_mangle)]
pub extern "C" fn punct_count(index: u32) -> u64 {
    hold(&COUNTS).get(index as usize).copied().unwrap_or_default()
}

/// Perft of one position, the leaves counted.
#[unsafe(no_mangle)]
pub extern "C" fn bulk(index: u32, depth: u32) -> u64 {
    perft(index, depth, Leaves::Bulk)
}

/// Perft of one position, the leaves made.
#[unsafe(no_mangle)]
pub extern "C" fn made(index: u32, depth: u32) -> u64 {
    perft(index, depth, Leaves::Made)
}

/// The number of positions in the engine's bench.
#[unsafe(no_mangle)]
pub extern "C" fn search_length() -> u32 {
    bench::positions().len() as u32
}

/// The nodes of one position of the bench.
#[unsafe(no_mangle)]
pub extern "C" fn search(index: u32) -> u64 {
    let positions = bench::positions();
    positions.get(index as usize).map_or(0, |position| bench::nodes(position, bench::DEPTH))
}

fn perft(index: u32, depth: u32, leaves: Leaves) -> u64 {
    let positions = hold(&POSITIONS);
    positions.as_ref().map_or(0, |positions| positions.perft(index as usize, depth, leaves))
}

/// Locks a mutex. A module has one thread, so no lock is ever poisoned.
fn hold<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
