//! The capabilities of a game, which shared code asks for.

/// A property that a game has or lacks. Each game answers for every one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// The players first place their pieces, in a phase in which nothing is moved.
    PlacementPhase,
    /// The players have pieces of several kinds beside the board to choose from.
    Reserve,
    /// A piece can be rotated.
    Rotation,
    /// The spaces in the centre of the board follow rules of their own.
    Centre,
    /// The result is a number of points for each player.
    Score,
    /// A player can threaten to win at once.
    Threats,
    /// Games can be rated. A variant for learning is not.
    Ratings,
    /// The board is much wider than high, so that narrow screens show it upright.
    WideBoard,
    /// Players of the CodeCup contest know the game.
    CodeCup,
    /// The archive finds games by their opening; see [`AnyPosition::opening_key`](crate::AnyPosition::opening_key).
    OpeningKey,
}

/// The board on which a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartBoard {
    /// The board is empty.
    Empty,
    /// All pieces are on the board, placed at random.
    Random,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyPosition, Game, Title};

    #[test]
    fn every_game_starts_empty_and_has_a_usual_board() {
        for game in Game::ALL {
            assert!(game.starts_on(StartBoard::Empty), "{game}");
            assert!(game.starts_on(game.usual_board()), "{game}");
            let start = AnyPosition::start(game);
            assert_eq!(start.is_placing(), game.has(Feature::PlacementPhase), "{game}");
            assert_eq!(start.score().is_some(), game.has(Feature::Score), "{game}");
        }
    }

    #[test]
    fn only_games_with_an_opening_key_read_one() {
        for game in Game::ALL {
            let key = game.title().read_opening_key("a1 b1 c1");
            assert_eq!(key.is_some(), game.has(Feature::OpeningKey), "{game}");
        }
    }

    #[test]
    fn titles_list_their_variants() {
        for title in Title::ALL {
            assert!(title.games().iter().all(|game| game.title() == title), "{title}");
            assert_eq!(Title::from_id(title.id()), Some(title));
            assert_eq!(Title::ALL[title as usize], title);
        }
        let listed: usize = Title::ALL.iter().map(|title| title.games().len()).sum();
        assert_eq!(listed, Game::ALL.len());
    }

    #[test]
    fn a_position_resembles_those_of_its_own_title_only() {
        for game in Game::ALL {
            let text = AnyPosition::start(game).to_string();
            for title in Title::ALL {
                assert_eq!(title.resembles_position(&text), game.title() == title, "{text}");
            }
        }
    }
}
