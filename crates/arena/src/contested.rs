//! The trait by which a game is played in matches.

use basalt_rules::{AnyMove, AnyPosition, Rules, with_position};

/// The parts of a match that differ between games, implemented by the positions of each.
pub(crate) trait Contested: Rules {
    /// The legal moves that a greedy player prefers; all others if there are none.
    fn tempting_moves(&self) -> Vec<Self::Move>;

    /// The position in CodeCup's text; `None` if CodeCup has none for it.
    fn state_text(&self) -> Option<String>;
}

/// The moves among which a greedy player chooses at random; none if it likes all moves equally.
pub(crate) fn tempting_moves(position: &AnyPosition) -> Vec<AnyMove> {
    with_position!(position, position => {
        position.tempting_moves().into_iter().map(Into::into).collect()
    })
}

/// A position of any game in CodeCup's text; `None` if CodeCup has none for it.
pub(crate) fn state_text(position: &AnyPosition) -> Option<String> {
    with_position!(position, position => position.state_text())
}
