//! Results as JSON.

use serde_json::{Value, json};

use crate::program::{Run, basalt, basalt_reading};

/// White wins by 3 with f2g2 at once, and loses with every other move.
const LAST_MOVE: &str = "9/10/5r5/4rw(rb)3/9 w s";

#[track_caller]
fn objects(run: &Run) -> Vec<Value> {
    assert_eq!(run.err, "");
    run.out.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

#[test]
fn a_position_has_its_moves_or_its_result() {
    let position = |moves: &[&str]| {
        let args = [&["show", LAST_MOVE, "--json"], moves].concat();
        objects(&basalt(&args)).remove(0)
    };
    let running = position(&[]);
    assert_eq!(running["game"], "dvonn");
    assert_eq!(running["position"], LAST_MOVE);
    assert_eq!(running["to_move"], "white");
    assert_eq!(running["moves"], json!(["f2e2", "f2g2", "f2f3"]));
    assert_eq!(running["result"], Value::Null);
    let over = position(&["--moves", "f2g2"]);
    assert_eq!((&over["moves"], &over["result"]), (&Value::Null, &json!("white")));
}

#[test]
fn the_best_moves_of_a_position_and_the_moves_of_a_game_are_objects() {
    let lines = objects(&basalt(&["analyze", LAST_MOVE, "--lines", "2", "--depth", "3", "--json"]));
    assert_eq!(lines[0]["position"], LAST_MOVE);
    assert_eq!(lines[1]["rank"], 1);
    assert_eq!(lines[1]["line"], json!(["f2g2"]));
    assert_eq!(lines[1]["score"], json!({ "margin": 3, "proven": true }));
    assert_eq!(lines.len(), 3);
    let record = format!("[Game \"dvonn\"]\n[Position \"{LAST_MOVE}\"]\n\n1. f2e2 g2e2 *\n");
    let args = ["analyze", "-", "--depth", "3", "--json"];
    let moves = objects(&basalt_reading(&args, record.as_bytes()));
    assert_eq!(moves[0]["move"], "f2e2");
    assert_eq!(moves[0]["best"], "f2g2");
    assert_eq!(moves[0]["loss"], json!({ "points": 7.0, "proven": true }));
    assert_eq!(moves[1]["loss"], json!({}));
}

#[test]
fn counts_are_objects() {
    let lines = objects(&basalt(&["perft", LAST_MOVE, "2", "--divide", "--json"]));
    let (total, moves) = lines.split_last().expect("a total");
    let counted: u64 = moves.iter().filter_map(|line| line["nodes"].as_u64()).sum();
    assert_eq!(moves.len(), 3);
    assert_eq!((&total["depth"], total["nodes"].as_u64()), (&json!(2), Some(counted)));
    let lines = objects(&basalt(&["bench", "--depth", "1", "--json"]));
    let (total, searched) = lines.split_last().expect("a total");
    let counted: u64 = searched.iter().filter_map(|line| line["nodes"].as_u64()).sum();
    assert_eq!(total["nodes"].as_u64(), Some(counted));
}

#[test]
fn games_that_are_not_valid_are_objects_with_a_reason() {
    let run = basalt_reading(&["validate", "-", "--json"], b"E3\nE3\n");
    assert_eq!(run.code, Some(1));
    let lines = objects(&run);
    assert_eq!(lines[0]["game"], 1);
    assert!(lines[0]["reason"].as_str().is_some_and(|reason| reason.contains("e3 is taken")));
    assert_eq!((&lines[1]["valid"], &lines[1]["invalid"]), (&json!(0), &json!(1)));
}

#[test]
fn the_results_of_a_match_are_one_object() {
    let args = ["match", "greedy", "random", "--games", "4", "--full-board", "--json"];
    let run = basalt(&args);
    let result: Value = serde_json::from_str(&run.out).expect("one object");
    assert_eq!((&result["first"], &result["second"]), (&json!("greedy"), &json!("random")));
    let count = |part: &str| {
        ["wins", "draws", "losses"]
            .iter()
            .filter_map(|kind| result[part][kind].as_u64())
            .sum::<u64>()
    };
    assert_eq!((count("total"), count("as_white"), count("as_black")), (4, 2, 2));
    assert_eq!(result["faults"]["first"], json!({ "illegal": 0, "late": 0, "crashed": 0 }));
}
