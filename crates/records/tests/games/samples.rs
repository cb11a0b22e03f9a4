//! The recorded games of the repository.

use basalt_records::{Format, Record, read_all};

const FILES: [&str; 8] = [
    include_str!("../data/annotated.basalt"),
    include_str!("../data/boardspace-dvonn-gestures.sgf"),
    include_str!("../data/boardspace-dvonn-robots.sgf"),
    include_str!("../data/boardspace-punct-gestures.sgf"),
    include_str!("../data/boardspace-punct-robots.sgf"),
    include_str!("../data/codecup-dvonn-gestures.txt"),
    include_str!("../data/codecup-dvonn-robots.txt"),
    include_str!("../data/littlegolem-human.txt"),
];

/// The games of all files.
pub(crate) fn samples() -> Vec<Record> {
    let games = FILES.iter().flat_map(|file| {
        let format = Format::detect(file.as_bytes()).expect("a known format");
        read_all(format, file.as_bytes())
    });
    games.collect::<Result<_, _>>().expect("well-written")
}
