//! The last chapter of DVONN: a whole game against the weakest level.

use basalt_rules::Game;

use crate::course::{Chapter, Kind, Step};
use crate::first_game::{FirstGame, Occasion, Tip};

pub(super) const CHAPTER: Chapter = Chapter { id: "first-game", steps: &[GAME] };

const GAME: Step = Step {
    id: "game",
    kind: Kind::Game(FirstGame {
        game: Game::Dvonn,
        level: 1,
        position: None,
        shows_threats: false,
        tips: &[
            Tip { when: Occasion::Beginning, say: "red" },
            Tip { when: Occasion::OwnPieces, say: "own" },
            Tip { when: Occasion::Stacking, say: "stacking" },
            Tip { when: Occasion::CutThreatened(3), say: "cut" },
            Tip { when: Occasion::FewMoves(4), say: "few" },
        ],
    }),
};
