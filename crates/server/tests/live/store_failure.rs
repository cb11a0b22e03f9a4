//! Requests while the store fails.

use basalt_rules::Color;
use basalt_store::Location;
use basalt_testkit::Cluster;
use basalt_wire::{Act, ErrorCode, Event, ToServer};

use crate::client::{alternate, begin_game};
use crate::harness::{START, TERMS, TestServer, on_both};

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
