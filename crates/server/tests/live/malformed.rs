//! Frames that are nearly right. The server answers each of them, and plays on.

use basalt_referee::SeekId;
use basalt_wire::{ErrorCode, FromServer, MAX_LINE_BYTES, NumberedRequest, ToServer};
use serde_json::Value;

use crate::access::messages;
use crate::client::{Client, alternate, begin_game};
use crate::generator::{Generator, Run, panics, watch_panics};
use crate::harness::{DAYS, TestServer};

/// Time that passes for each frame, so that the limit of requests refuses none.
const PAUSE_MS: u64 = 200;

/// Number of frames of a connection.
const FRAMES_PER_CONNECTION: usize = 500;

/// Sends a line and a ping after it, which is answered. Returns whether the connection is still open.
async fn survives(client: &mut Client, line: &str) -> bool {
    if line.len() > MAX_LINE_BYTES {
        client.send_text(line).await;
        client.expect_closed().await;
        return false;
    }
    client.send_text(line).await;
    let number = client.begin(ToServer::Ping).await;
    client
        .find(|message| {
            matches!(message, FromServer::Pong { request, .. } if *request == number).then_some(())
        })
        .await;
    // Nothing that was received is of use, and there would be much of it.
    client.forget_received(|message| {
        let is_server_error =
            matches!(message, FromServer::Refused { why: ErrorCode::ServerError, .. });
        assert!(!is_server_error, "{line}");
    });
    true
}

#[tokio::test]
async fn malformed_frames_are_answered_and_change_nothing() {
    watch_panics();
    let server = TestServer::new().await;
    let players = [server.guest("Ada").await, server.guest("Bea").await];
    let [mut ada, mut bea] = [server.connect(&players[0]).await, server.connect(&players[1]).await];
    let game = begin_game(&mut ada, &mut bea, DAYS).await;
    let people = [server.member("Cat").await, server.guest("Dan").await];
    // The senders play as well: whatever they send in a game of their own is answered, too.
    let [mut cat, mut dan] = [server.connect(&people[0]).await, server.connect(&people[1]).await];
    let own = begin_game(&mut cat, &mut dan, DAYS).await;
    drop((cat, dan));
    let seek = SeekId::from_bits(1);
    let shapes: Vec<Value> = [messages(game, seek), messages(own, seek)]
        .into_iter()
        .flatten()
        .map(|request| {
            let numbered = NumberedRequest { number: 1, request };
            serde_json::from_str(&basalt_wire::write(&numbered)).expect("JSON")
        })
        .collect();
    let (mut generator, mut run) = (Generator::new(1), Run::new(100));
    let mut client = server.stranger().await;
    for sent in 0..run.count() {
        if sent % FRAMES_PER_CONNECTION == 0 {
            let person = sent / FRAMES_PER_CONNECTION % (people.len() + 1);
            client = match people.get(person) {
                Some(person) => server.connect(person).await,
                None => server.stranger().await,
            };
        }
        server.clock.advance(PAUSE_MS);
        let shape = generator.pick(&shapes).clone();
        if !survives(&mut client, &generator.line(&shape)).await {
            client = server.stranger().await;
        }
        run.on_sent(sent);
    }
    run.check_memory();
    // The server has disconnected players who did not answer its pings in a long run.
    let [mut ada, mut bea] = [server.connect(&players[0]).await, server.connect(&players[1]).await];
    ada.watch(game).await;
    bea.watch(game).await;
    alternate(&mut ada, &mut bea, game, &["a1", "b1", "c1"]).await;
    assert_eq!(panics(), 0);
}
