//! Actions of operators, and their log.

use std::fs;
use std::path::Path;

use basalt_referee::{Announcement, EndReason, Notice};
use basalt_rules::Color;
use basalt_store::{AdminAction, AdminRecord, Appended, Error, Location, LogEntry, Outage, Store};

use crate::sample::{Folder, NOW, both, ended, game_id, members, new_game};

fn record(action: AdminAction, subject: &str) -> AdminRecord {
    AdminRecord {
        at: NOW,
        operator: "ada@host".to_owned(),
        action,
        subject: subject.to_owned(),
        detail: String::new(),
        reason: "a test".to_owned(),
    }
}

async fn log(store: &Store) -> Vec<LogEntry> {
    store.log_after(0).await.expect("answers")
}

both! {
    async fn a_password_is_reset_and_sessions_end(store) {
        let ada = members(&store).await.white;
        let token = store.start_session(ada, "", NOW).await.expect("answers");
        let codes = store.renew_recovery_codes(ada).await.expect("answers");
        store.begin_two_factor(ada, "SECRET").await.expect("answers");
        store.enable_two_factor(ada, 1).await.expect("answers");
        let reset = record(AdminAction::PasswordReset, &ada.to_string());
        assert!(store.reset_password("ADA", "new hash", &reset).await.expect("answers"));
        let kept = store.password_of("Ada").await.expect("answers");
        assert_eq!(kept, Some((ada, "new hash".to_owned())));
        assert_eq!(store.session(token.as_str(), NOW).await.expect("answers"), None);
        assert_eq!(store.two_factor(ada).await.expect("answers"), None, "the password is enough");
        assert!(!store.use_recovery_code(ada, &codes[0]).await.expect("answers"));
        assert!(!store.reset_password("Nobody", "new hash", &reset).await.expect("answers"));
        assert_eq!(log(&store).await, [LogEntry { number: 1, record: reset }], "nothing else was done");
        assert_eq!(store.last_log_number().await.expect("answers"), 1);
    }
}

both! {
    async fn the_end_of_a_game_and_its_entry_are_one(store) {
        let players = members(&store).await;
        store.create_game(&new_game(1, players)).await.expect("answers");
        let stale = ended(game_id(1), 7, Some(Color::White), EndReason::Adjudicated);
        let entry = record(AdminAction::GameAdjudicated, &game_id(1).to_string());
        let appended = store.append_recorded(&stale, &entry).await.expect("answers");
        assert_eq!((appended, log(&store).await), (Appended::Stale, Vec::new()));
        let end = ended(game_id(1), 0, Some(Color::White), EndReason::Adjudicated);
        let appended = store.append_recorded(&end, &entry).await.expect("answers");
        assert_eq!(appended, Appended::Committed { ratings: None });
        assert_eq!(log(&store).await.len(), 1);
        let (header, events) = store.load(game_id(1)).await.expect("answers").expect("a game");
        assert_eq!((header.summary.ending, events.len()), (end.now.ending, 1));
    }
}

both! {
    async fn operators_at_the_same_moment_get_different_numbers(store) {
        let announce = |number: u64| {
            let store = store.clone();
            tokio::spawn(async move {
                let announcement = Announcement::new(&format!("text {number}"), NOW + number);
                let entry = record(AdminAction::Announced, "");
                store.set_announcement(announcement.as_ref(), &entry).await.expect("answers")
            })
        };
        let waiting: Vec<_> = (1..=6).map(announce).collect();
        for one in waiting {
            assert!(one.await.expect("no panic"));
        }
        let numbers: Vec<u64> = log(&store).await.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
        assert!(store.notice().await.expect("answers").announcement.is_some());
        let end = record(AdminAction::AnnouncementEnded, "");
        assert!(store.set_announcement(None, &end).await.expect("answers"));
        assert!(!store.set_announcement(None, &end).await.expect("answers"), "there is none");
        assert_eq!(store.notice().await.expect("answers"), Notice::default());
    }
}

both! {
    async fn maintenance_becomes_an_outage(store) {
        let begin = record(AdminAction::MaintenanceBegun, "");
        assert!(store.begin_maintenance(NOW + 3_000, &begin).await.expect("answers"));
        assert!(!store.begin_maintenance(NOW + 9_000, &begin).await.expect("answers"));
        let maintenance = store.notice().await.expect("answers").maintenance;
        assert_eq!(maintenance, Some(NOW + 3_000));
        // The server was stopped a little before, and started during it.
        store.add_outage(Outage { begun: NOW + 2_500, ended: NOW + 60_000 }).await.expect("answers");
        let end = AdminRecord { at: NOW + 90_000, ..record(AdminAction::MaintenanceEnded, "") };
        assert!(store.end_maintenance(&end).await.expect("answers"));
        assert!(!store.end_maintenance(&end).await.expect("answers"));
        let outages = store.outages(0).await.expect("answers");
        assert_eq!(outages, [Outage { begun: NOW + 2_500, ended: NOW + 90_000 }], "they are one");
        assert_eq!(log(&store).await.len(), 2);
    }
}

both! {
    async fn maintenance_that_has_not_begun_leaves_nothing(store) {
        let begin = record(AdminAction::MaintenanceBegun, "");
        store.begin_maintenance(NOW + 3_000, &begin).await.expect("answers");
        let end = AdminRecord { at: NOW + 1_000, ..record(AdminAction::MaintenanceEnded, "") };
        assert!(store.end_maintenance(&end).await.expect("answers"));
        assert_eq!(store.outages(0).await.expect("answers"), []);
    }
}

both! {
    /// A server sees the actions of an operator beside it.
    async fn an_operator_works_beside_a_server(place: Location) {
        assert!(matches!(Store::open_beside(&place).await, Err(Error::Missing)), "there is no store");
        let server = Store::open(&place).await.expect("it opens");
        let beside = Store::open_beside(&place).await.expect("though the server has it");
        let begin = record(AdminAction::MaintenanceBegun, "");
        assert!(beside.begin_maintenance(NOW, &begin).await.expect("answers"));
        assert_eq!(server.notice().await.expect("answers").maintenance, Some(NOW));
        beside.close().await;
        server.note_alive(NOW).await.expect("the server goes on");
    }
}

#[tokio::test]
async fn an_operator_does_not_migrate() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path()).expect("a folder");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old/version-1.sqlite");
    fs::copy(old, folder.path().join(Location::FILE)).expect("copied");
    assert!(matches!(Store::open_beside(&folder.place()).await, Err(Error::Older)));
    folder.store().await.close().await;
    Store::open_beside(&folder.place()).await.expect("a server has migrated it");
}
