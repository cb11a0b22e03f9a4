//! Time management.

use std::time::Duration;

use basalt_engine::move_weights;
use basalt_rules::{AnyPosition, ByColor, Color};

/// The clocks of a game as `go` sends them.
#[derive(Default)]
pub(crate) struct Clocks {
    pub(crate) left: ByColor<Option<Duration>>,
    pub(crate) increment: ByColor<Duration>,
    /// Number of moves that the time left has to last for.
    pub(crate) moves_to_go: Option<u32>,
}

/// Time that an answer takes beside the thinking: it is written, read and passed on.
const ANSWERING: Duration = Duration::from_millis(5);

/// Reserve on the clock, beside a fiftieth of it: a slow line or a busy machine may take
/// that much, and no game is lost by it.
const RESERVE: Duration = Duration::from_millis(30);
/// The reserve is at most this part of the clock: a game of a tenth of a second has no slow line.
const MAX_RESERVE_PART: u32 = 10;

/// The time to think when an answer is wanted after `time`.
pub(crate) fn within(time: Duration) -> Duration {
    time.saturating_sub(ANSWERING).max(time / 2)
}

impl Clocks {
    /// Whether any clock was sent.
    pub(crate) fn running(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.left[color].is_some())
    }

    /// The time that the player to move should think; `None` if that player's clock was not sent.
    ///
    /// All the time that the player has and will get is shared among the moves to come, by their
    /// importance.
    pub(crate) fn budget(&self, position: &AnyPosition) -> Option<Duration> {
        let player = position.to_move();
        let left = self.left[player]?;
        let mut weights = move_weights(position);
        if let Some(count) = self.moves_to_go {
            weights.truncate(count as usize);
        }
        let usable = left.saturating_sub(reserve(left));
        let increments =
            self.increment[player].saturating_mul(weights.len().saturating_sub(1) as u32);
        let first = weights.first().copied().unwrap_or(1);
        let share = share(usable.saturating_add(increments), first, weights.iter().sum());
        // The length of a game is a guess, the number of moves that the clock allows for is not.
        let most = if self.moves_to_go.is_some() { usable } else { usable / 2 };
        Some(share.min(most))
    }
}

/// The time that stays on a clock.
fn reserve(left: Duration) -> Duration {
    RESERVE.min(left / MAX_RESERVE_PART) + left / 50
}

/// `time` in the proportion of `part` to `whole`.
fn share(time: Duration, part: u32, whole: u32) -> Duration {
    time / whole.max(1) * part
}

#[cfg(test)]
mod tests {
    use basalt_rules::Game;

    use super::*;

    const FULL: &str = "bbwwbwwrb/wbwwwbrbbb/wbbwbbbwrbb/wwwwbwbwww/wwbbwbbwb w s";
    const LATE: &str = "9/10/5r5/4rw(rb)3/9 w s";

    fn position(text: &str) -> AnyPosition {
        AnyPosition::parse(Game::Dvonn, text).expect(text)
    }

    fn budget(
        position: &AnyPosition,
        left: u64,
        increment: u64,
        moves_to_go: Option<u32>,
    ) -> Duration {
        let clocks = Clocks {
            left: ByColor::from_fn(|_| Some(Duration::from_millis(left))),
            increment: ByColor::from_fn(|_| Duration::from_millis(increment)),
            moves_to_go,
        };
        clocks.budget(position).expect("a clock was sent")
    }

    #[test]
    fn placing_takes_a_small_part_of_the_time() {
        let start = AnyPosition::start(Game::Dvonn);
        let placing = 25 * budget(&start, 60_000, 0, None);
        assert!(placing < Duration::from_secs(8), "{placing:?}");
        assert!(budget(&position(FULL), 60_000, 0, None) > 10 * budget(&start, 60_000, 0, None));
    }

    #[test]
    fn the_first_moves_share_most_of_the_time_evenly() {
        let mut left = Duration::from_mins(1);
        let weights = move_weights(&position(FULL));
        let budgets = (0..12).map(|round| {
            let spent = share(left, weights[round], weights[round..].iter().sum());
            left -= spent;
            spent
        });
        let budgets: Vec<_> = budgets.collect();
        assert!(budgets.iter().all(|budget| budget.abs_diff(budgets[0]) < RESERVE), "{budgets:?}");
        assert!(left < Duration::from_secs(12), "{left:?}");
    }

    #[test]
    fn something_always_stays_on_the_clock() {
        let punct = AnyPosition::start(Game::Punct);
        for position in [position(FULL), position(LATE), AnyPosition::start(Game::Dvonn), punct] {
            for left in [0, 1, 30, 31, 100, 1000, 3_600_000, u64::MAX] {
                for increment in [0, 10, 60_000, u64::MAX] {
                    for moves_to_go in [None, Some(1), Some(5), Some(u32::MAX)] {
                        let budget = budget(&position, left, increment, moves_to_go);
                        let left = Duration::from_millis(left);
                        let reserve = left / 50 + RESERVE.min(left / 10);
                        assert!(budget <= left.saturating_sub(reserve), "{left:?}: {budget:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn time_that_lasts_for_fewer_moves_gives_each_more() {
        let full = position(FULL);
        let budgets = [None, Some(10), Some(2), Some(1)].map(|n| budget(&full, 50_000, 0, n));
        assert!(budgets.is_sorted_by(|one, other| one < other), "{budgets:?}");
        assert_eq!(budgets[3], Duration::from_millis(50_000 - 1000 - 30));
    }

    /// A tenth and a fiftieth of 80 ms.
    #[test]
    fn little_stays_on_a_short_clock() {
        let full = position(FULL);
        assert_eq!(budget(&full, 80, 0, Some(1)), Duration::from_micros(80_000 - 8_000 - 1_600));
        assert_eq!(budget(&full, 300, 0, Some(1)), Duration::from_millis(300 - 30 - 6));
    }

    #[test]
    fn increments_are_spent_as_well() {
        let full = position(FULL);
        assert!(budget(&full, 50_000, 1000, None) > budget(&full, 50_000, 0, None));
        assert!(budget(&full, 50_000, 1000, Some(1)) == budget(&full, 50_000, 0, Some(1)));
    }

    #[test]
    fn an_answer_takes_a_little_of_the_time_for_a_move() {
        let thinks = |millis| within(Duration::from_millis(millis)).as_millis();
        assert_eq!([0, 2, 8, 10, 100].map(thinks), [0, 1, 4, 5, 95]);
    }

    #[test]
    fn every_position_has_a_next_move() {
        for text in [FULL, LATE, "9/10/5r5/4rr4/9 w s", "9/10/11/10/9 w p"] {
            assert!(!move_weights(&position(text)).is_empty(), "{text}");
        }
    }
}
