//! Input over a board of PÜNCT.

mod aids;
mod consequences;
mod gestures;
mod keyboard;
mod random;
mod reach;
mod reasons;
mod words;
