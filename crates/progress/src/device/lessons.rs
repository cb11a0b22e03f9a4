//! The steps of courses: one that is done stays done.

use super::{Change, DONE, Stored, change, text};
use crate::Entries;
use crate::storage_key::LESSONS;

pub(super) fn is_key(key: &str) -> bool {
    key == LESSONS
}

pub(super) fn collect(mut seen: Entries, stored: &Stored) -> Entries {
    for step in text(stored, LESSONS).split_whitespace() {
        seen.add(&format!("{DONE}{step}"), 1, "");
    }
    seen
}

/// Steps of another version, which this one may not know, come from the text that is stored.
pub(super) fn apply(entries: &Entries, stored: &Stored) -> Vec<Change> {
    let all = collect(entries.clone(), stored);
    let steps: Vec<&str> = all.with_prefix(DONE).map(|(step, _)| step).collect();
    change(LESSONS, steps.join(" ")).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_of_both_devices_are_done() {
        let stored = |text: &str| Stored::from([(LESSONS.to_owned(), text.to_owned())]);
        let one = collect(Entries::default(), &stored("dvonn-move punct-turn"));
        let other = collect(Entries::default(), &stored("dvonn-stack"));
        let both = one.merge(other);
        let text = apply(&both, &Stored::new()).remove(0).text;
        assert_eq!(text.as_deref(), Some("dvonn-move dvonn-stack punct-turn"));
    }
}
