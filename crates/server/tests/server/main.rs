//! The server of the page, through its router and over a socket.

mod router;
mod sample;
mod socket;
