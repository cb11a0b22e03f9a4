//! The reading of both clocks.

use basalt_rules::Color;

use crate::Millis;

/// The reading of both clocks at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// Milliseconds that White has left.
    pub white: Millis,
    /// Milliseconds that Black has left.
    pub black: Millis,
    /// The player whose clock runs.
    pub running: Option<Color>,
    /// The moment, by the server's time.
    pub now: Millis,
}
