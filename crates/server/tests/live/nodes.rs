//! Two nodes with one store: either may die, and neither knows more than the store.

use basalt_referee::{Pace, Terms};
use basalt_server::InProcessBus;
use basalt_wire::{Act, ErrorCode, Event, FromServer, Presence, ToServer};

use crate::client::{Client, alternate, begin_game};
use crate::harness::{RunningNode, TERMS, TestServer, on_both, serve};

on_both! {
    a_game_is_played_across_two_nodes,
    two_nodes_that_do_not_hear_each_other_cannot_play_twice,
    whoever_is_connected_to_another_node_has_not_left,
    a_node_that_is_stopped_drops_its_clients_and_no_others,
}

/// Ada and Bea, each connected to her own node; the nodes share a bus.
async fn apart(server: &TestServer) -> [(RunningNode, Client); 2] {
    let bus = InProcessBus::default();
    let connected = async |name| {
        let node = serve(server.store().clone(), server.clock.clone(), bus.clone()).await;
        let client = Client::connect(node.address, Some(&server.guest(name).await.token)).await;
        (node, client)
    };
    [connected("Ada").await, connected("Bea").await]
}

async fn a_game_is_played_across_two_nodes(server: TestServer) {
    let [(_one, mut ada), (_two, mut bea)] = apart(&server).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    ada.play(game, "a1").await.expect("legal");
    assert!(matches!(bea.events().await[..], [Event::Move { .. }]));
    bea.play(game, "b1").await.expect("legal");
    assert!(matches!(ada.events().await[..], [Event::Move { .. }]));
    bea.request(ToServer::Seek { terms: TERMS, to: Some("Ada".to_owned()), listed: false })
        .await
        .expect("she is on the other node");
    assert!(ada.opened().await.for_you);
}

/// Without a bus, a node learns what the other did only when it commits something itself.
async fn two_nodes_that_do_not_hear_each_other_cannot_play_twice(server: TestServer) {
    let other = serve(server.store().clone(), server.clock.clone(), InProcessBus::default()).await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let mut here = server.connect(&ada).await;
    let mut bea = server.connect(&bea).await;
    let game = begin_game(&mut here, &mut bea, TERMS).await;
    let mut there = Client::connect(other.address, Some(&ada.token)).await;
    there.watch(game).await;
    here.play(game, "a1").await.expect("legal");
    let play = ToServer::Play { game, after: 0, mv: "b1".to_owned() };
    assert_eq!(there.request(play).await, Err(ErrorCode::Stale { number: 1 }));
    let (header, _) = server.store().load(game).await.expect("stored").expect("there");
    assert_eq!(header.number, 1);
    let all = |message: &FromServer| match message {
        FromServer::Game(state) => Some(state.events.len()),
        _ => None,
    };
    there.request(ToServer::Watch { game, after: 0, said: 0 }).await.expect("there");
    assert_eq!(there.find(all).await, 1);
}

/// Waits until a client receives such a presence.
async fn expect_presence(client: &mut Client, is_expected: impl Fn(&Presence) -> bool) {
    client
        .find(|message| match message {
            FromServer::Presence { presence, .. } => is_expected(presence).then_some(()),
            _ => None,
        })
        .await;
}

async fn whoever_is_connected_to_another_node_has_not_left(server: TestServer) {
    let [(one, mut ada), (two, mut bea)] = apart(&server).await;
    let terms = Terms { pace: Pace::Live { base: 600, increment: 0 }, ..TERMS };
    let game = begin_game(&mut ada, &mut bea, terms).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    let mut spectator = Client::connect(two.address, None).await;
    spectator.watch(game).await;

    server.clock.advance(60_000);
    two.live.heartbeat().await.expect("stored");
    assert_eq!(ada.act(game, Act::Claim).await, Err(ErrorCode::NotNow));
    one.live.heartbeat().await.expect("stored");
    expect_presence(&mut ada, |presence| presence.black).await;

    drop(bea);
    expect_presence(&mut spectator, |presence| !presence.black).await;
    two.live.heartbeat().await.expect("stored");
    one.live.heartbeat().await.expect("stored");
    let left_at = server.clock.now();
    expect_presence(&mut ada, |presence| presence.away_since == Some(left_at)).await;
    server.clock.advance(29_999);
    assert_eq!(ada.act(game, Act::Claim).await, Err(ErrorCode::NotNow));
    server.clock.advance(1);
    ada.act(game, Act::Claim).await.expect("half a minute has passed");
}

async fn a_node_that_is_stopped_drops_its_clients_and_no_others(server: TestServer) {
    let [(one, mut ada), (_two, mut bea)] = apart(&server).await;
    one.live.stop();
    ada.expect_closed().await;
    let seek = ToServer::Seek { terms: TERMS, to: None, listed: true };
    bea.request(seek).await.expect("her node goes on");
}
