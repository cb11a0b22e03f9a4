//! Bots of the crate `bot` play each other through the public API over real sockets.

use std::net::SocketAddr;
use std::time::Duration;

use basalt_bot::{BotEvent, ChallengeRules, Client, RatedWish};
use basalt_rules::Game;
use basalt_testkit::Proxy;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::harness::{START, TestServer, on_both};
use crate::random_bot::{RandomBot, bot_token};

on_both! {
    bots_finish_all_games_although_their_connections_are_cut,
}

/// Maximum time of all games together.
const GAMES_TIMEOUT: Duration = Duration::from_mins(2);

/// The server's clock runs by so much each [`TICK`]: rate limits let bots play on.
const CLOCK_STEP_MS: u64 = 100;

/// Real time between two steps of the clock.
const TICK: Duration = Duration::from_millis(20);

/// A bot that runs until it is dropped.
struct RunningBot {
    token: String,
    bot: RandomBot,
}

impl RunningBot {
    /// A bot of a new account that has never played.
    async fn start(server: &TestServer, address: SocketAddr, name: &str) -> Self {
        let player = server.member(name).await.id;
        let token = bot_token(server.store(), player, START).await;
        let server = format!("http://{address}").parse().expect("an address");
        let client = Client::new(server, &token).expect("a client");
        Self { token, bot: RandomBot::start(client, rules()) }
    }

    /// The next event that fits.
    async fn next(&mut self, fits: impl Fn(&BotEvent) -> bool) -> BotEvent {
        loop {
            let event = timeout(GAMES_TIMEOUT, self.bot.events.recv()).await;
            let event = event.expect("in time").expect("the bot runs");
            if fits(&event) {
                return event;
            }
        }
    }
}

fn rules() -> ChallengeRules {
    ChallengeRules {
        games: Game::ALL.to_vec(),
        rated: RatedWish::Both,
        min_seconds: Some(30),
        max_seconds: 3_600,
        max_days: Some(14),
        max_games: 8,
    }
}

/// Challenges a bot in the name of another.
async fn challenge(address: SocketAddr, token: &str, to: &str, game: &str, rated: bool) {
    let terms = json!({
        "to": to, "game": game, "clock": { "limit": 600, "increment": 5 }, "rated": rated,
    });
    let body = terms.to_string();
    let request = format!(
        "POST /api/v1/challenge HTTP/1.0\r\nhost: {address}\r\nauthorization: Bearer {token}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    stream.write_all(request.as_bytes()).await.expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("it answers");
    assert!(answer.split(' ').nth(1) == Some("200"), "{answer}");
}

async fn bots_finish_all_games_although_their_connections_are_cut(server: TestServer) {
    let (address, clock) = (server.node.address, server.clock.clone());
    let mut ticks = tokio::time::interval(TICK);
    let ticking = tokio::spawn(async move {
        loop {
            ticks.tick().await;
            clock.advance(CLOCK_STEP_MS);
        }
    });
    let proxy = Proxy::start(address).expect("it starts");
    let mut deep = RunningBot::start(&server, proxy.address(), "Deep").await;
    let mut blue = RunningBot::start(&server, proxy.address(), "Blue").await;
    for bot in [&mut deep, &mut blue] {
        bot.next(|event| matches!(event, BotEvent::Online(_))).await;
    }
    let games = [("dvonn", true), ("punct", false), ("dvonn", false), ("punct-basic", false)];
    for (game, rated) in games {
        challenge(address, &deep.token, "Blue", game, rated).await;
        // Two challenges to one player may be open at a time.
        blue.next(|event| matches!(event, BotEvent::Playing(_))).await;
    }
    proxy.reset();
    for bot in [&mut deep, &mut blue] {
        for _ in games {
            let over = bot.next(|event| matches!(event, BotEvent::Finished(..))).await;
            let BotEvent::Finished(_, status) = over else { unreachable!("it was asked for") };
            assert_eq!(status, "board", "every game was played out");
        }
    }
    ticking.abort();
    assert_eq!(server.store().count_running().await.expect("answers"), 0);
}
