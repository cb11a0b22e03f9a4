//! Options of an engine.

use crate::level::Level;

/// Options of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Decides between equally good moves, and what is overlooked at the lower levels.
    pub seed: u64,
    /// Its level.
    pub level: Level,
    /// Number of threads at full strength; the lower levels use one.
    pub threads: usize,
    /// Memory of its tables, in MiB.
    pub memory: usize,
    /// Number of best moves that it reports.
    pub lines: usize,
    /// Whether levels from 10 on evaluate by networks, where the program has any. Without, the same search gives the
    /// same answers in a program and in WASM.
    pub networks: bool,
}

impl Options {
    /// More threads are not used.
    pub const MAX_THREADS: usize = 256;
    /// More memory is not taken, in MiB.
    pub const MAX_MEMORY: usize = 65_536;
    /// More lines are not reported.
    pub const MAX_LINES: usize = 64;
}

impl Default for Options {
    /// Full strength on one thread.
    fn default() -> Self {
        Self { seed: 0, level: Level::FULL, threads: 1, memory: 64, lines: 1, networks: true }
    }
}
