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
fn lines_that_wait_are_obeyed_in_their_order() {
    let mut harness = desk_with(&["query p1turn", "isready", "query gameover"]);
    let said = harness.send("go perft 1");
    let counts = said.iter().filter(|line| line.contains(": 1"));
    assert_eq!((said.len(), counts.count()), (49 + 4, 49));
    assert_eq!(said[50..], ["Nodes searched: 49", "response true", "response false"]);
    assert!(said[..49].contains(&"readyok".to_owned()), "it does not wait");
}

#[test]
fn a_search_is_stopped_although_a_line_waits() {
    for urgent in ["stop", "quit"] {
        let mut harness = desk_with(&["query gameover", urgent]);
        harness.send("setoption name Game value punct");
        let (said, flow) = harness.send_bytes(b"go");
        let [.., best, reply] = &said[..] else { panic!("{said:?}") };
        assert!(best.starts_with("bestmove ") && reply == "response false", "{said:?}");
        assert_eq!(flow == Flow::Quit, urgent == "quit");
    }
}

#[test]
fn lines_that_wait_may_start_something_that_listens_again() {
    let mut harness = desk_with(&["go perft 20", "stop", "query p1turn"]);
    let said = harness.send("go perft 1");
    let expected = ["Nodes searched: 49", "info string perft stopped", "response true"];
    assert_eq!(said[49..], expected, "stop is meant for the second count");
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
fn a_search_that_might_go_on_for_ever_ends_with_the_input() {
    for go in ["go", "go mate 9", "go searchmoves i6/h5i5 f6/f5g5"] {
        let mut harness = Harness::default();
        harness.send("setoption name Game value punct");
        harness.host.ready = [Input::Closed].into();
        let said = harness.send(go);
        assert!(said.last().is_some_and(|line| line.starts_with("bestmove ")), "{go}: {said:?}");
    }
}

#[test]
fn a_limited_search_is_finished_after_the_input_has_ended() {
    for (setting, go) in [("Level value 20", "go nodes 20000"), ("Level value 12", "go")] {
        let answers = [Input::Nothing, Input::Closed].map(|input| {
            let mut harness = Harness::default();
            harness.send("setoption name Game value punct");
            harness.send(&format!("setoption name {setting}"));
            harness.host.ready = [input].into();
            harness.send(go)
        });
        assert_eq!(answers[0], answers[1], "{setting}");
    }
}

#[test]
fn quit_is_understood_at_any_time() {
    assert_eq!(Harness::default().send_bytes(b"quit").1, Flow::Quit);
    assert_eq!(Harness::default().send_bytes(b"isready").1, Flow::Continue);
    let mut searching = Harness::default();
    assert_eq!(searching.send_bytes(b"go infinite").1, Flow::Continue);
    assert_eq!(searching.send_bytes(b"quit"), (vec![], Flow::Quit));
}
