//! A store that fails.

use basalt_wire::{Act, Refusal, ToServer};

use crate::client::{alternate, begin_game};
use crate::house::{House, TERMS, on_both};

on_both! {
    whoever_asks_is_told_that_the_store_is_in_trouble,
}

async fn whoever_asks_is_told_that_the_store_is_in_trouble(house: House) {
    let mut ada = house.connect(&house.guest("Ada").await).await;
    let mut bea = house.connect(&house.guest("Bea").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1"]).await;
    house.store().close().await;
    assert_eq!(ada.play(game, "c1").await, Err(Refusal::Trouble));
    assert_eq!(bea.act(game, Act::Resign).await, Err(Refusal::Trouble));
    assert_eq!(bea.ask(ToServer::EnterLobby).await, Err(Refusal::Trouble));
}
