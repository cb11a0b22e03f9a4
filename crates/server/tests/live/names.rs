//! Guests who become members, and players who log out.

use basalt_referee::Player;
use basalt_wire::{FromServer, ToServer};

use crate::client::{begin_game, post};
use crate::harness::{TERMS, TestServer, on_both};

on_both! {
    a_guest_who_becomes_a_member_is_shown_by_the_new_name,
    disconnected_players_are_not_shown_as_connected,
}

async fn a_guest_who_becomes_a_member_is_shown_by_the_new_name(server: TestServer) {
    let guest = server.guest("guest-ada").await;
    let mut ada = server.connect(&guest).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;
    bea.request(ToServer::EnterLobby).await.expect("open to all");
    ada.request(ToServer::Seek { terms: TERMS, to: None, listed: true }).await.expect("playable");
    let seek = bea.opened().await.seek;
    let body = r#"{"name":"Ada","password":"long enough"}"#;
    assert_eq!(post(server.node.address, "/api/register", &guest.token, body).await, 200);
    let member = Player::Member { name: "Ada".to_owned(), rating: None, bot: false };
    let white = |message: &FromServer| match message {
        FromServer::Players { white, .. } => Some(white.clone()),
        _ => None,
    };
    assert_eq!(bea.find(white).await, member);
    assert_eq!(server.stranger().await.watch(game).await.white, member);
    let again = bea.opened().await;
    let named = matches!(&again.by, Player::Member { name, .. } if name == "Ada");
    assert!(again.seek == seek && named, "{again:?}");
    ada.expect_closed().await;
}

async fn disconnected_players_are_not_shown_as_connected(server: TestServer) {
    let ada = server.guest("Ada").await;
    let (mut one, mut other) = (server.connect(&ada).await, server.connect(&ada).await);
    assert_eq!(post(server.node.address, "/api/logout", &ada.token, "{}").await, 200);
    one.expect_closed().await;
    other.expect_closed().await;
    let mut stranger = server.connect(&ada).await;
    let me = |message: &FromServer| match message {
        FromServer::Welcome { me, .. } => Some(me.clone()),
        _ => None,
    };
    assert_eq!(stranger.find(me).await, None, "the session has ended");
}
