//! Perft against a file of known counts. Its header says where positions and counts come from.

use basalt_rules::punct::{Position, Symmetry, Variant};
use basalt_testkit::corpus;
use basalt_testkit::punct::play_style::{PlayStyle, game};
use basalt_testkit::punct::twin_text;

const PERFT: &str = include_str!("../data/punct/perft.txt");

/// One line of the file.
struct Entry {
    variant: Variant,
    text: &'static str,
    /// The count at depth 1, 2, 3 and so on.
    counts: Vec<u64>,
    origin: &'static str,
}

impl Entry {
    fn position(&self) -> Position {
        Position::parse(self.variant, self.text)
            .unwrap_or_else(|error| panic!("{}: {error}", self.text))
    }

    /// Each depth with its count.
    fn depths(&self) -> impl Iterator<Item = (u32, u64)> {
        (1..).zip(self.counts.iter().copied())
    }
}

fn entries() -> Vec<Entry> {
    corpus::lines(PERFT)
        .map(|fields| Entry {
            variant: match fields[0] {
                "basic" => Variant::Basic,
                "standard" => Variant::Standard,
                other => panic!("no game: {other}"),
            },
            text: fields[1],
            counts: fields[2].split(' ').map(|count| count.parse().expect("a count")).collect(),
            origin: fields[3],
        })
        .collect()
}

#[test]
fn the_file_is_as_long_and_as_deep_as_it_should_be() {
    let entries = entries();
    for variant in [Variant::Standard, Variant::Basic] {
        let start = Position::start(variant).to_string();
        let is_start = |entry: &&Entry| entry.variant == variant && entry.text == start;
        assert_eq!(entries.iter().filter(is_start).count(), 1);
        let midst = entries.iter().filter(|entry| entry.variant == variant && entry.text != start);
        assert!(midst.count() >= 10, "{variant:?}");
    }
    assert!(entries.iter().all(|entry| entry.counts.len() >= 2));
    assert!(entries.iter().filter(|entry| entry.counts.len() >= 3).count() >= 3);
}

#[test]
fn perft_is_as_known() {
    for entry in entries() {
        let position = entry.position();
        for (depth, count) in entry.depths() {
            assert_eq!(position.perft(depth), count, "depth {depth} of {}", entry.text);
        }
    }
}

#[test]
fn the_slow_twin_counts_the_same() {
    for entry in entries() {
        let twin = twin_text::read(entry.variant == Variant::Standard, entry.text);
        let mut listings = 1;
        for (depth, count) in entry.depths() {
            if listings <= 600 {
                assert_eq!(twin.perft(depth as usize), count, "depth {depth} of {}", entry.text);
            }
            listings = count;
        }
    }
}

#[test]
fn perft_is_the_same_under_every_symmetry_and_with_the_colours_swapped() {
    for entry in entries().into_iter().filter(|entry| entry.counts[1] < 500_000) {
        let position = entry.position();
        for coloring in [position.colors_swapped(), position] {
            for symmetry in Symmetry::all() {
                let image = coloring.transformed(symmetry);
                assert_eq!(image.perft(2), entry.counts[1], "{symmetry:?} of {}", entry.text);
            }
        }
    }
}

/// The position that an origin such as `Racing 100 after 43` names; none if it is in other words.
fn replayed(origin: &str) -> Option<Position> {
    let (start, turns) = origin.split_once(" after ")?;
    let (name, seed) = start.split_once(' ')?;
    let style = PlayStyle::ALL.into_iter().find(|style| format!("{style:?}") == name)?;
    Some(game(style, seed.parse().ok()?)[turns.parse::<usize>().ok()?].clone())
}

#[test]
fn positions_come_from_the_games_that_the_file_names() {
    let mut games = 0;
    for entry in entries() {
        if let Some(position) = replayed(entry.origin) {
            assert_eq!(position.to_string(), entry.text, "{}", entry.origin);
            assert_eq!(position.variant(), entry.variant, "{}", entry.origin);
            games += 1;
        }
    }
    assert!(games >= 20, "only {games} positions name their game");
}

#[test]
fn a_finished_game_has_one_sequence_of_no_turns_and_none_longer() {
    let position = Position::parse(Variant::Standard, "w: b: w 100").expect("a position");
    assert_eq!([0, 1, 2, 9].map(|depth| position.perft(depth)), [1, 0, 0, 0]);
}
