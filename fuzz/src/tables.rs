//! Data that a page keeps between two visits: games, settings and levels.

use std::sync::LazyLock;
use std::time::Duration;

use basalt_input::Settings;
use basalt_locales::{Catalogue, Language};
use basalt_play::{Ladder, LocalGame};
use basalt_view::errors;

use crate::sound::assert_one_line;

const NOW: Duration = Duration::ZERO;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(Language::En));

/// Reads the bytes as a game that was kept.
pub fn table_game(bytes: &[u8]) {
    match LocalGame::from_text(&String::from_utf8_lossy(bytes)) {
        Ok(table) => check_game(table),
        Err(error) => assert_one_line(&errors::kept_game(&error, &ENGLISH)),
    }
}

/// A game is written and read again as the same, and all that can be taken back can be played again.
fn check_game(mut table: LocalGame) {
    let text = table.to_text(NOW);
    let again = LocalGame::from_text(&text).unwrap_or_else(|error| panic!("{error:?} in {text}"));
    assert_eq!(again.to_text(NOW), text);
    assert_eq!((again.plies(), again.ending()), (table.plies(), table.ending()));
    while table.undo(NOW).is_ok() {}
    while table.redo(NOW).is_ok() {}
    assert_eq!(table.to_text(NOW), text);
}

/// Reads the bytes as settings, and as the levels that a person has reached.
pub fn table_settings(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (settings, bad) = Settings::read(&text);
    for bad in bad {
        assert_one_line(&ENGLISH.say(&bad.message()));
    }
    assert_eq!(Settings::read(&settings.to_string()), (settings, Vec::new()));
    let (ladder, _) = Ladder::read(&text);
    assert_eq!(Ladder::read(&ladder.to_string()), (ladder, Vec::new()));
}
