//! `basalt bot`, and the bot of docs/examples, against a small server that speaks the part of the API that they need.

#[allow(dead_code, reason = "the tests of the crate use all of it")]
#[path = "../../../bot/tests/bot/fake_server.rs"]
pub(crate) mod fake_server;

use std::io::Read as _;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;
use tokio::runtime::Runtime;
use tokio::time::timeout;

use crate::program::{Folder, basalt, command, press_ctrl_c};
use fake_server::{FakeServer, Fault, State, TOKEN};

/// The bot of docs/bots.md.
const PYTHON_BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");

/// Longest time for a game of quick engines, on a slow machine.
const GAME_TIMEOUT: Duration = Duration::from_mins(5);

/// Whether there is Python. It may be missing on the machine of a contributor only.
pub(crate) fn has_python() -> bool {
    let is_there = Command::new("python3").arg("--version").output().is_ok();
    assert!(is_there || std::env::var_os("CI").is_none(), "python3 is missing");
    is_there
}

/// The bot of docs/bots.md, for a server and a token.
pub(crate) fn python_bot(server: &str, token: &str) -> Command {
    let mut python = Command::new("python3");
    python.args(["-B", PYTHON_BOT, server, env!("CARGO_BIN_EXE_basalt"), "engine"]);
    python.env("BASALT_TOKEN", token);
    python
}

/// A process that ends with the test.
pub(crate) struct Running(pub(crate) Child);

impl Drop for Running {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

pub(crate) fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("a runtime")
}

/// Runs a program until a condition of the server holds.
pub(crate) fn run_until(
    program: &mut Command,
    server: &FakeServer,
    runtime: &Runtime,
    is_enough: impl Fn(&State) -> bool,
) {
    program.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::inherit());
    let _running = Running(program.spawn().expect("it starts"));
    let waited =
        runtime.block_on(async { timeout(GAME_TIMEOUT, server.wait_until(is_enough)).await });
    waited.expect("the games are played in time");
}

#[test]
fn a_bot_plays_with_any_engine_and_by_its_rules() {
    let runtime = runtime();
    let server = runtime.block_on(FakeServer::start());
    for (game, rated) in [("dvonn", false), ("punct", false), ("dvonn", true)] {
        server.challenge(game, rated);
    }
    let folder = Folder::new("bot-token");
    let token = folder.file("token", format!("{TOKEN}\n"));
    let engine = format!("{} engine", env!("CARGO_BIN_EXE_basalt"));
    let address = server.address().to_owned();
    let args = [
        "bot",
        "--server",
        &address,
        "--token-file",
        &token,
        "--engine",
        &engine,
        "--option",
        "Level=1",
        "--rated",
        "casual",
        "--move-time",
        "1",
    ];
    run_until(&mut command(&args), &server, &runtime, |state| {
        state.finished() == 2 && state.declined == 1
    });
    assert_eq!(server.state().refused, 0);
}

#[test]
fn the_bot_of_the_documentation_plays() {
    if !has_python() {
        return;
    }
    let runtime = runtime();
    let server = runtime.block_on(FakeServer::start());
    server.challenge("dvonn", false);
    server.challenge("dvonn", true);
    server.fail_after_moves(5, Fault::LoseAnswer);
    let lines = std::fs::read_to_string(PYTHON_BOT).expect("the example").lines().count();
    assert!(lines <= 60, "{lines} lines");
    let mut python = python_bot(server.address(), TOKEN);
    run_until(&mut python, &server, &runtime, |state| state.finished() == 1 && state.declined == 1);
    let state = server.state();
    assert!(state.has_failed);
    assert_eq!((state.refused, state.doubled), (0, 0));
}

#[test]
fn a_bot_without_a_token_or_with_a_wrong_one_says_so() {
    let server_args = ["bot", "--server", "http://127.0.0.1:9"];
    let said = basalt(&server_args).failure(1);
    assert!(said.starts_with("error: no token: set the variable BASALT_TOKEN"), "{said}");
    let runtime = runtime();
    let server = runtime.block_on(FakeServer::start());
    let mut bot = command(&["bot", "--server", server.address()]);
    let run = bot.env("BASALT_TOKEN", "basalt_secret").output().expect("it ends");
    let said = String::from_utf8(run.stderr).expect("UTF-8");
    assert_eq!(run.status.code(), Some(3), "{said}");
    assert!(said.contains("bad-token") && !said.contains("basalt_secret"), "{said}");
    for (args, expected) in [
        (&["--server", "http://basalt.example"][..], "https:// is needed"),
        (&["--server", "https://x", "--engine", "random", "--level", "3"], "--level is for"),
    ] {
        let run = basalt(&[&["bot"], args].concat());
        assert_eq!(run.code, Some(2), "{}", run.err);
        assert!(run.err.contains(expected), "{}", run.err);
    }
}

/// An engine that never answers the fourth question of a game.
#[cfg(unix)]
const STUCK: &str = "
count=0
while read -r line; do
    case $line in go*) count=$((count + 1)) ;; esac
    test $count -gt 3 || echo \"$line\"
done | basalt engine
";

/// The output of a bot that is interrupted after a condition of the server holds: the names of its events.
#[cfg(unix)]
fn interrupted_bot(
    bot: &mut Command,
    server: &FakeServer,
    runtime: &Runtime,
    is_enough: impl Fn(&State) -> bool,
) -> Vec<String> {
    let mut running = Running(bot.spawn().expect("it starts"));
    let waited =
        runtime.block_on(async { timeout(GAME_TIMEOUT, server.wait_until(is_enough)).await });
    waited.expect("the moves are played in time");
    press_ctrl_c(&running.0);
    let mut out = String::new();
    let stdout = running.0.stdout.as_mut().expect("piped");
    stdout.read_to_string(&mut out).expect("text");
    assert_eq!(running.0.wait().expect("it ends").code(), Some(0), "{out}");
    let read = |line| serde_json::from_str::<Value>(line).expect(line);
    let events = out.lines().map(|line| read(line)["event"].as_str().expect("an event").to_owned());
    events.collect()
}

#[cfg(unix)]
#[test]
fn a_bot_that_was_interrupted_goes_on_with_its_game() {
    let runtime = runtime();
    let server = runtime.block_on(FakeServer::start());
    server.challenge("dvonn", false);
    let folder = Folder::new("bot-interrupted");
    let program = env!("CARGO_BIN_EXE_basalt");
    let script = STUCK.replace("basalt engine", &format!("'{program}' engine"));
    let stuck = format!("sh '{}'", folder.file("stuck.sh", script));
    let quick = format!("'{program}' engine");
    let bot = |engine: &str| {
        let args = ["bot", "--server", server.address(), "--engine", engine, "--json"];
        let mut bot = command(&[&args[..], &["--option", "Level=1"]].concat());
        bot.env("BASALT_TOKEN", TOKEN).stdin(Stdio::null()).stderr(Stdio::inherit());
        bot
    };
    let three_moves = |state: &State| state.moves() >= 6;
    let events = interrupted_bot(&mut bot(&stuck), &server, &runtime, three_moves);
    assert_eq!(events, ["online", "accepted", "playing"]);
    let is_over = |state: &State| state.finished() == 1;
    let events = interrupted_bot(&mut bot(&quick), &server, &runtime, is_over);
    assert_eq!(events[..2], ["online", "playing"]);
    let state = server.state();
    assert_eq!((state.refused, state.doubled, state.resigned), (0, 0, 0));
}
