//! Senseless lines.

use basalt_rules::SplitMix64;
use basalt_ugi::Input;

use crate::harness::Harness;

const WORDS: &[&str] = &[
    "ugi",
    "isready",
    "uginewgame",
    "setoption",
    "name",
    "Game",
    "Seed",
    "Level",
    "Threads",
    "Hash",
    "MultiPV",
    "Networks",
    "value",
    "false",
    "dvonn",
    "punct",
    "position",
    "startpos",
    "fen",
    "moves",
    "9/10/11/10/9",
    "9/10/5r5/4rw(rb)3/9",
    "w",
    "b",
    "p",
    "s",
    "e3",
    "c3",
    "i3",
    "f2g2",
    "w:",
    "b:",
    "w:l4/l5m5",
    "l4/l5m5",
    "l4-l4/k3k4",
    "a1b2",
    "pass",
    "go",
    "movetime",
    "depth",
    "nodes",
    "mate",
    "searchmoves",
    "infinite",
    "ponder",
    "ponderhit",
    "perft",
    "wtime",
    "btime",
    "p1time",
    "winc",
    "binc",
    "movestogo",
    "stop",
    "query",
    "gameover",
    "p1turn",
    "result",
    "d",
    "0",
    "1",
    "3",
    "20",
    "99",
    "-1",
    "18446744073709551615",
    "((((",
    "ß",
    "quit",
    "\u{0}",
    "…",
];

/// Whatever was said, the session has to answer this.
fn assert_alive(harness: &mut Harness, after: &[u8]) {
    harness.send("stop");
    assert_eq!(harness.send("isready"), ["readyok"], "after {after:?}");
}

/// Says a line, with a `stop` ready if it starts something long, and checks the answer.
fn say(harness: &mut Harness, line: &[u8]) {
    harness.host.ready = [Input::Nothing, Input::Line(b"stop".to_vec())].into();
    let (said, _) = harness.send_bytes(line);
    harness.host.ready.clear();
    let errors = said.iter().filter(|line| line.starts_with("info string error: ")).count();
    assert!(errors <= 1, "{said:?}");
    assert_alive(harness, line);
}

#[test]
fn random_bytes() {
    let mut rng = SplitMix64::new(1);
    let mut harness = Harness::default();
    for _ in 0..2000 {
        let length = rng.below(60);
        let line: Vec<u8> = (0..length).map(|_| rng.below(256) as u8).collect();
        say(&mut harness, &line);
    }
}

#[test]
fn random_words() {
    let mut rng = SplitMix64::new(2);
    let mut harness = Harness::default();
    for _ in 0..20_000 {
        let length = 1 + rng.below(7);
        let words: Vec<&str> = (0..length).filter_map(|_| rng.pick(WORDS)).collect();
        say(&mut harness, words.join(" ").as_bytes());
    }
}

#[test]
fn broken_commands() {
    let whole = b"position fen 9/10/5r5/4rw(rb)3/9 w s moves f2e2 g2e2";
    let mut rng = SplitMix64::new(3);
    let mut harness = Harness::default();
    for _ in 0..5000 {
        let mut line = whole.to_vec();
        for _ in 0..=rng.below(3) {
            let at = rng.below(line.len());
            line[at] = rng.below(256) as u8;
        }
        say(&mut harness, &line);
    }
}

#[test]
fn endless_lines() {
    let mut harness = Harness::default();
    let moves = format!("position startpos moves{}", " e3 d3".repeat(1_500_000));
    for line in ["x".repeat(10_000_000), moves, " ".repeat(10_000_000)] {
        let expected = format!("expected a line of at most 262144 bytes, found {}", line.len());
        assert_eq!(harness.send(&line), [format!("info string error: {expected}")]);
        assert_alive(&mut harness, b"10 MB");
    }
    let longest = format!("position startpos moves{}", " e3".repeat(80_000));
    let said = harness.send(&longest);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].contains("move 2, “e3”"), "{said:?}");
}

#[test]
fn bytes_that_are_no_text() {
    let mut harness = Harness::default();
    let (said, _) = harness.send_bytes(b"go \xff depth");
    assert_eq!(said, ["info string error: expected UTF-8, found something else at byte 4"]);
    harness.send("go infinite");
    let (said, _) = harness.send_bytes(b"\xff\xfe");
    assert_eq!(said.len(), 1, "{said:?}");
    assert_alive(&mut harness, b"\xff");
}
