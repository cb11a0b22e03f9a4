//! `basalt load` with few players: what it reports and what it refuses. Speed is not tested.

use std::io::{BufRead as _, BufReader, Read as _};

use basalt_server::Page;
use basalt_testkit::Nats;
use serde_json::{Value, json};

use crate::program::{basalt, command, press_ctrl_c};
use crate::server::{Server, get, postgres_for_server};

/// Few enough for a test, many enough that some wait in the lobby.
const CROWD: [&str; 7] = ["load", "--players", "20", "--games", "8", "--moves-per-second", "80"];

fn small(more: &[&'static str]) -> Vec<&'static str> {
    CROWD.iter().chain(more).copied().collect()
}

#[test]
fn a_small_crowd_finds_nothing_lost() {
    if Page::built().is_none() {
        return;
    }
    let run = basalt(&small(&["--seconds", "1"]));
    assert_eq!(run.code, Some(0), "{}{}", run.out, run.err);
    assert!(run.out.starts_with("20 players connected, 8 games in progress.\n"), "{}", run.out);
    assert!(run.out.trim_end().ends_with(": all there, none twice."), "{}", run.out);
    assert!(run.err.ends_with("Playing moves\nChecking moves\n"), "{}", run.err);
}

#[test]
fn bots_play_beside_a_crowd_and_all_results_are_json() {
    if Page::built().is_none() {
        return;
    }
    let bots = ["--seconds", "2", "--bots", "4", "--bot-moves-per-second", "16", "--json"];
    let run = basalt(&small(&bots));
    assert_eq!(run.code, Some(0), "{}{}", run.out, run.err);
    let objects: Vec<Value> =
        run.out.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let all = |event: &str| -> Vec<&Value> {
        objects.iter().filter(|object| object["event"] == event).collect()
    };
    let crowd = json!({ "event": "crowd", "players": 20, "games": 8, "bots": 4 });
    assert_eq!(all("crowd"), [&crowd]);
    let stretches = all("stretch");
    for (stretch, who) in stretches.iter().zip(["players", "bots"]) {
        assert_eq!(stretch["who"], who);
        assert!(stretch["played"].as_f64().is_some_and(|rate| rate > 0.0), "{stretch}");
        assert!(stretch["delivered_ms"]["p99"].as_f64().is_some_and(|ms| ms > 0.0), "{stretch}");
    }
    assert_eq!(stretches.len(), 2);
    let check = all("check");
    assert_eq!((check.len(), &check[0]["faults"]), (1, &json!([])));
    assert!(check[0]["games"].as_u64().is_some_and(|games| games >= 8 + 2), "{check:?}");
    assert!(all("troubles").is_empty());
}

/// Limits are not off as in a trial, so players and attackers come from many addresses.
#[cfg(target_os = "linux")]
#[test]
fn a_crowd_plays_on_while_strangers_attack() {
    if Page::built().is_none() {
        return;
    }
    let run = basalt(&small(&["--seconds", "2", "--attack", "64"]));
    assert_eq!(run.code, Some(0), "{}{}", run.out, run.err);
    let attack = run.out.lines().find(|line| line.starts_with("Attack: connections "));
    let attack = attack.unwrap_or_else(|| panic!("{}", run.out));
    let counts: Vec<u64> = attack
        .split(|letter: char| !letter.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
        .collect();
    let [opened, _closed, log_ins, searches, _refused, failed] = counts[..] else {
        panic!("{attack}")
    };
    assert!(opened >= 3 * 64 && log_ins > 0 && searches > 0, "{attack}");
    assert_eq!(failed, 0, "{attack}");
    assert!(run.out.trim_end().ends_with(": all there, none twice."), "{}", run.out);
}

/// The players of a game are on different nodes, so each node commits moves of every game.
#[test]
fn a_crowd_plays_across_two_nodes() {
    let Some((_cluster, database)) = postgres_for_server() else { return };
    let nats = Nats::start().expect("NATS starts");
    let bus = nats.address();
    let start = || {
        let mut serve = command(&["serve", "--port", "0", "--metrics-port", "0", "--trial"]);
        serve.args(["--database", &database, "--bus", &bus]);
        let mut node = Server::start(&mut serve);
        let (page, monitoring) = (node.address(), node.address());
        (node, page.to_string(), monitoring)
    };
    let (first, second) = (start(), start());
    let addresses = ["--address", &first.1, "--address", &second.1];
    let run = basalt(&[&CROWD[..], &["--seconds", "1"], &addresses].concat());
    assert_eq!(run.code, Some(0), "{}{}", run.out, run.err);
    let verdict = run.out.lines().last().unwrap_or_default();
    assert!(verdict.ends_with(": all there, none twice."), "{}", run.out);
    let committed = [first, second].map(|(_node, _, monitoring)| {
        let metrics = get(monitoring, "/metrics", "");
        let moves = metrics.lines().find_map(|line| line.strip_prefix("basalt_moves_total "));
        moves.and_then(|moves| moves.parse::<u64>().ok()).unwrap_or_else(|| panic!("{metrics}"))
    });
    let acknowledged: u64 = verdict
        .split(' ')
        .find_map(|word| word.parse().ok())
        .unwrap_or_else(|| panic!("{verdict}"));
    assert!(committed.iter().all(|&moves| moves > 0), "{committed:?}");
    assert!(committed.iter().sum::<u64>() >= acknowledged, "{committed:?}, {verdict}");
}

#[test]
fn only_this_machine_may_be_put_under_load() {
    // Set aside for documentation; no machine has it.
    let said = basalt(&["load", "--address", "192.0.2.1:7070"]).failure(1);
    assert!(said.starts_with("error: 192.0.2.1:7070 isn’t this machine"), "{said}");
}

#[test]
fn a_server_that_is_not_there_is_told() {
    let said = basalt(&small(&["--address", "127.0.0.1:1", "--lang", "es"]));
    assert_eq!((said.code, said.out.as_str()), (Some(3), ""));
    assert_eq!(said.err, "error: no se puede llegar al servidor o ha cerrado la conexión\n");
}

#[test]
fn a_trial_is_for_this_machine_alone() {
    if Page::built().is_none() {
        return;
    }
    let said = basalt(&["serve", "--trial", "--host", "0.0.0.0", "--port", "0"]).failure(3);
    assert!(said.starts_with("error: --trial is for this machine only"), "{said}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_partial_results() {
    if Page::built().is_none() {
        return;
    }
    let mut child = command(&small(&["--seconds", "600"])).spawn().expect("it starts");
    let stages = BufReader::new(child.stderr.take().expect("piped"));
    let mut stages = stages.lines().map_while(Result::ok);
    assert!(stages.any(|stage| stage == "Playing moves"));
    press_ctrl_c(&child);
    let mut out = String::new();
    child.stdout.take().expect("piped").read_to_string(&mut out).expect("it speaks");
    assert!(out.trim_end().ends_with(": all there, none twice."), "{out}");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}
