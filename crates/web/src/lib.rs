//! The page: both games in the browser, drawn from `view`, played by the rules of `rules` at the table of `table`.
//!
//! The engine is elsewhere, in a worker of its own; the page speaks UGI with it.
#![allow(unreachable_pub, reason = "leptos gives every component public properties")]

mod analyse;
mod app;
mod archive;
mod board;
mod browser;
mod calls;
mod engine;
mod exercise;
mod fairness;
mod fields;
mod games;
mod home;
mod icons;
mod learn;
mod new_game;
mod notices;
mod online;
mod play;
mod preferences;
mod press;
mod puzzles;
mod raster;
mod route;
mod settings;
mod sound;
mod store;
mod wings;
mod words;

use app::Rooms;

/// Opens the wing where games are played.
pub async fn open_play() {
    open(wings::PLAY).await;
}

/// Opens the wing where games are learned and studied.
pub async fn open_study() {
    open(wings::STUDY).await;
}

/// Opens the wing where people elsewhere are played.
pub async fn open_online() {
    open(wings::ONLINE).await;
}

/// Fetches what the page says in the language of the person, and puts the page into the document.
async fn open(rooms: Rooms) {
    let language = words::first_language(preferences::kept_language());
    let mut is_whole = true;
    for &shelf in rooms.shelves {
        is_whole &= words::fetch(language, shelf).await;
    }
    if is_whole {
        leptos::mount::mount_to_body(move || app::App(app::AppProps { language, rooms }));
    } else {
        browser::cannot_start();
    }
}
