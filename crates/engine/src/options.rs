//! Options of an engine.

use crate::level::Level;

/// Options of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The seed of the choice between equal moves, and of the moves that lower levels overlook.
    pub seed: u64,
    /// Its level.
    pub level: Level,
    /// Number of threads at full strength; the lower levels use one.
    pub threads: usize,
    /// Memory of its tables, in MiB.
    pub memory: usize,
    /// Number of best moves that it reports.
    pub lines: usize,
    /// Whether levels from 10 on evaluate with networks, if any are installed. Without networks, the same search gives
    /// the same answers natively and in WASM.
    pub networks: bool,
}

impl Options {
    /// Maximum number of threads. A WASM module cannot start any.
    pub const MAX_THREADS: usize = if cfg!(target_arch = "wasm32") { 1 } else { 256 };
    /// Maximum memory of the tables, in MiB.
    pub const MAX_MEMORY: usize = 65_536;
    /// Maximum number of lines.
    pub const MAX_LINES: usize = 64;
}

impl Default for Options {
    /// Full strength on one thread.
    fn default() -> Self {
        Self { seed: 0, level: Level::FULL, threads: 1, memory: 64, lines: 1, networks: true }
    }
}
