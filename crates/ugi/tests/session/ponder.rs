//! Searches on the opponent's time.

use std::time::Duration;

use basalt_rules::Game;
use basalt_ugi::Input;

use crate::harness::Harness;
use crate::reports::{PUNCT, STACKING, after, at, number};

/// Number of polls before the expected move is played.
const POLLS: usize = 200;

/// Searches on the opponent's time until the expected move is played. Returns the lines before and after that.
fn ponder(harness: &mut Harness) -> (Vec<String>, Vec<String>) {
    let nothing = std::iter::repeat_n((), POLLS).map(|()| Input::Nothing);
    let lines = ["isready", "ponderhit"].map(|line| Input::Line(line.as_bytes().to_vec()));
    harness.host.ready = nothing.chain(lines).collect();
    harness.host.step = Duration::from_millis(1);
    let mut said = harness.send("go ponder movetime 60");
    let hit = said.iter().position(|line| line == "readyok").expect("it is pondering");
    let rest = said.split_off(hit);
    (said, rest)
}

/// The numbers of nodes in reports.
fn nodes(lines: &[String]) -> Vec<u32> {
    let reports = lines.iter().filter(|line| line.contains(" pv "));
    reports.map(|line| number(line, "nodes")).collect()
}

#[test]
fn the_search_goes_on_when_the_expected_move_is_played() {
    for (game, text) in [(Game::Dvonn, STACKING), (Game::Punct, PUNCT)] {
        let (mut harness, _) = at(game, text);
        let (pondered, rest) = ponder(&mut harness);
        let (pondered, rest) = (nodes(&pondered), nodes(&rest));
        let so_far = *pondered.last().expect("a report");
        assert!(rest.is_sorted() && rest.first().is_some_and(|&nodes| nodes >= so_far), "{game}");
        let (mut anew, _) = at(game, text);
        anew.host.step = Duration::from_millis(1);
        let alone = nodes(&anew.send("go movetime 60"));
        assert!(rest.last() > alone.last(), "{game}: {rest:?} and {alone:?}");
    }
}

/// The share of the memory that a tree takes in the first report of a search.
fn first_load(harness: &mut Harness) -> u32 {
    let said = harness.send("go nodes 1");
    number(said.iter().find(|line| line.contains(" pv ")).expect("a report"), "hashfull")
}

#[test]
fn the_next_turn_of_punct_begins_with_the_pondered_tree() {
    let (mut harness, position) = at(Game::Punct, PUNCT);
    let (_, rest) = ponder(&mut harness);
    let expected = rest.iter().rev().find_map(|line| after(line, "pv")).expect("a line");
    assert!(rest.last().is_some_and(|best| *best == format!("bestmove {}", expected[0])));
    let next = format!("position fen {position} moves {} {}", expected[0], expected[1]);
    let (mut anew, _) = at(Game::Punct, PUNCT);
    for harness in [&mut harness, &mut anew] {
        assert_eq!(harness.send(&next), [""; 0]);
    }
    let (kept, empty) = (first_load(&mut harness), first_load(&mut anew));
    assert!(kept > 2 * empty, "{kept} of 1000 instead of {empty}");
}
