//! Online play over real sockets, with a clock that the test controls.

mod access;
mod chat;
mod client;
mod clocks;
mod computer;
mod dishonest_clients;
#[path = "../shared/malformed.rs"]
mod generator;
mod harness;
mod lobby;
mod malformed;
#[path = "../shared/metrics.rs"]
mod metrics;
mod monitoring;
mod moves;
mod names;
mod nodes;
mod operator;
mod seeks;
mod spectators;
mod store_failure;
