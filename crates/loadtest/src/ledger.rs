//! Ledger of the moves sent and acknowledged in a game.

use std::collections::{BTreeMap, BTreeSet};

use basalt_rules::AnyPosition;
use basalt_wire::{Event, Numbered};

/// The moves of a game as its players know them.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// Moves sent, with the number that each would get.
    sent: BTreeSet<(u32, String)>,
    /// Moves acknowledged, by number.
    acknowledged: BTreeMap<u32, String>,
    /// Numbers under which more than one move was acknowledged.
    twice: BTreeSet<u32>,
    /// Moves that a player received, by number.
    received: BTreeMap<u32, String>,
    /// Numbers under which the players received different moves.
    different: BTreeSet<u32>,
}

/// A difference between the ledger and the stored game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// An acknowledged move is missing.
    Lost {
        /// The number of the move's event.
        number: u32,
    },
    /// A stored move was never sent, or was acknowledged once and is stored twice.
    Doubled {
        /// The number of the move's event.
        number: u32,
    },
    /// The players received different moves, perhaps from different nodes.
    Different {
        /// The number of both moves' events.
        number: u32,
    },
    /// The stored events are no game from here on: a number is missing, or a move is illegal.
    Broken {
        /// Number of the first wrong event.
        number: u32,
    },
}

impl Ledger {
    /// Notes that a move is sent, which would get this number.
    pub fn send(&mut self, number: u32, mv: &str) {
        self.sent.insert((number, mv.to_owned()));
    }

    /// Notes that a move is acknowledged.
    pub fn acknowledge(&mut self, number: u32, mv: String) {
        if self.acknowledged.insert(number, mv).is_some() {
            self.twice.insert(number);
        }
    }

    /// Notes that either player received a move.
    pub fn receive(&mut self, number: u32, mv: &str) {
        let known = self.received.entry(number).or_insert_with(|| mv.to_owned());
        if known != mv {
            self.different.insert(number);
        }
    }

    /// Number of acknowledged moves.
    pub fn acknowledgements(&self) -> usize {
        self.acknowledged.len()
    }

    /// Compares the stored events of a game with the ledger: they must be a legal game, contain every move that was
    /// acknowledged or received, and none that was not sent.
    pub fn faults(&self, start: AnyPosition, kept: &[Numbered]) -> Vec<Mismatch> {
        let doubled = self.twice.iter().map(|&number| Mismatch::Doubled { number });
        let unsent = kept.iter().filter(|numbered| !self.was_sent(numbered));
        let unsent = unsent.map(|numbered| Mismatch::Doubled { number: numbered.number });
        let known: BTreeSet<_> = self.acknowledged.iter().chain(&self.received).collect();
        let lost = known.into_iter().filter(|(number, mv)| !is_there(**number, mv, kept));
        let lost = lost.map(|(&number, _)| Mismatch::Lost { number });
        let different = self.different.iter().map(|&number| Mismatch::Different { number });
        let faults = broken(start, kept).into_iter().chain(doubled).chain(unsent).chain(lost);
        faults.chain(different).collect()
    }

    /// Whether a move was sent, if it is one that a player must send.
    fn was_sent(&self, numbered: &Numbered) -> bool {
        match &numbered.event {
            Event::Move { mv, forced: false, .. } => {
                self.sent.contains(&(numbered.number, mv.clone()))
            }
            _ => true,
        }
    }
}

fn is_there(number: u32, mv: &str, kept: &[Numbered]) -> bool {
    let found = kept.iter().find(|numbered| numbered.number == number);
    found.is_some_and(|found| matches!(&found.event, Event::Move { mv: kept, .. } if kept == mv))
}

/// The first event that does not continue the game.
fn broken(mut position: AnyPosition, kept: &[Numbered]) -> Option<Mismatch> {
    let mut follows = |numbered: &Numbered| match &numbered.event {
        Event::Move { mv, .. } => position.read_move(mv).is_ok_and(|mv| position.play(mv).is_ok()),
        _ => true,
    };
    let mut numbers = kept.iter().zip(1..);
    let (_, number) =
        numbers.find(|(numbered, number)| numbered.number != *number || !follows(numbered))?;
    Some(Mismatch::Broken { number })
}

#[cfg(test)]
mod tests {
    use basalt_rules::{Color, Game};

    use super::*;

    const MOVES: [&str; 4] = ["a1", "b1", "c1", "d1"];

    fn start() -> AnyPosition {
        AnyPosition::start(Game::Dvonn)
    }

    fn kept(moves: &[&str]) -> Vec<Numbered> {
        let event = |mv: &&str| Event::Move {
            by: Color::White,
            mv: (*mv).to_owned(),
            spent: 0,
            forced: false,
        };
        let numbered = |(mv, number)| Numbered { number, at: 0, event: event(mv) };
        moves.iter().zip(1..).map(numbered).collect()
    }

    /// Players whose moves were all sent and acknowledged.
    fn ledger() -> Ledger {
        let mut ledger = Ledger::default();
        for (mv, number) in MOVES.into_iter().zip(1..) {
            ledger.send(number, mv);
            ledger.acknowledge(number, mv.to_owned());
        }
        ledger
    }

    #[test]
    fn a_game_as_it_was_played_has_no_fault() {
        assert_eq!(ledger().faults(start(), &kept(&MOVES)), []);
        assert_eq!(ledger().acknowledgements(), 4);
    }

    #[test]
    fn a_lost_move_is_noticed() {
        let found = ledger().faults(start(), &kept(&MOVES[..3]));
        assert_eq!(found, [Mismatch::Lost { number: 4 }]);
        let found = ledger().faults(start(), &kept(&["a1", "b1", "e1", "d1"]));
        assert_eq!(found, [Mismatch::Doubled { number: 3 }, Mismatch::Lost { number: 3 }]);
    }

    #[test]
    fn a_move_that_was_sent_may_be_there_without_an_answer() {
        let mut ledger = ledger();
        ledger.send(5, "e1");
        assert_eq!(ledger.faults(start(), &kept(&["a1", "b1", "c1", "d1", "e1"])), []);
        assert_eq!(ledger.faults(start(), &kept(&MOVES)), []);
    }

    #[test]
    fn a_doubled_move_is_noticed() {
        let found = ledger().faults(start(), &kept(&["a1", "b1", "c1", "d1", "e1"]));
        assert_eq!(found, [Mismatch::Doubled { number: 5 }], "nobody sent it");
        let found = ledger().faults(start(), &kept(&["a1", "b1", "c1", "d1", "d1"]));
        assert_eq!(found, [Mismatch::Broken { number: 5 }, Mismatch::Doubled { number: 5 }]);
        let mut twice = ledger();
        twice.acknowledge(2, "e1".to_owned());
        assert!(twice.faults(start(), &kept(&MOVES)).contains(&Mismatch::Doubled { number: 2 }));
    }

    #[test]
    fn players_who_receive_different_moves_are_noticed() {
        let mut ledger = ledger();
        ledger.receive(4, "d1");
        ledger.receive(4, "d1");
        assert_eq!(ledger.faults(start(), &kept(&MOVES)), []);
        ledger.receive(4, "e1");
        assert_eq!(ledger.faults(start(), &kept(&MOVES)), [Mismatch::Different { number: 4 }]);
    }

    #[test]
    fn a_received_move_that_is_not_kept_is_lost() {
        let mut ledger = ledger();
        ledger.send(5, "e1");
        ledger.receive(5, "e1");
        assert_eq!(ledger.faults(start(), &kept(&MOVES)), [Mismatch::Lost { number: 5 }]);
    }

    #[test]
    fn a_gap_is_noticed() {
        let mut kept = kept(&MOVES);
        kept.remove(1);
        let found = ledger().faults(start(), &kept);
        assert_eq!(found, [Mismatch::Broken { number: 2 }, Mismatch::Lost { number: 2 }]);
    }
}
