//! The archive of finished games in the browser.

use basalt_locales::{Message, messages};
use basalt_play::{Archive, ArchiveEntry, GameId, LocalGame};

use crate::browser;
use crate::local_storage::{self, StorageError};
use crate::play::now;

/// All of them.
pub(crate) fn read() -> Archive {
    Archive::from_stored(local_storage::entries())
}

/// One of them.
pub(crate) fn find(id: &str) -> Option<(GameId, ArchiveEntry)> {
    let archive = read();
    let found = archive.entries().find(|(known, _)| known.to_string() == id);
    found.map(|(id, entry)| (id, entry.clone()))
}

/// Stores a game in the archive, or replaces its earlier version.
pub(crate) fn save_game(game: &LocalGame, before: Option<GameId>) -> Result<GameId, StorageError> {
    let text = game.to_text(now());
    match before {
        Some(id) => local_storage::write(&id.key(), &text).map(|()| id),
        None => add_text(&text),
    }
}

/// The texts of all games, as they are stored.
pub(crate) fn texts() -> impl Iterator<Item = (GameId, String)> {
    let game = |(key, text): (String, String)| GameId::from_key(&key).map(|id| (id, text));
    local_storage::entries().into_iter().filter_map(game)
}

/// The text of one of them.
pub(crate) fn find_text(id: &str) -> Option<String> {
    texts().find(|(known, _)| known.to_string() == id).map(|(_, text)| text)
}

/// Adds the text of a game, though it may be none that can be read.
pub(crate) fn add_text(text: &str) -> Result<GameId, StorageError> {
    let entries = local_storage::entries();
    let keys = entries.iter().map(|(key, _)| key.as_str());
    let id = GameId::after(keys, browser::date() as u64);
    local_storage::write(&id.key(), text).map(|()| id)
}

/// Moves a stored text to the archive. On failure it stays where it is.
pub(crate) fn move_to_archive(key: &str, text: &str) -> Result<GameId, StorageError> {
    // Removed first, since the quota may allow only one copy.
    local_storage::remove(key);
    add_text(text).inspect_err(|_| {
        // It fitted a moment ago.
        let _ = local_storage::write(key, text);
    })
}

/// Deletes a game.
pub(crate) fn delete(id: GameId) {
    local_storage::remove(&id.key());
}

/// Why something is not kept, in words.
pub(crate) fn error_message(error: StorageError) -> Message {
    match error {
        StorageError::Unavailable => messages::page_store_closed(),
        StorageError::QuotaExceeded => messages::page_store_full(),
    }
}

/// Today as records write it.
pub(crate) fn today() -> String {
    let date = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}
