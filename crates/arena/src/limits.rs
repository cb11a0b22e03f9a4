//! Limits of a player's time, depth and nodes.

use std::fmt;
use std::time::Duration;

/// The limits of a player's thinking. All that are given hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// For all moves of a game together.
    pub time: Option<Duration>,
    /// The time that each move adds.
    pub increment: Duration,
    /// For one move.
    pub move_time: Option<Duration>,
    /// The maximum number of positions for one move.
    pub nodes: Option<u64>,
    /// The maximum depth in plies.
    pub depth: Option<u32>,
}

impl Limits {
    /// The default limits of an engine, which might otherwise think forever.
    pub const OF_ENGINES: Self = Self {
        time: None,
        increment: Duration::ZERO,
        move_time: Some(Duration::from_millis(100)),
        nodes: None,
        depth: None,
    };

    /// Whether there is none.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// The maximum time for a move when the clock shows `left`; `None` if there is no limit.
    pub fn allowed(&self, left: Option<Duration>) -> Option<Duration> {
        match (left, self.move_time) {
            (Some(left), Some(most)) => Some(left.min(most)),
            (left, most) => left.or(most),
        }
    }
}

/// Writes them as the options of the command, without their dashes.
impl fmt::Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |time: Duration| time.as_secs_f64();
        let words = [
            self.time.map(|time| format!("time {}", seconds(time))),
            (!self.increment.is_zero()).then(|| format!("increment {}", seconds(self.increment))),
            self.move_time.map(|time| format!("move-time {}", seconds(time))),
            self.nodes.map(|nodes| format!("nodes {nodes}")),
            self.depth.map(|depth| format!("depth {depth}")),
        ];
        let words: Vec<_> = words.into_iter().flatten().collect();
        f.write_str(if words.is_empty() { "no limit" } else { "" })?;
        f.write_str(&words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tighter_of_clock_and_move_time_holds() {
        let second = Duration::from_secs(1);
        let mut limits = Limits::default();
        assert!(limits.is_none());
        assert_eq!((limits.allowed(None), limits.allowed(Some(second))), (None, Some(second)));
        limits.move_time = Some(second / 2);
        assert_eq!(limits.allowed(None), Some(second / 2));
        assert_eq!(limits.allowed(Some(second)), Some(second / 2));
        assert_eq!(limits.allowed(Some(second / 4)), Some(second / 4));
    }

    #[test]
    fn limits_are_told_apart_by_their_text() {
        assert_eq!(Limits::default().to_string(), "no limit");
        let limits = Limits {
            time: Some(Duration::from_millis(800)),
            increment: Duration::from_millis(10),
            nodes: Some(5),
            ..Limits::OF_ENGINES
        };
        assert_eq!(limits.to_string(), "time 0.8 increment 0.01 move-time 0.1 nodes 5");
    }
}
