//! Two nodes with one store: either may die, and neither knows more than the store.

use basalt_server::InProcess;
use basalt_wire::{Event, FromServer, Refusal, ToServer};

use crate::client::{Client, begin_game};
use crate::house::{House, TERMS, serve};

#[tokio::test]
async fn a_game_is_played_across_two_nodes() {
    let house = House::new().await;
    let bus = InProcess::default();
    let one = serve(house.store().clone(), house.clock.clone(), bus.clone()).await;
    let two = serve(house.store().clone(), house.clock.clone(), bus).await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let mut ada = Client::connect(one.address, Some(&ada.token)).await;
    let mut bea = Client::connect(two.address, Some(&bea.token)).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    ada.play(game, "a1").await.expect("legal");
    assert!(matches!(bea.events().await[..], [Event::Move { .. }]));
    bea.play(game, "b1").await.expect("legal");
    assert!(matches!(ada.events().await[..], [Event::Move { .. }]));
    bea.ask(ToServer::Seek { terms: TERMS, to: Some("Ada".to_owned()), listed: false })
        .await
        .expect("she is on the other node");
    assert!(ada.opened().await.for_you);
}

/// Without a bus between them, a node learns what the other did only when it wants to store something itself.
#[tokio::test]
async fn two_nodes_that_do_not_hear_each_other_cannot_play_twice() {
    let house = House::new().await;
    let other = serve(house.store().clone(), house.clock.clone(), InProcess::default()).await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let mut here = house.connect(&ada).await;
    let mut bea = house.connect(&bea).await;
    let game = begin_game(&mut here, &mut bea, TERMS).await;
    let mut there = Client::connect(other.address, Some(&ada.token)).await;
    there.watch(game).await;
    here.play(game, "a1").await.expect("legal");
    let play = ToServer::Play { game, after: 0, mv: "b1".to_owned() };
    assert_eq!(there.ask(play).await, Err(Refusal::Stale { number: 1 }));
    let (header, _) = house.store().load(game).await.expect("stored").expect("there");
    assert_eq!(header.number, 1);
    let all = |message: &FromServer| match message {
        FromServer::Game(state) => Some(state.events.len()),
        _ => None,
    };
    there.ask(ToServer::Watch { game, after: 0, said: 0 }).await.expect("there");
    assert_eq!(there.find(all).await, 1);
}
