//! Backups of both databases: taken under load, checked, restored and moved.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use basalt_rules::{AnyPosition, ByColor, Game};
use basalt_store::{
    Appended, BackupError, BackupProgress, BackupStage, Contents, Error, Location, NewGame,
    PlayerId, Store, back_up, migrate, remove_old_backups, restore, verify,
};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::sample::{Folder, NOW, append, game_id, members, new_game, new_postgres};

/// Legal placements of DVONN.
const MOVES: [&str; 9] = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1"];

/// Number of games at once.
const PLAYERS: u64 = 20;

fn playable(number: u64, players: ByColor<PlayerId>) -> NewGame {
    let start = AnyPosition::start(Game::Dvonn).to_string();
    NewGame { start, ..new_game(number, players) }
}

/// Adds two members, and games of some moves each.
async fn play(store: &Store, games: u64) -> ByColor<PlayerId> {
    let players = members(store).await;
    for number in 0..games {
        store.create_game(&playable(number, players)).await.expect("answers");
        for (after, mv) in (0..).zip(&MOVES[..number as usize % MOVES.len()]) {
            store.append(append(game_id(number), after, mv)).await.expect("answers");
        }
    }
    players
}

async fn events(store: &Store, game: u64) -> Option<usize> {
    let loaded = store.load(game_id(game)).await.expect("answers");
    loaded.map(|(_, events)| events.len())
}

/// Changes a file with SQL.
async fn change(file: &Path, sql: &'static str) {
    let address = format!("sqlite://{}", file.display());
    let mut file = SqliteConnection::connect(&address).await.expect("it opens");
    file.execute(sql).await.expect("it is done");
    file.close().await.expect("it closes");
}

/// Takes a backup that must succeed.
async fn saved(place: &Location, folder: &Folder) -> (PathBuf, Contents) {
    back_up(place, folder.path(), NOW, &mut |_| ()).await.unwrap_or_else(|error| panic!("{error}"))
}

/// A store with games in a folder, and a backup of it.
struct BackedUp {
    source: Folder,
    store: Store,
    backups: Folder,
    file: PathBuf,
    contents: Contents,
}

impl BackedUp {
    async fn with_games(count: u64) -> Self {
        let (source, backups) = (Folder::new(), Folder::new());
        let store = source.store().await;
        play(&store, count).await;
        let (file, contents) = saved(&source.place(), &backups).await;
        Self { source, store, backups, file, contents }
    }
}

/// The moves of a game that were sent and that were acknowledged.
#[derive(Clone, Copy, Default)]
struct Progress {
    sent: usize,
    acknowledged: usize,
}

type Games = Arc<Mutex<BTreeMap<u64, Progress>>>;

/// Plays one game after the other until it is told to stop.
async fn keep_playing(
    store: Store,
    players: ByColor<PlayerId>,
    next: Arc<AtomicU64>,
    games: Games,
    stop: Arc<AtomicBool>,
) {
    let note = |game, change: fn(&mut Progress)| {
        change(games.lock().expect("whole").entry(game).or_default());
    };
    while !stop.load(Ordering::Relaxed) {
        let game = next.fetch_add(1, Ordering::Relaxed);
        store.create_game(&playable(game, players)).await.expect("answers");
        for (after, mv) in (0..).zip(MOVES) {
            note(game, |progress| progress.sent += 1);
            let appended = store.append(append(game_id(game), after, mv)).await.expect("answers");
            assert_eq!(appended, Appended::Committed { ratings: None });
            note(game, |progress| progress.acknowledged += 1);
        }
    }
}

/// A backup that is taken while moves are made has every move that was acknowledged before, none that was sent after, and
/// restores to the same.
async fn check_backup_under_load(place: Location, target: Location) {
    let store = Store::open(&place).await.expect("it opens");
    let players = members(&store).await;
    let (next, stop) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
    let games = Games::default();
    let play = |_| {
        let (store, next) = (store.clone(), Arc::clone(&next));
        let (games, stop) = (Arc::clone(&games), Arc::clone(&stop));
        tokio::spawn(keep_playing(store, players, next, games, stop))
    };
    let playing: Vec<_> = (0..PLAYERS).map(play).collect();
    let copy = || games.lock().expect("whole").clone();
    let acknowledged = |games: &BTreeMap<u64, Progress>| -> usize {
        games.values().map(|game| game.acknowledged).sum()
    };
    while acknowledged(&copy()) < 300 {
        tokio::task::yield_now().await;
    }
    let before = copy();
    let backups = Folder::new();
    let (file, contents) = saved(&place, &backups).await;
    let after = copy();
    let goes_on = acknowledged(&after);
    while acknowledged(&copy()) == goes_on {
        tokio::task::yield_now().await;
    }
    stop.store(true, Ordering::Relaxed);
    for player in playing {
        player.await.expect("no panic");
    }
    store.close().await;

    assert_eq!(restore(&file, &target, &mut |_| ()).await.expect("it restores"), contents);
    let restored = Store::open(&target).await.expect("it opens");
    let mut found = 0;
    for (&game, sent) in &after {
        let known = before.get(&game).copied().unwrap_or_default().acknowledged;
        let events = events(&restored, game).await.unwrap_or_default();
        assert!((known..=sent.sent).contains(&events), "{game}: {known} {events} {}", sent.sent);
        found += events as u64;
    }
    assert_eq!(found, contents.events, "there are no others");
    assert!(contents.events >= 300);
    restored.close().await;
}

#[tokio::test]
async fn a_backup_of_sqlite_under_load_restores_to_what_was_acknowledged() {
    let (source, target) = (Folder::new(), Folder::new());
    check_backup_under_load(source.place(), target.place()).await;
}

#[tokio::test]
async fn a_backup_of_postgres_under_load_restores_to_what_was_acknowledged() {
    check_backup_under_load(new_postgres(), new_postgres()).await;
}

/// With rematches, which refer to games that come earlier or later in the table.
#[tokio::test]
async fn a_store_moves_to_postgres_and_back_unchanged() {
    let source = Folder::new();
    let store = source.store().await;
    let players = play(&store, 12).await;
    let rematch = NewGame { follows: Some(game_id(11)), ..playable(3_000, players) };
    store.create_game(&rematch).await.expect("answers");
    // The rematch of a game whose id comes later.
    let earlier = NewGame { follows: Some(game_id(3_000)), ..playable(2_000, players) };
    store.create_game(&earlier).await.expect("answers");
    store.start_session(players.white, "", NOW).await.expect("answers");
    store.close().await;

    let (database, target) = (new_postgres(), Folder::new());
    let there = migrate(&source.place(), &database, &mut |_| ()).await.expect("it moves");
    let back = migrate(&database, &target.place(), &mut |_| ()).await.expect("it moves");
    assert_eq!(there, back);
    assert_eq!(there, Contents { players: 2, games: 14, events: 39 });
    let (one, other) = (Folder::new(), Folder::new());
    let lists = [saved(&source.place(), &one).await.0, saved(&target.place(), &other).await.0];
    let mut lines = Vec::new();
    for file in &lists {
        lines.push(list(file).await);
    }
    assert_eq!(lines[0], lines[1], "every table has the same rows");
    assert!(lines[0].iter().any(|(name, rows, _)| name == "sessions" && *rows == 1), "{lines:?}");
    let moved = target.store().await;
    let (header, _) = moved.load(game_id(11)).await.expect("answers").expect("there");
    assert_eq!(header.next, Some(game_id(3_000)));
}

/// Every stage is reported from its beginning to its end, and counts what it says.
#[tokio::test]
async fn the_progress_of_a_backup_and_of_a_restore_is_told() {
    let (source, backups, target) = (Folder::new(), Folder::new(), Folder::new());
    let store = source.store().await;
    play(&store, 12).await;
    let mut told = Vec::new();
    let mut tell = |progress| told.push(progress);
    let saved = back_up(&source.place(), backups.path(), NOW, &mut tell).await;
    let (file, contents) = saved.expect("saved");
    let rows: i64 = list(&file).await.iter().map(|(_, rows, _)| rows).sum();
    let (rows, games) = (rows as u64, contents.games);
    let (copy, compare) = ((BackupStage::Copy, rows), (BackupStage::Compare, rows));
    let replay = (BackupStage::Replay, games);
    assert_eq!(stages(&told), [copy, compare, replay]);
    told.clear();
    let mut tell = |progress| told.push(progress);
    restore(&file, &target.place(), &mut tell).await.expect("restored");
    assert_eq!(stages(&told), [compare, replay, copy, compare]);
}

/// The stages with their counts, of which each goes from nothing to all without a step back.
fn stages(told: &[BackupProgress]) -> Vec<(BackupStage, u64)> {
    let stages = told.chunk_by(|one, other| one.stage == other.stage);
    let stages = stages.map(|stage| {
        let (first, last) = (stage[0], stage[stage.len() - 1]);
        assert_eq!((first.done, last.done), (0, last.of), "{stage:?}");
        assert!(stage.is_sorted_by_key(|progress| progress.done), "{stage:?}");
        (last.stage, last.of)
    });
    stages.collect()
}

/// The list of tables in a backup.
async fn list(file: &Path) -> Vec<(String, i64, String)> {
    let address = format!("sqlite://{}", file.display());
    let mut file = SqliteConnection::connect(&address).await.expect("it opens");
    sqlx::query_as("SELECT name, rows, checksum FROM backup_tables ORDER BY name")
        .fetch_all(&mut file)
        .await
        .expect("a list")
}

#[tokio::test]
async fn a_backup_of_an_older_version_restores() {
    let (old, backups, target) = (Folder::new(), Folder::new(), Folder::new());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old/first-release.sqlite");
    fs::create_dir(old.path()).expect("it can be made");
    fs::copy(file, old.path().join(Location::FILE)).expect("it can be copied");
    let (file, contents) = saved(&old.place(), &backups).await;
    assert_eq!((contents.players, contents.events), (3, 172));
    assert_eq!(restore(&file, &target.place(), &mut |_| ()).await.expect("it restores"), contents);
    let store = target.store().await;
    assert!(store.account_named("Ada").await.expect("answers").is_some());
    let database = new_postgres();
    assert_eq!(restore(&file, &database, &mut |_| ()).await.expect("it restores"), contents);
    let store = Store::open(&database).await.expect("it opens");
    assert!(store.account_named("Ada").await.expect("answers").is_some());
}

#[tokio::test]
async fn a_backup_that_has_changed_is_refused_and_nothing_is_restored() {
    let BackedUp { backups, file, contents, .. } = BackedUp::with_games(3).await;
    assert_eq!(verify(&file, &mut |_| ()).await.expect("it is whole"), contents);
    for (sql, table) in [
        ("DELETE FROM events WHERE number = 2", "events"),
        ("UPDATE games SET moved = moved + 1", "games"),
        ("UPDATE players SET name = 'Eve' WHERE name = 'Ada'", "players"),
        ("UPDATE backup_tables SET rows = 7 WHERE name = 'seeks'", "seeks"),
        ("DELETE FROM backup_tables WHERE name = 'chat'", "chat"),
    ] {
        let changed = backups.path().join("changed");
        fs::copy(&file, &changed).expect("it can be copied");
        change(&changed, sql).await;
        let target = Folder::new();
        for error in [
            verify(&changed, &mut |_| ()).await,
            restore(&changed, &target.place(), &mut |_| ()).await,
        ] {
            let error = error.expect_err("it has changed");
            assert!(
                matches!(&error, BackupError::Different { table: found } if found == table),
                "{sql}: {error}"
            );
        }
        assert!(!target.path().join(Location::FILE).exists());
    }
}

#[tokio::test]
async fn a_game_that_cannot_have_been_played_is_told() {
    let (source, backups) = (Folder::new(), Folder::new());
    let store = source.store().await;
    play(&store, 3).await;
    store.close().await;
    let sql = "UPDATE events SET body = replace(body, '\"b1\"', '\"a1\"') WHERE number = 2";
    change(&source.path().join(Location::FILE), sql).await;
    let error =
        back_up(&source.place(), backups.path(), NOW, &mut |_| ()).await.expect_err("a1 twice");
    let id = game_id(2).to_string();
    assert!(
        matches!(&error, BackupError::Store(Error::CorruptRow { table: "games", id: found, .. }) if *found == id),
        "{error}"
    );
    let left: Vec<_> = fs::read_dir(backups.path()).expect("a folder").flatten().collect();
    assert!(left.iter().all(|file| file.file_name() == "basalt.lock"), "{left:?}");
}

#[tokio::test]
async fn a_backup_of_a_newer_version_is_refused() {
    let (source, backups, target) = (Folder::new(), Folder::new(), Folder::new());
    source.store().await.close().await;
    let (file, _) = saved(&source.place(), &backups).await;
    let newer = "INSERT INTO _sqlx_migrations SELECT 9999, description, installed_on, success, \
                 checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
    change(&file, newer).await;
    let error = restore(&file, &target.place(), &mut |_| ()).await.expect_err("newer");
    assert!(matches!(error, BackupError::Store(Error::Newer)), "{error}");
    change(&source.path().join(Location::FILE), newer).await;
    let error = back_up(&source.place(), backups.path(), NOW + 1_000, &mut |_| ())
        .await
        .expect_err("newer");
    assert!(matches!(error, BackupError::Store(Error::Newer)), "{error}");
}

#[tokio::test]
async fn nothing_is_overwritten() {
    let BackedUp { source, store, backups, file, .. } = BackedUp::with_games(2).await;
    let error = restore(&file, &source.place(), &mut |_| ()).await.expect_err("in use");
    assert!(matches!(error, BackupError::Store(Error::InUse(_))), "{error}");
    store.close().await;
    let error = restore(&file, &source.place(), &mut |_| ()).await.expect_err("not empty");
    assert!(matches!(error, BackupError::NotEmpty), "{error}");
    let database = new_postgres();
    restore(&file, &database, &mut |_| ()).await.expect("it is empty");
    let error = restore(&file, &database, &mut |_| ()).await.expect_err("not empty any more");
    assert!(matches!(error, BackupError::NotEmpty), "{error}");
    let error = back_up(&source.place(), backups.path(), NOW, &mut |_| ())
        .await
        .expect_err("the same second");
    assert!(matches!(error, BackupError::File(..)), "{error}");
}

#[tokio::test]
async fn missing_stores_and_backups_are_reported() {
    let (nowhere, backups) = (Folder::new(), Folder::new());
    let error = back_up(&nowhere.place(), backups.path(), NOW, &mut |_| ())
        .await
        .expect_err("nothing there");
    assert!(matches!(error, BackupError::NoStore), "{error}");
    let error = back_up(&new_postgres(), backups.path(), NOW, &mut |_| ())
        .await
        .expect_err("an empty database");
    assert!(matches!(error, BackupError::NoStore), "{error}");
    let missing = backups.path().join("missing");
    let error = verify(&missing, &mut |_| ()).await.expect_err("no file");
    assert!(matches!(&error, BackupError::File(path, _) if *path == missing), "{error}");
    let text = backups.path().join("text");
    fs::write(&text, "this is no database, however long it may be".repeat(100)).expect("written");
    let error = verify(&text, &mut |_| ()).await.expect_err("no backup");
    assert!(matches!(error, BackupError::NoBackup), "{error}");
    let source = Folder::new();
    source.store().await.close().await;
    let error =
        verify(&source.path().join(Location::FILE), &mut |_| ()).await.expect_err("a store");
    assert!(matches!(error, BackupError::NoBackup), "{error}");
}

#[tokio::test]
async fn a_store_that_is_in_use_does_not_move() {
    let (source, target) = (Folder::new(), Folder::new());
    let _store = source.store().await;
    let error = migrate(&source.place(), &target.place(), &mut |_| ()).await.expect_err("in use");
    assert!(matches!(error, BackupError::Store(Error::InUse(_))), "{error}");
    let database = new_postgres();
    let store = Store::open(&database).await.expect("it opens");
    let now = store.time().await.expect("answers");
    let status = basalt_store::NodeStatus { node: 1, seen: now, has_bus: false, players: 0 };
    store.save_node(status).await.expect("answers");
    let error = migrate(&database, &target.place(), &mut |_| ()).await.expect_err("in use");
    assert!(matches!(error, BackupError::InUse), "{error}");
}

#[tokio::test]
async fn only_the_newest_backups_are_kept() {
    let (source, backups) = (Folder::new(), Folder::new());
    source.store().await.close().await;
    let mut files = Vec::new();
    for second in 0..4 {
        let (file, _) = back_up(&source.place(), backups.path(), NOW + second * 1_000, &mut |_| ())
            .await
            .expect("saved");
        files.push(file);
    }
    // 1,800,000,000 seconds after the beginning of 1970.
    assert_eq!(files[0].file_name().expect("a name"), "basalt-20270115T080000Z.sqlite");
    for other in ["basalt.sqlite", "notes.txt", "basalt-old.sqlite"] {
        fs::write(backups.path().join(other), "").expect("written");
    }
    assert_eq!(remove_old_backups(backups.path(), 3).expect("removed"), files[..1]);
    assert!(remove_old_backups(backups.path(), 3).expect("removed").is_empty());
    assert_eq!(remove_old_backups(backups.path(), 1).expect("removed"), files[1..3]);
    let mut left: Vec<_> = fs::read_dir(backups.path())
        .expect("a folder")
        .flatten()
        .map(|file| file.file_name())
        .collect();
    left.sort();
    let kept = files[3].file_name().expect("a name").to_owned();
    let expected = [
        kept,
        "basalt-old.sqlite".into(),
        "basalt.lock".into(),
        "basalt.sqlite".into(),
        "notes.txt".into(),
    ];
    assert_eq!(left, expected);
}

#[cfg(unix)]
#[tokio::test]
async fn backups_are_private_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let (source, backups) = (Folder::new(), Folder::new());
    source.store().await.close().await;
    let (file, _) = saved(&source.place(), &backups).await;
    let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
    assert_eq!((mode(&file), mode(backups.path())), (0o600, 0o700));
}
