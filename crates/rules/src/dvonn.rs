//! DVONN: the rules, moves and positions.
//!
//! [`Position`] has every piece of every stack. [`Board`], which it contains, is the compact form for search and perft.

mod board;
mod cell;
mod cell_set;
mod diagram;
mod geometry;
mod hash;
mod illegal_move;
mod mobility;
mod moves;
mod perft;
mod position;
mod rules;
mod setup;
mod stack;
mod symmetry;
mod text;

pub use board::{Board, Departure, PlayerView, Tile};
pub use cell::Cell;
pub use cell_set::{CellSet, Cells};
pub use hash::hash_after_pass;
pub use illegal_move::IllegalMove;
pub use mobility::{Landings, Mobility};
pub use moves::{Move, MoveList};
pub use perft::{perft, perft_made};
pub use position::Position;
pub use setup::{Phase, Setup, SetupError};
pub use stack::{Piece, Stack};
pub use symmetry::Symmetry;
pub use text::{PositionError, PositionTextError};
