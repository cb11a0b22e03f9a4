//! What was sent and what was acknowledged in a game.

use std::collections::{BTreeMap, BTreeSet};

use basalt_rules::{AnyPosition, Game};
use basalt_wire::{Event, GameId, Numbered};

/// What the players of a game know of it.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    /// Every move that was sent, with the number that it would get.
    sent: BTreeSet<(u32, String)>,
    /// Every move that was acknowledged, by its number.
    acknowledged: BTreeMap<u32, String>,
}

impl Ledger {
    pub(crate) fn send(&mut self, number: u32, mv: &str) {
        self.sent.insert((number, mv.to_owned()));
    }

    pub(crate) fn acknowledge(&mut self, number: u32, mv: String) {
        assert_eq!(self.acknowledged.insert(number, mv), None, "acknowledged twice");
    }

    pub(crate) fn acknowledgements(&self) -> usize {
        self.acknowledged.len()
    }

    /// That what is kept is a game, holds all that was acknowledged, and nothing that nobody has sent.
    pub(crate) fn compare(&self, game: GameId, kept: &[Numbered]) {
        let mut position = AnyPosition::start(Game::Dvonn);
        for (numbered, number) in kept.iter().zip(1..) {
            assert_eq!(numbered.number, number, "{game} has a gap");
            let Event::Move { mv, forced, .. } = &numbered.event else { continue };
            let legal = position.read_move(mv).expect("a move");
            position.play(legal).expect("legal");
            let sent = self.sent.contains(&(number, mv.clone()));
            assert!(sent || *forced, "{game}: nobody sent {number} {mv}");
        }
        for (number, mv) in &self.acknowledged {
            let found = kept.get(*number as usize - 1).map(|numbered| &numbered.event);
            let is_there = matches!(found, Some(Event::Move { mv: kept, .. }) if kept == mv);
            assert!(is_there, "{game}: {number} {mv} was acknowledged, and there is {found:?}");
        }
    }
}
