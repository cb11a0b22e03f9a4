//! The reports of a search: depth, table, bounds and the current move.

use std::time::Duration;

use basalt_rules::{AnyPosition, Game};

use crate::harness::Harness;

/// A position of stacking in which no result is near.
pub(crate) const STACKING: &str =
    "bb2(brbb)1(ww)2/1(bw)w(www)(wb)1r(bbw)1b/w(bw)bwbbbwr1b/1ww(wb)3ww(wb)/wwb(bw)2(bb)(wb)1 w s";
/// Twenty spaces are empty.
const PLACING: &str = "wbwbw4/bwbwb5/rwbwbrwbw2/bwbwb5/wbwbr4 b p";
/// Six spaces are empty, which are searched to the full board.
const LAST_PLACING: &str = "wbwbwb3/bwbwbwbwbw/rwbwbrwbwb1/bwbwbwbwbw/wbwbrwb2 b p";
pub(crate) const PUNCT: &str = "w:l4/l5m5 b:c4/c5d5 w 0";

/// A harness at a position.
pub(crate) fn at(game: Game, text: &str) -> (Harness, AnyPosition) {
    let mut harness = Harness::default();
    harness.send(&format!("setoption name Game value {game}"));
    harness.send("setoption name Hash value 1");
    assert_eq!(harness.send(&format!("position fen {text}")), [""; 0]);
    (harness, AnyPosition::parse(game, text).expect(text))
}

/// The words after `name` in a line, if it has the name.
pub(crate) fn after<'l>(line: &'l str, name: &str) -> Option<Vec<&'l str>> {
    let mut words = line.split(' ').skip_while(|word| *word != name);
    words.next().map(|_| words.collect())
}

/// The number after `name` in a line.
pub(crate) fn number(line: &str, name: &str) -> u32 {
    let found = after(line, name).and_then(|words| words.first()?.parse().ok());
    found.unwrap_or_else(|| panic!("{name} in {line}"))
}

#[test]
fn depths_and_the_use_of_memory_are_told() {
    for (game, text) in [(Game::Dvonn, STACKING), (Game::Punct, PUNCT)] {
        let (mut harness, _) = at(game, text);
        let said = harness.send("go nodes 30000");
        let lines: Vec<&String> = said.iter().filter(|line| line.contains(" pv ")).collect();
        assert!(lines.iter().all(|line| number(line, "seldepth") >= number(line, "depth")));
        let deepest: Vec<u32> = lines.iter().map(|line| number(line, "seldepth")).collect();
        assert!(deepest.is_sorted() && deepest.first() < deepest.last(), "{game}: {deepest:?}");
        let loads: Vec<u32> = lines.iter().map(|line| number(line, "hashfull")).collect();
        assert!(loads.is_sorted() && loads.first() < loads.last(), "{game}: {loads:?}");
        assert!(loads.iter().all(|load| *load <= 1000), "{game}: {loads:?}");
    }
}

#[test]
fn the_move_that_is_looked_at_is_named_after_a_second() {
    for (game, text) in [(Game::Dvonn, STACKING), (Game::Punct, PUNCT)] {
        let (mut harness, position) = at(game, text);
        let current = |said: &[String]| {
            said.iter()
                .filter_map(|line| after(line, "currmove")?.first().map(|mv| (*mv).to_owned()))
                .collect::<Vec<_>>()
        };
        assert_eq!(current(&harness.send("go nodes 30000")), [""; 0], "{game}");
        harness.host.step = Duration::from_millis(100);
        let said = harness.send("go nodes 30000");
        let moves = current(&said);
        assert!(!moves.is_empty(), "{game}");
        for mv in moves {
            let mv = position.read_move(&mv).expect("a move");
            assert!(position.legal_moves().contains(&mv), "{mv}");
        }
        let numbers = said.iter().filter(|line| line.contains("currmove "));
        assert!(numbers.map(|line| number(line, "currmovenumber")).all(|number| number > 0));
    }
}

#[test]
fn a_search_for_a_win_in_dvonn_ends_at_the_depth_of_its_moves() {
    let (mut harness, _) = at(Game::Dvonn, STACKING);
    let said = harness.send("go mate 3");
    let depths = said.iter().filter(|line| line.contains(" pv ")).map(|line| number(line, "depth"));
    assert_eq!(depths.max(), Some(5));
    assert!(said.last().is_some_and(|line| line.starts_with("bestmove ")), "{said:?}");
}

/// The margin of a score in hundredths.
fn margin(line: &str) -> i32 {
    let text = after(line, "margin").and_then(|words| words.first().copied()).unwrap_or_default();
    (100.0 * text.parse::<f64>().unwrap_or_else(|_| panic!("a margin in {line}"))).round() as i32
}

#[test]
fn a_bound_lies_outside_the_window_around_the_score_before() {
    const WINDOW: i32 = 120;
    let (mut harness, _) = at(Game::Dvonn, STACKING);
    let said = harness.send("go depth 11");
    let (mut score, mut depth, mut bounds) = (0, 0, 0);
    for line in said.iter().filter(|line| line.contains(" score ")) {
        if line.contains(" lowerbound ") {
            assert!(margin(line) >= score + WINDOW, "{line} after {score}");
        } else if line.contains(" upperbound ") {
            assert!(margin(line) <= score - WINDOW, "{line} after {score}");
        } else {
            (score, depth) = (margin(line), number(line, "depth"));
            continue;
        }
        assert_eq!(number(line, "depth"), depth + 1, "a bound of a depth comes before its score");
        bounds += 1;
    }
    assert!(bounds > 0, "{said:?}");
}

#[test]
fn placements_are_told_as_far_as_they_are_looked_ahead() {
    for (level, text, depth) in
        [(20, PLACING, 3), (19, PLACING, 3), (20, LAST_PLACING, 6), (19, LAST_PLACING, 6)]
    {
        let (mut harness, position) = at(Game::Dvonn, text);
        harness.send(&format!("setoption name Level value {level}"));
        let said = harness.send(&format!("go nodes 100000 depth {depth}"));
        let last = said.iter().rev().find(|line| line.contains(" pv ")).expect("a line");
        let line = after(last, "pv").expect("a line");
        assert_eq!(line.len() as u32, number(last, "depth"), "{last}");
        assert_eq!(line.len(), depth, "{last}");
        let mut end = position.clone();
        for text in line {
            let mv = end.read_move(text).expect(text);
            end.play(mv).expect("a legal placement");
        }
    }
}

#[test]
fn only_moves_that_are_asked_about_are_told_at_every_level() {
    for (game, text) in [
        (Game::Dvonn, STACKING),
        (Game::Dvonn, PLACING),
        (Game::Dvonn, LAST_PLACING),
        (Game::Punct, PUNCT),
    ] {
        for level in [1, 5, 9, 15, 20] {
            let (mut harness, position) = at(game, text);
            harness.send(&format!("setoption name Level value {level}"));
            harness.send("setoption name MultiPV value 3");
            let all = position.legal_moves();
            let asked: Vec<String> =
                [all.len() / 3, all.len() / 2].map(|index| all[index].to_string()).into();
            let go = format!("go searchmoves {} nodes 2000 depth 4", asked.join(" "));
            let said = harness.send(&go);
            let told = said.iter().filter_map(|line| after(line, "pv"));
            assert!(
                told.map(|moves| moves[0].to_owned()).all(|mv| asked.contains(&mv)),
                "{said:?}"
            );
            let best = said.last().and_then(|line| line.strip_prefix("bestmove "));
            assert!(best.is_some_and(|best| asked.contains(&best.to_owned())), "{said:?}");
        }
    }
}
