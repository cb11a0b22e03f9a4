//! Online play over real sockets, with a clock that the test controls.

mod chat;
mod client;
mod clocks;
mod computer;
mod dishonest_clients;
mod harness;
mod lobby;
mod moves;
mod names;
mod nodes;
mod seeks;
mod spectators;
mod store_failure;
