//! How long to think when the clocks are given.

use std::time::Duration;

use basalt_rules::{ByColor, Color};

/// The clocks of a game as `go` sends them.
#[derive(Default)]
pub(crate) struct Clocks {
    pub(crate) left: ByColor<Option<Duration>>,
    pub(crate) increment: ByColor<Duration>,
    /// How many moves the time left has to last for.
    pub(crate) moves_to_go: Option<u32>,
}

/// The part of the time left that a move gets when nobody says how many moves it must last for.
/// A player of DVONN makes some 45 moves; spending a constant part leaves time for all of them.
const PART: u32 = 25;

impl Clocks {
    /// Whether any clock was sent.
    pub(crate) fn running(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.left[color].is_some())
    }

    /// How long `player` should think; nothing if that player's clock was not sent.
    pub(crate) fn budget(&self, player: Color) -> Option<Duration> {
        let left = self.left[player]?;
        let share = left / self.moves_to_go.unwrap_or(PART).max(1);
        let increment = self.increment[player] / 4 * 3;
        // Never so much that a slow line or a busy machine loses the game.
        Some(share.saturating_add(increment).min(left / 5 * 4))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(left: u64, increment: u64, moves_to_go: Option<u32>) -> u128 {
        let clocks = Clocks {
            left: ByColor::from_fn(|_| Some(Duration::from_millis(left))),
            increment: ByColor::from_fn(|_| Duration::from_millis(increment)),
            moves_to_go,
        };
        clocks.budget(Color::Black).expect("a clock was sent").as_millis()
    }

    #[test]
    fn a_move_gets_its_share_and_never_all() {
        assert_eq!(budget(50_000, 0, None), 2000);
        assert_eq!(budget(50_000, 1000, None), 2750);
        assert_eq!(budget(50_000, 0, Some(10)), 5000);
        assert_eq!(budget(50_000, 0, Some(1)), 40_000);
        assert_eq!(budget(100, 60_000, None), 80);
        assert_eq!(budget(0, 0, Some(0)), 0);
        assert!(budget(u64::MAX, u64::MAX, None) < u128::from(u64::MAX));
    }
}
