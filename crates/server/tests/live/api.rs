//! The public API over real sockets: whole games, streams, what they hold back and how they end.

use std::net::SocketAddr;
use std::time::Duration;

use basalt_referee::{GameId, Scope, Terms};
use basalt_rules::{AnyPosition, Game};
use basalt_store::{NewAccessToken, PlayerId, Store};
use basalt_wire::{ErrorCode, FromServer, ToServer};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::harness::{Person, START, SilentBus, TERMS, TestServer, on_both, serve};
use crate::schema::assert_response;

on_both! {
    two_programs_play_a_whole_game,
    a_stream_that_was_cut_goes_on,
    others_see_a_running_game_six_plies_late,
    a_stream_tells_what_the_scopes_of_its_token_allow,
    offers_and_chat_reach_the_opponent,
    a_revoked_or_expired_token_ends_its_streams,
    streams_go_on_while_the_bus_is_lost,
}

/// Maximum time of any reply.
const REPLY_TIMEOUT: Duration = Duration::from_mins(1);

/// Placements that are legal in this order.
const PLACEMENTS: [&str; 10] = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2"];

/// A program with a token.
#[derive(Clone)]
pub(crate) struct Program {
    address: SocketAddr,
    token: Option<String>,
}

/// A token of a player with scopes.
async fn token(store: &Store, player: PlayerId, scopes: &[Scope], expires: Option<u64>) -> String {
    let new = NewAccessToken { name: "x".to_owned(), scopes: scopes.to_vec(), expires };
    let added = store.add_access_token(player, &new, START).await.expect("answers");
    format!("basalt_{}", added.expect("there is room").1.as_str())
}

impl Program {
    /// A program of a new member, with every scope but that of bots.
    async fn of_member(server: &TestServer, name: &str) -> Self {
        Self::with_member(server, name).await.1
    }

    /// The same, and the member.
    pub(crate) async fn with_member(server: &TestServer, name: &str) -> (Person, Self) {
        let person = server.member(name).await;
        let scopes = [Scope::ChallengeWrite, Scope::GamePlay];
        let token = Some(token(server.store(), person.id, &scopes, None).await);
        (person, Self { address: server.node.address, token })
    }

    /// A program without a token.
    fn nobody(server: &TestServer) -> Self {
        Self { address: server.node.address, token: None }
    }

    /// Sends a request. An answer in HTTP 1.0 ends with the connection and has no chunks.
    pub(crate) async fn connect(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        let token = self.token.iter().map(|token| format!("authorization: Bearer {token}\r\n"));
        let token: String = token.collect();
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.0\r\nhost: {}\r\n{token}content-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.expect("it reads");
        stream
    }

    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> (u16, Value) {
        let mut stream = self.connect(method, path, body).await;
        let mut answer = String::new();
        let read = timeout(REPLY_TIMEOUT, stream.read_to_string(&mut answer)).await;
        read.expect("in time").expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{answer}"));
        (status(head), serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// A request that is carried out.
    #[track_caller]
    fn post(&self, path: &str, body: Value) -> impl Future<Output = Value> {
        let (program, path) = (self.clone(), path.to_owned());
        async move {
            let (status, answer) = program.request("POST", &path, Some(&body)).await;
            assert_eq!(status, 200, "{path} {body}: {answer}");
            answer
        }
    }

    /// The status and code of a request that is refused.
    async fn refused(&self, method: &str, path: &str, body: Value) -> (u16, String) {
        let (status, answer) = self.request(method, path, Some(&body)).await;
        let code = answer["error"]["code"].as_str().unwrap_or_else(|| panic!("{answer}"));
        (status, code.to_owned())
    }

    /// Opens a stream, or gets the status of the refusal.
    async fn try_stream(&self, path: &str) -> Result<Lines, u16> {
        let mut lines = BufReader::new(self.connect("GET", path, None).await);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            let read = timeout(REPLY_TIMEOUT, lines.read_line(&mut head)).await;
            assert_ne!(read.expect("in time").expect("it answers"), 0, "{head}");
        }
        match status(&head) {
            200 => {
                assert!(head.to_lowercase().contains("application/x-ndjson"), "{head}");
                Ok(Lines { lines, route: route(path) })
            }
            refused => Err(refused),
        }
    }

    async fn events(&self) -> Lines {
        self.try_stream("/api/v1/stream/event").await.expect("a stream")
    }

    async fn game(&self, game: &str) -> Lines {
        self.try_stream(&format!("/api/v1/game/stream/{game}")).await.expect("a stream")
    }

    async fn play(&self, game: &str, mv: &str) {
        self.post(&format!("/api/v1/game/{game}/move"), json!({"move": mv})).await;
    }
}

/// The route of a stream, as the OpenAPI document names it.
fn route(path: &str) -> &'static str {
    if path.ends_with("/event") { "/api/v1/stream/event" } else { "/api/v1/game/stream/{game}" }
}

fn status(head: &str) -> u16 {
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.unwrap_or_else(|| panic!("{head}"))
}

/// The lines of a stream.
struct Lines {
    lines: BufReader<TcpStream>,
    route: &'static str,
}

impl Lines {
    /// The next object, which is as the OpenAPI document describes it; `None` at the end. The empty lines that a stream has every five seconds do not count.
    async fn next(&mut self) -> Option<Value> {
        let next = timeout(REPLY_TIMEOUT, self.read_object()).await;
        next.unwrap_or_else(|_| panic!("the stream has had no object for {REPLY_TIMEOUT:?}"))
    }

    async fn read_object(&mut self) -> Option<Value> {
        loop {
            let mut line = String::new();
            // A server that hangs up may reset the connection.
            if self.lines.read_line(&mut line).await.unwrap_or_default() == 0 {
                return None;
            }
            if !line.trim().is_empty() {
                let object = serde_json::from_str(&line).unwrap_or_else(|_| panic!("{line}"));
                assert_response("get", self.route, &object);
                return Some(object);
            }
        }
    }

    /// The next object of a type; others are skipped.
    async fn find(&mut self, kind: &str) -> Value {
        loop {
            let line = self.next().await.unwrap_or_else(|| panic!("no {kind}"));
            if line["type"] == kind {
                return line;
            }
        }
    }

    /// The next state with this many moves.
    async fn after_moves(&mut self, count: usize) -> Value {
        loop {
            let line = self.next().await.unwrap_or_else(|| panic!("no {count} moves"));
            let state = if line["type"] == "gameFull" { line["state"].clone() } else { line };
            if state["moves"].as_array().is_some_and(|moves| moves.len() == count) {
                return state;
            }
        }
    }
}

/// Starts a game of two programs in which the first plays White. Returns its id.
async fn begin(white: &Program, black: &Program, board: &str) -> String {
    let terms = json!({
        "game": "dvonn", "board": board, "clock": {"limit": 60, "increment": 2},
        "color": "white", "listed": false,
    });
    let seek = white.post("/api/v1/seek", terms).await;
    let accept = format!("/api/v1/challenge/{}/accept", seek["id"].as_str().expect("an id"));
    let game = black.post(&accept, json!({})).await;
    game["gameId"].as_str().expect("an id").to_owned()
}

/// Plays placements in turn, beginning with White.
async fn place(white: &Program, black: &Program, game: &str, moves: &[&str]) {
    for (index, mv) in moves.iter().enumerate() {
        let program = if index % 2 == 0 { white } else { black };
        program.play(game, mv).await;
    }
}

/// Plays the first legal move whenever it is a program's turn, until the game is over. Returns the last state.
async fn play_out(program: Program, game: String) -> Value {
    let mut lines = program.game(&game).await;
    let full = lines.next().await.expect("a first line");
    assert_eq!(full["type"], "gameFull");
    let color = full["color"].clone();
    let mut state = full["state"].clone();
    while state["status"] == "started" {
        if state["turn"] == color {
            let text = state["position"].as_str().expect("a position");
            let position = AnyPosition::parse(Game::Dvonn, text).expect("legal");
            let mv = position.legal_moves().into_iter().next().expect("a move").to_string();
            let body = json!({"move": mv, "after": state["number"]});
            program.post(&format!("/api/v1/game/{game}/move"), body.clone()).await;
            let path = format!("/api/v1/game/{game}/move");
            let again = program.request("POST", &path, Some(&body)).await;
            assert_ne!(again.0, 200, "a move that is sent again counts once");
        }
        state = lines.find("gameState").await;
    }
    assert_eq!(lines.next().await, None, "the stream ends with the game");
    state
}

async fn two_programs_play_a_whole_game(server: TestServer) {
    let (ada, bea) =
        (Program::of_member(&server, "Ada").await, Program::of_member(&server, "Bea").await);
    let (mut ada_events, mut bea_events) = (ada.events().await, bea.events().await);
    let challenge = json!({
        "to": "Bea", "game": "dvonn", "board": "random",
        "clock": {"limit": 60, "increment": 2}, "color": "white",
    });
    let made = ada.post("/api/v1/challenge", challenge).await;
    let (id, incoming) = (made["id"].clone(), bea_events.find("challenge").await);
    assert_eq!((&made["direction"], &made["to"]), (&json!("out"), &json!("Bea")));
    assert_eq!(incoming["challenge"]["id"], id);
    assert_eq!(incoming["challenge"]["direction"], "in");
    assert_eq!(incoming["challenge"]["challenger"]["name"], "Ada");
    let listed = bea.request("GET", "/api/v1/challenge", None).await.1;
    assert_eq!(listed["in"][0]["id"], id);
    let accept = format!("/api/v1/challenge/{}/accept", id.as_str().expect("an id"));
    let game = bea.post(&accept, json!({})).await["gameId"].as_str().expect("an id").to_owned();
    assert_eq!(bea_events.find("challengeClosed").await["challenge"]["id"], id);
    for (events, color) in [(&mut ada_events, "white"), (&mut bea_events, "black")] {
        let started = events.find("gameStart").await;
        assert_eq!(
            (&started["game"]["id"], &started["game"]["color"]),
            (&json!(game), &json!(color))
        );
    }
    let playing = ada.request("GET", "/api/v1/account/playing", None).await.1;
    assert_eq!(playing["games"][0]["isMyTurn"], json!(true));
    let (one, other) =
        tokio::join!(play_out(ada.clone(), game.clone()), play_out(bea, game.clone()));
    assert_eq!((&one["moves"], &one["status"]), (&other["moves"], &json!("board")));
    let stored = server.store().load(game.parse::<GameId>().expect("an id")).await;
    let (header, _) = stored.expect("answers").expect("there");
    assert_eq!(header.summary.plies as usize, one["moves"].as_array().map_or(0, Vec::len));
    for events in [&mut ada_events, &mut bea_events] {
        let over = events.find("gameFinish").await;
        assert_eq!((&over["game"]["id"], &over["game"]["status"]), (&json!(game), &json!("board")));
        assert_eq!(over["game"].get("winner"), one.get("winner"));
    }
    // A stream of a game that is over has one line.
    let mut lines = ada.game(&game).await;
    assert_eq!(lines.next().await.expect("a line")["state"]["moves"], one["moves"]);
    assert_eq!(lines.next().await, None);
}

async fn a_stream_that_was_cut_goes_on(server: TestServer) {
    let (ada, bea) =
        (Program::of_member(&server, "Ada").await, Program::of_member(&server, "Bea").await);
    let game = begin(&ada, &bea, "empty").await;
    let (mut of_ada, mut of_bea) = (ada.game(&game).await, bea.game(&game).await);
    place(&ada, &bea, &game, &PLACEMENTS[..3]).await;
    of_ada.after_moves(3).await;
    of_bea.after_moves(3).await;
    drop(of_bea);
    while of_ada.find("opponentGone").await["gone"] != json!(true) {}
    place(&bea, &ada, &game, &PLACEMENTS[3..5]).await;
    let mut again = bea.game(&game).await;
    let full = again.next().await.expect("a first line");
    assert_eq!((&full["type"], &full["delayPlies"]), (&json!("gameFull"), &json!(0)));
    assert_eq!(full["state"]["moves"], json!(PLACEMENTS[..5]));
    while of_ada.find("opponentGone").await["gone"] != json!(false) {}
    bea.play(&game, PLACEMENTS[5]).await;
    again.after_moves(6).await;
    of_ada.after_moves(6).await;
    // The node stops, and another one has the same game.
    let server = server.restart().await;
    let ada = Program { address: server.node.address, ..ada };
    let mut lines = ada.game(&game).await;
    lines.after_moves(6).await;
    let stale = json!({"move": PLACEMENTS[6], "after": 3});
    let path = format!("/api/v1/game/{game}/move");
    assert_eq!(ada.refused("POST", &path, stale).await, (409, "stale".to_owned()));
    ada.play(&game, PLACEMENTS[6]).await;
    lines.after_moves(7).await;
}

async fn others_see_a_running_game_six_plies_late(server: TestServer) {
    let (ada, bea) =
        (Program::of_member(&server, "Ada").await, Program::of_member(&server, "Bea").await);
    let cat = Program::of_member(&server, "Cat").await;
    let game = begin(&ada, &bea, "empty").await;
    place(&ada, &bea, &game, &PLACEMENTS[..2]).await;
    let (mut member, mut nobody) =
        (cat.game(&game).await, Program::nobody(&server).game(&game).await);
    for lines in [&mut member, &mut nobody] {
        let full = lines.next().await.expect("a first line");
        assert_eq!((&full["delayPlies"], &full["state"]["moves"]), (&json!(6), &json!([])));
        for hidden in ["wtime", "btime", "running"] {
            assert_eq!(full["state"].get(hidden), None, "{hidden}");
        }
        assert_eq!(full.get("color"), None);
    }
    ada.post(&format!("/api/v1/game/{game}/chat"), json!({"text": "Hello"})).await;
    place(&ada, &bea, &game, &PLACEMENTS[2..10]).await;
    for lines in [&mut member, &mut nobody] {
        // Each state has a ply more at least, the last six are held back, and nothing else is told.
        let mut count = 0;
        while count < 4 {
            let line = lines.next().await.expect("a line");
            assert_eq!(line["type"], "gameState");
            let moves = line["moves"].as_array().map_or(0, Vec::len);
            assert!(count < moves && moves <= 4, "{line}");
            assert_eq!(line["moves"], json!(PLACEMENTS[..moves]));
            count = moves;
        }
    }
    ada.post(&format!("/api/v1/game/{game}/resign"), json!({})).await;
    for lines in [&mut member, &mut nobody] {
        let last = lines.next().await.expect("the last line");
        assert_eq!(last["moves"], json!(PLACEMENTS));
        assert_eq!((&last["status"], &last["winner"]), (&json!("resigned"), &json!("black")));
        assert_eq!(lines.next().await, None);
    }
    // Whoever plays needs a scope to see the present board.
    let game = begin(&ada, &bea, "empty").await;
    let player = server.store().account_named("Ada").await.expect("answers").expect("there").id;
    let weak = Some(token(server.store(), player, &[Scope::ChallengeRead], None).await);
    let weak = Program { token: weak, ..ada };
    assert_eq!(weak.try_stream(&format!("/api/v1/game/stream/{game}")).await.err(), Some(403));
}

async fn a_stream_tells_what_the_scopes_of_its_token_allow(server: TestServer) {
    let (ada, bea) =
        (Program::of_member(&server, "Ada").await, Program::of_member(&server, "Bea").await);
    let player = server.store().account_named("Ada").await.expect("answers").expect("there").id;
    let game = begin(&ada, &bea, "empty").await;
    let challenge = json!({"to": "Ada", "game": "dvonn", "days": 3});
    let first = bea.post("/api/v1/challenge", challenge.clone()).await;
    let open = async |scopes: &[Scope]| {
        let token = Some(token(server.store(), player, scopes, None).await);
        Program { token, ..ada.clone() }.events().await
    };
    let mut challenges = open(&[Scope::ChallengeRead]).await;
    let mut writer = open(&[Scope::ChallengeWrite]).await;
    let mut games = open(&[Scope::GamePlay]).await;
    let mut both = open(&[Scope::ChallengeRead, Scope::AccountRead]).await;
    for lines in [&mut challenges, &mut writer] {
        let line = lines.next().await.expect("a line");
        assert_eq!((&line["type"], &line["challenge"]["id"]), (&json!("challenge"), &first["id"]));
    }
    let line = games.next().await.expect("a line");
    assert_eq!((&line["type"], &line["game"]["id"]), (&json!("gameStart"), &json!(game)));
    for kind in ["challenge", "gameStart"] {
        assert_eq!(both.next().await.expect("a line")["type"], kind);
    }
    ada.post(&format!("/api/v1/game/{game}/resign"), json!({})).await;
    both.find("gameFinish").await;
    let path = format!("/api/v1/challenge/{}/cancel", first["id"].as_str().expect("an id"));
    bea.post(&path, json!({})).await;
    both.find("challengeClosed").await;
    for lines in [&mut challenges, &mut writer] {
        assert_eq!(lines.next().await.expect("a line")["type"], "challengeClosed");
    }
    assert_eq!(games.next().await.expect("a line")["type"], "gameFinish");
    // Whatever else has happened meanwhile would have been told before these.
    let second = bea.post("/api/v1/challenge", challenge).await;
    let line = challenges.next().await.expect("a line");
    assert_eq!((&line["type"], &line["challenge"]["id"]), (&json!("challenge"), &second["id"]));
    let game = begin(&bea, &ada, "empty").await;
    let line = games.next().await.expect("a line");
    assert_eq!((&line["type"], &line["game"]["id"]), (&json!("gameStart"), &json!(game)));
}

async fn offers_and_chat_reach_the_opponent(server: TestServer) {
    let (ada, bea) =
        (Program::of_member(&server, "Ada").await, Program::of_member(&server, "Bea").await);
    let cat = Program::of_member(&server, "Cat").await;
    let game = begin(&ada, &bea, "empty").await;
    let path = |what: &str| format!("/api/v1/game/{game}/{what}");
    let mut lines = bea.game(&game).await;
    place(&ada, &bea, &game, &PLACEMENTS[..4]).await;
    lines.after_moves(4).await;
    for what in ["resign", "draw/yes", "takeback/no", "claim"] {
        assert_eq!(
            cat.refused("POST", &path(what), json!({})).await,
            (403, "not-yours".to_owned())
        );
    }
    let other = json!({"move": "c2"});
    assert_eq!(
        bea.refused("POST", &path("move"), other.clone()).await,
        (400, "not-your-turn".to_owned())
    );
    assert_eq!(cat.refused("POST", &path("move"), other).await, (403, "not-yours".to_owned()));
    let illegal = json!({"move": "a1"});
    assert_eq!(ada.refused("POST", &path("move"), illegal).await, (400, "illegal".to_owned()));
    ada.post(&path("chat"), json!({"text": "Hello"})).await;
    let said = lines.find("chatLine").await;
    assert_eq!((&said["by"], &said["text"]), (&json!("Ada"), &json!("Hello")));
    let answer = bea.request("GET", &path("chat"), None).await.1;
    assert_eq!(answer["lines"][0]["text"], "Hello");
    assert_eq!(cat.refused("GET", &path("chat"), json!({})).await, (403, "not-yours".to_owned()));
    let shout = json!({"text": "Hello"});
    assert_eq!(cat.refused("POST", &path("chat"), shout).await, (403, "not-yours".to_owned()));
    bea.post(&path("takeback/yes"), json!({})).await;
    assert_eq!(lines.find("gameState").await["takebackOffer"], "black");
    ada.post(&path("takeback/yes"), json!({})).await;
    lines.after_moves(3).await;
    bea.play(&game, PLACEMENTS[3]).await;
    ada.post(&path("draw/yes"), json!({})).await;
    while lines.find("gameState").await.get("drawOffer") != Some(&json!("white")) {}
    bea.post(&path("draw/no"), json!({})).await;
    while lines.find("gameState").await.get("drawOffer").is_some() {}
    ada.play(&game, PLACEMENTS[4]).await;
    bea.play(&game, PLACEMENTS[5]).await;
    bea.post(&path("draw/yes"), json!({})).await;
    ada.post(&path("draw/yes"), json!({})).await;
    let over = loop {
        let state = lines.find("gameState").await;
        if state["status"] != "started" {
            break state;
        }
    };
    assert_eq!((&over["status"], over.get("winner")), (&json!("agreed"), None));
    assert_eq!(ada.refused("POST", &path("resign"), json!({})).await, (400, "over".to_owned()));
    let mut events = bea.events().await;
    ada.post(&path("rematch"), json!({})).await;
    bea.post(&path("rematch"), json!({})).await;
    let next = events.find("gameStart").await["game"].clone();
    assert_eq!(next["color"], "white");
    let abort = format!("/api/v1/game/{}/abort", next["id"].as_str().expect("an id"));
    ada.post(&abort, json!({})).await;
    assert_eq!(events.find("gameFinish").await["game"]["status"], "aborted");
}

async fn a_revoked_or_expired_token_ends_its_streams(server: TestServer) {
    let ada = Program::of_member(&server, "Ada").await;
    let player = server.store().account_named("Ada").await.expect("answers").expect("there").id;
    let mut lines = ada.events().await;
    assert_eq!(ada.request("DELETE", "/api/v1/token", None).await.0, 204);
    assert_eq!(lines.next().await, None);
    assert_eq!(ada.try_stream("/api/v1/stream/event").await.err(), Some(401));
    let expires = Some(START + 1_000);
    let short = token(server.store(), player, &[Scope::GamePlay], expires).await;
    let ada = Program { token: Some(short), ..ada };
    let mut lines = ada.events().await;
    server.clock.advance(1_000);
    assert_eq!(lines.next().await, None, "at the next empty line");
    assert_eq!(ada.try_stream("/api/v1/stream/event").await.err(), Some(401));
}

async fn streams_go_on_while_the_bus_is_lost(server: TestServer) {
    let (ada, bea) =
        (Program::of_member(&server, "Ada").await, Program::of_member(&server, "Bea").await);
    let bus = SilentBus::default();
    let node = async || serve(server.store().clone(), server.clock.clone(), bus.clone()).await;
    let (one, other) = (node().await, node().await);
    let (ada, bea) =
        (Program { address: one.address, ..ada }, Program { address: other.address, ..bea });
    let mut events = bea.events().await;
    let game = begin(&ada, &ada.clone_as(&bea), "empty").await;
    other.live.read_again().await.expect("answers");
    assert_eq!(events.find("gameStart").await["game"]["id"], json!(game));
    let mut lines = bea.game(&game).await;
    assert_eq!(lines.next().await.expect("a line")["type"], "gameFull");
    ada.play(&game, PLACEMENTS[0]).await;
    other.live.read_again().await.expect("answers");
    lines.after_moves(1).await;
    bea.play(&game, PLACEMENTS[1]).await;
    lines.after_moves(2).await;
    ada.post(&format!("/api/v1/game/{game}/resign"), json!({})).await;
    // Nobody tells the other node, and its streams look for themselves.
    assert_eq!(lines.find("gameState").await["status"], "resigned");
    assert_eq!(events.find("gameFinish").await["game"]["id"], json!(game));
}

impl Program {
    /// A program of another one's token, at this one's node.
    fn clone_as(&self, other: &Self) -> Self {
        Self { address: self.address, token: other.token.clone() }
    }
}

#[tokio::test]
async fn a_member_and_an_address_have_so_many_streams() {
    let server = TestServer::new().await;
    let (ada, bea) =
        (Program::of_member(&server, "Ada").await, Program::of_member(&server, "Bea").await);
    let nobody = Program::nobody(&server);
    let game = begin(&ada, &bea, "empty").await;
    let player = server.store().account_named("Ada").await.expect("answers").expect("there").id;
    let second = Some(token(server.store(), player, &[Scope::GamePlay], None).await);
    let other_token = Program { token: second, ..ada.clone() };
    let (path, events) = (format!("/api/v1/game/stream/{game}"), "/api/v1/stream/event");
    for (program, other, path, max) in [
        (&nobody, &nobody, path.as_str(), 8),
        (&ada, &other_token, path.as_str(), 40),
        (&ada, &other_token, events, 4),
    ] {
        let mut open = Vec::new();
        for _ in 0..max {
            open.push(program.try_stream(path).await.expect("a stream"));
        }
        for program in [program, other] {
            let refused = program.refused("GET", path, json!({})).await;
            assert_eq!(refused, (429, "too-many-streams".to_owned()));
        }
        open.pop();
        // The server notices that one is gone.
        let again = async {
            loop {
                match program.try_stream(path).await {
                    Ok(lines) => return lines,
                    Err(_) => server.clock.advance(1_000),
                }
            }
        };
        timeout(REPLY_TIMEOUT, again).await.expect("there is room again");
    }
    assert!(bea.try_stream("/api/v1/stream/event").await.is_ok(), "others have their own");
}

#[tokio::test]
async fn quick_pairing_is_between_people() {
    let server = TestServer::new().await;
    let robo = server.member("Robo").await;
    server.store().make_bot(robo.id).await.expect("answers");
    let scopes = [Scope::BotPlay];
    let token = Some(token(server.store(), robo.id, &scopes, None).await);
    let bot = Program { address: server.node.address, token };
    let mut events = bot.events().await;
    let open = json!({"game": "dvonn", "clock": {"limit": 60, "increment": 2}});
    bot.post("/api/v1/seek", open).await;
    assert_eq!(events.find("challenge").await["challenge"]["direction"], "out");
    let ada = server.member("Ada").await;
    let mut ada = server.connect(&ada).await;
    let terms = Terms { color: basalt_referee::ColorWish::Either, ..TERMS };
    ada.request(ToServer::Pair { terms }).await.expect("she waits");
    let opened = ada.opened().await;
    assert!(opened.yours, "nobody is paired with a bot");
    let mut page = server.connect(&robo).await;
    let refused = page.request(ToServer::Pair { terms }).await;
    assert_eq!(refused, Err(ErrorCode::NotForBots));
    let refused = page.request(ToServer::Accept { seek: opened.seek }).await;
    assert_eq!(refused, Err(ErrorCode::NotForBots));
    // The lobby tells who is a bot, and a person may choose to play one.
    ada.request(ToServer::EnterLobby).await.expect("answers");
    let by_bot = ada
        .find(|message| match message {
            FromServer::Lobby { seeks, .. } => seeks.iter().find(|seek| !seek.yours).cloned(),
            _ => None,
        })
        .await;
    assert!(matches!(by_bot.by, basalt_referee::Player::Member { bot: true, .. }), "{by_bot:?}");
    ada.request(ToServer::Accept { seek: by_bot.seek }).await.expect("open");
    let game = ada.started().await;
    assert_eq!(events.find("gameStart").await["game"]["id"], json!(game.to_string()));
}
