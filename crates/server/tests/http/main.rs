//! Accounts, players, the archive and link previews, through the router, each test with its own store.

mod access;
mod accounts;
mod archive;
#[path = "../shared/malformed.rs"]
mod generator;
mod harness;
mod lobby;
mod malformed;
mod players;
mod previews;
mod security;
mod well_known;
