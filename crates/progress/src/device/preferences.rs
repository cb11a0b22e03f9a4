//! The settings: of each the last change counts.

use std::collections::BTreeMap;

use super::{Change, Device, Stored, change, text};
use crate::Entries;
use crate::storage_key::SETTINGS;

/// The rank of a setting whose change was not seen. Any change that was seen comes later.
const UNSEEN: u64 = 1;

pub(super) fn collect(device: &Device<'_>, seen: Entries, stored: &Stored) -> Entries {
    let defaults = settings(device.defaults);
    let mut entries = seen;
    for (key, value) in settings(text(stored, SETTINGS)) {
        let is_default = defaults.get(key) == Some(&value);
        let rank = match entries.get(key) {
            Some(known) if known.value == value => continue,
            // A clock that was set back does not undo the change.
            Some(known) => device.now_ms.max(known.rank + 1),
            None if is_default => 0,
            None => UNSEEN,
        };
        entries.add(key, rank, value);
    }
    entries
}

pub(super) fn apply(entries: &Entries) -> Vec<Change> {
    let line = |(key, entry): (&str, &crate::Entry)| format!("{key} = {}\n", entry.value);
    change(SETTINGS, entries.iter().map(line).collect()).into_iter().collect()
}

/// The lines `key = value` of a text.
fn settings(text: &str) -> BTreeMap<&str, &str> {
    let line = |line| str::split_once(line, '=').map(|(key, value)| (key.trim(), value.trim()));
    text.lines().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DeviceId;

    const DEFAULTS: &str = "theme = system\nsound = on\n";

    fn at(now_ms: u64) -> Device<'static> {
        Device { id: DeviceId(1), now_ms, day: 0, defaults: DEFAULTS }
    }

    fn stored(text: &str) -> Stored {
        Stored::from([(SETTINGS.to_owned(), text.to_owned())])
    }

    #[test]
    fn the_last_change_of_each_setting_counts() {
        let first = collect(&at(100), Entries::default(), &stored("theme = dark\nsound = on\n"));
        assert_eq!(first.to_string(), "0 sound on\n1 theme dark\n");
        let one = collect(&at(200), first.clone(), &stored("theme = light\nsound = on\n"));
        let other = collect(&at(300), first, &stored("theme = dark\nsound = off\n"));
        let both = one.merge(other);
        assert_eq!(both.to_string(), "300 sound off\n200 theme light\n");
        assert_eq!(apply(&both)[0].text.as_deref(), Some("sound = off\ntheme = light\n"));
    }

    #[test]
    fn a_setting_that_a_guest_has_chosen_comes_before_one_that_nobody_has() {
        let guest = collect(&at(1), Entries::default(), &stored("theme = dark\nsound = on\n"));
        let other = collect(&at(2), Entries::default(), &stored("theme = system\nsound = off\n"));
        assert_eq!(guest.merge(other).to_string(), "1 sound off\n1 theme dark\n");
    }

    #[test]
    fn nothing_stored_changes_nothing() {
        let seen: Entries = "5 theme dark\n".parse().expect("entries");
        assert_eq!(collect(&at(9), seen.clone(), &Stored::new()), seen);
        assert!(apply(&Entries::default()).is_empty());
    }
}
