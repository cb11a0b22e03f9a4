//! A whole game of DVONN against the weakest level.

use basalt_rules::Game;

use crate::course::{Chapter, Step, StepKind};
use crate::first_game::FirstGame;

pub(super) const CHAPTER: Chapter =
    Chapter { id: "first-game", steps: &[Step::new("game", StepKind::Game(GAME))] };

const GAME: FirstGame = FirstGame::new(Game::Dvonn);
