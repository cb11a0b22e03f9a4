//! Online play over real sockets, with a clock that the test controls.

mod access;
mod api;
mod bots;
mod chat;
mod client;
mod clocks;
mod computer;
mod conditional;
mod dishonest_clients;
mod focus;
#[path = "../shared/malformed.rs"]
mod generator;
mod hanging_up;
mod harness;
mod held_store;
#[path = "../shared/inbox.rs"]
mod inbox;
mod lobby;
mod malformed;
mod matches;
#[path = "../shared/metrics.rs"]
mod metrics;
mod moderation;
mod monitoring;
mod moves;
mod names;
mod nodes;
mod operator;
mod push;
mod push_service;
#[path = "../shared/random_bot.rs"]
mod random_bot;
mod relations;
#[path = "../shared/schema.rs"]
mod schema;
mod seeks;
#[path = "../shared/smtp_sink.rs"]
mod smtp_sink;
mod spectators;
mod store_failure;
mod turn_mail;
