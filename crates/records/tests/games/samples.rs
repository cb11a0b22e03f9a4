//! The recorded games of the repository.

use basalt_records::{Format, Record, read_all};
use basalt_testkit::fixtures::{
    ANNOTATED, BOARDSPACE_DVONN, BOARDSPACE_PUNCT, CODECUP, LITTLE_GOLEM,
};

/// The games of all files.
pub(crate) fn samples() -> Vec<Record> {
    let [codecup, others] = [CODECUP.map(|(game, _)| game), [ANNOTATED, LITTLE_GOLEM]];
    let files = [others, BOARDSPACE_DVONN, BOARDSPACE_PUNCT, codecup].concat();
    let games = files.iter().flat_map(|file| {
        let format = Format::detect(file.as_bytes()).expect("a known format");
        read_all(format, file.as_bytes())
    });
    games.collect::<Result<_, _>>().expect("well-written")
}
