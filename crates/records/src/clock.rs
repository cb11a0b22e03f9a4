//! The time that a player had left.

use std::fmt;

use basalt_rules::sentence::quote;

use super::error::SyntaxError;
use super::result::number;

/// The time left on a player's clock after a move, written `0:14:59` or `0:14:59.5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clock(u64);

impl Clock {
    /// A time in milliseconds.
    pub const fn from_millis(millis: u64) -> Self {
        Self(millis)
    }

    /// The milliseconds.
    pub const fn millis(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, millis) = (self.0 / 1000, self.0 % 1000);
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match millis {
            0 => Ok(()),
            _ => write!(f, ".{}", format!("{millis:03}").trim_end_matches('0')),
        }
    }
}

impl std::str::FromStr for Clock {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        read(text).map(Self).ok_or_else(|| SyntaxError::Clock { found: quote(text) })
    }
}

fn read(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let mut parts = whole.split(':');
    let hours: u64 = number(parts.next()?)?;
    let minutes = sixtieth(parts.next()?)?;
    let seconds = sixtieth(parts.next()?)?;
    if parts.next().is_some() {
        return None;
    }
    let seconds = hours.checked_mul(3600)?.checked_add(minutes * 60 + seconds)?;
    seconds.checked_mul(1000)?.checked_add(thousandths(fraction)?)
}

fn sixtieth(text: &str) -> Option<u64> {
    number(text).filter(|&value| value < 60)
}

fn thousandths(text: &str) -> Option<u64> {
    match text.len() {
        1 => Some(100 * number::<u64>(text)?),
        2 => Some(10 * number::<u64>(text)?),
        3 => number(text),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_round_trips_through_its_text() {
        for (millis, text) in [
            (0, "0:00:00"),
            (899_500, "0:14:59.5"),
            (3_600_000 + 61_007, "1:01:01.007"),
            (360_000_000, "100:00:00"),
            (u64::MAX, "5124095576030:25:51.615"),
        ] {
            assert_eq!(Clock::from_millis(millis).to_string(), text);
            assert_eq!(text.parse(), Ok(Clock::from_millis(millis)));
        }
    }

    #[test]
    fn single_digits_are_read() {
        assert_eq!("1:2:3.04".parse(), Ok(Clock::from_millis(3_723_040)));
    }

    #[test]
    fn anything_else_is_refused() {
        let refused = "1 1:2 1:60:00 0:00:60 1:2:3:4 1:2:3. 1:2:3.1234 +1:2:3 1:-2:3 1:2:3.x \
                       99999999999999999999:00:00 5124095576030:25:51.616";
        for text in refused.split(' ').chain([""]) {
            assert_eq!(text.parse::<Clock>(), Err(SyntaxError::Clock { found: text.into() }));
        }
    }
}
