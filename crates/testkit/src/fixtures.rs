//! Recorded games, as files and as texts.

use std::path::{Path, PathBuf};

/// The file with a name in `data/records`.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data/records").join(name)
}

/// Games in Basalt's own format with everything that it can hold.
pub const ANNOTATED: &str = include_str!("../data/records/annotated.basalt");

/// A game of DVONN in Little Golem's format.
pub const LITTLE_GOLEM: &str = include_str!("../data/records/littlegolem-human.txt");

/// Games of DVONN in CodeCup's format, each with its moves and result as we write them.
pub const CODECUP: [(&str, &str); 2] = [
    (
        include_str!("../data/records/codecup-dvonn-gestures.txt"),
        include_str!("../data/records/basalt-dvonn-gestures.moves"),
    ),
    (
        include_str!("../data/records/codecup-dvonn-robots.txt"),
        include_str!("../data/records/basalt-dvonn-robots.moves"),
    ),
];

/// Games of both titles as plain lists of moves, each with its number of plies.
pub const MOVE_LISTS: [(&str, usize); 4] = [
    (include_str!("../data/records/basalt-dvonn-gestures.moves"), 77),
    (include_str!("../data/records/basalt-dvonn-robots.moves"), 80),
    (include_str!("../data/records/basalt-punct-gestures.moves"), 67),
    (include_str!("../data/records/basalt-punct-robots.moves"), 55),
];

/// Games of DVONN in Boardspace's format: one by people, one by robots.
pub const BOARDSPACE_DVONN: [&str; 2] = [
    include_str!("../data/records/boardspace-dvonn-gestures.sgf"),
    include_str!("../data/records/boardspace-dvonn-robots.sgf"),
];

/// Games of PÜNCT in Boardspace's format: one by people, one by robots.
pub const BOARDSPACE_PUNCT: [&str; 2] = [
    include_str!("../data/records/boardspace-punct-gestures.sgf"),
    include_str!("../data/records/boardspace-punct-robots.sgf"),
];
