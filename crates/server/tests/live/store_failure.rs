//! Requests while the store fails.

use basalt_wire::{Act, ErrorCode, ToServer};

use crate::client::{alternate, begin_game};
use crate::harness::{TERMS, TestServer, on_both};

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
