//! A server with the part of the API that a bot needs, in memory. Its own player makes the first legal move.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};

use basalt_rules::{AnyPosition, Color, Game};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

pub(crate) const TOKEN: &str = "basalt_test";

/// Something that goes wrong once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// All streams are cut.
    CutStreams,
    /// A move is made, and its answer is lost.
    LoseAnswer,
    /// A move is refused for a moment.
    Unavailable,
}

pub(crate) struct FakeGame {
    position: AnyPosition,
    moves: Vec<String>,
    number: u32,
    status: String,
}

/// Everything that the server knows.
#[derive(Default)]
pub(crate) struct State {
    challenges: BTreeMap<String, Value>,
    games: BTreeMap<String, FakeGame>,
    next: u64,
    pub(crate) bot: bool,
    pub(crate) declined: u32,
    pub(crate) resigned: u32,
    /// Requests that were refused.
    pub(crate) refused: u32,
    /// Moves that came twice.
    pub(crate) doubled: u32,
    pub(crate) most_at_once: usize,
    fault: Option<(usize, Fault)>,
    pub(crate) has_failed: bool,
    /// Streams of an earlier number are cut.
    cut: u32,
}

impl State {
    pub(crate) fn finished(&self) -> usize {
        self.games.values().filter(|game| game.status != "started").count()
    }

    pub(crate) fn moves(&self) -> usize {
        self.games.values().map(|game| game.moves.len()).sum()
    }

    /// Takes the fault that is due.
    fn take_fault(&mut self) -> Option<Fault> {
        let is_due = self.fault.is_some_and(|(after, _)| self.moves() >= after);
        let (_, fault) = self.fault.take_if(|_| is_due)?;
        self.has_failed = true;
        if fault == Fault::CutStreams {
            self.cut += 1;
        }
        Some(fault)
    }
}

impl FakeGame {
    fn new(game: Game) -> Self {
        let (position, status) = (AnyPosition::start(game), "started".to_owned());
        Self { position, moves: Vec::new(), number: 0, status }
    }

    fn play(&mut self, mv: &str) -> bool {
        let Ok(mv) = self.position.read_move(mv) else { return false };
        if self.position.play(mv).is_err() {
            return false;
        }
        self.note(&mv.to_string());
        while let Some(forced) = self.position.forced_move() {
            self.position.play(forced).expect("a forced move is legal");
            self.note(&forced.to_string());
        }
        if self.position.outcome().is_some() {
            "board".clone_into(&mut self.status);
        }
        true
    }

    fn note(&mut self, mv: &str) {
        self.moves.push(mv.to_owned());
        self.number += 1;
    }

    /// The server's player, Black, moves until it is White's turn.
    fn answer(&mut self) {
        while self.status == "started" && self.position.to_move() == Color::Black {
            let moves = self.position.legal_moves();
            let mv = moves[self.moves.len() % moves.len()].to_string();
            assert!(self.play(&mv), "{mv}");
        }
    }

    fn turn(&self) -> &'static str {
        self.position.to_move().id()
    }

    /// The game as the event stream has it.
    fn summary(&self, id: &str) -> Value {
        json!({
            "id": id, "terms": terms(self.position.game().id(), false), "color": "white",
            "white": { "kind": "bot", "name": "Deep" }, "black": { "kind": "member", "name": "Ada" },
            "isMyTurn": self.turn() == "white", "number": self.number, "plies": self.moves.len(),
            "position": self.position.to_string(), "wtime": 300_000, "btime": 300_000,
            "status": self.status, "url": format!("/online/game/{id}"),
        })
    }

    fn state(&self) -> Value {
        let turn = self.turn();
        json!({
            "type": "gameState", "number": self.number, "moves": self.moves, "turn": turn,
            "position": self.position.to_string(), "wtime": 300_000, "btime": 300_000,
            "now": 1, "status": self.status,
        })
    }
}

/// The server.
pub(crate) struct FakeServer {
    address: String,
    shared: Shared,
}

#[derive(Clone)]
struct Shared {
    state: Arc<Mutex<State>>,
    changed: Arc<watch::Sender<u64>>,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no test panics with it")
    }

    fn notify(&self) {
        self.changed.send_modify(|count| *count += 1);
    }
}

impl FakeServer {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let state = State { bot: true, ..State::default() };
        let (state, changed) = (Arc::new(Mutex::new(state)), Arc::new(watch::Sender::new(0)));
        let shared = Shared { state, changed };
        let serving = shared.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, serving.clone()));
            }
        });
        Self { address, shared }
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        self.shared.state()
    }

    pub(crate) fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.shared.state());
        self.shared.notify();
    }

    /// Challenges the bot, which plays White.
    pub(crate) fn challenge(&self, game: &str, rated: bool) {
        self.change(|state| {
            state.next += 1;
            let id = format!("challenge{}", state.next);
            let challenge = json!({
                "id": id, "direction": "in", "challenger": { "kind": "member", "name": "Ada" },
                "to": "Deep", "terms": terms(game, rated), "createdAt": 1,
                "url": format!("/online/seek/{id}"),
            });
            state.challenges.insert(id, challenge);
        });
    }

    pub(crate) fn fail_after_moves(&self, moves: usize, fault: Fault) {
        self.change(|state| state.fault = Some((moves, fault)));
    }

    pub(crate) async fn wait_until(&self, is_enough: impl Fn(&State) -> bool) {
        let mut changed = self.shared.changed.subscribe();
        while !is_enough(&self.shared.state()) {
            changed.changed().await.expect("the server is there");
        }
    }
}

/// Answers the requests of a connection.
async fn serve(stream: TcpStream, shared: Shared) {
    let mut stream = BufReader::new(stream);
    while let Some((line, is_allowed, body)) = read_request(&mut stream).await {
        if !is_allowed {
            respond(&mut stream, 401, &error("bad-token")).await;
            continue;
        }
        let words: Vec<&str> = line.split(' ').collect();
        let path: Vec<&str> = words[1].split('/').skip(3).collect();
        match (words[0], &path[..]) {
            ("GET", ["stream", "event"]) => return event_stream(&mut stream, &shared).await,
            ("GET", ["game", "stream", id]) => return game_stream(&mut stream, &shared, id).await,
            ("POST", ["game", id, "move"]) => {
                let (status, answer, fault) = play_move(&shared, id, &body);
                shared.notify();
                if fault == Some(Fault::LoseAnswer) {
                    return;
                }
                respond(&mut stream, status, &answer).await;
            }
            (_, path) => {
                let (status, answer) = answer(&shared, path);
                shared.notify();
                respond(&mut stream, status, &answer).await;
            }
        }
    }
}

/// Terms with a clock, on an empty board.
fn terms(game: &str, rated: bool) -> Value {
    json!({
        "game": game, "board": "empty", "clock": { "limit": 300, "increment": 3 }, "rated": rated,
        "color": "black",
    })
}

fn error(code: &str) -> Value {
    json!({ "error": { "code": code, "message": "no" } })
}

fn answer(shared: &Shared, path: &[&str]) -> (u16, Value) {
    let mut state = shared.state();
    let state = &mut *state;
    match path {
        ["account"] => {
            let scopes = json!(["bot:play"]);
            let account = json!({
                "name": "Deep", "bot": state.bot, "createdAt": 1, "scopes": scopes, "expiresAt": null,
            });
            (200, account)
        }
        ["bot", "account", "upgrade"] => {
            state.bot = true;
            (200, json!({ "ok": true }))
        }
        ["challenge", id, "accept"] => {
            let Some(challenge) = state.challenges.remove(*id) else {
                return (404, error("no-challenge"));
            };
            let game = challenge["terms"]["game"].as_str().and_then(|game| game.parse().ok());
            let id = format!("game{id}");
            state.games.insert(id.clone(), FakeGame::new(game.expect("a game")));
            let running = state.games.len() - state.finished();
            state.most_at_once = state.most_at_once.max(running);
            (200, json!({ "gameId": id }))
        }
        ["challenge", id, "decline"] => {
            state.challenges.remove(*id);
            state.declined += 1;
            (200, json!({ "ok": true }))
        }
        ["game", id, "resign"] => {
            let game = state.games.get_mut(*id).expect("a game");
            "resigned".clone_into(&mut game.status);
            game.number += 1;
            state.resigned += 1;
            (200, json!({ "ok": true }))
        }
        _ => (404, error("not-found")),
    }
}

fn play_move(shared: &Shared, id: &str, body: &Value) -> (u16, Value, Option<Fault>) {
    let mut state = shared.state();
    let fault = state.take_fault();
    if fault == Some(Fault::Unavailable) {
        return (503, error("trouble"), fault);
    }
    let game = state.games.get_mut(id).expect("a game");
    if body["after"] != game.number {
        let is_double = game.moves.iter().any(|mv| body["move"] == mv.as_str());
        // A move that was made and whose answer was lost comes again, and changes nothing.
        let is_lost_answer = is_double && game.status == "started";
        if !is_lost_answer {
            state.doubled += 1;
        }
        return (409, error("stale"), fault);
    }
    let is_legal =
        game.position.to_move() == Color::White && game.play(body["move"].as_str().unwrap_or(""));
    if !is_legal {
        state.refused += 1;
        return (400, error("illegal"), fault);
    }
    game.answer();
    (200, json!({ "ok": true }), fault)
}

/// Sends events until the streams are cut.
async fn event_stream(stream: &mut BufReader<TcpStream>, shared: &Shared) {
    let mut changed = shared.changed.subscribe();
    let cut = shared.state().cut;
    let mut known: Vec<String> = Vec::new();
    start_stream(stream).await;
    loop {
        changed.borrow_and_update();
        let lines: Vec<Value> = {
            let state = shared.state();
            if state.cut != cut {
                return;
            }
            let running = state.games.iter().filter(|(_, game)| game.status == "started");
            let games = running
                .map(|(id, game)| (id, json!({ "type": "gameStart", "game": game.summary(id) })));
            let challenges = state.challenges.iter();
            let challenges = challenges.map(|(id, challenge)| {
                (id, json!({ "type": "challenge", "challenge": challenge }))
            });
            let new = games.chain(challenges).filter(|(id, _)| !known.contains(id));
            let new: Vec<(String, Value)> = new.map(|(id, line)| (id.clone(), line)).collect();
            known.extend(new.iter().map(|(id, _)| id.clone()));
            new.into_iter().map(|(_, line)| line).collect()
        };
        for line in lines {
            if !send_line(stream, &line.to_string()).await {
                return;
            }
        }
        if !wait(&mut changed, stream).await {
            return;
        }
    }
}

/// Sends a game until its end, or until the streams are cut.
async fn game_stream(stream: &mut BufReader<TcpStream>, shared: &Shared, id: &str) {
    let mut changed = shared.changed.subscribe();
    let cut = shared.state().cut;
    start_stream(stream).await;
    let mut last = None;
    loop {
        changed.borrow_and_update();
        let (line, number, is_over) = {
            let state = shared.state();
            if state.cut != cut {
                return;
            }
            let game = &state.games[id];
            let line = if last.is_none() {
                let start = AnyPosition::start(game.position.game());
                let summary = game.summary(id);
                json!({
                    "type": "gameFull", "id": id, "start": start.to_string(), "color": "white",
                    "terms": summary["terms"], "createdAt": 1, "white": summary["white"],
                    "black": summary["black"], "delayPlies": 0, "state": game.state(),
                })
            } else {
                game.state()
            };
            (line, game.number, game.status != "started")
        };
        if last != Some(number) && !send_line(stream, &line.to_string()).await {
            return;
        }
        last = Some(number);
        if is_over {
            _ = stream.get_mut().write_all(b"0\r\n\r\n").await;
            return;
        }
        if !wait(&mut changed, stream).await {
            return;
        }
    }
}

/// Waits for a change; `false` if the client has left.
async fn wait(changed: &mut watch::Receiver<u64>, stream: &mut BufReader<TcpStream>) -> bool {
    let mut byte = [0];
    tokio::select! {
        changed = changed.changed() => changed.is_ok(),
        _ = stream.read(&mut byte) => false,
    }
}

async fn start_stream(stream: &mut BufReader<TcpStream>) {
    let head = "HTTP/1.1 200 OK\r\ncontent-type: application/x-ndjson\r\ntransfer-encoding: chunked\r\n\r\n";
    _ = stream.get_mut().write_all(head.as_bytes()).await;
    // The line that tells both sides that the stream is alive.
    send_line(stream, "").await;
}

async fn send_line(stream: &mut BufReader<TcpStream>, line: &str) -> bool {
    let chunk = format!("{:x}\r\n{line}\n\r\n", line.len() + 1);
    stream.get_mut().write_all(chunk.as_bytes()).await.is_ok()
}

async fn respond(stream: &mut BufReader<TcpStream>, status: u16, body: &Value) {
    let body = body.to_string();
    let head = format!("HTTP/1.1 {status} x\r\ncontent-length: {}\r\n\r\n", body.len());
    _ = stream.get_mut().write_all(format!("{head}{body}").as_bytes()).await;
}

/// Reads a request: its first line, whether its token is right, and its body.
async fn read_request(stream: &mut BufReader<TcpStream>) -> Option<(String, bool, Value)> {
    let mut first = String::new();
    stream.read_line(&mut first).await.ok().filter(|&read| read > 0)?;
    let (mut length, mut is_allowed) = (0, false);
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok().filter(|&read| read > 0)?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.parse().ok()?,
            "authorization" => is_allowed = value == format!("Bearer {TOKEN}"),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.ok()?;
    Some((first, is_allowed, serde_json::from_slice(&body).unwrap_or_default()))
}
