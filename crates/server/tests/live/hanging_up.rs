//! Clients that hang up while what they have sent is being committed. It is made nevertheless, so everybody has to be told.

use basalt_referee::GameId;
use basalt_rules::Color;
use basalt_store::Location;
use basalt_testkit::TempFolder;
use basalt_wire::{Event, ToServer};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::timeout;

use crate::api::Program;
use crate::client::{Client, REPLY_TIMEOUT, begin_game};
use crate::harness::{TERMS, TestServer};
use crate::held_store::HeldStore;

async fn server(folder: &TempFolder) -> TestServer {
    TestServer::at(Location::Folder(folder.path().to_owned())).await
}

/// The opponent of somebody who has hung up sees the move, and answers it.
async fn expect_the_move(bea: &mut Client, game: GameId) {
    let events = timeout(REPLY_TIMEOUT, bea.events()).await.expect("the move is shown");
    assert!(matches!(events[..], [Event::Move { by: Color::White, .. }]), "{events:?}");
    assert_eq!(bea.play(game, "b1").await, Ok(()));
}

#[tokio::test]
async fn a_program_that_hangs_up_has_moved() {
    let folder = TempFolder::new("hanging-up");
    let server = server(&folder).await;
    let (ada, program) = Program::with_member(&server, "Ada").await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let game = begin_game(&mut server.connect(&ada).await, &mut bea, TERMS).await;
    // The use of the token is noted now, and not while nothing can be written.
    program.request("GET", "/api/v1/account", None).await;

    let held = HeldStore::hold(server.store(), folder.path()).await;
    let path = format!("/api/v1/game/{game}/move");
    let mut socket = program.connect("POST", &path, Some(&json!({"move": "a1"}))).await;
    held.is_waited_for().await;
    socket.shutdown().await.expect("it is open");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).await.expect("the server hangs up as well");
    assert_eq!(answer, "");
    held.release().await;
    expect_the_move(&mut bea, game).await;
}

/// The server itself closes the connection of somebody who logs out, or does not read.
#[tokio::test]
async fn a_player_who_is_disconnected_has_moved() {
    let folder = TempFolder::new("disconnected");
    let server = server(&folder).await;
    let player = server.guest("Ada").await;
    let mut ada = server.connect(&player).await;
    let mut bea = server.connect(&server.guest("Bea").await).await;
    let game = begin_game(&mut ada, &mut bea, TERMS).await;

    let held = HeldStore::hold(server.store(), folder.path()).await;
    ada.begin(ToServer::Play { game, after: 0, mv: "a1".to_owned() }).await;
    held.is_waited_for().await;
    let disconnect = server.node.live.disconnect_player(player.id);
    let release = async {
        // Meanwhile the connection notices that it has to close.
        bea.request(ToServer::Ping).await.expect("it answers");
        held.release().await;
    };
    let (disconnected, ()) = tokio::join!(disconnect, release);
    disconnected.expect("the store answers");
    expect_the_move(&mut bea, game).await;
    assert_eq!(ada.close_code().await, Some(1000));
}
