//! Moves and what they are worth, as a person reads them.

pub(crate) mod columns;
pub(crate) mod loss;
pub(crate) mod score;
pub(crate) mod table;
