//! The puzzles from the person's own games, as the browser stores them.

use basalt_learn::puzzles::OwnPuzzles;

use crate::local_storage::{self, StorageError};

/// The storage key of the puzzles.
const KEY: &str = "basalt.puzzles.own";

/// All of them.
pub(crate) fn read() -> OwnPuzzles {
    local_storage::read(KEY).as_deref().map(OwnPuzzles::from).unwrap_or_default()
}

/// Stores all of them.
pub(crate) fn write(own: &OwnPuzzles) -> Result<(), StorageError> {
    local_storage::write(KEY, &own.to_string())
}
