//! Recorded games as scenes.

use basalt_records::{Format, Record};
use basalt_testkit::fixtures::{BOARDSPACE_DVONN, BOARDSPACE_PUNCT};
use basalt_view::{Frame, Scene, scene};

/// A game of DVONN and one of PÜNCT.
pub(crate) fn games() -> [Record; 2] {
    [BOARDSPACE_DVONN[1], BOARDSPACE_PUNCT[0]]
        .map(|text| Format::Boardspace.read(text).expect("well-written"))
}

/// The positions of a game, each with the move that led to it.
pub(crate) fn scenes(record: &Record, frame: Frame) -> Vec<Scene> {
    let mut scenes = vec![scene(&record.start, None, frame)];
    let mut steps = record.steps();
    while let Some(step) = steps.next() {
        let mv = step.expect("legal").node.mv;
        scenes.push(scene(steps.position(), Some(mv), frame));
    }
    scenes
}
