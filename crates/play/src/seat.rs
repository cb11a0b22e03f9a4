//! Seats: the players of a game on one device.

use std::fmt;
use std::str::FromStr;

use basalt_rules::{ByColor, Color};

/// The strength of the computer, from 1 to 20.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// One side of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person.
    Person,
    /// The engine.
    Computer(Level),
}

/// The player of each colour.
pub type Players = ByColor<Seat>;

impl Level {
    /// The easiest.
    pub const FIRST: Self = Self(1);
    /// The hardest.
    pub const LAST: Self = Self(20);

    /// The level of a number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if Self::FIRST.0 <= number && number <= Self::LAST.0 { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The level `steps` higher, but not above the hardest.
    #[must_use]
    pub const fn up(self, steps: u8) -> Self {
        match Self::new(self.0.saturating_add(steps)) {
            Some(level) => level,
            None => Self::LAST,
        }
    }

    /// The level below, if there is one.
    #[must_use]
    pub const fn down(self) -> Self {
        match Self::new(self.0 - 1) {
            Some(level) => level,
            None => Self::FIRST,
        }
    }

    /// All levels, from the easiest to the hardest.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::FIRST.0..=Self::LAST.0).map(Self)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is not the text of a level or of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl FromStr for Level {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        text.parse().ok().and_then(Self::new).ok_or(Unreadable)
    }
}

/// `person` or `computer 7`.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Computer(level) => write!(f, "computer {level}"),
        }
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            None if text == "person" => Ok(Self::Person),
            Some(("computer", level)) => level.parse().map(Self::Computer),
            _ => Err(Unreadable),
        }
    }
}

impl Seat {
    /// A person of this colour against the computer.
    pub fn against_computer(person: Color, level: Level) -> Players {
        ByColor::from_fn(|color| if color == person { Self::Person } else { Self::Computer(level) })
    }

    /// The same players with their colours exchanged, as for a rematch.
    pub fn exchanged(players: Players) -> Players {
        ByColor { white: players.black, black: players.white }
    }

    /// Two people at one board.
    pub const TWO_PEOPLE: Players = ByColor { white: Self::Person, black: Self::Person };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_stay_between_the_easiest_and_the_hardest() {
        assert_eq!((Level::new(0), Level::new(21)), (None, None));
        assert_eq!(Level::FIRST.down(), Level::FIRST);
        assert_eq!((Level::new(19).map(|level| level.up(2))), Some(Level::LAST));
        assert_eq!(Level::all().map(Level::get).collect::<Vec<_>>(), (1..=20).collect::<Vec<_>>());
    }

    #[test]
    fn a_seat_round_trips_through_its_text() {
        for seat in Level::all().map(Seat::Computer).chain([Seat::Person]) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for text in
            ["", "Person", "computer", "computer 0", "computer 21", "computer x", "person 1"]
        {
            assert_eq!(text.parse::<Seat>(), Err(Unreadable), "{text}");
        }
    }
}
