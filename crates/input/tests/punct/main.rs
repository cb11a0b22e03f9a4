//! The hand over a board of PÜNCT: what events make of it.

mod aids;
mod consequences;
mod gestures;
mod keyboard;
mod random;
mod reach;
mod reasons;
mod words;
