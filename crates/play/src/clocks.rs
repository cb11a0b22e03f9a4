//! The clocks of both players. The caller supplies the current time, as the time since any fixed moment.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use basalt_rules::{ByColor, Color};

/// The time of each player: some for the whole game, and an increment for each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    base: u32,
    increment: u32,
}

/// Why there is no such time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControlError {
    /// Not of the form `900+5`.
    Malformed,
    /// The base time is zero or more than a day.
    Base,
    /// The increment is more than an hour.
    Increment,
}

impl TimeControl {
    /// The most seconds for the whole game: a day.
    pub const LONGEST_BASE: u32 = 24 * 60 * 60;
    /// The most seconds for each move: an hour.
    pub const LONGEST_INCREMENT: u32 = 60 * 60;

    /// Time controls to choose from, the quickest first. Tournaments play 15 minutes a game on a real board and 10
    /// minutes online.
    pub const PRESETS: [Self; 5] = [
        Self { base: 3 * 60, increment: 2 },
        Self { base: 5 * 60, increment: 3 },
        Self { base: 10 * 60, increment: 0 },
        Self { base: 15 * 60, increment: 0 },
        Self { base: 30 * 60, increment: 0 },
    ];

    /// A time control in seconds, for the whole game and for each move.
    pub const fn new(base: u32, increment: u32) -> Result<Self, TimeControlError> {
        if base == 0 || base > Self::LONGEST_BASE {
            Err(TimeControlError::Base)
        } else if increment > Self::LONGEST_INCREMENT {
            Err(TimeControlError::Increment)
        } else {
            Ok(Self { base, increment })
        }
    }

    /// The time for the whole game.
    pub const fn base(self) -> Duration {
        Duration::from_secs(self.base as u64)
    }

    /// The time that each move adds.
    pub const fn increment(self) -> Duration {
        Duration::from_secs(self.increment as u64)
    }
}

/// Writes it in seconds as in PGN: `900+0`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.base, self.increment)
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let seconds = |text: &str| text.parse().map_err(|_| TimeControlError::Malformed);
        Self::new(seconds(base)?, seconds(increment)?)
    }
}

/// Two clocks, of which at most one runs.
///
/// Viewing earlier positions does not stop them. Taking back a move does not give back time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: TimeControl,
    /// The time left when the running clock was started.
    left: ByColor<Duration>,
    running: Option<(Color, Duration)>,
}

impl Clocks {
    /// Clocks that stand, with all the time left.
    pub fn new(control: TimeControl) -> Self {
        let base = control.base();
        Self::with_left(control, ByColor { white: base, black: base })
    }

    /// Stopped clocks with this time left.
    pub fn with_left(control: TimeControl, left: ByColor<Duration>) -> Self {
        Self { control, left, running: None }
    }

    /// The time control.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The player whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(color, _)| color)
    }

    /// The time that a player has left.
    pub fn left(&self, color: Color, now: Duration) -> Duration {
        let spent = match self.running {
            Some((running, since)) if running == color => now.saturating_sub(since),
            _ => Duration::ZERO,
        };
        self.left[color].saturating_sub(spent)
    }

    /// The player whose running clock has no time left.
    pub fn flagged(&self, now: Duration) -> Option<Color> {
        self.running().filter(|&color| self.left(color, now).is_zero())
    }

    /// Lets a player's clock run, and no other.
    pub fn start(&mut self, color: Color, now: Duration) {
        self.stop(now);
        self.running = Some((color, now));
    }

    /// Lets no clock run.
    pub fn stop(&mut self, now: Duration) {
        if let Some(color) = self.running() {
            self.left[color] = self.left(color, now);
        }
        self.running = None;
    }

    /// Gives a player the time that a move adds.
    pub fn add_increment(&mut self, color: Color) {
        self.left[color] = self.left[color].saturating_add(self.control.increment());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn a_time_control_round_trips_through_its_text() {
        for preset in TimeControl::PRESETS {
            assert_eq!(preset.to_string().parse(), Ok(preset));
        }
        let ten = TimeControl::new(600, 0).expect("ten minutes");
        assert!(TimeControl::PRESETS.contains(&ten));
        assert_eq!("600".parse(), Ok(ten));
    }

    #[test]
    fn impossible_times_are_refused() {
        let malformed = ["", "-", "60+-1", "40/9000", "99999999999+0"];
        for (error, texts) in [
            (TimeControlError::Malformed, &malformed[..]),
            (TimeControlError::Base, &["0+5", "86401+0"]),
            (TimeControlError::Increment, &["60+3601"]),
        ] {
            for text in texts {
                assert_eq!(text.parse::<TimeControl>(), Err(error), "{text}");
            }
        }
        assert!("86400+3600".parse::<TimeControl>().is_ok());
    }

    #[test]
    fn only_one_clock_runs() {
        let mut clocks = Clocks::new(TimeControl::PRESETS[0]);
        let left = |clocks: &Clocks, now| {
            Color::ALL.map(|color| clocks.left(color, seconds(now)).as_secs())
        };
        clocks.start(Color::White, seconds(10));
        assert_eq!(left(&clocks, 15), [175, 180]);
        clocks.start(Color::Black, seconds(20));
        assert_eq!(left(&clocks, 30), [170, 170]);
        clocks.stop(seconds(40));
        assert_eq!((left(&clocks, 99), clocks.running()), ([170, 160], None));
        assert_eq!(
            (clocks.flagged(seconds(9999)), clocks.control().increment()),
            (None, seconds(2))
        );
    }

    #[test]
    fn a_clock_that_is_set_back_takes_no_time() {
        let mut clocks = Clocks::new(TimeControl::PRESETS[0]);
        clocks.start(Color::White, seconds(100));
        assert_eq!(clocks.left(Color::White, seconds(50)), seconds(180));
        assert_eq!(clocks.flagged(seconds(280)), Some(Color::White));
    }
}
