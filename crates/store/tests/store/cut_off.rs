//! A database that goes away and comes back.

use basalt_store::{Appended, Error, Location, Store};
use basalt_testkit::Cluster;

use crate::sample::{Folder, append, game_id, members, new_game};

#[tokio::test]
async fn acknowledged_events_are_there_when_the_database_is_back() {
    let mut cluster = Cluster::start().expect("PostgreSQL starts");
    let place = Location::Postgres(cluster.database().expect("a database"));
    let store = Store::open(&place).await.expect("it opens");
    let players = members(&store).await;
    store.create_game(&new_game(1, players)).await.expect("answers");
    let committed = Appended::Committed { ratings: None };
    assert_eq!(store.append(append(game_id(1), 0, "a1")).await.expect("answers"), committed);

    cluster.stop();
    let error = store.append(append(game_id(1), 1, "b2")).await.expect_err("cut off");
    assert!(matches!(error, Error::Unreachable(_)), "{error}");
    let error = store.header(game_id(1)).await.expect_err("cut off");
    assert!(matches!(error, Error::Unreachable(_)), "{error}");

    cluster.resume().expect("it starts again");
    assert_eq!(store.append(append(game_id(1), 1, "b2")).await.expect("answers"), committed);
    assert_eq!(store.events_after(game_id(1), 0).await.expect("answers").len(), 2);
}

#[tokio::test]
async fn an_address_that_is_none_is_told() {
    let error = Store::open(&Location::Postgres("nonsense".to_owned())).await.expect_err("none");
    assert!(matches!(error, Error::InvalidAddress), "{error}");
}

#[tokio::test]
async fn a_folder_that_cannot_be_is_told() {
    let folder = Folder::new();
    std::fs::write(folder.path(), "a file is in the way").expect("it can be written");
    let error = Store::open(&folder.place()).await.expect_err("no folder");
    assert!(matches!(&error, Error::Folder(path, _) if path == folder.path()), "{error}");
    std::fs::remove_file(folder.path()).expect("it can be removed");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_told() {
    let folder = Folder::new();
    std::fs::create_dir(folder.path()).expect("it can be made");
    std::fs::write(
        folder.path().join(Location::FILE),
        "no database, but long enough to be looked at",
    )
    .expect("it can be written");
    let error = Store::open(&folder.place()).await.expect_err("no database");
    assert!(matches!(error, Error::Unreachable(_)), "{error}");
}
