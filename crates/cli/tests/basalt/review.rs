//! Reviews of games whose ends are forced, and of recorded ones.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};

use basalt_records::{Eval, Record};
use serde_json::{Value, json};

use crate::program::{
    Folder, assert_names_an_illegal_move, assert_names_the_games_of, basalt, basalt_reading,
    command, press_ctrl_c, sample, sample_text,
};

/// White wins by 3 with f2g2 at once. After f2e2 Black must take that stack and wins by 4; after
/// f2f3 Black must take e2 and wins by 1.
const LAST_MOVE: &str = "9/10/5r5/4rw(rb)3/9 w s";

/// A game that starts there.
fn record_of(moves: &str) -> String {
    format!("[Game \"dvonn\"]\n[Position \"{LAST_MOVE}\"]\n\n1. {moves} *\n")
}

/// The review of a game that starts there.
fn of_moves(moves: &str, more: &[&str]) -> String {
    basalt_reading(&[&["review", "-"], more].concat(), record_of(moves).as_bytes()).fine()
}

/// The words of each line.
fn words(text: &str) -> Vec<String> {
    text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn a_blunder_is_marked_and_explained() {
    assert_eq!(
        words(&of_moves("f2e2 g2e2", &[])),
        [
            "ply player move score best score loss",
            "1 White f2e2?? -4 proven f2g2 +3 proven 7 proven",
            "This loses by 4 for certain. f2g2 wins by 3. Best: f2g2",
            "2 Black g2e2 +4 proven g2e2 +4 proven 0",
            "",
            "White: 9.0% accuracy; ! 0, ?! 0, ? 0, ?? 1",
            "Ending, moves 1–2. White’s chance to win after it: 0.0%",
            "Turning points: 1. f2e2??",
            "Things to take away:",
            "White: Near the end, work lines out to the last move. (moves: 1)",
        ]
    );
}

#[test]
fn a_game_without_faults_has_nothing_to_explain() {
    let out = of_moves("f2g2", &["--nodes", "1000"]);
    let end = out.lines().rev().take(3).collect::<Vec<_>>();
    assert_eq!(end[0], "No move stands out.");
    assert_eq!(end[1], "Ending, moves 1–1. White’s chance to win after it: 100.0%");
    assert!(end[2].ends_with("100.0% accuracy; ! 0, ?! 0, ? 0, ?? 0"), "{out}");
}

/// The annotated record says what the review says, and is a record again.
#[test]
fn a_record_is_annotated() {
    let out = of_moves("f2e2 {Hm.} g2e2", &["--annotate", "-"]);
    let record: Record = out.parse().expect("a record");
    let [blunder, forced] = &record.line.nodes[..] else { panic!("two moves: {out}") };
    let notes = blunder.notes();
    assert_eq!(notes.nags, [4]);
    assert_eq!(notes.comment.text, "Hm. This loses by 4 for certain. f2g2 wins by 3.");
    assert_eq!(notes.comment.eval, Some(Eval::ProvenMargin(-4)));
    let better: Vec<String> = notes.variations[0].moves().map(|mv| mv.to_string()).collect();
    assert_eq!(better, ["f2g2"]);
    assert!(forced.notes().nags.is_empty() && forced.notes().comment.text.is_empty());
}

#[test]
fn an_annotated_record_goes_to_a_file_beside_the_review() {
    let folder = Folder::new("review-annotate");
    let file = folder.path("out.basalt");
    let record = record_of("f2e2 g2e2");
    let run = basalt_reading(&["review", "-", "--annotate", &file], record.as_bytes());
    assert_eq!((run.code, run.err.contains("out.basalt")), (Some(0), true), "{}", run.err);
    assert!(run.out.contains("Turning points"), "{}", run.out);
    let written = folder.text("out.basalt");
    assert!(written.contains("This loses by 4"), "{written}");
}

/// White's chance is drawn as high as it is, with the marks below.
#[test]
fn a_long_game_has_a_chart() {
    let out = basalt(&["review", &sample("littlegolem-human.txt"), "--nodes", "500"]).fine();
    let lines: Vec<&str> = out.lines().collect();
    let top = lines.iter().position(|line| line.starts_with("100% │")).expect("a chart");
    assert!(lines[top + 7].starts_with("  0% │"), "{out}");
    assert!(lines[top + 7].contains('█'), "White has a chance: {out}");
    assert!(lines[top + 8].contains('?') && !lines[top + 8].contains('│'), "{out}");
    assert!(out.contains("Opening, moves 1–49"), "{out}");
}

#[test]
fn the_language_is_the_persons() {
    let out = of_moves("f2f3 g2e2", &["--lang", "pl"]);
    assert!(
        out.contains("Ten ruch na pewno przegrywa różnicą 1 pkt. f2g2 wygrywa różnicą 3 pkt."),
        "{out}"
    );
}

#[test]
fn the_same_game_has_the_same_review() {
    for (game, nodes) in [("littlegolem-human.txt", "500"), ("boardspace-punct-robots.sgf", "100")]
    {
        let review = || basalt(&["review", &sample(game), "--nodes", nodes]).fine();
        let first = review();
        assert_eq!(first, review());
        assert!(first.contains('?'), "{first}");
    }
}

/// Every marked move has a line of its own below it, and the engine's choice is never marked as a fault.
#[test]
fn every_mark_has_its_sentence() {
    let out = basalt(&["review", &sample("littlegolem-human.txt"), "--nodes", "2000"]).fine();
    let lines = words(&out);
    let is_move = |line: &String| {
        let player = line.split(' ').nth(1).unwrap_or_default();
        line.starts_with(|sign: char| sign.is_ascii_digit()) && ["White", "Black"].contains(&player)
    };
    let mut marked = 0;
    for (line, next) in lines.iter().zip(&lines[1..]) {
        let mut words = line.split(' ').skip(2);
        let Some(mv) = words.next().filter(|_| is_move(line)) else { continue };
        let (plain, mark) = mv.split_at(mv.find(['?', '!']).unwrap_or(mv.len()));
        assert_eq!(!mark.is_empty(), next.contains(' ') && !is_move(next), "{line}\n{next}");
        assert!(!mark.contains('?') || !words.any(|word| word == plain), "{line}");
        marked += usize::from(!mark.is_empty());
    }
    assert!(marked > 0, "{out}");
}

#[test]
fn unreviewable_games_are_named() {
    let file = sample("littlegolem-human.txt");
    assert_names_the_games_of(&file, "review", 1);
    assert_names_an_illegal_move("review");
    basalt(&["review", "no/such/file"]).failure(3);
    basalt(&["review", &file, "--nodes", "0"]).failure(2);
}

#[test]
fn every_game_of_a_file_is_reviewed_and_bad_ones_are_named() {
    let bad = record_of("f2e2 f2e2");
    let file = [record_of("f2e2 g2e2"), bad, record_of("f2g2")].join("\n");
    let run = |more: &[&str]| {
        basalt_reading(
            &[&["review", "-", "--all", "--nodes", "1000"], more].concat(),
            file.as_bytes(),
        )
    };
    let text = run(&[]);
    assert_eq!(text.code, Some(1));
    assert!(text.err.contains("game 2: ply 2, move f2e2"), "{}", text.err);
    let heads: Vec<&str> = text.out.lines().filter(|line| line.starts_with("Game ")).collect();
    assert_eq!(heads, ["Game 1", "Game 2", "Game 3"]);
    let annotated = run(&["--annotate", "-"]).out;
    assert_eq!(annotated.matches("[Game \"dvonn\"]").count(), 2, "{annotated}");
    let json = run(&["--json"]).out;
    let lines: Vec<Value> =
        json.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    assert_eq!(lines[0]["mark"], "??");
    assert_eq!(lines[0]["loss"], json!({ "points": 7.0, "proven": true }));
    assert_eq!(lines[0]["sentence"], "This loses by 4 for certain. f2g2 wins by 3. Best: f2g2");
    assert_eq!(lines[2]["turning_points"], json!([1]));
    assert_eq!(lines[3]["game"], 3);
    assert_eq!(lines[4]["accuracy"]["white"], 1.0);
    assert_eq!(lines.len(), 5);
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_the_annotated_games_that_were_finished() {
    let folder = Folder::new("review-interrupted");
    let file = folder.path("out.basalt");
    // The engine works out the ends of the first two, and would search the third for hours.
    let games = [record_of("f2e2 g2e2"), record_of("f2g2"), sample_text("littlegolem-human.txt")];
    let [first, second, third] = &games;
    let third = basalt_reading(&["convert", "-"], third.as_bytes()).fine();
    let input = [first, second, &third].map(String::as_str).join("\n");
    let nodes = "1000000000000";
    let args = ["review", "-", "--all", "--annotate", &file, "--nodes", nodes];
    let mut child = command(&args).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    let mut lines = BufReader::new(child.stdout.as_mut().expect("piped")).lines();
    assert!(lines.any(|line| line.expect("text") == "Game 3"));
    assert!(folder.files().iter().all(|name| name != "out.basalt"), "it is not complete yet");
    press_ctrl_c(&child);
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), said.contains("out.basalt")), (Some(130), true), "{said}");
    assert_eq!(folder.files(), ["out.basalt"]);
    let written = folder.text("out.basalt");
    assert_eq!(written.matches("[Game \"dvonn\"]\n").count(), 2, "{written}");
    assert!(written.contains("This loses by 4"), "{written}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_before_the_first_annotated_game_replaces_no_file() {
    let folder = Folder::new("review-interrupted-early");
    let file = folder.file("out.basalt", "precious");
    let args = [
        "review",
        &sample("littlegolem-human.txt"),
        "--annotate",
        &file,
        "--nodes",
        "1000000000000",
    ];
    let mut child = command(&args).spawn().expect("it starts");
    let mut heading = [0];
    child.stdout.as_mut().expect("piped").read_exact(&mut heading).expect("it speaks");
    press_ctrl_c(&child);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130));
    assert_eq!(
        (folder.files(), folder.text("out.basalt").as_str()),
        (vec!["out.basalt".to_owned()], "precious")
    );
}
