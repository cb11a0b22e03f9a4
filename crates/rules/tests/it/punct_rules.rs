//! The rules of PÜNCT, sentence by sentence, as the crate and its slow twin play them in drawn
//! positions.

mod ends;
mod levels;
mod pieces;
mod turns;
