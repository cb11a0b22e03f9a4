//! Points of players against each other.

use std::collections::BTreeMap;

use basalt_rules::{Color, Outcome};

/// The games of two players against each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Meeting {
    pub(super) games: u32,
    /// Twice the points of the first player, a draw being half a point.
    pub(super) half_points: u32,
}

impl Meeting {
    pub(super) fn add(&mut self, half_points: u32) {
        self.games += 1;
        self.half_points += half_points;
    }

    /// Twice the points of the second player.
    pub(super) fn other_half_points(self) -> u32 {
        2 * self.games - self.half_points
    }
}

/// The points of all players, who go by their places in the list of names.
#[derive(Debug, Default)]
pub(super) struct Standings {
    players: Vec<String>,
    /// By two players, the one with the lower place first.
    meetings: BTreeMap<(usize, usize), Meeting>,
}

impl Standings {
    pub(super) fn add(&mut self, white: &str, black: &str, outcome: Outcome) {
        let (white, black) = (self.place_of(white), self.place_of(black));
        let first = if white < black { Color::White } else { Color::Black };
        let meeting = self.meetings.entry((white.min(black), white.max(black))).or_default();
        meeting.add(match outcome {
            Outcome::Draw => 1,
            Outcome::Win(winner) if winner == first => 2,
            Outcome::Win(_) => 0,
        });
    }

    fn place_of(&mut self, name: &str) -> usize {
        let known = self.players.iter().position(|player| player == name);
        known.unwrap_or_else(|| {
            self.players.push(name.to_owned());
            self.players.len() - 1
        })
    }

    pub(super) fn players(&self) -> &[String] {
        &self.players
    }

    /// Each two players who have met, with what they have played.
    pub(super) fn meetings(&self) -> impl Iterator<Item = (usize, usize, Meeting)> + '_ {
        self.meetings.iter().map(|(&(first, second), &meeting)| (first, second, meeting))
    }

    pub(super) fn games_of(&self, player: usize) -> u32 {
        let has_part =
            |&(first, second, _): &(usize, usize, Meeting)| first == player || second == player;
        self.meetings().filter(has_part).map(|(_, _, meeting)| meeting.games).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_count_for_the_same_player_whatever_the_colour() {
        let mut standings = Standings::default();
        standings.add("a", "b", Outcome::Win(Color::White));
        standings.add("b", "a", Outcome::Win(Color::White));
        standings.add("b", "a", Outcome::Win(Color::Black));
        standings.add("c", "b", Outcome::Draw);
        assert_eq!(standings.players(), ["a", "b", "c"]);
        let meetings: Vec<_> = standings.meetings().collect();
        let (one, other) =
            (Meeting { games: 3, half_points: 4 }, Meeting { games: 1, half_points: 1 });
        assert_eq!((one.other_half_points(), other.other_half_points()), (2, 1));
        assert_eq!(meetings, [(0, 1, one), (1, 2, other)]);
        assert_eq!([0, 1, 2].map(|player| standings.games_of(player)), [3, 4, 1]);
    }
}
