//! A game of two scripted players.

use basalt_referee::{ColorWish, GameId, Pace, Terms};
use basalt_rules::{AnyMove, AnyPosition, Color, Game, SplitMix64};
use basalt_wire::{Event, Numbered};

use crate::Ledger;

/// Terms with so much time that no flag falls; the proposer plays White.
pub(crate) fn terms(game: Game) -> Terms {
    let pace = Pace::Live { base: *Terms::BASE.end(), increment: 0 };
    Terms { color: ColorWish::White, ..Terms::casual(game, pace) }
}

/// A game and the ledger of its players.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its id.
    pub game: GameId,
    /// Its kind.
    pub kind: Game,
    /// The moves sent and acknowledged.
    pub ledger: Ledger,
}

/// A running game.
#[derive(Debug)]
pub(crate) struct ScriptedGame {
    pub(crate) played: Played,
    position: AnyPosition,
    /// Number of the last event.
    number: u32,
    /// Number of moves played.
    moves: u32,
    /// Number of moves after which the game is resigned.
    resign_after: u32,
    is_over: bool,
}

impl ScriptedGame {
    pub(crate) fn new(game: GameId, kind: Game, resign_after: u32) -> Self {
        let played = Played { game, kind, ledger: Ledger::default() };
        let position = AnyPosition::start(kind);
        Self { played, position, number: 0, moves: 0, resign_after, is_over: false }
    }

    pub(crate) fn to_move(&self) -> Color {
        self.position.to_move()
    }

    /// Number of the last known event.
    pub(crate) fn number(&self) -> u32 {
        self.number
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Whether the player to move resigns now.
    pub(crate) fn resigns_now(&self) -> bool {
        !self.is_over && self.moves >= self.resign_after
    }

    /// A random legal move; `None` if there is none.
    pub(crate) fn choose(&self, rng: &mut SplitMix64) -> Option<AnyMove> {
        rng.pick(&self.position.legal_moves())
    }

    /// Applies events; known ones change nothing. Returns `None` if they make no sense.
    pub(crate) fn apply(&mut self, events: &[Numbered]) -> Option<()> {
        for numbered in events {
            if let Event::Move { mv, .. } = &numbered.event {
                self.played.ledger.receive(numbered.number, mv);
            }
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
