//! Games in every format: the samples, whatever can be made up, and whatever can go wrong.

mod broken;
mod links;
#[path = "../../../rules/tests/records/maker.rs"]
mod maker;
mod random;
mod round_trips;
mod samples;
