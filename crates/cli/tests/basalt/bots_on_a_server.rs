//! `basalt bot` and the bot of docs/examples on a real server, against each other, and whether the small server that other tests
//! use speaks as the OpenAPI document says.

#[allow(dead_code, reason = "the tests of the server use all of it")]
#[path = "../../../server/tests/shared/schema.rs"]
mod schema;

use std::io::{BufRead as _, BufReader};
use std::process::{ChildStdout, Stdio};

use basalt_bot::Client;
use serde_json::{Value, json};

use crate::bot::fake_server::{FakeServer, TOKEN};
use crate::bot::{Running, has_python, python_bot, runtime};
use crate::program::command;
use crate::server::{Server, call, folder_for_server, member};
use schema::assert_response;

/// Reads lines of a bot up to an event, which is returned.
fn find(lines: &mut BufReader<ChildStdout>, event: &str) -> Value {
    loop {
        let mut line = String::new();
        assert_ne!(lines.read_line(&mut line).expect("text"), 0, "no {event}");
        let told: Value = serde_json::from_str(&line).unwrap_or_else(|_| panic!("{line}"));
        if told["event"] == event {
            return told;
        }
    }
}

#[test]
fn two_bots_play_each_other_on_a_real_server() {
    if !has_python() {
        return;
    }
    let Some((_folder, data)) = folder_for_server("bots-on-a-server") else { return };
    let mut serve = command(&["serve", "--port", "0", "--data", &data]);
    let mut server = Server::start(&mut serve);
    let address = server.address();
    let origin = format!("http://{address}");
    let (ours, theirs) =
        (member(address, "Robin", &["bot:play"]), member(address, "Pyrite", &["bot:play"]));
    call(address, &theirs, "bot/account/upgrade", &json!({}));

    let program = env!("CARGO_BIN_EXE_basalt");
    let engine = format!("{program} engine");
    let args = ["bot", "--server", &origin, "--upgrade", "--json", "--engine", &engine];
    let mut bot = command(&[&args[..], &["--option", "Level=1"]].concat());
    bot.env("BASALT_TOKEN", &ours).stdin(Stdio::null()).stderr(Stdio::inherit());
    let mut bot = Running(bot.spawn().expect("it starts"));
    let mut lines = BufReader::new(bot.0.stdout.take().expect("piped"));
    find(&mut lines, "online");
    let mut python = python_bot(&origin, &theirs);
    python.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::inherit());
    let _python = Running(python.spawn().expect("it starts"));

    let terms = |to: &str| {
        json!({
            "to": to, "game": "dvonn", "board": "random", "clock": { "limit": 300, "increment": 3 },
        })
    };
    // Each accepts a challenge of the other. One with a clock stays open while its owner is there.
    call(address, &ours, "challenge", &terms("Pyrite"));
    let first = find(&mut lines, "playing")["game"].clone();
    call(address, &theirs, "challenge", &terms("Robin"));
    assert_eq!(find(&mut lines, "accepted")["by"], "Pyrite");
    let second = find(&mut lines, "playing")["game"].clone();
    let ends = [find(&mut lines, "finished"), find(&mut lines, "finished")];
    for game in [first, second] {
        let end = ends.iter().find(|end| end["game"] == game).expect("it is over");
        assert_eq!(end["status"], "board", "it was played to its end: {end}");
    }
}

/// A client of the small server of other tests reads what a real one could send.
#[test]
fn the_small_server_speaks_as_the_document_says() {
    runtime().block_on(async {
        let server = FakeServer::start().await;
        let client = Client::new(server.address().parse().expect("an address"), TOKEN);
        let client = client.expect("a client");
        let account: Value = client.get("/api/v1/account").await.expect("an account");
        assert_response("get", "/api/v1/account", &account);
        server.challenge("dvonn", false);
        let next = async |stream: &mut basalt_bot::LineStream, route: &str| -> Value {
            let line = stream.next_line().await.expect("it answers").expect("a line");
            let object = serde_json::from_str(&line).expect(&line);
            assert_response("get", route, &object);
            object
        };
        let route = "/api/v1/stream/event";
        let mut events = client.stream(route).await.expect("a stream");
        let challenge = next(&mut events, route).await["challenge"]["id"].clone();
        let id = challenge.as_str().expect("an id");
        let path = format!("/api/v1/challenge/{id}/accept");
        let accepted: Value = client.post(&path, None).await.expect("accepted");
        assert_response("post", "/api/v1/challenge/{seek}/accept", &accepted);
        let started = next(&mut events, route).await;
        assert_eq!(
            (&started["type"], &started["game"]["id"]),
            (&json!("gameStart"), &accepted["gameId"])
        );
        let game = accepted["gameId"].as_str().expect("an id");
        let path = format!("/api/v1/game/stream/{game}");
        let mut states = client.stream(&path).await.expect("a stream");
        let route = "/api/v1/game/stream/{game}";
        let full = next(&mut states, route).await;
        assert_eq!((&full["type"], &full["color"]), (&json!("gameFull"), &json!("white")));
        let body = json!({ "move": "e3", "after": 0 }).to_string();
        let path = format!("/api/v1/game/{game}/move");
        let played: Value = client.post(&path, Some(body)).await.expect("played");
        assert_response("post", "/api/v1/game/{game}/move", &played);
        assert_eq!(next(&mut states, route).await["type"], "gameState");
    });
}
