//! A position and its slow twin, played side by side.

use basalt_rules::punct::{Move, Position, Variant};
use basalt_testkit::punct::twin::Twin;
use basalt_testkit::punct::twin_text;

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
    pub(crate) fn start(variant: Variant) -> Self {
        Self { fast: Position::start(variant), twin: Twin::new(variant == Variant::Standard) }
    }

    /// The position of a text, which each of the two reads on its own.
    pub(crate) fn read(variant: Variant, text: &str) -> Self {
        let fast = Position::parse(variant, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        Self { fast, twin: twin_text::read(variant == Variant::Standard, text) }
    }

    /// Plays a turn that both must take.
    pub(crate) fn play(&mut self, mv: Move) {
        self.fast.play(mv).unwrap_or_else(|refusal| panic!("{mv} in {}: {refusal}", self.fast));
        self.twin.play(&mv.to_string());
    }
}
