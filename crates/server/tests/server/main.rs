//! The server of the page, through its router and over a socket.

mod connections;
mod router;
mod sample;
mod socket;
