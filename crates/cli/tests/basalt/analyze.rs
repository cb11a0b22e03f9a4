//! Analyses of positions whose results are forced, so that no engine may say otherwise.

use std::io::BufRead as _;

use serde_json::Value;

use crate::program::{
    Folder, assert_names_an_illegal_move, basalt, basalt_reading, command, press_ctrl_c, sample,
};

/// White wins by 3 with f2g2 at once. After f2e2 Black must take that stack and wins by 4; after
/// f2f3 Black must take e2 and wins by 1.
const LAST_MOVE: &str = "9/10/5r5/4rw(rb)3/9 w s";

/// The cells of each line of a table but the first.
fn cells(table: &str) -> Vec<Vec<&str>> {
    fn of_line(line: &str) -> Vec<&str> {
        line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect()
    }
    table.lines().skip(1).map(of_line).collect()
}

/// The analysis of a game that starts there.
fn of_moves(moves: &str, more: &[&str]) -> String {
    let record = format!("[Game \"dvonn\"]\n[Position \"{LAST_MOVE}\"]\n\n1. {moves} *\n");
    basalt_reading(&[&["analyze", "-"], more].concat(), record.as_bytes()).fine()
}

#[test]
fn a_mistake_costs_what_it_costs() {
    let out = of_moves("f2e2 g2e2", &["--nodes", "10000"]);
    let headings: Vec<_> = out.lines().next().expect("headings").split_whitespace().collect();
    assert_eq!(headings, ["ply", "player", "move", "score", "best", "score", "loss"]);
    let expected = [
        ["1", "White", "f2e2", "-4 proven", "f2g2", "+3 proven", "7 proven"],
        ["2", "Black", "g2e2", "+4 proven", "g2e2", "+4 proven", "0"],
    ];
    assert_eq!(cells(&out), expected);
    let out = of_moves("f2f3", &["--depth", "3"]);
    let expected = ["1", "White", "f2f3", "-1 proven", "f2g2", "+3 proven", "4 proven"];
    assert_eq!(cells(&out), [expected]);
}

#[test]
fn the_best_move_costs_nothing() {
    let out = of_moves("f2g2", &[]);
    let expected = ["1", "White", "f2g2", "+3 proven", "f2g2", "+3 proven", "0"];
    assert_eq!(cells(&out), [expected]);
}

#[test]
fn the_last_placement_is_seen_by_the_player_who_moves_on() {
    let file = sample("littlegolem-human.txt");
    let out = basalt(&["analyze", &file, "--nodes", "1000"]).fine();
    let lines = cells(&out);
    let players: Vec<_> = lines.iter().map(|line| line[1]).collect();
    assert_eq!(players[46..52], ["White", "Black", "White", "White", "Black", "White"]);
    // The value before the first move is the value after the last placement, both from White's
    // side.
    assert_eq!(lines[48][3], lines[49][5], "{out}");
    assert_ne!(lines[48][3], "+0.00", "seen from either side the same");
    assert_eq!(lines.len(), 75);
}

#[test]
fn no_loss_is_negative_and_only_proofs_are_called_proven() {
    let out = basalt(&["analyze", &sample("codecup-dvonn-robots.txt"), "--nodes", "300"]).fine();
    for line in cells(&out) {
        let [.., mv, score, best, best_score, loss] = line[..] else { panic!("{line:?}") };
        assert!(!loss.starts_with('-'), "{line:?}");
        assert!(mv != best || loss == "0", "{line:?}");
        let both = score.ends_with(" proven") && best_score.ends_with(" proven");
        assert!(both || !loss.ends_with(" proven"), "{line:?}");
    }
}

#[test]
fn punct_is_analyzed_by_chances() {
    let out = basalt(&["analyze", &sample("boardspace-punct-robots.sgf"), "--depth", "1"]).fine();
    let lines = cells(&out);
    assert!(lines[0][3].ends_with('%'), "{out}");
    let [.., mv, score, best, best_score, loss] = lines[lines.len() - 1][..] else {
        panic!("{out}")
    };
    assert_eq!((score, best_score, loss), ("win proven", "win in 1 proven", "0"));
    assert!(!mv.is_empty() && !best.is_empty());
}

#[test]
fn a_position_has_its_best_lines() {
    let out = basalt(&["analyze", LAST_MOVE, "--lines", "3", "--nodes", "10000"]).fine();
    let (to_move, table) = out.split_once('\n').expect("a line");
    assert_eq!(to_move, "White to move.");
    let lines = cells(table);
    assert_eq!(lines[0][..2], ["1", "+3 proven"]);
    assert_eq!(lines[0][3], "f2g2");
    let mut first: Vec<_> = lines.iter().map(|line| &line[3][..4]).collect();
    first.sort_unstable();
    assert_eq!(first, ["f2e2", "f2f3", "f2g2"], "{out}");
}

#[test]
fn limits_end_a_search() {
    // A full board: nobody knows how this game ends.
    let open = "wwbrbwwbw/bwbwbbbbww/wbbwwbbbwbw/wwbwbwrwww/bbrbbbbww w s";
    let line_of = |limit: [&str; 2]| {
        let out = basalt(&[&["analyze", open], &limit[..]].concat()).fine();
        let lines = cells(out.split_once('\n').expect("a line").1);
        assert_eq!(lines.len(), 1, "{out}");
        lines[0][..3].iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    line_of(["--time", "0.01"]);
    line_of(["--nodes", "100"]);
    let [rank, score, depth] = &line_of(["--depth", "2"])[..] else { panic!("three cells") };
    assert_eq!((rank.as_str(), depth.as_str()), ("1", "2"), "{score}");
}

#[test]
fn a_position_may_be_one_of_a_game_or_after_moves() {
    let folder = Folder::new("analyze-ply");
    let record = format!("[Game \"dvonn\"]\n[Position \"{LAST_MOVE}\"]\n\n1. f2e2 g2e2 *\n");
    let file = folder.file("game", record);
    let expected = basalt(&["analyze", LAST_MOVE, "--moves", "f2e2"]).fine();
    assert!(expected.starts_with("Black to move.\n"), "{expected}");
    assert!(expected.contains("+4 proven"), "{expected}");
    assert_eq!(basalt(&["analyze", &file, "--ply", "1"]).fine(), expected);
    let over = basalt(&["analyze", &file, "--ply", "2", "--lines", "2"]).fine();
    assert_eq!(over, "The game is over. Black wins, 4 to 0.\n");
}

#[test]
fn unusable_input_is_named() {
    let file = sample("annotated.basalt");
    assert_eq!(
        basalt(&["analyze", &file, "--lines", "2"]).failure(1),
        "error: --lines and --moves are for a single position; choose one with --ply, \
         from 0 to 80\n"
    );
    assert_eq!(
        basalt(&["analyze", &file, "--ply", "81"]).failure(1),
        format!("error: {file}: expected a ply from 0 to 80, found 81\n")
    );
    assert_names_an_illegal_move("analyze");
    for option in [["--ply", "1"], ["--number", "1"], ["--from", "basalt"]] {
        assert_eq!(
            basalt(&[&["analyze", LAST_MOVE], &option[..]].concat()).failure(1),
            "error: --ply, --number and --from are for files of games, but this is a position\n"
        );
    }
    basalt(&["analyze", "no/such/file"]).failure(3);
    basalt(&["analyze", "9/10/11/10"]).failure(1);
}

#[cfg(unix)]
#[test]
fn ctrl_c_shows_the_best_moves_found_so_far() {
    let args =
        ["analyze", "9/10/11/10/9 w p", "--nodes", "1000000000000", "--lines", "2", "--json"];
    let mut child = command(&args).spawn().expect("it starts");
    let mut lines = std::io::BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut next = || -> Option<Value> {
        let line = lines.next()?.expect("text");
        Some(serde_json::from_str(&line).expect("an object a line"))
    };
    assert_eq!(next().expect("the position")["position"], "9/10/11/10/9 w p");
    press_ctrl_c(&child);
    let found: Vec<Value> = std::iter::from_fn(next).collect();
    assert_eq!(found.len(), 2, "{found:?}");
    for (line, rank) in found.iter().zip(1..) {
        assert_eq!(line["rank"], rank);
        assert_ne!(line["line"], serde_json::json!([]), "{line}");
    }
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
}
