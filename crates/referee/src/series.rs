//! A match of several games: the best of three.

use basalt_rules::{ByColor, Color};

use crate::Ending;

/// Number of games in a match, unless it is decided before.
const GAMES: u8 = 3;

/// Half points with which a match of three is won before the last game.
const DECIDING_HALF_POINTS: u8 = 4;

/// The score of a match, by the colours of one of its games. Players exchange colours after each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeriesScore {
    /// Number of games with a result.
    pub games: u8,
    /// Half points of both players: 2 for a win, 1 for a draw.
    pub half_points: ByColor<u8>,
}

impl SeriesScore {
    /// The score before a game, by the colours of that game. `endings` are those of the games before it that are linked
    /// as rematches, the oldest first. A match that was decided is followed by another one.
    pub fn before(endings: impl IntoIterator<Item = Ending>) -> Self {
        let next = |score: Self, ending| {
            let score = score.after(ending);
            if score.is_decided() { Self::default() } else { score.exchanged() }
        };
        endings.into_iter().fold(Self::default(), next)
    }

    /// The score after another game. A game without a result counts for nobody.
    #[must_use]
    pub fn after(mut self, ending: Ending) -> Self {
        if ending.counts() {
            self.games = self.games.saturating_add(1);
            for color in Color::ALL {
                self.half_points[color] += match ending.winner {
                    Some(winner) if winner == color => 2,
                    Some(_) => 0,
                    None => 1,
                };
            }
        }
        self
    }

    /// Whether no further game belongs to the match.
    pub fn is_decided(&self) -> bool {
        let is_won =
            Color::ALL.into_iter().any(|color| self.half_points[color] >= DECIDING_HALF_POINTS);
        self.games >= GAMES || is_won
    }

    /// The same score after the players have exchanged colours.
    fn exchanged(self) -> Self {
        let half_points = ByColor::from_fn(|color: Color| self.half_points[color.other()]);
        Self { half_points, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EndReason;

    const WHITE: Ending = Ending { winner: Some(Color::White), reason: EndReason::Board };
    const BLACK: Ending = Ending { winner: Some(Color::Black), reason: EndReason::Board };
    const DRAW: Ending = Ending { winner: None, reason: EndReason::Board };
    const ABORTED: Ending = Ending { winner: None, reason: EndReason::Aborted };

    fn score(endings: &[Ending]) -> (u8, u8, u8) {
        let SeriesScore { games, half_points } = SeriesScore::before(endings.iter().copied());
        (games, half_points.white, half_points.black)
    }

    #[test]
    fn points_go_with_their_players() {
        assert_eq!(score(&[]), (0, 0, 0));
        assert_eq!(score(&[WHITE]), (1, 0, 2), "who won with White has Black now");
        assert_eq!(score(&[WHITE, DRAW]), (2, 3, 1));
        assert_eq!(score(&[ABORTED]), (0, 0, 0));
        assert_eq!(score(&[WHITE, ABORTED]), (1, 2, 0));
    }

    #[test]
    fn two_wins_decide_and_so_do_three_games() {
        let second = SeriesScore::before([WHITE]);
        assert!(second.after(BLACK).is_decided(), "the same player won twice");
        assert!(!second.after(WHITE).is_decided());
        assert!(!second.after(DRAW).is_decided(), "one and a half to a half can still be caught");
        assert!(!second.after(ABORTED).is_decided());
        let third = SeriesScore::before([WHITE, WHITE]);
        assert!([WHITE, BLACK, DRAW].into_iter().all(|ending| third.after(ending).is_decided()));
    }

    #[test]
    fn another_match_follows_one_that_is_decided() {
        assert_eq!(score(&[WHITE, BLACK]), (0, 0, 0));
        assert_eq!(score(&[WHITE, BLACK, WHITE]), (1, 0, 2));
    }
}
