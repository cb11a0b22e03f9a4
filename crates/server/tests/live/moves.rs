//! Moves, duplicates, takebacks, draws and all other ways in which a game continues or ends.

use basalt_referee::{EndReason, Ending};
use basalt_rules::Color;
use basalt_wire::{Act, ErrorCode, Event, FromServer, ToServer};

use crate::client::{Client, alternate, begin_game, rated_game};
use crate::harness::{TERMS, TestServer, on_both};

on_both! {
    a_move_reaches_the_opponent,
    two_tabs_that_move_at_once_make_one_move,
    a_double_click_plays_once,
    a_delayed_duplicate_after_a_takeback_is_refused,
    a_draw_is_agreed,
    giving_up_and_calling_off,
    a_rematch_exchanges_the_colours,
    an_offer_of_a_rematch_can_always_be_answered,
    a_rated_game_changes_both_ratings_once,
}

/// Two players of a new game, White first.
async fn two(server: &TestServer) -> (Client, Client, basalt_referee::GameId) {
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (mut ada, mut bea) = (server.connect(&ada).await, server.connect(&bea).await);
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    (ada, bea, game)
}

async fn a_move_reaches_the_opponent(server: TestServer) {
    let (mut ada, mut bea, game) = two(&server).await;
    ada.play(game, "e3").await.expect("legal");
    let moved = Event::Move { by: Color::White, mv: "e3".to_owned(), spent: 0, forced: false };
    assert_eq!(bea.events().await, std::slice::from_ref(&moved));
    assert_eq!(ada.events().await, [moved]);
    assert_eq!(ada.play(game, "e4").await, Err(ErrorCode::NotYourTurn));
    bea.play(game, "e4").await.expect("legal");
}

async fn two_tabs_that_move_at_once_make_one_move(server: TestServer) {
    let ada = server.guest("Ada").await;
    let bea = server.guest("Bea").await;
    let mut first = server.connect(&ada).await;
    let mut second = server.connect(&ada).await;
    let mut bea = server.connect(&bea).await;
    let game = begin_game(&mut first, &mut bea, TERMS).await;
    second.watch(game).await;
    let play = |mv: &str| ToServer::Play { game, after: 0, mv: mv.to_owned() };
    let (one, other) = (first.begin(play("a1")).await, second.begin(play("b1")).await);
    let mut answers = [first.answer(one).await, second.answer(other).await];
    answers.sort_by_key(Result::is_err);
    assert_eq!(answers, [Ok(()), Err(ErrorCode::Stale { number: 1 })]);
    assert_eq!(bea.events().await.len(), 1);
    let (header, events) = server.store().load(game).await.expect("stored").expect("there");
    assert_eq!((header.number, events.len()), (1, 1));
}

async fn a_double_click_plays_once(server: TestServer) {
    let (mut ada, _bea, game) = two(&server).await;
    let play = ToServer::Play { game, after: 0, mv: "a1".to_owned() };
    let (one, other) = (ada.begin(play.clone()).await, ada.begin(play).await);
    assert_eq!(ada.answer(one).await, Ok(()));
    assert_eq!(ada.answer(other).await, Err(ErrorCode::Stale { number: 1 }));
}

async fn a_delayed_duplicate_after_a_takeback_is_refused(server: TestServer) {
    let (mut ada, mut bea, game) = two(&server).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    let play = ToServer::Play { game, after: 2, mv: "c1".to_owned() };
    ada.request(play.clone()).await.expect("legal");
    assert_eq!((ada.events().await.len(), bea.events().await.len()), (1, 1));
    ada.act(game, Act::AskTakeback).await.expect("there is a move");
    assert_eq!(bea.events().await, [Event::TakebackAsked { by: Color::White }]);
    bea.act(game, Act::AcceptTakeback).await.expect("asked");
    assert_eq!(bea.events().await, [Event::TakenBack { plies: 2 }]);
    assert_eq!(ada.request(play).await, Err(ErrorCode::Stale { number: 5 }));
    let (header, _) = server.store().load(game).await.expect("stored").expect("there");
    assert_eq!((header.number, header.summary.plies), (5, 2));
}

async fn a_draw_is_agreed(server: TestServer) {
    let (mut ada, mut bea, game) = two(&server).await;
    assert_eq!(ada.act(game, Act::OfferDraw).await, Err(ErrorCode::NotNow), "not begun");
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    ada.act(game, Act::OfferDraw).await.expect("begun");
    assert_eq!(bea.events().await, [Event::DrawOffered { by: Color::White }]);
    bea.act(game, Act::DeclineDraw).await.expect("offered");
    bea.act(game, Act::OfferDraw).await.expect("Black has not offered yet");
    assert_eq!(ada.events().await.len(), 1);
    assert_eq!(ada.events().await, [Event::DrawDeclined { by: Color::Black }]);
    assert_eq!(ada.events().await, [Event::DrawOffered { by: Color::Black }]);
    ada.act(game, Act::AcceptDraw).await.expect("offered");
    assert_eq!(bea.ending().await, Ending { winner: None, reason: EndReason::Agreed });
    assert_eq!(ada.play(game, "c1").await, Err(ErrorCode::Over));
}

async fn giving_up_and_calling_off(server: TestServer) {
    let (mut ada, mut bea, game) = two(&server).await;
    ada.play(game, "a1").await.expect("legal");
    bea.events().await;
    assert_eq!(ada.act(game, Act::Abort).await, Err(ErrorCode::NotNow));
    bea.act(game, Act::Abort).await.expect("Black has not moved");
    assert_eq!(ada.ending().await, Ending { winner: None, reason: EndReason::Aborted });
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    bea.act(game, Act::Resign).await.expect("it goes on");
    let lost = Ending { winner: Some(Color::White), reason: EndReason::Resigned };
    assert_eq!(ada.ending().await, lost);
}

async fn a_rematch_exchanges_the_colours(server: TestServer) {
    let (mut ada, mut bea, game) = two(&server).await;
    assert_eq!(ada.act(game, Act::Rematch).await, Err(ErrorCode::NotOver));
    bea.act(game, Act::Resign).await.expect("it goes on");
    ada.ending().await;
    ada.act(game, Act::Rematch).await.expect("over");
    let offered = |message: &FromServer| match message {
        FromServer::RematchOffered { by, .. } => Some(*by),
        _ => None,
    };
    assert_eq!(bea.find(offered).await, Color::White);
    bea.act(game, Act::Rematch).await.expect("offered");
    let next = ada.started().await;
    assert_eq!(ada.watch(next).await.you, Some(Color::Black));
    assert_eq!(ada.watch(game).await.next, Some(next));
    assert_eq!(ada.act(game, Act::Rematch).await, Err(ErrorCode::NotNow), "once is enough");
}

async fn an_offer_of_a_rematch_can_always_be_answered(server: TestServer) {
    let (mut ada, mut bea, game) = two(&server).await;
    bea.act(game, Act::Resign).await.expect("it goes on");
    ada.act(game, Act::Rematch).await.expect("over");
    let seek = ToServer::Seek { terms: TERMS, to: None, listed: false };
    for _ in 0..10 {
        bea.request(seek.clone()).await.expect("ten at once");
    }
    let too_often = Err(ErrorCode::TooOften { seconds: 10 });
    assert_eq!(bea.request(seek).await, too_often);
    bea.act(game, Act::Rematch).await.expect("offered");
    let next = bea.started().await;
    let act = |act| ToServer::Do { game: next, after: 0, act };
    bea.request(act(Act::Resign)).await.expect("it goes on");
    assert_eq!(bea.request(act(Act::Rematch)).await, too_often, "an offer is a challenge");
    server.clock.advance(10_000);
    bea.request(act(Act::Rematch)).await.expect("the refusal has changed nothing");
    bea.request(act(Act::Rematch)).await.expect("it is offered already");
}

async fn a_rated_game_changes_both_ratings_once(server: TestServer) {
    let (mut ada, mut bea, game) = rated_game(&server).await;
    bea.act(game, Act::Resign).await.expect("it goes on");
    let [white, black] = ada.rated().await;
    assert_eq!([white.before, black.before], [1500, 1500]);
    assert!(white.after > 1500 && black.after < 1500, "{white:?} {black:?}");
    assert_eq!(bea.rated().await, [white, black]);
    assert_eq!(bea.act(game, Act::Resign).await, Err(ErrorCode::Over));
    // Who comes later is told, too, with the whole game and with the last events of it.
    let number = bea.watch(game).await.events.len() as u32;
    assert_eq!(bea.rated().await, [white, black]);
    let resume = ToServer::Watch { game, after: number - 1, last_chat_line: 0 };
    bea.request(resume).await.expect("it is there");
    assert_eq!(bea.rated().await, [white, black]);
}
