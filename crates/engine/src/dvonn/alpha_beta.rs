//! One node of an alpha-beta search over placements. All values are White's.

use basalt_rules::Color;

use super::placing::for_player;

/// More than any value.
pub(crate) const INFINITY: i32 = 1_000_000;

/// The values that still matter: more than `alpha` and less than `beta`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    /// Everything that is worth more than `bar` to `player`.
    pub(crate) fn above(bar: i32, player: Color) -> Self {
        match player {
            Color::White => Self { alpha: bar, beta: INFINITY },
            Color::Black => Self { alpha: -INFINITY, beta: -bar },
        }
    }

    /// Narrows the window to what is better for `player` than `value`. Returns whether nothing is left of it.
    fn narrow(&mut self, value: i32, player: Color) -> bool {
        match player {
            Color::White => self.alpha = self.alpha.max(value),
            Color::Black => self.beta = self.beta.min(value),
        }
        self.alpha >= self.beta
    }
}

/// The value of a position in which `player` has `choices`, exactly if it lies inside the window. `value` searches one
/// choice; `None` means that there was no time.
pub(crate) fn best_value<T>(
    player: Color,
    mut window: Window,
    choices: impl IntoIterator<Item = T>,
    mut value: impl FnMut(T, Window) -> Option<i32>,
) -> Option<i32> {
    let mut best = -INFINITY;
    for choice in choices {
        best = best.max(for_player(value(choice, window)?, player));
        if window.narrow(for_player(best, player), player) {
            break;
        }
    }
    Some(for_player(best, player))
}
