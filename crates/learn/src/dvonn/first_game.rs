//! The last chapter of DVONN: a whole game against the weakest level.

use basalt_rules::Game;

use crate::course::{Chapter, Kind, Step};
use crate::first_game::{FirstGame, Tip, TipTrigger};

pub(super) const CHAPTER: Chapter =
    Chapter { id: "first-game", steps: &[Step { id: "game", kind: Kind::Game(GAME) }] };

const GAME: FirstGame = FirstGame::new(
    Game::Dvonn,
    &[
        Tip { when: TipTrigger::Beginning, say: "red" },
        Tip { when: TipTrigger::OwnPieces, say: "own" },
        Tip { when: TipTrigger::Stacking, say: "stacking" },
        Tip { when: TipTrigger::CutThreatened(3), say: "cut" },
        Tip { when: TipTrigger::FewMoves(4), say: "few" },
    ],
);
