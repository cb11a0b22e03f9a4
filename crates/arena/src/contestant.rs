//! The two players of a match, whichever colour they have in a game.

use std::ops::{Index, IndexMut};

use basalt_rules::Color;

/// A player of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// The one named first: results are from this one's view.
    First,
    /// The second player.
    Second,
}

impl Contestant {
    /// Both players, in order.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The player of a colour in a game of this number: the first player has White in the first game of
    /// a pair, and Black in the second.
    pub const fn with(color: Color, game: u64) -> Self {
        match (color, game % 2) {
            (Color::White, 1) | (Color::Black, 0) => Self::First,
            _ => Self::Second,
        }
    }

    /// The colour in a game of this number.
    pub const fn color(self, game: u64) -> Color {
        match (self, game % 2) {
            (Self::First, 1) | (Self::Second, 0) => Color::White,
            _ => Color::Black,
        }
    }
}

/// One value for each player of the match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Both<T> {
    /// The value of the first player.
    pub first: T,
    /// The value of the second player.
    pub second: T,
}

impl<T> Index<Contestant> for Both<T> {
    type Output = T;

    fn index(&self, contestant: Contestant) -> &T {
        match contestant {
            Contestant::First => &self.first,
            Contestant::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Contestant> for Both<T> {
    fn index_mut(&mut self, contestant: Contestant) -> &mut T {
        match contestant {
            Contestant::First => &mut self.first,
            Contestant::Second => &mut self.second,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_swapped_within_a_pair() {
        for game in 1..=4 {
            for contestant in Contestant::ALL {
                assert_eq!(Contestant::with(contestant.color(game), game), contestant);
            }
        }
        let colors = [1, 2, 3, 4].map(|game| Contestant::First.color(game));
        assert_eq!(colors, [Color::White, Color::Black, Color::White, Color::Black]);
    }
}
