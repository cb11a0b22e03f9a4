//! A game that two scripted players play, as both of them know it.

use basalt_rules::{AnyMove, AnyPosition, Color, Game, SplitMix64};
use basalt_wire::{Board, ColorWish, Event, GameId, Numbered, Pace, Terms};

use crate::Ledger;

/// Which games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mix {
    /// DVONN.
    Dvonn,
    /// PÜNCT.
    Punct,
    /// Both, one as often as the other.
    Both,
}

impl Mix {
    /// What the pair of a number plays.
    pub(crate) fn game(self, pair: u64) -> Game {
        match self {
            Self::Dvonn => Game::Dvonn,
            Self::Punct => Game::Punct,
            Self::Both => [Game::Dvonn, Game::Punct][(pair % 2) as usize],
        }
    }
}

/// Terms with so much time that no flag falls, for the one who proposes them as White.
pub(crate) fn terms(game: Game) -> Terms {
    let pace = Pace::Live { base: *Terms::BASE.end(), increment: 0 };
    Terms { game, board: Board::Empty, pace, rated: false, color: ColorWish::White }
}

/// A game that was played, or is.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its name.
    pub game: GameId,
    /// What is played.
    pub kind: Game,
    /// What its players know of it.
    pub ledger: Ledger,
}

/// A game that goes on.
#[derive(Debug)]
pub(crate) struct ScriptedGame {
    pub(crate) played: Played,
    position: AnyPosition,
    /// The number of the last event.
    number: u32,
    /// How many moves were played here.
    moves: u32,
    /// After so many it is given up.
    most: u32,
    is_over: bool,
}

impl ScriptedGame {
    pub(crate) fn new(game: GameId, kind: Game, most: u32) -> Self {
        let played = Played { game, kind, ledger: Ledger::default() };
        let position = AnyPosition::start(kind);
        Self { played, position, number: 0, moves: 0, most, is_over: false }
    }

    pub(crate) fn to_move(&self) -> Color {
        self.position.to_move()
    }

    /// The number of the last event that is known.
    pub(crate) fn number(&self) -> u32 {
        self.number
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Whether the one to move gives up.
    pub(crate) fn is_given_up(&self) -> bool {
        !self.is_over && self.moves >= self.most
    }

    /// Any legal move; nothing if there is none.
    pub(crate) fn choose(&self, rng: &mut SplitMix64) -> Option<AnyMove> {
        rng.pick(&self.position.legal_moves())
    }

    /// Takes in what was heard; what is known already changes nothing. Nothing comes back if it makes no sense.
    pub(crate) fn hear(&mut self, events: &[Numbered]) -> Option<()> {
        for numbered in events {
            if numbered.number <= self.number {
                continue;
            }
            (numbered.number == self.number + 1).then_some(())?;
            match &numbered.event {
                Event::Move { mv, .. } => {
                    let mv = self.position.read_move(mv).ok()?;
                    self.position.play(mv).ok()?;
                    self.moves += 1;
                }
                Event::Ended(_) => self.is_over = true,
                _ => {}
            }
            self.number = numbered.number;
        }
        Some(())
    }
}
