//! Measures the cost of connections, pings, challenges, games and moves for a server: the growth of its resident
//! memory, and processor time.
//!
//! ```sh
//! cargo run --package basalt-loadtest --example costs -- target/dist/basalt --data /somewhere/on/a/disk
//! ```
//!
//! The server runs in a process of its own, so it does not matter how this program is built. The arguments after its path are
//! passed on to `basalt serve`.

use std::env;
use std::io::{self, Write as _};
use std::process::{Command, ExitCode};
use std::time::Duration;

use basalt_loadtest::{
    Driver, Endpoint, Error, Loopback, Scenario, Server, Socket, connect, guests, processor_time,
    resident,
};
use basalt_referee::{Board, ColorWish, Pace, Terms};
use basalt_rules::Game;
use basalt_wire::{FromServer, ToServer};

/// Number of players who connect.
const PLAYERS: u32 = 4_000;

/// Number of players who are connected at the first measurement of memory.
const EARLY_PLAYERS: u32 = 500;

/// Number of open challenges of each player: the maximum.
const CHALLENGES_PER_PLAYER: u32 = 10;

/// Number of players who open challenges.
const CHALLENGERS: u32 = 1_000;

/// Number of challenges that are opened while players watch the lobby, and the number of those players.
const SHOWN_CHALLENGES: u32 = 50;
const LOBBY_PLAYERS: u32 = 1_000;

/// Time for which an idle or a busy server is observed.
const OBSERVED: Duration = Duration::from_secs(20);

/// Moves a second in all games.
const MOVES_PER_SECOND: f64 = 1_000.0;

fn main() -> ExitCode {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let measured = runtime.map_err(Into::into).and_then(|runtime| {
        runtime.block_on(async {
            connections_and_games().await?;
            challenges().await
        })
    });
    match measured {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            _ = writeln!(io::stderr(), "{error:?}");
            ExitCode::FAILURE
        }
    }
}

/// A server, and its memory and processor time at the last measurement.
struct Measured {
    server: Server,
    node: Loopback,
    bytes: u64,
    time: Duration,
}

impl Measured {
    fn start() -> Result<Self, Error> {
        let mut args = env::args_os().skip(1);
        let program = args.next().unwrap_or_else(|| "target/dist/basalt".into());
        let mut command = Command::new(program);
        command.args(["serve", "--port", "0", "--lang", "en", "--trial"]).args(args);
        let server = Server::start(&mut command)?;
        let node = Loopback::new(server.address()).ok_or(Error::Odd)?;
        let mut measured = Self { server, node, bytes: 0, time: Duration::ZERO };
        measured.look()?;
        Ok(measured)
    }

    /// The growth of memory in bytes, and the processor time, since the last measurement.
    fn look(&mut self) -> Result<(u64, Duration), Error> {
        let process = self.server.process();
        let bytes = resident(process).ok_or(Error::Odd)?;
        let time = processor_time(process).ok_or(Error::Odd)?;
        let grown = (bytes.saturating_sub(self.bytes), time.saturating_sub(self.time));
        (self.bytes, self.time) = (bytes, time);
        Ok(grown)
    }

    /// Prints the cost of each of `count` items since the last measurement.
    fn report(&mut self, what: &str, count: u64) -> Result<(), Error> {
        let (bytes, time) = self.look()?;
        let count = count.max(1) as f64;
        let each = (bytes as f64 / count, time.as_secs_f64() * 1e6 / count);
        let line = format!("{what}: {:.0} bytes, {:.1} µs of processor time", each.0, each.1);
        Ok(writeln!(io::stdout(), "{line}")?)
    }

    /// New guests, connected.
    async fn players(&self, count: u32) -> Result<Vec<Socket>, Error> {
        let endpoints = vec![Endpoint::from(self.node); count as usize];
        let tokens = guests(&endpoints, &mut |_| ()).await?;
        connect(&endpoints, &tokens, &mut |_| ()).await
    }
}

async fn connections_and_games() -> Result<(), Error> {
    let mut measured = Measured::start()?;
    let endpoints = vec![Endpoint::from(measured.node); (PLAYERS + EARLY_PLAYERS) as usize];
    let tokens = guests(&endpoints, &mut |_| ()).await?;
    let (early, tokens) = tokens.split_at(EARLY_PLAYERS as usize);
    let _early = connect(&endpoints, early, &mut |_| ()).await?;
    measured.look()?;
    let mut sockets = connect(&endpoints, tokens, &mut |_| ()).await?;
    measured.report("a connection", PLAYERS.into())?;
    for socket in &mut sockets {
        ping(socket).await?;
    }
    measured.report("a ping", PLAYERS.into())?;
    let scenario = Scenario { games: PLAYERS / 2, kinds: vec![Game::Dvonn], seed: 1 };
    let mut driver = Driver::open(sockets, &scenario);
    driver.warm_up(MOVES_PER_SECOND, &mut |_| ()).await?;
    measured.report("the start of a game, with its first moves", scenario.games.into())?;
    let never = std::future::pending();
    tokio::pin!(never);
    let played = driver.play(MOVES_PER_SECOND, OBSERVED, never, &mut |_| ()).await;
    measured.report("a move", played.acknowledged.count())
}

async fn challenges() -> Result<(), Error> {
    let mut measured = Measured::start()?;
    let mut challengers = measured.players(CHALLENGERS).await?;
    measured.look()?;
    for socket in &mut challengers {
        for _ in 0..CHALLENGES_PER_PLAYER {
            challenge(socket).await?;
        }
    }
    measured.report("a challenge", (CHALLENGERS * CHALLENGES_PER_PLAYER).into())?;
    let mut lobby = measured.players(LOBBY_PLAYERS).await?;
    measured.look()?;
    for socket in &mut lobby {
        socket.request(ToServer::EnterLobby).await?;
    }
    measured.report("entering a lobby of many challenges", LOBBY_PLAYERS.into())?;
    let mut openers = measured.players(SHOWN_CHALLENGES).await?;
    measured.look()?;
    for opener in &mut openers {
        challenge(opener).await?;
    }
    for socket in &mut lobby {
        // Everything that was sent before the answer has been received with it.
        ping(socket).await?;
    }
    let shown = u64::from(SHOWN_CHALLENGES) * u64::from(LOBBY_PLAYERS);
    measured.report("a challenge for each player in the lobby (and a ping for 50 of them)", shown)
}

async fn ping(socket: &mut Socket) -> Result<(), Error> {
    let number = socket.send(ToServer::Ping).await?;
    let pong = |message| {
        matches!(message, FromServer::Pong { request, .. } if request == number).then_some(())
    };
    socket.find(number, pong).await
}

async fn challenge(socket: &mut Socket) -> Result<(), Error> {
    let pace = Pace::Live { base: 300, increment: 3 };
    let (board, color) = (Board::Empty, ColorWish::Either);
    let terms = Terms {
        game: Game::Dvonn,
        board,
        pace,
        rated: false,
        color,
        odds: None,
        best_of_three: false,
    };
    socket.request(ToServer::Seek { terms, to: None, listed: true }).await
}
