//! One node of an alpha-beta search over placements. All values are White's.

use basalt_rules::Color;
use basalt_rules::dvonn::Cell;

use super::placing::for_player;
use super::window::Window;

/// Greater than any value.
pub(crate) const INFINITY: i32 = 1_000_000;

impl Window<i32> {
    /// The full window.
    pub(crate) const FULL: Self = Self { alpha: -INFINITY, beta: INFINITY };

    /// The window of values that are better for `player` than `bar`.
    pub(crate) fn above(bar: i32, player: Color) -> Self {
        match player {
            Color::White => Self { alpha: bar, beta: INFINITY },
            Color::Black => Self { alpha: -INFINITY, beta: -bar },
        }
    }

    /// Narrows the window to values that are better for `player` than `value`. Returns whether it is empty now.
    fn narrow(&mut self, value: i32, player: Color) -> bool {
        match player {
            Color::White => self.alpha = self.alpha.max(value),
            Color::Black => self.beta = self.beta.min(value),
        }
        self.alpha >= self.beta
    }
}

/// A value, and the placements that are expected to lead to it, the last one first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) value: i32,
    pub(crate) line: Vec<Cell>,
}

impl Found {
    /// The value of a board that is not searched further.
    pub(crate) fn here(value: i32) -> Self {
        Self { value, line: Vec::new() }
    }

    /// The same, seen before a placement on this space.
    pub(crate) fn before(mut self, cell: Cell) -> Self {
        self.line.push(cell);
        self
    }
}

/// The value of a position in which `player` has `choices`, exactly if it lies inside the window. `search` searches one
/// choice; `None` means that there was no time.
pub(crate) fn best_value<T>(
    player: Color,
    mut window: Window<i32>,
    choices: impl IntoIterator<Item = T>,
    mut search: impl FnMut(T, Window<i32>) -> Option<Found>,
) -> Option<Found> {
    let mut best = Found::here(for_player(-INFINITY, player));
    for choice in choices {
        let found = search(choice, window)?;
        if for_player(found.value, player) > for_player(best.value, player) {
            best = found;
        }
        if window.narrow(best.value, player) {
            break;
        }
    }
    Some(best)
}
