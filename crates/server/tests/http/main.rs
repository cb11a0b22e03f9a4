//! Accounts, players, the archive and link previews, through the router, each test with its own store.

mod access;
mod access_tables;
mod access_v1;
mod accounts;
mod api;
mod api_page;
mod api_shape;
mod archive;
mod authenticator;
mod emails;
mod explorer;
mod fair_play;
#[path = "../shared/malformed.rs"]
mod generator;
mod harness;
mod images;
mod import;
#[path = "../shared/inbox.rs"]
mod inbox;
mod limits;
mod lobby;
mod malformed;
mod messages;
mod moderation;
mod own_account;
mod passkeys;
mod players;
mod previews;
mod progress;
mod push;
mod relations;
mod schema;
mod security;
#[path = "../shared/schema.rs"]
mod shared_schema;
#[path = "../shared/smtp_sink.rs"]
mod smtp_sink;
mod well_known;
