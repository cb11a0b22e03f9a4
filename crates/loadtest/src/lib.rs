//! A crowd of scripted players who keep a server busy, measure how long it takes, and know what it has acknowledged.
//!
//! [`guests`] lets them in, [`connect`] opens their sockets, a [`Driver`] seats them at games and measures stretches of
//! play, and [`check`] compares what the server keeps with what they know. All of it is bound to this machine: an
//! address is [`Loopback`] or nothing.
#![forbid(unsafe_code)]

mod check;
mod driver;
mod error;
mod game;
mod guests;
mod latencies;
mod ledger;
mod loopback;
mod pair;
mod progress;
mod schedule;
mod server;
mod socket;

pub use check::{Verdict, check};
pub use driver::{Driver, Measurement, Scenario};
pub use error::Error;
pub use game::{Mix, Played};
pub use guests::{connect, guests};
pub use latencies::Latencies;
pub use ledger::{Fault, Ledger};
pub use loopback::Loopback;
pub use progress::{Progress, Stage};
pub use server::{Server, resident};
pub use socket::Socket;
