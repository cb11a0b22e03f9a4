//! Games in every format: the samples, whatever can be made up, and whatever can go wrong.

mod boardspace;
mod broken;
mod links;
mod random;
mod round_trips;
mod samples;
mod texts;
