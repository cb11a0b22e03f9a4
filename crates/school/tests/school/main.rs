//! Every lesson is done right and wrong, and what is claimed is confirmed by the engine.

mod claims;
mod doing;
mod figures;
mod goals;
mod refusals;
mod texts;
mod thinker;
