//! PÜNCT: the rules, turns and positions of the basic and the standard game.
//!
//! [`Position`] has the history that the rules need. [`Board`], which it contains, is the compact form for
//! search and perft.

mod board;
mod cell;
mod cell_set;
mod diagram;
mod geometry;
mod hash;
mod illegal_move;
mod landing;
mod lanes;
mod moves;
mod position;
mod rules;
mod setup;
mod shape;
mod symmetry;
mod text;
mod turns;
mod wins;

pub use board::{Board, PIECES_EACH, Piece, Variant};
pub use cell::Cell;
pub use cell_set::{CellSet, Cells, DIRECTIONS};
pub use geometry::{Axis, CENTRE, lines};
pub use illegal_move::IllegalMove;
pub use moves::{Move, MoveList};
pub use position::{Dot, End, Position};
pub use setup::{Setup, SetupError};
pub use shape::{Lie, PieceKind, Shape};
pub use symmetry::Symmetry;
pub use text::{PositionError, PositionTextError};
