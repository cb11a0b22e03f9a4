//! The `basalt` program as scripts and people meet it: arguments, files, standard streams and exit
//! codes.

mod analyze;
mod backup;
mod bench;
mod config;
mod convert;
mod engine;
mod load;
mod logging;
mod match_command;
mod perft;
mod play;
mod program;
mod render;
mod review;
mod sentences;
mod serve;
mod server;
mod show;
mod usage;
mod validate;
