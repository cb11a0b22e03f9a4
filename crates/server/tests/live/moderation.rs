//! The chat as moderators and time restrict it: muted players, closed chats, links that are held.

use basalt_referee::{
    ChatMessage, DAYS_CHAT_MS, LIVE_CHAT_MS, ModeratorAction, ReportReason, Terms,
};
use basalt_rules::ByColor;
use basalt_server::InProcessBus;
use basalt_store::{Measure, MeasureTaken, PlayerId, Seat};
use basalt_wire::{Act, ErrorCode, FromServer, ToServer};

use crate::client::{Client, begin_game};
use crate::harness::{DAYS, TERMS, TestServer, on_both, serve};

on_both! {
    muted_on_one_node_is_muted_on_the_other,
    a_closed_account_leaves_all_nodes,
    the_chat_of_a_live_game_closes_after_half_an_hour,
    the_chat_of_a_correspondence_game_closes_after_a_week,
    a_message_with_a_link_reaches_nobody,
}

fn measure(moderator: PlayerId, subject: PlayerId, action: ModeratorAction) -> Measure {
    let why = (ReportReason::Abuse, "Please be polite.");
    Measure::new(moderator, subject, action, why, crate::harness::START)
}

fn say(game: basalt_referee::GameId, text: &str) -> ToServer {
    ToServer::Say { game, message: ChatMessage::Text(text.to_owned()) }
}

/// The decision is in the store; no node is told, and both are bound by it at once.
async fn muted_on_one_node_is_muted_on_the_other(server: TestServer) {
    let bus = InProcessBus::default();
    let node = async || serve(server.store().clone(), server.clock.clone(), bus.clone()).await;
    let (one, two) = (node().await, node().await);
    let (ada, bea) = (server.member("Ada").await, server.member("Bea").await);
    let mut white = Client::connect(one.address, Some(&ada.token)).await;
    let mut black = Client::connect(two.address, Some(&bea.token)).await;
    let game = begin_game(&mut white, &mut black, TERMS).await;
    let mut elsewhere = Client::connect(one.address, Some(&bea.token)).await;
    black.request(say(game, "hello")).await.expect("not muted");
    let until = server.clock.now() + 3_600_000;
    let mute = Measure { until: Some(until), ..measure(ada.id, bea.id, ModeratorAction::Mute) };
    let taken = server.store().take_measure(&mute).await.expect("answers");
    assert_eq!(taken, MeasureTaken::Done(1));
    for client in [&mut black, &mut elsewhere] {
        let refused = client.request(say(game, "rude words")).await;
        assert_eq!(refused, Err(ErrorCode::Muted { until }));
    }
    white.request(say(game, "nobody else")).await.expect("she is not muted");
    let unmute = measure(ada.id, bea.id, ModeratorAction::Unmute);
    server.store().take_measure(&unmute).await.expect("answers");
    elsewhere.request(say(game, "sorry")).await.expect("no longer muted");
    server.store().take_measure(&mute).await.expect("answers");
    server.clock.advance(3_600_000);
    black.request(say(game, "an hour later")).await.expect("it is over");
}

async fn a_closed_account_leaves_all_nodes(server: TestServer) {
    let bus = InProcessBus::default();
    let node = async || serve(server.store().clone(), server.clock.clone(), bus.clone()).await;
    let (one, two) = (node().await, node().await);
    let (ada, bea) = (server.member("Ada").await, server.member("Bea").await);
    let mut black = Client::connect(two.address, Some(&bea.token)).await;
    let close = measure(ada.id, bea.id, ModeratorAction::Close);
    server.store().take_measure(&close).await.expect("answers");
    one.live.disconnect_player(bea.id).await.expect("the store is there");
    black.expect_closed().await;
    let mut again = Client::connect(one.address, Some(&bea.token)).await;
    let me = again.find(|message| match message {
        FromServer::Welcome { me, .. } => Some(me.clone()),
        _ => None,
    });
    assert_eq!(me.await, None, "the session is over");
}

async fn the_chat_of_a_live_game_closes_after_half_an_hour(server: TestServer) {
    closes_after(server, TERMS, LIVE_CHAT_MS).await;
}

async fn the_chat_of_a_correspondence_game_closes_after_a_week(server: TestServer) {
    closes_after(server, DAYS, DAYS_CHAT_MS).await;
}

/// Players and spectators may write until the time is over, and no longer.
async fn closes_after(server: TestServer, terms: Terms, open_for: u64) {
    let people =
        [server.member("Ada").await, server.member("Bea").await, server.member("Cat").await];
    let seats = ByColor { white: Seat::Person(people[0].id), black: Seat::Person(people[1].id) };
    let game = server.stored_game(terms, seats).await;
    let mut ada = server.connect(&people[0]).await;
    ada.watch(game).await;
    ada.act(game, Act::Abort).await.expect("nobody has moved");
    server.clock.advance(open_for - 1);
    // Connections end in the meantime.
    let mut ada = server.connect(&people[0]).await;
    let mut cat = server.connect(&people[2]).await;
    for client in [&mut ada, &mut cat] {
        client.request(say(game, "good game")).await.expect("it is open");
    }
    server.clock.advance(1);
    for client in [&mut ada, &mut cat] {
        let refused = client.request(say(game, "too late")).await;
        assert_eq!(refused, Err(ErrorCode::ChatClosed));
    }
}

async fn a_message_with_a_link_reaches_nobody(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    let refused = ada.request(say(game, "look at www.example.org")).await;
    assert_eq!(refused, Err(ErrorCode::LinkHeld));
    ada.request(say(game, "hello")).await.expect("no link");
    let lines = bea.chat_lines().await;
    assert_eq!(lines.len(), 1);
    assert_eq!((lines[0].number, &lines[0].message), (1, &ChatMessage::Text("hello".to_owned())));
}
