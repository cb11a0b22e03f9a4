//! Lines that come in while something is running.

use basalt_ugi::{Flow, Input};

use crate::desk::Desk;

/// A desk on which these lines are ready to be polled.
fn desk_with(lines: &[&str]) -> Desk {
    let mut desk = Desk::default();
    desk.papers.ready = lines.iter().map(|line| Input::Line(line.as_bytes().to_vec())).collect();
    desk
}

#[test]
fn a_count_is_stopped_and_answers_isready_meanwhile() {
    let mut desk = desk_with(&["isready", "", " stop \r"]);
    assert_eq!(desk.ask("go perft 20"), ["readyok", "info string perft stopped"]);
    assert_eq!(desk.ask("isready"), ["readyok"]);
}

#[test]
fn a_line_that_waits_holds_up_those_behind_it() {
    let mut desk = desk_with(&["query p1turn", "stop"]);
    let said = desk.ask("go perft 1");
    assert_eq!(said.len(), 49 + 2);
    assert_eq!(said[49..], ["Nodes searched: 49", "response true"]);
    assert_eq!(desk.papers.ready, [Input::Line(b"stop".to_vec())]);
}

#[test]
fn lines_that_wait_may_start_something_that_listens_again() {
    let mut desk = desk_with(&["go perft 20", "stop", "never polled"]);
    let said = desk.ask("go perft 1");
    assert_eq!(said[49..], ["Nodes searched: 49", "info string perft stopped"]);
    assert_eq!(desk.papers.ready.len(), 1);
}

#[test]
fn a_count_is_finished_before_quit() {
    let mut desk = desk_with(&["quit"]);
    let (said, flow) = desk.hear(b"go perft 1");
    assert_eq!(said.last().map(String::as_str), Some("Nodes searched: 49"));
    assert_eq!(flow, Flow::Quit);
}

#[test]
fn a_count_is_finished_after_the_input_has_ended() {
    let mut desk = Desk::default();
    desk.papers.ready = [Input::Closed, Input::Closed].into();
    let said = desk.ask("go perft 1");
    assert_eq!(said.last().map(String::as_str), Some("Nodes searched: 49"));
}

#[test]
fn quit_is_understood_at_any_time() {
    assert_eq!(Desk::default().hear(b"quit").1, Flow::Quit);
    assert_eq!(Desk::default().hear(b"isready").1, Flow::Continue);
    let mut searching = Desk::default();
    assert_eq!(searching.hear(b"go infinite").1, Flow::Continue);
    assert_eq!(searching.hear(b"quit"), (vec![], Flow::Quit));
}
