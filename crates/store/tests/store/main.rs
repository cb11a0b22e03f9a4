//! The store in both databases: the same tests for an SQLite file and for a real PostgreSQL.

mod admin;
mod archive;
mod backups;
mod clean_up;
mod cut_off;
mod devices;
mod events;
mod first_release;
mod games;
mod nodes;
mod old_file;
mod players;
mod ratings;
mod recovery;
mod sample;
mod seeks;
mod service;
mod sessions;
