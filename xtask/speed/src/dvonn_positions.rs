//! A set of DVONN positions and perft over it, for the native program and the WASM module.

use basalt_rules::dvonn::{self, Board, Position};

/// Whether the last ply is only counted or really made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaves {
    /// Counted.
    Bulk,
    /// Made one by one.
    Made,
}

/// Boards in stacking, in the order of their file.
#[derive(Debug)]
pub(crate) struct Positions {
    boards: Vec<Board>,
}

impl Positions {
    /// Reads one position text a line; blank lines do not count.
    pub(crate) fn read(text: &str) -> Result<Self, dvonn::PositionError> {
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        let boards = lines.map(|line| line.parse::<Position>().map(|read| *read.board()));
        Ok(Self { boards: boards.collect::<Result<_, _>>()? })
    }

    /// The number of positions.
    pub(crate) fn len(&self) -> usize {
        self.boards.len()
    }

    /// Perft of the position with this number; 0 if there is none.
    pub(crate) fn perft(&self, index: usize, depth: u32, leaves: Leaves) -> u64 {
        self.boards.get(index).map_or(0, |board| match leaves {
            Leaves::Bulk => dvonn::perft(board, depth),
            Leaves::Made => dvonn::perft_made(board, depth),
        })
    }
}
