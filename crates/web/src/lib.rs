//! The page: both games in the browser, drawn from `view`, played by the rules of `rules` at the table of `table`.
//!
//! The engine is elsewhere, in a worker of its own; the page speaks UGI with it.
#![allow(unreachable_pub, reason = "leptos gives every component public properties")]

mod analyse;
mod app;
mod archive;
mod board;
mod browser;
mod bundles;
mod engine;
mod fair_play;
mod form_fields;
mod game_ui;
mod games;
mod home;
mod i18n;
mod icons;
mod io_worker;
mod learn;
mod local_storage;
mod new_game;
mod notices;
mod online;
mod play;
mod practice_board;
mod preferences;
mod puzzles;
mod raster;
mod route;
mod settings;
mod sound;
mod status_message;
mod turn_alerts;

use app::BundleSpec;

/// Opens the wing where games are played.
pub async fn open_play() {
    open(bundles::PLAY).await;
}

/// Opens the wing where games are learned and studied.
pub async fn open_study() {
    open(bundles::STUDY).await;
}

/// Opens the wing where people elsewhere are played.
pub async fn open_online() {
    open(bundles::ONLINE).await;
}

/// Fetches what the page says in the language of the person, and puts the page into the document.
async fn open(spec: BundleSpec) {
    let language = i18n::first_language(preferences::kept_language());
    let mut is_whole = true;
    for &text_part in spec.text_parts {
        is_whole &= i18n::fetch(language, text_part).await;
    }
    if is_whole {
        leptos::mount::mount_to_body(move || app::App(app::AppProps { language, spec }));
    } else {
        browser::cannot_start();
    }
}
