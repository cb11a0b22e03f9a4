//! Requests while the store fails.

use std::fs;

use basalt_rules::Color;
use basalt_store::Location;
use basalt_testkit::{Cluster, TempFolder};
use basalt_wire::{Act, ErrorCode, Event, LiveGame, ToServer};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::time::timeout;

use crate::client::{FOUR_EACH, REPLY_TIMEOUT, alternate, begin_game, get};
use crate::harness::{DAYS, START, TERMS, TestServer, on_both};

/// The size of a page of SQLite, by default.
const PAGE_BYTES: usize = 4096;

on_both! {
    requests_report_a_failing_store,
}

async fn requests_report_a_failing_store(server: TestServer) {
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

/// An event that this version does not know makes a game unreadable. Its flag falls first, and it is the first of its player.
#[tokio::test]
async fn a_game_that_cannot_be_read_holds_up_no_other() {
    let folder = TempFolder::new("unreadable");
    let server = TestServer::at(Location::Folder(folder.path().to_owned())).await;
    let ada = server.guest("Ada").await;
    let mut games = Vec::new();
    for opponent in ["Bea", "Cat"] {
        let mut white = server.connect(&ada).await;
        let mut black = server.connect(&server.guest(opponent).await).await;
        let game = begin_game(&mut white, &mut black, TERMS).await;
        alternate(&mut white, &mut black, game, &["a1", "b1"]).await;
        server.clock.advance(1_000);
        games.push(game);
    }
    let options = SqliteConnectOptions::new().filename(folder.path().join(Location::FILE));
    let mut beside = options.connect().await.expect("it opens");
    let unknown = "UPDATE events SET body = '{\"nonsense\":{}}' WHERE game = $1";
    let spoilt = sqlx::query(unknown).bind(games[0].to_string()).execute(&mut beside).await;
    assert_eq!(spoilt.expect("written").rows_affected(), 2);
    beside.close().await.expect("closed");

    let server = server.restart().await;
    let mut white = server.connect(&ada).await;
    let watch = |game| ToServer::Watch { game, after: 0, last_chat_line: 0 };
    assert_eq!(white.request(watch(games[0])).await, Err(ErrorCode::ServerError));
    white.watch(games[1]).await;
    let own: Vec<LiveGame> = get(server.node.address, "/api/my-games", &ada.token).await;
    assert_eq!(own.iter().map(|own| own.game).collect::<Vec<_>>(), [games[1]]);
    server.clock.advance(100_000);
    let ending = timeout(REPLY_TIMEOUT, white.ending()).await.expect("the flag falls");
    assert_eq!(ending.winner, Some(Color::Black));
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
    // The node may have asked the store when it was earlier. It may not be answered now, as if no time had passed.
    assert_eq!(ada.play(game, "c1").await, Err(ErrorCode::ServerError));
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
