//! People who play each other through a real server, over real sockets, by a clock that the test holds.

mod chat;
mod client;
mod computer;
mod house;
mod lies;
mod moves;
mod names;
mod nodes;
mod seeks;
mod time;
mod trouble;
mod watching;
