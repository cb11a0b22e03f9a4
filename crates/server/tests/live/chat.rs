//! What is said in games.

use basalt_wire::{FromServer, Phrase, Refusal, Saying, ToServer};

use crate::client::{Client, begin_game};
use crate::house::{House, TERMS};

async fn said(client: &mut Client) -> (String, Saying) {
    client
        .find(|message| match message {
            FromServer::Said { line, .. } => Some((line.by.clone(), line.saying.clone())),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn players_talk_and_others_listen() {
    let house = House::new().await;
    let mut ada = house.connect(&house.guest("Ada").await).await;
    let mut bea = house.connect(&house.guest("Bea").await).await;
    let mut cat = house.connect(&house.guest("Cat").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    cat.watch(game).await;
    let text = Saying::Text("<b>hello</b>".to_owned());
    ada.ask(ToServer::Say { game, saying: text.clone() }).await.expect("a player");
    let phrase = Saying::Phrase(Phrase::Thanks);
    bea.ask(ToServer::Say { game, saying: phrase.clone() }).await.expect("a player");
    assert_eq!(said(&mut cat).await, ("Ada".to_owned(), text));
    assert_eq!(said(&mut cat).await, ("Bea".to_owned(), phrase));
    let refused = cat.ask(ToServer::Say { game, saying: Saying::Phrase(Phrase::Hello) }).await;
    assert_eq!(refused, Err(Refusal::NotYours));
    assert_eq!(house.stranger().await.watch(game).await.chat.len(), 2);
}

#[tokio::test]
async fn talk_is_bounded() {
    let house = House::new().await;
    let mut ada = house.connect(&house.guest("Ada").await).await;
    let mut bea = house.connect(&house.guest("Bea").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    let say = |text: String| ToServer::Say { game, saying: Saying::Text(text) };
    assert_eq!(ada.ask(say(String::new())).await, Err(Refusal::BadSaying));
    assert_eq!(ada.ask(say("x".repeat(281))).await, Err(Refusal::BadSaying));
    let mut answers = Vec::new();
    for _ in 0..10 {
        answers.push(ada.ask(say("hello".to_owned())).await);
    }
    assert!(matches!(answers.last(), Some(Err(Refusal::TooOften { .. }))), "{answers:?}");
    bea.ask(say("hello".to_owned())).await.expect("she has said nothing yet");
}
