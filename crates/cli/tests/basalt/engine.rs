//! The engine through real pipes: the conversations of `protocol`, and rude ones.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use basalt_ugi::transcript::{Peer, Transcript};

use crate::program::{basalt_reading, command};

/// The program at the other end of two pipes.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Self {
        let mut child = command(&["engine", "--game", "dvonn"]).spawn().expect("it starts");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            output.lines().map_while(Result::ok).all(|line| sender.send(line).is_ok())
        });
        Self { input: child.stdin.take(), child, lines }
    }

    /// Closes the input and tells what still comes out, and the exit code.
    fn hang_up(mut self) -> (Vec<String>, Option<i32>) {
        self.input = None;
        let code = self.child.wait().expect("it ends").code();
        (self.lines.iter().collect(), code)
    }
}

impl Peer for Engine {
    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("open");
        writeln!(input, "{line}").expect("it listens");
    }

    fn receive(&mut self) -> Option<String> {
        self.lines.recv_timeout(Duration::from_secs(20)).ok()
    }
}

#[test]
fn every_conversation_of_the_protocol_can_be_held() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../ugi/tests/transcripts");
    let mut held = 0;
    for file in std::fs::read_dir(folder).expect("the folder of transcripts") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("readable");
        let transcript: Transcript = text.parse().expect("a transcript");
        let mut engine = Engine::start();
        if let Err(mismatch) = transcript.replay(&mut engine) {
            panic!("{}: {mismatch}", path.display());
        }
        assert_eq!(engine.hang_up(), (vec![], Some(0)), "{}", path.display());
        held += 1;
    }
    assert!(held >= 10, "{held}");
}

#[test]
fn lines_that_are_too_long_or_no_text_are_refused_and_forgotten() {
    let mut input = vec![b'x'; 10_000_000];
    input.extend(b"\nisready\n\xff\xfe\nisready\nquit\nisready\n");
    let out = basalt_reading(&["engine"], &input).fine();
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 4, "{out}");
    let refusal = "info string error: expected a line of at most 262144 bytes, found 10000000";
    assert_eq!(lines[0], refusal);
    assert!(lines[2].starts_with("info string error: expected UTF-8"));
    assert_eq!((lines[1], lines[3]), ("readyok", "readyok"));
}

#[test]
fn the_end_of_the_input_is_the_end() {
    assert_eq!(basalt_reading(&["engine"], b"").fine(), "");
    assert_eq!(basalt_reading(&["engine"], b"isready").fine(), "readyok\n");
    let searching = basalt_reading(&["engine"], b"go infinite\n").fine();
    assert!(!searching.contains("bestmove"), "{searching}");
    // A search that might go on for ever ends, too.
    let unlimited = basalt_reading(&["engine", "--game", "punct"], b"go\n").fine();
    assert!(unlimited.contains("\nbestmove "), "{unlimited}");
}

#[test]
fn a_flood_of_lines_is_answered_line_by_line() {
    let out = basalt_reading(&["engine"], "isready\n".repeat(20_000).as_bytes()).fine();
    assert_eq!(out, "readyok\n".repeat(20_000));
}
