//! The browser's local storage.

use leptos::prelude::*;
use web_sys::{Event, Storage};

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
    storage()?.set_item(key, text).map_err(|_| StorageError::QuotaExceeded)?;
    announce();
    Ok(())
}

/// Tells `start.js` and `sync.js` that something was stored or removed.
fn announce() {
    if let Ok(event) = Event::new("basalt-stored") {
        // Without it the change follows to other devices later.
        let _ = window().dispatch_event(&event);
    }
}

/// The event after `sync.js` has stored what was done on other devices.
pub(crate) const SYNCED: &str = "basalt-synced";

/// Counts how often texts of other devices were stored, so that a screen can show them.
pub(crate) fn synced() -> ReadSignal<u32> {
    let count = RwSignal::new(0);
    let listener =
        window_event_listener_untyped(SYNCED, move |_| count.update(|count| *count += 1));
    on_cleanup(move || listener.remove());
    count.read_only()
}

/// The event before `sync.js` reads what is stored.
pub(crate) const COLLECT: &str = "basalt-collect";

/// Removes a key.
pub(crate) fn remove(key: &str) {
    if let Ok(storage) = storage() {
        // A key that cannot be removed was not there.
        let _ = storage.remove_item(key);
        announce();
    }
}

/// All keys with their texts.
pub(crate) fn entries() -> Vec<(String, String)> {
    let Ok(storage) = storage() else { return Vec::new() };
    let keys =
        (0..storage.length().unwrap_or(0)).filter_map(|number| storage.key(number).ok().flatten());
    keys.filter_map(|key| read(&key).map(|text| (key, text))).collect()
}
