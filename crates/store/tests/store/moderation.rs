//! Actions of moderators, each with its undoing, their log, and appeals.

use basalt_referee::{Millis, ModeratorAction, ReportReason};
use basalt_rules::{ByColor, Color};
use basalt_store::{
    AdminAction, AdminRecord, Location, Measure, MeasureTaken, PlayerId, Renamed, Restrictions,
    Standing, Store,
};
use sqlx::AssertSqlSafe;

use crate::ratings::rated;
use crate::reports::report;
use crate::sample::{NOW, both, member, members, new_game, pool};

fn measure(moderator: PlayerId, subject: PlayerId, action: ModeratorAction) -> Measure {
    let why = (ReportReason::Abuse, "Please be polite.");
    Measure::new(moderator, subject, action, why, NOW + 5)
}

async fn take(store: &Store, measure: &Measure) -> Option<u64> {
    match store.take_measure(measure).await.expect("answers") {
        MeasureTaken::Done(number) => Some(number),
        MeasureTaken::NoChange => None,
    }
}

/// A moderator and a member.
async fn people(store: &Store) -> (PlayerId, PlayerId) {
    let ByColor { white: cat, black: bea } = members(store).await;
    (cat, bea)
}

/// The names of the actions about a player, the newest first.
async fn actions(store: &Store, player: PlayerId) -> Vec<ModeratorAction> {
    let entries = store.measures_about(player, 100).await.expect("answers");
    entries.into_iter().map(|entry| entry.action).collect()
}

both! {
    async fn the_role_is_given_and_taken_with_an_entry(store) {
        let (cat, _) = people(&store).await;
        let record = |action| AdminRecord {
            at: NOW,
            operator: "ada@host".to_owned(),
            action,
            subject: String::new(),
            detail: String::new(),
            reason: "a test".to_owned(),
        };
        let set = async |name: &str, moderator, action| {
            store.set_moderator(name, moderator, &record(action)).await.expect("answers")
        };
        let is_moderator = async || {
            store.account(cat).await.expect("answers").expect("there").moderator
        };
        assert!(!is_moderator().await);
        assert_eq!(set("ADA", true, AdminAction::ModeratorAdded).await, Some(true));
        assert_eq!(set("Ada", true, AdminAction::ModeratorAdded).await, Some(false));
        assert!(is_moderator().await);
        assert_eq!(set("Ada", false, AdminAction::ModeratorRemoved).await, Some(true));
        assert!(!is_moderator().await);
        assert_eq!(set("nobody", true, AdminAction::ModeratorAdded).await, None);
        let guest = store.add_guest("guest-1", NOW).await.expect("answers").expect("new");
        assert_eq!(set(&guest.name, true, AdminAction::ModeratorAdded).await, None);
        let log = store.log_after(0).await.expect("answers");
        let logged: Vec<_> = log.iter().map(|one| (one.record.action, &one.record.subject)).collect();
        let id = cat.to_string();
        let expected =
            [(AdminAction::ModeratorAdded, &id), (AdminAction::ModeratorRemoved, &id)];
        assert_eq!(logged, expected);
    }
}

both! {
    async fn a_warning_is_read_and_withdrawn(store) {
        let (cat, bea) = people(&store).await;
        let withdraw = measure(cat, bea, ModeratorAction::WithdrawWarning);
        assert_eq!(take(&store, &withdraw).await, None, "there is none");
        assert!(!store.has_unread_words(bea).await.expect("answers"));
        assert_eq!(take(&store, &measure(cat, bea, ModeratorAction::Warn)).await, Some(1));
        assert!(store.has_unread_words(bea).await.expect("answers"));
        let entry = store.measures_about(bea, 10).await.expect("answers").remove(0);
        assert_eq!((entry.number, entry.at), (1, NOW + 5));
        assert_eq!(entry.moderator.as_deref(), Some("Ada"));
        assert_eq!(entry.subject.as_deref(), Some("Bea"));
        assert_eq!(entry.words.as_deref(), Some("Please be polite."));
        assert!(entry.unread && entry.appealable);
        store.read_words(bea, NOW + 6).await.expect("answers");
        assert!(!store.has_unread_words(bea).await.expect("answers"));
        assert_eq!(take(&store, &withdraw).await, Some(2));
        assert_eq!(take(&store, &withdraw).await, None, "once");
        assert_eq!(actions(&store, bea).await, [ModeratorAction::WithdrawWarning, ModeratorAction::Warn]);
        let entries = store.measures_about(bea, 10).await.expect("answers");
        assert!(entries.iter().all(|entry| !entry.appealable), "nothing is left to appeal against");
    }
}

both! {
    async fn a_mute_ends_early_by_its_undoing(store) {
        let (cat, bea) = people(&store).await;
        let until = |until: Millis| Some(until);
        let mute = Measure { until: until(NOW + 100), ..measure(cat, bea, ModeratorAction::Mute) };
        assert_eq!(take(&store, &mute).await, Some(1));
        let muted = async || store.restrictions(bea).await.expect("answers").muted_until;
        assert_eq!(muted().await, Some(NOW + 100));
        let unmute = measure(cat, bea, ModeratorAction::Unmute);
        assert_eq!(take(&store, &unmute).await, Some(2));
        assert_eq!(muted().await, None);
        assert_eq!(take(&store, &unmute).await, None);
        assert_eq!(take(&store, &mute).await, Some(3));
        let late = Measure { at: NOW + 200, ..unmute };
        assert_eq!(take(&store, &late).await, None, "it is over anyway");
    }
}

both! {
    async fn a_name_is_taken_away_and_given_back(store) {
        let (cat, bea) = people(&store).await;
        let name = async || store.account(bea).await.expect("answers").expect("there").name;
        assert_eq!(take(&store, &measure(cat, bea, ModeratorAction::Rename)).await, Some(1));
        let neutral = name().await;
        assert!(neutral.starts_with("player-") && neutral.len() <= 20, "{neutral}");
        let found = store.player_named("Bea").await.expect("answers").expect("it leads to her");
        assert_eq!(found.id, bea);
        assert_eq!(store.rename(bea, "Bea", NOW).await.expect("answers"), Renamed::NameTaken);
        assert_eq!(store.rename(bea, "8ea", NOW).await.expect("answers"), Renamed::Done, "it looks different");
        let restore = measure(cat, bea, ModeratorAction::RestoreName);
        assert_eq!(take(&store, &restore).await, Some(2));
        assert_eq!(name().await, "Bea", "with its capitals");
        assert_eq!(take(&store, &restore).await, None);
        let guest = store.add_guest("guest-1", NOW).await.expect("answers").expect("new");
        let rename = measure(cat, guest.id, ModeratorAction::Rename);
        assert_eq!(take(&store, &rename).await, None, "guests have neutral names");
        // Taken away again, and free to choose another one at once.
        assert_eq!(take(&store, &measure(cat, bea, ModeratorAction::Rename)).await, Some(3));
        assert_eq!(store.rename(bea, "Beatrix", NOW).await.expect("answers"), Renamed::Done);
    }
}

both! {
    async fn an_account_is_closed_banned_and_reopened(store) {
        let (cat, bea) = people(&store).await;
        let token = store.start_session(bea, "", NOW).await.expect("answers");
        let device = store.note_device(None, bea, NOW).await.expect("answers").expect("new");
        let has_session = async |token: &str| {
            store.session(token, NOW).await.expect("answers").is_some()
        };
        let banned = async || store.is_device_banned(device.as_str()).await.expect("answers");
        assert_eq!(take(&store, &measure(cat, bea, ModeratorAction::Close)).await, Some(1));
        assert!(!has_session(token.as_str()).await);
        let closed = Restrictions { closed: Some(NOW + 5), ..Restrictions::default() };
        assert_eq!(store.restrictions(bea).await.expect("answers"), closed);
        assert_eq!(store.account(bea).await.expect("answers").expect("there").closed, Some(NOW + 5));
        let changes = store.session_changes(&[bea], NOW).await.expect("answers");
        assert_eq!(changes, [(bea, NOW + 5)], "connections are closed everywhere");
        assert_eq!(take(&store, &measure(cat, bea, ModeratorAction::Close)).await, None, "once");
        assert!(!banned().await, "a new account is allowed");
        assert_eq!(take(&store, &measure(cat, bea, ModeratorAction::Ban)).await, Some(2));
        assert!(banned().await);
        assert!(!store.is_device_banned("another").await.expect("answers"));
        assert_eq!(take(&store, &measure(cat, bea, ModeratorAction::Reopen)).await, Some(3));
        assert!(!banned().await);
        assert_eq!(store.restrictions(bea).await.expect("answers"), Restrictions::default());
        assert_eq!(take(&store, &measure(cat, bea, ModeratorAction::Reopen)).await, None);
    }
}

both! {
    async fn ratings_are_reset_and_restored(store) {
        let players = members(&store).await;
        let ByColor { white: ada, black: bea } = players;
        let cat = member(&store, "Cat").await;
        let live = pool("dvonn-live");
        let rate = async |number, winner: Color| {
            store.create_game(&new_game(number, players)).await.expect("answers");
            store.append(rated(number, Some(winner))).await.expect("answers");
        };
        let value = async |player| store.standing(player, live).await.expect("answers");
        let reset = measure(cat, bea, ModeratorAction::ResetRating);
        let restore = measure(cat, bea, ModeratorAction::RestoreRating);
        assert_eq!(take(&store, &reset).await, None, "she has none");
        rate(1, Color::Black).await;
        let before = value(bea).await;
        assert_eq!((before.rounded(), before.games), (1510, 1));
        assert_eq!(take(&store, &reset).await, Some(1));
        assert_eq!(value(bea).await, Standing::default());
        assert_eq!(value(ada).await.games, 1, "nobody else's");
        rate(2, Color::White).await;
        assert_eq!(value(bea).await.rounded(), 1490, "she plays on as a new player");
        assert_eq!(take(&store, &restore).await, Some(2));
        assert_eq!(value(bea).await, before);
        assert_eq!(take(&store, &restore).await, None);
    }
}

both! {
    async fn a_report_is_dismissed_alone_and_an_action_closes_all(store) {
        let (cat, bea) = people(&store).await;
        let dan = member(&store, "Dan").await;
        for reporter in [cat, dan] {
            store.file_report(&report(reporter, bea, NOW)).await.expect("answers");
        }
        let open = async || store.open_reports(10).await.expect("answers");
        let first = open().await.remove(0);
        let dismiss = Measure {
            report: Some(first.id.clone()),
            ..measure(cat, bea, ModeratorAction::Dismiss)
        };
        let wrong = Measure { subject: dan, ..dismiss.clone() };
        assert_eq!(take(&store, &wrong).await, None, "it is not about Dan");
        assert_eq!(take(&store, &dismiss).await, Some(1));
        assert_eq!(take(&store, &dismiss).await, None, "once");
        assert_eq!(open().await.len(), 1);
        let closed = store.report(&first.id).await.expect("answers").expect("it stays");
        assert_eq!(closed.closed, Some(NOW + 5));
        assert!(!store.has_unread_words(bea).await.expect("answers"), "she is not told");
        assert_eq!(take(&store, &measure(cat, bea, ModeratorAction::Warn)).await, Some(2));
        assert!(open().await.is_empty());
        let again = store.file_report(&report(dan, bea, NOW)).await.expect("answers");
        assert_eq!(again, basalt_store::ReportFiled::Done, "after the last one is closed");
    }
}

both! {
    async fn an_appeal_is_written_once_and_answered(store) {
        let (cat, bea) = people(&store).await;
        assert_eq!(store.new_appeal_link(bea, None).await.expect("answers"), None, "nothing happened");
        take(&store, &measure(cat, bea, ModeratorAction::Close)).await;
        let old = store.new_appeal_link(bea, None).await.expect("answers").expect("closed");
        let link = store.new_appeal_link(bea, Some(1)).await.expect("answers").expect("closed");
        assert_eq!(store.appeal_link(old.as_str()).await.expect("answers"), None, "the last one counts");
        let found = store.appeal_link(link.as_str()).await.expect("answers").expect("there");
        assert_eq!((found.entry.action, found.written), (ModeratorAction::Close, false));
        assert!(store.open_appeals(10).await.expect("answers").is_empty(), "nothing is written yet");
        let write = async |token: &str| {
            store.write_appeal(token, "It was a joke.", NOW + 9).await.expect("answers")
        };
        assert!(!write(old.as_str()).await);
        assert!(write(link.as_str()).await);
        assert!(!write(link.as_str()).await, "once");
        assert!(store.appeal_link(link.as_str()).await.expect("answers").expect("there").written);
        assert_eq!(store.new_appeal_link(bea, None).await.expect("answers"), None);
        let appeal = store.open_appeals(10).await.expect("answers").remove(0);
        assert_eq!((appeal.words.as_str(), appeal.at, appeal.entry.number), ("It was a joke.", NOW + 9, 1));
        assert_eq!(store.appeals_of(bea).await.expect("answers"), [appeal]);
        assert!(take(&store, &measure(cat, bea, ModeratorAction::Reopen)).await.is_some());
        assert!(store.open_appeals(10).await.expect("answers").is_empty(), "it is granted");
        assert_eq!(store.appeal_link(link.as_str()).await.expect("answers"), None);

        take(&store, &Measure { until: Some(NOW + 99), ..measure(cat, bea, ModeratorAction::Mute) }).await;
        let entry = store.measures_about(bea, 1).await.expect("answers").remove(0).number;
        let reject = measure(cat, bea, ModeratorAction::RejectAppeal);
        assert_eq!(take(&store, &reject).await, None, "there is none");
        let other = store.new_appeal_link(cat, Some(entry)).await.expect("answers");
        assert_eq!(other, None, "it is not about Cat");
        let link = store.new_appeal_link(bea, Some(entry)).await.expect("answers").expect("muted");
        assert!(write(link.as_str()).await);
        assert!(take(&store, &reject).await.is_some());
        assert!(store.open_appeals(10).await.expect("answers").is_empty());
        assert_eq!(store.new_appeal_link(bea, Some(entry)).await.expect("answers"), None, "one appeal");
    }
}

both! {
    async fn moderators_act_at_the_same_moment(store) {
        let (cat, bea) = people(&store).await;
        let warn = |_: i32| {
            let (store, warn) = (store.clone(), measure(cat, bea, ModeratorAction::Warn));
            tokio::spawn(async move { store.take_measure(&warn).await.expect("answers") })
        };
        let waiting: Vec<_> = (0..6).map(warn).collect();
        for one in waiting {
            assert!(matches!(one.await.expect("no panic"), MeasureTaken::Done(_)));
        }
        let log = store.moderation_log(None, 100).await.expect("answers");
        let numbers: Vec<u64> = log.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, [6, 5, 4, 3, 2, 1]);
        let part = store.moderation_log(Some(3), 1).await.expect("answers");
        assert_eq!(part.iter().map(|entry| entry.number).collect::<Vec<_>>(), [2]);
    }
}

/// Statements that would change a log.
const FORBIDDEN: [&str; 5] = [
    "UPDATE moderation_log SET reason = 'other'",
    "DELETE FROM moderation_log",
    "UPDATE admin_log SET reason = 'other'",
    "DELETE FROM admin_log WHERE number = 1",
    "INSERT INTO moderation_log (number, at, moderator, action, subject, reason) \
     VALUES (1, 1, 1, 'warn', 1, 'other')",
];

/// The only table of each database that knows what a statement is: tries statements that change a log.
macro_rules! refuses {
    ($pool:expr, $more:expr) => {{
        let pool = $pool.await.expect("it opens");
        for sql in FORBIDDEN.into_iter().chain($more) {
            let done = sqlx::query(AssertSqlSafe(sql)).execute(&pool).await;
            assert!(done.is_err(), "{sql}");
        }
        pool.close().await;
    }};
}

both! {
    async fn logs_cannot_be_changed(place: Location) {
        let store = Store::open(&place).await.expect("it opens");
        let (cat, bea) = people(&store).await;
        take(&store, &measure(cat, bea, ModeratorAction::Warn)).await;
        let record = AdminRecord {
            at: NOW,
            operator: "ada@host".to_owned(),
            action: AdminAction::ModeratorAdded,
            subject: String::new(),
            detail: String::new(),
            reason: "a test".to_owned(),
        };
        store.set_moderator("Ada", true, &record).await.expect("answers");
        let before = store.moderation_log(None, 10).await.expect("answers");
        match &place {
            Location::Folder(folder) => {
                let address = format!("sqlite://{}", folder.join(Location::FILE).display());
                let replace = "INSERT OR REPLACE INTO moderation_log \
                               (number, at, moderator, action, subject, reason) \
                               VALUES (1, 1, 1, 'warn', 1, 'other')";
                refuses!(sqlx::SqlitePool::connect(&address), [replace]);
            }
            Location::Postgres(address) => {
                refuses!(sqlx::PgPool::connect(address), ["TRUNCATE moderation_log CASCADE"]);
            }
        }
        assert_eq!(store.moderation_log(None, 10).await.expect("answers"), before);
        assert_eq!(store.log_after(0).await.expect("answers").len(), 1);
        store.close().await;
    }
}
