//! The server through its router and over a real socket, with a small page of its own.

mod router;
mod sample;
mod socket;
