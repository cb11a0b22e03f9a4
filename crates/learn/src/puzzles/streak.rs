//! The streak of daily puzzles.

use std::fmt;

use super::two_numbers;

/// The number of consecutive days with a solved puzzle of the day, and the last of these days.
///
/// ```
/// use basalt_learn::puzzles::Streak;
///
/// let mut streak = Streak::default();
/// streak.add(20_000);
/// streak.add(20_001);
/// assert_eq!((streak.at(20_002), streak.at(20_003)), (2, 0));
/// assert_eq!(Streak::from(streak.to_string().as_str()), streak);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    last: u32,
    days: u32,
}

impl Streak {
    /// Records that the puzzle of this day was solved on time.
    pub fn add(&mut self, day: u32) {
        if self.days == 0 || day != self.last {
            self.days = self.at(day).saturating_add(1);
            self.last = day;
        }
    }

    /// The length of the streak as of a day. It is over if neither that day nor the day before belongs to it.
    pub fn at(self, day: u32) -> u32 {
        let goes_on = day.checked_sub(self.last).is_some_and(|since| since <= 1);
        if goes_on { self.days } else { 0 }
    }
}

impl fmt::Display for Streak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.last, self.days)
    }
}

/// Parses any text. An invalid text is an empty streak.
impl From<&str> for Streak {
    fn from(text: &str) -> Self {
        two_numbers(text).map_or_else(Self::default, |[last, days]| Self { last, days })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(days: &[u32]) -> Streak {
        let mut streak = Streak::default();
        for &day in days {
            streak.add(day);
        }
        streak
    }

    #[test]
    fn a_day_counts_once_and_a_gap_begins_anew() {
        for (days, today, length) in [
            (&[][..], 7, 0),
            (&[0], 0, 1),
            (&[7], 7, 1),
            (&[7], 8, 1),
            (&[7], 9, 0),
            (&[7, 7, 8, 8, 9], 9, 3),
            (&[7, 8, 10], 10, 1),
            (&[8, 7], 7, 1),
            (&[u32::MAX - 1, u32::MAX], u32::MAX, 2),
        ] {
            assert_eq!(after(days).at(today), length, "{days:?}");
        }
    }

    #[test]
    fn any_text_can_be_read() {
        for text in ["", "7", "x 1", "1 -1", "1 2 3", "99999999999 1", "\u{0}ü"] {
            assert_eq!(Streak::from(text), Streak::default(), "{text:?}");
        }
        assert_eq!(Streak::from(" 7\t2\n"), after(&[6, 7]));
    }
}
