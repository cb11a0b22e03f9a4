//! The first game: the basic game from eight pieces each, against the engine's lowest level.

use basalt_rules::Game;

use crate::course::{Chapter, Step, StepKind};
use crate::first_game::FirstGame;

pub(super) const CHAPTER: Chapter =
    Chapter { id: "game", steps: &[Step::new("first-game", StepKind::Game(FIRST))] };

/// A position from a game of the engine, which evaluates it as even.
const POSITION: &str = "w:d5/c5e6,d10/b9c10,f9/g10h10,h3/h1h2,l7/k5l6,l8/k8m9,m10/n10o10,o9/p9q10 \
    b:b3/a2c3,d7/d6d8,e10/d9e11,h5/f3g4,i5/j5k6,j4/k4l5,n9/m7n8,n9/m9m10^1 w 1";

const FIRST: FirstGame = FirstGame::new(Game::PunctBasic).from(POSITION);
