//! A position and its slow twin, played side by side.

use basalt_rules::dvonn::{Move, Position};
use basalt_testkit::dvonn::twin::Twin;
use basalt_testkit::dvonn::twin_text;

use super::words;

/// The same position twice.
#[derive(Clone, Debug)]
pub(crate) struct Pair {
    /// The crate's position.
    pub(crate) fast: Position,
    /// The twin's position.
    pub(crate) twin: Twin,
}

impl Pair {
    /// The empty board.
    pub(crate) fn start() -> Self {
        Self { fast: Position::start(), twin: Twin::empty() }
    }

    /// The position of a text, which each of the two reads on its own.
    pub(crate) fn read(text: &str) -> Self {
        Self { fast: words::position(text), twin: twin_text::read(text) }
    }

    /// Plays a move that both must take.
    pub(crate) fn play(&mut self, mv: Move) {
        self.fast.play(mv).unwrap_or_else(|refusal| panic!("{mv} in {}: {refusal}", self.fast));
        self.twin.play(&mv.to_string());
    }
}
