//! A crowd of scripted players who keep a server busy, measure how long it takes, and know what it has acknowledged.
//!
//! [`guests`] lets them in, [`connect`] opens their sockets, a [`Hall`] seats them at games and measures stretches of
//! play, and [`check`] compares what the server keeps with what they know. All of it is bound to this machine: an
//! address is [`Loopback`] or nothing.
#![forbid(unsafe_code)]

mod chance;
mod check;
mod guests;
mod hall;
mod latencies;
mod ledger;
mod loopback;
mod pace;
mod pair;
mod progress;
mod server;
mod socket;
mod table;
mod trouble;

pub use check::{Verdict, check};
pub use guests::{connect, guests};
pub use hall::{Hall, Measured, Seating};
pub use latencies::Latencies;
pub use ledger::{Fault, Ledger};
pub use loopback::Loopback;
pub use progress::{Progress, Stage};
pub use server::{Server, resident};
pub use socket::Socket;
pub use table::{Mix, Played};
pub use trouble::Trouble;
