//! Load test: scripted players who keep a server busy, measure latencies, and verify what it has acknowledged.
//!
//! [`guests`] creates sessions, [`connect`] opens their sockets, a [`Driver`] plays games and measures phases, and
//! [`check`] compares the games of the server with the players' ledgers. [`bots`] registers accounts that play through
//! the public API, with a driver of their own. An [`Attack`] tries to exhaust the server meanwhile. Only this machine
//! can be tested: an address is a [`Loopback`].
#![forbid(unsafe_code)]

mod attack;
mod bot_account;
mod bot_pair;
mod check;
mod driver;
mod endpoint;
mod error;
mod game;
mod guests;
mod latencies;
mod ledger;
mod loopback;
mod move_plan;
mod pair;
mod progress;
mod schedule;
mod series;
mod server;
mod socket;

pub use attack::{Attack, AttackPlan, AttackReport};
pub use check::{CheckResult, check};
pub use driver::{Driver, Measurement, Scenario};
pub use endpoint::Endpoint;
pub use error::Error;
pub use game::Played;
pub use guests::{Bots, bots, connect, guests};
pub use latencies::Latencies;
pub use ledger::{Ledger, Mismatch};
pub use loopback::Loopback;
pub use progress::{LoadProgress, Stage};
pub use server::{Server, peak_resident, processor_time, resident};
pub use socket::Socket;
