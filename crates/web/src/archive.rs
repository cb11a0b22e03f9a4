//! The finished games that the browser keeps.

use basalt_locales::{Message, messages};
use basalt_table::{Archive, Entry, GameId, Table};

use crate::browser;
use crate::play::now;
use crate::store::{self, Trouble};

/// What all keys of texts begin with that could not be read and were put aside.
const ASIDE: &str = "basalt.aside.";

/// All of them.
pub(crate) fn read() -> Archive {
    Archive::from_stored(store::all())
}

/// One of them.
pub(crate) fn find(id: &str) -> Option<(GameId, Entry)> {
    let archive = read();
    archive
        .entries()
        .find(|(known, _)| known.to_string() == id)
        .map(|(id, entry)| (id, entry.clone()))
}

/// Adds a game.
pub(crate) fn add(table: &Table) -> Result<(), Trouble> {
    let text = table.to_text(now());
    let id = read().add(text.clone(), browser::date() as u64);
    store::keep(&id.key(), &text)
}

/// Deletes a game.
pub(crate) fn delete(id: GameId) {
    store::forget(&id.key());
}

/// Keeps a text that cannot be read, so that nothing is lost.
pub(crate) fn put_aside(text: &str) {
    // It is where it was before if there is no room for it.
    let _ = store::keep(&format!("{ASIDE}{}", browser::date() as u64), text);
}

/// Why something is not kept, in words.
pub(crate) fn trouble(trouble: Trouble) -> Message {
    match trouble {
        Trouble::Closed => messages::page_store_closed(),
        Trouble::Full => messages::page_store_full(),
    }
}

/// Today as records write it.
pub(crate) fn today() -> String {
    let date = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}
