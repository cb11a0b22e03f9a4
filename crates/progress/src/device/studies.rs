//! The current study, and those among the finished games.

use super::{Change, Device, Stored};
use crate::studies::is_text;
use crate::{Studies, StudyId, storage_key};

/// The start of the storage key of a finished game, before a number of sixteen digits.
const ARCHIVED: &str = "basalt.game.";

fn key(id: StudyId) -> String {
    match id {
        StudyId::Current => storage_key::STUDY.to_owned(),
        StudyId::Archived(number) => format!("{ARCHIVED}{number:016}"),
    }
}

fn id(stored_key: &str) -> Option<StudyId> {
    if stored_key == storage_key::STUDY {
        return Some(StudyId::Current);
    }
    let id = StudyId::Archived(stored_key.strip_prefix(ARCHIVED)?.parse().ok()?);
    (key(id) == stored_key).then_some(id)
}

/// Whether a text is a study, and not a game that was played on this device: such a game has seats, and neither comments nor
/// variations.
fn is_study(text: &str) -> bool {
    let (tags, moves) = text.split_once("\n\n").unwrap_or(("", text));
    !tags.contains("[WhiteSeat ") || moves.contains(['{', '(', '$'])
}

pub(super) fn is_study_at(key: &str, text: &str) -> bool {
    id(key).is_some() && is_study(text)
}

pub(super) fn collect(device: &Device<'_>, seen: Studies, stored: &Stored) -> Studies {
    let mut studies = seen;
    let is_shared =
        |(_, text): &(StudyId, &String)| is_study(text) && !text.is_empty() && is_text(text);
    let found = stored.iter().filter_map(|(key, text)| Some((id(key)?, text)));
    for (id, text) in found.filter(is_shared) {
        if studies.text(id) != Some(text) {
            studies.set(id, text, device.id, device.now_ms);
        }
    }
    let is_gone = |id: &StudyId| studies.text(*id).is_some() && !stored.contains_key(&key(*id));
    let gone: Vec<StudyId> = studies.ids().filter(is_gone).collect();
    for id in gone {
        studies.set(id, "", device.id, device.now_ms);
    }
    studies
}

pub(super) fn apply(studies: &Studies, stored: &Stored) -> Vec<Change> {
    let wanted =
        studies.ids().map(|id| Change { key: key(id), text: studies.text(id).map(str::to_owned) });
    // A game that was played here stays, even if a study has the same number.
    let is_free = |change: &Change| stored.get(&change.key).is_none_or(|text| is_study(text));
    wanted.filter(is_free).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DeviceId;

    const PLAYED: &str =
        "[Game \"dvonn\"]\n[WhiteSeat \"person\"]\n[BlackSeat \"computer 1\"]\n\n0-1\n";
    const STUDY: &str = "[Game \"dvonn\"]\n[Result \"*\"]\n\n1. e3 *\n";

    fn at(id: u32, now_ms: u64) -> Device<'static> {
        Device { id: DeviceId(id), now_ms, day: 0, defaults: "" }
    }

    fn stored<const N: usize>(texts: [(&str, &str); N]) -> Stored {
        texts.into_iter().map(|(key, text)| (key.to_owned(), text.to_owned())).collect()
    }

    #[test]
    fn a_game_that_was_played_is_no_study_until_something_is_written_into_it() {
        assert!(!is_study(PLAYED) && is_study(STUDY));
        assert!(is_study(&PLAYED.replace("\n\n", "\n\n{A plan} ")));
        let all = stored([(storage_key::STUDY, STUDY), ("basalt.game.0000000000000007", PLAYED)]);
        let studies = collect(&at(1, 1), Studies::default(), &all);
        assert_eq!(studies.ids().collect::<Vec<_>>(), [StudyId::Current]);
    }

    #[test]
    fn a_study_follows_to_a_new_device_and_a_deleted_one_goes() {
        let aside = "basalt.game.0000000000000007";
        let one = stored([(storage_key::STUDY, STUDY), (aside, "{A plan} *")]);
        let studies = collect(&at(1, 1), Studies::default(), &one);
        let applied = apply(&studies, &Stored::new());
        let other: Stored =
            applied.into_iter().filter_map(|change| Some((change.key, change.text?))).collect();
        assert_eq!(other, one);
        let deleted = collect(&at(2, 2), studies, &stored([(storage_key::STUDY, STUDY)]));
        let change = Change { key: aside.to_owned(), text: None };
        assert!(apply(&deleted, &one).contains(&change));
    }

    #[test]
    fn a_study_never_replaces_a_game_that_was_played() {
        let number = "basalt.game.0000000000000007";
        let studies = collect(&at(1, 1), Studies::default(), &stored([(number, STUDY)]));
        let other = stored([(number, PLAYED)]);
        assert!(apply(&studies, &other).is_empty());
        assert_eq!(
            collect(&at(2, 2), studies.clone(), &other),
            studies,
            "nor is it deleted by one"
        );
    }
}
