//! No acknowledged move is lost and none is played twice, whether the server is killed in the middle of many games or
//! the database goes away and comes back, or anything happens to three servers, their bus and their database. Bots lose no game
//! either.

mod bots;
mod child;
mod clock_twin;
mod cluster;
mod game;
mod harness;
mod player;
mod progress;
#[path = "../shared/random_bot.rs"]
mod random_bot;
mod spectator;

use basalt_store::Location;
use basalt_testkit::{Cluster, Proxy, TempFolder};

use bots::BotsTest;
use child::Crashing;
use cluster::ClusterTest;
use harness::CrashTest;
use progress::Progress;

/// The number of times that the server is killed; `cargo xtask soak` sets a larger one.
fn kills() -> usize {
    std::env::var("BASALT_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(50)
}

/// Number of times that the database is cut off. Each takes the five seconds for which the store waits for it.
fn cuts() -> usize {
    (kills() / 10).max(1)
}

/// Number of faults that hit three servers; `cargo xtask soak` sets a larger one.
fn faults() -> usize {
    std::env::var("BASALT_FAULTS").ok().and_then(|text| text.parse().ok()).unwrap_or(20)
}

/// Number of games that bots play on two servers; `cargo xtask soak` sets a larger one.
fn bot_games() -> usize {
    std::env::var("BASALT_BOT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(6)
}

/// A text that must never be in a log.
const PASSWORD: &str = "correct-horse";

/// Not a test: the process that is killed.
#[test]
fn server_process() {
    child::serve_if_told();
}

/// Even if it is suspended at that moment.
#[test]
fn no_server_outlives_the_tests() {
    let folder = TempFolder::new("abandoned");
    let server = Crashing::start(&Location::Folder(folder.path().to_owned()), None);
    server.pause();
    server.abandon();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_loses_nothing() {
    let folder = TempFolder::new("crash");
    let mut test = CrashTest::new(Location::Folder(folder.path().to_owned()), kills()).await;
    let mut progress = Progress::new("kills", kills());
    while progress.goes_on() {
        test.games.play_on().await;
        test.kill_and_restart();
        progress.count(test.games.count.acknowledged());
    }
    test.games.play_on().await;
    test.stop_and_compare().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_cut_off_loses_nothing() {
    let mut cluster = Cluster::start().expect("PostgreSQL starts");
    let address = cluster.database().expect("a database");
    // A test cluster trusts everybody, whatever the password.
    let place = Location::Postgres(address.replacen('@', &format!(":{PASSWORD}@"), 1));
    let mut test = CrashTest::new(place, cuts()).await;
    for _ in 0..cuts() {
        test.games.play_on().await;
        cluster.stop();
        test.games.meet_error().await;
        cluster.resume().expect("it starts again");
    }
    test.games.play_on().await;
    let log = test.stop_and_compare().await;
    assert!(log.contains("basalt: the store: the database does not answer"), "{log}");
    assert!(!log.contains(PASSWORD), "{log}");
}

/// The disk is full for a while: files may not grow.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing() {
    let folder = TempFolder::new("full");
    let log = folder.path().join(format!("{}-wal", Location::FILE));
    let mut test = CrashTest::new(Location::Folder(folder.path().to_owned()), 2).await;
    test.games.play_on().await;
    let length = std::fs::metadata(&log).expect("the write-ahead log").len();
    test.limit_file_size(Some(length + 64 * 1024));
    test.games.meet_error().await;
    test.limit_file_size(None);
    test.games.play_on().await;
    let log = test.stop_and_compare().await;
    assert!(log.contains("basalt: the store: ") && log.contains("disk"), "{log}");
}

/// The database accepts statements and does not answer for a while.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_hangs_loses_nothing() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let address = cluster.database().expect("a database");
    let host = address.split(['@', '/']).nth(3).expect("a host").parse().expect("an address");
    let proxy = Proxy::start(host).expect("a free port");
    let place = address.replacen(&host.to_string(), &proxy.address().to_string(), 1);
    let mut test = CrashTest::new(Location::Postgres(place), 2).await;
    test.games.play_on().await;
    proxy.cut();
    test.games.meet_error().await;
    test.wait_for_log("basalt: the store: the database does not answer").await;
    proxy.mend();
    test.games.play_on().await;
    test.stop_and_compare().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_servers_lose_nothing_whatever_happens_to_them() {
    let mut test = ClusterTest::new(faults()).await;
    let mut progress = Progress::new("faults", faults());
    while progress.goes_on() {
        test.break_something().await;
        progress.count(test.acknowledged());
    }
    test.stop_and_compare().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_finish_every_game_although_their_servers_are_killed() {
    let mut test = BotsTest::new().await;
    let mut left = bot_games();
    while left > 0 {
        left -= test.play_round(left).await;
    }
    test.compare(bot_games()).await;
}
