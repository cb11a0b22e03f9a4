//! The end of an account: nothing in the database says who it was.

use basalt_progress::{Document, DocumentKind};
use basalt_referee::{
    ChatMessage, DELETED_PLAYER, EndReason, ModeratorAction, Player, Relation, ReportReason,
};
use basalt_rules::Color;
use basalt_store::{
    About, AdminAction, AdminRecord, LinkPurpose, Location, Measure, NewAccessToken, NewPasskey,
    PasskeyAdded, PlayerId, PushSubscription, Renamed, ReportContent, Speaker, Store,
};
use sqlx::{AssertSqlSafe, Row as _};

use crate::reports::report;
use crate::sample::{NOW, both, ended, game_id, members, new_game, seek_id};
use crate::seeks::new_seek;

/// A name that nothing else contains.
const NAME: &str = "Zyxwvu";

/// The name that the member had before.
const FORMER: &str = "Qponmlk";

/// Every text of a database, each with its table and column. A macro, since the two databases have different types.
macro_rules! all_texts {
    ($pool:expr, $columns:expr) => {{
        let pool = $pool.await.expect("it opens");
        let columns: Vec<(String, String)> =
            sqlx::query_as($columns).fetch_all(&pool).await.expect("answers");
        assert!(columns.len() > 20, "{columns:?}");
        let mut texts: Vec<(String, String)> = Vec::new();
        for (table, column) in columns {
            let sql = format!("SELECT {column} FROM {table} WHERE {column} IS NOT NULL");
            let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&pool).await.expect("answers");
            let place = format!("{table}.{column}");
            texts.extend(rows.into_iter().map(|row| (place.clone(), row.get(0))));
        }
        pool.close().await;
        texts
    }};
}

/// Every text of every table.
async fn all_texts(place: &Location) -> Vec<(String, String)> {
    const SQLITE: &str = "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c \
                          WHERE m.type = 'table' AND c.type = 'TEXT'";
    const POSTGRES: &str = "SELECT table_name::TEXT, column_name::TEXT \
                            FROM information_schema.columns \
                            WHERE table_schema = 'public' AND data_type = 'text'";
    match place {
        Location::Folder(folder) => {
            let file = folder.join(Location::FILE);
            let address = format!("sqlite://{}", file.display());
            all_texts!(sqlx::SqlitePool::connect(&address), SQLITE)
        }
        Location::Postgres(address) => all_texts!(sqlx::PgPool::connect(address), POSTGRES),
    }
}

/// The places where a name is, whatever its capitals.
async fn places_of(place: &Location, name: &str) -> Vec<String> {
    let found = all_texts(place).await.into_iter();
    let found = found.filter(|(_, text)| text.to_lowercase().contains(&name.to_lowercase()));
    let mut places: Vec<String> = found.map(|(place, _)| place).collect();
    places.dedup();
    places
}

fn reset() -> AdminRecord {
    AdminRecord {
        at: NOW,
        operator: "ada@host".to_owned(),
        action: AdminAction::PasswordReset,
        subject: NAME.to_owned(),
        detail: String::new(),
        reason: "a test".to_owned(),
    }
}

/// A member who has done everything that leaves a trace.
async fn busy_member(store: &Store) -> PlayerId {
    let mut players = members(store).await;
    let registered = store.register(FORMER, "a hash", None, NOW).await.expect("answers");
    let basalt_store::Registered::Done(member) = registered else { panic!("a new member") };
    let player = member.id;
    let renamed = store.rename(player, NAME, NOW).await.expect("answers");
    assert_eq!(renamed, Renamed::Done);
    players.white = player;
    assert!(store.reset_password(NAME, "another hash", &reset()).await.expect("answers"));
    store.create_game(&new_game(1, players)).await.expect("answers");
    let end = ended(game_id(1), 0, Some(Color::White), EndReason::Resigned);
    store.append(end).await.expect("answers");
    store.create_game(&new_game(2, players)).await.expect("answers");
    let message = ChatMessage::Text(format!("I am {NAME}"));
    store.say(game_id(1), Speaker::Player(player), NOW, &message).await.expect("answers");
    store.open_seek(&new_seek(1, player)).await.expect("answers");
    let token = store.start_session(player, NAME, NOW).await.expect("answers");
    let session = store.session(token.as_str(), NOW).await.expect("answers").expect("there");
    let subscription = PushSubscription {
        endpoint: format!("https://push.example.org/{NAME}"),
        p256dh: "SECRET".to_owned(),
        auth: "SECRET".to_owned(),
        language: "en".to_owned(),
    };
    let is_saved = store.save_push_subscription(&session.id, &subscription, NOW).await;
    assert!(is_saved.expect("answers"));
    store.note_device(None, player, NOW).await.expect("answers");
    store.renew_recovery_codes(player).await.expect("answers");
    store.begin_two_factor(player, "SECRET").await.expect("answers");
    store.set_email(player, &format!("{NAME}@example.org")).await.expect("answers");
    store.new_email_link(player, LinkPurpose::Verify, NOW + 9).await.expect("answers");
    let passkey = NewPasskey {
        id: "id".to_owned(),
        handle: "handle".to_owned(),
        name: NAME.to_owned(),
        credential: NAME.to_owned(),
    };
    store.set_note(game_id(1), player, &format!("{NAME} was lucky")).await.expect("answers");
    let study = format!("current 5 0000000a:1\n\t{{{NAME} finds this}} *\n");
    let study = Document::read(DocumentKind::Studies, &study).expect("a study");
    assert!(
        store.save_progress(player, DocumentKind::Studies, 0, &study, NOW).await.expect("answers")
    );
    let about = About { country: None, words: format!("{NAME} likes red") };
    store.set_about(player, &about).await.expect("answers");
    store.renew_feed(player).await.expect("answers");
    let token = NewAccessToken { name: format!("bot of {NAME}"), scopes: vec![], expires: None };
    store.add_access_token(player, &token, NOW).await.expect("answers");
    for (one, other) in [(player, players.black), (players.black, player)] {
        let follow = Some(Relation::Follow);
        assert!(store.set_relation(one, other, follow, NOW).await.expect("answers"));
    }
    for (one, other) in [(player, players.black), (players.black, player)] {
        store.send_message(one, other, &format!("{NAME} writes"), NOW).await.expect("answers");
    }
    store.note_focus_loss(game_id(1), player).await.expect("answers");
    leave_care_traces(store, player, players.black).await;
    let added = store.add_passkey(player, &passkey, NOW).await.expect("answers");
    assert_eq!(added, PasskeyAdded::Added);
    player
}

/// Reports by and about the member, and actions of a moderator with an appeal.
async fn leave_care_traces(store: &Store, player: PlayerId, other: PlayerId) {
    for (reporter, subject) in [(player, other), (other, player)] {
        let words = format!("{NAME} wrote this");
        let mut new = report(reporter, subject, NOW);
        new.content = ReportContent { words, evidence: NAME.to_owned(), ..new.content };
        store.file_report(&new).await.expect("answers");
    }
    let words = format!("{NAME}, be polite");
    let why = (ReportReason::Abuse, words.as_str());
    let warning = Measure::new(other, player, ModeratorAction::Warn, why, NOW);
    store.take_measure(&warning).await.expect("answers");
    let link = store.new_appeal_link(player, Some(1)).await.expect("answers").expect("a warning");
    let words = format!("{NAME} was polite");
    assert!(store.write_appeal(link.as_str(), &words, NOW).await.expect("answers"));
    // The member is a moderator, whose own entries stay under the id.
    let own =
        Measure { moderator: player, subject: other, words: "Be polite".to_owned(), ..warning };
    store.take_measure(&own).await.expect("answers");
}

both! {
    async fn nothing_is_left_of_a_deleted_account(place: Location) {
        let store = Store::open(&place).await.expect("it opens");
        let player = busy_member(&store).await;
        for column in [
            "players.name",
            "players.folded",
            "chat.saying",
            "passkeys.name",
            "sessions.device",
            "emails.address",
            "email_links.folded",
            "notes.body",
            "push_subscriptions.endpoint",
            "reports.name",
            "reports.words",
            "reports.evidence",
            "moderation_words.words",
            "appeals.words",
            "progress.document",
            "players.about",
            "messages.body",
            "access_tokens.name",
        ] {
            let found = places_of(&place, NAME).await;
            assert!(found.iter().any(|place| place == column), "{column}: the search finds names");
        }
        assert_eq!(places_of(&place, FORMER).await, ["former_names.folded"]);

        assert!(store.delete_account(player, NOW + 5).await.expect("answers"));
        assert!(!store.delete_account(player, NOW + 6).await.expect("answers"), "once");
        for name in [NAME, FORMER] {
            assert_eq!(places_of(&place, name).await, Vec::<String>::new());
            assert_eq!(store.account_named(name).await.expect("answers"), None);
            assert_eq!(store.player_named(name).await.expect("answers"), None);
        }
        for secret in ["another hash", "SECRET", "handle"] {
            assert_eq!(places_of(&place, secret).await, Vec::<String>::new(), "{secret}");
        }
        assert!(!store.has_feed(player).await.expect("answers"));
        assert!(store.relations_of(player).await.expect("answers").is_empty());
        assert_eq!(store.followers(player).await.expect("answers"), 0);
        let account = store.account(player).await.expect("answers").expect("its games stay");
        assert_eq!((account.name.as_str(), account.member), (DELETED_PLAYER, false));
        assert_eq!(store.account_named(DELETED_PLAYER).await.expect("answers"), None);
        for game in [1, 2] {
            let header = store.header(game_id(game)).await.expect("answers").expect("it stays");
            let name = DELETED_PLAYER.to_owned();
            assert_eq!(header.seats.white.player, Player::Guest { name });
        }
        assert!(!store.seek(seek_id(1)).await.expect("answers").expect("it stays").open);
        assert!(store.standings(player).await.expect("answers").is_empty());
        let log = store.log_after(0).await.expect("answers");
        assert_eq!(log[0].record.subject, player.to_string(), "the log has the id");
        let entries = store.moderation_log(None, 10).await.expect("answers");
        assert_eq!(entries.len(), 2, "the log of moderators stays");
        assert_eq!(entries[0].moderator.as_deref(), Some(DELETED_PLAYER));
        assert_eq!((entries[1].words.as_ref(), entries[1].unread), (None, false));
        let changes = store.session_changes(&[player], NOW).await.expect("answers");
        assert_eq!(changes, [(player, NOW + 5)], "connections are closed everywhere");
        // The name is free, and another deleted member does not collide.
        let registered = store.register(NAME, "a hash", None, NOW).await.expect("answers");
        let basalt_store::Registered::Done(next) = registered else { panic!("a new member") };
        assert!(store.delete_account(next.id, NOW).await.expect("answers"));
        store.close().await;
    }
}
