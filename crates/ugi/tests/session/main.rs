//! Sessions from outside: the lines and their order, for any input.

mod conformance;
mod games;
mod harness;
mod listening;
mod noise;
mod ponder;
mod reports;
