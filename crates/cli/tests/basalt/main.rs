//! The `basalt` program as scripts and people meet it: arguments, files, standard streams and exit
//! codes.

mod admin;
mod analyze;
mod backup;
mod bench;
mod bot;
mod bots_on_a_server;
mod certificate;
mod config;
mod convert;
mod engine;
#[cfg(unix)]
mod examples;
mod hosting;
mod import;
mod json;
mod load;
mod logging;
mod match_command;
mod perft;
mod play;
mod program;
mod proxies;
mod render;
mod review;
mod sentences;
mod serve;
mod server;
mod show;
mod tls;
mod ugi_check;
mod usage;
mod validate;
