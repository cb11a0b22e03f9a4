//! The hand over a board of DVONN, by mouse, by finger and by keyboard.

mod any_hand;
mod asking;
mod board;
mod keyboard;
mod looking;
mod moving;
mod placing;
