//! The page: both games in the browser, drawn from `view`, played by the rules of `rules` at the table of `table`.
//!
//! The engine is elsewhere, in a worker of its own; the page speaks UGI with it.
#![allow(unreachable_pub, reason = "leptos gives every component public properties")]

mod analyse;
mod app;
mod archive;
mod board;
mod browser;
mod engine;
mod fields;
mod games;
mod home;
mod icons;
mod new_game;
mod notices;
mod play;
mod preferences;
mod route;
mod settings;
mod sound;
mod store;
mod words;

pub use app::App;
