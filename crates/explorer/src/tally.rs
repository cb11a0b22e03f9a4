//! Results of games, counted.

use std::ops::AddAssign;

use basalt_rules::{Color, Outcome};

/// A tally of games by their results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that White won.
    pub white: u64,
    /// Draws.
    pub draws: u64,
    /// Games that Black won.
    pub black: u64,
}

impl Tally {
    /// One game.
    pub fn of(outcome: Outcome) -> Self {
        let mut tally = Self::default();
        match outcome {
            Outcome::Win(Color::White) => tally.white = 1,
            Outcome::Win(Color::Black) => tally.black = 1,
            Outcome::Draw => tally.draws = 1,
        }
        tally
    }

    /// The number of games.
    pub const fn games(self) -> u64 {
        self.white + self.draws + self.black
    }

    /// The share of the points that a player scored, in tenths of a percent; half without games.
    pub fn score(self, player: Color) -> u64 {
        let won = match player {
            Color::White => self.white,
            Color::Black => self.black,
        };
        ((2 * won + self.draws) * 500).checked_div(self.games()).unwrap_or(500)
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.white += other.white;
        self.draws += other.draws;
        self.black += other.black;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_half_a_point_for_both() {
        let tally = Tally { white: 2, draws: 1, black: 1 };
        assert_eq!((tally.games(), tally.score(Color::White)), (4, 625));
        assert_eq!(tally.score(Color::White) + tally.score(Color::Black), 1_000);
        assert_eq!(Tally::default().score(Color::Black), 500);
    }
}
