//! Input over a board of DVONN, by mouse, by finger and by keyboard.

mod any_input;
mod asking;
mod board;
mod keyboard;
mod looking;
mod moving;
mod placing;
