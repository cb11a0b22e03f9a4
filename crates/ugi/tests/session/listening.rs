//! Lines that come in while something is running.

use basalt_ugi::{Flow, Input};

use crate::harness::Harness;

/// A harness on which these lines are ready to be polled.
fn desk_with(lines: &[&str]) -> Harness {
    let mut harness = Harness::default();
    harness.host.ready = lines.iter().map(|line| Input::Line(line.as_bytes().to_vec())).collect();
    harness
}

#[test]
fn a_count_is_stopped_and_answers_isready_meanwhile() {
    let mut harness = desk_with(&["isready", "", " stop \r"]);
    assert_eq!(harness.send("go perft 20"), ["readyok", "info string perft stopped"]);
    assert_eq!(harness.send("isready"), ["readyok"]);
}

#[test]
fn a_line_that_waits_holds_up_those_behind_it() {
    let mut harness = desk_with(&["query p1turn", "stop"]);
    let said = harness.send("go perft 1");
    assert_eq!(said.len(), 49 + 2);
    assert_eq!(said[49..], ["Nodes searched: 49", "response true"]);
    assert_eq!(harness.host.ready, [Input::Line(b"stop".to_vec())]);
}

#[test]
fn lines_that_wait_may_start_something_that_listens_again() {
    let mut harness = desk_with(&["go perft 20", "stop", "never polled"]);
    let said = harness.send("go perft 1");
    assert_eq!(said[49..], ["Nodes searched: 49", "info string perft stopped"]);
    assert_eq!(harness.host.ready.len(), 1);
}

#[test]
fn a_count_is_finished_before_quit() {
    let mut harness = desk_with(&["quit"]);
    let (said, flow) = harness.send_bytes(b"go perft 1");
    assert_eq!(said.last().map(String::as_str), Some("Nodes searched: 49"));
    assert_eq!(flow, Flow::Quit);
}

#[test]
fn a_count_is_finished_after_the_input_has_ended() {
    let mut harness = Harness::default();
    harness.host.ready = [Input::Closed, Input::Closed].into();
    let said = harness.send("go perft 1");
    assert_eq!(said.last().map(String::as_str), Some("Nodes searched: 49"));
}

#[test]
fn quit_is_understood_at_any_time() {
    assert_eq!(Harness::default().send_bytes(b"quit").1, Flow::Quit);
    assert_eq!(Harness::default().send_bytes(b"isready").1, Flow::Continue);
    let mut searching = Harness::default();
    assert_eq!(searching.send_bytes(b"go infinite").1, Flow::Continue);
    assert_eq!(searching.send_bytes(b"quit"), (vec![], Flow::Quit));
}
