//! Requests while the store fails.

use std::fs;

use basalt_rules::Color;
use basalt_store::Location;
use basalt_testkit::{Cluster, TempFolder};
use basalt_wire::{Act, ErrorCode, Event, ToServer};

use crate::client::{FOUR_EACH, alternate, begin_game};
use crate::harness::{DAYS, START, TERMS, TestServer, on_both};

/// The size of a page of SQLite, by default.
const PAGE_BYTES: usize = 4096;

on_both! {
    whoever_asks_is_told_that_the_store_is_in_trouble,
}

async fn whoever_asks_is_told_that_the_store_is_in_trouble(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    server.store().close().await;
    assert_eq!(ada.play(game, "c1").await, Err(ErrorCode::ServerError));
    assert_eq!(bea.act(game, Act::Resign).await, Err(ErrorCode::ServerError));
    assert_eq!(bea.request(ToServer::EnterLobby).await, Err(ErrorCode::ServerError));
}

/// A page with events is overwritten, and restored later.
#[tokio::test]
async fn a_corrupt_page_is_told_and_costs_no_move() {
    let folder = TempFolder::new("corrupt");
    let file = folder.path().join(Location::FILE);
    let server = TestServer::at(Location::Folder(folder.path().to_owned())).await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let game = {
        let mut white = server.connect(&ada).await;
        let mut black = server.connect(&bea).await;
        let game = begin_game(&mut white, &mut black, DAYS).await;
        alternate(&mut white, &mut black, game, &FOUR_EACH).await;
        game
    };
    let mut whole = Vec::new();
    let server = server
        .restart_with(|_| {
            whole = fs::read(&file).expect("readable");
            fs::write(&file, corrupted(&whole)).expect("writable");
        })
        .await;
    let mut white = server.connect(&ada).await;
    let watch = ToServer::Watch { game, after: 0, last_chat_line: 0 };
    assert_eq!(white.request(watch).await, Err(ErrorCode::ServerError));
    assert_eq!(white.play(game, "i1").await, Err(ErrorCode::ServerError));
    drop(white);

    let server = server.restart_with(|_| fs::write(&file, whole).expect("writable")).await;
    let mut white = server.connect(&ada).await;
    assert_eq!(white.watch(game).await.events.len(), FOUR_EACH.len());
    assert_eq!(white.play(game, "i1").await, Ok(()));
}

/// The file with the first page of events overwritten.
fn corrupted(whole: &[u8]) -> Vec<u8> {
    let is_event = |text: &[u8]| text == b"{\"move\":{";
    let has_events = |page: &[u8]| page.windows(9).any(is_event);
    let page = whole.chunks(PAGE_BYTES).position(has_events).expect("events");
    let mut corrupt = whole.to_owned();
    corrupt[page * PAGE_BYTES..][..PAGE_BYTES].fill(0xa5);
    corrupt
}

/// The database is away for longer than White has time.
#[tokio::test]
async fn time_without_a_store_costs_nobody_time() {
    let mut cluster = Cluster::start().expect("PostgreSQL starts");
    let place = Location::Postgres(cluster.database().expect("a database"));
    let server = TestServer::at(place).await;
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    server.node.live.note_alive().await.expect("the store is there");
    cluster.stop();
    assert_eq!(ada.play(game, "c1").await, Err(ErrorCode::ServerError));
    server.clock.advance(100_000);
    cluster.resume().expect("it starts again");
    let mut answer = ada.play(game, "c1").await;
    while answer == Err(ErrorCode::ServerError) {
        answer = ada.play(game, "c1").await;
    }
    assert_eq!(answer, Ok(()), "White has as much time as before");
    assert_eq!(bea.events().await, [Event::ServerDown { from: START }]);
    let moved = Event::Move { by: Color::White, mv: "c1".to_owned(), spent: 0, forced: false };
    assert_eq!(bea.events().await, [moved]);
}
