//! Nothing that was acknowledged is lost, and nothing is played twice: whether the server is killed in the middle of
//! many games, or the database is cut off and comes back.

mod child;
mod game;
mod player;
mod world;

use basalt_store::Place;
use basalt_testkit::Cluster;

use world::World;

/// How many games go on at once.
const GAMES: u64 = 200;

/// How often the server is killed.
const KILLS: usize = 50;

/// How often the database is cut off.
const CUTS: usize = 5;

/// What nobody must read in a log.
const PASSWORD: &str = "correct-horse";

/// Not a test: what runs as a process of its own, to be killed.
#[test]
fn server_process() {
    child::serve_if_told();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_loses_nothing() {
    let folder = world::Folder::new();
    let mut world = World::new(Place::Folder(folder.0.clone()), GAMES).await;
    for _ in 0..KILLS {
        world.play_on().await;
        world.kill_and_restart();
    }
    world.play_on().await;
    world.stop_and_compare().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_cut_off_loses_nothing() {
    let mut cluster = Cluster::start().expect("PostgreSQL starts");
    let address = cluster.database().expect("a database");
    // A cluster for tests trusts everybody, whatever password they have.
    let place = Place::Postgres(address.replacen('@', &format!(":{PASSWORD}@"), 1));
    let mut world = World::new(place, GAMES).await;
    for _ in 0..CUTS {
        world.play_on().await;
        cluster.stop();
        world.meet_trouble().await;
        cluster.resume().expect("it starts again");
    }
    world.play_on().await;
    let log = world.stop_and_compare().await;
    assert!(log.contains("basalt: the store: the database does not answer"), "{log}");
    assert!(!log.contains(PASSWORD), "{log}");
}
