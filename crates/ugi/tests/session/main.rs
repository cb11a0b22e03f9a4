//! Sessions from outside: what is said, in what order, whatever comes in.

mod conformance;
mod games;
mod harness;
mod listening;
mod noise;
mod reports;
