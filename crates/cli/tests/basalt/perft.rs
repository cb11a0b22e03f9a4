use std::io::{BufRead as _, BufReader};

use crate::program::{basalt, command, press_ctrl_c};

fn nodes(args: &[&str]) -> String {
    let out = basalt(args).fine();
    let line = out.lines().find(|line| line.starts_with("nodes ")).expect("a count");
    let [.., seconds] = out.lines().collect::<Vec<_>>()[..] else { panic!("{out}") };
    assert!(seconds.starts_with("seconds "), "no rate: leaves are counted in bulk: {out}");
    line.trim_start_matches("nodes").trim().to_owned()
}

#[test]
fn sequences_are_counted_from_anywhere() {
    assert_eq!(nodes(&["perft", "0"]), "1");
    assert_eq!(nodes(&["perft", "3"]), "110544");
    assert_eq!(nodes(&["perft", "2", "--moves", "e3", "c3"]), "2162");
    assert_eq!(nodes(&["perft", "9/10/5r5/4rw(rb)3/9 w s", "2"]), "2");
    assert_eq!(nodes(&["perft", "--game", "punct", "1"]), "4986");
    assert_eq!(nodes(&["perft", "--game", "punct", "1", "--moves", "l4/l5m5 c4/c5d5"]), "4767");
}

#[test]
fn a_division_sums_up_to_the_whole() {
    let out = basalt(&["perft", "9/10/5r5/4rw(rb)3/9 w s", "2", "--divide"]).fine();
    assert!(out.starts_with("f2e2: 1\nf2g2: 0\nf2f3: 1\nnodes     2\n"), "{out}");
    let punct = basalt(&["perft", "--game", "punct", "1", "--divide"]).fine();
    assert_eq!(punct.lines().filter(|line| line.ends_with(": 1")).count(), 4986);
    let none = basalt(&["perft", "0", "--divide"]).fine();
    assert!(none.starts_with("nodes     1\n"), "{none}");
}

#[test]
fn bad_positions_are_explained() {
    assert_eq!(
        basalt(&["perft", "9/10/11/10/8 w p", "2"]).failure(1),
        "error: position: row 1 has 9 spaces, found 8\n"
    );
    assert_eq!(
        basalt(&["perft", "9/10/5r5/4rw(rb)3/9 w s", "2", "--moves", "f2g2", "f2g2"]).failure(1),
        "error: move 2, “f2g2”: the game is over: neither player can move (rule 10)\n"
    );
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_the_moves_that_were_counted_and_no_sum() {
    // The first moves are counted in a moment, all of them in hours.
    let args = ["perft", "--game", "punct", "3", "--divide"];
    let mut child = command(&args).spawn().expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let first = lines.next().expect("a line").expect("text");
    press_ctrl_c(&child);
    let all: Vec<String> = lines.map(|line| line.expect("text")).chain([first]).collect();
    assert!(all.iter().all(|line| line.contains(": ")), "{all:?}");
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
}
