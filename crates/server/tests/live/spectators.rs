//! Spectators and clients that reconnect.

use basalt_wire::{ErrorCode, FromServer, Numbered, ToServer};

use crate::client::{Client, alternate, begin_game};
use crate::harness::{TERMS, TestServer, on_both};

on_both! {
    returning_spectators_get_missed_events_without_a_gap,
    future_event_numbers_get_all_events,
    spectators_see_all_and_do_nothing,
    strangers_who_come_and_go_send_players_no_flood,
    returning_spectators_get_the_presence,
    former_spectators_get_no_events,
}

async fn returning_spectators_get_missed_events_without_a_gap(server: TestServer) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, TERMS).await;
    alternate(&mut white, &mut black, game, &["a1", "b1"]).await;
    drop(black);
    white.play(game, "c1").await.expect("legal");
    let mut black = server.connect(&bea).await;
    black.request(ToServer::Watch { game, after: 2, last_chat_line: 0 }).await.expect("there");
    let missed = black.numbered().await;
    assert_eq!(missed.iter().map(|numbered| numbered.number).collect::<Vec<_>>(), [3]);
    black.play(game, "d1").await.expect("legal");
    let blind = ToServer::Play { game, after: 3, mv: "e1".to_owned() };
    assert_eq!(white.request(blind).await, Err(ErrorCode::Stale { number: 4 }));
}

async fn future_event_numbers_get_all_events(server: TestServer) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, TERMS).await;
    alternate(&mut white, &mut black, game, &["a1"]).await;
    white.request(ToServer::Watch { game, after: 99, last_chat_line: 0 }).await.expect("there");
    let events = |message: &FromServer| match message {
        FromServer::Game(state) => Some(state.events.len()),
        _ => None,
    };
    assert_eq!(white.find(events).await, 1);
}

/// Waits until a client has received this many events.
async fn collect(client: &mut Client, count: usize) -> Vec<Numbered> {
    let mut events = Vec::new();
    while events.len() < count {
        events.append(&mut client.numbered().await);
    }
    events
}

async fn spectators_see_all_and_do_nothing(server: TestServer) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, TERMS).await;
    let mut stranger = server.stranger().await;
    assert_eq!(stranger.watch(game).await.you, None);
    let cat = server.guest("Cat").await;
    let mut cat = server.connect(&cat).await;
    cat.watch(game).await;
    let both = |message: &FromServer| match message {
        FromServer::Presence { presence, .. } => (presence.watchers == 2).then_some(()),
        _ => None,
    };
    server.clock.advance(1_000);
    white.find(both).await;
    assert_eq!(stranger.play(game, "a1").await, Err(ErrorCode::Stranger));
    assert_eq!(cat.play(game, "a1").await, Err(ErrorCode::NotYours));
    alternate(&mut white, &mut black, game, &["a1", "b1", "c1"]).await;
    let (_, stored) = server.store().load(game).await.expect("stored").expect("there");
    let stored: Vec<Numbered> = stored.into_iter().map(Into::into).collect();
    assert_eq!(collect(&mut stranger, 3).await, stored);
    assert_eq!(collect(&mut cat, 3).await, stored);
}

/// The number of times that a client has been told who watches.
async fn count_presences(client: &mut Client) -> usize {
    client.request(ToServer::Ping).await.expect("allowed");
    let mut count = 0;
    client.forget_received(|message| {
        count += usize::from(matches!(message, FromServer::Presence { .. }));
    });
    count
}

/// The server disconnects whoever has too many messages to read.
async fn strangers_who_come_and_go_send_players_no_flood(server: TestServer) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, TERMS).await;
    server.clock.advance(1_000);
    count_presences(&mut white).await;
    let mut stranger = server.stranger().await;
    for _ in 0..10 {
        stranger.watch(game).await;
        stranger.request(ToServer::Unwatch { game }).await.expect("watched");
    }
    stranger.watch(game).await;
    assert_eq!(count_presences(&mut white).await, 1, "the first one");
    let mut cat = server.stranger().await;
    cat.watch(game).await;
    drop(black);
    let is_alone = |watchers| {
        move |message: &FromServer| match message {
            FromServer::Presence { presence, .. } if !presence.black => {
                Some(presence.watchers == watchers)
            }
            _ => None,
        }
    };
    assert!(white.find(is_alone(2)).await, "players are told at once");
    drop(cat);
    // Nothing has to be awaited but the message that comes when the second is over.
    server.clock.advance(1_000);
    while !white.find(is_alone(1)).await {}
}

async fn returning_spectators_get_the_presence(server: TestServer) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, TERMS).await;
    white.play(game, "a1").await.expect("legal");
    let mut again = server.connect(&ada).await;
    again.request(ToServer::Watch { game, after: 1, last_chat_line: 0 }).await.expect("there");
    let both = |message: &FromServer| match message {
        FromServer::Presence { presence, .. } => (presence.white && presence.black).then_some(()),
        _ => None,
    };
    again.find(both).await;
}

async fn former_spectators_get_no_events(server: TestServer) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut white, mut black) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut white, &mut black, TERMS).await;
    let mut stranger = server.stranger().await;
    stranger.watch(game).await;
    stranger.request(ToServer::Unwatch { game }).await.expect("watched");
    white.play(game, "a1").await.expect("legal");
    let ping = stranger.begin(ToServer::Ping).await;
    loop {
        match stranger.next_message().await.expect("connected") {
            FromServer::Pong { request, .. } if request == ping => break,
            FromServer::Events { events, .. } => panic!("received {events:?}"),
            _ => {}
        }
    }
}
