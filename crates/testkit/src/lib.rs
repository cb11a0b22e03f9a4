//! Test support: slow twins of the games, generators of games and records, fixtures, snapshots, folders, a private
//! PostgreSQL and NATS, a TCP proxy, nginx and Caddy, and the blocks of the documentation.
//!
//! A twin is written from the rules alone, in the plainest way, and shares no code with `basalt-rules`, so that the
//! two can be compared. This crate is never part of the product, and `basalt-rules` uses it from its `tests` folder only.
#![forbid(unsafe_code)]

mod checksum;
pub mod corpus;
pub mod documentation;
pub mod dvonn;
pub mod fixtures;
mod names;
mod nats;
mod ports;
mod postgres;
mod proxy;
pub mod punct;
pub mod records;
pub mod snapshot;
mod temp_folder;
mod web_proxy;

pub use checksum::checksum;
pub use names::assert_found_by_name;
pub use nats::Nats;
pub use ports::free_ports;
pub use postgres::Cluster;
pub use proxy::Proxy;
pub use temp_folder::TempFolder;
pub use web_proxy::{WebProxy, WebProxyKind, WebProxySettings};
