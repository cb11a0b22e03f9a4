//! Sessions from outside: what is said, in what order, whatever comes in.

mod conformance;
mod desk;
mod games;
mod listening;
mod noise;
