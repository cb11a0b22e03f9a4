//! Perft against files of known counts. Their headers say where positions and counts come from.

use basalt_rules::dvonn::{Phase, Position, Symmetry, perft, perft_made};
use basalt_testkit::corpus;
use basalt_testkit::dvonn::play_style::{PlayStyle, game};
use basalt_testkit::dvonn::twin_text;

use crate::dvonn::words;

const PLACING: &str = include_str!("../data/dvonn/perft-placing.txt");
const FULL: &str = include_str!("../data/dvonn/perft-full.txt");
const MIDDLE: &str = include_str!("../data/dvonn/perft-middle.txt");
const ROW_ENDS: &str = include_str!("../data/dvonn/perft-row-ends.txt");
const ALL: [&str; 4] = [PLACING, FULL, MIDDLE, ROW_ENDS];

/// One line of a perft file.
struct Entry {
    text: &'static str,
    /// The count at depth 1, 2, 3 and so on.
    counts: Vec<u64>,
    origin: &'static str,
}

impl Entry {
    fn position(&self) -> Position {
        words::position(self.text)
    }

    /// Each depth with its count.
    fn depths(&self) -> impl Iterator<Item = (u32, u64)> {
        (1..).zip(self.counts.iter().copied())
    }
}

fn entries(data: &'static str) -> Vec<Entry> {
    corpus::lines(data)
        .map(|fields| Entry {
            text: fields[0],
            counts: fields[1].split(' ').map(|count| count.parse().expect("a count")).collect(),
            origin: fields[2],
        })
        .collect()
}

fn assert_perft(data: &'static str) {
    for entry in entries(data) {
        let position = entry.position();
        for (depth, count) in entry.depths() {
            assert_eq!(position.perft(depth), count, "depth {depth} of {}", entry.text);
        }
    }
}

/// The slow twin counts as deep as the count is not above `most`.
fn assert_twin_perft(data: &'static str, most: u64) {
    for entry in entries(data) {
        let twin = twin_text::read(entry.text);
        for (depth, count) in entry.depths().filter(|&(_, count)| count <= most) {
            assert_eq!(twin.perft(depth as usize), count, "depth {depth} of {}", entry.text);
        }
    }
}

#[test]
fn the_files_are_as_long_and_as_deep_as_they_should_be() {
    let at_depth = |data, depth| entries(data).iter().filter(|e| e.counts.len() >= depth).count();
    assert_eq!(entries(PLACING)[0].text, Position::start().to_string());
    assert_eq!(entries(PLACING)[0].counts.len(), 4);
    assert!(at_depth(FULL, 4) >= 30);
    assert!(at_depth(MIDDLE, 5) >= 30);
    let full = |entry: &Entry| entry.position().board().occupied().len() == 49;
    assert!(entries(FULL).iter().all(full));
}

#[test]
fn perft_while_placing_is_as_known() {
    assert_perft(PLACING);
}

#[test]
fn perft_of_full_boards_is_as_known() {
    assert_perft(FULL);
}

#[test]
fn perft_from_the_midst_of_games_is_as_known() {
    assert_perft(MIDDLE);
}

#[test]
fn perft_with_towers_at_row_ends_is_as_known() {
    assert_perft(ROW_ENDS);
}

#[test]
fn the_slow_twin_counts_the_same_while_placing_and_from_full_boards() {
    assert_twin_perft(PLACING, 120_000);
    assert_twin_perft(FULL, 120_000);
}

#[test]
fn the_slow_twin_counts_the_same_from_the_midst_of_games() {
    assert_twin_perft(MIDDLE, 120_000);
    assert_twin_perft(ROW_ENDS, 120_000);
}

#[test]
fn perft_with_every_leaf_made_is_the_same() {
    let stacking = ALL.into_iter().flat_map(entries);
    for entry in stacking.filter(|entry| entry.position().phase() == Phase::Stacking) {
        let board = *entry.position().board();
        for (depth, count) in entry.depths().filter(|&(_, count)| count <= 20_000_000) {
            assert_eq!(perft_made(&board, depth), count, "depth {depth} of {}", entry.text);
        }
    }
}

#[test]
fn perft_is_the_same_under_every_symmetry_and_with_the_colours_swapped() {
    for entry in ALL.into_iter().flat_map(entries) {
        let position = entry.position();
        let colorings = [position.colors_swapped(), Some(position)];
        for coloring in colorings.into_iter().flatten() {
            for symmetry in Symmetry::ALL {
                let image = coloring.transformed(symmetry);
                assert_eq!(image.perft(3), entry.counts[2], "{symmetry:?} of {}", entry.text);
            }
        }
    }
}

#[test]
fn a_finished_game_has_one_sequence_of_no_plies_and_none_longer() {
    let finished = entries(MIDDLE).into_iter().find(|entry| entry.counts[0] == 0);
    let board = *finished.expect("a finished game in the file").position().board();
    assert_eq!([0, 1, 2, 9].map(|depth| perft(&board, depth)), [1, 0, 0, 0]);
    assert_eq!([0, 1, 2, 9].map(|depth| perft_made(&board, depth)), [1, 0, 0, 0]);
}

/// The position that an origin such as `Even 1 after 49` names; none if it is in other words.
fn replayed(origin: &str) -> Option<String> {
    let (start, plies) = origin.split_once(" after ")?;
    let (name, seed) = start.split_once(' ')?;
    let style = PlayStyle::ALL.into_iter().find(|style| format!("{style:?}") == name)?;
    let positions = game(style, seed.parse().ok()?);
    Some(positions[plies.parse::<usize>().ok()?].to_string())
}

#[test]
fn positions_come_from_the_games_that_the_files_name() {
    let mut games = 0;
    for entry in ALL.into_iter().flat_map(entries) {
        if let Some(position) = replayed(entry.origin) {
            assert_eq!(position, entry.text, "{}", entry.origin);
            games += 1;
        }
    }
    assert!(games >= 80, "only {games} positions name their game");
}
