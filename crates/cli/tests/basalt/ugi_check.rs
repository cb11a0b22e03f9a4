//! `basalt ugi-check`.

use serde_json::Value;

use crate::program::{Run, basalt};

/// The output of a check that found faults.
#[track_caller]
fn failed(run: Run) -> String {
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""), "{}", run.out);
    run.out
}

const OURS: &str = env!("CARGO_BIN_EXE_basalt");

#[test]
fn our_engine_conforms_in_every_game() {
    let said = basalt(&["ugi-check", OURS, "engine"]).fine();
    assert!(said.ends_with("The engine conforms.\n"), "{said}");
    for game in ["dvonn", "punct", "punct-basic"] {
        assert!(said.contains(&format!("ok      {game}: plays a whole game\n")), "{said}");
    }
    assert!(!said.contains("FAILED"), "{said}");
}

#[test]
fn the_faults_of_an_engine_are_named_with_the_conversation() {
    let script = "while read -r word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; \
                  go) echo bestmove a1;; query) echo response maybe;; quit) exit;; esac; done";
    let options = ["--game", "dvonn", "--timeout", "0.2"];
    let check = |json: &[&str]| {
        basalt(&[&["ugi-check"], &options[..], json, &["sh", "-c", script]].concat())
    };
    let said = failed(check(&[]));
    let told =
        "FAILED  dvonn: tells a draw\n        expected “response draw”, found “response maybe”\n";
    assert!(said.contains(told) && said.contains("          > query result\n"), "{said}");
    let said = failed(check(&["--json"]));
    let lines: Vec<Value> =
        said.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    let of = |title: &str| lines.iter().find(|line| line["case"] == title).expect(title);
    assert_eq!(of("answers isready")["passed"], true);
    assert_eq!(of("tells a draw")["passed"], false);
    assert_eq!(of("tells a draw")["reason"], "expected “response draw”, found “response maybe”");
    assert_eq!(of("ends when told to quit")["passed"], true);
}

#[cfg(unix)]
#[test]
fn a_game_that_the_engine_does_not_offer_is_skipped_unless_it_is_asked_for() {
    let script = format!("'{OURS}' engine | sed -u 's/ var punct[a-z-]*//g'");
    let check = |args: &[&str]| basalt(&[&["ugi-check"], args, &["sh", "-c", &script]].concat());
    let said = check(&[]).fine();
    let skipped: Vec<&str> = said.lines().filter(|line| line.starts_with("skipped ")).collect();
    let reason = "the engine does not offer it";
    let expected = ["punct", "punct-basic"].map(|game| format!("skipped {game}: {reason}"));
    assert_eq!(skipped, expected);
    assert!(
        said.contains("ok      dvonn: plays a whole game\n") && !said.contains("ok      punct")
    );
    let asked = check(&["--game", "punct-basic", "--json"]).fine();
    let line: Value = serde_json::from_str(asked.lines().next().expect("a line")).expect("JSON");
    assert_eq!((&line["game"], &line["passed"]), (&"punct-basic".into(), &true.into()));
}

#[test]
fn the_suite_can_be_printed() {
    let said = basalt(&["ugi-check", "--suite"]).fine();
    assert_eq!(said, include_str!("../../../arena/conformance/ugi.txt"));
}

#[test]
fn an_engine_that_cannot_be_started_is_told() {
    let said = basalt(&["ugi-check", "./no-such-engine"]).failure(3);
    assert!(said.contains("./no-such-engine does not introduce itself"), "{said}");
    let said = basalt(&["ugi-check"]).failure(2);
    assert!(said.contains("COMMAND"), "{said}");
}
