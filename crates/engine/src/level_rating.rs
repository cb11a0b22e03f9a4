//! The level that suits a player of a rating.

use basalt_rules::{Title, with_title};

use crate::Level;
use crate::game_engine::GameEngine;

/// The rating with which every player starts.
const FIRST_RATING: i32 = 1_500;

/// The number of the level that is taken to play as well as a player with the first rating, in every game. An assumption: levels
/// were rated by playing each other (docs/strength.md), and people have not played enough rated games to say where they stand
/// among them.
const LEVEL_OF_FIRST_RATING: usize = 4;

/// The Elo of the levels of a game that were rated, from level 1 on, as docs/strength.md has them.
pub fn level_ratings(title: Title) -> &'static [i32] {
    with_title!(title, Position => <Position as GameEngine>::LEVEL_RATINGS)
}

/// Converts an Elo of the levels to a rating of people.
pub(crate) fn rating_of_elo(title: Title, elo: i32) -> i32 {
    let first = level_ratings(title).get(LEVEL_OF_FIRST_RATING - 1).copied().unwrap_or_default();
    FIRST_RATING + (elo - first)
}

/// The level whose rating is nearest to that of a player; of two equally near, the weaker. Levels without a rating are
/// left out.
pub fn suitable_level(title: Title, rating: i32) -> Level {
    let ratings = level_ratings(title);
    let first = ratings.get(LEVEL_OF_FIRST_RATING - 1).copied().unwrap_or_default();
    let wanted = first + (rating - FIRST_RATING);
    let nearest = (1..).zip(ratings).min_by_key(|(_, of_level)| of_level.abs_diff(wanted));
    nearest.and_then(|(number, _)| Level::new(number)).unwrap_or(Level::LEAST)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STRENGTH: &str = include_str!("../../../docs/strength.md");

    /// The ratings in the table of levels below a heading.
    fn published(heading: &str) -> Vec<i32> {
        let (_, rest) = STRENGTH.split_once(heading).expect("a heading");
        let rows = rest.lines().skip_while(|line| !line.starts_with("| level 1 |"));
        let rows = rows.take_while(|line| line.starts_with("| level"));
        let elo = |row: &str| {
            let cell = row.split('|').nth(3).expect("a cell").trim();
            cell.replace('−', "-").trim_start_matches('+').parse().expect("a number")
        };
        rows.map(elo).collect()
    }

    #[test]
    fn the_ratings_are_those_that_are_published() {
        let headings = ["## Levels\n", "### Levels of PÜNCT\n"];
        assert_eq!(Title::ALL.len(), headings.len());
        for (title, heading) in Title::ALL.into_iter().zip(headings) {
            let ratings = level_ratings(title);
            assert_eq!(ratings, published(heading), "{}", title.name());
            assert!(ratings.is_sorted() && ratings.len() >= 10, "{}", title.name());
        }
    }

    #[test]
    fn a_better_player_gets_a_better_level() {
        for title in Title::ALL {
            assert_eq!(suitable_level(title, FIRST_RATING).number(), 4, "{}", title.name());
            let levels: Vec<Level> =
                (-5_000..9_000).map(|rating| suitable_level(title, rating)).collect();
            assert!(levels.is_sorted(), "{}", title.name());
            assert_eq!(levels.first(), Some(&Level::LEAST));
            let best = level_ratings(title).len();
            assert_eq!(levels.last().map(|level| usize::from(level.number())), Some(best));
        }
    }

    #[test]
    fn the_next_level_comes_halfway_to_it() {
        for title in Title::ALL {
            let [fourth, fifth] = [3, 4].map(|index| level_ratings(title)[index]);
            let half = (fifth - fourth) / 2;
            assert_eq!(suitable_level(title, FIRST_RATING + half).number(), 4);
            assert_eq!(suitable_level(title, FIRST_RATING + half + 1).number(), 5);
        }
    }
}
