//! Claims of servers on one database.

use basalt_store::{ClaimMode, Location, Store};
use basalt_testkit::{Cluster, TempFolder};

#[tokio::test]
async fn a_server_alone_and_others_do_not_share_a_database() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let place = Location::Postgres(cluster.database().expect("a database"));
    let elsewhere = Location::Postgres(cluster.database().expect("a database"));
    let store = Store::open(&place).await.expect("it opens");
    let claim = async |mode| store.claim(mode).await.expect("answers");
    let alone = claim(ClaimMode::Exclusive).await.expect("it is free");
    assert!(claim(ClaimMode::Exclusive).await.is_none());
    assert!(claim(ClaimMode::Shared).await.is_none());
    let other = Store::open(&elsewhere).await.expect("it opens");
    let of_other = other.claim(ClaimMode::Exclusive).await.expect("answers");
    assert!(of_other.is_some(), "another database");

    alone.release().await.expect("answers");
    let one = claim(ClaimMode::Shared).await.expect("it is free");
    let two = claim(ClaimMode::Shared).await.expect("they share it");
    assert!(claim(ClaimMode::Exclusive).await.is_none());
    one.release().await.expect("answers");
    assert!(claim(ClaimMode::Exclusive).await.is_none(), "there is another one");
    two.release().await.expect("answers");
    assert!(claim(ClaimMode::Exclusive).await.is_some());
}

#[tokio::test]
async fn a_claim_whose_connection_is_lost_is_made_again() {
    let mut cluster = Cluster::start().expect("PostgreSQL starts");
    let place = Location::Postgres(cluster.database().expect("a database"));
    let store = Store::open(&place).await.expect("it opens");
    let mut claim = store.claim(ClaimMode::Exclusive).await.expect("answers").expect("it is free");
    assert!(claim.keep().await.expect("answers"));
    cluster.stop();
    assert!(claim.keep().await.is_err());
    cluster.resume().expect("it starts");
    assert!(claim.keep().await.expect("answers"));
    assert!(store.claim(ClaimMode::Exclusive).await.expect("answers").is_none());

    cluster.stop();
    cluster.resume().expect("it starts");
    let _quicker = store.claim(ClaimMode::Exclusive).await.expect("answers").expect("it is free");
    assert!(!claim.keep().await.expect("answers"));
}

#[tokio::test]
async fn the_lock_of_a_folder_is_a_claim() {
    let folder = TempFolder::new("claim");
    let store = Store::open(&Location::Folder(folder.path().to_owned())).await.expect("it opens");
    let mut claim = store.claim(ClaimMode::Exclusive).await.expect("answers").expect("it is ours");
    assert!(claim.keep().await.expect("answers"));
}
