//! Any documents merge: in any order, any number of times, and without loss.

use std::collections::BTreeMap;

use basalt_progress::{Change, Device, DeviceId, Document, DocumentKind, Studies, StudyId};
use proptest::collection::vec;
use proptest::prelude::*;

/// Few keys and ranks, so that documents have many in common.
fn entries() -> impl Strategy<Value = Document> {
    let line = (0..4_u64, 0..5_u8, 0..3_u8)
        .prop_map(|(rank, key, value)| format!("{rank} k{key} {value}\n"));
    vec(line, 0..12)
        .prop_map(|lines| Document::read(DocumentKind::Puzzles, &lines.concat()).expect("entries"))
}

/// Any revisions, also those that no devices could have made.
fn studies() -> impl Strategy<Value = Document> {
    let id =
        prop_oneof![Just("current".to_owned()), (0..3_u8).prop_map(|number| number.to_string())];
    let version = vec((1..4_u8, 1..4_u8), 1..4);
    let revision = (id, 0..3_u8, version, "[ab]{0,1}").prop_map(|(id, time, version, text)| {
        let version: BTreeMap<u8, u8> = version.into_iter().collect();
        let version: Vec<String> =
            version.iter().map(|(device, count)| format!(" {device:x}:{count}")).collect();
        let version = version.concat();
        let text = if text.is_empty() { text } else { format!("\t{text}\n") };
        format!("{id} {time}{version}\n{text}")
    });
    vec(revision, 0..8)
        .prop_map(|all| Document::read(DocumentKind::Studies, &all.concat()).expect("studies"))
}

fn check(one: &Document, two: &Document, three: &Document) -> Result<(), TestCaseError> {
    let merge = |one: &Document, two: &Document| one.clone().merge(two.clone());
    prop_assert_eq!(merge(one, two), merge(two, one));
    prop_assert_eq!(merge(&merge(one, two), three), merge(one, &merge(two, three)));
    prop_assert_eq!(&merge(one, one), &merge(&merge(one, one), one));
    prop_assert_eq!(&merge(&merge(one, two), two), &merge(one, two));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn entries_merge_in_any_order(one in entries(), two in entries(), three in entries()) {
        check(&one, &two, &three)?;
        let Document::Entries(merged) = one.clone().merge(two.clone()) else { unreachable!("entries") };
        for document in [one, two] {
            let Document::Entries(before) = document else { unreachable!("entries") };
            for (key, entry) in before.iter() {
                prop_assert!(merged.get(key) >= Some(entry));
            }
        }
    }

    #[test]
    fn studies_merge_in_any_order(one in studies(), two in studies(), three in studies()) {
        check(&one, &two, &three)?;
    }

    #[test]
    fn documents_are_read_as_they_were_written(entries in entries(), studies in studies()) {
        prop_assert_eq!(Document::read(DocumentKind::Lessons, &entries.to_string()), Ok(entries));
        prop_assert_eq!(Document::read(DocumentKind::Studies, &studies.to_string()), Ok(studies));
    }

    #[test]
    fn no_text_is_too_much_for_the_reader(text in "[ -~\\n\\t]{0,60}") {
        for kind in DocumentKind::ALL {
            if let Ok(document) = Document::read(kind, &text) {
                prop_assert_eq!(Document::read(kind, &document.to_string()), Ok(document));
            }
        }
    }
}

/// Something that happens on one of three devices.
#[derive(Clone, Debug)]
enum Action {
    Store(usize, &'static str, String),
    Remove(usize, &'static str),
    Sync(usize),
}

const STUDY_KEYS: [&str; 3] =
    ["basalt.study", "basalt.game.0000000000000001", "basalt.game.0000000000000002"];

fn actions() -> impl Strategy<Value = Vec<Action>> {
    let key = prop::sample::select(&STUDY_KEYS[..]);
    let action = prop_oneof![
        4 => (0..3_usize, key.clone(), "[a-d]").prop_map(|(device, key, text)| Action::Store(device, key, text)),
        1 => (0..3_usize, key).prop_map(|(device, key)| Action::Remove(device, key)),
        3 => (0..3_usize).prop_map(Action::Sync),
    ];
    vec(action, 0..30)
}

/// Exchanges of all devices after which they must agree.
const MAX_ROUNDS: usize = 6;

/// A browser: what it stores, and the document that it has seen last.
#[derive(Clone, Default)]
struct Browser {
    stored: BTreeMap<String, String>,
    seen: Studies,
}

impl Browser {
    /// Exchanges documents with the server, as page and server do.
    fn sync(&mut self, id: u32, now_ms: u64, server: &mut Document) {
        let device = Device { id: DeviceId(id), now_ms, day: 0, defaults: "" };
        let ours = device.collect(
            DocumentKind::Studies,
            Document::Studies(self.seen.clone()),
            &self.stored,
        );
        *server = std::mem::replace(server, Document::empty(DocumentKind::Studies))
            .merge_within(ours.clone(), DocumentKind::Studies);
        let merged = ours.merge(server.clone()).resolved();
        for Change { key, text } in Device::apply(DocumentKind::Studies, &merged, &self.stored) {
            match text {
                Some(text) => drop(self.stored.insert(key, text)),
                None => drop(self.stored.remove(&key)),
            }
        }
        let Document::Studies(merged) = merged else { unreachable!("studies") };
        self.seen = merged;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Three devices work apart and exchange what they have now and then. In the end they store the same, and every
    /// text that nobody has replaced or removed knowingly is there.
    #[test]
    fn devices_agree_and_lose_no_study(actions in actions()) {
        let mut browsers: [Browser; 3] = Default::default();
        let mut server = Document::empty(DocumentKind::Studies);
        let mut now_ms = 1000;
        for action in actions {
            now_ms += 1;
            match action {
                Action::Store(at, key, text) => {
                    // Each text is unique, so that it can be looked for.
                    drop(browsers[at].stored.insert(key.to_owned(), format!("{text} {now_ms}")));
                }
                Action::Remove(at, key) => drop(browsers[at].stored.remove(key)),
                Action::Sync(at) => browsers[at].sync(at as u32 + 1, now_ms, &mut server),
            }
        }
        // A text on a device was replaced only by devices that had seen it and have synced since.
        let before: Vec<(usize, String)> = browsers.iter().enumerate()
            .flat_map(|(at, browser)| browser.stored.iter().filter(|(key, text)| {
                let id = match key.strip_prefix("basalt.game.") {
                    Some(number) => StudyId::Archived(number.parse().expect("a number")),
                    None => StudyId::Current,
                };
                browser.seen.text(id) != Some(text)
            }).map(move |(_, text)| (at, text.clone())))
            .collect();
        // A copy that one device makes reaches the others a round later, and a text that one device deletes while another one
        // resolves it takes some more.
        for _ in 0..MAX_ROUNDS {
            for (browser, id) in browsers.iter_mut().zip(1..) {
                now_ms += 1;
                browser.sync(id, now_ms, &mut server);
            }
        }
        let [one, two, three] = &browsers;
        prop_assert_eq!(&one.stored, &two.stored);
        prop_assert_eq!(&two.stored, &three.stored);
        for (at, text) in before {
            prop_assert!(one.stored.values().any(|known| *known == text), "{text} of device {at} is lost");
        }
    }
}
