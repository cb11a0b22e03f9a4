//! Pages tell how often their window loses the focus in live rated games; nothing else comes of it.

use basalt_wire::{ErrorCode, ToServer};

use crate::client::{begin_game, rated_game};
use crate::harness::{TERMS, TestServer, on_both};

async fn only_players_of_live_rated_games_count(server: TestServer) {
    let (mut ada, mut bea, game) = rated_game(&server).await;
    let lost = ToServer::FocusLost { game };
    for _ in 0..3 {
        ada.request(lost.clone()).await.expect("it counts");
    }
    let cat = server.member("Cat").await;
    let mut cat = server.connect(&cat).await;
    assert_eq!(cat.request(lost.clone()).await, Err(ErrorCode::NotYours));
    assert_eq!(server.stranger().await.request(lost.clone()).await, Err(ErrorCode::Stranger));
    let casual = begin_game(&mut ada, &mut bea, TERMS).await;
    let in_casual = ToServer::FocusLost { game: casual };
    assert_eq!(ada.request(in_casual).await, Err(ErrorCode::NotNow));
    ada.number = ada.watch(game).await.events.len() as u32;
    ada.act(game, basalt_wire::Act::Resign).await.expect("it ends");
    assert_eq!(ada.request(lost).await, Err(ErrorCode::NotNow));
    let player = |name| {
        let store = server.store();
        async move { store.account_named(name).await.expect("answers").expect("there").id }
    };
    let (ada, bea) = (player("Ada").await, player("Bea").await);
    for (id, losses) in [(ada, 3), (bea, 0)] {
        server.store().ask_for_comparison(id, server.clock.now()).await.expect("answers");
        let games = server.store().compared_games(id).await.expect("answers");
        assert_eq!(games.iter().map(|one| one.focus_losses).collect::<Vec<_>>(), [losses]);
    }
}

async fn floods_are_dropped_without_an_error(server: TestServer) {
    let (mut ada, _bea, game) = rated_game(&server).await;
    for _ in 0..30 {
        ada.request(ToServer::FocusLost { game }).await.expect("no error");
    }
    ada.act(game, basalt_wire::Act::Resign).await.expect("it ends");
    let id = server.store().account_named("Ada").await.expect("answers").expect("there").id;
    server.store().ask_for_comparison(id, server.clock.now()).await.expect("answers");
    let games = server.store().compared_games(id).await.expect("answers");
    assert_eq!(games[0].focus_losses, 20);
}

on_both!(only_players_of_live_rated_games_count, floods_are_dropped_without_an_error);
