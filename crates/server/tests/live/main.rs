//! People who play each other through a real server, over real sockets, by a clock that the test holds.

mod chat;
mod client;
mod clocks;
mod computer;
mod dishonest_clients;
mod harness;
mod moves;
mod names;
mod nodes;
mod seeks;
mod spectators;
mod store_failure;
