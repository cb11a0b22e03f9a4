//! The page: every game in the browser, drawn by `view`, with the rules of `rules` and the running game of `play`.
//!
//! The engine runs in a Web Worker of its own; the page speaks UGI with it.
#![allow(unreachable_pub, reason = "leptos gives every component public properties")]

mod account;
mod account_state;
mod analyse;
mod app;
mod archive;
mod board;
mod browser;
mod bundles;
mod components;
mod effect;
mod engine;
mod fair_play;
mod form_fields;
mod frame;
mod game_ui;
mod games;
mod home;
mod i18n;
mod icons;
mod io_worker;
mod learn;
mod local_storage;
mod message_page;
mod mini_board;
mod moderation;
mod new_game;
mod notices;
mod online;
mod operator_notice;
mod own_puzzles;
mod play;
mod position_editor;
mod practice_board;
mod preferences;
mod puzzles;
mod raster;
mod route;
mod settings;
mod shortcuts;
mod sound;
#[cfg(test)]
mod static_files;
mod status_message;
mod turn_alerts;
mod zen_mode;

pub use app::BundleSpec;
pub use bundles::{ACCOUNT, EDITOR, HOME, LEARN, LOBBY, MODERATION, ONLINE, PLAY, STUDY};

/// Starts a bundle: fetches the texts in the person's language, and mounts the page.
pub async fn open(spec: BundleSpec) {
    let language = i18n::first_language(preferences::kept_language());
    if i18n::fetch_all(language, spec.text_parts()).await {
        browser::remove_first_paint();
        leptos::mount::mount_to_body(move || app::App(app::AppProps { language, spec }));
    } else {
        browser::cannot_start();
    }
}
