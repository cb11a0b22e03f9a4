//! The server of the page, through its router and over a socket.

mod connections;
#[path = "../shared/metrics.rs"]
mod metrics;
mod monitoring;
mod other_nodes;
mod router;
mod sample;
mod socket;
