//! What happens at the table where DVONN and PÜNCT are played: the game under way with its clocks, and the hands
//! that move over the boards.
//!
//! Plain state and transitions, for whichever shell shows them: no DOM, no clock of its own, no storage. Time
//! comes in from outside, and what a shell must keep comes out as text.
#![forbid(unsafe_code)]

pub mod dvonn;
pub mod punct;
