//! The referee through its public face: named cases, and random requests at random times.

mod absence;
mod bench;
mod clocks;
mod dishonest_requests;
mod offers;
mod outages;
mod random;
mod twin;
