//! Measures images and exports through a server: an image of a PÜNCT position, drawn and kept, and the export of all games of a
//! player with the server's memory.
//!
//! ```sh
//! cargo run --release --package basalt-loadtest --example figures -- target/dist/basalt 100000
//! ```
//!
//! The server runs in a process of its own, with a folder below TMPDIR, so it does not matter how this program is built. The
//! second argument is the number of games.

use std::env;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use basalt_loadtest::{Latencies, Server, peak_resident, resident};
use basalt_rules::{AnyPosition, Color, Game, Outcome, SplitMix64};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// Number of positions that are drawn.
const POSITIONS: u32 = 100;

/// Width of an image in pixels.
const WIDTH: u32 = 480;

/// Plies of the positions: most pieces are on the board.
const PLIES: std::ops::Range<usize> = 20..30;

/// Number of games if none is given.
const GAMES: u64 = 100_000;

/// The second byte of the addresses from which images are requested, each position from its own: an address may request few.
const NETWORK: u8 = 102;

/// Bytes of an answer that are read at a time.
const CHUNK_BYTES: u64 = 1 << 16;

/// The beginning of each game in an export.
const MARK: &[u8] = b"[Game ";

/// The site of the games.
const SITE: &str = "figures.example";

fn main() -> ExitCode {
    let folder = env::temp_dir().join(format!("basalt-figures-{}", std::process::id()));
    let measured = measure(&folder);
    // A folder that cannot be removed stays among the temporary files.
    _ = std::fs::remove_dir_all(&folder);
    match measured {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            _ = writeln!(io::stderr(), "{error}");
            ExitCode::FAILURE
        }
    }
}

fn measure(folder: &Path) -> io::Result<()> {
    let mut args = env::args().skip(1);
    let program = args.next().unwrap_or_else(|| "target/dist/basalt".to_owned());
    let games = args.next().map_or(Ok(GAMES), |games| games.parse());
    let games: u64 = games.map_err(io::Error::other)?;
    let data = folder.join("data");
    std::fs::create_dir_all(&data)?;
    // The first start makes the store.
    drop(serve(&program, &data)?);
    import(&program, folder, &data, games)?;
    let server = serve(&program, &data)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        images(server.address()).await?;
        export(&server, games).await
    })
}

fn serve(program: &str, data: &Path) -> io::Result<Server> {
    let mut command = Command::new(program);
    command.args(["serve", "--port", "0", "--lang", "en", "--data"]).arg(data);
    Server::start(&mut command)
}

/// Imports random games, all of the same two players.
fn import(program: &str, folder: &Path, data: &Path, games: u64) -> io::Result<()> {
    let file = folder.join("games.basalt");
    let mut text = io::BufWriter::new(std::fs::File::create(&file)?);
    for number in 0..games {
        text.write_all(random_game(number).as_bytes())?;
    }
    text.into_inner()?.sync_all()?;
    let begun = Instant::now();
    let mut import = Command::new(program);
    import.args(["import", "--site", SITE, "--data"]).arg(data).arg(&file);
    if !import.status()?.success() {
        return Err(io::Error::other("the games cannot be imported"));
    }
    say(&format!("{games} games imported in {:.1} s", begun.elapsed().as_secs_f64()))
}

/// A game of DVONN with random moves, as text.
fn random_game(number: u64) -> String {
    let mut rng = SplitMix64::for_stream(1, number);
    let mut position = AnyPosition::start(Game::Dvonn);
    let mut moves = String::new();
    while position.outcome().is_none() {
        let Some(mv) = rng.pick(&position.legal_moves()) else { break };
        position.play(mv).expect("a legal move");
        _ = write!(moves, " {mv}");
    }
    let result = match position.outcome() {
        Some(Outcome::Win(Color::White)) => "1-0",
        Some(Outcome::Win(Color::Black)) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        None => "*",
    };
    format!(
        "[Game \"dvonn\"]\n[White \"Ada\"]\n[Black \"Bea\"]\n[Result \"{result}\"]\n\n\
         1.{moves} {result}\n\n"
    )
}

/// Requests images of different positions, each twice: the second time the server has kept it.
async fn images(address: SocketAddr) -> io::Result<()> {
    let (mut drawn, mut kept, mut bytes) = (Latencies::default(), Latencies::default(), 0);
    for number in 0..POSITIONS {
        let [.., third, fourth] = (number + 1).to_be_bytes();
        let from = Ipv4Addr::new(127, NETWORK, third, fourth);
        for took in [&mut drawn, &mut kept] {
            let mut stream = connect(from, address).await?;
            let begun = Instant::now();
            request(&mut stream, address, &image_path(number)).await?;
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).await?;
            took.record(begun.elapsed());
            bytes = bytes.max(answer.len());
            if !answer.starts_with(b"HTTP/1.1 200") {
                return Err(io::Error::other(String::from_utf8_lossy(&answer).into_owned()));
            }
        }
    }
    for (what, mut took) in [("drawn", drawn), ("kept", kept)] {
        let [p50, p99, max] =
            [50.0, 99.0, 100.0].map(|percent| took.percentile(percent).as_secs_f64() * 1e3);
        say(&format!(
            "PNG of PÜNCT, {WIDTH} px, {what}: p50 {p50:.2} ms, p99 {p99:.2} ms, max {max:.2} ms"
        ))?;
    }
    say(&format!("the largest has {:.1} KB", bytes as f64 / 1e3))
}

/// The path of the image of a random position.
fn image_path(number: u32) -> String {
    let mut rng = SplitMix64::for_stream(2, number.into());
    let mut position = AnyPosition::start(Game::Punct);
    for _ in 0..PLIES.start + rng.below(PLIES.len()) {
        let Some(mv) = rng.pick(&position.legal_moves()) else { break };
        position.play(mv).expect("a legal move");
    }
    let text = position.to_string().bytes().fold(String::new(), |mut text, byte| {
        _ = write!(text, "%{byte:02x}");
        text
    });
    format!("/api/positions/punct/board.png?width={WIDTH}&position={text}")
}

/// Reads the export of all games of a player, and observes the server's memory.
async fn export(server: &Server, games: u64) -> io::Result<()> {
    let memory = || resident(server.process()).unwrap_or_default() as f64 / 1e6;
    let (before, begun) = (memory(), Instant::now());
    let mut stream = TcpStream::connect(server.address()).await?;
    request(&mut stream, server.address(), &format!("/api/players/Ada@{SITE}/games/export.txt"))
        .await?;
    let (mut bytes, mut found, mut most, mut chunk) = (0, 0, before, Vec::new());
    let mut halfway = None;
    loop {
        let length = (&mut stream).take(CHUNK_BYTES).read_to_end(&mut chunk).await?;
        if length == 0 {
            break;
        }
        bytes += length;
        found += chunk.windows(MARK.len()).filter(|window| *window == MARK).count() as u64;
        // A mark may be cut in two.
        chunk.drain(..chunk.len() - (MARK.len() - 1).min(chunk.len()));
        most = most.max(memory());
        if found >= games / 2 {
            halfway.get_or_insert(most);
        }
    }
    let peak = peak_resident(server.process()).unwrap_or_default() as f64 / 1e6;
    let took = begun.elapsed().as_secs_f64().max(Duration::from_millis(1).as_secs_f64());
    say(&format!(
        "export of {found} games: {:.1} MB in {took:.1} s; memory of the server before {before:.1} \
         MB, most in the first half {:.1} MB, in all {most:.1} MB, most ever {peak:.1} MB",
        bytes as f64 / 1e6,
        halfway.unwrap_or(most),
    ))
}

async fn connect(from: Ipv4Addr, to: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    let stream = socket.connect(to).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

async fn request(stream: &mut TcpStream, host: SocketAddr, path: &str) -> io::Result<()> {
    let head = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).await
}

fn say(line: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{line}")
}
