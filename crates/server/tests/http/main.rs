//! Accounts, players, the archive and link previews, through the router, each test with its own store.

mod accounts;
mod archive;
mod harness;
mod lobby;
mod players;
mod previews;
