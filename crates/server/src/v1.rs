//! The public API, version 1: programs play, challenge and read over HTTP. docs/api.md documents it.
//!
//! `bearer` turns the token of a request into the rights of a program, `parameters` reads its path and query, `objects` is the
//! JSON, `error` the one shape of errors.
//! Handlers end in the functions of `live` that messages of the WebSocket end in.

mod account;
mod bearer;
mod challenges;
mod docs_page;
mod error;
mod event_stream;
mod game_stream;
mod ndjson;
mod objects;
mod openapi;
mod parameters;
mod play;
mod players;
mod puzzles;
mod routes;

pub use openapi::openapi_document;
pub(crate) use players::LiveGamesCache;
pub(crate) use puzzles::PuzzleFiles;
pub(crate) use routes::routes;
