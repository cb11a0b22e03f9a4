//! Levels of play.

/// A level of play, from 1 to 20.
///
/// Levels differ by work and skill, never by waiting: up to 19 they search a fixed number of nodes on one thread, and
/// 20 uses all the time and threads that it is given, except in the placing phase of DVONN, where it uses one thread and
/// limited depths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LEAST: Self = Self(1);
    /// No handicap.
    pub const FULL: Self = Self(20);
    /// The weakest level that evaluates by networks.
    ///
    /// Those below never do: a new network must not change the opponent that a person knows.
    pub const FIRST_WITH_NETWORKS: Self = Self(10);

    /// The level with this number, if there is one.
    pub fn new(number: u8) -> Option<Self> {
        (Self::LEAST.0..=Self::FULL.0).contains(&number).then_some(Self(number))
    }

    /// Its number, 1 to 20.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Whether it evaluates by networks, where they are there.
    pub fn uses_networks(self) -> bool {
        self >= Self::FIRST_WITH_NETWORKS
    }

    /// Every level, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::LEAST.0..=Self::FULL.0).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_twenty_levels() {
        assert_eq!(
            Level::all().map(Level::number).collect::<Vec<_>>(),
            (1..=20).collect::<Vec<_>>()
        );
        assert_eq!(Level::new(0), None);
        assert_eq!(Level::new(21), None);
        assert_eq!(Level::new(20), Some(Level::FULL));
    }
}
