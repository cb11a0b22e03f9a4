//! A whole game of DVONN against the weakest level.

use basalt_rules::Game;

use crate::course::{Chapter, Kind, Step};
use crate::first_game::FirstGame;

pub(super) const CHAPTER: Chapter =
    Chapter { id: "first-game", steps: &[Step::new("game", Kind::Game(GAME))] };

const GAME: FirstGame = FirstGame::new(Game::Dvonn);
