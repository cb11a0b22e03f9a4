//! The recorded games of the repository.

use basalt_records::{Format, read_all};
use basalt_rules::record::Record;

const FILES: [&str; 8] = [
    include_str!("../../../rules/tests/data/records/annotated.basalt"),
    include_str!("../../../rules/tests/data/records/boardspace-dvonn-gestures.sgf"),
    include_str!("../../../rules/tests/data/records/boardspace-dvonn-robots.sgf"),
    include_str!("../../../rules/tests/data/records/boardspace-punct-gestures.sgf"),
    include_str!("../../../rules/tests/data/records/boardspace-punct-robots.sgf"),
    include_str!("../../../rules/tests/data/records/codecup-dvonn-gestures.txt"),
    include_str!("../../../rules/tests/data/records/codecup-dvonn-robots.txt"),
    include_str!("../../../rules/tests/data/records/littlegolem-human.txt"),
];

/// The games of all files.
pub(crate) fn samples() -> Vec<Record> {
    let games = FILES.iter().flat_map(|file| {
        let format = Format::detect(file.as_bytes()).expect("a known format");
        read_all(format, file.as_bytes())
    });
    games.collect::<Result<_, _>>().expect("well-written")
}
