//! Chat.

use basalt_referee::{ChatLine, ChatMessage, Phrase};
use basalt_server::InProcessBus;
use basalt_wire::{Act, ErrorCode, ToServer};

use crate::client::{Client, alternate, begin_game};
use crate::harness::{TERMS, TestServer, on_both, serve};

on_both! {
    players_talk_and_others_listen,
    chat_survives_a_lost_connection,
    talk_is_bounded,
    spectators_talk_apart_until_the_end,
    spectators_of_all_nodes_hear_each_other,
}

/// The next line, with its number.
async fn said(client: &mut Client) -> (u32, String, ChatMessage) {
    let mut lines = client.chat_lines().await;
    assert_eq!(lines.len(), 1, "{lines:?}");
    let ChatLine { number, by, message, .. } = lines.remove(0);
    (number, by, message)
}

async fn players_talk_and_others_listen(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let mut cat = server.connect(&server.guest("Cat").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    cat.watch(game).await;
    let text = ChatMessage::Text("<b>hello</b>".to_owned());
    ada.request(ToServer::Say { game, message: text.clone() }).await.expect("a player");
    let phrase = ChatMessage::Phrase(Phrase::Thanks);
    bea.request(ToServer::Say { game, message: phrase.clone() }).await.expect("a player");
    assert_eq!(said(&mut cat).await, (1, "Ada".to_owned(), text));
    assert_eq!(said(&mut cat).await, (2, "Bea".to_owned(), phrase));
    let refused =
        cat.request(ToServer::Say { game, message: ChatMessage::Phrase(Phrase::Hello) }).await;
    assert_eq!(refused, Err(ErrorCode::MembersOnly));
    let mut late = server.stranger().await;
    late.watch(game).await;
    assert_eq!(late.chat_lines().await.len(), 2);
}

async fn chat_survives_a_lost_connection(server: TestServer) {
    let bea = server.guest("Bea").await;
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut black = server.connect(&bea).await;
    let game = begin_game(&mut ada, &mut black, TERMS).await;
    alternate(&mut ada, &mut black, game, &["a1"]).await;
    let say = |phrase| ToServer::Say { game, message: ChatMessage::Phrase(phrase) };
    ada.request(say(Phrase::Hello)).await.expect("a player");
    let (last, ..) = said(&mut black).await;
    drop(black);
    for phrase in [Phrase::GoodLuck, Phrase::Oops] {
        ada.request(say(phrase)).await.expect("a player");
    }
    let mut black = server.connect(&bea).await;
    black.request(ToServer::Watch { game, after: 1, last_chat_line: last }).await.expect("there");
    let missed = black.chat_lines().await.into_iter().map(|line| line.message);
    let expected = [Phrase::GoodLuck, Phrase::Oops].map(ChatMessage::Phrase);
    assert_eq!(missed.collect::<Vec<_>>(), expected);
    ada.request(say(Phrase::Thanks)).await.expect("a player");
    assert_eq!(said(&mut black).await.0, last + 3);
}

async fn talk_is_bounded(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    let say = |text: String| ToServer::Say { game, message: ChatMessage::Text(text) };
    assert_eq!(ada.request(say(String::new())).await, Err(ErrorCode::BadChatMessage));
    assert_eq!(ada.request(say("x".repeat(281))).await, Err(ErrorCode::BadChatMessage));
    let mut answers = Vec::new();
    for _ in 0..10 {
        answers.push(ada.request(say("hello".to_owned())).await);
    }
    assert!(matches!(answers.last(), Some(Err(ErrorCode::TooOften { .. }))), "{answers:?}");
    bea.request(say("hello".to_owned())).await.expect("she has said nothing yet");
}

async fn spectators_talk_apart_until_the_end(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let mut cat = server.connect(&server.member("Cat").await).await;
    let mut dan = server.stranger().await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    cat.watch(game).await;
    dan.watch(game).await;
    let say = |text: &str| ToServer::Say { game, message: ChatMessage::Text(text.to_owned()) };
    cat.request(say("Black is lost")).await.expect("a member");
    ada.request(say("hello")).await.expect("a player");
    for spectator in [&mut cat, &mut dan] {
        let line = spectator.chat_lines().await.remove(0);
        assert_eq!((line.number, line.by.as_str(), line.spectator), (1, "Cat", true));
        assert!(!spectator.chat_lines().await.remove(0).spectator);
    }
    let (number, by, _) = said(&mut bea).await;
    assert_eq!((number, by.as_str()), (2, "Ada"), "nothing of a spectator came before it");
    let heard = async |client: &mut Client| {
        let number = client.number;
        client
            .request(ToServer::Watch { game, after: number, last_chat_line: 0 })
            .await
            .expect("there");
        client.chat_lines().await.iter().map(|line| line.number).collect::<Vec<_>>()
    };
    ada.play(game, "a1").await.expect("legal");
    bea.events().await;
    assert_eq!(heard(&mut bea).await, [2]);
    ada.act(game, Act::Resign).await.expect("it goes on");
    bea.ending().await;
    assert_eq!(heard(&mut bea).await, [1, 2], "after the end the players read it");
    cat.request(say("well played")).await.expect("a member");
    assert_eq!(said(&mut bea).await.0, 3);
}

async fn spectators_of_all_nodes_hear_each_other(server: TestServer) {
    let mut ada = server.connect(&server.guest("Ada").await).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    let bus = InProcessBus::default();
    let one = serve(server.store().clone(), server.clock.clone(), bus.clone()).await;
    let two = serve(server.store().clone(), server.clock.clone(), bus).await;
    let mut cat = Client::connect(one.address, Some(&server.member("Cat").await.token)).await;
    let mut dan = Client::connect(two.address, None).await;
    dan.watch(game).await;
    let message = ChatMessage::Phrase(Phrase::Hello);
    cat.request(ToServer::Say { game, message }).await.expect("a member");
    assert!(dan.chat_lines().await.remove(0).spectator);
}
