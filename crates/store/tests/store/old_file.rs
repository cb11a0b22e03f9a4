//! Files of older versions open, with all that is in them; files of newer ones are told.
//!
//! `tests/old/version-1.sqlite` was written by the first version of the tables and is never written again.

use std::fs;
use std::path::Path;

use basalt_referee::{ChatLine, ChatMessage, EndReason, Ending, Event, Phrase, Player};
use basalt_rules::Color;
use basalt_store::{Error, Location, Query, Store};

use crate::sample::{Folder, NOW, append, game_id, moved, pool, seek_id};

/// A folder with a copy of the old file.
fn old_folder() -> Folder {
    let folder = Folder::new();
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old/version-1.sqlite");
    fs::create_dir(folder.path()).expect("it can be made");
    fs::copy(old, folder.path().join(Location::FILE)).expect("it can be copied");
    folder
}

#[tokio::test]
async fn an_old_file_opens_with_all_that_is_in_it() {
    let folder = old_folder();
    let store = folder.store().await;
    let ada = store.account_named("ada").await.expect("answers").expect("there");
    assert_eq!((ada.name.as_str(), ada.member, ada.created), ("Ada", true, NOW));
    let (header, events) = store.load(game_id(1)).await.expect("answers").expect("there");
    let ending = Ending { winner: Some(Color::White), reason: EndReason::Resigned };
    assert_eq!(header.summary.ending, Some(ending));
    assert_eq!(events[0], moved(1, Color::White, "a1"));
    assert_eq!(events[1].event, Event::Ended(ending));
    let standing = store.standing(ada.id, pool("dvonn-live")).await.expect("answers");
    assert_eq!((standing.value, standing.deviation, standing.games), (1512.0, 300.0, 1));
    let chat = store.chat(game_id(2), 0).await.expect("answers");
    let message = ChatMessage::Phrase(Phrase::Hello);
    assert_eq!(
        chat,
        [ChatLine { number: 1, by: "guest-abc".to_owned(), at: NOW, message, spectator: false }]
    );
    let seek = store.seek(seek_id(1)).await.expect("answers").expect("there");
    assert!(seek.open && matches!(seek.player, Player::Member { name, .. } if name == "Bea"));
}

#[cfg(unix)]
#[tokio::test]
async fn data_files_are_private() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| {
        let status =
            fs::metadata(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        status.permissions().mode() & 0o777
    };
    let new = Folder::new();
    let _store = new.store().await;
    assert_eq!(mode(new.path()), 0o700);
    let old = old_folder();
    let file = old.path().join(Location::FILE);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("ours");
    let _old_store = old.store().await;
    for folder in [&new, &old] {
        for name in ["", "-wal", "-shm"] {
            let file = folder.path().join(format!("{}{name}", Location::FILE));
            assert_eq!(mode(&file), 0o600, "{}", file.display());
        }
    }
}

#[tokio::test]
async fn an_old_file_goes_on_after_it_was_opened() {
    let folder = old_folder();
    let store = folder.store().await;
    store.append(append(game_id(2), 1, "c3")).await.expect("answers");
    store.close().await;
    let store = folder.store().await;
    assert_eq!(store.events_after(game_id(2), 0).await.expect("answers").len(), 2);
    let query = Query { reds: Some("a1 b2 c3".to_owned()), limit: 9, ..Query::default() };
    assert!(store.search(&query).await.expect("answers").is_empty(), "the new event has none");
}

/// Brings a file up to date and changes it by SQL.
async fn change(folder: &Folder, statements: &[&'static str]) {
    folder.store().await.close().await;
    let file = folder.path().join(Location::FILE);
    let pool = sqlx::SqlitePool::connect(&file.display().to_string()).await.expect("it opens");
    for &statement in statements {
        sqlx::query(statement).execute(&pool).await.expect("it is written");
    }
    pool.close().await;
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_told() {
    let folder = Folder::new();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, \
                 execution_time) VALUES (99, 'newer', 1, 'x', 0)";
    change(&folder, &[newer]).await;
    let error = Store::open(&folder.place()).await.expect_err("newer");
    assert!(matches!(error, Error::Newer), "{error}");
}

#[tokio::test]
async fn an_event_of_an_unknown_kind_is_named() {
    let folder = old_folder();
    let newer = "UPDATE events SET body = '{\"castled\":{\"by\":\"w\"}}' WHERE number = 1";
    change(&folder, &[newer]).await;
    let error = folder.store().await.load(game_id(2)).await.expect_err("unknown");
    let Error::UnknownEvent { game, number, kind } = &error else { panic!("{error}") };
    assert_eq!((*game, *number, kind.as_str()), (game_id(2), 1, "castled"));
    let text = error.to_string();
    assert!(text.contains(&game_id(2).to_string()) && text.contains("castled"), "{text}");
}

#[tokio::test]
async fn corrupt_row_is_named_in_the_error() {
    let folder = old_folder();
    let odd = "UPDATE games SET terms = '{\"game\":\"chess\"}' WHERE reds IS NULL";
    change(&folder, &[odd, "UPDATE events SET at = -1"]).await;
    let store = folder.store().await;
    let error = store.load(game_id(1)).await.expect_err("odd");
    let Error::CorruptRow { table, id, .. } = error else { panic!("{error}") };
    assert_eq!((table, id), ("games", game_id(1).to_string()));
    let error = store.events_after(game_id(2), 0).await.expect_err("odd");
    let Error::CorruptRow { table, id, .. } = error else { panic!("{error}") };
    assert_eq!((table, id), ("events", format!("{}/1", game_id(2))));
}
