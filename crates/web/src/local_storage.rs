//! The browser's local storage.

use web_sys::Storage;

use crate::browser::window;

/// Why something is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StorageError {
    /// The browser stores nothing for this page.
    Unavailable,
    /// The storage is full.
    QuotaExceeded,
}

fn storage() -> Result<Storage, StorageError> {
    window().local_storage().ok().flatten().ok_or(StorageError::Unavailable)
}

/// The text under a key.
pub(crate) fn read(key: &str) -> Option<String> {
    storage().ok()?.get_item(key).ok().flatten()
}

/// Stores a text under a key. On failure the old text stays.
pub(crate) fn write(key: &str, text: &str) -> Result<(), StorageError> {
    storage()?.set_item(key, text).map_err(|_| StorageError::QuotaExceeded)
}

/// Removes a key.
pub(crate) fn remove(key: &str) {
    if let Ok(storage) = storage() {
        // A key that cannot be removed was not there.
        let _ = storage.remove_item(key);
    }
}

/// All keys with their texts.
pub(crate) fn entries() -> Vec<(String, String)> {
    let Ok(storage) = storage() else { return Vec::new() };
    let keys =
        (0..storage.length().unwrap_or(0)).filter_map(|number| storage.key(number).ok().flatten());
    keys.filter_map(|key| read(&key).map(|text| (key, text))).collect()
}
