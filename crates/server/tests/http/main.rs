//! Accounts, players, the archive and previews, through the router and with a store of their own.

mod accounts;
mod archive;
mod harness;
mod players;
mod previews;
